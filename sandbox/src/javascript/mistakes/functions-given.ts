import type { AnyNode } from 'acorn';
import { walk } from '../program.ts';
import type { Failed } from './call-at.ts';
import { withoutReturn } from './missing-return.ts';
import { both, CALLED_SHOWN_MAX, type Texts, texts } from './mistake.ts';
import { isNamed, lineOf, methodOf } from './parts.ts';

type Call = Extract<AnyNode, { type: 'CallExpression' }>;
type ParameterCalled = { name: string; owner: string; given: { one: Call; value: AnyNode | undefined }[] };

/** `klar()` of a parameter, where a call of the function gives nothing for it, or the answer of console.log. */
export function functionNotGiven(failed: Failed): Texts | null {
  const parameter = parameterCalled(failed);
  if (!parameter) return null;
  const { name, owner, given } = parameter;
  const without = given.find(({ one, value }) => !value && one.arguments.every(({ type }) => type !== 'SpreadElement'));
  if (without) return notGiven(name, owner, lineOf(without.one));
  const logged = given.find(({ value }) => value && isNamed(methodOf(value)?.object ?? value, 'console'))?.value;
  return logged ? loggedAtOnce(name, logged, failed.source) : null;
}

/** `forAlle(liste, skrivUt())`, where the function calls what it gets, and `skrivUt` gives no answer. */
export function functionCalledAtOnce(failed: Failed): Texts | null {
  const parameter = parameterCalled(failed);
  const { program, source } = failed;
  for (const { value } of parameter?.given ?? []) {
    if (value?.type !== 'CallExpression' || !withoutReturn(value, program, source)) continue;
    const called = source.slice(value.callee.start, value.callee.end);
    return texts(
      both(`${parameter?.name} er ikke en funksjon.`, `${parameter?.name} is not a function.`),
      both(
        `Parentesene etter ${called} på linje ${lineOf(value)} kaller den med en gang.`,
        `The parentheses after ${called} on line ${lineOf(value)} call it at once.`,
      ),
      both(`Skriv bare navnet ${called} der.`, `Write only the name ${called} there.`),
    );
  }
  return null;
}

/** A parameter of a function that is called in it, and what each call of that function gives for it. */
function parameterCalled({ call, program }: Failed): ParameterCalled | null {
  if (call.callee.type !== 'Identifier') return null;
  const { name } = call.callee;
  let found: ParameterCalled | null = null;
  walk(program, (node) => {
    if (node.type !== 'FunctionDeclaration' || !node.id || node.start > call.start || node.end < call.end) return;
    const place = node.params.findIndex((one) => isNamed(one, name));
    const owner = node.id.name;
    if (place < 0) return;
    const given: ParameterCalled['given'] = [];
    walk(program, (one) => {
      if (one.type === 'CallExpression' && isNamed(one.callee, owner)) given.push({ one, value: one.arguments[place] });
    });
    found = { name, owner, given };
  });
  return found;
}

function notGiven(name: string, own: string, line: number): Texts {
  return texts(
    both(`${name} er ikke en funksjon her.`, `${name} is not a function here.`),
    both(
      `På linje ${line} blir ${own} kalt uten noe for ${name}.`,
      `On line ${line} ${own} is called without anything for ${name}.`,
    ),
    both(`Skriv en funksjon for ${name} i parentesen der.`, `Write a function for ${name} in those parentheses.`),
  );
}

function loggedAtOnce(name: string, logged: AnyNode, source: string): Texts {
  const code = source.slice(logged.start, logged.end);
  const shown = code.length > CALLED_SHOWN_MAX || code.includes('\n') ? 'console.log( … )' : code;
  return texts(
    both(`${name} er ikke en funksjon her.`, `${name} is not a function here.`),
    both(
      `På linje ${lineOf(logged)} kjører console.log med en gang, og gir ikke noe svar tilbake.`,
      `On line ${lineOf(logged)} console.log runs at once, and gives no answer back.`,
    ),
    both(`Skriv () => ${shown} der.`, `Write () => ${shown} there.`),
  );
}
