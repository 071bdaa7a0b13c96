import { both, bySyntaxMessage, CODE_NAME, type Mistake, plainOf, texts } from './mistake.ts';

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
