import { openAbove, openAtEnd } from './brackets.ts';
import { both, type Mistake, plainOf, texts } from './mistake.ts';

const NAME = '[\\p{L}_$][\\p{L}\\p{N}_$]*';

/** Colons as in an object, where there is none. */
export const COLONS: readonly Mistake[] = [
  {
    // `this.merke: merke;` in a constructor
    id: 'colon-after-part',
    find({ syntax, message }, line) {
      const part = plainOf(line).match(new RegExp(`^\\s*(this\\.${NAME})\\s*:(?!:)`, 'u'))?.[1];
      return syntax && message === "expecting ';'" && part
        ? texts(
            both(`Det står et kolon etter ${part}.`, `There is a colon after ${part}.`),
            both('En del av this får verdien sin med =.', 'A part of this gets its value with =.'),
            both(`Skriv ${part} = i stedet.`, `Write ${part} = instead.`),
          )
        : null;
    },
  },
  {
    id: 'colon-after-function',
    find({ syntax }, line) {
      const [, name, parameters = ''] =
        (syntax &&
          plainOf(line).match(new RegExp(`^\\s*function\\s+(${NAME})\\s*:\\s*function\\s*\\(([^()]*)\\)`, 'u'))) ||
        [];
      return name
        ? texts(
            both('Ordet function står to ganger.', 'The word function is there twice.'),
            both(
              'Utenfor et objekt kommer navnet rett etter function, uten kolon.',
              'Outside an object the name comes right after function, without a colon.',
            ),
            both(`Skriv function ${name}(${parameters}) {`, `Write function ${name}(${parameters}) {`),
          )
        : null;
    },
  },
  {
    // `snakk: function () {` right inside a class, and below the } of an object
    id: 'colon-before-method',
    find({ syntax, message, line: number }, line, source) {
      const [, name, parameters = ''] =
        plainOf(line).match(new RegExp(`^\\s*(${NAME})\\s*:\\s*(?:async\\s+)?function\\b[^(]*\\(([^()]*)\\)`, 'u')) ??
        [];
      if (!syntax || message !== "expecting ';'" || !name) return null;
      const open = openAbove(source, number);
      const isInClass = open?.bracket === '{' && /\bclass\b/.test(source.split('\n')[open.line - 1] ?? '');
      if (isInClass)
        return texts(
          both('Det står et kolon etter navnet på en metode.', 'There is a colon after the name of a method.'),
          both('Slik er det i et objekt, men ikke i en klasse.', 'That is how it is in an object, but not in a class.'),
          both(`Skriv ${name}(${parameters}) {`, `Write ${name}(${parameters}) {`),
        );
      return open === null && endsObject(source, number)
        ? texts(
            both(`${name} er utenfor objektet.`, `${name} is outside the object.`),
            both('En } på linjen over avslutter objektet.', 'A } on the line above ends the object.'),
            both(
              `Flytt den ned, under det som hører til ${name}, og ha et komma foran ${name}.`,
              `Move it down, below what belongs to ${name}, and have a comma before ${name}.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'css-in-program',
    find({ syntax, line: number }, line, source) {
      const below = source.split('\n')[number ?? 0] ?? '';
      return syntax &&
        /^\s*[.#]?[a-z][\w-]*(?:\s*[ ,>]\s*[.#]?[a-z][\w-]*)*\s*\{\s*$/i.test(line) &&
        !/\b(?:else|try|finally|do|class|switch|if|for|while|function|let|const|var|return)\b/.test(line) &&
        /^\s*[a-z-]+\s*:\s*[^:;]+;\s*$/.test(below)
        ? texts(
            both('Dette er CSS, og ikke JavaScript.', 'This is CSS, and not JavaScript.'),
            both('CSS hører hjemme i siden, ikke i programmet.', 'CSS belongs in the page, not in the program.'),
            both(
              'Flytt det til siden, mellom <style> og </style>.',
              'Move it to the page, between <style> and </style>.',
            ),
          )
        : null;
    },
  },
];

/** The line above has only the } of an object. */
function endsObject(source: string, line: number | null): boolean {
  const above = source
    .split('\n')
    .slice(0, (line ?? 1) - 1)
    .join('\n')
    .trimEnd();
  const inside = above.match(/^([\s\S]*\n\s*)\},?$/)?.[1];
  const open = inside === undefined ? null : openAtEnd(inside);
  return open?.bracket === '{' && /=\s*$/.test(open.before);
}
