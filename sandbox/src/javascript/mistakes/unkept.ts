import type { AnyNode, Program } from 'acorn';
import { walk } from '../program.ts';
import { both, CALLED_SHOWN_MAX, type Texts } from './mistake.ts';
import { isNamed, lineOf, methodOf } from './parts.ts';

const GIVES_ANSWER =
  /^(?:toUpperCase|toLowerCase|trim|replace|replaceAll|concat|slice|substring|split|join|map|filter|toFixed|toString|repeat|padStart|padEnd|charAt|round|floor|ceil|abs|max|min|random|sqrt|pow|parseInt|parseFloat|Number|String)$/;

/** `Math.round(tall);` as a statement of its own, right above a line that asks for a name that nothing has. */
export function answerNotKept(
  name: string,
  line: number | null,
  program: Program,
  source: string,
): Pick<Texts, 'why' | 'tries'> | null {
  let found = null as AnyNode | null;
  walk(program, (node) => {
    if ((node.type !== 'Program' && node.type !== 'BlockStatement') || found) return;
    const place = node.body.findIndex(
      (one) => (one.loc?.start.line ?? 0) <= (line ?? 0) && one.loc && one.loc.end.line >= (line ?? 0),
    );
    const above = node.body[place - 1];
    const call = above?.type === 'ExpressionStatement' ? above.expression : null;
    if (call?.type === 'CallExpression' && givesAnswer(call)) found = call;
  });
  if (found === null || isUsedAsCallee(program, name)) return null;
  const call = found;
  const shown = source.slice(call.start, call.end);
  if (shown.includes('\n') || shown.length > CALLED_SHOWN_MAX) return null;
  return {
    why: both(
      `Svaret fra ${shown} på linje ${lineOf(call)} blir ikke tatt vare på.`,
      `The answer of ${shown} on line ${lineOf(call)} is not kept.`,
    ),
    tries: both(
      `Skriv let ${name} = ${shown} på linje ${lineOf(call)}.`,
      `Write let ${name} = ${shown} on line ${lineOf(call)}.`,
    ),
  };
}

/** `ny = tekst.replace("a", "b"); console.log(replace);`: the name of a method, where its answer is in a variable. */
export function nameOfMethod(name: string, line: number | null, program: Program): Pick<Texts, 'why' | 'tries'> | null {
  let kept: { name: string; line: number } | null = null;
  walk(program, (node) => {
    const [given, value] =
      node.type === 'VariableDeclarator'
        ? [node.id, node.init]
        : node.type === 'AssignmentExpression'
          ? [node.left, node.right]
          : [null, null];
    if (given?.type === 'Identifier' && methodOf(value)?.method === name && lineOf(node) < (line ?? 0))
      kept = { name: given.name, line: lineOf(node) };
  });
  if (kept === null || isUsedAsCallee(program, name)) return null;
  const { name: own, line: at }: { name: string; line: number } = kept;
  return {
    why: both(
      `${name} er en metode. Svaret fra den på linje ${at} ligger i ${own}.`,
      `${name} is a method. Its answer on line ${at} is in ${own}.`,
    ),
    tries: both(`Mente du ${own}?`, `Did you mean ${own}?`),
  };
}

function givesAnswer(call: AnyNode): boolean {
  if (call.type !== 'CallExpression') return false;
  const name = call.callee.type === 'Identifier' ? call.callee.name : (methodOf(call)?.method ?? '');
  return GIVES_ANSWER.test(name) && call.arguments.every(({ type }) => !type.includes('Function'));
}

function isUsedAsCallee(program: Program, name: string): boolean {
  let isIt = false;
  walk(program, (node) => {
    isIt ||= node.type === 'CallExpression' && isNamed(node.callee, name);
    isIt ||= node.type === 'MemberExpression' && isNamed(node.object, name) && !node.computed;
  });
  return isIt;
}
