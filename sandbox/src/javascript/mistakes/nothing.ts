import type { AnyNode, Program } from 'acorn';
import { parseProgram, walk } from '../program.ts';
import { CHANGED_PART, CHANGED_PART_SAID } from './changed-part.ts';
import {
  awaitTooLate,
  endOfChain,
  fromThen,
  givenLater,
  keyInsteadOfValue,
  messageOfText,
  placeNotFound,
  randomPlaceTooFar,
  takenFromEmpty,
} from './empty-results.ts';
import { fromCaller, fromSuper } from './from-caller.ts';
import { valueForPattern } from './given-values.ts';
import { readBeforeValue } from './hoisted.ts';
import {
  keyNotThere,
  methodInBrackets,
  pairSwapped,
  partOfEvent,
  rowAndColumnSwapped,
  splitWithoutSeparator,
  undefinedNotNull,
} from './keys-and-places.ts';
import { loopTooLong, ofLoop } from './loop-places.ts';
import { inArrow, ofThis } from './lost-this.ts';
import {
  constructorMisspelt,
  ofMissingPart,
  ofMisspeltConstructor,
  ofMisspeltLength,
  ofMisspeltPart,
} from './missing-parts.ts';
import { fromFunction, fromItems, inReduce, withoutReturn } from './missing-return.ts';
import { both, type Mistake, type Texts, texts } from './mistake.ts';
import { newMissing } from './new-missing.ts';
import { nearKey } from './own-parts.ts';
import {
  type Access,
  givenTo,
  hasPart,
  isFunction,
  isHandler,
  isNamed,
  kindOfName,
  LIST_METHODS,
  lineOf,
  membersAt,
  methodOf,
  originOfObject,
  TAKES_FUNCTION,
} from './parts.ts';
import { partOfList } from './parts-of-list.ts';
import { ofPlace, oneTooFar, pastTheEnd } from './places.ts';
import { howToWait } from './waiting.ts';

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
  rule('missing-return', fromCaller),
  rule('value-not-passed', fromSuper),
  rule('answer-of-for-each', fromForEach),
  rule('log-closed-too-early', ofLog),
  rule('await-missing', ofPromise),
  rule('place-instead-of-item', ofPlace),
  rule('nothing-found', fromSearch),
  rule('return-missing-in-reduce', inReduce),
  rule('class-without-new', newMissing),
  rule('this-in-arrow', inArrow),
  rule('this-lost', ofThis),
  rule('one-too-far', oneTooFar),
  rule('place-in-loop', ofLoop),
  rule('rows-and-columns', rowAndColumnSwapped),
  rule('past-the-end', pastTheEnd),
  rule('place-in-loop', loopTooLong),
  rule('constructor-misspelt', ofMisspeltConstructor),
  rule('part-misspelt', ofMisspeltPart),
  rule('part-misspelt', ofMisspeltLength),
  rule('part-not-made', partOfList),
  rule('kind-of-drawing', ofContext),
  rule('split-without-separator', splitWithoutSeparator),
  rule('part-not-made', keyNotThere),
  rule('method-with-brackets', methodInBrackets),
  rule('object-expected', valueForPattern),
  rule('listener-called', partOfEvent),
  rule('pair-swapped', pairSwapped),
  rule('undefined-not-null', undefinedNotNull),
  rule('nothing-found', placeNotFound),
  rule('list-empty', takenFromEmpty),
  rule('missing-return', fromThen),
  rule('await-missing', awaitTooLate),
  rule('text-thrown', messageOfText),
  rule('place-instead-of-item', keyInsteadOfValue),
  rule('end-of-chain', endOfChain),
  rule('one-too-far', randomPlaceTooFar),
  rule('used-before-made', givenLater),
  rule('part-not-made', ofMissingPart),
  rule('used-before-made', readBeforeValue),
  rule('never-given', neverGiven),
  rule('starts-as-null', startsAsNull),
  rule('prompt-without-answer', promptWithoutAnswer),
  rule('nothing-stored', nothingStored),
  CHANGED_PART,
];

function rule(id: string, find: (access: Access) => Texts | null): Mistake {
  return {
    id,
    find({ message, line, column }, _line, source) {
      const said =
        message === CHANGED_PART_SAID
          ? ['', 'read', '', 'undefined']
          : message.match(/^cannot (read|set) property '(.+)' of (undefined|null)$/);
      const program = said ? parseProgram(source) : null;
      if (!said || !program || line === null) return null;
      const [, verb, property = '', nothing = ''] = said;
      const all = membersAt(source, line, property, column);
      // Only what is to the left of = is set.
      const set = verb === 'set' ? membersAt(source, line, property).filter((one) => isTarget(program, one)) : [];
      const found = (set.length > 0 ? set : all).flatMap(
        (member) => find({ member, property, isSet: verb === 'set', nothing, program, source, line }) ?? [],
      );
      // A browser does not say which of them it was.
      const [first, ...others] = found;
      return first && others.every(({ what }) => what._eng === first.what._eng) ? first : null;
    },
  };
}

function isTarget(program: Program, member: AnyNode): boolean {
  let isIt = false;
  walk(program, (node) => {
    isIt ||= node.type === 'AssignmentExpression' && node.left === member;
    isIt ||= node.type === 'UpdateExpression' && node.argument === member;
  });
  return isIt;
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

function fromForEach(access: Access): Texts | null {
  return methodOf(originOfObject(access))?.method === 'forEach'
    ? texts(
        both('forEach gir ikke noe svar tilbake.', 'forEach gives no answer back.'),
        both(
          'forEach gjør noe med hvert element, og det er alt.',
          'forEach does something with each item, and that is all.',
        ),
        LIST_METHODS.includes(access.property)
          ? both('Bruk map for å få en ny liste.', 'Use map to get a new array.')
          : both(
              'Bruk map hvis du vil ha en ny liste, eller find hvis du vil ha ett element.',
              'Use map if you want a new array, or find if you want one item.',
            ),
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

function fromSearch(access: Access): Texts | null {
  const origin = originOfObject(access);
  const method = methodOf(answerOfCall(access.program, origin) ?? origin)?.method;
  if ((method !== 'find' && method !== 'match' && method !== 'get') || hasPart(access.program, method)) return null;
  const nothing = method === 'match' ? 'null' : 'undefined';
  const { object } = access.member;
  const name = object.type === 'Identifier' ? object.name : null;
  const search = answerOfCall(access.program, origin) ?? origin;
  const [given] = search?.type === 'CallExpression' ? search.arguments : [];
  if (method === 'find' && given && isSilent(given))
    return texts(
      both('Funksjonen i find gir ikke noe svar tilbake.', 'The function in find gives no answer back.'),
      both(
        'Med { og } trenger den return, og uten svar passer ingenting.',
        'With { and } it needs return, and without an answer nothing matches.',
      ),
      both('Skriv return foran vilkåret i funksjonen.', 'Write return before the condition in the function.'),
    );
  if (method === 'find' && (access.property === 'length' || LIST_METHODS.includes(access.property)))
    return texts(
      both('find fant ingenting.', 'find found nothing.'),
      both(
        'find gir ett element, eller undefined når ingenting passer. filter gir alltid en liste.',
        'find gives one item, or undefined when nothing matches. filter always gives an array.',
      ),
      both(
        'Skriv filter i stedet for find hvis du vil ha en liste.',
        'Write filter instead of find if you want an array.',
      ),
    );
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

/** A function with { and } that gives nothing back. */
function isSilent(node: AnyNode): boolean {
  if (!isFunction(node) || !('body' in node) || Array.isArray(node.body) || node.body.type !== 'BlockStatement')
    return false;
  let returns = false;
  walk(node.body, (inner) => {
    returns ||= inner.type === 'ReturnStatement';
  });
  return !returns;
}

/** What a function of the program gives back, where it has only one answer. */
function answerOfCall(program: Program, call: AnyNode | null): AnyNode | null {
  if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier') return null;
  const { name } = call.callee;
  const answers: AnyNode[] = [];
  walk(program, (node, parents) => {
    const own = parents.findLastIndex(({ type }) => type.includes('Function'));
    const owner = parents[own];
    const around = parents[own - 1];
    const isOwn =
      (owner?.type === 'FunctionDeclaration' && owner.id?.name === name) ||
      (around?.type === 'VariableDeclarator' && isNamed(around.id, name));
    if (!isOwn) return;
    const isAnswer = owner?.type === 'ArrowFunctionExpression' && owner.expression && owner.body === node;
    if (isAnswer) answers.push(node);
    if (node.type === 'ReturnStatement') answers.push(node.argument ?? node);
  });
  const [one, ...others] = answers;
  return one && others.length === 0 ? one : null;
}

/** `const ctx = lerret.getContext("2D");` */
function ofContext(access: Access): Texts | null {
  const origin = originOfObject(access);
  const [given] =
    methodOf(origin)?.method === 'getContext' && origin?.type === 'CallExpression' ? origin.arguments : [];
  return access.nothing === 'null' && given?.type === 'Literal' && given.value !== '2d'
    ? texts(
        both(`getContext(${given.raw}) ga null.`, `getContext(${given.raw}) gave null.`),
        both('Det du ber om, heter "2d", med liten d.', 'What you ask for is called "2d", with a small d.'),
        both('Skriv getContext("2d").', 'Write getContext("2d").'),
      )
    : null;
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
  if (around?.type === 'AssignmentExpression') return around.right === call && isHandler(around.left) ? 1 : 0;
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
