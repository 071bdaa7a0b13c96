import type { AnyNode, Program } from 'acorn';
import { parseProgram, walk } from '../program.ts';
import { calledAt } from './call-at.ts';
import { parameterNotGiven } from './given-values.ts';
import { both, byMessage, escaped, type Mistake, plainOf, texts } from './mistake.ts';
import { givenTo, isFunction, isNamed, kindOf, lineOf } from './parts.ts';
import { kindOfLoop, placeInsteadOfItem } from './places.ts';

/** Methods of elements and of what the browser stores. */
const OF_PAGE = /^(?:setAttribute|getAttribute|appendChild|addEventListener|createElement|setItem|getItem)$/;

/** Programs that stop while they run. */
export const VALUES: readonly Mistake[] = [
  {
    id: 'part-of-object',
    find({ type, message }, line, source) {
      const name = type === 'ReferenceError' ? message.match(/^(.+) is not defined$/)?.[1] : undefined;
      const program = name ? parseProgram(source) : null;
      const [owner, ...others] = program && name ? ownersOf(program, name) : [];
      if (owner && others.length > 0)
        return texts(
          both(
            `${name} er en del av flere objekter, og ikke en egen variabel.`,
            `${name} is a part of several objects, and not a variable of its own.`,
          ),
          both('En del av et objekt hentes med punktum.', 'A part of an object is fetched with a dot.'),
          both(
            `Skriv navnet på objektet og et punktum foran ${name}.`,
            `Write the name of the object and a dot before ${name}.`,
          ),
        );
      return owner
        ? texts(
            both(
              `${name} er en del av ${owner}, og ikke en egen variabel.`,
              `${name} is a part of ${owner}, and not a variable of its own.`,
            ),
            both('En del av et objekt hentes med punktum.', 'A part of an object is fetched with a dot.'),
            // With a dot or a parenthesis after it, it is no name of a part.
            new RegExp(`\\[\\s*${escaped(name ?? '')}\\s*\\]|(?<![\\w$])${escaped(name ?? '')}\\s*[.([]`).test(line)
              ? both(`Skriv ${owner}.${name}.`, `Write ${owner}.${name}.`)
              : both(
                  `Skriv ${owner}.${name} for verdien, eller "${name}" for selve navnet.`,
                  `Write ${owner}.${name} for the value, or "${name}" for the name itself.`,
                ),
          )
        : null;
    },
  },
  {
    id: 'place-instead-of-item',
    find(error, _line, source) {
      const owner = error.message === 'not a function' ? calledAt(source, error)?.match(/^([\w$]+)\./)?.[1] : undefined;
      const list =
        owner &&
        source.match(new RegExp(`for\\s*\\(\\s*(?:let|const|var)\\s+${escaped(owner)}\\s+in\\s+([\\w$]+)`))?.[1];
      const program = list ? parseProgram(source) : null;
      return list && program ? placeInsteadOfItem(owner, list, kindOfLoop(program, list, error.line ?? 0)) : null;
    },
  },
  {
    id: 'method-overwritten',
    find(error, _line, source) {
      const called = error.message === 'not a function' ? calledAt(source, error) : null;
      const given = called?.includes('.')
        ? source.match(new RegExp(`(?<![\\w$.])${escaped(called)}\\s*=(?=[^=>])\\s*(["'\`\\d])?`))
        : null;
      if (!called || !given) return null;
      const since = source.slice(0, given.index).split('\n').length;
      const method = called.slice(called.lastIndexOf('.') + 1);
      if (isMethodOfLanguage(method) || OF_PAGE.test(method))
        return texts(
          both(`${called} har fått en ny verdi.`, `${called} has got a new value.`),
          both(
            'Et likhetstegn bytter ut metoden selv, og da kan den ikke kalles.',
            'An equals sign replaces the method itself, so it cannot be called.',
          ),
          both(`Skriv ${called}( … ) på linje ${since}, uten =.`, `Write ${called}( … ) on line ${since}, without =.`),
        );
      return given[1]
        ? texts(
            both(
              `${called} er en verdi, og ikke noe du kaller.`,
              `${called} is a value, and not something that you call.`,
            ),
            both(`Verdien blir satt på linje ${since}.`, `The value is set on line ${since}.`),
            both(`Skriv ${called} uten parenteser.`, `Write ${called} without parentheses.`),
          )
        : null;
    },
  },
  {
    id: 'equals-in-condition',
    find({ message, line }, _line, source) {
      const name = message.match(/^'(.+)' is read-only$/)?.[1];
      const program = name && line !== null ? parseProgram(source) : null;
      return name && program && isGivenInCondition(program, name, line ?? 0)
        ? texts(
            both(
              `Ett likhetstegn prøver å gi ${name} en ny verdi.`,
              `One equals sign tries to give ${name} a new value.`,
            ),
            both(
              'I et vilkår sammenligner du, og det skrives med tre.',
              'In a condition you compare, and that is written with three.',
            ),
            /=\s*!/.test(source.split('\n')[(line ?? 1) - 1] ?? '')
              ? both(`Skriv ${name} !== for «ikke lik».`, `Write ${name} !== for "not equal".`)
              : both(`Skriv ${name} === i stedet.`, `Write ${name} === instead.`),
          )
        : null;
    },
  },
  {
    id: 'property-read-only',
    find({ message }, line, source) {
      const name = message.match(/^'(.+)' is read-only$/)?.[1];
      const isPlace = /^\d+$/.test(name ?? '');
      if (!name || !(isPlace || new RegExp(`[\\]\\w)]\\.${escaped(name)}\\s*[-+*/]?=`).test(line))) return null;
      const what = both(`${name} kan ikke få en ny verdi.`, `${name} cannot get a new value.`);
      if (/\bObject\.freeze\b/.test(source))
        return texts(
          what,
          both('Objektet er låst med Object.freeze.', 'The object is locked with Object.freeze.'),
          both('Lag et nytt objekt, eller ta bort Object.freeze.', 'Make a new object, or remove Object.freeze.'),
        );
      return isPlace
        ? texts(
            both('En del av en tekst kan ikke få en ny verdi.', 'A part of a string cannot get a new value.'),
            both(
              'Bare objekter og lister har deler som kan endres.',
              'Only objects and arrays have parts that can change.',
            ),
            both('Lag en ny tekst, for eksempel med slice og +.', 'Make a new string, for example with slice and +.'),
          )
        : texts(
            what,
            both('Den kan bare leses.', 'It can only be read.'),
            both('Lag en ny verdi i en egen variabel.', 'Make a new value in a variable of its own.'),
          );
    },
  },
  byMessage(
    'locale-not-valid',
    /^Incorrect locale information provided$|^invalid language tag|^Incorrect locale/i,
    both('Språkkoden er ikke skrevet riktig.', 'The language code is not written correctly.'),
    both('En språkkode har bindestrek, ikke understrek.', 'A language code has a hyphen, not an underscore.'),
    both('Skriv "nb-NO".', 'Write "nb-NO".'),
  ),
  {
    id: 'part-of-text-set',
    find: ({ message }, line) =>
      message === 'not an object' &&
      /[\p{L}\p{N}_$)\]](?:\[[^\]]+\]|\.[\p{L}_$][\p{L}\p{N}_$]*)\s*[-+*/]?=(?!=)/u.test(plainOf(line))
        ? texts(
            both(
              'En del av en tekst eller et tall kan ikke få en ny verdi.',
              'A part of a string or a number cannot get a new value.',
            ),
            both(
              'Bare objekter og lister har deler som kan endres.',
              'Only objects and arrays have parts that can change.',
            ),
            /\]\s*[-+*/]?=(?!=)/.test(plainOf(line))
              ? both(
                  'Lag en ny tekst, for eksempel med slice og +.',
                  'Make a new string, for example with slice and +.',
                )
              : both('Lag et objekt i stedet: { navn: "Kari" }.', 'Make an object instead: { name: "Kari" }.'),
          )
        : null,
  },
  byMessage(
    'object-locked',
    /is not extensible\.?$/,
    both('Objektet kan ikke få flere deler.', 'The object cannot get more parts.'),
    both('Det er låst, som med Object.freeze.', 'It is locked, as with Object.freeze.'),
    both('Lag en kopi, og endre den.', 'Make a copy, and change that.'),
  ),
  byMessage(
    'circle-in-object',
    /^circular reference$|circular structure|^cyclic object|cyclic structures/,
    both('Objektet har seg selv som en av delene sine.', 'The object has itself as one of its parts.'),
    both('Da ville teksten bli uendelig lang.', 'Then the text would have no end.'),
    both('Ta bort delen som viser tilbake til objektet.', 'Remove the part that leads back to the object.'),
  ),
  {
    id: 'private-part',
    find({ message }, _line, source) {
      const name = message.match(/^undefined private field '(#.+)'$/)?.[1];
      if (!name) return null;
      const isMade = new RegExp(`(?:^|[;{}])\\s*${escaped(name)}\\s*(?:[;=(]|$)`, 'm').test(source);
      return texts(
        both(`${name} finnes ikke her.`, `${name} does not exist here.`),
        both(
          'Et felt med # lages øverst i klassen, og kan bare brukes inni den.',
          'A field with # is made at the top of the class, and can be used only inside it.',
        ),
        isMade
          ? both(
              `Lag en metode i klassen som gir ${name} tilbake, og kall den.`,
              `Make a method of the class that gives ${name} back, and call it.`,
            )
          : both(`Skriv ${name}; øverst i klassen.`, `Write ${name}; at the top of the class.`),
      );
    },
  },
  byMessage(
    'getter-set',
    /^no setter for property$/,
    both('Denne verdien kan bare leses.', 'This value can only be read.'),
    both('Den er laget med get, og har ingen set.', 'It is made with get, and has no set.'),
    both(
      'Lag en set med samme navn, eller endre det som get leser.',
      'Make a set of the same name, or change what get reads.',
    ),
  ),
  byMessage(
    'reduce-of-empty-list',
    /^empty array$/,
    both(
      'Listen er tom, så reduce har ingenting å begynne med.',
      'The list is empty, so reduce has nothing to begin with.',
    ),
    both(
      'Uten en startverdi begynner reduce med det første elementet.',
      'Without a start value reduce begins with the first item.',
    ),
    both(
      'Sjekk først at listen ikke er tom, eller gi reduce en startverdi: reduce((a, b) => a + b, 0).',
      'Check first that the array is not empty, or give reduce a start value: reduce((a, b) => a + b, 0).',
    ),
  ),
  {
    id: 'date-not-valid',
    find({ message }, _line, source) {
      if (message !== 'Date value is NaN') return null;
      const isWritten = /\bnew Date\(\s*["'`]/.test(source);
      return texts(
        both('Datoen er ikke gyldig.', 'The date is not valid.'),
        both(
          'new Date forstod ikke det som står i parentesen.',
          'new Date did not understand what is in the parentheses.',
        ),
        isWritten
          ? both('Skriv datoen slik: new Date("2026-05-17").', 'Write the date like this: new Date("2026-05-17").')
          : both(
              'Skriv ut det som står i parentesen til new Date. En dato ser slik ut: "2026-05-17".',
              'Print what is in the parentheses of new Date. A date looks like this: "2026-05-17".',
            ),
      );
    },
  },
  byMessage(
    'number-of-digits',
    /^invalid number of digits$/,
    both('Så mange desimaler går ikke.', 'So many decimals are not possible.'),
    both('toFixed tar imot et tall fra 0 til 100.', 'toFixed takes a number from 0 to 100.'),
    both('Skriv for eksempel toFixed(2).', 'Write for example toFixed(2).'),
  ),
  byMessage(
    'repeat-count',
    /^invalid repeat count$/,
    both('En tekst kan ikke gjentas så mange ganger.', 'A string cannot be repeated that many times.'),
    both('Antallet må være null eller større, og ikke uendelig.', 'The number must be zero or more, and not infinite.'),
    both('Skriv ut tallet du sender til repeat.', 'Print the number that you pass to repeat.'),
  ),
  {
    id: 'in-needs-object',
    find({ message, line }, _line, source) {
      if (message !== "invalid 'in' operand") return null;
      const program = parseProgram(source);
      const right = program && rightOf(program, 'in', line);
      const given = right?.type === 'Identifier' ? parameterNotGiven(right.name, source, line) : null;
      if (given) return given;
      const isText = program && right && kindOf(program, givenTo(program, right, line ?? 0)) === 'text';
      return texts(
        both('in leter i et objekt, og dette er ikke noe objekt.', 'in looks inside an object, and this is no object.'),
        isText
          ? both('For tekster og lister brukes includes.', 'For strings and arrays there is includes.')
          : both('Til høyre for in må det stå et objekt.', 'To the right of in there must be an object.'),
        isText
          ? both('Skriv tekst.includes("a").', 'Write text.includes("a").')
          : both(
              'Skriv ut det som er til høyre for in, med console.log på linjen over.',
              'Print what is to the right of in with console.log on the line above.',
            ),
      );
    },
  },
  {
    id: 'instanceof-needs-class',
    find({ message, line }, _line, source) {
      if (message !== "invalid 'instanceof' right operand") return null;
      const program = parseProgram(source);
      const right = program && rightOf(program, 'instanceof', line);
      const word = right?.type === 'Literal' && typeof right.value === 'string' ? right.value : null;
      return texts(
        both('Til høyre for instanceof må det stå en klasse.', 'To the right of instanceof there must be a class.'),
        both(
          'instanceof spør hvilken klasse et objekt er laget av.',
          'instanceof asks which class an object was made of.',
        ),
        word === null
          ? both('Skriv navnet på en klasse der.', 'Write the name of a class there.')
          : /^(?:string|number|boolean|object|function|undefined)$/.test(word)
            ? both(`Skriv typeof verdi === "${word}".`, `Write typeof value === "${word}".`)
            : both(`Skriv ${word} uten anførselstegn.`, `Write ${word} without quotes.`),
      );
    },
  },
  {
    id: 'not-a-constructor',
    find({ message, line }, _line, source) {
      if (message !== 'not a constructor') return null;
      const program = parseProgram(source);
      const { name, isArrow, owner } = program ? madeWithNew(program, line) : {};
      return texts(
        both('new virker bare på en klasse.', 'new works only on a class.'),
        isArrow
          ? both('En pilfunksjon er ingen klasse.', 'An arrow function is no class.')
          : both('Det som står etter new, er noe annet.', 'What comes after new is something else.'),
        owner
          ? both(`Mente du ${owner}?`, `Did you mean ${owner}?`)
          : isArrow && /^\p{Lu}/u.test(name ?? '')
            ? both(`Lag ${name} med class: class ${name} {`, `Make ${name} with class: class ${name} {`)
            : both('Ta bort new.', 'Remove new.'),
      );
    },
  },
  byMessage(
    'pattern-without-g',
    /^regexp must have the 'g' flag$|global RegExp|non-global/,
    both('Mønsteret mangler g på slutten.', 'The pattern has no g at the end.'),
    both(
      'replaceAll og matchAll trenger et mønster som gjelder alle treff.',
      'replaceAll and matchAll need a pattern for all matches.',
    ),
    both('Skriv g etter den siste skråstreken: /a/g.', 'Write g after the last slash: /a/g.'),
  ),
];

/** The variables that the program makes as an object with such a part. */
function ownersOf(program: Program, name: string): string[] {
  const owners = new Set<string>();
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return;
    if (node.init?.type !== 'ObjectExpression') return;
    if (
      node.init.properties.some(
        (one) => one.type === 'Property' && !one.computed && isNamed(one.key, name) && !isFunction(one.value),
      )
    )
      owners.add(node.id.name);
  });
  return [...owners];
}

/** `if (alder = 18)`: the name gets a value between the parentheses of a condition on the line. */
function isGivenInCondition(program: Program, name: string, line: number): boolean {
  let isIt = false;
  walk(program, (node) => {
    if (!('test' in node) || !node.test || node.type === 'SwitchCase' || node.type === 'ForStatement') return;
    walk(node.test, (inner) => {
      isIt ||=
        inner.type === 'AssignmentExpression' &&
        inner.operator === '=' &&
        isNamed(inner.left, name) &&
        lineOf(inner) === line;
    });
  });
  return isIt;
}

/** What is to the right of `in` or `instanceof` on the line, where there is only one. */
function rightOf(program: Program, operator: string, line: number | null): AnyNode | null {
  const found: AnyNode[] = [];
  walk(program, (node) => {
    if (node.type === 'BinaryExpression' && node.operator === operator && lineOf(node) === line) found.push(node.right);
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** What comes after new on the line, and the class of the program whose name differs only in its capital letters. */
function madeWithNew(program: Program, line: number | null) {
  let name: string | undefined;
  let isArrow = false;
  let owner: string | undefined;
  walk(program, (node) => {
    if (node.type === 'NewExpression' && lineOf(node) === line && node.callee.type === 'Identifier')
      name ??= node.callee.name;
  });
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && name && isNamed(node.id, name))
      isArrow ||= node.init?.type === 'ArrowFunctionExpression';
    if (node.type === 'ClassDeclaration' && node.id && node.id.name !== name)
      if (node.id.name.toLowerCase() === name?.toLowerCase()) owner ??= node.id.name;
  });
  return { name, isArrow, owner };
}

/** Whether arrays, strings, Maps, Sets, console or Math have a method of that name. */
function isMethodOfLanguage(name: string): boolean {
  const owners = [Array.prototype, String.prototype, Map.prototype, Set.prototype, console, Math];
  return owners.some((owner) => typeof Object.getOwnPropertyDescriptor(owner, name)?.value === 'function');
}
