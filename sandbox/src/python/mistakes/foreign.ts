import { closest } from '../../judge/closest.ts';
import type { Both } from '../../judge/explanation.ts';
import { openIn } from './expressions.ts';
import { both, CODE_NAME, KEYWORDS, type Mistake, type Problem, plainOf, texts } from './mistake.ts';
import { BUILTINS, namesIn, unknownName } from './names.ts';
import { bodyOf, codeBefore, isMadeAs } from './program.ts';

const OTHER_LANGUAGES = both(
  'Slik skrives det i andre programmeringsspråk.',
  'This is how other programming languages write it.',
);
const JUST_NAME_AND_VALUE = both('Skriv bare navnet og verdien: x = 5.', 'Write just the name and the value: x = 5.');

/** What other languages write before the name of a variable. */
export const WORDS_OF_TYPES =
  'int|integer|string|String|str|float|double|bool|boolean|char|number|list|dict|tuple|array|var|let|const|dim|auto';

/** A condition with a word for two limits. */
const BETWEEN = /^\s*(?:if|elif|while)\s+\S.*\s(?:mellom|between)\s+[\p{L}\p{N}(-]/u;

/** Words and signs of other languages, of mathematics, and of ordinary speech. */
export const FOREIGN: readonly Mistake[] = [
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
  {
    id: 'text-without-quotes',
    find: ({ syntax, text, source }) => {
      const inside =
        syntax &&
        text.match(/\b(?:print|input)\(\s*(\p{L}[^"'(){}[\]=<>+*/%]*|\p{L}+(?:[ ,]+\p{L}+)+[^"'{}[\]=]*)\)/u)?.[1];
      const known = [...KEYWORDS.filter((one) => one !== 'is' && one !== 'in'), ...BUILTINS, ...namesIn(source, '')];
      const words = (inside || '').match(/\p{L}[\p{L}\p{N}_]*/gu) ?? [];
      const isText = words.filter((one) => !known.includes(one)).length > 1 && !known.includes(words[0] ?? '');
      // random.randint 1 6 is a call.
      return isText && !/\p{L}\.\p{L}/u.test(inside || '')
        ? texts(
            both('Teksten i parentesen mangler anførselstegn.', 'The text in the parentheses has no quotation marks.'),
            both(
              'Uten anførselstegn tror Python at hvert ord er et navn på noe.',
              'Without quotation marks Python takes every word for the name of something.',
            ),
            both('Sett " foran og etter teksten.', 'Put " before and after the text.'),
          )
        : null;
    },
  },
  {
    id: 'operator-word',
    find: (problem) => {
      const found = operatorWord(problem);
      return found
        ? texts(
            both(`Python kjenner ikke ${found.word}.`, `Python does not know ${found.word}.`),
            found.isWord
              ? /^(?:eller|og|ikke)$/i.test(found.word)
                ? both(
                    'Ordene er på engelsk i Python: and, or og not.',
                    'The words are English in Python: and, or and not.',
                  )
                : both('and, or og not skrives med små bokstaver.', 'and, or and not are written with small letters.')
              : both('Regnetegnet i Python er et annet.', 'Python has another sign for it.'),
            found.word.includes(' ')
              ? both(
                  `Skriv ${found.right} i stedet for ${found.word}.`,
                  `Write ${found.right} instead of ${found.word}.`,
                )
              : both(`Skriv ${found.right}.`, `Write ${found.right}.`),
          )
        : null;
    },
  },
  {
    id: 'words-for-comparison',
    find: ({ syntax, plain }) =>
      syntax && BETWEEN.test(plain)
        ? texts(
            both('Sammenligningen er skrevet med ord.', 'The comparison is written in words.'),
            both('Python sammenligner med tegn.', 'Python compares with signs.'),
            both('Skriv 3 <= x <= 5 for tallene fra 3 til 5.', 'Write 3 <= x <= 5 for the numbers from 3 to 5.'),
          )
        : syntax &&
            (/\bis\s+(?:not\s+)?(?:equal|greater|less|larger|smaller|bigger|more)\b|\bequals\b|\ber\s+(?:lik|større|mindre)\b/.test(
              plain,
            ) ||
              /^\s*(?:if|elif|while)\b.*[\p{L}\p{N}_)\]"']\s+(?:er|er\s+ikke|ikke\s+er|ikke\s+lik|lik|ulik)\s+[\p{L}\p{N}_("'[-]/u.test(
                plain,
              ))
          ? texts(
              both('Sammenligningen er skrevet med ord.', 'The comparison is written in words.'),
              both('Python sammenligner med tegn.', 'Python compares with signs.'),
              both(
                'Skriv == for «er lik», != for «er ikke lik», > for «større enn» og < for «mindre enn».',
                'Write == for "is equal to", != for "is not equal to", > for "greater than" and < for "less than".',
              ),
            )
          : null,
  },
  {
    id: 'conditional-of-another-language',
    find: ({ syntax, plain }) =>
      syntax &&
      !/^\s*(?:if|elif|while|for)\b/.test(plain) &&
      /[\p{L}\p{N}_)\]"']\s*\?\s*[^\s:?)][^:?]*:\s*[^\s)]/u.test(plain)
        ? texts(
            both(
              'Python har ikke ? : for å velge mellom to verdier.',
              'Python has no ? : to choose between two values.',
            ),
            OTHER_LANGUAGES,
            both('Skriv 1 if x > 2 else 0.', 'Write 1 if x > 2 else 0.'),
          )
        : null,
  },
  {
    id: 'sign-in-name',
    find: ({ syntax, plain }) => {
      const sign = syntax && plain.match(/^\s*[\p{L}_][\p{L}\p{N}_]*([!?@$&])[\p{L}\p{N}_]*\s*=[^=]/u)?.[1];
      return sign
        ? texts(
            both(`Et variabelnavn kan ikke ha tegnet ${sign}.`, `The name of a variable cannot have the sign ${sign}.`),
            both('Et navn har bokstaver, sifre og understrek.', 'A name has letters, digits and underscores.'),
            both(`Ta bort ${sign}.`, `Remove ${sign}.`),
          )
        : null;
    },
  },
  {
    id: 'sentence-as-code',
    find: (problem) => {
      const { syntax, source, says } = problem;
      if (says(/^Missing parentheses/)) return null;
      const line = problem.plain.trim();
      const words = line.split(/[\s:,.!?]+/).filter((word) => word !== '');
      const hasOnlyWords = /^\p{L}+(?:,?\s+\p{L}+)+\s*[.!?]*$/u.test(line);
      const isTitle =
        /^\p{L}+(?:[:,.]?\s+[\p{L}\p{N}]+)+\s*[.!?]*$/u.test(line) &&
        !words.some((word) => [...BUILTINS, ...namesIn(source, '')].includes(word));
      const isNumbered = /^(?:oppgave|oppg|task|exercise)\s+\d+\s*[:.]?$/i.test(line);
      const isSentence =
        ((hasOnlyWords || isTitle) && words.length >= 3 && !words.some((word) => KEYWORDS.includes(word))) ||
        isNumbered;
      return syntax && isSentence && openIn(codeBefore(problem)) === null
        ? texts(
            both('Denne linjen ser ut som en vanlig setning.', 'This line looks like an ordinary sentence.'),
            both('Python leser hver linje som kode.', 'Python reads every line as code.'),
            both(
              'Skriv # foran hvis det er en kommentar, eller print(" ") rundt hvis den skal vises.',
              'Write # before it if it is a comment, or print(" ") around it if it should be shown.',
            ),
          )
        : null;
    },
  },
  {
    id: 'misspelt-print',
    find: ({ syntax, says, plain, source }) => {
      const word = syntax && says(/^invalid syntax/) && plain.match(/^\s*(\p{L}+)\s+(?:["']|\p{L}+\s*$)/u)?.[1];
      const isOwn = word && [...KEYWORDS, ...namesIn(source, '')].includes(word);
      const right = word && !isOwn && closest(word, ['print', 'input'], 2);
      return right
        ? texts(
            both(`Python kjenner ikke ${word}.`, `Python does not know ${word}.`),
            both(
              `${right} er en funksjon, og det den skal ha, står i parentes.`,
              `${right} is a function, and what it should have goes in parentheses.`,
            ),
            both(`Mente du ${right}( )?`, `Did you mean ${right}( )?`),
          )
        : null;
    },
  },
  {
    id: 'not-equal-reversed',
    find: ({ syntax, plain }) => {
      const sign = syntax && plain.match(/^\s*(?:if|elif|while)\b.*?(=!|\bnot\s*==?)/)?.[1];
      return sign
        ? texts(
            both(`${sign} finnes ikke i Python.`, `There is no ${sign} in Python.`),
            sign === '=!'
              ? both('Utropstegnet står foran likhetstegnet.', 'The exclamation mark comes before the equals sign.')
              : both('«Ikke lik» er ett tegn i Python.', 'Python has one sign for "not equal".'),
            both('Skriv != for «ikke lik».', 'Write != for "not equal".'),
          )
        : null;
    },
  },
  {
    id: 'sign-of-another-language',
    find: ({ syntax, plain }) => {
      const found = syntax ? OTHER_SIGNS.find(([pattern]) => pattern.test(plain)) : undefined;
      if (!found) return null;
      const [, sign, instead, why = OTHER_LANGUAGES] = found;
      return texts(
        both(`Python bruker ikke ${sign} på denne måten.`, `Python does not use ${sign} like this.`),
        why,
        instead,
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

const OPERATOR_WORDS: Readonly<Record<string, string>> = {
  mod: '%',
  div: '//',
  plus: '+',
  minus: '-',
  ganger: '*',
  delt: '/',
  times: '*',
};
const LOGIC_WORDS: Readonly<Record<string, string>> = {
  or: 'or',
  and: 'and',
  not: 'not',
  eller: 'or',
  og: 'and',
  ikke: 'not',
};

/** A word where an operator should be: between two values, or before one in a condition. */
function operatorWord({ syntax, plain }: Problem): { word: string; right: string; isWord: boolean } | null {
  // What is not equal is one sign, and what is between is two.
  if (!syntax || BETWEEN.test(plain) || /\b(?:er\s+ikke|ikke\s+(?:er|lik))\b/.test(plain)) return null;
  const isCondition = /^\s*(?:if|elif|while|return|assert)\b|=|\(/.test(plain);
  for (const [, word = ''] of plain.matchAll(
    /(?<=[\p{L}\p{N}_)\]"'(]\s*|^\s*)(?<![\p{L}\p{N}_.])(\p{L}+)(?=\s*[\p{L}\p{N}_("'])/gu,
  )) {
    const small = word.toLowerCase();
    const isForeign = word !== small || !KEYWORDS.includes(small);
    const between = new RegExp(`[\\p{L}\\p{N}_)\\]"']\\s+${word}\\s+[\\p{L}\\p{N}_("'-]`, 'u').test(plain);
    const logic = Object.hasOwn(LOGIC_WORDS, small) ? LOGIC_WORDS[small] : undefined;
    const isNorwegian = logic !== undefined && !KEYWORDS.includes(small);
    const fits = between || (logic === 'not' && isCondition);
    if (logic && isForeign && fits && isCondition && (!isNorwegian || /^\s*(?:if|elif|while)\b/.test(plain)))
      return { word, right: logic, isWord: true };
    const sign = Object.hasOwn(OPERATOR_WORDS, small) ? OPERATOR_WORDS[small] : undefined;
    if (sign && between)
      return { word: plain.match(new RegExp(`${word} på(?!\\p{L})`, 'u'))?.[0] ?? word, right: sign, isWord: false };
  }
  return null;
}

const REMOVE_OR_QUOTE = both(
  'Ta bort tegnet, eller sett anførselstegn rundt teksten.',
  'Remove the sign, or put quotation marks around the text.',
);
const ONLY_IN_TEXT = both(
  'Tegnet har ingen betydning i Python utenfor en tekst.',
  'The sign means nothing in Python outside a text.',
);

/** What it looks like, what the sign is, what to write instead, and why when no other language writes it so. */
const OTHER_SIGNS: readonly (readonly [RegExp, string, Both, Both?])[] = [
  [
    /`/,
    '`',
    both(
      'Skriv " foran og etter teksten. Verdier får plass i f"Hei {navn}".',
      'Write " before and after the text. Values go into f"Hi {name}".',
    ),
  ],
  [/&&/, '&&', both('Skriv and.', 'Write and.')],
  [/\|\|/, '||', both('Skriv or.', 'Write or.')],
  [
    /[\p{L}\p{N}_)\]]\[\s*\d+\s*\.\.\.?\s*\d/u,
    '..',
    both('Skriv et kolon for en del av listen: tall[0:2].', 'Write a colon for a part of the list: numbers[0:2].'),
  ],
  [
    /\[\s*\d+\s*\.\.\.?\s*\d+\s*\]/,
    '..',
    both(
      'Skriv list(range(1, 6)) for en liste med tallene fra 1 til 5.',
      'Write list(range(1, 6)) for a list of the numbers from 1 to 5.',
    ),
  ],
  [
    /\d\s*\.\.\.?\s*\d/,
    '..',
    both('Skriv range(1, 6) for tallene fra 1 til 5.', 'Write range(1, 6) for the numbers from 1 to 5.'),
  ],
  [/<>/, '<>', both('Skriv != for «ikke lik».', 'Write != for "not equal".')],
  [/!==/, '!==', both('Skriv != med ett likhetstegn.', 'Write != with one equals sign.')],
  [
    /[\p{L}\p{N}_)\]"']\s*===(?!=)\s*[\p{L}\p{N}_(["'-]/u,
    '===',
    both('Skriv == med to likhetstegn.', 'Write == with two equals signs.'),
  ],
  [
    /=\s*\([\p{L}\p{N}_,\s]*\)\s*=>/u,
    '=>',
    both(
      'Lag en funksjon med def, eller skriv lambda x: x * 2.',
      'Make a function with def, or write lambda x: x * 2.',
    ),
  ],
  [
    /["']\s*=>/,
    '=>',
    both('Skriv kolon mellom nøkkel og verdi: {"a": 1}.', 'Write a colon between key and value: {"a": 1}.'),
  ],
  [
    /^(?!\s*(?:if|elif|while|return|assert)\b).*[(,]\s*[\p{L}_][\p{L}\p{N}_]*\s*=>/u,
    '=>',
    both(
      'Skriv >= for å sammenligne. Er det en funksjon, skriv lambda x: x * 2.',
      'Write >= to compare. If it is a function, write lambda x: x * 2.',
    ),
  ],
  [
    /=>/,
    '=>',
    both('Skriv likhetstegnet sist: >=.', 'Write the equals sign last: >=.'),
    both('«Større enn eller lik» begynner med >.', '"Greater than or equal to" begins with >.'),
  ],
  [
    /=</,
    '=<',
    both('Skriv likhetstegnet sist: <=.', 'Write the equals sign last: <=.'),
    both('«Mindre enn eller lik» begynner med <.', '"Less than or equal to" begins with <.'),
  ],
  [/^\s*[\p{L}_][\p{L}\p{N}_]*\s*:=/u, ':=', both('Skriv bare ett likhetstegn.', 'Write just one equals sign.')],
  [/(?<![\p{L}\p{N}_])!(?=\s*[\p{L}(])/u, '!', both('Skriv not.', 'Write not.')],
  [/^\s*\/\//, '//', both('En kommentar begynner med #.', 'A comment begins with #.')],
  [/^\s*\/\*/, '/*', both('En kommentar begynner med #.', 'A comment begins with #.')],
  // A dictionary may begin on this line too, where something else is wrong.
  [
    /^\s*(?:(?:\}\s*)?(?:def|class|if|elif|else|for|while|try|except)\b.*|[^=]*[^\s=([{,:])?\s*\{\s*$/,
    '{',
    both('Bruk kolon og innrykk i stedet.', 'Use a colon and indentation instead.'),
  ],
  [
    /^\s*\}\s*$/,
    '}',
    both(
      'Ta bort linjen. Innrykket viser hvor blokken slutter.',
      'Remove the line. The indentation shows where the block ends.',
    ),
  ],
  [/^\s*var\s/, 'var', JUST_NAME_AND_VALUE],
  [/^\s*let\s/, 'let', JUST_NAME_AND_VALUE],
  [/^\s*const\s/, 'const', JUST_NAME_AND_VALUE],
  [
    /^\s*(?:if|elif|while)\b.*\bthen\b/,
    'then',
    both('Skriv kolon i stedet for then.', 'Write a colon instead of then.'),
  ],
  [/^\s*(?:for|while)\b.*\sdo\s*:?$/, 'do', both('Skriv kolon i stedet for do.', 'Write a colon instead of do.')],
  [
    /\$[\p{L}_]/u,
    '$',
    both(
      'Ta bort tegnet. Et navn i Python står for seg selv.',
      'Remove the sign. A name in Python is written by itself.',
    ),
  ],
  [/\$/, '$', REMOVE_OR_QUOTE, ONLY_IN_TEXT],
  [/\?/, '?', REMOVE_OR_QUOTE, ONLY_IN_TEXT],
];
