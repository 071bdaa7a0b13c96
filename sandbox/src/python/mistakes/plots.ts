import { closest } from '../../judge/closest.ts';
import { both, type Mistake, texts } from './mistake.ts';

const FUNCTIONS =
  'plot scatter bar hist title xlabel ylabel legend grid axhline axvline xlim ylim axis show figure linspace'.split(
    ' ',
  );
const LISTED = FUNCTIONS.slice(0, -1).join(', ');

/** Programs that plot something. */
export const PLOTS: readonly Mistake[] = [
  {
    id: 'plot-has-no-such-function',
    find({ type, says }) {
      const name =
        (type === 'AttributeError' && says(/module '(?:plot|matplotlib)' has no attribute '(\w+)'/)?.[1]) ||
        (type === 'ImportError' && says(/cannot import name '(\w+)' from '(?:plot|matplotlib)'/)?.[1]);
      if (!name) return null;
      const right = closest(name, FUNCTIONS, 2);
      return texts(
        both(`plot har ingen funksjon som heter ${name} her.`, `plot has no function called ${name} here.`),
        both(
          `Nettsiden har en liten del av matplotlib: ${LISTED} og linspace.`,
          `This site has a small part of matplotlib: ${LISTED} and linspace.`,
        ),
        right
          ? both(`Mente du ${right}?`, `Did you mean ${right}?`)
          : both('Prøv å tegne det samme med en av disse.', 'Try to draw the same with one of these.'),
      );
    },
  },
  {
    id: 'numpy-missing',
    find: ({ type, says, source }) =>
      type === 'ModuleNotFoundError' &&
      says(/No module named '(?:numpy|np)'/) &&
      // What else numpy has is not in the module for plots.
      !/\b(?:np|numpy)\.(?!linspace|arange)/.test(source)
        ? texts(
            both('Modulen numpy finnes ikke her.', 'The module numpy is not available here.'),
            both(
              'Nettsiden har det som følger med Python, og en liten modul for grafer.',
              'This site has what comes with Python, and a small module for plots.',
            ),
            both(
              'Skriv from plot import * for å få linspace. Regn ut y-verdiene med en løkke eller en listebygger.',
              'Write from plot import * to get linspace. Work out the y values with a loop or a list comprehension.',
            ),
          )
        : null,
  },
  {
    id: 'plot-rows-differ',
    find({ type, says }) {
      const found =
        type === 'ValueError' && says(/must have same first dimension, but have shapes \((\d+),\) and \((\d+),\)/);
      if (!found) return null;
      const [, xs = '', ys = ''] = found;
      return texts(
        both(
          `Den ene listen har ${xs} tall og den andre ${ys}.`,
          `One of the lists has ${xs} numbers and the other one ${ys}.`,
        ),
        both(
          'Hvert punkt trenger en x og en y, så listene må være like lange.',
          'Each point needs an x and a y, so the lists must have the same length.',
        ),
        both(
          'Skriv ut len( ) av begge listene, og se hvor de blir laget.',
          'Print len( ) of both lists, and look at where they are made.',
        ),
      );
    },
  },
  {
    id: 'plot-of-text',
    find({ type, says }) {
      const text = type === 'TypeError' && says(/needs numbers, and this is a text: (.+)/)?.[1];
      return text
        ? texts(
            both(`${text} er en tekst, og en graf trenger tall.`, `${text} is a text, and a plot needs numbers.`),
            both(
              'Det som kommer fra input( ) eller split( ) er tekst, selv om det ser ut som tall.',
              'What comes from input( ) or split( ) is text, even if it looks like numbers.',
            ),
            both('Gjør det om med float( ) før du tegner.', 'Convert it with float( ) before you plot.'),
          )
        : null;
    },
  },
  {
    id: 'plot-too-much',
    find({ type, says }) {
      const most = type === 'ValueError' && says(/^too many (?:points|series|figures): at most (\d+) /)?.[1];
      return most
        ? texts(
            both('Dette er mer enn det er plass til å tegne.', 'This is more than there is room to draw.'),
            both(`Grensen er ${most}.`, `The limit is ${most}.`),
            says(/series|figures/)
              ? both('Tegn færre i samme program.', 'Draw fewer in the same program.')
              : both(
                  'Tegn færre, for eksempel med linspace(a, b, 200).',
                  'Draw fewer, for example with linspace(a, b, 200).',
                ),
          )
        : null;
    },
  },
  {
    id: 'plot-look-unknown',
    find({ type, says }) {
      const name =
        type === 'ValueError' &&
        says(/^('.+?') is not a valid (?:color|format string)|^Unrecognized marker style (.+)$/);
      return name
        ? texts(
            both(`plot kjenner ikke ${name[1] ?? name[2]}.`, `plot does not know ${name[1] ?? name[2]}.`),
            both(
              'Farger skrives på engelsk, som "red", "green" og "blue". Et merke er ett tegn, som "o".',
              'Colours are words such as "red", "green" and "blue". A mark is one sign, such as "o".',
            ),
            both(
              'Bytt det ut, eller ta det bort: Da velger plot selv.',
              'Change it, or leave it out: then plot chooses for you.',
            ),
          )
        : null;
    },
  },
  {
    id: 'arithmetic-with-list',
    find: ({ type, says, source, failed }) =>
      type === 'TypeError' &&
      /\blinspace\b/.test(source) &&
      says(
        /unsupported operand type\(s\) for .+: (?:'list' and '(?:int|float)'|'(?:int|float)' and 'list')|sequence by non-int of type 'float'/,
      ) &&
      !/["']/.test(failed)
        ? texts(
            both('Her regner du med en hel liste på en gang.', 'You are calculating with a whole list at once here.'),
            both(
              'linspace gir en vanlig liste, og Python regner med ett tall om gangen.',
              'linspace gives an ordinary list, and Python calculates with one number at a time.',
            ),
            both('Skriv for eksempel ys = [x ** 2 for x in xs].', 'Write for example ys = [x ** 2 for x in xs].'),
          )
        : null,
  },
];
