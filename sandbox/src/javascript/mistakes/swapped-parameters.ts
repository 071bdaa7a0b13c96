import type { AnyNode, Program } from 'acorn';
import type { ProgramError } from '../../judge/observation.ts';
import { parseProgram, walk } from '../program.ts';
import { callAt } from './call-at.ts';
import { both, type Mistake, texts } from './mistake.ts';
import { LIST_METHODS, methodOf } from './parts.ts';

type Swapped = { method: string; first: string; second: string };

/** `ruter.forEach((plass, rute) => rute.style…)`: the second parameter is used as what the first one is. */
export const SWAPPED_PARAMETERS: Mistake = {
  id: 'swapped-parameters',
  find(error, _line, source) {
    const program = parseProgram(source);
    const used = program ? nameUsed(error, source, program) : null;
    const found = program && used ? callbackWith(program, used, error.line ?? 0) : null;
    if (!found) return null;
    const { method, first, second } = found;
    const tries = both(
      `Bytt om parameterne: Skriv ${second}, ${first} i parentesen.`,
      `Swap the parameters: write ${second}, ${first} in the parentheses.`,
    );
    return method === 'reduce'
      ? texts(
          both(
            `${second} er elementet, og ikke det som er samlet.`,
            `${second} is the item, and not what is collected.`,
          ),
          both(
            'reduce gir først det som er samlet til nå, og så elementet.',
            'reduce gives what is collected so far first, and then the item.',
          ),
          tries,
        )
      : texts(
          both(`${second} er plassen, og ikke elementet.`, `${second} is the place, and not the item.`),
          both(`${method} gir først elementet, og så plassen.`, `${method} gives the item first, and then its place.`),
          tries,
        );
  },
};

const OF_EACH = /^(?:forEach|map|filter|find|some|every)$/;

/** The variable that a list method was called on, or whose part has no parts. */
function nameUsed(error: ProgramError, source: string, program: Program): string | null {
  const called = error.message === 'not a function' ? methodOf(callAt(source, error)) : null;
  if (called)
    return called.object.type === 'Identifier' && LIST_METHODS.includes(called.method) ? called.object.name : null;
  const property = error.message.match(/^cannot (?:read|set) property '(.+)' of undefined$/)?.[1];
  let name: string | null = null;
  if (property)
    walk(program, (node) => {
      if (node.type !== 'MemberExpression' || node.loc?.start.line !== error.line) return;
      const { object, property: part } = node;
      const isIt = part.type === 'Identifier' && part.name === property && object.type === 'MemberExpression';
      if (isIt && !object.computed && object.object.type === 'Identifier') name ??= object.object.name;
    });
  return name;
}

/** A callback of two parameters around the line, whose second one it is; the first is not used as an item there. */
function callbackWith(program: Program, name: string, line: number): Swapped | null {
  let found: Swapped | null = null;
  walk(program, (node) => {
    const method = methodOf(node)?.method ?? '';
    if (node.type !== 'CallExpression' || !(OF_EACH.test(method) || method === 'reduce')) return;
    const [callback, start] = node.arguments;
    if (!callback || !('params' in callback) || !callback.loc) return;
    if (callback.loc.start.line > line || callback.loc.end.line < line) return;
    const [first, second] = callback.params;
    if (first?.type !== 'Identifier' || second?.type !== 'Identifier' || second.name !== name) return;
    if (method === 'reduce' && start?.type !== 'ArrayExpression') return;
    if (!hasParts(callback, first.name)) found ??= { method, first: first.name, second: second.name };
  });
  return found;
}

function hasParts(callback: AnyNode, name: string): boolean {
  let isIt = false;
  walk(callback, (node) => {
    isIt ||= node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.object.name === name;
  });
  return isIt;
}
