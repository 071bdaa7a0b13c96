import type { AnyNode } from 'acorn';
import { closest } from '../../judge/closest.ts';
import { lookUp } from '../../judge/look-up.ts';
import type { ProgramError } from '../../judge/observation.ts';
import { parseProgram, walk } from '../program.ts';
import { callAt, calledAt, GLOBAL_OBJECTS } from './call-at.ts';
import { both, CALLED_SHOWN_MAX, type Mistake, plainOf, type Texts } from './mistake.ts';
import { methodNotMade } from './own-parts.ts';
import { givenTo, isFunction, isNamed, kindOf, methodOf, partsMade, TAKES_FUNCTION } from './parts.ts';
import { methodOfWrongKind, type Owner } from './wrong-kind.ts';

/** What is true of everything that is called and is no function. */
export const NOT_A_FUNCTION: Mistake = {
  id: 'not-a-function',
  find: (error, line, source) => {
    if (error.message !== 'not a function') return null;
    const called = calledAt(source, error);
    const taking = isGivenUnknown(source, error) ? methodOf(callAt(source, error))?.method : undefined;
    if (taking)
      return {
        what: both(`${taking} virker ikke her.`, `${taking} does not work here.`),
        why: both(
          `${taking} hører til lister, og får en funksjon i parentesen.`,
          `${taking} belongs to arrays, and gets a function in its parentheses.`,
        ),
        tries: both(
          'Skriv ut det som er foran punktumet, og det i parentesen, og se hva de er.',
          'Print what comes before the dot and what is in the parentheses, and see what they are.',
        ),
      };
    if (called && /\.classList\.(?:push|append|put|set|delete|pop)$/.test(called)) {
      const right = /(?:delete|pop)$/.test(called) ? 'remove' : 'add';
      return {
        what: both('classList har ingen slik metode.', 'classList has no such method.'),
        why: both(
          'Klassene til et element er ikke en vanlig liste.',
          'The classes of an element are no ordinary array.',
        ),
        tries: both(`Skriv classList.${right}( ).`, `Write classList.${right}( ).`),
      };
    }
    if (called && /\.className\.(?:add|remove|toggle|contains)$/.test(called)) {
      const right = called.replace(/\.className\.(?=\w+$)/, '.classList.');
      return {
        what: both(`${shortened(called)} er ikke en funksjon.`, `${shortened(called)} is not a function.`),
        why: both(
          'className er en tekst. classList har slike metoder.',
          'className is a string. classList has such methods.',
        ),
        tries: both(`Skriv ${shortened(right)}( … ).`, `Write ${shortened(right)}( … ).`),
      };
    }
    const method = called?.includes('.') ? called.slice(called.lastIndexOf('.') + 1) : undefined;
    const program = parseProgram(source);
    const parts = program ? partsMade(program) : [];
    const isPart = method !== undefined && parts.includes(method);
    const near = method && !isPart && !METHODS.includes(method) ? nearMethod(method, parts, source, error) : undefined;
    const wrong =
      (!near && isOfOwnClass(source, error) ? methodNotMade(source, error) : null) ||
      (method &&
        methodOfWrongKind(method, ownerOfCall(source, error), (callAt(source, error)?.arguments.length ?? 0) > 0)) ||
      (near ? null : methodNotMade(source, error));
    const [factor] = callAt(source, error)?.arguments ?? [];
    const isCondition = factor !== undefined && /^Logical|^Unary/.test(factor.type);
    const isCompared = factor?.type === 'BinaryExpression' && /[<>=]/.test(factor.operator);
    if ((called === null || /^\d/.test(called)) && /(?<![\w$.])\d+\s*\(/.test(line) && (isCondition || isCompared))
      return {
        what: both('Det mangler et tegn foran en parentes.', 'A sign is missing before a parenthesis.'),
        why: both(
          'Uten et tegn prøver JavaScript å kalle tallet som en funksjon.',
          'Without a sign JavaScript tries to call the number as a function.',
        ),
        tries: both(
          'Skriv tegnet som mangler, for eksempel && eller ||.',
          'Write the sign that is missing, such as && or ||.',
        ),
      };
    if (/\bnew Promise\(\s*\)/.test(plainOf(line)))
      return {
        what: both('new Promise trenger en funksjon.', 'new Promise needs a function.'),
        why: both('Funksjonen sier når løftet er oppfylt.', 'The function says when the Promise is kept.'),
        tries: both('Skriv new Promise((resolve) => { … }).', 'Write new Promise((resolve) => { … }).'),
      };
    if ((called === null || /^\d/.test(called)) && /(?<![\w$.])\d+\s*\(/.test(line)) {
      return {
        what: both(
          'Det mangler et gangetegn foran en parentes.',
          'A multiplication sign is missing before a parenthesis.',
        ),
        why: both(
          'I matematikk kan det utelates, men JavaScript tror du vil kalle tallet som en funksjon.',
          'In mathematics it can be left out, but JavaScript thinks that you want to call the number as a function.',
        ),
        tries: both('Skriv * foran parentesen.', 'Write * before the parenthesis.'),
      };
    }
    return {
      what: both(
        `${shortened(called) ?? 'Dette'} er ikke en funksjon.`,
        `${shortened(called) ?? 'This'} is not a function.`,
      ),
      why:
        wrong?.why ??
        (near
          ? both(`Det finnes en som heter ${near}.`, `There is one called ${near}.`)
          : both(
              'Parentesene prøver å kalle noe som er et tall, en tekst, et objekt eller ingenting.',
              'The parentheses try to call something that is a number, a text, an object or nothing.',
            )),
      tries:
        wrong?.tries ??
        (near
          ? both(`Mente du ${near}?`, `Did you mean ${near}?`)
          : called?.endsWith(']') && called.length <= CALLED_SHOWN_MAX
            ? both(
                `Skriv ut ${called} med console.log på linjen over, og se hva det er.`,
                `Print ${called} with console.log on the line above, and see what it is.`,
              )
            : seeWhatItIs(source, callAt(source, error))),
    };
  },
};

export const METHODS = [
  'toUpperCase',
  'toLowerCase',
  'trim',
  'split',
  'join',
  'push',
  'pop',
  'shift',
  'unshift',
  'slice',
  'splice',
  'substring',
  'includes',
  'indexOf',
  'map',
  'filter',
  'reduce',
  'forEach',
  'find',
  'sort',
  'reverse',
  'concat',
  'replace',
  'startsWith',
  'endsWith',
  'log',
  'floor',
  'round',
  'random',
  'toFixed',
  'padStart',
  'padEnd',
  'charAt',
  'charCodeAt',
  'replaceAll',
  'findIndex',
  'lastIndexOf',
  'every',
  'sqrt',
  'ceil',
  'localeCompare',
  'repeat',
  'keys',
  'values',
  'entries',
  'then',
  'catch',
  'querySelector',
  'querySelectorAll',
  'getElementById',
  'getElementsByClassName',
  'getElementsByTagName',
  'getElementsByName',
  'addEventListener',
  'createElement',
  'appendChild',
  'setAttribute',
  'getAttribute',
  'preventDefault',
  'parse',
  'stringify',
  'toggle',
  'getItem',
  'setItem',
  'removeItem',
  'isArray',
  'getContext',
  'fillRect',
  'clearRect',
  'strokeRect',
  'fillText',
  'beginPath',
  'closePath',
  'lineTo',
  'moveTo',
  'getFullYear',
  'getMonth',
  'getDate',
  'getDay',
  'getHours',
  'getMinutes',
  'toISOString',
  'toLocaleDateString',
];

const HANDLERS = /^on(click|input|change|submit|keydown|keyup|mouseover)$/i;

/** What to print: the value before the dot has no such method, or the value before the parentheses is no function. */
function seeWhatItIs(source: string, call: ReturnType<typeof callAt>): Texts['tries'] {
  const callee = call?.callee;
  const isMember = callee?.type === 'MemberExpression';
  const value = isMember ? callee.object : callee;
  const name = value && value.end - value.start <= CALLED_SHOWN_MAX ? source.slice(value.start, value.end) : null;
  // `knapp.onClick("click", () => …)`
  const event =
    isMember && callee.property.type === 'Identifier' ? HANDLERS.exec(callee.property.name)?.[1] : undefined;
  if (event && name && call?.arguments.some(isFunction))
    return both(
      `Skriv ${name}.addEventListener("${event.toLowerCase()}", … ) med funksjonen etter kommaet.`,
      `Write ${name}.addEventListener("${event.toLowerCase()}", … ) with the function after the comma.`,
    );
  // `Math.random.floor()`
  const [, inner, outer] = /^Math\.(\w+)\.(\w+)$/.exec(callee ? source.slice(callee.start, callee.end) : '') ?? [];
  if (inner && outer && outer in Math)
    return both(`Skriv Math.${outer}(Math.${inner}( )).`, `Write Math.${outer}(Math.${inner}( )).`);
  // `"-"(10)`
  const [times] = call?.arguments ?? [];
  const isText = callee?.type === 'Literal' && typeof callee.value === 'string';
  if (isText && name && times?.type === 'Literal' && typeof times.value === 'number')
    return both(
      `Skriv ${name}.repeat(${times.raw}) hvis teksten skal gjentas.`,
      `Write ${name}.repeat(${times.raw}) if the string should be repeated.`,
    );
  if (name === 'console')
    return both('console.log skriver ut, og prompt spør.', 'console.log prints, and prompt asks.');
  if (name === 'super')
    return both(
      'Sjekk hva metodene heter i klassen som står etter extends.',
      'Check what the methods are called in the class that is named after extends.',
    );
  const shown =
    name && !name.includes('\n')
      ? both(name, name)
      : isMember
        ? both('det som står foran punktumet,', 'what comes before the dot')
        : both('det som blir kalt,', 'what is called');
  return both(
    `Skriv ut ${shown._no} med console.log på linjen over, og se hva det er.`,
    `Print ${shown._eng} with console.log on the line above, and see what it is.`,
  );
}

/** What the method is called on, where the program's text says it. */
function valueOfCall(source: string, error: ProgramError): AnyNode | null {
  const program = parseProgram(source);
  const object = methodOf(callAt(source, error))?.object;
  return program && object ? givenTo(program, object, error.line ?? 0) : null;
}

function ownerOfCall(source: string, error: ProgramError): Owner {
  const program = parseProgram(source);
  const value = valueOfCall(source, error);
  if (value?.type === 'NewExpression')
    return isNamed(value.callee, 'Map') ? 'Map' : isNamed(value.callee, 'Set') ? 'Set' : null;
  const kind = program && value ? kindOf(program, value) : null;
  return kind === 'object' || kind === 'number' || kind === 'text' ? kind : null;
}

/** `kurv.add(vare)` of an object of a class that the program makes. */
function isOfOwnClass(source: string, error: ProgramError): boolean {
  const program = parseProgram(source);
  const value = valueOfCall(source, error);
  let isIt = false;
  if (program && value?.type === 'NewExpression')
    walk(program, (node) => {
      isIt ||= node.type === 'ClassDeclaration' && node.id !== null && isNamed(value.callee, node.id.name);
    });
  return isIt;
}

/** `tall.map(f)`: either what comes before the dot or what is passed on may be the wrong one. */
function isGivenUnknown(source: string, error: ProgramError): boolean {
  const program = parseProgram(source);
  const call = callAt(source, error);
  const called = methodOf(call);
  const first = call?.arguments[0];
  if (!program || !called || !first || !TAKES_FUNCTION.test(called.method) || isFunction(first)) return false;
  const kind = kindOf(program, givenTo(program, called.object, error.line ?? 0));
  if (kind !== null && kind !== 'list') return false;
  let isMade = false;
  walk(program, (node) => {
    if (first.type !== 'Identifier') return;
    isMade ||= node.type === 'FunctionDeclaration' && node.id?.name === first.name;
    isMade ||= node.type === 'VariableDeclarator' && isNamed(node.id, first.name) && isFunction(node.init);
  });
  return !isMade;
}

/** A method that is spelt nearly like this one, and that the value may have. */
function nearMethod(method: string, parts: string[], source: string, error: ProgramError): string | undefined {
  const owner = methodOf(callAt(source, error))?.object;
  const given = owner?.type === 'Identifier' ? lookUp(GLOBAL_OBJECTS, owner.name) : undefined;
  if (given) return closest(method, Object.getOwnPropertyNames(given), 2);
  const program = parseProgram(source);
  const value = valueOfCall(source, error);
  const kind = program && value ? kindOf(program, value) : null;
  const sample = kind === null ? undefined : { text: '', number: 0, count: 0, list: [], object: {} }[kind as 'text'];
  // `getName` is as like `getDate` as any word of that length.
  const others = /^[gs]et[A-Z]/.test(method) ? 1 : 2;
  if (sample === undefined) return closest(method, parts, 2) ?? closest(method, METHODS, others);
  const own = kind === 'object' ? closest(method, parts, 2) : undefined;
  return (
    own ??
    closest(
      method,
      METHODS.filter((one) => one in Object(sample)),
      2,
    ) ??
    // Less usual ones, where only capitals differ.
    Object.getOwnPropertyNames(Object.getPrototypeOf(Object(sample))).find(
      (one) => one !== method && one.toLowerCase() === method.toLowerCase(),
    )
  );
}

/** What is called, short enough for a sentence: of a long chain only its last part. */
function shortened(called: string | null): string | null {
  if (called === null || (called.length <= CALLED_SHOWN_MAX && !called.includes('\n'))) return called;
  const last = called.match(/\.\s*([\w$]+)$/)?.[1];
  return last && last.length <= CALLED_SHOWN_MAX ? `.${last}` : null;
}
