import { closest } from '../../judge/closest.ts';
import type { Both } from '../../judge/explanation.ts';
import { both, CODE_NAME, KEYWORDS, type Mistake, type Problem, plainOf, texts } from './mistake.ts';
import { namesIn, unknownName } from './names.ts';
import { bodyOf, isMadeAs } from './program.ts';

export const OTHER_LANGUAGES = both(
  'Slik skrives det i andre programmeringsspråk.',
  'This is how other programming languages write it.',
);

/** What other languages write before the name of a variable. */
export const WORDS_OF_TYPES =
  'int|integer|string|String|str|float|double|bool|boolean|char|number|list|dict|tuple|array|var|let|const|dim|auto';

/** Lines of other languages, and lines copied along from another place. */
export const FOREIGN_STATEMENTS: readonly Mistake[] = [
  {
    id: 'prompt-copied',
    find: ({ syntax, text }) => {
      const sign = syntax && text.match(/^\s*(>>>|\.\.\.)\s/)?.[1];
      return sign
        ? texts(
            both(
              'Linjen begynner med tegn fra Pythons eget vindu.',
              'The line begins with signs from Python’s own window.',
            ),
            both(
              `${sign} er ikke en del av programmet. Det ble med da linjen ble kopiert.`,
              `${sign} is no part of the program. It came along when the line was copied.`,
            ),
            both(`Slett ${sign} på begynnelsen av linjen.`, `Delete ${sign} at the beginning of the line.`),
          )
        : null;
    },
  },
  {
    id: 'comment-with-slashes',
    find: (problem) =>
      isCommentWithSlashes(problem)
        ? texts(
            problem.syntax
              ? both('Dette ser ut som en kommentar med //.', 'This looks like a comment with //.')
              : both('Python kjenner ikke det som er etter //.', 'Python does not know what comes after //.'),
            both(
              'I Python deler // to tall. En kommentar begynner med #.',
              'In Python, // divides two numbers. A comment begins with #.',
            ),
            problem.syntax
              ? both('Bytt ut // med #.', 'Change // to #.')
              : both(
                  'Er det en kommentar, bytt ut // med #. Skal du dele, må navnet etter // få en verdi først.',
                  'If it is a comment, change // to #. To divide, the name after // must get a value first.',
                ),
          )
        : null,
  },
  {
    id: 'loop-of-another-language',
    find: ({ syntax, text }) =>
      syntax && /^\s*for\s*\(.*;.*;/.test(text)
        ? texts(
            both('Dette er en løkke slik andre språk skriver den.', 'This is a loop as other languages write it.'),
            both(
              'I Python går for gjennom en rekke verdier: for i in range(3):',
              'In Python, for goes through a row of values: for i in range(3):',
            ),
            both(
              'Skriv for i in range( ) med antallet i parentesen.',
              'Write for i in range( ) with the number in the parentheses.',
            ),
          )
        : null,
  },
  {
    id: 'for-with-equals',
    find: ({ syntax, plain }) => {
      const name = syntax && plain.match(/^\s*for\s+([\p{L}\p{N}_]+)\s*=/u)?.[1];
      return name
        ? texts(
            both(`Etter for ${name} står det =.`, `After for ${name} there is a =.`),
            both('En for-løkke i Python bruker ordet in.', 'A for loop in Python uses the word in.'),
            both(
              `Skriv for ${name} in og så det du vil gå gjennom, som range(10) for tallene fra 0 til 9.`,
              `Write for ${name} in and then what you want to go through, such as range(10) for the numbers from 0 to 9.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'for-each',
    find: ({ syntax, plain }) => {
      const found = syntax && plain.match(/^\s*for\s*(each|every|hver|alle)\s+([\p{L}\p{N}_]+)\s+(?:in|i)\b/u);
      return found
        ? texts(
            both(`Ordet ${found[1]} skal ikke stå der.`, `The word ${found[1]} should not be there.`),
            both('I Python betyr for alene «for hver».', 'In Python, for alone means "for each".'),
            both(
              `Skriv for ${found[2]} in og så det du vil gå gjennom.`,
              `Write for ${found[2]} in and then what you want to go through.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'for-in-parentheses',
    find: ({ syntax, text }) => {
      const inside = syntax && text.match(/^\s*for\s*\(\s*([\p{L}\p{N}_, ]+\s+in\s+.+)\)\s*:?\s*(?:#.*)?$/u)?.[1];
      return inside
        ? texts(
            both('Det er parenteser rundt det som hører til for.', 'There are parentheses around what belongs to for.'),
            both('I Python står navnet rett etter for.', 'In Python the name comes right after for.'),
            both(`Skriv for ${inside}:`, `Write for ${inside}:`),
          )
        : null;
    },
  },
  {
    id: 'for-without-name',
    find: ({ syntax, plain }) =>
      syntax && /^\s*for\s+in\b/.test(plain)
        ? texts(
            both('Løkken mangler et navn etter for.', 'The loop has no name after for.'),
            both('Navnet får en ny verdi for hver runde.', 'The name gets a new value in each round.'),
            both(
              'Skriv for i in range(3): eller et navn du velger selv.',
              'Write for i in range(3): or a name that you choose.',
            ),
          )
        : null,
  },
  {
    id: 'end-of-block',
    find: (problem) => {
      const word = problem.text.match(
        /^\s*(end[-_ ]?(?:if|for|while|def|function|else)?|fi|done|slutt)\s*;?\s*$/i,
      )?.[1];
      return word &&
        (problem.syntax || problem.type === 'NameError') &&
        !(word === 'done' && /\bturtle\b/.test(problem.source))
        ? texts(
            both(`Python har ikke ordet ${word}.`, `Python does not have the word ${word}.`),
            both('En blokk slutter der innrykket slutter.', 'A block ends where the indentation ends.'),
            isAlone(problem)
              ? both(
                  'Skriv break for å gå ut av en løkke, eller pass der ingenting skal skje.',
                  'Write break to leave a loop, or pass where nothing should happen.',
                )
              : both('Ta bort linjen.', 'Remove the line.'),
          )
        : null;
    },
  },
  {
    id: 'word-of-another-language',
    find: ({ syntax, plain }) => {
      const word = syntax && plain.match(/^\s*(\p{L}+)\b(?!\s*[-+*/.]?=)/u)?.[1];
      const tries = word && Object.hasOwn(FIRST_WORDS, word) ? FIRST_WORDS[word] : undefined;
      return word && tries
        ? texts(
            both(`Python bruker ikke ordet ${word} her.`, `Python does not use the word ${word} here.`),
            OTHER_LANGUAGES,
            tries,
          )
        : null;
    },
  },
  {
    id: 'set-to',
    find: ({ syntax, plain }) => {
      const [, word = '', name, sign] =
        (syntax &&
          plain.match(/^\s*(set|sett|let|la|gi)\s+([\p{L}\p{N}_]+)\s*(?:\s(?:to|til|be|være)\s|(=)(?!=))/iu)) ||
        [];
      if (!name) return null;
      if (!sign)
        return texts(
          both(`Slik får ikke ${name} en verdi.`, `This does not give ${name} a value.`),
          both('I Python gir ett likhetstegn en verdi.', 'In Python one equals sign gives a value.'),
          both(`Skriv ${name} = og så verdien.`, `Write ${name} = and then the value.`),
        );
      return texts(
        both('Det står to ord foran =.', 'There are two words before =.'),
        both('Til venstre for = skal det bare stå ett navn.', 'To the left of = there should be just one name.'),
        word === 'let'
          ? both(
              `Ta bort let, og skriv ${name} = og så verdien.`,
              `Remove let, and write ${name} = and then the value.`,
            )
          : both(
              `Ta bort ${word}. Er begge ordene ett navn, skriv ${word}_${name}.`,
              `Remove ${word}. If both words are one name, write ${word}_${name}.`,
            ),
      );
    },
  },
  {
    id: 'type-before-name',
    find: ({ syntax, plain, source, line }) => {
      const isParameter = /^\s*def\b/.test(plain);
      const place = isParameter ? ['^\\s*def\\b.*[(,]\\s*', '[,)=]'] : ['^\\s*', '(?:=|;|$)'];
      const words = new RegExp(`${place[0]}(${WORDS_OF_TYPES})\\s+(${CODE_NAME})\\s*${place[1]}`, 'u');
      const [, word, name = ''] = (syntax && plain.match(words)) || [];
      const above = source
        .split('\n')
        .slice(0, (line ?? 1) - 1)
        .join('\n');
      // int alder may be meant as int(alder), where alder has a value.
      if (!word || (plain.trim().endsWith(name) && isMadeAs(above, name, ''))) return null;
      return texts(
        both(`Ordet ${word} skal ikke stå foran ${name}.`, `The word ${word} should not be before ${name}.`),
        /^(?:var|let|const|dim|auto)$/.test(word)
          ? both(
              'I Python har en variabel eller en parameter ikke noe ord foran seg.',
              'In Python a variable or a parameter has no word before it.',
            )
          : both(
              'I Python har en variabel eller en parameter ikke noe ord for typen foran seg.',
              'In Python a variable or a parameter has no word for its type before it.',
            ),
        isParameter
          ? both(`Skriv bare ${name} i parentesen.`, `Write just ${name} in the parentheses.`)
          : both(`Skriv ${name} = og så verdien.`, `Write ${name} = and then the value.`),
      );
    },
  },
];

/** The line is all that there is in its block. */
function isAlone({ source, line }: Problem): boolean {
  const lines = source.split('\n');
  const above = lines.slice(0, (line ?? 1) - 1).findLastIndex((one) => plainOf(one).trim() !== '');
  const body = above < 0 ? [] : bodyOf(lines, above);
  return body.filter((one) => plainOf(one).trim() !== '').length === 1;
}

/** Where one complete line is followed by // and words. A word after // may be a name to divide by, too. */
function isCommentWithSlashes(problem: Problem): boolean {
  const { syntax, source, plain, before, rest } = problem;
  const words = '\\p{L}[\\p{L}\\p{N}_]*';
  if (syntax) {
    const above = before.match(new RegExp(`//\\s*((?:${words}\\s+)+)$`, 'u'))?.[1];
    const all = `${above ?? ''}${rest}`.split(/\s+/);
    return above !== undefined && new RegExp(`^${words}`, 'u').test(rest) && !all.some((one) => KEYWORDS.includes(one));
  }
  const name = unknownName(problem);
  if (!name || closest(name, namesIn(source, name), 2)) return false;
  return new RegExp(`^\\s*(?:${CODE_NAME}\\s*=\\s*(?:[\\d.]+|["']{2})|print\\(.*\\))\\s*//\\s*${name}\\s*$`, 'u').test(
    plain,
  );
}

/** Words that begin a line in other languages, and what Python has instead. */
export const FIRST_WORDS: Readonly<Record<string, Both>> = {
  function: both('Skriv def, navnet og parenteser: def hils():', 'Write def, the name and parentheses: def greet():'),
  func: both('Skriv def, navnet og parenteser: def hils():', 'Write def, the name and parentheses: def greet():'),
  fun: both('Skriv def, navnet og parenteser: def hils():', 'Write def, the name and parentheses: def greet():'),
  do: both(
    'Skriv while True: og gå ut med break når du er ferdig.',
    'Write while True: and leave with break when you are done.',
  ),
  repeat: both('Skriv for i in range(3): for å gjenta tre ganger.', 'Write for i in range(3): to repeat three times.'),
  gjenta: both('Skriv for i in range(3): for å gjenta tre ganger.', 'Write for i in range(3): to repeat three times.'),
  loop: both('Skriv for i in range(3): for å gjenta tre ganger.', 'Write for i in range(3): to repeat three times.'),
  until: both('Skriv while not og så vilkåret.', 'Write while not and then the condition.'),
  unless: both('Skriv if not og så vilkåret.', 'Write if not and then the condition.'),
  switch: both('Skriv if og elif for hvert tilfelle.', 'Write if and elif for each case.'),
  public: both('Ta bort ordet. Skriv def foran en funksjon.', 'Remove the word. Write def before a function.'),
  private: both('Ta bort ordet. Skriv def foran en funksjon.', 'Remove the word. Write def before a function.'),
  void: both('Skriv def foran en funksjon.', 'Write def before a function.'),
  echo: both('Skriv print( ) rundt det som skal vises.', 'Write print( ) around what should be shown.'),
  puts: both('Skriv print( ) rundt det som skal vises.', 'Write print( ) around what should be shown.'),
  using: both('Skriv import for å hente en modul.', 'Write import to get a module.'),
  include: both('Skriv import for å hente en modul.', 'Write import to get a module.'),
  catch: both('Skriv except.', 'Write except.'),
  throw: both('Skriv raise.', 'Write raise.'),
};

/** Words for the same thing in other languages. */
export const KEYWORDS_ELSEWHERE: Readonly<Record<string, string>> = {
  define: 'def',
  funksjon: 'def',
  hvis: 'if',
  ellers: 'else',
  mens: 'while',
  foreach: 'for',
};
