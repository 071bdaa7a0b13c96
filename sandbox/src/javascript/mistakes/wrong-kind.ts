import type { AnyNode, CallExpression, Program } from 'acorn';
import { closest } from '../../judge/closest.ts';
import { lookUp } from '../../judge/look-up.ts';
import { walk } from '../program.ts';
import type { Failed } from './call-at.ts';
import { both, type Texts, texts } from './mistake.ts';
import {
  functionsWithoutReturn,
  givenTo,
  hasPart,
  isFunction,
  isNamed,
  type Kind,
  kindOf,
  LIST_METHODS,
  lineOf,
  methodOf,
  TEXT_METHODS,
} from './parts.ts';
import { howToWait } from './waiting.ts';

export const NAMED: Readonly<Record<Kind, ReturnType<typeof both>>> = {
  text: both('en tekst', 'a string'),
  number: both('et tall', 'a number'),
  list: both('en liste', 'an array'),
  object: both('et objekt', 'an object'),
  set: both('en mengde (Set)', 'a Set'),
  promise: both('et løfte (Promise)', 'a Promise'),
  'date-text': both('en tekst', 'a string'),
  count: both('et tall', 'a number'),
};

const OF_DATES =
  /^(?:get|set|to)(?:UTC)?(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|Time|ISOString|LocaleDateString)$/;

/** A method of another kind of value, where the program says which kind it is called on. */
export function wrongKind({ call, program, source, line }: Failed): Texts | null {
  const called = methodOf(call);
  if (!called) return null;
  const { object, method } = called;
  const joined = joinedList(program, object, method, source);
  if (joined) return joined;
  const stored = storedText(program, object, method, source, line);
  if (stored) return stored;
  const value = givenTo(program, object, line);
  const kind = isSetToCount(program, object) ? 'count' : kindOf(program, value);
  const sorted = kind === null ? comparedAsTexts(call, program, source) : null;
  if (sorted) return sorted;
  const before = source.slice(object.start, object.end);
  const name = before.length <= 30 && !before.includes('\n') ? before : '…';
  const tries = kind === null ? thenOfValue(called, program) : advice(kind, method, name, call, source, program, line);
  if (!tries) return null;
  const is = kind === null ? null : NAMED[kind];
  const isFrom = kind === 'count' ? (methodOf(value)?.method ?? 'push') : undefined;
  return texts(
    both(`${name}.${method} er ikke en funksjon.`, `${name}.${method} is not a function.`),
    isFrom
      ? both(
          `${isFrom} endrer listen og gir tilbake hvor mange elementer den har, så ${name} er et tall.`,
          `${isFrom} changes the array and gives back how many items it has, so ${name} is a number.`,
        )
      : is
        ? both(
            `${name} er ${is._no}, og har ingen metode som heter ${method}.`,
            `${name} is ${is._eng}, and has no method called ${method}.`,
          )
        : both(
            'Funksjonen gir en vanlig verdi, ikke noe å vente på.',
            'The function gives a plain value, nothing to wait for.',
          ),
    tries,
  );
}

/** `sort((a, b) => a.poeng.localeCompare(b.poeng))`, where the parts are no texts. */
function comparedAsTexts(call: CallExpression, program: Program, source: string): Texts | null {
  const called = methodOf(call);
  const [other] = call.arguments;
  if (called?.method !== 'localeCompare' || !other || hasPart(program, 'localeCompare')) return null;
  let isSort = false;
  walk(program, (node) => {
    isSort ||= methodOf(node)?.method === 'sort' && node.start < call.start && node.end > call.end;
  });
  if (!isSort) return null;
  const [one, two] = [called.object, other].map((node) => source.slice(node.start, node.end));
  return texts(
    both(`${one}.localeCompare er ikke en funksjon.`, `${one}.localeCompare is not a function.`),
    both(
      'localeCompare virker på tekster, og dette er ikke en tekst.',
      'localeCompare works on strings, and this is no string.',
    ),
    both(`Hvis det er tall, skriver du ${one} - ${two}.`, `If they are numbers, write ${one} - ${two}.`),
  );
}

/** `let liste = localStorage.getItem("liste") || []`, and then `liste.push(3)`. */
function storedText(program: Program, object: AnyNode, method: string, source: string, line: number): Texts | null {
  const value = givenTo(program, object, line);
  const read = value.type === 'LogicalExpression' ? value.left : value;
  if (object.type !== 'Identifier' || methodOf(read)?.method !== 'getItem' || !LIST_METHODS.includes(method))
    return null;
  const { name } = object;
  // `|| "[]"` is a text as well, so it has to be read in the same way.
  const other = value.type === 'LogicalExpression' && kindOf(program, value.right) === 'text' ? value : read;
  return texts(
    both(`${name} er en tekst, og ikke en liste.`, `${name} is a string, and not an array.`),
    both('Det som er lagret, er alltid en tekst.', 'What is stored is always a string.'),
    both(
      `Skriv JSON.parse(${source.slice(other.start, other.end)}) der den hentes.`,
      `Write JSON.parse(${source.slice(other.start, other.end)}) where it is read.`,
    ),
  );
}

/** `liste += "brød"` makes a string of an array. */
function joinedList(program: Program, object: AnyNode, method: string, source: string): Texts | null {
  if (object.type !== 'Identifier' || !LIST_METHODS.includes(method)) return null;
  const { name } = object;
  let isList = false;
  let isOther = false;
  let added: { line: number; value: AnyNode } | null = null;
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && isNamed(node.id, name)) isList = node.init?.type === 'ArrayExpression';
    if (node.type !== 'AssignmentExpression' || !isNamed(node.left, name)) return;
    if (node.operator === '+=') added ??= { line: lineOf(node), value: node.right };
    else isOther = true;
  });
  if (!isList || isOther || added === null) return null;
  const { line, value }: { line: number; value: AnyNode } = added;
  return texts(
    both(`${name}.${method} er ikke en funksjon.`, `${name}.${method} is not a function.`),
    both(`+= på linje ${line} gjør listen om til en tekst.`, `The += on line ${line} makes a string of the array.`),
    both(
      `Skriv ${name}.push(${source.slice(value.start, value.end)}) på linje ${line}.`,
      `Write ${name}.push(${source.slice(value.start, value.end)}) on line ${line}.`,
    ),
  );
}

/** `liste = liste.push(x)` in a function: the next call finds a number. */
function isSetToCount(program: Program, object: AnyNode): boolean {
  if (object.type !== 'Identifier') return false;
  let isIt = false;
  walk(program, (node) => {
    if (node.type !== 'AssignmentExpression' || node.operator !== '=' || !isNamed(node.left, object.name)) return;
    const called = methodOf(node.right);
    isIt ||= called?.method === 'push' && isNamed(called.object, object.name);
  });
  return isIt;
}

function advice(
  kind: Kind,
  method: string,
  name: string,
  call: CallExpression,
  source: string,
  program: Program,
  line: number,
) {
  const object = methodOf(call)?.object;
  const write = (code: string) => both(`Skriv ${code}.`, `Write ${code}.`);
  const [argument] = call.arguments;
  if (kind === 'count' && call.callee.type === 'MemberExpression' && call.callee.object.type === 'CallExpression')
    return both('Skriv hver push på en egen linje.', 'Write each push on a line of its own.');
  if (kind === 'count')
    return both(`Skriv push på en egen linje, uten = foran.`, 'Write push on a line of its own, without = before it.');
  if (kind === 'promise') return howToWait(program, object, method, name, line);
  if (OF_DATES.test(method) && (kind === 'date-text' || kind === 'number'))
    return both('Lag datoen med new Date( ).', 'Make the date with new Date( ).');
  if (OF_DATES.test(method) && kind === 'text') return write(`new Date(${name}).${method}()`);
  if (kind === 'set' && method === 'push') return both('Skriv .add( ) i stedet.', 'Write .add( ) instead.');
  if (kind === 'set' && LIST_METHODS.includes(method))
    return both(
      `Lag en liste av den først: [...${name}].${method}(…).`,
      `Make an array of it first: [...${name}].${method}(…).`,
    );
  if (kind === 'object' && /^(?:keys|values|entries)$/.test(method)) return write(`Object.${method}(${name})`);
  const side =
    kind === 'object' && method === 'includes' && object ? sideOf(givenTo(program, object, line), argument) : null;
  if (side && argument) return write(`Object.${side}(${name}).includes(${source.slice(argument.start, argument.end)})`);
  if (kind === 'object' && method === 'items') return write(`Object.entries(${name})`);
  if (kind === 'set' && method === 'remove') return both('Skriv .delete( ) i stedet.', 'Write .delete( ) instead.');
  if (kind === 'text' && /^(?:append|add)$/.test(method))
    return both(`Sett tekster sammen med +: ${name} + "…".`, `Join strings with +: ${name} + "…".`);
  if (kind === 'object' && /^(?:push|append|add)$/.test(method))
    return both(
      `Skriv ${name}.navn = … for en ny del, eller lag en liste med [ ].`,
      `Write ${name}.name = … for a new part, or make an array with [ ].`,
    );
  const only = kind === 'object' && object ? onlyList(givenTo(program, object, line)) : null;
  if (only && LIST_METHODS.includes(method)) return write(`${name}.${only}.${method}(…)`);
  const [value, key] = argument && 'params' in argument ? argument.params : [];
  // The second of them is meant to be the name of the part.
  if (kind === 'object' && method === 'forEach' && value?.type === 'Identifier' && key?.type === 'Identifier')
    return write(`Object.entries(${name}).forEach(([${key.name}, ${value.name}]) => …)`);
  if (kind === 'object' && method === 'get' && argument && call.arguments.length <= 2) {
    const [key, other] = call.arguments.map((one) => source.slice(one.start, one.end));
    return write(`${name}[${key}]${other ? ` ?? ${other}` : ''}`);
  }
  // Names in brackets take apart a pair of a name and a value.
  const isPair = argument && 'params' in argument && argument.params.some(({ type }) => type === 'ArrayPattern');
  if (kind === 'object' && LIST_METHODS.includes(method) && isPair)
    return write(`Object.entries(${name}).${method}(…)`);
  // What the function gets is used as a key.
  const isKey =
    argument &&
    value?.type === 'Identifier' &&
    source.slice(argument.start, argument.end).includes(`${name}[${value.name}]`);
  if (kind === 'object' && LIST_METHODS.includes(method) && isKey) return write(`Object.keys(${name}).${method}(…)`);
  if (kind === 'object' && LIST_METHODS.includes(method)) return write(`Object.values(${name}).${method}(…)`);
  if (kind === 'object' && (TEXT_METHODS.includes(method) || method === 'toFixed'))
    return both(
      'Bruk én av delene i objektet, som hentes med punktum.',
      'Use one of the parts of the object, which is taken with a dot.',
    );
  const converted = kind === 'number' && object ? givenTo(program, object, line) : null;
  if (converted?.type === 'CallExpression' && converted.callee.type === 'Identifier' && TEXT_METHODS.includes(method))
    return both(
      `Skal det være en tekst, tar du bort ${converted.callee.name}( ). Ellers: String(${name}).${method}(…).`,
      `If it should be a string, remove ${converted.callee.name}( ). Otherwise: String(${name}).${method}(…).`,
    );
  if (kind === 'number' && LIST_METHODS.includes(method))
    return both('En liste lages med [ ].', 'An array is made with [ ].');
  if (kind === 'text' && method === 'count' && argument)
    return write(`${name}.split(${source.slice(argument.start, argument.end)}).length - 1`);
  if (kind === 'list' && method === 'count' && argument) {
    const given = source.slice(argument.start, argument.end);
    return write(`${name}.filter(${isFunction(argument) ? given : `(x) => x === ${given}`}).length`);
  }
  if (kind === 'number' && /^(?:slice|substring|substr|charCodeAt)$/.test(method))
    return both(
      `Gjør tallet om til en tekst først: String(${name}).${method}(…).`,
      `Make the number a string first: String(${name}).${method}(…).`,
    );
  if (kind === 'list' && method === 'sum') return write(`${name}.reduce((a, b) => a + b, 0)`);
  if (kind === 'list' && /^(?:remove|delete|fjern|slett)$/i.test(method))
    return both(
      `Skriv ${name}.splice(i, 1), der i er plassen i listen. indexOf( ) finner plassen til en verdi.`,
      `Write ${name}.splice(i, 1), where i is the place in the array. indexOf( ) finds the place of a value.`,
    );
  if (kind === 'text' && method === 'join')
    return call.callee.type === 'MemberExpression' &&
      call.callee.object.type === 'Literal' &&
      argument?.type === 'Identifier'
      ? write(`${argument.name}.join(${name})`)
      : write(`${name}.split("").join(${argument ? source.slice(argument.start, argument.end) : '""'})`);
  if (kind === 'text' && method === 'splice')
    return both('Bruk slice for å ta ut en del av en tekst.', 'Use slice to take a part of a string.');
  if (kind === 'text' && /^equals/.test(method) && argument)
    return write(`${name} === ${source.slice(argument.start, argument.end)}`);
  if (kind === 'text' && method === 'reverse') return write(`${name}.split("").reverse().join("")`);
  if (kind === 'text' && LIST_METHODS.includes(method) && object && isJsonList(givenTo(program, object, line)))
    return write(`JSON.parse(${name}).${method}(…)`);
  if (kind === 'text' && LIST_METHODS.includes(method) && method !== 'push')
    return both('Del teksten i en liste først, med split( ).', 'Make the string an array first, with split( ).');
  if (kind === 'list' && method === 'split')
    return both(
      `${name} er en liste allerede. Ta bort .split( ) her.`,
      `${name} is an array already. Remove .split( ) here.`,
    );
  if (kind === 'list' && (TEXT_METHODS.includes(method) || /^(?:upper|lower|strip|toFixed)$/.test(method)))
    return both(
      `Bruk ett element om gangen, for eksempel ${name}[0].`,
      `Use one item at a time, for example ${name}[0].`,
    );
  return null;
}

/** `'[{"navn":"Ole"}]'`, which JSON.parse makes a list of. */
function isJsonList(value: AnyNode): boolean {
  if (value.type !== 'Literal' || typeof value.value !== 'string') return false;
  try {
    return Array.isArray(JSON.parse(value.value));
  } catch {
    return false;
  }
}

/** Whether a text is one of the names or one of the values in a written object. */
function sideOf(made: AnyNode, given: AnyNode | undefined): 'keys' | 'values' | null {
  if (made.type !== 'ObjectExpression' || given?.type !== 'Literal') return null;
  for (const one of made.properties) {
    if (one.type !== 'Property' || one.computed) continue;
    if (
      one.key.type === 'Identifier'
        ? one.key.name === given.value
        : one.key.type === 'Literal' && one.key.value === given.value
    )
      return 'keys';
    if (one.value.type === 'Literal' && one.value.value === given.value) return 'values';
  }
  return null;
}

/** The one part of an object that is a list, where the others are no objects that could be gone through instead. */
function onlyList(value: AnyNode): string | null {
  if (value.type !== 'ObjectExpression') return null;
  const lists: string[] = [];
  for (const one of value.properties) {
    if (one.type !== 'Property' || one.key.type !== 'Identifier') return null;
    if (one.value.type === 'ArrayExpression') lists.push(one.key.name);
    else if (one.value.type !== 'Literal') return null;
  }
  const [only] = lists;
  return only && lists.length === 1 && value.properties.length > 1 ? only : null;
}

function thenOfValue({ object, method }: { object: AnyNode; method: string }, program: Program) {
  if (method !== 'then' || object.type !== 'CallExpression' || object.callee.type !== 'Identifier') return null;
  const { name } = object.callee;
  let isOwn = false;
  walk(program, (node) => {
    if (node.type === 'FunctionDeclaration' && node.id?.name === name) isOwn = true;
  });
  return isOwn && !functionsWithoutReturn(program).includes(name)
    ? both(`Bruk svaret rett fra ${name}( ), uten then.`, `Use the answer of ${name}( ) directly, without then.`)
    : null;
}

/** `Date.getFullYear()`. */
export function dateNotMade({ call }: Failed): Texts | null {
  const called = methodOf(call);
  return called?.object.type === 'Identifier' && called.object.name === 'Date' && OF_DATES.test(called.method)
    ? texts(
        both(`Date har ingen ${called.method} selv.`, `Date itself has no ${called.method}.`),
        both(
          'Metoden hører til en dato, og den må lages først.',
          'The method belongs to a date, and that must be made first.',
        ),
        both(`Skriv new Date().${called.method}().`, `Write new Date().${called.method}().`),
      )
    : null;
}

const NUMBER_METHODS = ['toFixed'];
const PAGE_VALUES = ['textContent', 'innerText', 'innerHTML', 'value', 'className', 'checked', 'disabled'];

/** What beginners know from Python and others, and what it is called here. */
const METHODS_OF_OTHERS: Readonly<Record<string, string>> = {
  append: 'push( )',
  add: 'push( )',
  Add: 'push( )',
  size: 'length',
  len: 'length',
  count: 'length',
  contains: 'includes( )',
  upper: 'toUpperCase( )',
  lower: 'toLowerCase( )',
  toUpper: 'toUpperCase( )',
  toLower: 'toLowerCase( )',
  ToUpper: 'toUpperCase( )',
  ToLower: 'toLowerCase( )',
  strip: 'trim( )',
  each: 'forEach( )',
};

/** What a method is called on, where the program says it. */
export type Owner = 'Map' | 'Set' | 'object' | 'number' | 'text' | null;

function methodOfCollection(method: string, owner: 'Map' | 'Set') {
  const why = both(`En ${owner} har ingen metode som heter ${method}.`, `A ${owner} has no method called ${method}.`);
  const isSize = /^(?:size|length|len|count|lenght)$/.test(method);
  if (isSize)
    return {
      why,
      tries: both('Skriv .size uten parenteser for å telle.', 'Write .size without parentheses to count.'),
    };
  const right = /^(?:add|append|push|put|insert)$/.test(method)
    ? owner === 'Map'
      ? both('.set(nøkkel, verdi)', '.set(key, value)')
      : both('.add( )', '.add( )')
    : /^(?:remove|pop|splice)$/.test(method)
      ? both('.delete( )', '.delete( )')
      : /^(?:contains|includes|find|indexOf)$/.test(method)
        ? both('.has( )', '.has( )')
        : null;
  if (right) return { why, tries: both(`Skriv ${right._no} i stedet.`, `Write ${right._eng} instead.`) };
  return LIST_METHODS.includes(method)
    ? { why, tries: both('Lag en liste av den først, med [... ].', 'Make an array of it first, with [... ].') }
    : null;
}

/** The language has it for texts, and for no numbers or lists. */
function isOfTextsAlone(method: string): boolean {
  const isOther = [Number, Array, Object].some((one) => Object.hasOwn(one.prototype, method));
  return TEXT_METHODS.includes(method) || (Object.hasOwn(String.prototype, method) && !isOther);
}

/** Why something that looks like a method is not a function. */
export function methodOfWrongKind(
  method: string,
  owner: Owner,
  isGiven: boolean,
): { why: ReturnType<typeof both>; tries: ReturnType<typeof both> } | null {
  if (owner === 'Map' || owner === 'Set') return methodOfCollection(method, owner);
  const own = lookUp(METHODS_OF_OTHERS, method);
  const isLength = own === 'length' || method === 'length' || (!own && closest(method, ['length'], 2));
  if (isLength && !(method === 'count' && isGiven) && (owner === 'object' || owner === 'number'))
    return {
      why: both(`Det som er foran punktumet, har ingen ${method}.`, `What comes before the dot has no ${method}.`),
      tries:
        owner === 'object'
          ? both('Skriv Object.keys(…).length for å telle delene.', 'Write Object.keys(…).length to count its parts.')
          : both(
              'Gjør tallet om til en tekst først: String(…).length.',
              'Make the number a string first: String(…).length.',
            ),
    };
  if (method === 'count' && isGiven)
    return {
      why: both('Det som er foran punktumet, har ingen count.', 'What comes before the dot has no count.'),
      tries: both(
        'Tell med .filter( ).length i en liste, eller med .split( ).length - 1 i en tekst.',
        'Count with .filter( ).length in an array, or with .split( ).length - 1 in a string.',
      ),
    };
  if (method === 'isEmpty' && owner === null)
    return {
      why: both('Det som er foran punktumet, har ingen isEmpty.', 'What comes before the dot has no isEmpty.'),
      tries: both('Skriv .length === 0 i stedet.', 'Write .length === 0 instead.'),
    };
  if (own && !(own === 'push( )' && (owner === 'object' || owner === 'number'))) {
    return {
      why: both(`Det som er foran punktumet, har ingen ${method}.`, `What comes before the dot has no ${method}.`),
      tries: both(`Skriv .${own} i stedet.`, `Write .${own} instead.`),
    };
  }
  if (isLength)
    return {
      why: both('length er en verdi, og ikke noe du kaller.', 'length is a value, and not something that you call.'),
      tries: both('Skriv .length uten parenteser.', 'Write .length without parentheses.'),
    };
  if (PAGE_VALUES.includes(method))
    return {
      why: both(
        `${method} er en verdi, og ikke noe du kaller.`,
        `${method} is a value, and not something that you call.`,
      ),
      tries: isGiven
        ? both(`Skriv .${method} = og det nye innholdet.`, `Write .${method} = and the new content.`)
        : both(`Skriv .${method} uten parenteser.`, `Write .${method} without parentheses.`),
    };
  if (OF_DATES.test(method))
    return {
      why: both(
        `${method} virker på datoer, og dette er ikke en dato.`,
        `${method} works on dates, and this is no date.`,
      ),
      tries: both(
        'Lag datoen med new Date( … ) først. En tekst er ikke en dato.',
        'Make the date with new Date( … ) first. A string is no date.',
      ),
    };
  if (LIST_METHODS.includes(method))
    return {
      why: both(
        `${method} virker på lister, og dette er ikke en liste.`,
        `${method} works on arrays, and this is no array.`,
      ),
      tries:
        method === 'push'
          ? owner === 'text'
            ? both(
                'Begynn med [ ] hvis det skal være en liste. Tekster settes sammen med +.',
                'Begin with [ ] if it should be an array. Strings are joined with +.',
              )
            : both('En liste lages med [ ], og da virker push.', 'An array is made with [ ], and then push works.')
          : both(
              'Skriv ut verdien for å se hva den er. Hvis den er en tekst, blir den en liste med split( ).',
              'Print the value to see what it is. If it is a string, split( ) makes it an array.',
            ),
    };
  if (isOfTextsAlone(method))
    return {
      why: both(
        `${method} virker på tekster, og dette er ikke en tekst.`,
        `${method} works on strings, and this is no string.`,
      ),
      tries:
        owner === 'number'
          ? both('Gjør tallet om med String( ) først.', 'Convert the number with String( ) first.')
          : both(
              'Skriv ut verdien for å se hva den er. Hvis den er et tall, gjør du det om med String( ).',
              'Print the value to see what it is. If it is a number, convert it with String( ).',
            ),
    };
  if (NUMBER_METHODS.includes(method))
    return {
      why: both(
        `${method} virker på tall, og dette er ikke et tall.`,
        `${method} works on numbers, and this is no number.`,
      ),
      tries:
        owner === 'text'
          ? both('Gjør teksten om med Number( ) først.', 'Convert the text with Number( ) first.')
          : both(
              'Skriv ut verdien for å se hva den er. Hvis den er en tekst med et tall, gjør du den om med Number( ).',
              'Print the value to see what it is. If it is a string with a number, convert it with Number( ).',
            ),
    };
  return null;
}
