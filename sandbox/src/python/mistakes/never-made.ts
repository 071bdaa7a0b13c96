import { closest } from '../../judge/closest.ts';
import type { Both } from '../../judge/explanation.ts';
import { openIn } from './expressions.ts';
import { both, type Mistake, type Problem, plainOf, texts } from './mistake.ts';
import { namesIn, unknownName } from './names.ts';

/** Names that nothing makes: a check needs them, another language has them, or a sign other than = follows them. */
export const NEVER_MADE: readonly Mistake[] = [
  {
    id: 'check-asks-for-name',
    find(problem) {
      const name = unknownName(problem);
      // An error without a line is in what a check runs after the program.
      if (!name || problem.line !== null) return null;
      const names = namesIn(problem.source, name);
      const near = names.find((one) => one.startsWith(name) || name.startsWith(one)) ?? closest(name, names, 2);
      return texts(
        both(
          `Oppgaven ber om noe som heter ${name}, og det finnes ikke i programmet ditt.`,
          `The task asks for something called ${name}, and your program does not have it.`,
        ),
        both(
          'Sjekken bruker navnet nøyaktig slik det er skrevet i oppgaven.',
          'The check uses the name exactly as the task spells it.',
        ),
        near
          ? both(`Programmet har ${near}. Gi det navnet ${name}.`, `The program has ${near}. Name it ${name}.`)
          : both(
              `Lag ${name} på ytterste nivå i programmet, uten innrykk.`,
              `Make ${name} at the outermost level of the program, not indented.`,
            ),
      );
    },
  },
  {
    id: 'function-of-another-language',
    find(problem) {
      const name = unknownName(problem);
      const tries =
        name &&
        (name === 'Math' || Object.hasOwn(OTHER_FUNCTIONS, name)) &&
        !namesIn(problem.source, '').includes(name) &&
        // A variable may have the same name.
        // With a module that has one too, that one may be meant.
        !(name === 'write' && /\bturtle\b/.test(problem.source)) &&
        new RegExp(`(?<![\\p{L}\\p{N}_.])${name}\\s*(?:${name === 'string' ? '\\(' : '[(.]|<<|>>'})`, 'u').test(
          problem.plain,
        )
          ? name === 'Math'
            ? triesForMath(problem)
            : OTHER_FUNCTIONS[name]
          : undefined;
      return tries
        ? texts(
            both(`Python har ikke ${name}.`, `Python does not have ${name}.`),
            name && NORWEGIAN_FUNCTIONS.includes(name)
              ? both('Navnene i Python er på engelsk.', 'The names of Python are English.')
              : both('Det kommer fra et annet programmeringsspråk.', 'It comes from another programming language.'),
            tries,
          )
        : null;
    },
  },
  {
    id: 'colon-for-equals',
    find(problem) {
      const name = unknownName(problem);
      if (!name || problem.line === null) return null;
      const lines = problem.source.split('\n').slice(0, problem.line);
      // A line that only subtracts does nothing, so its sign is meant as another one.
      const target = new RegExp(`^\\s*${name}\\s*(?:(:|<-)\\s*\\S|(-)(?!>)\\s*[^\\s=-][^=]*$)`, 'u');
      const sign = lines
        .map((line, index) => {
          // Inside a dictionary it is a key.
          const above = lines.slice(0, index).map((one) => plainOf(one));
          const isInText =
            lines
              .slice(0, index)
              .join('')
              .split(/"""|'''/).length %
              2 ===
            0;
          const found = openIn(above.join('\n')) === null && !isInText ? line.match(target) : null;
          return found?.[1] ?? found?.[2];
        })
        .find(Boolean);
      return sign
        ? texts(
            both(
              `Det står ${sign} etter ${name}, så ${name} har ikke fått noen verdi.`,
              `There is ${sign} after ${name}, so ${name} has not got a value.`,
            ),
            both('I Python gir ett likhetstegn en verdi.', 'In Python one equals sign gives a value.'),
            sign === '-'
              ? both(
                  `Skal ${name} få en verdi her, skriv = i stedet for -. Ellers må ${name} få en verdi på en linje over.`,
                  `If ${name} should get a value here, write = instead of -. Otherwise give ${name} a value on a line above.`,
                )
              : both(`Skriv ${name} = og så verdien.`, `Write ${name} = and then the value.`),
          )
        : null;
    },
  },
];

const PRINT = both('Skriv print( ) rundt det som skal vises.', 'Write print( ) around what should be shown.');
const INPUT = both('Bruk input( ) for å spørre.', 'Use input( ) to ask.');
const SLEEP = both(
  'Skriv from time import sleep øverst i programmet, og så sleep( ) med antall sekunder i parentesen.',
  'Write from time import sleep at the top of the program, and then sleep( ) with the number of seconds in the parentheses.',
);
/** Names that are English in Python. */
const NORWEGIAN_FUNCTIONS: readonly string[] = ['skriv', 'skriv_ut', 'skrivut'];
const OTHER_FUNCTIONS: Readonly<Record<string, Both>> = {
  console: PRINT,
  Console: PRINT,
  System: PRINT,
  printf: PRINT,
  println: PRINT,
  puts: PRINT,
  echo: PRINT,
  cout: PRINT,
  document: PRINT,
  alert: PRINT,
  write: PRINT,
  prompt: INPUT,
  cin: INPUT,
  scanf: INPUT,
  raw_input: INPUT,
  String: both('Bruk str( ).', 'Use str( ).'),
  string: both('Bruk str( ).', 'Use str( ).'),
  Number: both('Bruk int( ), eller float( ) for desimaltall.', 'Use int( ), or float( ) for decimal numbers.'),
  parseInt: both('Bruk int( ).', 'Use int( ).'),
  parseFloat: both('Bruk float( ).', 'Use float( ).'),
  strlen: both('Bruk len( ).', 'Use len( ).'),
  length: both('Bruk len( ) for å få lengden.', 'Use len( ) to get the length.'),
  lenght: both('Bruk len( ) for å få lengden.', 'Use len( ) to get the length.'),
  xrange: both('Bruk range( ).', 'Use range( ).'),
  skriv: PRINT,
  skriv_ut: PRINT,
  skrivut: PRINT,
  wait: SLEEP,
  delay: SLEEP,
};

/** Not all that other languages have in Math is in the module math. */
function triesForMath({ plain, source }: Problem): Both {
  const name = plain.match(/\bMath\.(\w+)/)?.[1] ?? '';
  if (/^(?:max|min|round|abs|pow)$/.test(name))
    return both(`Skriv ${name}( ) uten Math.`, `Write ${name}( ) without Math.`);
  if (name !== 'random' && /^\s*import\s+math\b/m.test(source))
    return both('Skriv math med liten forbokstav.', 'Write math with a small letter.');
  return name === 'random'
    ? both(
        'Skriv import random øverst, og så random.random( ).',
        'Write import random at the top, and then random.random( ).',
      )
    : both(
        'Skriv import math øverst, og math. foran navnet.',
        'Write import math at the top, and math. before the name.',
      );
}
