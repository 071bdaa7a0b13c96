import type { AnyNode, Program } from 'acorn';
import { closest } from '../../judge/closest.ts';
import { parseProgram, walk } from '../program.ts';
import { both, type Mistake, type Texts, texts } from './mistake.ts';
import { nearKey, partNotMade } from './own-parts.ts';
import {
  functionsWithoutReturn,
  givenTo,
  hasPart,
  isFunction,
  isNamed,
  type Kind,
  kindOfName,
  LIST_METHODS,
  lineOf,
  type Member,
  membersAt,
  methodOf,
  originOf,
  TAKES_FUNCTION,
} from './parts.ts';
import { howToWait } from './waiting.ts';

type Access = {
  /** Where the property is read or set. */
  member: Member;
  property: string;
  isSet: boolean;
  nothing: string;
  program: Program;
  source: string;
  line: number;
};

/** A property of undefined or null is read or set, and the program says where that came from. */
export const NOTHING: readonly Mistake[] = [
  {
    id: 'comma-between-lists',
    find({ type, syntax }, _line, source) {
      const program = type === 'TypeError' && !syntax ? parseProgram(source) : null;
      const line = program && uncommaedLine(program);
      return line
        ? texts(
            both(`Det mangler et komma etter ] på linje ${line}.`, `A comma is missing after ] on line ${line}.`),
            both(
              'Uten komma blir den neste hakeparentesen lest som en plass i listen foran.',
              'Without a comma the next square bracket is read as a place in the array before it.',
            ),
            both('Sett komma mellom listene.', 'Put a comma between the arrays.'),
          )
        : null;
    },
  },
  {
    id: 'missing-return',
    find({ message, line }, _line, source) {
      const isIt = /^cannot read property 'Symbol\.iterator' of undefined$|^value is not iterable$/.test(message);
      const program = isIt && line !== null ? parseProgram(source) : null;
      let found: Texts | null = null;
      if (program && line !== null)
        walk(program, (node) => {
          if (node.type !== 'ForOfStatement' || lineOf(node) !== line) return;
          found ??= withoutReturn(givenTo(program, node.right, line), program, source);
        });
      return found;
    },
  },
  {
    id: 'constructor-misspelt',
    find({ message, line }, _line, source) {
      // A browser does not say of what it is that the loop cannot go through it.
      const isIt = /^cannot read property 'Symbol\.iterator' of undefined$|^value is not iterable$/.test(message);
      const program = isIt && line !== null ? parseProgram(source) : null;
      let found: Texts | null = null;
      if (program)
        walk(program, (node) => {
          if (node.type !== 'ForOfStatement' || lineOf(node) !== line || node.right.type !== 'MemberExpression') return;
          found ??= constructorMisspelt(node.right, program);
        });
      return found;
    },
  },
  rule('missing-return', fromFunction),
  rule('missing-return', fromItems),
  rule('answer-of-for-each', fromForEach),
  rule('log-closed-too-early', ofLog),
  rule('await-missing', ofPromise),
  rule('place-instead-of-item', ofPlace),
  rule('nothing-found', fromSearch),
  rule('return-missing-in-reduce', inReduce),
  rule('this-in-arrow', inArrow),
  rule('this-lost', ofThis),
  rule('one-too-far', oneTooFar),
  rule('constructor-misspelt', ofMisspeltConstructor),
  rule('part-misspelt', ofMisspeltPart),
  rule('part-not-made', ofMissingPart),
  rule('never-given', neverGiven),
  rule('starts-as-null', startsAsNull),
  rule('prompt-without-answer', promptWithoutAnswer),
  rule('nothing-stored', nothingStored),
];

function rule(id: string, find: (access: Access) => Texts | null): Mistake {
  return {
    id,
    find({ message, line }, _line, source) {
      const said = message.match(/^cannot (read|set) property '(.+)' of (undefined|null)$/);
      const program = said ? parseProgram(source) : null;
      if (!said || !program || line === null) return null;
      const [, verb, property = '', nothing = ''] = said;
      for (const member of membersAt(source, line, property)) {
        const found = find({ member, property, isSet: verb === 'set', nothing, program, source, line });
        if (found) return found;
      }
      return null;
    },
  };
}

function uncommaedLine(program: Program): number | null {
  let line: number | null = null;
  walk(program, (node) => {
    if (node.type !== 'ArrayExpression') return;
    for (const element of node.elements) {
      let inner: AnyNode | null = element;
      while (inner?.type === 'MemberExpression' && inner.computed) inner = inner.object;
      if (inner !== element && inner?.type === 'ArrayExpression') line ??= inner.loc?.end.line ?? null;
    }
  });
  return line;
}

/** What a name was given, or the expression itself. */
function originOfObject({ member, program, line }: Access): AnyNode | null {
  const { object } = member;
  return object.type === 'Identifier' ? originOf(program, object.name, line) : object;
}

function fromFunction(access: Access): Texts | null {
  return withoutReturn(originOfObject(access), access.program, access.source);
}

/** A call of a function that has no answer. */
export function withoutReturn(origin: AnyNode | null, program: Program, source: string): Texts | null {
  if (origin?.type !== 'CallExpression' || origin.callee.type !== 'Identifier') return null;
  const { name } = origin.callee;
  return functionsWithoutReturn(program).includes(name) ? missingReturn(name, source) : null;
}

export function missingReturn(name: string, source: string): Texts {
  const what = both(`Funksjonen ${name} gir ikke noe svar tilbake.`, `The function ${name} gives no answer back.`);
  const program = parseProgram(source);
  if (program && isCalledWithNew(program, name))
    return texts(
      both(`${name} er kalt uten new.`, `${name} is called without new.`),
      both(
        'Funksjonen gir this verdier, og da lager new objektet.',
        'The function gives values to this, and then new makes the object.',
      ),
      both(`Skriv new foran ${name}.`, `Write new before ${name}.`),
    );
  if (program && hasReturnAbove(program, name)) {
    return texts(
      what,
      both(
        'return er alene på linjen, og da slutter funksjonen der.',
        'return is alone on its line, so the function ends there.',
      ),
      both('Skriv svaret på samme linje som return.', 'Write the answer on the same line as return.'),
    );
  }
  if (program && returnsInForEach(program, name))
    return texts(
      what,
      both(
        'return inni forEach avslutter bare runden, og ikke hele funksjonen.',
        'return inside forEach ends only the round, and not the whole function.',
      ),
      both('Bruk for (const x of liste) { i stedet.', 'Use for (const x of list) { instead.'),
    );
  return texts(
    what,
    both(
      'En funksjon uten return gir undefined, som betyr ingenting.',
      'A function without return gives undefined, which means nothing.',
    ),
    both(`Skriv return foran svaret inni ${name}.`, `Write return before the answer inside ${name}.`),
  );
}

/** `function Hund(navn) { this.navn = navn; }`: what a class was written as before. */
function isCalledWithNew(program: Program, name: string): boolean {
  let isIt = false;
  walk(program, (node) => {
    if (node.type !== 'FunctionDeclaration' || node.id?.name !== name || !/^\p{Lu}/u.test(name)) return;
    walk(node.body, (inner) => {
      isIt ||=
        inner.type === 'AssignmentExpression' &&
        inner.left.type === 'MemberExpression' &&
        inner.left.object.type === 'ThisExpression';
    });
  });
  return isIt;
}

/** A return alone on its line in the function, with a value as a statement of its own right below it. */
function hasReturnAbove(program: Program, name: string): boolean {
  let isIt = false;
  walk(program, (node, parents) => {
    if (node.type !== 'BlockStatement') return;
    const isOwn = parents
      .slice(-2)
      .some(
        (one) =>
          (one.type === 'FunctionDeclaration' || one.type === 'VariableDeclarator') &&
          one.id?.type === 'Identifier' &&
          one.id.name === name,
      );
    isIt ||=
      isOwn &&
      node.body.some(
        (one, place) =>
          one.type === 'ReturnStatement' && !one.argument && node.body[place + 1]?.type === 'ExpressionStatement',
      );
  });
  return isIt;
}

/** The only answer of the function is inside a forEach. */
function returnsInForEach(program: Program, name: string): boolean {
  let isIt = false;
  walk(program, (node, parents) => {
    if (node.type !== 'ReturnStatement' || !node.argument) return;
    const isOwn = parents.some(
      (one) =>
        (one.type === 'FunctionDeclaration' && one.id !== null && isNamed(one.id, name)) ||
        (one.type === 'VariableDeclarator' && isNamed(one.id, name)),
    );
    isIt ||= isOwn && parents.some((one) => methodOf(one)?.method === 'forEach');
  });
  return isIt;
}

/** An item of a list that map made with a function that gives no answer. */
function fromItems({ member, program, line, nothing }: Access): Texts | null {
  const { object } = member;
  let list: AnyNode | null = object.type === 'MemberExpression' && object.computed ? object.object : null;
  if (object.type === 'Identifier')
    walk(program, (node) => {
      if (node.start > member.start || node.end < member.end) return;
      if (node.type === 'ForOfStatement' && node.left.type === 'VariableDeclaration') {
        const id = node.left.declarations[0]?.id;
        if (id && isNamed(id, object.name)) list = node.right;
      }
      const [callback] = node.type === 'CallExpression' ? node.arguments : [];
      const called = methodOf(node);
      const [first] = callback && 'params' in callback ? callback.params : [];
      if (
        called &&
        /^(?:forEach|map|filter|find|some|every)$/.test(called.method) &&
        first &&
        isNamed(first, object.name)
      )
        list = called.object;
    });
  const made = list && givenTo(program, list, line);
  const [callback] = made?.type === 'CallExpression' && methodOf(made)?.method === 'map' ? made.arguments : [];
  if (nothing !== 'undefined' || !callback || !isFunction(callback) || !('body' in callback)) return null;
  const { body } = callback;
  if (Array.isArray(body) || body.type !== 'BlockStatement') return null;
  let returns = false;
  walk(body, (node, parents) => {
    const isOwn = !parents.some(({ type }) => type.includes('Function'));
    returns ||= node.type === 'ReturnStatement' && isOwn;
  });
  if (body.body.length > 0 && body.body.every(({ type }) => type === 'LabeledStatement'))
    return texts(
      both(
        '{ etter pilen => begynner en blokk, og ikke et objekt.',
        '{ after the arrow => begins a block, and not an object.',
      ),
      both(
        `Funksjonen i map på linje ${lineOf(callback)} gir derfor ikke noe svar tilbake.`,
        `So the function in map on line ${lineOf(callback)} gives no answer back.`,
      ),
      both('Sett parentes rundt objektet: x => ({ a: 1 }).', 'Put parentheses around the object: x => ({ a: 1 }).'),
    );
  return returns
    ? null
    : texts(
        both('Funksjonen i map gir ikke noe svar tilbake.', 'The function in map gives no answer back.'),
        both(
          `Uten return blir alle elementene i den nye listen undefined. map er på linje ${lineOf(callback)}.`,
          `Without return all items of the new array are undefined. map is on line ${lineOf(callback)}.`,
        ),
        both('Skriv return foran svaret i funksjonen.', 'Write return before the answer in the function.'),
      );
}

function fromForEach(access: Access): Texts | null {
  return methodOf(originOfObject(access))?.method === 'forEach'
    ? texts(
        both('forEach gir ikke noe svar tilbake.', 'forEach gives no answer back.'),
        both(
          'forEach gjør noe med hvert element, og det er alt.',
          'forEach does something with each item, and that is all.',
        ),
        both('Bruk map for å få en ny liste.', 'Use map to get a new array.'),
      )
    : null;
}

function ofLog({ member, property }: Access): Texts | null {
  const called = methodOf(member.object);
  return called?.object.type === 'Identifier' && called.object.name === 'console'
    ? texts(
        both(
          `.${property} kommer etter parentesen til console.log.`,
          `.${property} comes after the parenthesis of console.log.`,
        ),
        both(
          'console.log viser noe og gir ikke noe svar tilbake.',
          'console.log shows something and gives no answer back.',
        ),
        both(
          `Flytt .${property} inn i parentesen, rett etter verdien.`,
          `Move .${property} into the parentheses, right after the value.`,
        ),
      )
    : null;
}

/** `const svar = hent();` of an async function, and then `svar.navn.length`. */
function ofPromise({ member, program, source, line }: Access): Texts | null {
  const { object } = member;
  if (object.type !== 'MemberExpression' || object.object.type !== 'Identifier') return null;
  const { name } = object.object;
  const part = source.slice(object.start, object.end);
  return kindOfName(program, name, line) === 'promise'
    ? texts(
        both(`${part} finnes ikke ennå.`, `${part} does not exist yet.`),
        both(
          `${name} er et løfte (Promise), og svaret kommer senere.`,
          `${name} is a Promise, and the answer comes later.`,
        ),
        howToWait(
          program,
          object.object,
          object.property.type === 'Identifier' ? object.property.name : '',
          name,
          line,
        ),
      )
    : null;
}

/** `for (const elev in elever)` and then `elev.navn.length`. */
function ofPlace({ member, program, source, line }: Access): Texts | null {
  let root: AnyNode = member.object;
  while (root.type === 'MemberExpression') root = root.object;
  if (root.type !== 'Identifier') return null;
  const { name } = root;
  let list: string | null = null;
  walk(program, (node) => {
    if (node.type !== 'ForInStatement' || node.left.type !== 'VariableDeclaration') return;
    const id = node.left.declarations[0]?.id;
    if (id?.type === 'Identifier' && id.name === name) list = source.slice(node.right.start, node.right.end);
  });
  return list === null ? null : placeInsteadOfItem(name, list, kindOfName(program, list, line));
}

export function placeInsteadOfItem(name: string, list: string, kind: Kind | null): Texts {
  if (kind !== 'list')
    return texts(
      both(
        `${name} er ${kind === 'object' ? 'et navn' : 'en plass eller et navn'} i ${list}, og ikke det som ligger der.`,
        `${name} is ${kind === 'object' ? 'a name' : 'a place or a name'} in ${list}, and not what is there.`,
      ),
      both('for … in gir plasser og navn som tekster.', 'for … in gives places and names as texts.'),
      both(`Skriv ${list}[${name}] for å få det som ligger der.`, `Write ${list}[${name}] to get what is there.`),
    );
  return texts(
    both(
      `${name} er en plass i ${list}, og ikke det som ligger der.`,
      `${name} is a place in ${list}, and not what is there.`,
    ),
    both(
      'for … in gir plassene som tekster: "0", "1", "2". for … of gir det som ligger i listen.',
      'for … in gives the places as texts: "0", "1", "2". for … of gives what is in the array.',
    ),
    both(
      `Skriv of i stedet for in: for (const ${name} of ${list}).`,
      `Write of instead of in: for (const ${name} of ${list}).`,
    ),
  );
}

function fromSearch(access: Access): Texts | null {
  const method = methodOf(originOfObject(access))?.method;
  if ((method !== 'find' && method !== 'match' && method !== 'get') || hasPart(access.program, method)) return null;
  const nothing = method === 'match' ? 'null' : 'undefined';
  const { object } = access.member;
  const name = object.type === 'Identifier' ? object.name : null;
  return texts(
    both(`${method} fant ingenting.`, `${method} found nothing.`),
    method === 'get'
      ? both(
          'En Map gir undefined for en nøkkel som ikke er der.',
          'A Map gives undefined for a key that is not there.',
        )
      : both(`Når ingenting passer, gir ${method} ${nothing}.`, `When nothing matches, ${method} gives ${nothing}.`),
    method === 'get'
      ? (nearKey(access.program, originOfObject(access), access.line) ??
          both(
            'Legg inn nøkkelen med set først, eller sjekk med has.',
            'Put the key in with set first, or check with has.',
          ))
      : both(
          `Sjekk svaret før du bruker det: if (${name ?? 'svar'}) {`,
          `Check the answer before you use it: if (${name ?? 'answer'}) {`,
        ),
  );
}

/** `const navn = prompt("Navn?");` and then `navn.length`. */
function promptWithoutAnswer(access: Access): Texts | null {
  const origin = originOfObject(access);
  const { object } = access.member;
  if (access.nothing !== 'null' || object.type !== 'Identifier' || origin?.type !== 'CallExpression') return null;
  const { name } = object;
  return isNamed(origin.callee, 'prompt')
    ? texts(
        both(`${name} er null: prompt fikk ikke noe svar.`, `${name} is null: prompt got no answer.`),
        both(
          'prompt gir null når den blir avbrutt, eller når det ikke er flere svar.',
          'prompt gives null when it is cancelled, or when there are no more answers.',
        ),
        both(
          `Sjekk svaret før du bruker det: if (${name} !== null) {`,
          `Check the answer before you use it: if (${name} !== null) {`,
        ),
      )
    : null;
}

/** `const liste = JSON.parse(localStorage.getItem("liste"));` and then `liste.push(3)`. */
function nothingStored(access: Access): Texts | null {
  const origin = originOfObject(access);
  const { program, line, property, nothing, isSet } = access;
  const { object } = access.member;
  if (nothing !== 'null' || origin?.type !== 'CallExpression') return null;
  const parsed = methodOf(origin);
  const isParsed = parsed?.method === 'parse' && isNamed(parsed.object, 'JSON');
  const [argument] = origin.arguments;
  const read = isParsed && argument ? givenTo(program, argument, line) : origin;
  const reading = methodOf(read);
  if (reading?.method !== 'getItem' || !isNamed(reading.object, 'localStorage')) return null;
  const name = object.type === 'Identifier' ? object.name : 'JSON.parse( … )';
  const isList = LIST_METHODS.includes(property) || /^(?:length|\d+)$/.test(property);
  return texts(
    object.type === 'Identifier'
      ? both(`${name} er null her.`, `${name} is null here.`)
      : both('Det som er foran punktumet, er null her.', 'What comes before the dot is null here.'),
    isParsed
      ? both(
          'Når ingenting er lagret under navnet, gir getItem null, og da gir JSON.parse også null.',
          'Where nothing is stored under the name, getItem gives null, and then JSON.parse gives null as well.',
        )
      : both(
          'Når ingenting er lagret under navnet, gir getItem null.',
          'Where nothing is stored under the name, getItem gives null.',
        ),
    isParsed && isList && !isSet && object.type === 'Identifier'
      ? both('Skriv || [] etter JSON.parse( … ).', 'Write || [] after JSON.parse( … ).')
      : object.type === 'Identifier'
        ? both(
            `Sjekk svaret før du bruker det: if (${name} !== null) {`,
            `Check the answer before you use it: if (${name} !== null) {`,
          )
        : both('Sjekk svaret før du bruker det.', 'Check the answer before you use it.'),
  );
}

/** A callback of reduce without return: the next round gets undefined. */
function inReduce({ member, program }: Access): Texts | null {
  const { object } = member;
  if (object.type !== 'Identifier') return null;
  const { name } = object;
  let isIt = false;
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || methodOf(node)?.method !== 'reduce') return;
    const [callback] = node.arguments;
    if (callback?.type !== 'ArrowFunctionExpression' && callback?.type !== 'FunctionExpression') return;
    const [first] = callback.params;
    if (first?.type !== 'Identifier' || first.name !== name || callback.body.type !== 'BlockStatement') return;
    let returns = false;
    walk(callback.body, (inner) => {
      returns ||= inner.type === 'ReturnStatement';
    });
    isIt ||= !returns;
  });
  return isIt
    ? texts(
        both('Funksjonen i reduce gir ikke noe svar tilbake.', 'The function in reduce gives no answer back.'),
        both(`Svaret fra én runde blir ${name} i den neste.`, `The answer of one round becomes ${name} in the next.`),
        both(`Skriv return ${name}; sist i funksjonen.`, `Write return ${name}; at the end of the function.`),
      )
    : null;
}

/** `mjau: () => { this.navn.length }`: an arrow function has no object of its own. */
function inArrow({ member, program }: Access): Texts | null {
  const { object } = member;
  const isOfThis = object.type === 'MemberExpression' && object.object.type === 'ThisExpression';
  if (!isOfThis && object.type !== 'ThisExpression') return null;
  let isIt = false;
  walk(program, (node, parents) => {
    if (node !== member) return;
    const own = parents.findLastIndex(({ type }) => type.includes('Function'));
    isIt = parents[own]?.type === 'ArrowFunctionExpression' && parents[own - 1]?.type === 'Property';
  });
  return isIt
    ? texts(
        both('this er ikke objektet her.', 'this is not the object here.'),
        both('En pilfunksjon har ikke sin egen this.', 'An arrow function has no this of its own.'),
        both('Skriv metoden uten pil: navn() { … }.', 'Write the method without an arrow: name() { … }.'),
      )
    : null;
}

function ofThis({ member, program }: Access): Texts | null {
  let root: AnyNode = member.object;
  while (root.type === 'MemberExpression') root = root.object;
  if (root.type !== 'ThisExpression') return null;
  let inPlainFunction = false;
  let inMethod = false;
  walk(program, (node, parents) => {
    if (node.type !== 'MemberExpression' || node.start !== member.start || node.end !== member.end) return;
    const own = parents.findLastIndex(({ type }) => type === 'FunctionExpression' || type === 'FunctionDeclaration');
    const around = parents[own - 1]?.type;
    inMethod = around === 'MethodDefinition' || around === 'Property';
    const call = parents[own - 1];
    const isOfElement = methodOf(call)?.method === 'addEventListener';
    const isInMethod = parents.slice(0, own - 1).some(({ type }) => type === 'MethodDefinition' || type === 'Property');
    inPlainFunction = own >= 0 && around === 'CallExpression' && isInMethod && !isOfElement;
  });
  // Of a method that was called as it should be, this is its object: then only the property is missing.
  if (inMethod && member.object.type !== 'ThisExpression') return null;
  if (!inPlainFunction && !inMethod) return null;
  const stored = inPlainFunction ? null : storedMethod(program, member);
  if (stored)
    return texts(
      both('this er ikke objektet her.', 'this is not the object here.'),
      both(
        `På linje ${stored.line} får ${stored.name} metoden uten objektet.`,
        `On line ${stored.line} ${stored.name} gets the method without its object.`,
      ),
      both(
        `Skriv ${stored.name} = (${stored.given}) => ${stored.called}(${stored.given}) der.`,
        `Write ${stored.name} = (${stored.given}) => ${stored.called}(${stored.given}) there.`,
      ),
    );
  return texts(
    both('this er ikke objektet her.', 'this is not the object here.'),
    inPlainFunction
      ? both(
          'En vanlig funksjon inni en metode har sin egen this.',
          'A plain function inside a method has a this of its own.',
        )
      : both(
          'En metode som blir sendt videre eller lagret uten parenteser, mister objektet sitt.',
          'A method that is passed on or stored without parentheses loses its object.',
        ),
    inPlainFunction
      ? both('Bruk en pilfunksjon i stedet: (x) => { … }.', 'Use an arrow function instead: (x) => { … }.')
      : both(
          'Bruk en pilfunksjon som kaller metoden på objektet.',
          'Use an arrow function that calls the method on the object.',
        ),
  );
}

/** `const mer = teller.øk;` for the method that uses `this` there, which is called by that name only. */
function storedMethod(program: Program, member: Member) {
  let method: { name: string; given: string } | null = null;
  walk(program, (node) => {
    if (node.type !== 'MethodDefinition' && node.type !== 'Property') return;
    if (node.start > member.start || node.end < member.end || node.key.type !== 'Identifier') return;
    const { value } = node;
    const params = 'params' in value ? value.params : [];
    if (params.every((one) => one.type === 'Identifier'))
      method = { name: node.key.name, given: params.map((one) => one.name).join(', ') };
  });
  if (!method) return null;
  const { name: own, given }: { name: string; given: string } = method;
  const stored: { name: string; called: string; line: number }[] = [];
  let isPassedOn = false;
  walk(program, (node, parents) => {
    if (node.type !== 'MemberExpression' || node.computed || !isNamed(node.property, own)) return;
    const parent = parents.at(-1);
    if (parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' && node.object.type === 'Identifier')
      stored.push({ name: parent.id.name, called: `${node.object.name}.${own}`, line: lineOf(parent) });
    else isPassedOn ||= !(parent?.type === 'CallExpression' && parent.callee === node);
  });
  const [one] = stored;
  return one && stored.length === 1 && !isPassedOn ? { ...one, given } : null;
}

/** `elev.karakter.matte` where the object has `karakterer`. */
function ofMisspeltPart(access: Access): Texts | null {
  const { program } = access;
  const object = originOfObject(access);
  if (object?.type !== 'MemberExpression' || object.computed || object.property.type !== 'Identifier') return null;
  const { name } = object.property;
  const parts = new Set(['length']);
  walk(program, (node) => {
    if (node.type === 'Property' && node.key.type === 'Identifier') parts.add(node.key.name);
  });
  const near = parts.has(name) ? undefined : closest(name, [...parts], 2);
  return near
    ? texts(
        both(`Ingenting her heter .${name}.`, `Nothing here is called .${name}.`),
        both(`Det finnes en del som heter ${near}.`, `There is a part called ${near}.`),
        both(`Mente du .${near}?`, `Did you mean .${near}?`),
      )
    : null;
}

/** `rutenett[y][x] = 0` and `spill.spiller.liv = 3`, where the inner part was never made. */
function ofMissingPart({ member, property, isSet, source, program, line }: Access): Texts | null {
  const { object } = member;
  if (object.type === 'MemberExpression' && object.object.type === 'ThisExpression' && !object.computed)
    return ofMissingField(source.slice(object.start, object.end), property, program, source);
  const isPushed = property === 'push' && object.type === 'MemberExpression' && object.computed;
  if (object.type !== 'MemberExpression') return null;
  if (!isSet && !isPushed) return member.optional ? null : partNotMade(program, object, line);
  // An element of the page, a text and the like have the parts that they have.
  if (
    !/^(?:Identifier|MemberExpression|ObjectExpression|ArrayExpression|NewExpression|ThisExpression)$/.test(
      givenTo(program, object.object, line).type,
    )
  )
    return null;
  const part = source.slice(object.start, object.end);
  const rows = object.computed ? writtenList(object.object, program, line) : null;
  if (rows?.type === 'ArrayExpression' && rows.elements.length > 0) {
    const list = source.slice(object.object.start, object.object.end);
    const place = source.slice(object.property.start, object.property.end);
    return texts(
      both(`${list} har ikke den plassen.`, `${list} does not have that place.`),
      both(
        'Plassene begynner på 0, så den siste er én mindre enn lengden.',
        'The places begin at 0, so the last one is one less than the length.',
      ),
      both(
        `Skriv ut ${place} og ${list}.length på linjen over.`,
        `Print ${place} and ${list}.length on the line above.`,
      ),
    );
  }
  const value = member.computed || isPushed ? '[]' : '{}';
  return texts(
    both(`${part} finnes ikke ennå.`, `${part} does not exist yet.`),
    both('Det du vil legge noe inn i, må være laget først.', 'What you put something into must be made first.'),
    both(
      `Skriv if (!${part}) ${part} = ${value}; på linjen over.`,
      `Write if (!${part}) ${part} = ${value}; on the line above.`,
    ),
  );
}

/** `this.sanger.push(…)` in a class that never makes `this.sanger`. */
function ofMissingField(field: string, property: string, program: Program, source: string): Texts | null {
  let hasClass = false;
  let isMade = false;
  walk(program, (node) => {
    hasClass ||= node.type === 'ClassBody';
    if (node.type === 'AssignmentExpression') isMade ||= source.slice(node.left.start, node.left.end) === field;
    if (node.type === 'PropertyDefinition') isMade ||= `this.${source.slice(node.key.start, node.key.end)}` === field;
  });
  const value = property === 'push' ? '[]' : '…';
  const near = closest(field, fieldsMade(program, source), 2);
  if (hasClass && !isMade && near)
    return texts(
      both(`${field} har ikke fått noen verdi.`, `${field} has not been given a value.`),
      both(`Det som har fått en verdi, heter ${near}.`, `What has been given a value is called ${near}.`),
      both(`Mente du ${near}?`, `Did you mean ${near}?`),
    );
  return hasClass && !isMade
    ? texts(
        both(`${field} har ikke fått noen verdi.`, `${field} has not been given a value.`),
        both('Et objekt får verdiene sine i constructor.', 'An object gets its values in the constructor.'),
        both(`Skriv ${field} = ${value}; i constructor.`, `Write ${field} = ${value}; in the constructor.`),
      )
    : null;
}

/** The line of the loop that goes on while `i<=navn.length`. */
export function loopTooFar(program: Program, source: string, test: string): number | null {
  let loop: number | null = null;
  walk(program, (node) => {
    if (node.type !== 'ForStatement' && node.type !== 'WhileStatement') return;
    if (node.test && source.slice(node.test.start, node.test.end).replaceAll(' ', '') === test) loop = lineOf(node);
  });
  return loop;
}

function fieldsMade(program: Program, source: string): string[] {
  const fields: string[] = [];
  walk(program, (node) => {
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return;
    if (node.left.object.type === 'ThisExpression') fields.push(source.slice(node.left.start, node.left.end));
  });
  return fields;
}

/** `navn[i].length` in a loop that goes on while `i <= navn.length`, and a place that a written list does not have. */
function oneTooFar(access: Access): Texts | null {
  const { program, source, line } = access;
  const object = originOfObject(access);
  if (object?.type !== 'MemberExpression' || !object.computed) return null;
  const list = source.slice(object.object.start, object.object.end);
  const place = source.slice(object.property.start, object.property.end);
  const loop = loopTooFar(program, source, `${place}<=${list}.length`);
  if (loop !== null)
    return texts(
      both('Løkken går én runde for langt.', 'The loop goes one round too far.'),
      both(
        'Plassene begynner på 0, så den siste er én mindre enn lengden.',
        'The places begin at 0, so the last one is one less than the length.',
      ),
      both(`Skriv < i stedet for <= på linje ${loop}.`, `Write < instead of <= on line ${loop}.`),
    );
  const made = writtenList(object.object, program, line);
  const { property } = object;
  if (place === `${list}.length`)
    return texts(
      both(`${list} har ingen plass ${place}.`, `${list} has no place ${place}.`),
      both(
        'Plassene begynner på 0, så den siste er én mindre enn lengden.',
        'The places begin at 0, so the last one is one less than the length.',
      ),
      both(`Skriv ${list}[${place} - 1].`, `Write ${list}[${place} - 1].`),
    );
  if (made?.type === 'ArrayExpression' && property.type === 'UnaryExpression' && property.operator === '-')
    return texts(
      both(`${list} har ingen plass ${place}.`, `${list} has no place ${place}.`),
      both(
        'Plassene begynner på 0. Et minus teller ikke bakfra her.',
        'The places begin at 0. A minus does not count from the end here.',
      ),
      both(`Skriv ${list}.at(${place}).`, `Write ${list}.at(${place}).`),
    );
  if (made?.type !== 'ArrayExpression' || property.type !== 'Literal' || typeof property.value !== 'number')
    return null;
  const isChanged = /\.(?:push|unshift|pop|shift|splice)\s*\(/.test(source);
  const count = made.elements.length;
  return count > 0 && !isChanged && property.value >= count
    ? texts(
        both(`${list} har ingen plass ${place}.`, `${list} has no place ${place}.`),
        both(
          `Plassene begynner på 0, så den siste av ${count} er ${count - 1}.`,
          `The places begin at 0, so the last of ${count} is ${count - 1}.`,
        ),
        count > 1
          ? both(
              `Skriv et tall fra 0 til ${count - 1} i stedet for ${place} i ${list}[${place}].`,
              `Write a number from 0 to ${count - 1} instead of ${place} in ${list}[${place}].`,
            )
          : both(`Skriv ${list}[0].`, `Write ${list}[0].`),
      )
    : null;
}

/** What a name was given, and for `spilleliste.sanger` what the object has there when it is never given another value. */
function writtenList(list: AnyNode, program: Program, line: number): AnyNode | null {
  if (list.type === 'Identifier') return originOf(program, list.name, line);
  if (list.type !== 'MemberExpression' || list.computed || list.object.type !== 'Identifier') return null;
  const { property } = list;
  if (property.type !== 'Identifier') return null;
  const owner = originOf(program, list.object.name, line);
  if (owner?.type !== 'ObjectExpression' || owner.properties.some(({ type }) => type === 'SpreadElement')) return null;
  let isChanged = false;
  walk(program, (node) => {
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return;
    isChanged ||= node.left.computed || isNamed(node.left.property, property.name);
  });
  const part = owner.properties.find((one) => one.type === 'Property' && isNamed(one.key, property.name));
  return !isChanged && part?.type === 'Property' ? part.value : null;
}

/** `this.sanger.push(…)` in a class whose `construcor` would make it. */
function ofMisspeltConstructor({ member, program }: Access): Texts | null {
  const { object } = member;
  return object.type === 'MemberExpression' ? constructorMisspelt(object, program) : null;
}

function constructorMisspelt(member: Member, program: Program): Texts | null {
  if (member.object.type !== 'ThisExpression') return null;
  let found: string | null = null;
  walk(program, (node) => {
    if (node.type !== 'ClassBody' || node.start > member.start || node.end < member.end) return;
    const names = node.body.flatMap((one) =>
      one.type === 'MethodDefinition' && one.key.type === 'Identifier' ? [one.key.name] : [],
    );
    const near = names.find((one) => closest(one, ['constructor'], 3));
    if (near && !names.includes('constructor')) found = near;
  });
  return found === null
    ? null
    : texts(
        both(
          `Metoden ${found} kjører ikke når objektet lages.`,
          `The method ${found} does not run when the object is made.`,
        ),
        both('Bare en metode som heter constructor, gjør det.', 'Only a method called constructor does.'),
        both(`Skriv constructor i stedet for ${found}.`, `Write constructor instead of ${found}.`),
      );
}

/** `let liste;` that nothing is put into, and a parameter that no call gives. */
function neverGiven({ member, program, property }: Access): Texts | null {
  const { object } = member;
  if (object.type !== 'Identifier') return null;
  const { name } = object;
  let isMade = false;
  let isGiven = false;
  let isParameter = false;
  let called: string | null = null;
  let passedOn: number | null = null;
  walk(program, (node, parents) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.id.name === name) {
      isMade = true;
      isGiven ||= Boolean(node.init) || /^For(?:Of|In)Statement$/.test(parents.at(-2)?.type ?? '');
    }
    if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier') isGiven ||= node.left.name === name;
    if (node.type !== 'FunctionDeclaration' || !node.id) return;
    const place = node.params.findIndex((one) => one.type === 'Identifier' && one.name === name);
    const own = node.id.name;
    if (place < 0 || node.start > member.start || node.end < member.end) return;
    isParameter = true;
    walk(program, (call, around) => {
      if (call.type !== 'CallExpression' || call.callee.type !== 'Identifier' || call.callee.name !== own) return;
      if (call.arguments.length > place || called !== null) return;
      called = own;
      if (call.arguments.length === 0 && place < valuesGiven(around.at(-1), call)) passedOn = lineOf(call);
    });
  });
  if (called !== null && passedOn !== null)
    return texts(
      both(`${name} har ingen verdi her.`, `${name} has no value here.`),
      both(
        `Parentesene etter ${called} kaller funksjonen med en gang, uten en verdi for ${name}.`,
        `The parentheses after ${called} call the function at once, without a value for ${name}.`,
      ),
      both(
        `Skriv bare navnet ${called} på linje ${passedOn}, uten parenteser.`,
        `Write only the name ${called} on line ${passedOn}, without parentheses.`,
      ),
    );
  if (called !== null)
    return texts(
      both(`${name} har ingen verdi her.`, `${name} has no value here.`),
      both(
        `Funksjonen ${called} er kalt uten en verdi for ${name}.`,
        `The function ${called} is called without a value for ${name}.`,
      ),
      both(
        `Skriv verdien i parentesen der du kaller ${called}.`,
        `Write the value in the parentheses where you call ${called}.`,
      ),
    );
  return isMade && !isGiven && !isParameter
    ? texts(
        both(`${name} har ikke fått noen verdi.`, `${name} has not been given a value.`),
        both('En variabel uten verdi er undefined.', 'A variable without a value is undefined.'),
        property === 'push'
          ? both(`Skriv let ${name} = []; der den lages.`, `Write let ${name} = []; where it is made.`)
          : both(`Gi ${name} en verdi der den lages.`, `Give ${name} a value where it is made.`),
      )
    : null;
}

/** With how many values what a function is passed on to calls it: a listener of the page, or a method of a list. */
function valuesGiven(around: AnyNode | undefined, call: AnyNode): number {
  if (around?.type === 'AssignmentExpression') {
    const { left, right } = around;
    const isListener =
      right === call &&
      left.type === 'MemberExpression' &&
      left.property.type === 'Identifier' &&
      /^on[a-z]+$/.test(left.property.name);
    return isListener ? 1 : 0;
  }
  const method = methodOf(around)?.method ?? '';
  if (method === 'addEventListener') return 1;
  return TAKES_FUNCTION.test(method) ? 2 : 0;
}

/** `let eldst = null;`, and a part of it before it has got anything else. */
function startsAsNull({ member, program, nothing, line }: Access): Texts | null {
  const { object } = member;
  if (object.type !== 'Identifier' || nothing !== 'null') return null;
  const { name } = object;
  let made: number | null = null;
  let isAlwaysGiven = false;
  walk(program, (node, parents) => {
    // As a statement of its own it has been carried out: then null came from there.
    if (node.type === 'AssignmentExpression' && isNamed(node.left, name))
      isAlwaysGiven ||=
        lineOf(node) < line && !parents.some(({ type }) => /Function|For|While|If|Switch|Try/.test(type));
    if (node.type !== 'VariableDeclarator' || !isNamed(node.id, name)) return;
    if (node.init?.type === 'Literal' && node.init.raw === 'null') made ??= lineOf(node);
  });
  return made === null || isAlwaysGiven
    ? null
    : texts(
        both(`${name} er null her.`, `${name} is null here.`),
        both(`Den begynner som null på linje ${made}.`, `It begins as null on line ${made}.`),
        both(
          `Sjekk først: if (${name} === null), eller begynn med en verdi.`,
          `Check first: if (${name} === null), or begin with a value.`,
        ),
      );
}
