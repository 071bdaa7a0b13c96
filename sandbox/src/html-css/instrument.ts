import { type Node, parse as parseJavaScript } from 'acorn';
import { elementsOf, parsePage } from './page/tree.ts';
import { PAGE_SCRIPT, STEP } from './page-messages.ts';

/**
 * Most browsers run a frame in the process of the page around it: an endless loop there would freeze both. So every
 * loop and function of the learner's first counts a step, and the frame ends what does not end by itself.
 * Nothing here adds a line: errors keep their line numbers.
 */
export function instrument(code: string, kind: 'script' | 'module' | 'handler'): string {
  try {
    const tree = parseJavaScript(code, {
      ecmaVersion: 'latest',
      sourceType: kind === 'module' ? 'module' : 'script',
      allowReturnOutsideFunction: kind === 'handler',
      allowHashBang: false,
    });
    return insert(code, insertionsIn(tree));
  } catch {
    // What cannot be parsed will not run, and the browser's own message says why.
    return code;
  }
}

/** `opened`: where what this closes began; what began last is closed first. */
type Insertion = { readonly at: number; readonly text: string; readonly opened?: number };
type AnyNode = Node & Record<string, unknown>;

const LOOPS = new Set(['WhileStatement', 'DoWhileStatement', 'ForStatement', 'ForInStatement', 'ForOfStatement']);
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

function insertionsIn(tree: Node): Insertion[] {
  const found: Insertion[] = [];
  const waiting: unknown[] = [tree];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (Array.isArray(value)) waiting.push(...value);
    else if (isNode(value)) {
      if (LOOPS.has(value.type)) found.push(...inBody(value.body as AnyNode));
      else if (FUNCTIONS.has(value.type)) found.push(...inFunction(value));
      waiting.push(...Object.values(value));
    }
  }
  return found;
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && typeof (value as AnyNode).type === 'string';
}

function inBody(body: AnyNode): Insertion[] {
  if (body.type === 'BlockStatement') return [{ at: body.start + 1, text: `${STEP}();` }];
  return [
    { at: body.start, text: `{${STEP}();` },
    { at: body.end, text: '}', opened: body.start },
  ];
}

function inFunction({ body }: AnyNode): Insertion[] {
  const block = body as AnyNode;
  if (block.type !== 'BlockStatement') {
    return [
      { at: block.start, text: `(${STEP}(),(` },
      { at: block.end, text: '))', opened: block.start },
    ];
  }
  // "use strict" only counts as the first thing in a function.
  const directives = (block.body as AnyNode[]).filter((statement) => typeof statement.directive === 'string');
  const last = directives.at(-1);
  return [{ at: last ? last.end : block.start + 1, text: `;${STEP}();` }];
}

function insert(code: string, insertions: readonly Insertion[]): string {
  const ordered = insertions.toSorted((one, other) => one.at - other.at || rank(other) - rank(one));
  let result = '';
  let from = 0;
  for (const { at, text } of ordered) {
    result += code.slice(from, at) + text;
    from = at;
  }
  return result + code.slice(from);
}

/** At the same place everything that closes comes before everything that opens. */
function rank({ opened }: Insertion): number {
  return opened ?? -1;
}

const SCRIPT_TYPES = ['', 'text/javascript', 'application/javascript', 'module'];

/** The same for the scripts and event attributes inside a page. */
export function instrumentPage(html: string): string {
  const changes: { start: number; end: number; text: string }[] = [];
  for (const element of elementsOf(parsePage(html).top)) {
    const { location } = element;
    if (!location) continue;
    const type = (element.attribute('type') ?? '').trim().toLowerCase();
    if (element.name === 'script' && SCRIPT_TYPES.includes(type) && location.startTag && location.endTag) {
      const [start, end] = [location.startTag.endOffset, location.endTag.startOffset];
      const code = instrument(html.slice(start, end), type === 'module' ? 'module' : 'script');
      // A browser counts the lines of a script that is written into a page from the script's own beginning.
      changes.push({ start, end, text: `${code}\n//# sourceURL=${PAGE_SCRIPT}${location.startTag.endLine}` });
    }
    for (const [name, value] of element.attributes) {
      const place = location.attrs?.[name];
      if (!name.startsWith('on') || !place) continue;
      const code = instrument(value, 'handler').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      changes.push({ start: place.startOffset, end: place.endOffset, text: `${name}="${code}"` });
    }
  }
  let result = '';
  let from = 0;
  for (const { start, end, text } of changes.toSorted((one, other) => one.start - other.start)) {
    if (start < from) continue;
    result += html.slice(from, start) + text;
    from = end;
  }
  return result + html.slice(from);
}
