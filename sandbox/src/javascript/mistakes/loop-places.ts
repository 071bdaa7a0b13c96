import type { AnyNode, Program } from 'acorn';
import { walk } from '../program.ts';
import { both, type Texts, texts } from './mistake.ts';
import { type Access, isNamed, lineOf, originOfObject } from './parts.ts';
import { writtenList } from './places.ts';

type Loop = Extract<AnyNode, { type: 'ForStatement' }>;
/** `liste[i]` of a value that is undefined, with what is around it. */
type Item = { list: AnyNode; place: AnyNode; parents: readonly AnyNode[]; start: number; access: Access };

/** A place that a list does not have, because of how the loop counts. */
export function ofLoop(access: Access): Texts | null {
  const item = itemOf(access);
  if (item === null) return null;
  const loops = loopsAround(item);
  const later = calledLater(item);
  if (later) return later;
  for (const loop of loops) {
    const found =
      testGives(item, loop) ?? wrongWay(item, loop) ?? otherCounted(item, loop, loops) ?? beside(item, loop);
    if (found) return found;
  }
  return loops.some((loop) => counterOf(loop) === nameOf(item.place)) ? null : afterLoop(item);
}

/** `liste[4]` of four, where the loop has that number. */
export function loopTooLong(access: Access): Texts | null {
  const item = itemOf(access);
  return item && (loopsAround(item).flatMap((loop) => tooMany(item, loop) ?? [])[0] ?? null);
}

function itemOf(access: Access): Item | null {
  const object = originOfObject(access);
  if (access.nothing !== 'undefined' || object?.type !== 'MemberExpression' || !object.computed) return null;
  const { object: list, property: place, start } = object;
  let item: Item | null = null;
  walk(access.program, (node, parents) => {
    if (node === object) item = { list, place, parents: [...parents], start, access };
  });
  return item;
}

/** The for loops around it in its own function, the innermost first. */
function loopsAround({ parents }: Item): Loop[] {
  const own = parents.findLastIndex(({ type }) => type.includes('Function'));
  return parents
    .slice(own + 1)
    .filter((one) => one.type === 'ForStatement')
    .reverse();
}

/** `for (var i = 0; …) setTimeout(() => liste[i].navn)`: it runs when the loop is over. */
function calledLater({ list, place, parents, access }: Item): Texts | null {
  const own = parents.findLastIndex(({ type }) => type.includes('Function'));
  const loop = parents
    .slice(0, Math.max(own, 0))
    .findLast((one) => one.type === 'ForStatement' && counterOf(one) === nameOf(place));
  if (loop?.type !== 'ForStatement' || loop.init?.type !== 'VariableDeclaration' || loop.init.kind !== 'var')
    return null;
  const shown = codeOf(access.source, list);
  const name = counterOf(loop);
  return isUp(loop) && codeOf(access.source, loop.test) === `${name}<${shown}.length`
    ? texts(
        both(`${shown}[${name}] finnes ikke her.`, `${shown}[${name}] does not exist here.`),
        both(
          `Funksjonen kjører etter løkken, og da er ${name} like stor som lengden.`,
          `The function runs after the loop, and then ${name} is as large as the length.`,
        ),
        both(
          `Skriv let i stedet for var på linje ${lineOf(loop)}, så får hver runde sin egen ${name}.`,
          `Write let instead of var on line ${lineOf(loop)}, so that each iteration has its own ${name}.`,
        ),
      )
    : null;
}

/** `for (let i = 0; i = liste.length; i++)` */
function testGives({ place, access }: Item, { test }: Loop): Texts | null {
  if (test?.type !== 'AssignmentExpression' || test.operator !== '=' || test.left.type !== 'Identifier') return null;
  const { name } = test.left;
  const right = access.source.slice(test.right.start, test.right.end);
  return isNamed(place, name)
    ? texts(
        both(
          `Løkken på linje ${lineOf(test)} sammenligner ikke.`,
          `The loop on line ${lineOf(test)} does not compare.`,
        ),
        both(
          `${name} = ${right} gir ${name} den verdien i hver runde.`,
          `${name} = ${right} gives ${name} that value in every iteration.`,
        ),
        both(`Skriv ${name} < ${right}.`, `Write ${name} < ${right}.`),
      )
    : null;
}

/** `for (let i = liste.length - 1; i >= 0; i++)` */
function wrongWay({ place, access }: Item, loop: Loop): Texts | null {
  const name = counterOf(loop);
  const { test } = loop;
  if (
    name === null ||
    !isNamed(place, name) ||
    !isUp(loop) ||
    !/\.length-1$/.test(codeOf(access.source, startOf(loop)))
  )
    return null;
  return test?.type === 'BinaryExpression' && isNamed(test.left, name) && /^>=?$/.test(test.operator)
    ? texts(
        both(`Løkken på linje ${lineOf(loop)} teller oppover.`, `The loop on line ${lineOf(loop)} counts up.`),
        both(
          `${name} begynner på den siste plassen, og plassen etter finnes ikke.`,
          `${name} begins at the last place, and there is none after it.`,
        ),
        both(`Skriv ${name}-- i stedet for ${name}++.`, `Write ${name}-- instead of ${name}++.`),
      )
    : null;
}

/** `for (let j = 0; j < liste[i].length; i++)` in a loop that counts i. */
function otherCounted({ place, access }: Item, loop: Loop, loops: readonly Loop[]): Texts | null {
  const { update, init } = loop;
  const own = init?.type === 'VariableDeclaration' ? nameOf(init.declarations[0]?.id) : null;
  if (update?.type !== 'UpdateExpression' || own === null) return null;
  const counted = nameOf(update.argument);
  const isOuter = loops.some((one) => one !== loop && one.start < loop.start && counterOf(one) === counted);
  if (counted === null || counted === own || !isOuter || !isNamed(place, counted)) return null;
  const shown = access.source.slice(update.start, update.end);
  return texts(
    both(
      `Løkken på linje ${lineOf(loop)} teller ${counted}, og ikke ${own}.`,
      `The loop on line ${lineOf(loop)} counts ${counted}, and not ${own}.`,
    ),
    both(
      `Da blir ${counted} større enn den siste plassen i listen.`,
      `Then ${counted} becomes larger than the last place of the array.`,
    ),
    both(
      `Skriv ${own}${update.operator} i stedet for ${shown}.`,
      `Write ${own}${update.operator} instead of ${shown}.`,
    ),
  );
}

/** `ord[i + 1]` in a loop to the last word, and `ord[i - 1]` in one from the first. */
function beside({ list, place, access }: Item, loop: Loop): Texts | null {
  if (place.type !== 'BinaryExpression' || place.right.type !== 'Literal' || !isUp(loop)) return null;
  const name = counterOf(loop);
  const step = place.right.value;
  const { source } = access;
  if (name === null || !isNamed(place.left, name) || typeof step !== 'number' || step < 1) return null;
  const [shown, at] = [source.slice(list.start, list.end), source.slice(place.start, place.end)];
  if (place.operator === '+' && codeOf(source, loop.test) === `${name}<${shown.replaceAll(/\s/g, '')}.length`)
    return texts(
      both(`${shown} har ingen plass ${at} til slutt i løkken.`, `${shown} has no place ${at} at the end of the loop.`),
      both(
        `Når ${name} er den siste plassen, er ${at} forbi slutten.`,
        `When ${name} is the last place, ${at} is past the end.`,
      ),
      both(
        `Skriv ${name} < ${shown}.length - ${step} på linje ${lineOf(loop)}.`,
        `Write ${name} < ${shown}.length - ${step} on line ${lineOf(loop)}.`,
      ),
    );
  const start = startNumberOf(loop);
  return place.operator === '-' && start !== null && start < step
    ? texts(
        both(
          `${shown} har ingen plass ${at} i begynnelsen av løkken.`,
          `${shown} has no place ${at} at the beginning of the loop.`,
        ),
        both(
          `${name} begynner på ${start}, og da er ${at} lik ${start - step}.`,
          `${name} begins at ${start}, and then ${at} is ${start - step}.`,
        ),
        both(
          `La ${name} begynne på ${step} på linje ${lineOf(loop)}.`,
          `Let ${name} begin at ${step} on line ${lineOf(loop)}.`,
        ),
      )
    : null;
}

/** `for (let i = 0; i <= 4; i++)` with a list of four. */
function tooMany({ list, place, access }: Item, loop: Loop): Texts | null {
  const { test } = loop;
  const name = counterOf(loop);
  if (name === null || !isNamed(place, name) || !isUp(loop)) return null;
  if (test?.type !== 'BinaryExpression' || !isNamed(test.left, name) || !/^<=?$/.test(test.operator)) return null;
  const count = countOf(list, access);
  const limit = test.right.type === 'Literal' && typeof test.right.value === 'number' ? test.right.value : null;
  if (count === null || limit === null || (test.operator === '<' ? limit : limit + 1) <= count) return null;
  const shown = access.source.slice(list.start, list.end);
  return texts(
    both(`Løkken på linje ${lineOf(loop)} går for langt.`, `The loop on line ${lineOf(loop)} goes too far.`),
    both(
      `Plassene begynner på 0, så den siste av ${count} er ${count - 1}.`,
      `The places begin at 0, so the last of ${count} is ${count - 1}.`,
    ),
    both(`Skriv ${name} < ${shown}.length der.`, `Write ${name} < ${shown}.length there.`),
  );
}

/** `liste[i]` below `for (var i = 0; i < liste.length; i++)`, with one statement in the loop or none. */
function afterLoop({ list, place, parents, start, access }: Item): Texts | null {
  const name = nameOf(place);
  if (name === null) return null;
  const shown = access.source.slice(list.start, list.end).replaceAll(/\s/g, '');
  for (const block of parents.toReversed()) {
    if (block.type !== 'Program' && block.type !== 'BlockStatement') continue;
    const at = block.body.findIndex((one) => one.start <= start && one.end >= start);
    const above = block.body
      .slice(0, at)
      .findLastIndex((one) => one.type === 'ForStatement' && counterOf(one) === name);
    const loop = block.body[above];
    if (loop?.type !== 'ForStatement') continue;
    if (!isUp(loop) || codeOf(access.source, loop.test) !== `${name}<${shown}.length`) return null;
    const what = both(
      `${shown}[${name}] kommer etter løkken på linje ${lineOf(loop)}.`,
      `${shown}[${name}] comes after the loop on line ${lineOf(loop)}.`,
    );
    if (loop.body.type === 'BlockStatement')
      return texts(
        what,
        both(
          `Når løkken er ferdig, er ${name} like stor som lengden.`,
          `When the loop is over, ${name} is as large as the length.`,
        ),
        both(
          `Flytt linjen inn i løkken, mellom { og }, eller skriv ${shown}[${shown}.length - 1] for det siste elementet.`,
          `Move the line into the loop, between { and }, or write ${shown}[${shown}.length - 1] for the last item.`,
        ),
      );
    if (loop.body.type === 'EmptyStatement')
      return above === at - 1
        ? texts(
            what,
            both(
              'Semikolonet etter parentesen avslutter løkken.',
              'The semicolon after the parentheses ends the loop.',
            ),
            both('Ta bort semikolonet der.', 'Remove that semicolon.'),
          )
        : null;
    return texts(
      what,
      both('Uten { og } hører bare én setning til løkken.', 'Without { and } only one statement belongs to the loop.'),
      both(
        `Sett { etter parentesen på linje ${lineOf(loop)}, og } etter alt som hører til løkken.`,
        `Put { after the parentheses on line ${lineOf(loop)}, and } after all that belongs to the loop.`,
      ),
    );
  }
  return null;
}

/** The number of items in a list that the program writes, in the program or in the only call of the function. */
function countOf(list: AnyNode, { program, line }: Access): number | null {
  const written = writtenOrGiven(list, program, line);
  if (written?.type === 'ArrayExpression' && written.elements.length > 0) return written.elements.length;
  if (list.type !== 'MemberExpression' || !list.computed) return null;
  const rows = writtenOrGiven(list.object, program, line);
  if (rows?.type !== 'ArrayExpression') return null;
  const counts = new Set(rows.elements.map((one) => (one?.type === 'ArrayExpression' ? one.elements.length : null)));
  const [count] = counts;
  return counts.size === 1 ? (count ?? null) : null;
}

function writtenOrGiven(list: AnyNode, program: Program, line: number): AnyNode | null {
  const written = writtenList(list, program, line);
  if (written || list.type !== 'Identifier') return written;
  const given: (AnyNode | undefined)[] = [];
  walk(program, (node) => {
    if (node.type !== 'FunctionDeclaration' || !node.id || !node.loc) return;
    if (node.loc.start.line > line || node.loc.end.line < line) return;
    const place = node.params.findIndex((one) => isNamed(one, list.name));
    const { name } = node.id;
    if (place >= 0)
      walk(program, (call) => {
        if (call.type === 'CallExpression' && isNamed(call.callee, name)) given.push(call.arguments[place]);
      });
  });
  return given.length === 1 ? (given[0] ?? null) : null;
}

function counterOf({ init }: Loop): string | null {
  if (init?.type === 'VariableDeclaration') return nameOf(init.declarations[0]?.id);
  return init?.type === 'AssignmentExpression' ? nameOf(init.left) : null;
}

function startOf({ init }: Loop): AnyNode | null {
  if (init?.type === 'VariableDeclaration') return init.declarations[0]?.init ?? null;
  return init?.type === 'AssignmentExpression' ? init.right : null;
}

function startNumberOf(loop: Loop): number | null {
  const value = startOf(loop);
  return value?.type === 'Literal' && typeof value.value === 'number' ? value.value : null;
}

/** The loop counts its own variable up by one. */
function isUp(loop: Loop): boolean {
  const { update } = loop;
  return update?.type === 'UpdateExpression' && update.operator === '++' && nameOf(update.argument) === counterOf(loop);
}

function codeOf(source: string, node: AnyNode | null | undefined): string {
  return node ? source.slice(node.start, node.end).replaceAll(/\s/g, '') : '';
}

function nameOf(node: AnyNode | null | undefined): string | null {
  return node?.type === 'Identifier' ? node.name : null;
}
