import { parseAst } from 'vite';

/** Any node of a syntax tree; its other fields are nodes, lists of nodes, or plain values. */
type Node = { type: string; start: number; end: number; [field: string]: unknown };

/**
 * The titles of all tests in a source file, each behind the titles of the groups around it: `group › test`.
 * A template is as it is written, with its `${…}`; so do the %s and $name of a test for each of many.
 * Tests that are skipped, and those of a skipped group, do not count: they prove nothing.
 */
export function testTitles(source: string, lang: 'ts' | 'tsx' = 'ts'): string[] {
  const titles: string[] = [];
  visit(parseAst(source, { lang }) as unknown as Node, []);
  return titles;

  function visit(node: Node, groups: readonly string[]): void {
    const call = node.type === 'CallExpression' ? titledCall(node, source) : null;
    if (call?.kind === 'skipped') return;
    if (call?.kind === 'test') titles.push([...groups, call.title].join(' › '));
    const inside = call?.kind === 'group' ? [...groups, call.title] : groups;
    for (const child of childrenOf(node)) visit(child, inside);
  }
}

type TitledCall = { kind: 'test' | 'group' | 'skipped'; title: string };

function titledCall({ callee, arguments: args }: Node, source: string): TitledCall | null {
  const kind = kindOf(nameOf(callee as Node));
  const title = titleOf((args as Node[])[0], source);
  return kind && title !== null ? { kind, title } : null;
}

function kindOf(name: string): TitledCall['kind'] | null {
  if (/^(?:test|it|describe)\.(?:\w+\.)*(?:skip|skipIf|runIf|todo|fixme|fails?)\b/.test(name)) return 'skipped';
  if (/^(?:test\.)?describe(?:\.each)?$/.test(name)) return 'group';
  return /^(?:test|it)(?:\.each)?$/.test(name) ? 'test' : null;
}

/** `test`, `test.each`, `test.describe` …, also when that is called with the table of a test for each of many. */
function nameOf(callee: Node): string {
  if (callee.type === 'Identifier') return String(callee.name);
  if (callee.type === 'MemberExpression') return `${nameOf(callee.object as Node)}.${nameOf(callee.property as Node)}`;
  return callee.type === 'CallExpression' ? nameOf(callee.callee as Node) : '';
}

function titleOf(argument: Node | undefined, source: string): string | null {
  if (argument?.type === 'Literal') return typeof argument.value === 'string' ? argument.value : null;
  return argument?.type === 'TemplateLiteral' ? source.slice(argument.start + 1, argument.end - 1) : null;
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
