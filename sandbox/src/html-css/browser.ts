import {
  type Circumstances,
  circumstancesOf,
  type PageInput,
  type PageSource,
  type PageState,
} from '../judge/inputs.ts';
import type { Limits, Observation } from '../judge/observation.ts';
import { isInBlockFlow } from './block-flow.ts';
import { BOUNDS, OverBounds } from './bounds.ts';
import { canonicalValue } from './canonical.ts';
import { type Step, writeSteps } from './keyframes.ts';
import { MEDIA_WORDS, NOTHING } from './media-words.ts';
import { type FoundElement, InputIssue, type OpenPage, observe, type PageEngine } from './observe.ts';
import { checkCost } from './page-cost.ts';
import { readPlainDeclaration } from './plain-declaration.ts';
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

  /** Shows the page in a window of this width, to a reader who has set this. */
  show(source: PageSource, width: number, height: number = WINDOW.height, media = IN_THE_LIGHT): void {
    this.source = source;
    this.resize(width, height);
    const page = this.document;
    // Parsed where nothing can happen, and only then put into the frame: the tree is exactly the learner's.
    // By the frame's own parser: ours would take style attributes away, as our content security policy wants.
    const parsed = new this.view.DOMParser().parseFromString(source.html, 'text/html');
    page.replaceChild(page.adoptNode(parsed.documentElement), page.documentElement);
    page.adoptedStyleSheets = this.sheets(source.css ?? '');
    for (const sheet of [...page.styleSheets, ...page.adoptedStyleSheets]) {
      answerMedia(sheet.media, media);
      forEachRule(sheet, (rule) => 'media' in rule && answerMedia(rule.media as MediaList, media));
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
        const page = new ObservedPage(frame, source);
        if (frame.document.getElementsByTagName('*').length > BOUNDS.elements)
          throw new OverBounds('memory', 'elements');
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
  private readonly source: PageSource;
  private topStyle: string | null = null;
  private canForce = false;
  private animations: readonly Animation[] = [];
  private shown = '';

  constructor(frame: PageFrame, source: PageSource) {
    this.frame = frame;
    this.source = source;
    this.showTo({});
  }

  /** What the reader has set, and what the browser cannot do, is put into the page's own rules, so it is shown again. */
  private showTo({ media = {}, unsupported = [] }: Circumstances): void {
    const key = JSON.stringify([media, unsupported]);
    if (key === this.shown) return;
    const { frame } = this;
    frame.show(this.source, WINDOW.width, WINDOW.height, { ...JUDGED_MEDIA, ...media });
    this.shown = key;
    this.canForce = false;
    this.topStyle = frame.document.documentElement.getAttribute('style');
    const sheets = [...frame.document.styleSheets, ...frame.document.adoptedStyleSheets];
    if (unsupported.length > 0) {
      const unknown = new Set(unsupported.map(readPlainDeclaration));
      for (const sheet of sheets) forEachRule(sheet, (...at) => withoutSupport(unknown, frame.view, ...at));
    }
    this.animations = sheets.flatMap((sheet) => (sheet.disabled ? [] : animationsIn(sheet)));
    // A value in the middle of an animation is nobody's answer.
    for (const sheet of sheets) {
      forEachRule(sheet, (rule, rules, index) => 'appendRule' in rule && rules.deleteRule(index));
    }
    // Without a box a browser answers with the computed value, and not with the pixels that it came to.
    this.hide();
  }

  find(input: PageInput): readonly FoundElement[] {
    const { frame } = this;
    const around = circumstancesOf(input);
    const { state, state_of, width } = around;
    this.showTo(around);
    const [, selector = '', pseudo] = /^([\s\S]*?)(?:::?(before|after))?\s*$/.exec(input.selector) ?? [];
    frame.resize(width ?? WINDOW.width);
    // Media queries see the frame's new width when the page around has been laid out.
    frame.element.getBoundingClientRect();
    const found = this.select(pseudo ? selector || '*' : input.selector);
    const touched = state_of === undefined ? found : this.select(state_of);
    const inState = <Result>(read: () => Result) => (state ? this.whileIn(state, touched, read) : read());
    return found.map((element) => ({
      style: (property) => inState(() => this.read(element, property, pseudo ? `::${pseudo}` : undefined)),
      steps: (property) => inState(() => this.stepsOf(element, property)),
      width: () => inState(() => this.widthOf(element)),
      text: () => textOf(element),
      attribute: (name) => (this.isHidden(element, name) ? this.topStyle : element.getAttribute(name)),
    }));
  }

  /** With its padding and border, and without the room that a scroll bar would take. */
  private widthOf(element: Element): string {
    const { view, document: page } = this.frame;
    const reader = (of: Element) => (property: string) => view.getComputedStyle(of).getPropertyValue(property);
    this.show();
    page.documentElement.style.setProperty('overflow', 'hidden', 'important');
    try {
      for (let one: Element | null = element; one; one = one.parentElement) {
        if (!isInBlockFlow(reader(one), one.parentElement && reader(one.parentElement))) return '';
      }
      const read = reader(element);
      const pixels = (names: readonly string[]) => names.reduce((sum, name) => sum + Number.parseFloat(read(name)), 0);
      const edges = pixels(['padding-left', 'padding-right', 'border-left-width', 'border-right-width']);
      return `${Math.round(pixels(['width']) + (read('box-sizing') === 'border-box' ? 0 : edges))}px`;
    } finally {
      this.show();
      this.hide();
    }
  }

  private stepsOf(element: Element, property: string): string[] {
    const names = this.frame.view.getComputedStyle(element).animationName.split(', ');
    const own = this.read(element, property, undefined);
    return names.map((name) => {
      const animation = this.animations.findLast((one) => one.name === name && this.counts(one));
      const frames = (animation?.frames ?? []).filter(({ declared }) => declared.some((one) => one.name === property));
      const steps = [...Map.groupBy(frames, ({ at }) => at)].map(([at, all]): Step => {
        const declared = all.flatMap((frame) => frame.declared);
        const written = declared.findLast((one) => one.name === property)?.value ?? '';
        return {
          at,
          value: this.whileDeclared(element, declared, () => this.read(element, property, undefined)),
          written,
        };
      });
      return writeSteps(property, steps, own);
    });
  }

  private counts({ media }: Animation): boolean {
    return media.every((condition) => this.frame.view.matchMedia(condition).matches);
  }

  private whileDeclared<Result>(element: Element, declared: readonly Declared[], read: () => Result): Result {
    const before = element.getAttribute('style');
    const { style } = element as HTMLElement;
    for (const { name, value } of declared) style.setProperty(name, value, 'important');
    try {
      return read();
    } finally {
      if (before === null) element.removeAttribute('style');
      else element.setAttribute('style', before);
    }
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
    if (property.startsWith('--'))
      return this.customValue(view.getComputedStyle(element, pseudo).getPropertyValue(property));
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

  /** A colour is the same however it is written, also where it only has a name of the page's own. */
  private customValue(text: string): string {
    const value = text.trim();
    const isColor = this.frame.view.CSS.supports('color', value) && !WITHOUT_COLOR.test(value);
    if (!isColor) return value;
    const top = this.frame.document.documentElement;
    return this.whileDeclared(top, [{ name: 'color', value }], () => this.read(top, 'color', undefined));
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

/** As our own engine reads it: a line break separates words. */
function textOf(node: Node): string {
  if (node.nodeName === 'BR') return '\n';
  if (node.nodeType !== node.ELEMENT_NODE) return node.nodeType === node.TEXT_NODE ? (node.nodeValue ?? '') : '';
  if (!(node as Element).querySelector('br')) return node.textContent ?? '';
  return [...node.childNodes].map(textOf).join('');
}

const FORCED = 'kodestien-';
const WITHOUT_COLOR = /^(?:currentcolor|inherit|initial|unset|revert|revert-layer)$|var\(/i;

function takeForcedStates(rule: CSSRule): void {
  if (!('selectorText' in rule)) return;
  const { selectorText } = rule as CSSStyleRule;
  const changed = selectorText.replaceAll(
    /:(hover|active|focus-within|focus-visible|focus|checked)(?![\w-])/g,
    (found, name) => `:is(${found}, [${FORCED}${name}])`,
  );
  if (changed !== selectorText) (rule as CSSStyleRule).selectorText = changed;
}

type Declared = { readonly name: string; readonly value: string };
/** `media`: what must hold for it to count. */
type Animation = {
  readonly name: string;
  readonly media: readonly string[];
  readonly frames: readonly { readonly at: number; readonly declared: readonly Declared[] }[];
};

function animationsIn(holder: RuleHolder, around: readonly string[] = []): Animation[] {
  const found: Animation[] = [];
  for (const rule of rulesOf(holder) ?? []) {
    if ('appendRule' in rule) {
      const { name, cssRules } = rule as CSSKeyframesRule;
      const frames = ([...cssRules] as CSSKeyframeRule[]).flatMap(({ keyText, style }) => {
        const declared = [...style].map((property) => ({ name: property, value: style.getPropertyValue(property) }));
        return keyText.split(',').map((place) => ({ at: Number.parseFloat(place), declared }));
      });
      found.push({ name, media: around, frames });
    } else if ('cssRules' in rule) {
      const inside = 'media' in rule ? [...around, (rule.media as MediaList).mediaText] : around;
      if (!('conditionText' in rule) || 'media' in rule || isSupported(rule as CSSSupportsRule))
        found.push(...animationsIn(rule as CSSRule & RuleHolder, inside));
    }
  }
  return found;
}

function isSupported({ conditionText }: CSSSupportsRule): boolean {
  return CSS.supports(conditionText);
}

/** Takes away what a browser would not know, and what it would then do otherwise. */
function withoutSupport(
  unknown: ReadonlySet<string>,
  view: Window & typeof globalThis,
  rule: CSSRule,
  holder: RuleHolder,
  index: number,
): void {
  if (rule instanceof view.CSSSupportsRule) {
    const condition = rule.conditionText.replaceAll(/\(\s*([a-z-]+\s*:[^()]*)\)/gi, (found, declaration: string) =>
      unknown.has(readPlainDeclaration(declaration)) ? '(kodestien-unknown: 1)' : found,
    );
    const holds = view.CSS.supports(condition);
    if (holds === view.CSS.supports(rule.conditionText)) return;
    const inside = [...rule.cssRules].map(({ cssText }) => cssText).join('\n');
    holder.deleteRule(index);
    if (holds) holder.insertRule(`@media all { ${inside} }`, index);
  } else if ('style' in rule) {
    const { style } = rule as CSSStyleRule;
    for (const name of [...style]) {
      if (unknown.has(readPlainDeclaration(`${name}:${style.getPropertyValue(name)}`))) style.removeProperty(name);
    }
  }
}

type RuleHolder = {
  readonly cssRules: CSSRuleList;
  deleteRule(index: number): void;
  insertRule(text: string, index: number): number;
};

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

/** The reader's dark theme is no part of a page that is shown in the light. */
const IN_THE_LIGHT: Readonly<Record<string, string>> = { 'prefers-color-scheme': 'light' };
/** Nor is anything else that they have set, or the machine that they have, part of a page that is judged. */
const JUDGED_MEDIA = Object.fromEntries(Object.entries(MEDIA_WORDS).map(([name, [usual = '']]) => [name, usual]));

/** A question about what the reader has set is answered for them. */
function answerMedia(list: MediaList, media: Readonly<Record<string, string>>): void {
  const before = list.mediaText;
  const after = before.replaceAll(
    /\(\s*([a-z-]+)\s*(?::\s*([a-z-]+)\s*)?\)/gi,
    (found, feature: string, word?: string) => {
      const name = feature.toLowerCase();
      const set = Object.hasOwn(media, name) ? media[name] : undefined;
      if (set === undefined || (word !== undefined && !MEDIA_WORDS[name]?.includes(word.toLowerCase()))) return found;
      const holds = word === undefined ? !NOTHING.has(set) : word.toLowerCase() === set;
      return holds ? '(width >= 0px)' : '(width < 0px)';
    },
  );
  if (after !== before) list.mediaText = after;
}

/** As a matrix; with per cent in it, which only the size of the box could tell, the functions. */
function readTransform(view: Window & typeof globalThis, element: Element): string | null {
  const text = element.computedStyleMap?.().get('transform')?.toString();
  if (text === undefined) return null;
  if (text === 'none' || text.includes('%')) return text;
  const matrix = new view.DOMMatrixReadOnly(text);
  // A turn around the axis that points at the reader lies in the plane, whatever it is called.
  const isFlat = matrix.is2D || isNearFlat([...matrix.toFloat64Array()]);
  const cells = isFlat ? [matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f] : [...matrix.toFloat64Array()];
  const written = cells.map((cell) => writeNumber(Math.abs(cell) < 1e-10 ? 0 : cell)).join(', ');
  return `matrix${isFlat ? '' : '3d'}(${written})`;
}

const PLANE = new Map([2, 3, 6, 7, 8, 9, 11, 14].map((cell) => [cell, 0])).set(10, 1).set(15, 1);

function isNearFlat(cells: readonly number[]): boolean {
  return [...PLANE].every(([cell, value]) => Math.abs((cells[cell] ?? 0) - value) < 1e-10);
}
