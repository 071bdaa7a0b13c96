import type { PageInput, PageSource, PageState } from '../judge/inputs.ts';
import type { Limits, Observation } from '../judge/observation.ts';
import { BOUNDS, OverBounds } from './bounds.ts';
import { canonicalValue } from './canonical.ts';
import { type FoundElement, InputIssue, type OpenPage, observe, type PageEngine } from './observe.ts';
import { checkCost } from './page-cost.ts';
import { remember } from './remember.ts';
import { STATES_WITH } from './states-with.ts';
import { writeNumber } from './value/number.ts';
import { WINDOW } from './window.ts';

/** Where the server serves STYLE_DOCUMENT. */
const ADDRESS = '/sandbox/style';
const LOAD_MILLISECONDS_MAX = 15_000;

/** A learner's page, shown by the browser itself in a frame where nothing runs. */
export class PageFrame {
  readonly element: HTMLIFrameElement;
  private source: PageSource | null = null;
  /** A reader who has made all text larger learns with the same numbers as everybody else. */
  private hasUsualText = true;
  private readonly address: string;

  private constructor(element: HTMLIFrameElement, address: string) {
    this.element = element;
    this.address = address;
  }

  /** A frame at the end of `parent`. `title` tells a screen reader what it holds. */
  static async open(parent: HTMLElement, title: string, address = ADDRESS): Promise<PageFrame> {
    const element = parent.ownerDocument.createElement('iframe');
    element.setAttribute('sandbox', 'allow-same-origin');
    element.title = title;
    element.style.border = '0';
    element.style.colorScheme = 'light';
    element.style.background = 'white';
    element.src = address;
    const frame = new PageFrame(element, address);
    parent.append(element);
    try {
      await loaded(element);
      // Throws when the browser shows an error of its own in the frame.
      frame.hasUsualText = frame.view.getComputedStyle(frame.document.documentElement).fontSize === '16px';
    } catch (error) {
      frame.remove();
      throw error;
    }
    frame.keep();
    return frame;
  }

  get document(): Document {
    return this.view.document;
  }

  get view(): Window & typeof globalThis {
    const view = this.element.contentWindow as (Window & typeof globalThis) | null;
    if (!view) throw new Error('the frame for pages is gone');
    return view;
  }

  /** Shows the page in a window of this width. */
  show(source: PageSource, width: number, height: number = WINDOW.height): void {
    this.source = source;
    this.resize(width, height);
    const page = this.document;
    // Parsed where nothing can happen, and only then put into the frame: the tree is exactly the learner's.
    // By the frame's own parser: ours would take style attributes away, as our content security policy wants.
    const parsed = new this.view.DOMParser().parseFromString(source.html, 'text/html');
    page.replaceChild(page.adoptNode(parsed.documentElement), page.documentElement);
    page.adoptedStyleSheets = this.sheets(source.css ?? '');
    for (const sheet of [...page.styleSheets, ...page.adoptedStyleSheets]) {
      inTheLight(sheet.media);
      forEachRule(sheet, (rule) => 'media' in rule && inTheLight(rule.media as MediaList));
    }
  }

  resize(width: number, height: number = WINDOW.height): void {
    this.element.style.width = `${width}px`;
    this.element.style.height = `${height}px`;
  }

  remove(): void {
    this.element.remove();
  }

  private sheets(css: string): CSSStyleSheet[] {
    const { view } = this;
    const make = (text: string) => {
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    };
    return [...(this.hasUsualText ? [] : [make(':where(html) { font-size: 16px }')]), make(css)];
  }

  /** Links and forms lead nowhere; if the frame was led away all the same, the page comes back. */
  private keep(): void {
    const hold = () => {
      for (const name of ['click', 'auxclick', 'submit'] as const) {
        this.document.addEventListener(name, (event) => {
          const target = event.target as Element | null;
          const link = target?.closest?.('a, area');
          const inside = link?.getAttribute('href')?.startsWith('#') && name === 'click';
          if (name === 'submit' || (link && !inside)) event.preventDefault();
        });
      }
    };
    hold();
    this.element.addEventListener('load', () => {
      if (this.element.contentDocument?.URL === new URL(this.address, document.baseURI).href) {
        hold();
        if (this.source) this.show(this.source, this.element.clientWidth, this.element.clientHeight);
      } else this.element.src = this.address;
    });
  }
}

/** A frame that does not load says nothing in some browsers. */
function loaded(frame: HTMLIFrameElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('the frame for pages does not load'));
    const timeout = setTimeout(fail, LOAD_MILLISECONDS_MAX);
    const settle = (then: () => void) => () => {
      clearTimeout(timeout);
      then();
    };
    frame.addEventListener('load', settle(resolve), { once: true });
    frame.addEventListener('error', settle(fail), { once: true });
  });
}

/** The browser's own engine, asked in a frame that nobody sees. It is kept, and asked about one page after the other. */
export function browserEngine(address = ADDRESS): PageEngine {
  let frame: PageFrame | null = null;
  let before: Promise<void> = Promise.resolve();

  return {
    async open(source: PageSource): Promise<OpenPage> {
      checkCost(source);
      let close = () => {};
      const turn = before;
      before = new Promise((resolve) => {
        close = resolve;
      });
      await turn;
      try {
        frame ??= await openHidden(address);
        frame.show(source, WINDOW.width);
        if (frame.document.getElementsByTagName('*').length > BOUNDS.elements)
          throw new OverBounds('memory', 'elements');
        const page = new ObservedPage(frame);
        return { find: (input) => page.find(input), close };
      } catch (error) {
        close();
        throw error;
      }
    },
  };
}

async function openHidden(address: string): Promise<PageFrame> {
  const frame = await PageFrame.open(document.body, '', address);
  Object.assign(frame.element.style, { position: 'fixed', left: '-10000px', top: '0', visibility: 'hidden' });
  frame.element.setAttribute('aria-hidden', 'true');
  frame.element.tabIndex = -1;
  return frame;
}

const engines = new Map<string, PageEngine>();

export function observeInBrowser(
  source: PageSource,
  inputs: readonly PageInput[],
  limits: Limits,
  address = ADDRESS,
): Promise<Observation[]> {
  return observe(
    remember(engines, address, () => browserEngine(address)),
    source,
    inputs,
    limits,
  );
}

/** A page in a frame, as it is before anything moves. */
class ObservedPage {
  private readonly frame: PageFrame;
  private readonly topStyle: string | null;
  private canForce = false;

  constructor(frame: PageFrame) {
    this.frame = frame;
    this.topStyle = frame.document.documentElement.getAttribute('style');
    const { styleSheets, adoptedStyleSheets } = frame.document;
    // A value in the middle of an animation is nobody's answer.
    for (const sheet of [...styleSheets, ...adoptedStyleSheets]) {
      forEachRule(sheet, (rule, rules, index) => 'appendRule' in rule && rules.deleteRule(index));
    }
    // Without a box a browser answers with the computed value, and not with the pixels that it came to.
    this.hide();
  }

  find(input: PageInput): readonly FoundElement[] {
    const { frame } = this;
    const [, selector = '', pseudo] = /^([\s\S]*?)(?:::?(before|after))?\s*$/.exec(input.selector) ?? [];
    if (input.kind === 'style') frame.resize(input.width ?? WINDOW.width);
    // Media queries see the frame's new width when the page around has been laid out.
    frame.element.getBoundingClientRect();
    const found = this.select(pseudo ? selector || '*' : input.selector);
    const state = input.kind === 'style' ? input.state : undefined;
    return found.map((element) => ({
      style: (property) => {
        const read = () => this.read(element, property, pseudo ? `::${pseudo}` : undefined);
        return state ? this.whileIn(state, found, read) : read();
      },
      text: () => element.textContent ?? '',
      attribute: (name) => (this.isHidden(element, name) ? this.topStyle : element.getAttribute(name)),
    }));
  }

  private select(selector: string): Element[] {
    try {
      return [...this.frame.document.querySelectorAll(selector)];
    } catch {
      throw new InputIssue({ _no: `«${selector}» er ikke en velger.`, _eng: `"${selector}" is not a selector.` });
    }
  }

  private read(element: Element, property: string, pseudo: string | undefined): string {
    const { view, document: page } = this.frame;
    if (property === 'transform' && pseudo === undefined) {
      const transform = readTransform(view, element);
      if (transform !== null) return transform;
    }
    const read = () => canonicalValue(view.getComputedStyle(element, pseudo).getPropertyValue(property), page.URL);
    if (property !== 'display' && property !== 'transform') return read();
    this.show();
    const value = read();
    this.hide();
    return value;
  }

  /** A page cannot be made to believe that someone points at it; its rules can be made to look at an attribute too. */
  private whileIn<Result>(state: PageState, elements: readonly Element[], read: () => Result): Result {
    if (!this.canForce) {
      const { styleSheets, adoptedStyleSheets } = this.frame.document;
      for (const sheet of [...styleSheets, ...adoptedStyleSheets]) forEachRule(sheet, takeForcedStates);
      this.canForce = true;
    }
    const { itself, around } = STATES_WITH[state];
    const marked = new Map<Element, Set<string>>();
    const mark = (element: Element, names: readonly string[]) => {
      for (const name of names) remember(marked, element, () => new Set<string>()).add(`${FORCED}${name}`);
    };
    for (const element of elements) {
      mark(element, itself);
      for (let parent = element.parentElement; parent; parent = parent.parentElement) mark(parent, around);
    }
    for (const [element, names] of marked) for (const name of names) element.setAttribute(name, '');
    try {
      return read();
    } finally {
      for (const [element, names] of marked) for (const name of names) element.removeAttribute(name);
    }
  }

  private hide(): void {
    this.frame.document.documentElement.style.setProperty('display', 'none', 'important');
  }

  private show(): void {
    const top = this.frame.document.documentElement;
    if (this.topStyle === null) top.removeAttribute('style');
    else top.setAttribute('style', this.topStyle);
  }

  private isHidden(element: Element, attribute: string): boolean {
    return element === this.frame.document.documentElement && attribute.toLowerCase() === 'style';
  }
}

const FORCED = 'kodestien-';

function takeForcedStates(rule: CSSRule): void {
  if (!('selectorText' in rule)) return;
  const { selectorText } = rule as CSSStyleRule;
  const changed = selectorText.replaceAll(
    /:(hover|active|focus-within|focus-visible|focus)(?![\w-])/g,
    (found, name) => `:is(${found}, [${FORCED}${name}])`,
  );
  if (changed !== selectorText) (rule as CSSStyleRule).selectorText = changed;
}

type RuleHolder = { readonly cssRules: CSSRuleList; deleteRule(index: number): void };

/** Every rule, from the last to the first, also those inside others. */
function forEachRule(holder: RuleHolder, visit: (rule: CSSRule, holder: RuleHolder, index: number) => void): void {
  for (let index = (rulesOf(holder)?.length ?? 0) - 1; index >= 0; index--) {
    const rule = holder.cssRules[index];
    if (!rule) continue;
    if ('cssRules' in rule) forEachRule(rule as CSSRule & RuleHolder, visit);
    visit(rule, holder, index);
  }
}

/** A style sheet from outside is empty, and may not even be looked at. */
function rulesOf(holder: RuleHolder): CSSRuleList | null {
  try {
    return holder.cssRules;
  } catch {
    return null;
  }
}

/** The reader's dark theme is no part of the page that is judged: a question about it is answered for them. */
function inTheLight(media: MediaList): void {
  if (!media.mediaText.includes('prefers-color-scheme')) return;
  media.mediaText = media.mediaText
    .replaceAll(/\(\s*prefers-color-scheme\s*:\s*dark\s*\)/gi, '(width < 0px)')
    .replaceAll(/\(\s*prefers-color-scheme\s*(?::\s*light\s*)?\)/gi, '(width >= 0px)');
}

/** As a matrix; with per cent in it, which only the size of the box could tell, the functions. */
function readTransform(view: Window & typeof globalThis, element: Element): string | null {
  const text = element.computedStyleMap?.().get('transform')?.toString();
  if (text === undefined) return null;
  if (text === 'none' || text.includes('%')) return text;
  const matrix = new view.DOMMatrixReadOnly(text);
  const cells = matrix.is2D
    ? [matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f]
    : [...matrix.toFloat64Array()];
  const written = cells.map((cell) => writeNumber(Math.abs(cell) < 1e-10 ? 0 : cell)).join(', ');
  return `matrix${matrix.is2D ? '' : '3d'}(${written})`;
}
