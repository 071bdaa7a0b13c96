import type { AnyNode } from 'acorn';
import { walk } from '../program.ts';
import { both, type Texts, texts } from './mistake.ts';
import {
  type Access,
  givenTo,
  isFunction,
  isNamed,
  kindOf,
  lineOf,
  methodOf,
  originOf,
  originOfObject,
} from './parts.ts';

/** `const i = folk.indexOf("Liv");` and then `folk[i].navn`: the place is -1. */
export function placeNotFound(access: Access): Texts | null {
  const { program, line, nothing } = access;
  const item = originOfObject(access);
  if (nothing !== 'undefined' || item?.type !== 'MemberExpression' || !item.computed) return null;
  const { object: list, property: place } = item;
  const search = givenTo(program, place, line);
  const called = methodOf(search);
  if (!called || !/^(?:indexOf|findIndex|lastIndexOf)$/.test(called.method) || search.type !== 'CallExpression')
    return null;
  if (list.type !== 'Identifier' || !isNamed(called.object, list.name)) return null;
  const name = place.type === 'Identifier' ? place.name : null;
  const part = called.method === 'indexOf' ? partWith(access, list, search.arguments[0]) : null;
  return texts(
    both(`${called.method} fant ingenting i ${list.name}.`, `${called.method} found nothing in ${list.name}.`),
    part
      ? both(
          'indexOf leter etter et helt element, og her er elementene objekter.',
          'indexOf searches for a whole item, and here the items are objects.',
        )
      : both(
          `Da gir ${called.method} -1, og det er ingen plass i listen.`,
          `Then ${called.method} gives -1, and that is no place in the array.`,
        ),
    part
      ? both(
          `Skriv ${list.name}.findIndex((x) => x.${part.key} === ${part.code}).`,
          `Write ${list.name}.findIndex((x) => x.${part.key} === ${part.code}).`,
        )
      : both(`Sjekk først: if (${name ?? 'plass'} !== -1) {`, `Check first: if (${name ?? 'place'} !== -1) {`),
  );
}

/** The part of the written objects of a list that has this value. */
function partWith({ program, source, line }: Access, list: AnyNode, value: AnyNode | undefined) {
  const made = givenTo(program, list, line);
  if (made.type !== 'ArrayExpression' || value?.type !== 'Literal') return null;
  for (const item of made.elements) {
    if (item?.type !== 'ObjectExpression') return null;
    for (const one of item.properties)
      if (one.type === 'Property' && one.key.type === 'Identifier' && one.value.type === 'Literal')
        if (one.value.value === value.value) return { key: one.key.name, code: source.slice(value.start, value.end) };
  }
  return null;
}

/** `const topp = stabel.pop();` and then `topp.navn`. */
export function takenFromEmpty(access: Access): Texts | null {
  const { member, program, nothing, line } = access;
  const taken = methodOf(originOfObject(access));
  if (nothing !== 'undefined' || !taken || !/^(?:pop|shift)$/.test(taken.method)) return null;
  if (taken.object.type !== 'Identifier' || kindOf(program, givenTo(program, taken.object, line)) !== 'list')
    return null;
  const list = taken.object.name;
  // What a function gives may be undefined itself.
  let isUnsure = false;
  walk(program, (node) => {
    const pushed = methodOf(node);
    if (node.type === 'CallExpression' && pushed && isNamed(pushed.object, list))
      isUnsure ||= node.arguments.some(
        ({ type }) => !/^(?:Literal|(?:Object|Array|New|Binary)Expression|TemplateLiteral)$/.test(type),
      );
  });
  if (isUnsure) return null;
  const name = member.object.type === 'Identifier' ? member.object.name : 'svar';
  return texts(
    both(`${taken.method} ga undefined.`, `${taken.method} gave undefined.`),
    both(`Det gjør ${taken.method} når listen er tom.`, `${taken.method} does that when the array is empty.`),
    both(
      `Sjekk ${list}.length > 0 før du henter ${name} fra listen.`,
      `Check ${list}.length > 0 before you take ${name} from the array.`,
    ),
  );
}

/** `.then((r) => { r.data; }).then((d) => d.length)`. */
export function fromThen({ member, program, nothing }: Access): Texts | null {
  const { object } = member;
  if (nothing !== 'undefined' || object.type !== 'Identifier') return null;
  let found: Texts | null = null;
  walk(program, (node) => {
    const outer = methodOf(node);
    const before = outer?.object;
    const [callback] = node.type === 'CallExpression' ? node.arguments : [];
    if (outer?.method !== 'then' || methodOf(before)?.method !== 'then' || before?.type !== 'CallExpression') return;
    if (!callback || !('params' in callback) || callback.start > member.start || callback.end < member.end) return;
    const [first] = callback.params;
    const [given] = before.arguments;
    if (!first || !isNamed(first, object.name) || !given || !isFunction(given) || !('body' in given)) return;
    if (Array.isArray(given.body) || given.body.type !== 'BlockStatement') return;
    let hasReturn = false;
    walk(given.body, (inner) => {
      hasReturn ||= inner.type === 'ReturnStatement';
    });
    if (!hasReturn)
      found = texts(
        both(`${object.name} har ingen verdi her.`, `${object.name} has no value here.`),
        both(
          `Funksjonen i then på linje ${lineOf(given)} gir ikke noe svar videre.`,
          `The function in then on line ${lineOf(given)} passes no answer on.`,
        ),
        both('Skriv return foran svaret i den.', 'Write return before the answer in it.'),
      );
  });
  return found;
}

/** `let data;`, which only a function that runs later gives a value. */
export function givenLater({ member, program, nothing, line }: Access): Texts | null {
  const { object } = member;
  if (nothing !== 'undefined' || object.type !== 'Identifier') return null;
  const { name } = object;
  let isEmpty = false;
  let isOther = false;
  let later: { by: string; line: number } | null = null;
  walk(program, (node, parents) => {
    if ('params' in node) isOther ||= node.params.some((one) => isNamed(one, name));
    if (node.type === 'VariableDeclarator' && isNamed(node.id, name)) {
      isOther ||= Boolean(node.init) || isEmpty || /^For/.test(parents.at(-2)?.type ?? '');
      isEmpty = !node.init;
    }
    if (node.type !== 'AssignmentExpression' || !isNamed(node.left, name)) return;
    const own = parents.findLastIndex(({ type }) => type.includes('Function'));
    const call = parents[own - 1];
    const by =
      call?.type === 'CallExpression'
        ? call.callee.type === 'Identifier'
          ? call.callee.name
          : (methodOf(call)?.method ?? '')
        : '';
    if (
      /^(?:setTimeout|setInterval|then|addEventListener)$/.test(by) &&
      parents[own] &&
      !contains(parents[own], member)
    )
      later ??= { by, line: lineOf(node) };
    else isOther = true;
  });
  // Inside a function it may run later as well.
  let isInside = false;
  walk(program, (node, parents) => {
    if (node === member) isInside = parents.some(({ type }) => type.includes('Function'));
  });
  if (!isEmpty || isOther || isInside || later === null) return null;
  const { by, line: given }: { by: string; line: number } = later;
  return texts(
    both(`${name} har ikke fått noen verdi ennå.`, `${name} has not been given a value yet.`),
    both(
      `Funksjonen i ${by} på linje ${given} kjører først etter linje ${line}.`,
      `The function in ${by} on line ${given} runs only after line ${line}.`,
    ),
    both(
      `Bruk ${name} inni den funksjonen, etter at den har fått verdien.`,
      `Use ${name} inside that function, after it gets its value.`,
    ),
  );
}

function contains(outer: AnyNode, inner: AnyNode): boolean {
  return outer.start <= inner.start && outer.end >= inner.end;
}

/** `throw "for høyt";` and then `feil.message.length`. */
export function messageOfText({ member, program }: Access): Texts | null {
  const part = member.object;
  if (part.type !== 'MemberExpression' || !isNamed(part.property, 'message') || part.object.type !== 'Identifier')
    return null;
  const { name } = part.object;
  let isCaught = false;
  let thrown: { line: number; code: string } | null = null;
  let isOther = false;
  walk(program, (node) => {
    if (node.type === 'CatchClause' && contains(node, member))
      isCaught ||= node.param !== null && node.param !== undefined && isNamed(node.param, name);
    if (node.type === 'ThrowStatement' && node.argument.type === 'Literal' && typeof node.argument.value === 'string')
      thrown ??= { line: lineOf(node), code: node.argument.raw ?? '' };
    else isOther ||= node.type === 'ThrowStatement';
  });
  if (!isCaught || isOther || thrown === null) return null;
  const { line, code }: { line: number; code: string } = thrown;
  return texts(
    both(`${name}.message finnes ikke.`, `${name}.message does not exist.`),
    both(
      `På linje ${line} blir en tekst kastet, og en tekst har ingen message.`,
      `On line ${line} a string is thrown, and a string has no message.`,
    ),
    both(`Skriv throw new Error(${code}) der.`, `Write throw new Error(${code}) there.`),
  );
}

/** `Object.keys(folk).forEach((f) => f.alder.toFixed(0))`: each is a name, and not what is there. */
export function keyInsteadOfValue({ member, program, source, nothing }: Access): Texts | null {
  const part = member.object;
  if (nothing !== 'undefined' || part.type !== 'MemberExpression' || part.computed || part.object.type !== 'Identifier')
    return null;
  const { name } = part.object;
  let owner: string | null = null;
  walk(program, (node) => {
    const keys = node.type === 'ForOfStatement' ? methodOf(node.right) : methodOf(methodOf(node)?.object);
    const [owned] =
      node.type === 'ForOfStatement' && node.right.type === 'CallExpression'
        ? node.right.arguments
        : node.type === 'CallExpression' &&
            node.callee.type === 'MemberExpression' &&
            node.callee.object.type === 'CallExpression'
          ? node.callee.object.arguments
          : [];
    if (
      keys?.method !== 'keys' ||
      !isNamed(keys.object, 'Object') ||
      owned?.type !== 'Identifier' ||
      !contains(node, member)
    )
      return;
    const [callback] = node.type === 'CallExpression' ? node.arguments : [];
    const param =
      node.type === 'ForOfStatement'
        ? node.left.type === 'VariableDeclaration'
          ? node.left.declarations[0]?.id
          : undefined
        : callback && 'params' in callback
          ? callback.params[0]
          : undefined;
    if (param && isNamed(param, name) && methodOf(node)?.method !== 'reduce') owner = owned.name;
  });
  if (owner === null) return null;
  const right = `${owner}[${name}]${source.slice(part.object.end, part.end)}`;
  return texts(
    both(
      `${name} er et navn i ${owner}, og ikke det som ligger der.`,
      `${name} is a name in ${owner}, and not what is there.`,
    ),
    both('Object.keys gir navnene som tekster.', 'Object.keys gives the names as strings.'),
    both(`Skriv ${right}.`, `Write ${right}.`),
  );
}

/** `await hent()[0].trim()`: the part is asked of the Promise. */
export function awaitTooLate({ member, program, source }: Access): Texts | null {
  let inner: AnyNode = member.object;
  let part: AnyNode = member;
  while (inner.type === 'MemberExpression') [part, inner] = [inner, inner.object];
  if (inner.type !== 'CallExpression' || kindOf(program, inner) !== 'promise' || part.type !== 'MemberExpression')
    return null;
  let isAwaited = false;
  walk(program, (node) => {
    isAwaited ||= node.type === 'AwaitExpression' && contains(node, member) && node.argument.start === inner.start;
  });
  const call = source.slice(inner.start, inner.end);
  return isAwaited
    ? texts(
        both(`await venter ikke på ${call} alene her.`, `await does not wait for ${call} alone here.`),
        both(
          'Det som står etter kallet, blir hentet fra løftet, før await har ventet.',
          'What comes after the call is taken from the Promise, before await has waited.',
        ),
        both(
          `Sett parenteser rundt: (await ${call})${source.slice(inner.end, part.end)}.`,
          `Put parentheses around it: (await ${call})${source.slice(inner.end, part.end)}.`,
        ),
      )
    : null;
}

/** `while (n.verdi !== 9) { n = n.neste; }`: the last one has nothing after it. */
export function endOfChain({ member, program, source, nothing }: Access): Texts | null {
  const { object } = member;
  if (object.type !== 'Identifier') return null;
  const { name } = object;
  let found: Texts | null = null;
  walk(program, (node) => {
    if (node.type !== 'WhileStatement' || !contains(node, member)) return;
    walk(node.body, (inner) => {
      if (
        inner.type !== 'AssignmentExpression' ||
        !isNamed(inner.left, name) ||
        inner.right.type !== 'MemberExpression'
      )
        return;
      if (inner.right.computed || !isNamed(inner.right.object, name)) return;
      const next = source.slice(inner.right.start, inner.right.end);
      const test = source.slice(node.test.start, node.test.end);
      if (contains(node.test, member))
        found = texts(
          both(`${name} er ${nothing} her.`, `${name} is ${nothing} here.`),
          both(
            `Etter det siste objektet gir ${next} på linje ${lineOf(inner)} ${nothing}.`,
            `After the last object ${next} on line ${lineOf(inner)} gives ${nothing}.`,
          ),
          both(`Skriv while (${name} && ${test}) {`, `Write while (${name} && ${test}) {`),
        );
    });
  });
  return found;
}

/** `Math.floor(Math.random() * 3) + 1` as a place in a list. */
export function randomPlaceTooFar(access: Access): Texts | null {
  const { program, source, line } = access;
  const item = originOfObject(access);
  if (item?.type !== 'MemberExpression' || !item.computed) return null;
  const place = item.property.type === 'Identifier' ? originOf(program, item.property.name, line) : item.property;
  if (place?.type !== 'BinaryExpression' || place.operator !== '+' || place.right.type !== 'Literal') return null;
  const floor = methodOf(place.left);
  let isRandom = false;
  walk(place.left, (node) => {
    isRandom ||= methodOf(node)?.method === 'random';
  });
  const list = item.object;
  const count = list.type === 'Identifier' && givenTo(program, list, line);
  const times = source.slice(place.left.start, place.left.end).match(/random\(\s*\)\s*\*\s*([\w$.]+)/)?.[1];
  const isAll =
    list.type === 'Identifier' &&
    (times === `${list.name}.length` ||
      (count !== false && count.type === 'ArrayExpression' && times === String(count.elements.length)));
  return isAll && floor && /^(?:floor|trunc)$/.test(floor.method) && isRandom && place.right.value === 1
    ? texts(
        both('Plassen er for stor for listen.', 'The place is too large for the array.'),
        both(
          'Plassene begynner på 0, og tallet her begynner på 1.',
          'The places begin at 0, and the number here begins at 1.',
        ),
        both(`Ta bort + 1 på linje ${lineOf(place)}.`, `Remove + 1 on line ${lineOf(place)}.`),
      )
    : null;
}
