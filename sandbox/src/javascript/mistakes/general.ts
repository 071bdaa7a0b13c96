import type { AnyNode } from 'acorn';
import { closest } from '../../judge/closest.ts';
import { lookUp } from '../../judge/look-up.ts';
import type { ProgramError } from '../../judge/observation.ts';
import { parseProgram, walk } from '../program.ts';
import { isStackOverflow } from '../stack-overflow.ts';
import { undeclaredNames } from '../steps/names.ts';
import { BETWEEN } from './between.ts';
import { bracketIssue, bracketNotClosed, bracketsCrossed, headNotClosed, headWithoutBrace } from './brackets.ts';
import { callAt, calledAt } from './call-at.ts';
import { both, escaped, type Mistake, misspeltHead, NORWEGIAN, plainOf, type Texts } from './mistake.ts';
import { accessorOfItself, functionNotMade } from './names.ts';
import { callOfSuper, neverNearer } from './own-calls.ts';
import { methodNotMade } from './own-parts.ts';
import {
  GLOBALS,
  givenTo,
  hasPart,
  isFunction,
  isNamed,
  kindOf,
  methodOf,
  namesMade,
  partsMade,
  TAKES_FUNCTION,
} from './parts.ts';
import { goneThrough, methodOfWrongKind, type Owner } from './values.ts';

const KEYWORDS = [
  'return',
  'function',
  'const',
  'let',
  'var',
  'while',
  'for',
  'if',
  'else',
  'class',
  'switch',
  'await',
];

/** What is true of every such error: it answers where no rule before it is sure of more. */
export const GENERAL: readonly Mistake[] = [
  {
    id: 'misspelt-keyword',
    find: ({ syntax, message }, line, source) => {
      if (!syntax || !/^(expecting ';'|unexpected token|Unexpected)/.test(message)) return null;
      const found = misspeltHead(line) ?? misspeltWord(line, source);
      return found
        ? {
            what: both(
              `JavaScript kjenner ikke ordet «${found.word}».`,
              `JavaScript does not know the word "${found.word}".`,
            ),
            why: both(
              'Faste ord må skrives nøyaktig, med små bokstaver.',
              'Keywords must be spelt exactly, in lower case.',
            ),
            tries: both(`Mente du ${found.keyword}?`, `Did you mean ${found.keyword}?`),
          }
        : null;
    },
  },
  {
    id: 'bracket-not-closed',
    find: (error, line, source) =>
      error.syntax ? (headNotClosed(error, line) ?? bracketNotClosed(source, error.line ?? undefined)) : null,
  },
  { id: 'brackets-crossed', find: ({ syntax }, _line, source) => (syntax ? bracketsCrossed(source) : null) },
  {
    id: 'brace-expected',
    find({ syntax }, _line, source) {
      const issue = syntax ? bracketIssue(source) : null;
      const head = issue?.kind === 'extra' && issue.bracket === '}' ? headWithoutBrace(source, issue.line) : null;
      return head === null
        ? null
        : {
            what: both(`Det mangler en { på slutten av linje ${head}.`, `A { is missing at the end of line ${head}.`),
            why: both(
              `Blokken blir lukket med } på linje ${issue?.line}, men aldri åpnet.`,
              `The block is closed with } on line ${issue?.line}, but never opened.`,
            ),
            tries: both(`Skriv { på slutten av linje ${head}.`, `Write { at the end of line ${head}.`),
          };
    },
  },
  {
    id: 'bracket-too-many',
    find: ({ syntax }, _line, source) => {
      const issue = syntax ? bracketIssue(source) : null;
      if (issue?.kind !== 'extra') return null;
      const { bracket, line } = issue;
      return {
        what: both(
          `Det står en ${bracket} for mye på linje ${line}.`,
          `There is one ${bracket} too many on line ${line}.`,
        ),
        why: both('Den lukker noe som ikke er åpnet.', 'It closes something that was never opened.'),
        tries: both(
          'Ta den bort, eller finn stedet der den åpnende mangler.',
          'Remove it, or find where the opening one is missing.',
        ),
      };
    },
  },
  {
    id: 'quotes-not-in-pairs',
    find: ({ syntax, message }, line) =>
      syntax &&
      /^(?:Unexpected|expecting)/.test(message) &&
      plainOf(line.replace(/\\./g, '')).replace(/''/g, '').split("'").length % 2 === 0
        ? {
            what: both(
              'Anførselstegnene på linjen går ikke opp i par.',
              'The quotes on this line do not come in pairs.',
            ),
            why: both('En tekst har ett foran og ett bak.', 'A string has one before and one after it.'),
            tries: both(
              'Sett inn det som mangler, eller ta bort det som er for mye.',
              'Add the one that is missing, or remove the one that is too much.',
            ),
          }
        : null,
  },
  BETWEEN,
  {
    id: 'misspelt-keyword',
    find({ type, message }, line, source) {
      const name = type === 'ReferenceError' ? message.match(/^(\w+) is not defined$/)?.[1] : undefined;
      const isStatement = name && new RegExp(`(?:^|[;{}])\\s*${name}\\s*\\(`).test(plainOf(line));
      const keyword = isStatement && !closest(name, namesOf(source), 2) ? closest(name, ['return'], 2) : undefined;
      return keyword
        ? {
            what: both(`JavaScript kjenner ikke ordet «${name}».`, `JavaScript does not know the word "${name}".`),
            why: both(
              'Med parentes etter blir det lest som navnet på en funksjon.',
              'With parentheses after it, it is read as the name of a function.',
            ),
            tries: both(`Mente du ${keyword}?`, `Did you mean ${keyword}?`),
          }
        : null;
    },
  },
  {
    id: 'name-not-defined',
    find: ({ type, message }, line, source) => {
      const name = type === 'ReferenceError' ? message.match(/^(.+) is not defined$/)?.[1] : undefined;
      if (!name) return null;
      if (name === 'let')
        return {
          what: both('Etter let mangler det et navn.', 'A name is missing after let.'),
          why: both('let lager en variabel, og den må ha et navn.', 'let makes a variable, and that must have a name.'),
          tries: both('Skriv et navn: let alder = 3.', 'Write a name: let age = 3.'),
        };
      const own = namesOf(source);
      const near = globalWithPart(name, line) ?? closest(name, own, 1) ?? closest(name, [...own, ...GLOBALS], 2);
      const what = both(`Ingenting heter «${name}».`, `Nothing is called "${name}".`);
      const asFunction = near ? null : functionNotMade(name, source);
      if (asFunction) return { what, ...asFunction };
      const taking = near ? null : textNeeded(name, source);
      if (taking)
        return {
          what,
          why: both(`${taking} får en tekst i parentesen.`, `${taking} gets a string in its parentheses.`),
          tries: both(`Skriv "${name}" med anførselstegn.`, `Write "${name}" with quotes.`),
        };
      return {
        what,
        why: near
          ? isOnlyCase(name, near)
            ? both(
                `Det finnes noe som heter ${near}. Store og små bokstaver teller.`,
                `There is something called ${near}. Upper and lower case count.`,
              )
            : both(`Det finnes noe som heter ${near}.`, `There is something called ${near}.`)
          : isMadeElsewhere(name, source)
            ? both(
                'Variabelen er laget inni en annen funksjon eller blokk, og finnes bare der.',
                'The variable is made inside another function or block, and exists only there.',
              )
            : both('Programmet lager ingen variabel med dette navnet.', 'The program makes no variable of that name.'),
        tries: near
          ? both(`Mente du ${near}?`, `Did you mean ${near}?`)
          : isAssigned(name, line)
            ? both(
                `Skriv let foran ${name} første gang den får en verdi.`,
                `Write let before ${name} the first time it gets a value.`,
              )
            : both(
                `Lag den først med let ${name} = …, eller sett anførselstegn rundt hvis det er en tekst.`,
                `Make it first with let ${name} = …, or put quotes around it if it is text.`,
              ),
      };
    },
  },
  {
    id: 'const-changed',
    find: ({ message }) => {
      const name = message.match(/^'(.+)' is read-only$/)?.[1];
      return name
        ? {
            what: both(
              `${name} er laget med const og kan ikke få en ny verdi.`,
              `${name} was made with const and cannot get a new value.`,
            ),
            why: both(
              'const lover at navnet alltid peker på det samme.',
              'const promises that the name always means the same thing.',
            ),
            tries: both(
              `Lag den med let ${name} = … hvis den skal endre seg.`,
              `Make it with let ${name} = … if it should change.`,
            ),
          }
        : null;
    },
  },
  {
    id: 'property-of-nothing',
    find: ({ message }, _line, source) => {
      const found = message.match(/^cannot (?:read|set) property '(.+)' of (undefined|null)$/);
      if (!found) return null;
      const [, property = '', nothing] = found;
      if (property === 'Symbol.iterator') return null;
      // Something that the program called needed it: nothing in the program is to blame by that name.
      if (!source.includes(property) && !source.includes('[')) return null;
      const part = /^-?\d+$/.test(property) ? `[${property}]` : `.${property}`;
      return {
        what: both(
          `Du ber om ${part} av noe som er ${nothing}.`,
          `You ask for ${part} of something that is ${nothing}.`,
        ),
        why: both(`Det som står foran ${part}, har ingen verdi her.`, `What comes before ${part} has no value here.`),
        tries: both(
          `Skriv ut det som står foran ${part}, med console.log på linjen over.`,
          `Print what comes before ${part} with console.log on the line above.`,
        ),
      };
    },
  },
  {
    id: 'class-without-new',
    find: ({ message }) =>
      message === "class constructors must be invoked with 'new'"
        ? {
            what: both('En klasse blir kalt uten new.', 'A class is called without new.'),
            why: both('new lager et nytt objekt av klassen.', 'new makes a new object of the class.'),
            tries: both('Skriv new foran navnet på klassen.', 'Write new before the name of the class.'),
          }
        : null,
  },
  {
    id: 'super-missing',
    find: ({ message, line }, _line, source) =>
      message === 'this is not initialized'
        ? {
            what: both('Konstruktøren har ikke kalt super() ennå.', 'The constructor has not called super() yet.'),
            why: both(
              'En klasse med extends må først la klassen over gjøre sitt.',
              'A class with extends must first let the class above do its part.',
            ),
            tries: callOfSuper(source, line),
          }
        : null,
  },
  {
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
      const method = called?.includes('.') ? called.slice(called.lastIndexOf('.') + 1) : undefined;
      const program = parseProgram(source);
      const parts = program ? partsMade(program) : [];
      const isPart = method !== undefined && parts.includes(method);
      const near = method && !isPart ? nearMethod(method, parts, source, error) : undefined;
      const wrong =
        (method &&
          methodOfWrongKind(method, ownerOfCall(source, error), (callAt(source, error)?.arguments.length ?? 0) > 0)) ||
        (near ? null : methodNotMade(source, error));
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
            : both(
                'Sjekk stavemåten, og om et annet navn skjuler funksjonen.',
                'Check the spelling, and whether another name hides the function.',
              )),
      };
    },
  },
  {
    id: 'not-iterable',
    find: ({ message, line }, _line, source) => {
      const nothing = message.match(/^cannot read property 'Symbol\.iterator' of (undefined|null)$/)?.[1];
      if (nothing)
        return {
          what: both(
            `Her trengs en liste, men verdien er ${nothing}.`,
            `An array is needed here, but the value is ${nothing}.`,
          ),
          why: both(
            'for … of, ... og [ ] til venstre for = tar en liste eller en tekst fra hverandre.',
            'for … of, ... and [ ] to the left of = take an array or a string apart.',
          ),
          tries: both(
            'Skriv ut verdien med console.log på linjen over.',
            'Print the value with console.log on the line above.',
          ),
        };
      if (message !== 'value is not iterable') return null;
      const over = goneThrough(source, line);
      const program = over ? parseProgram(source) : null;
      const kind = over && program ? kindOf(program, givenTo(program, over, line ?? 0)) : null;
      const name = over && over.end - over.start < CALLED_SHOWN_MAX ? source.slice(over.start, over.end) : '…';
      const counted = countedInstead(over, source);
      if (counted) return counted;
      const arePairs = /\bfor\s*\(\s*(?:const|let|var)\s*\[/.test(source.split('\n')[(line ?? 1) - 1] ?? '');
      return over === null
        ? {
            what: both(
              'Her trengs en liste, men verdien er noe annet.',
              'An array is needed here, but the value is something else.',
            ),
            why: both(
              'Bare lister, tekster og lignende kan tas fra hverandre.',
              'Only arrays, strings and the like can be taken apart.',
            ),
            tries: both(
              'Sett [ ] rundt hvis du vil ha en liste med bare denne verdien.',
              'Put [ ] around it if you want an array with only this value.',
            ),
          }
        : {
            what: both('Løkken får noe som ikke er en liste.', 'The loop is given something that is not a list.'),
            why: both(
              'for … of går gjennom lister og tekster, ikke tall eller vanlige objekter.',
              'for … of goes through arrays and strings, not numbers or plain objects.',
            ),
            tries:
              kind === 'object' && arePairs
                ? both(`Skriv Object.entries(${name}) etter of.`, `Write Object.entries(${name}) after of.`)
                : kind === 'object'
                  ? both(
                      `Skriv Object.keys(${name}) etter of for navnene, eller Object.values(${name}) for verdiene.`,
                      `Write Object.keys(${name}) after of for the names, or Object.values(${name}) for the values.`,
                    )
                  : kind === 'number'
                    ? both(
                        `Tell med en vanlig løkke: for (let i = 0; i < ${name}; i++) { … }.`,
                        `Count with an ordinary loop: for (let i = 0; i < ${name}; i++) { … }.`,
                      )
                    : both(
                        'Bruk Object.keys(…) for et objekt, eller en vanlig for-løkke for et tall.',
                        'Use Object.keys(…) for an object, or an ordinary for loop for a number.',
                      ),
          };
    },
  },
  {
    id: 'accessor-of-itself',
    find: (error, _line, source) => {
      const found = isStackOverflow(error) ? accessorOfItself(source) : null;
      return found
        ? {
            what: both(`${found.kind} ${found.name} bruker seg selv.`, `${found.kind} ${found.name} uses itself.`),
            why: both(
              `this.${found.name} inni ${found.kind} ${found.name} kjører den på nytt, og det slutter aldri.`,
              `this.${found.name} inside ${found.kind} ${found.name} runs it again, and that never ends.`,
            ),
            tries: both(
              `Lagre verdien under et annet navn, for eksempel this._${found.name}.`,
              `Store the value under another name, such as this._${found.name}.`,
            ),
          }
        : null;
    },
  },
  {
    id: 'endless-recursion',
    find: (error, _line, source) =>
      isStackOverflow(error)
        ? (neverNearer(source) ?? {
            what: both('En funksjon kaller seg selv uten å stoppe.', 'A function calls itself without stopping.'),
            why: both(
              'Hvert kall tar plass, og til slutt er det fullt.',
              'Each call takes room, and in the end there is none left.',
            ),
            tries: both(
              'Legg inn en if som returnerer når funksjonen skal være ferdig.',
              'Add an if that returns when the function should be done.',
            ),
          })
        : null,
  },
  {
    id: 'json-not-valid',
    find: ({ type, syntax, message }, line) =>
      type === 'SyntaxError' && !syntax && /JSON\.parse/.test(line)
        ? /unexpected token: 'undefined'|^"undefined" is not valid JSON/.test(message)
          ? {
              what: both('JSON.parse får undefined, og ikke en tekst.', 'JSON.parse gets undefined, and not a string.'),
              why: both('Det i parentesen har ingen verdi her.', 'What is in the parentheses has no value here.'),
              tries: both(
                'Skriv ut det som står i parentesen, med console.log på linjen over.',
                'Print what is in the parentheses with console.log on the line above.',
              ),
            }
          : {
              what: both('Teksten er ikke gyldig JSON.', 'The text is not valid JSON.'),
              why: /^Unexpected end of JSON/.test(message)
                ? both('Den er tom, eller den slutter for tidlig.', 'It is empty, or it ends too early.')
                : both(
                    'JSON krever doble anførselstegn rundt navn og tekster, og ingen komma til slutt.',
                    'JSON wants double quotes around names and texts, and no comma at the end.',
                  ),
              tries: both('Skriv ut teksten først og se nøye på den.', 'Print the text first and look closely at it.'),
            }
        : null,
  },
  {
    id: 'wrong-array-length',
    find: ({ message }) =>
      message === 'invalid array length'
        ? {
            what: both('En liste kan ikke ha denne lengden.', 'An array cannot have this length.'),
            why: both(
              'Lengden må være et helt tall som er null eller større.',
              'The length must be a whole number, zero or more.',
            ),
            tries: both('Skriv ut tallet du bruker som lengde.', 'Print the number that you use as the length.'),
          }
        : null,
  },
  {
    id: 'bigint-with-number',
    find: ({ message }) =>
      message === 'cannot convert BigInt to number'
        ? {
            what: both(
              'Du regner med et stort heltall (med n) og et vanlig tall samtidig.',
              'You mix a big integer (with n) and an ordinary number.',
            ),
            why: both('De to slagene kan ikke regnes sammen.', 'The two kinds cannot be used together.'),
            tries: both(
              'Gjør begge til samme slag med Number(…) eller BigInt(…).',
              'Make both the same kind with Number(…) or BigInt(…).',
            ),
          }
        : null,
  },
];

const METHODS = [
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

/** A word before another that is nearly a keyword, and no name that the program has made. */
function misspeltWord(line: string, source: string): { word: string; keyword: string } | null {
  const plain = plainOf(line);
  for (const { 0: word, index } of plain.matchAll(/(?<![\w.$])[a-zA-Z]+(?=\s+[\w$({])/g)) {
    const isShort = KEYWORDS.includes(word) || word.length <= 2;
    const keyword = lookUp(NORWEGIAN, word) ?? (isShort ? undefined : closest(word, KEYWORDS, 2));
    if (!keyword || new RegExp(`\\b(?:let|const|var|function|class)\\s+${word}\\b`).test(source)) continue;
    // After an operator comes a value.
    if (!/(?:[<+\-*/%&|!]|[^=]>|[=!<>]=)\s*$/.test(plain.slice(0, index))) return { word, keyword };
  }
  return null;
}

/** `math.floor`: the global that has such a part. */
function globalWithPart(name: string, line: string): string | undefined {
  const near = closest(name, GLOBALS, 2);
  const part = line.match(new RegExp(`(?<![\\w$.])${escaped(name)}\\.(\\w+)`))?.[1];
  const owner: unknown = near && Reflect.get(globalThis, near);
  // Every function has a length and a name.
  const hasPart = part !== undefined && !/^(?:length|name)$/.test(part) && Object.hasOwn(Object(owner), part);
  return hasPart ? near : undefined;
}

function isOnlyCase(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** `document.createElement(li)`: what gets the name, and always gets a text. */
function textNeeded(name: string, source: string): string | null {
  const program = parseProgram(source);
  let taking: string | null = null;
  if (program)
    walk(program, (node) => {
      const [first] = node.type === 'CallExpression' ? node.arguments : [];
      const method = methodOf(node)?.method ?? '';
      if (!first || !isNamed(first, name)) return;
      if (/^(?:createElement|getElementById|getElementsByClassName|addEventListener)$/.test(method)) taking ??= method;
    });
  return taking;
}

function isMadeElsewhere(name: string, source: string): boolean {
  const program = parseProgram(source);
  return program !== null && namesMade(program).includes(name);
}

/** Names that may be meant where one is not found. */
function namesOf(source: string): string[] {
  const program = parseProgram(source);
  // Without let or const a value makes a name as well, once it is reached.
  return program ? [...namesMade(program), ...undeclaredNames(program)] : [];
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
  const program = parseProgram(source);
  const value = valueOfCall(source, error);
  const kind = program && value ? kindOf(program, value) : null;
  const sample = kind === null ? undefined : { text: '', number: 0, count: 0, list: [], object: {} }[kind as 'text'];
  if (sample === undefined) return closest(method, parts, 2) ?? closest(method, METHODS, 2);
  const own = kind === 'object' ? closest(method, parts, 2) : undefined;
  return (
    own ??
    closest(
      method,
      METHODS.filter((one) => one in Object(sample)),
      2,
    )
  );
}

/** `for (const vare of varer.length)`. */
function countedInstead(over: AnyNode | null, source: string): Texts | null {
  if (over?.type !== 'MemberExpression' || over.computed || !isNamed(over.property, 'length')) return null;
  if (over.object.type !== 'Identifier') return null;
  const program = parseProgram(source);
  if (program && hasPart(program, 'length')) return null;
  const { name } = over.object;
  const isPlace = /\bfor\s*\(\s*(?:const|let|var)\s+(?:i|j|k|n|index|indeks|plass)\s+of\b/.test(
    source.slice(0, over.start).split('\n').at(-1) ?? '',
  );
  return {
    what: both('Løkken får noe som ikke er en liste.', 'The loop is given something that is not a list.'),
    why: both(`${name}.length er et tall.`, `${name}.length is a number.`),
    tries: isPlace
      ? both(`Skriv for (let i = 0; i < ${name}.length; i++) {`, `Write for (let i = 0; i < ${name}.length; i++) {`)
      : both(`Skriv bare ${name} etter of, uten .length.`, `Write only ${name} after of, without .length.`),
  };
}

const CALLED_SHOWN_MAX = 40;

/** The line gives the name a value: it is no text without quotes. */
function isAssigned(name: string, line: string): boolean {
  return new RegExp(`^\\s*${escaped(name)}\\s*(?:[-+*/%]?=(?!=)|\\+\\+|--)`).test(line);
}

/** What is called, short enough for a sentence: of a long chain only its last part. */
function shortened(called: string | null): string | null {
  if (called === null || (called.length <= CALLED_SHOWN_MAX && !called.includes('\n'))) return called;
  const last = called.match(/\.\s*([\w$]+)$/)?.[1];
  return last && last.length <= CALLED_SHOWN_MAX ? `.${last}` : null;
}
