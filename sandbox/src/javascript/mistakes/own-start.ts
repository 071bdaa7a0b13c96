import type { AnyNode, Program } from 'acorn';
import { closest } from '../../judge/closest.ts';
import { walk } from '../program.ts';
import { undeclaredNames } from '../steps/names.ts';
import { both, type Missing, type Texts, texts } from './mistake.ts';
import { isNamed, lineOf, namesMade } from './parts.ts';

/** `antall = antall + 1` and `sum += x`, of a name that has no value before that. */
export function startMissing({ name, program, source, line }: Missing): Texts | null {
  const found = changeOf(program, name, line);
  const made = namesMade(program);
  // One that is nearly spelt so is the likelier one.
  if (!found || made.includes(name) || closest(name, [...made, ...undeclaredNames(program)], 2)) return null;
  const { change, parents } = found;
  const before = lineOf(placeFor(parents) ?? change);
  const code = source.slice(change.start, change.end);
  const isCounted = /\+\+|--|[-+]=?\s*\d+$/.test(code);
  const start = isCounted ? `let ${name} = 0;` : `let ${name} = …`;
  return texts(
    both(`${name} har ingen verdi å begynne med.`, `${name} has no value to begin with.`),
    both(
      `Det nye på linje ${line} regnes ut av det gamle, og ${name} finnes ikke ennå.`,
      `The new value on line ${line} is made of the old one, and ${name} does not exist yet.`,
    ),
    both(
      isCounted
        ? `Skriv ${start} på linjen over linje ${before}.`
        : `Skriv ${start} med verdien den skal begynne på, på linjen over linje ${before}.`,
      isCounted
        ? `Write ${start} on the line above line ${before}.`
        : `Write ${start} with the value that it should begin with, on the line above line ${before}.`,
    ),
  );
}

function changeOf(program: Program, name: string, line: number): { change: AnyNode; parents: AnyNode[] } | null {
  let found: { change: AnyNode; parents: AnyNode[] } | null = null;
  let isGiven = false;
  walk(program, (node, parents) => {
    const changed =
      node.type === 'UpdateExpression' ? node.argument : node.type === 'AssignmentExpression' ? node.left : null;
    if (!changed || !isNamed(changed, name)) return;
    let isOwn = node.type === 'UpdateExpression' || (node.type === 'AssignmentExpression' && node.operator !== '=');
    if (node.type === 'AssignmentExpression')
      walk(node.right, (one) => {
        isOwn ||= isNamed(one, name);
      });
    if (!isOwn) isGiven = true;
    else if (lineOf(node) === line) found ??= { change: node, parents: [...parents] };
  });
  return isGiven ? null : found;
}

/** The loop that goes on with the value, or the function that is called for each change. */
function placeFor(parents: readonly AnyNode[]): AnyNode | undefined {
  const own = parents.findLastIndex(({ type }) => type.includes('Function'));
  const loop = parents.slice(own + 1).find(({ type }) => /^(?:For|While|DoWhile)/.test(type));
  // The statement of the program that the function is in.
  return loop ?? parents[1];
}
