import type { AnyNode } from 'acorn';
import { walk } from '../program.ts';
import type { Failed } from './call-at.ts';
import { both, CALLED_SHOWN_MAX, type Texts, texts } from './mistake.ts';
import { isNamed, lineOf, methodOf } from './parts.ts';

/** `klar()` of a parameter, where a call of the function gives nothing for it, or the answer of console.log. */
export function functionNotGiven({ call, program, source }: Failed): Texts | null {
  if (call.callee.type !== 'Identifier') return null;
  const { name } = call.callee;
  let found: Texts | null = null;
  walk(program, (node) => {
    if (node.type !== 'FunctionDeclaration' || !node.id || node.start > call.start || node.end < call.end) return;
    const place = node.params.findIndex((one) => isNamed(one, name));
    const own = node.id.name;
    if (place < 0) return;
    const given = callsOf(own).map((one) => ({ one, value: one.arguments[place] }));
    const without = given.find(
      ({ one, value }) => !value && one.arguments.every(({ type }) => type !== 'SpreadElement'),
    );
    const logged = given.find(({ value }) => value && isNamed(methodOf(value)?.object ?? node, 'console'))?.value;
    if (without) found = notGiven(name, own, lineOf(without.one));
    else if (logged) found = loggedAtOnce(name, logged, source);
  });
  return found;

  function callsOf(own: string) {
    const calls: Extract<AnyNode, { type: 'CallExpression' }>[] = [];
    walk(program, (node) => {
      if (node.type === 'CallExpression' && isNamed(node.callee, own)) calls.push(node);
    });
    return calls;
  }
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
