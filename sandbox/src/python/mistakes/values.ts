import type { Both } from '../../judge/explanation.ts';
import { lookUp } from '../../judge/look-up.ts';
import { callIn, isNumber } from './expressions.ts';
import { both, type Mistake, plainOf, texts } from './mistake.ts';
import { BUILTINS } from './names.ts';
import { blocksAround, bodyOf, functionAround, placeOfDef } from './program.ts';

/** Values of the right kind that do not fit, and programs that reach a limit. */
export const VALUES: readonly Mistake[] = [
  {
    id: 'colour-unknown',
    find({ type, says, source }) {
      if (type === 'TurtleGraphicsError' && says(/^bad color sequence: /)) {
        const isSet = /\bcolormode\(\s*255/.test(source);
        const module = source.match(/^\s*import\s+turtle\s+as\s+(\w+)/m)?.[1] ?? 'turtle';
        const prefix = /^\s*from\s+turtle\s+import\s+\*/m.test(source) ? '' : `${module}.`;
        return texts(
          both(
            'Skilpadden kan ikke bruke disse tallene som farge.',
            'The turtle cannot use these numbers as a colour.',
          ),
          isSet
            ? both(
                'Tallene for rødt, grønt og blått går fra 0 til 255.',
                'The numbers for red, green and blue go from 0 to 255.',
              )
            : both(
                'Uten colormode går tallene for rødt, grønt og blått fra 0 til 1.',
                'Without colormode the numbers for red, green and blue go from 0 to 1.',
              ),
          isSet
            ? both('Skriv tall fra 0 til 255.', 'Write numbers from 0 to 255.')
            : both(
                `Skriv ${prefix}colormode(255) på en linje over, for å bruke tall fra 0 til 255.`,
                `Write ${prefix}colormode(255) on a line above, to use numbers from 0 to 255.`,
              ),
        );
      }
      const colour = type === 'TurtleGraphicsError' && says(/^bad color string: (.+)/)?.[1];
      return colour
        ? texts(
            both(`Skilpadden kjenner ikke fargen «${colour}».`, `The turtle does not know the colour "${colour}".`),
            colour.startsWith('#')
              ? both(
                  'Etter # skal det være tre eller seks tegn: sifre, og bokstaver fra a til f.',
                  'After # there should be three or six signs: digits, and letters from a to f.',
                )
              : both('Fargene har engelske navn.', 'The colours have English names.'),
            colour.startsWith('#')
              ? both('Skriv for eksempel "#ff0000".', 'Write for example "#ff0000".')
              : both('Skriv for eksempel "red", "blue" eller "green".', 'Write for example "red", "blue" or "green".'),
          )
        : null;
    },
  },
  {
    id: 'division-by-zero',
    find: ({ type, says }) =>
      type === 'ZeroDivisionError' && says(/negative power/)
        ? texts(
            both('0 kan ikke opphøyes i et negativt tall.', '0 cannot be raised to a negative power.'),
            both(
              '2 ** -1 er det samme som 1 / 2, og ingenting kan deles på 0.',
              '2 ** -1 is the same as 1 / 2, and nothing can be divided by 0.',
            ),
            both(
              'Skriv ut begge tallene på linjen før, og sjekk det første med if.',
              'Print both numbers on the line before, and check the first one with if.',
            ),
          )
        : type === 'ZeroDivisionError'
          ? texts(
              both('Du deler på null.', 'You divide by zero.'),
              both('Det går ikke å dele noe i null deler.', 'Nothing can be divided into zero parts.'),
              both(
                'Sjekk at tallet du deler på, ikke er 0, med if før du deler.',
                'Check with if that the number you divide by is not 0, before you divide.',
              ),
            )
          : null,
  },
  {
    id: 'outside-of-mathematics',
    find({ type, says, failed }) {
      const isNegative = says(/^factorial\(\) not defined for negative values/);
      if (type !== 'ValueError' || (!says(/math domain error/) && !isNegative)) return null;
      const name = callIn(failed)?.name ?? '';
      return texts(
        both('Dette regnestykket har ikke noe svar.', 'This calculation has no answer.'),
        lookUp(LIMITS_OF_MATHEMATICS, name) ??
          both('Funksjonen kan ikke bruke alle tall.', 'The function cannot use every number.'),
        both(
          'Skriv ut tallet på linjen før, og sjekk det med if før du regner.',
          'Print the number on the line before, and check it with if before you calculate.',
        ),
      );
    },
  },
  {
    id: 'random-range-empty',
    find({ type, says, failed }) {
      if (type === 'ValueError' && says(/^Sample larger than population/))
        return texts(
          both('Antallet i sample passer ikke.', 'The number in sample does not fit.'),
          both(
            'sample trekker hvert element bare én gang, så antallet må være fra 0 til lengden av listen.',
            'sample draws each item only once, so the number must be from 0 to the length of the list.',
          ),
          both(
            'Skriv ut antallet og len( ) på linjen før. choices(liste, k=5) kan trekke det samme flere ganger.',
            'Print the number and len( ) on the line before. choices(items, k=5) can draw the same one several times.',
          ),
        );
      if (type !== 'ValueError' || !says(/empty range/)) return null;
      const { callee: call = '', given = [] } = callIn(failed) ?? {};
      if (given.length === 1)
        return texts(
          both('Det er ingen tall å trekke.', 'There are no numbers to draw.'),
          both(
            'Det trekkes fra 0 og opp til tallet i parentesen, og det er 0 eller mindre.',
            'They are drawn from 0 up to the number in the parentheses, and that is 0 or less.',
          ),
          both(
            'Skriv ut tallet på linjen før. Er det lengden av en liste, er listen tom.',
            'Print the number on the line before. If it is the length of a list, the list is empty.',
          ),
        );
      return texts(
        both('Det er ingen tall å trekke mellom disse to.', 'There are no numbers to draw between these two.'),
        both('Det minste tallet må stå først.', 'The smaller number must come first.'),
        given.every(isNumber) && Number(given[0]) === Number(given[1])
          ? both('Skriv et større tall som det andre.', 'Write a larger number as the second one.')
          : given.length === 2 && given.every(isNumber)
            ? both(`Skriv ${call}(${given[1]}, ${given[0]}).`, `Write ${call}(${given[1]}, ${given[0]}).`)
            : both(
                'Skriv ut begge tallene på linjen før, så ser du hvilket som er størst.',
                'Print both numbers on the line before, and you see which one is larger.',
              ),
      );
    },
  },
  {
    id: 'recursion-without-condition',
    find({ type, source, line }) {
      const lines = source.split('\n');
      const name = type === 'RecursionError' && line !== null ? functionAround(source, line - 1) : null;
      if (!name || BUILTINS.includes(name) || /^__/.test(name)) return null;
      const body = bodyOf(lines, placeOfDef(lines, name)).map((one) => plainOf(one));
      const call = new RegExp(`(?<![\\p{L}\\p{N}_.])(?:self\\.)?${name}\\(`, 'u');
      const mayStop = /\b(?:if|while|for|try|match|and|or|raise|def|lambda)\b/;
      // A setter that gives itself a value has the name of no call.
      return body.some((one) => call.test(one)) && !body.some((one) => mayStop.test(one))
        ? texts(
            both(
              `Funksjonen ${name} kaller seg selv hver gang den kjøres.`,
              `The function ${name} calls itself every time it runs.`,
            ),
            both(
              'Hvert kall venter på det neste, og Python sier stopp etter omtrent tusen.',
              'Each call waits for the next, and Python says stop after about a thousand.',
            ),
            both(
              `Skriv en if over kallet, med return for det tilfellet der ${name} ikke skal kalle seg selv. Skal noe bare gjentas, bruk en løkke.`,
              `Write an if above the call, with return for the case where ${name} should not call itself. If something should only be repeated, use a loop.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'endless-recursion',
    find: ({ type }) =>
      type === 'RecursionError'
        ? texts(
            both(
              'Funksjoner kaller seg selv, eller hverandre, for mange ganger.',
              'Functions call themselves, or each other, too many times.',
            ),
            both(
              'Hvert kall venter på det neste, og Python sier stopp etter omtrent tusen.',
              'Each call waits for the next, and Python says stop after about a thousand.',
            ),
            both(
              'Sjekk at funksjonen kommer til et tilfelle der den ikke kaller seg selv. Trengs det flere runder, bruk en løkke.',
              'Check that the function gets to a case where it does not call itself. If more rounds are needed, use a loop.',
            ),
          )
        : null,
  },
  {
    id: 'no-more-input',
    find({ type, source, line, text }) {
      if (type !== 'EOFError') return null;
      const around = line === null ? [] : [text, ...blocksAround(source.split('\n'), line - 1)];
      const isWhile = around
        .find((head) => /^\s*(?:for|while|def)\b/.test(head))
        ?.trim()
        .startsWith('while');
      return texts(
        both('Programmet spør om mer enn det får svar på.', 'The program asks for more than it gets answers to.'),
        isWhile
          ? both(
              'Løkken med while kaller input, og da er det ikke flere linjer igjen.',
              'The loop with while calls input, and there are no more lines by then.',
            )
          : both(
              'Det er kalt input flere ganger enn det er linjer.',
              'input is called more times than there are lines.',
            ),
        isWhile
          ? both(
              'Se hva som skal stoppe løkken, og om det skjer før det er slutt på linjene.',
              'See what should stop the loop, and whether that happens before there are no more lines.',
            )
          : both(
              'Tell hvor mange ganger programmet ditt kaller input.',
              'Count how many times your program calls input.',
            ),
      );
    },
  },
  {
    id: 'too-much-memory',
    find: ({ type, says }) =>
      type === 'MemoryError' || (type === 'OverflowError' && says(/index-sized|repeated (?:string|bytes) is too long/))
        ? texts(
            both('Programmet bruker for mye minne.', 'The program uses too much memory.'),
            both(
              'En liste, en tekst eller et tall har vokst seg altfor stort.',
              'A list, a text or a number has grown far too large.',
            ),
            both(
              'Se etter et altfor stort tall, eller en løkke som legger til noe uten å stoppe.',
              'Look for a number that is far too large, or a loop that adds something without stopping.',
            ),
          )
        : null,
  },
  {
    id: 'number-too-large',
    find({ type, says }) {
      if (type === 'ValueError' && says(/^Exceeds the limit .* for integer string conversion/))
        return texts(
          both('Tallet har for mange sifre.', 'The number has too many digits.'),
          both(
            'Python leser og viser ikke tall med mer enn 4300 sifre.',
            'Python reads and shows no number with more than 4300 digits.',
          ),
          both('Regn med mindre tall.', 'Calculate with smaller numbers.'),
        );
      if (type !== 'OverflowError') return null;
      if (says(/^date value out of range/))
        return texts(
          both('Datoen er utenfor det Python kan regne med.', 'The date is outside what Python can calculate with.'),
          both('Et år må være fra 1 til 9999.', 'A year must be from 1 to 9999.'),
          both('Skriv ut tallet du legger til, på linjen før.', 'Print the number that you add, on the line before.'),
        );
      return says(/float|math range|not representable|Result too large/)
        ? texts(
            both('Svaret er for stort for et desimaltall.', 'The answer is too large for a decimal number.'),
            both('Desimaltall har en øvre grense.', 'Decimal numbers have an upper limit.'),
            both('Regn med mindre tall, eller med heltall.', 'Calculate with smaller numbers, or with whole numbers.'),
          )
        : texts(
            both('Et tall på denne linjen er for stort.', 'A number on this line is too large.'),
            both('Det som skal bruke tallet, har en øvre grense.', 'What should use the number has an upper limit.'),
            both('Bruk et mindre tall.', 'Use a smaller number.'),
          );
    },
  },
  {
    id: 'assertion',
    find: ({ type }) =>
      type === 'AssertionError'
        ? texts(
            both('En assert stemte ikke.', 'An assert was not true.'),
            both(
              'assert sier at noe skal være sant, og stopper programmet når det ikke er det.',
              'assert says that something should be true, and stops the program when it is not.',
            ),
            both(
              'Skriv ut verdiene i linjen, og se hva som er annerledes enn du trodde.',
              'Print the values in the line, and see what is different from what you thought.',
            ),
          )
        : null,
  },
];

const MORE_THAN_0 = both(
  'Tallet i parentesen må være større enn 0.',
  'The number in the parentheses must be greater than 0.',
);
const NOT_NEGATIVE = both(
  'Tallet i parentesen må være 0 eller mer.',
  'The number in the parentheses must be 0 or more.',
);
const FROM_MINUS_1_TO_1 = both(
  'Tallet i parentesen må være fra -1 til 1.',
  'The number in the parentheses must be from -1 to 1.',
);
const LIMITS_OF_MATHEMATICS: Readonly<Record<string, Both>> = {
  sqrt: NOT_NEGATIVE,
  factorial: NOT_NEGATIVE,
  log10: MORE_THAN_0,
  log2: MORE_THAN_0,
  log: both('Tallene i parentesen må være større enn 0.', 'The numbers in the parentheses must be greater than 0.'),
  acos: FROM_MINUS_1_TO_1,
  asin: FROM_MINUS_1_TO_1,
};
