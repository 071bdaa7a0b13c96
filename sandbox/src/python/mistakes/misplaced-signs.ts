import { both, CODE_NAME, type Mistake, texts } from './mistake.ts';

/** A sign that belongs to brackets of another kind, or that is one too many before an operator. */
export const MISPLACED_SIGNS: readonly Mistake[] = [
  {
    id: 'part-with-parentheses',
    find({ syntax, says, plain, source }) {
      const found =
        syntax &&
        says(/^invalid syntax/) &&
        plain.match(
          new RegExp(`(?<![\\p{L}\\p{N}_.])(${CODE_NAME})\\(\\s*(-?\\d*\\s*:\\s*-?\\d*)\\s*\\)(?!\\s*:)`, 'u'),
        );
      // The name of a function of the program cannot be divided.
      return found && !new RegExp(`\\bdef\\s+${found[1]}\\b`, 'u').test(source)
        ? texts(
            both(
              `Det står et kolon i parentesen etter ${found[1]}.`,
              `There is a colon in the parentheses after ${found[1]}.`,
            ),
            both(
              'En del av en tekst eller liste hentes med hakeparenteser.',
              'A part of a text or list is taken with square brackets.',
            ),
            both(`Skriv ${found[1]}[${found[2]}].`, `Write ${found[1]}[${found[2]}].`),
          )
        : null;
    },
  },
  {
    id: 'comma-before-percent',
    find({ syntax, says, before, rest }) {
      return syntax && says(/^invalid syntax/) && /["']\s*,\s*$/.test(before) && rest.startsWith('%')
        ? texts(
            both('Det står et komma foran %.', 'There is a comma before %.'),
            both(
              '% kommer rett etter teksten som verdiene skal inn i.',
              '% comes right after the text that the values should go into.',
            ),
            both('Ta bort kommaet foran %.', 'Remove the comma before %.'),
          )
        : null;
    },
  },
];
