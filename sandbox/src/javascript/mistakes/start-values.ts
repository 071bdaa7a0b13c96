import type { AnyNode, Program } from 'acorn';
import { closest } from '../../judge/closest.ts';
import { walk } from '../program.ts';
import type { Failed } from './call-at.ts';
import { both, type Missing, type Texts, texts } from './mistake.ts';
import { givenTo, isNamed, kindOf, lineOf, methodOf, namesMade } from './parts.ts';

type Use = { node: AnyNode; parents: readonly AnyNode[] };

/** `sum += pris` and `liste.push(pris)`, where nothing makes `sum` or `liste`. */
export function startValueMissing({ name, program, line }: Missing): Texts | null {
  // With a name that is nearly the same, that one is meant.
  const made = namesMade(program);
  if (closest(name, made, 2) || made.some((one) => one.startsWith(name) || name.startsWith(one))) return null;
  const uses: Use[] = [];
  walk(program, (node, parents) => {
    if (isNamed(node, name) && !isNameOfPart(node, parents.at(-1))) uses.push({ node, parents: [...parents] });
  });
  const given = uses.flatMap((use) => startOf(use, program) ?? []);
  // With a plain = somewhere, that is where it should be made.
  const isGiven = uses.some(({ node, parents }) => {
    const parent = parents.at(-1);
    return (
      parent?.type === 'AssignmentExpression' && parent.left === node && startOf({ node, parents }, program) === null
    );
  });
  const isHere = uses.some((use) => lineOf(use.node) === line && startOf(use, program) !== null);
  const [start, ...others] = new Set(given);
  if (isGiven || !isHere || start === undefined || others.length > 0) return null;
  const before = lineBefore(uses, program);
  return before === null
    ? null
    : texts(
        both(`${name} har ingen verdi å begynne med.`, `${name} has no value to begin with.`),
        both(
          start === '[]'
            ? `push legger noe til i en liste, og programmet lager ingen ${name}.`
            : `Den nye verdien regnes ut fra den gamle, og programmet lager ingen ${name}.`,
          start === '[]'
            ? `push adds something to an array, and the program makes no ${name}.`
            : `The new value is made from the old one, and the program makes no ${name}.`,
        ),
        start === '?'
          ? both(
              `Skriv let ${name} = 0; på en egen linje før linje ${before}, eller let ${name} = ""; hvis det er en tekst.`,
              `Write let ${name} = 0; on a line of its own before line ${before}, or let ${name} = ""; if it is a text.`,
            )
          : both(
              `Skriv let ${name} = ${start}; på en egen linje før linje ${before}.`,
              `Write let ${name} = ${start}; on a line of its own before line ${before}.`,
            ),
      );
}

function isNameOfPart(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed;
  return parent?.type === 'Property' && parent.key === node && !parent.shorthand;
}

/** What the name has to begin with where it is used so: `?` for a number or a text, null for another use. */
function startOf({ node, parents }: Use, program: Program): string | null {
  const [around, parent] = parents.slice(-2);
  if (parent?.type === 'UpdateExpression') return '0';
  if (parent?.type === 'MemberExpression' && parent.object === node && around)
    return methodOf(around)?.method === 'push' && 'callee' in around && around.callee === parent ? '[]' : null;
  if (parent?.type !== 'AssignmentExpression' || parent.left !== node) return null;
  const { operator, right } = parent;
  if (operator === '=') {
    if (right.type !== 'BinaryExpression' || node.type !== 'Identifier' || !isNamed(right.left, node.name)) return null;
    return startFor(right.operator, right.right, program);
  }
  return startFor(operator.slice(0, -1), right, program);
}

function startFor(operator: string, value: AnyNode, program: Program): string | null {
  if (operator === '*') return '1';
  if (operator === '-') return '0';
  if (operator !== '+') return null;
  const kind = kindOf(program, value);
  if (kind === 'text') return '""';
  const isNumber = kind === 'number' || (value.type === 'BinaryExpression' && /^[-*/%]$|^\*\*$/.test(value.operator));
  return isNumber ? '0' : '?';
}

/** Where the statement begins that all uses are in, or the first of them: outside the function that only changes it. */
function lineBefore(uses: readonly Use[], program: Program): number | null {
  const functionsOf = ({ parents }: Use) => parents.filter(({ type }) => type.includes('Function'));
  const [first, ...rest] = uses;
  if (!first) return null;
  const shared = functionsOf(first).filter((one) => rest.every((use) => functionsOf(use).includes(one)));
  const changed = uses.filter((use) => startOf(use, program) !== null);
  // Made again for each call it would never grow.
  const isRepeated = (own: AnyNode) =>
    changed.some(({ parents }) =>
      parents.slice(parents.indexOf(own) + 1).some(({ type }) => /^(?:For|While|DoWhile)|Function/.test(type)),
    );
  const owner = shared.findLast(isRepeated);
  const body = owner && 'body' in owner && !Array.isArray(owner.body) ? owner.body : program;
  const statements = 'body' in body && Array.isArray(body.body) ? (body.body as AnyNode[]) : [];
  const statement = statements.find((one) => uses.some(({ node }) => one.start <= node.start && one.end >= node.end));
  return statement ? lineOf(statement) : null;
}

/** `varer.reduce((sum, v) => sum + v.pris)` and then `sum.toFixed(2)`: it begins with the first object. */
export function startOfReduceMissing({ call, program, source, line }: Failed): Texts | null {
  const called = methodOf(call);
  const made = called && givenTo(program, called.object, line);
  if (called?.method !== 'toFixed' || made?.type !== 'CallExpression' || methodOf(made)?.method !== 'reduce')
    return null;
  const [callback, ...others] = made.arguments;
  if (!callback || others.length > 0 || !('params' in callback)) return null;
  const [sum, item] = callback.params;
  if (sum?.type !== 'Identifier' || item?.type !== 'Identifier') return null;
  let [hasPart, isObject] = [false, false];
  walk(callback, (node) => {
    if (node.type !== 'MemberExpression' || node.computed) return;
    hasPart ||= isNamed(node.object, item.name);
    isObject ||= isNamed(node.object, sum.name);
  });
  return hasPart && !isObject
    ? texts(
        both(
          `${source.slice(called.object.start, called.object.end)} er ikke et tall.`,
          `${source.slice(called.object.start, called.object.end)} is no number.`,
        ),
        both(
          `reduce på linje ${lineOf(made)} har ingen startverdi, så ${sum.name} er først et objekt fra listen.`,
          `reduce on line ${lineOf(made)} has no start value, so ${sum.name} is at first an object of the array.`,
        ),
        both('Skriv , 0 etter funksjonen i reduce.', 'Write , 0 after the function in reduce.'),
      )
    : null;
}
