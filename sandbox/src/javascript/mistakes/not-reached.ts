import type { AnyNode, Program } from 'acorn';
import { walk } from '../program.ts';
import { namesIn, undeclaredNames } from '../steps/names.ts';
import { both, type Missing, type Texts, texts } from './mistake.ts';
import { isNamed, lineOf, methodOf } from './parts.ts';

type Place = { node: AnyNode; parents: readonly AnyNode[] };

/** `svar = 3;` without let, on a line that the program has not come to where the name is used. */
export function notReached({ name, program, line }: Missing): Texts | null {
  if (!undeclaredNames(program).includes(name)) return null;
  const uses = usesOn(program, name, line);
  const given = givenIn(program, name).filter(({ node }) => !uses.some(({ parents }) => parents.includes(node)));
  const [first] = given;
  const [use] = uses;
  if (!first || !use) return null;
  const what = both(`${name} finnes ikke ennå.`, `${name} does not exist yet.`);
  const why =
    given.length === 1
      ? both(
          `${name} får en verdi bare på linje ${lineOf(first.node)}, og dit har programmet ikke kommet.`,
          `${name} gets a value only on line ${lineOf(first.node)}, and the program has not come there.`,
        )
      : both(
          `Programmet har ikke kommet til noen av linjene som gir ${name} en verdi.`,
          `The program has not come to any of the lines that give ${name} a value.`,
        );
  const later = given.find(({ parents }) => isLater(parents) && !parents.some((one) => isAround(one, use)));
  if (later)
    return texts(
      what,
      why,
      both(
        `Flytt det som bruker ${name}, inn i funksjonen på linje ${lineOf(later.node)}, etter at ${name} har fått verdien.`,
        `Move what uses ${name} into the function on line ${lineOf(later.node)}, after ${name} has got its value.`,
      ),
    );
  const own = given.length === 1 ? neverCalled(program, first) : null;
  if (own)
    return texts(
      what,
      both(
        `${name} får en verdi bare i funksjonen ${own}, og den blir ikke kalt.`,
        `${name} gets a value only in the function ${own}, and that is not called.`,
      ),
      both(`Kall ${own}( ) før linje ${line}.`, `Call ${own}( ) before line ${line}.`),
    );
  const before = lineBefore([use, ...given]);
  return before === null
    ? null
    : texts(
        what,
        why,
        both(
          `Skriv let ${name} = … med en verdi på linjen over linje ${before}.`,
          `Write let ${name} = … with a value on the line above line ${before}.`,
        ),
      );
}

function usesOn(program: Program, name: string, line: number): Place[] {
  const uses: Place[] = [];
  walk(program, (node, parents) => {
    if (!isNamed(node, name) || lineOf(node) !== line) return;
    const parent = parents.at(-1);
    const isPart = parent?.type === 'MemberExpression' && parent.property === node && !parent.computed;
    const isGiven = parent?.type === 'AssignmentExpression' && parent.operator === '=' && parent.left === node;
    if (!isPart && !isGiven && parent?.type !== 'Property') uses.push({ node, parents: [...parents] });
  });
  return uses;
}

function givenIn(program: Program, name: string): Place[] {
  const given: Place[] = [];
  walk(program, (node, parents) => {
    const isGiven =
      (node.type === 'AssignmentExpression' && node.operator === '=' && namesIn(node.left as never).includes(name)) ||
      ((node.type === 'ForOfStatement' || node.type === 'ForInStatement') && isNamed(node.left, name));
    if (isGiven) given.push({ node, parents: [...parents] });
  });
  return given;
}

/** It is in a function that something else calls later. */
function isLater(parents: readonly AnyNode[]): boolean {
  return parents.some((one, place) => {
    if (!/^(?:Arrow)?Function/.test(one.type)) return false;
    const around = parents[place - 1];
    if (around?.type !== 'CallExpression') return false;
    const called = around.callee.type === 'Identifier' ? around.callee.name : (methodOf(around)?.method ?? '');
    return /^(?:setTimeout|setInterval|then|addEventListener|requestAnimationFrame)$/.test(called);
  });
}

function isAround(one: AnyNode, { parents }: Place): boolean {
  return one.type.includes('Function') && parents.includes(one);
}

/** The function that always gives the name its value, where the program has no call of it. */
function neverCalled(program: Program, { parents }: Place): string | null {
  const place = parents.findLastIndex(({ type }) => type.includes('Function'));
  const owner = parents[place];
  if (owner?.type !== 'FunctionDeclaration' || !owner.id || owner.params.length > 0) return null;
  if (parents.slice(place + 1).some(({ type }) => !/^(?:BlockStatement|ExpressionStatement)$/.test(type))) return null;
  const { name } = owner.id;
  let times = 0;
  walk(program, (node) => {
    if (isNamed(node, name)) times++;
  });
  return times === 1 ? name : null;
}

/** The line of the first statement, in the innermost block around all of these, that has one of them in it. */
function lineBefore(places: readonly Place[]): number | null {
  const [first, ...others] = places;
  const blocks = (first?.parents ?? []).filter(
    (one) => /^(?:Program|BlockStatement)$/.test(one.type) && others.every(({ parents }) => parents.includes(one)),
  );
  const block = blocks.at(-1);
  if (!block || !('body' in block) || !Array.isArray(block.body)) return null;
  const statement = block.body.find((one) => places.some(({ node }) => one.start <= node.start && one.end >= node.end));
  return statement ? lineOf(statement) : null;
}
