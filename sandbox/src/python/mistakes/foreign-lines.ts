import { OTHER_LANGUAGES, WORDS_OF_TYPES } from './foreign-statements.ts';
import { both, CODE_NAME, type Mistake, texts } from './mistake.ts';
import { BUILTINS } from './names.ts';

const WORDS = `public|private|protected|static|final|void|${WORDS_OF_TYPES}`;

/** Whole lines that are meant for another language, or for no language at all. */
export const FOREIGN_LINES: readonly Mistake[] = [
  {
    id: 'class-of-another-language',
    find({ syntax, plain }) {
      const name =
        syntax &&
        plain.match(
          new RegExp(`^\\s*(?:(?:public|private|protected|static|final|abstract)\\s+)+class\\s+(${CODE_NAME})`, 'u'),
        )?.[1];
      return name
        ? texts(
            both('Foran class skal det ikke stå noe.', 'There should be nothing before class.'),
            OTHER_LANGUAGES,
            both(`Skriv class ${name}:`, `Write class ${name}:`),
          )
        : null;
    },
  },
  {
    id: 'function-of-types',
    find({ syntax, says, plain }) {
      const [, name = '', inside = '', end] =
        (syntax &&
          says(/^invalid syntax/) &&
          plain.match(
            new RegExp(`^\\s*(?:(?:${WORDS})(?:\\[\\])?\\s+)+(${CODE_NAME})\\s*\\(([^()"']*)\\)\\s*([{:]?)\\s*$`, 'u'),
          )) ||
        [];
      if (!name || (!end && BUILTINS.includes(name))) return null;
      const parameters = inside.split(',').map((one) => one.trim());
      const given = parameters.flatMap((one) => one.match(new RegExp(`${CODE_NAME}(?=(?:\\[\\])?$)`, 'u'))?.[0] ?? []);
      if (inside.trim() !== '' && given.length < parameters.length) return null;
      return texts(
        both('Slik lages ikke en funksjon i Python.', 'This is not how a function is made in Python.'),
        OTHER_LANGUAGES,
        both(`Skriv def ${name}(${given.join(', ')}):`, `Write def ${name}(${given.join(', ')}):`),
      );
    },
  },
  {
    id: 'html-in-program',
    find: ({ syntax, text }) =>
      syntax && /^\s*<\/?[a-z][a-z0-9]*(?:\s+[a-z-]+\s*=\s*"[^"]*")*\s*\/?>|^\s*<!doctype\b/i.test(text)
        ? texts(
            both('Denne linjen er HTML, og ikke Python.', 'This line is HTML, and not Python.'),
            both(
              'HTML hører til i en egen fil, for en nettside.',
              'HTML belongs in a file of its own, for a web page.',
            ),
            both('Ta bort linjen.', 'Remove the line.'),
          )
        : null,
  },
  {
    id: 'command-in-program',
    find({ syntax, says, text }) {
      const command =
        syntax &&
        says(/^invalid syntax/) &&
        text.match(/^\s*((?:python3?|py)\s+(?:-m\s+)?[\w.]+|pip3?\s+install|npm\s+install)\b/)?.[1];
      return command
        ? texts(
            both(`${command} er en kommando for et terminalvindu.`, `${command} is a command for a terminal window.`),
            both('Den er ikke en del av programmet.', 'It is no part of the program.'),
            both('Ta bort linjen.', 'Remove the line.'),
          )
        : null;
    },
  },
];
