import { both, byMessage, type Mistake, plainOf, texts } from './mistake.ts';

/** Programs that stop while they run. */
export const VALUES: readonly Mistake[] = [
  {
    id: 'part-of-object',
    find({ type, message }, _line, source) {
      const name = type === 'ReferenceError' ? message.match(/^([\w$]+) is not defined$/)?.[1] : undefined;
      const owner =
        name && source.match(new RegExp(`\\b([\\w$]+)\\s*=\\s*\\{[^}]*\\b${name.replaceAll('$', '\\$')}\\s*:`))?.[1];
      return owner
        ? texts(
            both(
              `${name} er en del av ${owner}, og ikke en egen variabel.`,
              `${name} is a part of ${owner}, and not a variable of its own.`,
            ),
            both('En del av et objekt hentes med punktum.', 'A part of an object is fetched with a dot.'),
            both(`Skriv ${owner}.${name}.`, `Write ${owner}.${name}.`),
          )
        : null;
    },
  },
  {
    id: 'equals-in-condition',
    find({ message }, line) {
      const name = message.match(/^'(.+)' is read-only$/)?.[1];
      return name && /^\s*\}?\s*(?:else\s+)?(?:if|while)\s*\(.*[^=!<>]=[^=>]/.test(plainOf(line))
        ? texts(
            both(
              `Ett likhetstegn prøver å gi ${name} en ny verdi.`,
              `One equals sign tries to give ${name} a new value.`,
            ),
            both(
              'I et vilkår sammenligner du, og det skrives med tre.',
              'In a condition you compare, and that is written with three.',
            ),
            both(`Skriv ${name} === i stedet.`, `Write ${name} === instead.`),
          )
        : null;
    },
  },
  {
    id: 'property-read-only',
    find({ message }, line) {
      const name = message.match(/^'(.+)' is read-only$/)?.[1];
      return name &&
        (/^\d+$/.test(name) || new RegExp(`[\\]\\w)]\\.${name.replaceAll('$', '\\$')}\\s*[-+*/]?=`).test(line))
        ? texts(
            both(`${name} kan ikke få en ny verdi.`, `${name} cannot get a new value.`),
            both(
              'Objektet er låst, eller så har det bare en getter.',
              'The object is locked, or it has only a getter.',
            ),
            both('Lag et nytt objekt, eller ta bort Object.freeze.', 'Make a new object, or remove Object.freeze.'),
          )
        : null;
    },
  },
  {
    id: 'spread-of-something-else',
    find: ({ message }, line) =>
      message === 'value is not iterable' && /\.\.\./.test(line) && !/\bof\b/.test(line)
        ? texts(
            both('... får noe som ikke er en liste.', '... is given something that is not a list.'),
            both('... pakker ut lister og tekster, ikke tall.', '... unpacks arrays and strings, not numbers.'),
            both('Sett en liste eller en tekst etter ...', 'Put an array or a string after ...'),
          )
        : null,
  },
  byMessage(
    'unpack-of-nothing',
    /^Cannot convert undefined or null to object$/,
    both(
      'Programmet prøver å hente noe ut av undefined eller null.',
      'The program tries to take something out of undefined or null.',
    ),
    both(
      'Mellom { og } til venstre for = står navn som skal hentes fra et objekt. Det finnes ikke noe objekt her.',
      'Between { and } to the left of = are names to take from an object. There is no object here.',
    ),
    both(
      'Sjekk at du sender inn et objekt når du kaller funksjonen.',
      'Check that you pass an object when you call the function.',
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
      'Gi reduce en startverdi: reduce((a, b) => a + b, 0).',
      'Give reduce a start value: reduce((a, b) => a + b, 0).',
    ),
  ),
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
  byMessage(
    'in-needs-object',
    /^invalid 'in' operand$/,
    both('in leter i et objekt, og dette er ikke noe objekt.', 'in looks inside an object, and this is no object.'),
    both('For tekster og lister brukes includes.', 'For strings and arrays there is includes.'),
    both('Skriv tekst.includes("a").', 'Write text.includes("a").'),
  ),
  byMessage(
    'instanceof-needs-class',
    /^invalid 'instanceof' right operand$/,
    both('Til høyre for instanceof må det stå en klasse.', 'To the right of instanceof there must be a class.'),
    both('instanceof spør hvilken klasse et objekt er laget av.', 'instanceof asks which class an object was made of.'),
    both('Bruk typeof for tall og tekster.', 'Use typeof for numbers and strings.'),
  ),
  byMessage(
    'not-a-constructor',
    /^not a constructor$/,
    both('new virker bare på en klasse.', 'new works only on a class.'),
    both('Det som står etter new, er noe annet.', 'What comes after new is something else.'),
    both(
      'Ta bort new, eller skriv navnet på klassen med riktig stor bokstav.',
      'Remove new, or write the name of the class with its capital letter.',
    ),
  ),
];

/** Methods that beginners call on the wrong kind of value: what has them, and what to do instead. */
const LIST_METHODS = 'push pop shift unshift splice map filter forEach reduce sort reverse join find some every'.split(
  ' ',
);
const TEXT_METHODS =
  'toUpperCase toLowerCase trim split replace replaceAll startsWith endsWith padStart padEnd repeat charAt'.split(' ');
const NUMBER_METHODS = ['toFixed'];
const PAGE_VALUES = ['textContent', 'innerText', 'innerHTML', 'value', 'className'];

/** Why something that looks like a method is not a function. */
export function methodOfWrongKind(
  method: string,
): { why: ReturnType<typeof both>; tries: ReturnType<typeof both> } | null {
  if (method === 'length')
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
      tries: both(`Skriv .${method} = og det nye innholdet.`, `Write .${method} = and the new content.`),
    };
  if (LIST_METHODS.includes(method))
    return {
      why: both(
        `${method} virker på lister, og dette er ikke en liste.`,
        `${method} works on arrays, and this is no array.`,
      ),
      tries:
        method === 'push'
          ? both(
              'Tekster settes sammen med +. En liste lages med [ ].',
              'Strings are joined with +. An array is made with [ ].',
            )
          : both(
              'Lag en liste først, for eksempel med Object.values( ) for et objekt.',
              'Make an array first, for example with Object.values( ) for an object.',
            ),
    };
  if (TEXT_METHODS.includes(method))
    return {
      why: both(
        `${method} virker på tekster, og dette er ikke en tekst.`,
        `${method} works on strings, and this is no string.`,
      ),
      tries: both('Gjør verdien om med String( ) først.', 'Convert the value with String( ) first.'),
    };
  if (NUMBER_METHODS.includes(method))
    return {
      why: both(
        `${method} virker på tall, og dette er ikke et tall.`,
        `${method} works on numbers, and this is no number.`,
      ),
      tries: both('Gjør teksten om med Number( ) først.', 'Convert the text with Number( ) first.'),
    };
  return null;
}
