import { both, type Mistake, texts } from './mistake.ts';
import { unknownName } from './names.ts';
import { bodyOf, classIn, functionAround, indentOf } from './program.ts';

/** Errors that the program makes itself: what else is said of such an error is not true of them. */
export const RAISED: readonly Mistake[] = [
  {
    id: 'raised-by-program',
    find: ({ type, syntax, plain, source, line }) =>
      // The names of the program's own errors say what is wrong.
      !syntax && plain.match(/(?:^|:)\s*raise\s+([\p{L}\p{N}_]+)/u)?.[1] === type && !classIn(source, type)
        ? texts(
            both('Programmet stopper seg selv her med raise.', 'The program stops itself here with raise.'),
            both(
              `raise lager en feil av typen ${type}, fordi programmet ber om det.`,
              `raise makes an error of the type ${type}, because the program asks for it.`,
            ),
            functionAround(source, (line ?? 1) - 1) === null
              ? both('Se hvorfor programmet kommer hit.', 'See why the program gets here.')
              : both(
                  'Se hvorfor programmet kommer hit. Koden som kaller dette, kan ta imot feilen med try og except.',
                  'See why the program gets here. The code that calls this can take the error with try and except.',
                ),
          )
        : null,
  },
  {
    id: 'except-takes-other-error',
    find({ type, says, source, line }) {
      const written =
        type === 'ValueError' &&
        says(/^(?:invalid literal for int|could not convert string to float).*: '(.*)'$/s)?.[1];
      const lines = source.split('\n');
      const at = (line ?? 1) - 1;
      const start = lines.findLastIndex(
        (one, index) => index < at && /^\s*try\s*:/.test(one) && indentOf(one) < indentOf(lines[at] ?? ''),
      );
      if (written === undefined || written === false || start < 0) return null;
      const indent = indentOf(lines[start] ?? '');
      const below = lines.slice(start + 1).filter((one) => one.trim() !== '' && indentOf(one) <= indent);
      const end = below.findIndex((one) => indentOf(one) < indent || !/^\s*(?:except|else|finally)\b/.test(one));
      const heads = (end < 0 ? below : below.slice(0, end)).filter((one) => /^\s*except\b/.test(one));
      const [head = ''] = heads;
      const isOther = heads.every((one) => /^\s*except\s+[A-Z]\w*(?:\s+as\s+\w+)?\s*:/.test(one));
      const takes = heads.some((one) => /\b(?:ValueError|Exception|BaseException)\b/.test(one));
      return heads.length === 1 && isOther && !takes && bodyOf(lines, start).includes(lines[at] ?? '')
        ? texts(
            both(
              `except ${errorIn(head)} tar ikke imot denne feilen.`,
              `except ${errorIn(head)} does not take this error.`,
            ),
            both(
              `«${written}» er ikke et tall, og da blir feilen en ValueError.`,
              `"${written}" is not a number, and the error is then a ValueError.`,
            ),
            both('Skriv except ValueError:', 'Write except ValueError:'),
          )
        : null;
    },
  },
  {
    id: 'except-name-cut-short',
    find(problem) {
      const name = unknownName(problem);
      return name && /^\s*except\b/.test(problem.plain) && SHORTENED.includes(name)
        ? texts(
            both(`Ingen feil heter ${name}.`, `No error is called ${name}.`),
            both('Navnet på en slik feil slutter på Error.', 'The name of such an error ends in Error.'),
            both(`Skriv ${name}Error.`, `Write ${name}Error.`),
          )
        : null;
    },
  },
  {
    id: 'except-needs-error',
    find({ type, says, text }) {
      if (type !== 'TypeError' || !says(/^catching classes that do not inherit from BaseException/)) return null;
      const quoted = text.match(/^\s*except\s+\(?\s*(["'])([A-Z]\w*)\1\s*\)?\s*(?:as\b.*)?:/);
      return texts(
        both('Det som står etter except, er ikke en type feil.', 'What comes after except is not a type of error.'),
        both('except tar imot feil av typen som står der.', 'except takes errors of the type that is written there.'),
        quoted
          ? both(
              `Skriv except ${quoted[2]}: uten anførselstegn.`,
              `Write except ${quoted[2]}: without quotation marks.`,
            )
          : both(
              'Skriv navnet på en feil, som except ValueError:',
              'Write the name of an error, such as except ValueError:',
            ),
      );
    },
  },
];

function errorIn(head: string): string {
  return head.match(/except\s+(\w+)/)?.[1] ?? '';
}

/** Names of errors whose last part is missing. */
const SHORTENED = 'FileNotFound Value Type Name Index Key ZeroDivision Attribute Import'.split(' ');
