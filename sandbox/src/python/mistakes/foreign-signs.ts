import { closest } from '../../judge/closest.ts';
import type { Both } from '../../judge/explanation.ts';
import { openIn } from './expressions.ts';
import { OTHER_LANGUAGES } from './foreign-statements.ts';
import { both, KEYWORDS, type Mistake, type Problem, texts } from './mistake.ts';
import { BUILTINS, namesIn } from './names.ts';
import { codeBefore } from './program.ts';

const JUST_NAME_AND_VALUE = both('Skriv bare navnet og verdien: x = 5.', 'Write just the name and the value: x = 5.');

/** A condition with a word for two limits. */
const BETWEEN = /^\s*(?:if|elif|while)\s+\S.*\s(?:mellom|between)\s+[\p{L}\p{N}(-]/u;

/** Signs that Python does not have, and ordinary words where it needs signs. */
export const FOREIGN_SIGNS: readonly Mistake[] = [
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
    find({ syntax, plain, text }) {
      const [, condition, value, other] =
        text.match(
          /^\s*(?:[^=<>!]+=|return\b)\s*([^?"']+?)\s*\?\s*((?:["'])[^"':?]*["']|[^\s:?"']+)\s*:\s*([^:?;#]*[^\s:?;#])\s*;?\s*$/,
        ) ?? [];
      const right = condition
        ? both(`${value} if ${condition} else ${other}`, `${value} if ${condition} else ${other}`)
        : both('verdi if vilkår else annen_verdi', 'value if condition else other_value');
      return syntax &&
        !/^\s*(?:if|elif|while|for)\b/.test(plain) &&
        /[\p{L}\p{N}_)\]"']\s*\?\s*[^\s:?)][^:?]*:\s*[^\s)]/u.test(plain)
        ? texts(
            both(
              'Python har ikke ? : for å velge mellom to verdier.',
              'Python has no ? : to choose between two values.',
            ),
            OTHER_LANGUAGES,
            both(`Skriv ${right._no}.`, `Write ${right._eng}.`),
          )
        : null;
    },
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
      const [first = ''] = words;
      const isCode =
        first.length > 4 &&
        closest(first, ['return', 'while', 'print', 'import', 'class'], 2) !== undefined &&
        first === first.toLowerCase();
      return syntax && isSentence && !isCode && openIn(codeBefore(problem)) === null
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
      const sign = syntax && plain.match(/^\s*(?:if|elif|while|assert|return)\b.*?(=!|\bnot\s*==?)/)?.[1];
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
  {
    id: 'odd-character',
    find: ({ syntax, says }) => {
      const found = syntax && (says(/invalid character '(.)'/u) ?? says(/invalid (non-printable) character/));
      if (!found) return null;
      const isHidden = found[1] === 'non-printable';
      const dash = found[1] === '–' || found[1] === '—' || found[1] === '−';
      return texts(
        isHidden
          ? both('Det ligger et usynlig tegn på denne linjen.', 'There is an invisible character on this line.')
          : both(`Python forstår ikke tegnet ${found[1]}.`, `Python does not understand the character ${found[1]}.`),
        isHidden || dash
          ? both(
              'Slike tegn følger ofte med når du kopierer tekst fra et annet sted.',
              'Such characters often come along when you copy text from somewhere else.',
            )
          : both(
              'Tegnet kan bare brukes inni en tekst eller en kommentar.',
              'The character can be used only inside a text or a comment.',
            ),
        dash
          ? both(
              'Slett streken og skriv et vanlig minustegn (-).',
              'Delete the dash and type an ordinary minus sign (-).',
            )
          : isHidden
            ? both(
                'Slett linjen og skriv den på nytt med tastaturet.',
                'Delete the line and type it again on your keyboard.',
              )
            : both(
                'Ta bort tegnet. Hører det til en tekst, sett anførselstegn rundt teksten.',
                'Remove the character. If it belongs to a text, put quotation marks around the text.',
              ),
      );
    },
  },
];

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
    if (
      logic &&
      isForeign &&
      fits &&
      isCondition &&
      (!isNorwegian || /^\s*(?:if|elif|while)\b|\bif\b.*\belse\b/.test(plain))
    )
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
