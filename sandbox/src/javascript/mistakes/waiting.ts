import type { AnyNode, Program } from 'acorn';
import type { Both } from '../../judge/explanation.ts';
import { walk } from '../program.ts';
import { both } from './mistake.ts';
import { givenTo, isNamed, TEXT_METHODS } from './parts.ts';

/** What the answer of fetch has itself; everything else is in its contents. */
const OF_ANSWER = /^(?:ok|status|statusText|headers|url|json|text|blob|clone|body|redirected|type)$/;

/** How the value of a promise is waited for, by what is asked of it. */
export function howToWait(
  program: Program,
  promise: AnyNode | undefined,
  part: string,
  name: string,
  line: number,
): Both {
  const value = promise && givenTo(program, promise, line);
  const isFetched = value?.type === 'CallExpression' && isNamed(value.callee, 'fetch');
  const mayWait = promise === undefined || canWaitFor(program, promise);
  const [inside, insideEnglish] = mayWait ? ['', ''] : [', inni en async-funksjon', ', inside an async function'];
  if (isFetched && !OF_ANSWER.test(part)) {
    const read = TEXT_METHODS.includes(part) ? 'text' : 'json';
    return both(
      `Vent først på svaret og så på innholdet: await fetch( … ), og await svar.${read}()${inside}.`,
      `Wait for the answer first and then for its contents: await fetch( … ), and await answer.${read}()${insideEnglish}.`,
    );
  }
  if (promise && promise.type !== 'Identifier')
    return both(`Skriv (await ${name}).${part}${inside}.`, `Write (await ${name}).${part}${insideEnglish}.`);
  return both(
    `Skriv await der ${name} får verdien sin${inside}.`,
    `Write await where ${name} gets its value${insideEnglish}.`,
  );
}

/** Whether a promise, or what a name is given, is inside an async function. */
function canWaitFor(program: Program, promise: AnyNode): boolean {
  let isIn = false;
  walk(program, (node, parents) => {
    const isIt =
      promise.type === 'Identifier'
        ? node.type === 'VariableDeclarator' && isNamed(node.id, promise.name)
        : node.start === promise.start && node.end === promise.end;
    const owner = isIt ? parents.findLast(({ type }) => type.includes('Function')) : undefined;
    isIn ||= owner !== undefined && 'async' in owner && owner.async === true;
  });
  return isIn;
}
