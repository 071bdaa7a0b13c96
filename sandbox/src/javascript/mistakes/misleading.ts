import { ARROW_PARAMETERS } from './arrows.ts';
import { COLONS } from './colons.ts';
import { both, byLine, type Mistake, plainOf, type Texts, texts } from './mistake.ts';
import { TYPES_AFTER_NAMES } from './types.ts';

/** Where the engine's own words are about something else. */
export const MISLEADING: readonly Mistake[] = [
  byLine(
    'dot-missing-after-console',
    /^\s*console\s+(?:log|error|table)\b/,
    both('Det mangler et punktum i console.log.', 'A dot is missing in console.log.'),
    both('log hører til console og hentes med punktum.', 'log belongs to console and is reached with a dot.'),
    both('Skriv console.log med punktum.', 'Write console.log with a dot.'),
  ),
  byLine(
    'word-before-this',
    /^\s*(?:let|const|var)\s+this\./,
    both('Foran this skal det ikke stå let, const eller var.', 'There is no let, const or var before this.'),
    both(
      'this.navn er en del av objektet, ikke en ny variabel.',
      'this.name is a part of the object, not a new variable.',
    ),
    both('Skriv bare this.navn = navn.', 'Write only this.name = name.'),
  ),
  {
    id: 'semicolon-in-template',
    find: ({ syntax }, line) =>
      syntax && /`[^`]*\$\{[^}`]*;\s*\}/.test(line)
        ? texts(
            both('Det er et semikolon inni en verdi i teksten.', 'There is a semicolon inside a value of the string.'),
            both('Mellom { og } skal det bare være en verdi.', 'Between { and } there should be only a value.'),
            both('Ta bort semikolonet.', 'Remove the semicolon.'),
          )
        : null,
  },
  {
    id: 'break-outside-loop',
    find({ syntax, message, line: number }, line, source) {
      const word = syntax ? message.match(/^(break|continue) must be inside/)?.[1] : undefined;
      const indent = line.search(/\S/);
      const around = source
        .split('\n')
        .slice(0, (number ?? 1) - 1)
        .findLast(
          (one) =>
            one.trim() !== '' &&
            one.search(/\S/) < indent &&
            /\.(?:forEach|map|filter)\s*\(|^\s*(?:for|while)\b/.test(one),
        );
      const method = around?.match(/\.(map|filter)\s*\((?!.*\b(?:for|while)\b)/)?.[1];
      if (word && method)
        return texts(
          both(`${word} virker ikke inni ${method}.`, `${word} does not work inside ${method}.`),
          both(
            `${method} kaller en funksjon for hvert element og er ingen vanlig løkke.`,
            `${method} calls a function for each item and is no ordinary loop.`,
          ),
          word === 'break'
            ? both('Bruk for (const x of liste) { og push i stedet.', 'Use for (const x of list) { and push instead.')
            : method === 'filter'
              ? both('Skriv return false i stedet.', 'Write return false instead.')
              : both(
                  'Velg ut elementene med filter først, og bruk map på dem.',
                  'Choose the items with filter first, and use map on those.',
                ),
        );
      return word && around?.includes('.forEach')
        ? texts(
            both(`${word} virker ikke inni forEach.`, `${word} does not work inside forEach.`),
            both(
              'forEach kaller en funksjon for hvert element og er ingen vanlig løkke.',
              'forEach calls a function for each item and is no ordinary loop.',
            ),
            both('Bruk for (const x of liste) { i stedet.', 'Use for (const x of list) { instead.'),
          )
        : null;
    },
  },
  {
    id: 'dots-left',
    find: ({ syntax }, line) =>
      syntax && /^\s*\.{3}\s*;?\s*$/.test(plainOf(line))
        ? texts(
            both('Linjen har bare tre punktum.', 'The line has only three dots.'),
            both(
              'De viser ofte at noe er utelatt i et eksempel.',
              'They often show that something is left out of an example.',
            ),
            both(
              'Skriv koden som mangler, i stedet for punktumene.',
              'Write the code that is missing instead of the dots.',
            ),
          )
        : null,
  },
  byLine(
    'brackets-after-name',
    /\b(?:let|const|var)\s+[\p{L}_$][\p{L}\p{N}_$]*\s*\[\s*\]/u,
    both(
      'Etter navnet på en ny variabel står det ingen hakeparenteser.',
      'After the name of a new variable there are no square brackets.',
    ),
    both('JavaScript ser av verdien om det er en liste.', 'JavaScript sees from the value whether it is an array.'),
    both('Skriv let liste = [1, 2, 3].', 'Write let list = [1, 2, 3].'),
  ),
  {
    id: 'let-before-part',
    find({ syntax }, line) {
      const pattern = /\b(let|const|var)\s+[\p{L}_$][\p{L}\p{N}_$]*\s*(?:\.|\[[^\],]*\]\s*(?:[=.[]|\+\+|--|[-+*/]=))/u;
      const word = syntax ? plainOf(line).match(pattern)?.[1] : undefined;
      return word
        ? texts(
            both(`Foran en del av noe skal det ikke stå ${word}.`, `There is no ${word} before a part of something.`),
            both(
              `${word} lager en ny variabel, med et navn uten punktum og hakeparenteser.`,
              `${word} makes a new variable, with a name without dots and brackets.`,
            ),
            both(`Ta bort ${word}.`, `Remove ${word}.`),
          )
        : null;
    },
  },
  byLine(
    'text-without-comment',
    /^\s*(?!(?:let|const|var|return|function|class|else|new|for|if|while|throw|typeof|case|async|await)\b)\p{L}+(?:,?\s+\p{L}+){2,}[.!?]?$/u,
    both('Linjen er vanlig tekst, og ikke kode.', 'The line is ordinary text, and not code.'),
    both('En kommentar begynner med //.', 'A comment begins with //.'),
    both(
      'Skriv // foran hvis det er en kommentar, eller console.log("…") hvis teksten skal vises.',
      'Write // before it if it is a comment, or console.log("…") if the text should be shown.',
    ),
  ),
  {
    id: 'template-not-closed',
    find({ syntax, message, line: number, column }, line, source) {
      const [, sign] = line.slice(0, column ?? 0).match(/\$\{[^{}()[\]`]*([)\]])$/) ?? [];
      if (sign && message === "expected '}' after template expression")
        return {
          ...templateNotClosed(null),
          tries: both(`Skriv } i stedet for ${sign}.`, `Write } instead of ${sign}.`),
        };
      const [, value = '', extra] = line.slice(0, column ?? 0).match(/\$\{([^{}`]*)([)\]])$/) ?? [];
      const isWhole = ['()', '[]'].every(
        ([one = '', other = '']) => value.split(one).length === value.split(other).length,
      );
      if (extra && syntax && isWhole && !line.slice(column ?? 0).startsWith('}'))
        return {
          ...templateNotClosed(null),
          tries: both(`Skriv } i stedet for ${extra}.`, `Write } instead of ${extra}.`),
        };
      if (extra && syntax && isWhole)
        return texts(
          both(
            `Det står en ${extra} for mye i en verdi inni teksten.`,
            `There is one ${extra} too many in a value inside the string.`,
          ),
          both('Den lukker noe som ikke er åpnet.', 'It closes something that was never opened.'),
          both('Ta den bort.', 'Remove it.'),
        );
      if (syntax && /`[^`]*\$\{[^}`]*`/.test(line)) return templateNotClosed(null);
      if (message !== "expected '}' after template expression") return null;
      const begun = line.slice(0, (column ?? 1) - 1).lastIndexOf('${');
      const inside = begun < 0 ? null : line.slice(begun + 2).match(/^[^}]*(?=\})/)?.[0];
      // The next } is that of another value.
      if (inside?.includes('${')) return templateNotClosed(null);
      // Outside an async function it is a name.
      if (/\bawait\b/.test(inside ?? '')) return null;
      if (inside !== null && inside !== undefined)
        return texts(
          both(
            'Mellom { og } i teksten står det mer enn én verdi.',
            'There is more than one value between { and } in the string.',
          ),
          both(
            'Der kan det bare være én verdi eller ett regnestykke.',
            'Only one value or one calculation can be there.',
          ),
          both(
            'Flytt } rett bak verdien, eller skriv tegnet som mangler.',
            'Move } to right after the value, or write the sign that is missing.',
          ),
        );
      // The engine goes on until the next string.
      const above = source.split('\n').slice(0, (number ?? 1) - 1);
      const open = above.findLastIndex((one) => /\$\{[^}]*$/.test(one));
      return templateNotClosed(open < 0 ? null : open + 1);
    },
  },
  ARROW_PARAMETERS,
  ...TYPES_AFTER_NAMES,
  ...COLONS,
];

function templateNotClosed(line: number | null): Texts {
  return texts(
    line === null
      ? both('En verdi inni teksten blir ikke avsluttet med }.', 'A value inside the string is not ended with }.')
      : both(
          `En verdi inni teksten på linje ${line} blir ikke avsluttet med }.`,
          `A value inside the string on line ${line} is not ended with }.`,
        ),
    both('Verdien står mellom krøllparenteser, med $ foran.', 'The value is between braces, with $ before them.'),
    both('Sett inn } etter verdien.', 'Add } after the value.'),
  );
}
