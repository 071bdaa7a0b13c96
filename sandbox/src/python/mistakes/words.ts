import { closest } from '../../judge/closest.ts';
import { openIn } from './expressions.ts';
import {
  both,
  bySyntaxMessage,
  CODE_NAME,
  hasWord,
  KEYWORDS,
  listed,
  type Mistake,
  type Problem,
  plainOf,
  texts,
} from './mistake.ts';
import { BUILTINS, namesIn, unknownName } from './names.ts';
import { codeBefore } from './program.ts';

/** A value that is written out: a number, a text, a list, or an answer of input. */
const LITERAL = String.raw`(?:-?\d[\d_]*(?:\.\d+)?|f?"[^"]*"|f?'[^']*'|\[[^\[\]]*\]|(?:(?:int|float)\()?input\((?:"[^"]*"|'[^']*')?\)\)?)`;
const ASSIGNMENT = new RegExp(`^${CODE_NAME}\\s*=\\s*${LITERAL}$`, 'u');
const WORDS_FOR_EQUALS = new RegExp(
  `^\\s*(${CODE_NAME})\\s+(er lik|er|is equal to|is|equals|blir|lik)\\s+(${LITERAL}|True|False|None)$`,
  'u',
);
const FENCE = /^\s*(?:```|~~~)[\w+-]*\s*$/;

/** Programs that do not start because of words in another order, or because something is left out or copied along. */
export const WORDS: readonly Mistake[] = [
  {
    id: 'line-numbers-copied',
    find: ({ syntax, source }) =>
      syntax && source.split('\n').filter((line, index) => line.startsWith(`${index + 1} `)).length > 1
        ? texts(
            both('Linjene begynner med linjenummer.', 'The lines begin with line numbers.'),
            both(
              'Numrene er ikke en del av programmet. De ble med da koden ble kopiert.',
              'The numbers are no part of the program. They came along when the code was copied.',
            ),
            both('Slett tallene på begynnelsen av linjene.', 'Delete the numbers at the beginning of the lines.'),
          )
        : null,
  },
  {
    id: 'fence-copied',
    find({ syntax, text, source, line }) {
      if (!syntax || !FENCE.test(text)) return null;
      const mark = text.trim();
      // In a text of several lines such a line belongs to the text.
      const isSure = !/"""|'''/.test(source);
      const lines = source.split('\n').flatMap((one, index) => (FENCE.test(one) ? [String(index + 1)] : []));
      return texts(
        both(`Linjen ${mark} er ikke en del av programmet.`, `The line ${mark} is no part of the program.`),
        both(
          'I en chat eller på en nettside viser slike tegn hvor koden begynner og slutter. De følger ofte med når du kopierer.',
          'In a chat or on a web page such signs show where the code begins and ends. They often come along when you copy.',
        ),
        isSure && lines.length > 1
          ? both(`Slett linje ${listed(lines, 'og')}.`, `Delete lines ${listed(lines, 'and')}.`)
          : both(`Slett linje ${line}.`, `Delete line ${line}.`),
      );
    },
  },
  {
    id: 'assignments-joined-by-word',
    find(problem) {
      const { syntax, says } = problem;
      if (!syntax || !says(/^(?:invalid syntax|cannot assign to expression)/)) return null;
      const code = codeOf(problem).replace(/;$/, '');
      const joint = new RegExp(`\\s+(and|og|&)\\s+(?=${CODE_NAME}\\s*=(?!=))`, 'u');
      const word = code.match(joint)?.[1];
      const parts = code.split(joint).filter((_, index) => index % 2 === 0);
      // x = y and z = 8 may be meant as a question about z.
      if (!word || openIn(codeBefore(problem)) !== null || !parts.every((one) => ASSIGNMENT.test(one))) return null;
      const names = parts.map((one) => one.split(/\s*=/)[0] ?? '');
      return texts(
        both(
          `${listed(names, 'og')} får verdi på samme linje.`,
          `${listed(names, 'and')} get a value on the same line.`,
        ),
        word === 'and'
          ? both(
              'and gjør to vilkår til ett. Det skiller ikke to linjer kode.',
              'and makes two conditions into one. It does not separate two lines of code.',
            )
          : both(
              `Python leser ikke ${word} som noe som skiller to linjer kode.`,
              `To Python, ${word} does not separate two lines of code.`,
            ),
        both(
          `Skriv dem på hver sin linje: først ${parts.join(', så ')}.`,
          `Write each on a line of its own: first ${parts.join(', then ')}.`,
        ),
      );
    },
  },
  {
    id: 'word-for-equals',
    find(problem) {
      const { syntax, source, line } = problem;
      const [, name = '', word = '', value = ''] = codeOf(problem).match(WORDS_FOR_EQUALS) ?? [];
      if (!name || KEYWORDS.includes(name) || openIn(codeBefore(problem)) !== null) return null;
      // x is 5 can be run, and then it is x that has no value.
      if (!syntax && (unknownName(problem) !== name || closest(name, namesIn(source, name), 2))) return null;
      const isUsed = source
        .split('\n')
        .some((one, index) => index !== (line ?? 1) - 1 && hasWord(`${plainOf(one)} ${insideOf(one)}`, name));
      const right = `${name} = ${value}`;
      return texts(
        both(`Ordet «${word}» gir ikke ${name} en verdi.`, `The word "${word}" does not give ${name} a value.`),
        both('I Python gir ett likhetstegn en verdi.', 'In Python one equals sign gives a value.'),
        isUsed
          ? both(`Skriv ${right}.`, `Write ${right}.`)
          : both(
              `Skal ${name} få verdien, skriv ${right}. Er linjen en kommentar, skriv # foran den.`,
              `If ${name} should get the value, write ${right}. If the line is a comment, write # before it.`,
            ),
      );
    },
  },
  {
    id: 'print-of-bare-words',
    find({ syntax, says, plain, source }) {
      const words =
        syntax &&
        says(/^Missing parentheses in call to 'print'/) &&
        plain.match(/^\s*print\s+(\p{L}[\p{L}\p{N}\s,.!?:_-]*)$/u)?.[1]?.trim();
      if (!words || /(?<![\p{L}\p{N}_])(?:mod|div|plus|minus|ganger|delt|times)(?![\p{L}\p{N}_])/u.test(words))
        return null;
      const own = namesIn(source, '');
      const known = [...own, ...BUILTINS];
      const isKnown = (word: string) => known.includes(word) || closest(word, known, 2) !== undefined;
      // In code two words never follow each other, except those that mean something in Python.
      const pairs = [...words.matchAll(/(\p{L}[\p{L}\p{N}_]*)(?=\s+(\p{L}[\p{L}\p{N}_]*))/gu)];
      const isText = pairs.some(
        ([, one = '', other = '']) =>
          ![one, other].some((word) => KEYWORDS.includes(word)) &&
          [one, other].some((word) => word.length > 1 && !isKnown(word)),
      );
      if (!isText) return null;
      const variable = own.find((one) => hasWord(words, one));
      return texts(
        both(
          'print mangler parenteser, og ordene etter mangler anførselstegn.',
          'print has no parentheses, and the words after it have no quotation marks.',
        ),
        both(
          'Det print skal skrive, må være i parentes. Uten anførselstegn tror Python at hvert ord er et navn på noe.',
          'What print should write goes in parentheses. Without quotation marks Python takes every word for the name of something.',
        ),
        variable
          ? both(
              `Skriv print("${words}") for å vise akkurat dette. Skal verdien av ${variable} vises, sett ${variable} utenfor anførselstegnene: print("Hei", ${variable}).`,
              `Write print("${words}") to show just this. If the value of ${variable} should be shown, put ${variable} outside the quotation marks: print("Hi", ${variable}).`,
            )
          : both(`Skriv print("${words}").`, `Write print("${words}").`),
      );
    },
  },
  {
    id: 'value-missing',
    find({ syntax, plain }) {
      const name =
        syntax && plain.match(new RegExp(`^\\s*(?:.*[^=!<>]=\\s*)?(${CODE_NAME}[^\\s=(]*)\\s*[-+*/]?=\\s*$`, 'u'))?.[1];
      return name
        ? texts(
            both(`Det står ingenting etter = på linjen.`, 'There is nothing after = on the line.'),
            both(`${name} må få en verdi.`, `${name} must be given a value.`),
            both('Skriv verdien etter =.', 'Write the value after =.'),
          )
        : null;
    },
  },
  {
    id: 'argument-without-value',
    find({ syntax, says, plain }) {
      const name =
        syntax && says(/^expected argument value expression/)
          ? plain.match(/([\p{L}_][\p{L}\p{N}_]*)\s*=\s*[,)]/u)?.[1]
          : undefined;
      return name
        ? texts(
            both(`Det mangler en verdi etter ${name}=.`, `A value is missing after ${name}=.`),
            both(
              'Et argument med navn har et navn, = og en verdi.',
              'An argument with a name has a name, = and a value.',
            ),
            both(`Skriv verdien etter ${name}=, eller ta det bort.`, `Write the value after ${name}=, or remove it.`),
          )
        : null;
    },
  },
  {
    id: 'range-without-parentheses',
    find({ syntax, plain }) {
      const given =
        syntax && plain.match(/\bin\s+range\s+((?:\s*,?\s*(?:\p{L}[\p{L}\p{N}_]*|\d+)(?=\s*[,:]))+)\s*:/u)?.[1];
      return given
        ? texts(
            both('Det mangler parenteser etter range.', 'Parentheses are missing after range.'),
            both(
              'range er en funksjon, og det den skal få, må være i parentes.',
              'range is a function, and what it is given must be in parentheses.',
            ),
            both(`Skriv range(${given}).`, `Write range(${given}).`),
          )
        : null;
    },
  },
  {
    id: 'words-of-in',
    find({ syntax, plain }) {
      // In a text without quotation marks the words mean nothing.
      const isCondition = /^\s*(?:if|elif|while|return|assert)\b|=/.test(plain);
      const found = syntax && isCondition && plain.match(/\b(is\s+(?:not\s+)?in|in\s+not)\b/)?.[1];
      if (!found) return null;
      const right = found.includes('not') ? 'not in' : 'in';
      return texts(
        both(`Python leser ikke «${found}» sammen.`, `Python does not read "${found}" together.`),
        both(
          'in og not in spør om noe er i en liste eller tekst.',
          'in and not in ask whether something is in a list or text.',
        ),
        both(`Skriv ${right}.`, `Write ${right}.`),
      );
    },
  },
  {
    id: 'import-with-parentheses',
    find({ syntax, plain }) {
      const name = syntax && plain.match(/^\s*(?:from\s+[\w.]+\s+)?import\s+(\w+)\s*\(\s*\)/)?.[1];
      return name
        ? texts(
            both('Det er parenteser på linjen med import.', 'There are parentheses on the line with import.'),
            both('Etter import skal det bare stå navn.', 'After import there should be only names.'),
            both(`Skriv ${name} uten parenteser her.`, `Write ${name} without parentheses here.`),
          )
        : null;
    },
  },
  {
    id: 'new-of-another-language',
    find({ syntax, plain }) {
      const name = syntax && plain.match(/(?:=|return|\()\s*new\s+([\p{L}_][\p{L}\p{N}_]*)\s*\(/u)?.[1];
      return name
        ? texts(
            both('Python bruker ikke ordet new.', 'Python does not use the word new.'),
            both(
              'Et objekt lages med navnet på klassen og parenteser.',
              'An object is made with the name of the class and parentheses.',
            ),
            both(`Skriv ${name}(…) uten new.`, `Write ${name}(…) without new.`),
          )
        : null;
    },
  },
  {
    id: 'with-needs-as',
    find: ({ syntax, plain }) =>
      syntax && /^\s*with\b.*\)\s*=/.test(plain)
        ? texts(
            both('Det står = på linjen med with.', 'There is a = on the line with with.'),
            both(
              'Etter with får filen navnet sitt med ordet as.',
              'After with, the file gets its name with the word as.',
            ),
            both('Skriv with open( … ) as fil:', 'Write with open( … ) as file:'),
          )
        : null,
  },
  bySyntaxMessage(
    'except-must-be-last',
    /^default 'except:' must be last$/,
    both('except uten en feiltype kommer først.', 'except without a kind of error comes first.'),
    both(
      'Den tar alle feil, så de andre ville aldri bli brukt.',
      'It takes all errors, so the others would never be used.',
    ),
    both('Flytt except: ned, under de andre.', 'Move except: down, below the others.'),
  ),
  {
    id: 'nothing-but-comments',
    find({ type, says, source, line }) {
      const found = type === 'IndentationError' && says(/expected an indented block after (.*) on line (\d+)/);
      const from = Number(found ? found[2] : 0);
      const between = source.split('\n').slice(from, (line ?? 1) - 1);
      return found && between.some((text) => /^\s+#/.test(text)) && between.every((text) => plainOf(text).trim() === '')
        ? texts(
            both(
              `I blokken som begynner på linje ${from}, er det bare en kommentar.`,
              `In the block that begins on line ${from} there is only a comment.`,
            ),
            both(
              'En blokk må ha minst én linje som Python kan kjøre.',
              'A block must have at least one line that Python can run.',
            ),
            both(
              'Gi linjene som hører til blokken, innrykk. Skal det komme noe der senere, skriv pass med innrykk.',
              'Indent the lines that belong to the block. If something will come there later, write pass, indented.',
            ),
          )
        : null;
    },
  },
];

/** The line without its comment. */
function codeOf({ text, plain }: Problem): string {
  const code = text.replace(/#[^"']*$/, '').trim();
  return plainOf(code) === plain.trim() ? code : plain.trim();
}

/** What is between { and } in the texts of a line. */
function insideOf(line: string): string {
  return [...line.matchAll(/\{([^{}]*)\}/g)].map(([, inside]) => inside).join(' ');
}
