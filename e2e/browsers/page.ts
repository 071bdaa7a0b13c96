import type { HumanLang } from '@kodestien/contract/language';
import { type Texts, textsOf } from '../fixtures/texts.ts';
import { type Driver, type InPage, KEY, type Point } from './driver.ts';

/** On a busy machine an engine takes its time to be compiled. */
const WAIT_MS = 60_000;
const LOOK_EVERY_MS = 100;

/** What to look for: an element inside `within` that a person sees, by its name or its text. */
export type Expected = { within?: string; selector: string; name?: string };

/** One page in a browser, as a person uses it. */
export class JourneyPage {
  readonly t: Texts;
  readonly driver: Driver;
  readonly #url: string;
  readonly #stored: Record<string, string>;

  constructor(driver: Driver, url: string, lang: HumanLang, stored: Record<string, string> = {}) {
    this.driver = driver;
    this.t = textsOf(lang);
    this.#url = url;
    this.#stored = { human_lang: lang, ...stored };
  }

  /** As someone who has never been here, but for the language. */
  async begin(path: string): Promise<void> {
    // A page of the same origin that runs nothing.
    await this.driver.open(`${this.#url}/robots.txt`);
    await this.driver.evaluate(
      null,
      (stored: Record<string, string>) => {
        localStorage.clear();
        sessionStorage.clear();
        for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
      },
      this.#stored,
    );
    await this.open(path);
  }

  /** Opens a path of the product, or an address. */
  async open(path: string): Promise<void> {
    await this.driver.open(new URL(path, this.#url).href);
    await this.driver.evaluate(null, collectErrors);
  }

  async click(expected: Expected, frame: string | null = null): Promise<void> {
    const place = async () =>
      (await this.until(`${describe(expected)} to press`, frame, look, 'place', expected)) as Point;
    let before = await place();
    await rest();
    let point = await place();
    // What comes above it moves it, and the press would miss: it is pressed once it stays where it is.
    for (; Math.hypot(point.x - before.x, point.y - before.y) > 1; point = await place()) {
      before = point;
      await rest();
    }
    await this.driver.click(frame, point);
  }

  /** Types into a field, in place of what it holds. */
  async fill(expected: Expected, text: string): Promise<void> {
    await this.click(expected);
    await this.driver.press('a', KEY.control);
    await this.driver.press(text);
  }

  async sees(expected: Expected, frame: string | null = null): Promise<void> {
    await this.until(describe(expected), frame, look, 'seen', expected);
  }

  /** Replaces all code in a block, as pasting does: typing would close brackets and indent by itself. */
  async writeCode(block: string, code: string): Promise<void> {
    const editor: Expected = { within: block, selector: '.cm-content' };
    await this.click(editor);
    await this.driver.press('a', KEY.control);
    await this.driver.evaluate(null, look, 'paste', editor, code);
    await this.hasCode(block, code);
  }

  async hasCode(block: string, code: string): Promise<void> {
    await this.until(`the code in ${block}`, null, look, 'text', { within: block, selector: '.cm-content' }, code);
  }

  /** Waits until `look` gives something true. */
  async until<F extends InPage>(
    what: string,
    frame: string | null,
    look: F,
    ...args: Parameters<F>
  ): Promise<Awaited<ReturnType<F>>> {
    let last: unknown;
    for (const deadline = Date.now() + WAIT_MS; Date.now() < deadline; ) {
      try {
        const found = await this.driver.evaluate(frame, look, ...args);
        if (found) return found;
        last = found;
      } catch (error) {
        // A page that is being left, or a frame that is not there yet.
        last = error instanceof Error ? error.message : error;
      }
      await rest();
    }
    throw new Error(`Not there after ${WAIT_MS / 1000} s: ${what} (${JSON.stringify(last)})`);
  }

  /** Errors of the page's own scripts since it was opened. */
  errors(): Promise<string[]> {
    return this.driver.evaluate(null, () => (window as unknown as { journeyErrors?: string[] }).journeyErrors ?? []);
  }
}

const rest = () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));

function describe({ within = '', selector, name }: Expected): string {
  return [within, selector, name && `"${name}"`].filter(Boolean).join(' ');
}

/* What follows runs in the page. */

function collectErrors(): void {
  const errors: string[] = [];
  Object.assign(window, { journeyErrors: errors });
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
}

/** What is done with the elements that are found; each of them inside the page. */
type Look = 'seen' | 'place' | 'paste' | 'text';

/** All of it in one function: it is sent to the page as text. Editors live in shadow trees, which it looks into. */
function look(what: Look, { within, selector, name }: Expected, text = ''): boolean | Point | null {
  const all = (root: ParentNode): HTMLElement[] => [
    ...root.querySelectorAll<HTMLElement>(selector),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? all(shadowRoot) : [])),
  ];
  const flat = (shown: string | null | undefined) => (shown ?? '').replaceAll(/\s+/g, ' ').trim();
  const expected = flat(name);
  const place = within ? document.querySelector(within) : document;
  const isVisible = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  const namesOf = (element: HTMLElement) => [
    flat(element.getAttribute('aria-label')),
    flat(element.innerText ?? element.textContent),
    ...[...((element as HTMLInputElement).labels ?? [])].map((label) => flat(label.innerText)),
  ];
  const visible = place ? all(place).filter(isVisible) : [];
  if (what === 'seen') return visible.some((element) => namesOf(element).some((shown) => shown.includes(expected)));
  const element = visible.find((candidate) =>
    namesOf(candidate).some((shown) => expected === '' || shown === expected || shown.startsWith(`${expected} `)),
  );
  if (!element) {
    // Editors come when their place is in view.
    if (place instanceof Element) place.scrollIntoView({ block: 'center', behavior: 'instant' });
    return null;
  }
  if (what === 'text') {
    const lines = [...element.querySelectorAll<HTMLElement>('.cm-line')];
    return lines.map((line) => line.innerText.replace(/\n$/, '')).join('\n') === text;
  }
  if (what === 'paste') {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    // Firefox gives an event that a script has made no data.
    if (event.clipboardData?.getData('text/plain') !== text) return document.execCommand('insertText', false, text);
    element.dispatchEvent(event);
    return true;
  }
  const middle = () => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, innerHeight / 4) };
  };
  const before = middle();
  if (before.y < 100 || before.y > innerHeight - 100) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const point = middle();
  // What has just been scrolled is looked at again, and what lies under something else cannot be pressed.
  if (Math.abs(before.y - point.y) > 1) return null;
  const hit = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(point.x, point.y);
  return hit && (element.contains(hit) || hit.contains(element)) ? point : null;
}
