import type { AnyNode, Program } from 'acorn';
import { closest } from '../../judge/closest.ts';
import { walk } from '../program.ts';
import { both, type Missing, type Texts, texts } from './mistake.ts';
import { isNamed, lineOf, methodOf } from './parts.ts';

type Place = {
  line: number;
  kind: 'loop' | 'function' | 'block';
  /** Each item of a list in turn. */
  isItem: boolean;
  own: string | null;
  answer: Answer;
  /** The declaration, where every round of a loop begins it again. */
  start: string | null;
};

/** Made with let or const inside a block that the line is not in. */
export function madeInBlock({ name, program, source, line: used }: Missing): Texts | null {
  if (isNearParameter(name, program, used)) return null;
  let place: Place | null = null;
  let inFunctions = 0;
  const branches: { line: number; of: AnyNode | null }[] = [];
  walk(program, (node, parents) => {
    if (node.type !== 'VariableDeclarator' || !isNamed(node.id, name)) return;
    if (parents.some(({ type }) => type.includes('Function'))) inFunctions++;
    branches.push({ line: lineOf(node), of: choiceAround(parents, used) });
    if (place) return;
    const around = parents.findLast(({ type }) => /Function|^Block|^For|^Switch/.test(type));
    if (!around) return;
    const owner = parents.findLast(({ type }) => type.includes('Function'));
    const isWholeFunction = owner && 'body' in owner && owner.body === around;
    place = {
      line: lineOf(node),
      isItem: /^For(?:Of|In)/.test(around.type),
      kind: /^For/.test(around.type) ? 'loop' : isWholeFunction ? 'function' : 'block',
      own: owner?.type === 'FunctionDeclaration' ? (owner.id?.name ?? null) : null,
      answer: owner ? answerOf(owner, name) : 'nothing',
      start: isSummedUp(node, parents, name) ? startOf(node, parents, source) : null,
    };
  });
  if (!place || (inFunctions === 0 && isInFunctionOfItsOwn(program, used, (place as Place).line))) return null;
  const { line, kind, own, answer, start, isItem } = place as Place;
  const indentOf = (at: number) => (source.split('\n')[at - 1] ?? '').search(/\S/);
  if (kind === 'loop' && isEmptyLoopAbove(program, line, used))
    return texts(
      both(`${name} finnes ikke her.`, `${name} does not exist here.`),
      both(
        `Semikolonet etter parentesen på linje ${line} avslutter løkken der.`,
        `The semicolon after the parentheses on line ${line} ends the loop there.`,
      ),
      both('Ta bort semikolonet.', 'Remove the semicolon.'),
    );
  if (kind === 'loop' && used > line && indentOf(used) > indentOf(line) && hasPlainBody(program, line))
    return texts(
      both(`${name} finnes ikke her.`, `${name} does not exist here.`),
      both(
        'Uten { og } hører bare den første linjen til løkken.',
        'Without { and } only the first line belongs to the loop.',
      ),
      both(
        `Skriv { på slutten av linje ${line}, og } etter den siste linjen i løkken.`,
        `Write { at the end of line ${line}, and } after the last line of the loop.`,
      ),
    );
  const [branch] = branches;
  const lines = [...new Set(branches.map((one) => one.line))];
  if (kind === 'block' && branch?.of && lines.length > 1 && branches.every(({ of }) => of === branch.of)) {
    const [first, last] = [lines.slice(0, -1).join(', '), lines.at(-1)];
    return texts(
      both(`${name} finnes ikke her.`, `${name} does not exist here.`),
      both(
        `${name} er laget på linje ${first} og ${last}, og hver av dem finnes bare inni sin egen blokk.`,
        `${name} is made on lines ${first} and ${last}, and each of them exists only inside its own block.`,
      ),
      both(
        `Skriv let ${name}; før linje ${lineOf(branch.of)}, og ta bort let og const foran ${name} i blokkene.`,
        `Write let ${name}; before line ${lineOf(branch.of)}, and remove let and const before ${name} in the blocks.`,
      ),
    );
  }
  const together = own ? madeInAndUsedOutside(program, own) : [];
  const inside = {
    loop: both('løkken', 'the loop'),
    function: both('funksjonen', 'the function'),
    block: both('blokken', 'the block'),
  }[kind];
  return texts(
    both(`${name} finnes ikke her.`, `${name} does not exist here.`),
    both(
      `${name} er laget på linje ${line} og finnes bare inni ${inside?._no} der.`,
      `${name} is made on line ${line} and exists only inside ${inside?._eng} there.`,
    ),
    kind === 'function' && inFunctions > 1
      ? both(
          `Lag ${name} der den brukes, eller ta den imot som en parameter.`,
          `Make ${name} where it is used, or take it as a parameter.`,
        )
      : kind === 'function' && own
        ? answer === 'nothing' && together.length > 1
          ? both(
              `Skriv let ${together.join(', ')}; før funksjonen, og ta bort let, const eller var foran dem inni den.`,
              `Write let ${together.join(', ')}; before the function, and remove let, const or var before them inside it.`,
            )
          : answer === 'nothing' && isInOtherFunction(program, own, used)
            ? both(
                `Skriv let ${name}; før begge funksjonene, og ta bort let, const eller var foran ${name} på linje ${line}.`,
                `Write let ${name}; before both functions, and remove let, const or var before ${name} on line ${line}.`,
              )
            : howToTake(name, own, answer)
        : start
          ? both(
              `Skriv ${start} før ${kind === 'function' ? 'funksjonen' : 'løkken'} i stedet for inni den.`,
              `Write ${start} before the ${kind === 'function' ? 'function' : 'loop'} instead of inside it.`,
            )
          : isItem
            ? both(
                `Flytt det som bruker ${name}, inn i løkken, mellom { og }.`,
                `Move what uses ${name} into the loop, between { and }.`,
              )
            : both(
                `Skriv let ${name}; før ${inside?._no}, og gi den bare en verdi der inne.`,
                `Write let ${name}; before ${inside?._eng}, and only give it a value in there.`,
              ),
  );
}

/** The whole if with its else that a variable is made in a block of, where the line is in the same block as that if. */
function choiceAround(parents: readonly AnyNode[], used: number): AnyNode | null {
  // The last two are the block and the declaration.
  let place = parents.length - 2;
  for (;;) {
    const [outer, inner] = [parents[place - 1], parents[place]];
    if (outer?.type !== 'IfStatement' || (inner?.type === 'IfStatement' && outer.alternate !== inner)) break;
    place--;
  }
  const [around, choice] = [parents[place - 1], parents[place]];
  if (choice?.type !== 'IfStatement' || !around?.loc) return null;
  return around.loc.start.line <= used && around.loc.end.line >= used ? choice : null;
}

/** `let sum = 0;` as a statement of a loop, where other statements of the same round add to it. */
function isSummedUp(made: AnyNode, parents: readonly AnyNode[], name: string): boolean {
  const [loop, body, declaration] = parents.slice(-3);
  if (made.type !== 'VariableDeclarator' || !made.init || body?.type !== 'BlockStatement' || !loop) return false;
  const isEach = methodOf(parents.at(-4))?.method === 'forEach' && loop.type.includes('Function');
  if (!(isEach || /^(?:For|While|DoWhile)/.test(loop.type)) || declaration?.type !== 'VariableDeclaration')
    return false;
  const isStart =
    made.init.type === 'Literal' || (made.init.type === 'ArrayExpression' && made.init.elements.length === 0);
  let isAdded = false;
  walk(body, (node, inner) => {
    // A loop in the loop may need a new beginning every time.
    if (inner.some(({ type }) => /^(?:For|While|DoWhile)|Function/.test(type))) return;
    isAdded ||= node.type === 'UpdateExpression' && isNamed(node.argument, name);
    isAdded ||= node.type === 'AssignmentExpression' && node.operator !== '=' && isNamed(node.left, name);
    const called = methodOf(node);
    isAdded ||= called?.method === 'push' && isNamed(called.object, name);
    if (node.type !== 'AssignmentExpression' || node.operator !== '=' || !isNamed(node.left, name)) return;
    walk(node.right, (one) => {
      isAdded ||= isNamed(one, name);
    });
  });
  return isStart && isAdded;
}

function startOf(made: AnyNode, parents: readonly AnyNode[], source: string): string | null {
  const declaration = parents.at(-1);
  return declaration?.type === 'VariableDeclaration'
    ? `${declaration.kind} ${source.slice(made.start, made.end)};`
    : null;
}

/** A loop that begins on the line repeats one statement without braces. */
function hasPlainBody(program: Program, line: number): boolean {
  let isIt = false;
  walk(program, (node) => {
    if (node.type !== 'ForStatement' && node.type !== 'ForOfStatement' && node.type !== 'ForInStatement') return;
    isIt ||= lineOf(node) === line && node.body.type !== 'BlockStatement';
  });
  return isIt;
}

/** `for (…);` where the name is used in the statement right after it. */
function isEmptyLoopAbove(program: Program, line: number, used: number): boolean {
  let isIt = false;
  walk(program, (node) => {
    if (node.type !== 'Program' && node.type !== 'BlockStatement') return;
    for (const [place, one] of node.body.entries()) {
      const next = node.body[place + 1]?.loc;
      isIt ||=
        /^For/.test(one.type) &&
        lineOf(one) === line &&
        'body' in one &&
        !Array.isArray(one.body) &&
        one.body.type === 'EmptyStatement' &&
        next !== undefined &&
        next !== null &&
        next.start.line <= used &&
        next.end.line >= used;
    }
  });
  return isIt;
}

/** A function that the line is in has a parameter that is nearly the same. */
function isNearParameter(name: string, program: Program, used: number): boolean {
  const given: string[] = [];
  walk(program, (node) => {
    if (!('params' in node) || !node.loc || node.loc.start.line > used || node.loc.end.line < used) return;
    for (const one of node.params) if (one.type === 'Identifier') given.push(one.name);
  });
  return closest(name, given, 1) !== undefined;
}

/** The line is in a function with a name, and what is made is outside all functions: a parameter may be meant as well. */
function isInFunctionOfItsOwn(program: Program, used: number, made: number): boolean {
  let isIt = false;
  walk(program, (node) => {
    if (node.type !== 'FunctionDeclaration' || !node.loc) return;
    const [start, end] = [node.loc.start.line, node.loc.end.line];
    isIt ||= start <= used && used <= end && !(start <= made && made <= end);
  });
  return isIt;
}

/** The line is in a function that does not call the one that makes the name: there is no answer to take there. */
function isInOtherFunction(program: Program, own: string, used: number): boolean {
  let isIt = false;
  walk(program, (node) => {
    if (!node.type.includes('Function') || !node.loc) return;
    if (node.loc.start.line > used || node.loc.end.line < used) return;
    let isCalled = false;
    walk(node, (inner) => {
      isCalled ||= inner.type === 'CallExpression' && isNamed(inner.callee, own);
    });
    isIt ||= !isCalled;
  });
  return isIt;
}

/** The variables of a function that the rest of the program reads as well, and makes nowhere. */
function madeInAndUsedOutside(program: Program, own: string): string[] {
  const inside = new Set<string>();
  const outside = new Set<string>();
  const made = new Set<string>();
  walk(program, (node, parents) => {
    const isInside = parents.some((one) => one.type === 'FunctionDeclaration' && one.id?.name === own);
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier')
      (isInside ? inside : made).add(node.id.name);
    const parent = parents.at(-1);
    const isPart = parent?.type === 'MemberExpression' && parent.property === node && !parent.computed;
    if (node.type === 'Identifier' && !isInside && !isPart) outside.add(node.name);
  });
  return [...inside].filter((name) => outside.has(name) && !made.has(name));
}

/** What a function gives back: the variable, something else or nothing. */
type Answer = 'name' | 'other' | 'nothing';

function answerOf(owner: AnyNode, name: string): Answer {
  let answer: Answer = 'nothing';
  walk(owner, (node) => {
    if (node.type !== 'ReturnStatement' || !node.argument) return;
    if (isNamed(node.argument, name)) answer = 'name';
    else if (answer === 'nothing') answer = 'other';
  });
  return answer;
}

function howToTake(name: string, own: string, answer: Answer) {
  if (answer === 'name')
    return both(
      `${own} gir den tilbake: Skriv let ${name} = ${own}( … ) der du kaller den.`,
      `${own} gives it back: write let ${name} = ${own}( … ) where you call it.`,
    );
  if (answer === 'other')
    return both(
      `Bruk svaret fra ${own}( … ), eller lag ${name} før funksjonen.`,
      `Use the answer of ${own}( … ), or make ${name} before the function.`,
    );
  return both(
    `Skriv return ${name} i ${own}, og ta imot svaret der du kaller den.`,
    `Write return ${name} in ${own}, and take the answer where you call it.`,
  );
}
