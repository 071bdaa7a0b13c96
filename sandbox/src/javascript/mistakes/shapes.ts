import { BODIES, HEADS } from './blocks.ts';
import { bracketIssue, openAtEnd } from './brackets.ts';
import { CHARACTERS } from './characters.ts';
import { DECLARATIONS, DECLARED_NAMES } from './declarations.ts';
import { FUNCTIONS } from './functions.ts';
import { both, byLine, byLineAnd, escaped, lineAbove, type Mistake, plainOf, type Texts, texts } from './mistake.ts';
import { METHODS } from './not-a-function.ts';
import { NUMBERS } from './numbers.ts';
import { OBJECT_BRACKETS, OBJECT_ON_ONE_LINE } from './objects.ts';
import { QUOTE_INSIDE_TEXT, UNPAIRED } from './quotes.ts';
import { SIGNS } from './signs.ts';
import { STATEMENT_IN_VALUE } from './statement-in-value.ts';

/** Programs that do not start: what is missing, too much or in the wrong place. */
export const SHAPES: readonly Mistake[] = [
  {
    id: 'html-in-program',
    find({ syntax, line: number }, line, source) {
      if (!syntax || !/^\s*<\/?[a-z][\w-]*(?:\s[^<>]*)?>/i.test(plainOf(line))) return null;
      // Where the line above goes on in this one, it is a value.
      return /[=(+,]$/.test(plainOf(lineAbove(source, number)))
        ? texts(
            both('Her er det HTML uten anførselstegn.', 'There is HTML without quotes here.'),
            both('I et program er HTML en tekst.', 'In a program HTML is a string.'),
            both(
              'Sett et skråstilt anførselstegn (backtick) foran og bak HTML-en.',
              'Put a backtick before and after the HTML.',
            ),
          )
        : texts(
            both('Dette er HTML, og ikke JavaScript.', 'This is HTML, and not JavaScript.'),
            both('HTML hører hjemme i siden, ikke i programmet.', 'HTML belongs in the page, not in the program.'),
            /^\s*<\/?script\b/i.test(line)
              ? both('Slett <script> og </script>.', 'Delete <script> and </script>.')
              : both('Flytt linjen til siden.', 'Move the line to the page.'),
          );
    },
  },
  byLineAnd(
    'html-in-program',
    /'<'$/,
    /^(?!.*`).*[=(,]\s*<\/?[a-z][\w-]*(?:\s[^<>]*)?>/i,
    both('Her er det HTML uten anførselstegn.', 'There is HTML without quotes here.'),
    both('I et program er HTML en tekst.', 'In a program HTML is a string.'),
    both('Sett anførselstegn rundt den.', 'Put quotes around it.'),
  ),
  ...OBJECT_BRACKETS,
  {
    id: 'bracket-does-not-match',
    find({ syntax }, line, source) {
      if (bracketIssue(source)?.kind === 'crossed') return null;
      const plain = plainOf(line);
      const more = (one: string, other: string) => plain.split(one).length - plain.split(other).length;
      // Where the other kind is whole, the sign is right and one before it is missing.
      // One that closes nothing, where the other kind is whole, is too much.
      const isExtra = (more('[', ']') < 0 && more('(', ')') === 0) || (more('(', ')') < 0 && more('[', ']') === 0);
      const isWrong =
        !isExtra &&
        ((/\[[^[\]()]*\)/.test(plain) && (more('(', ')') !== 0 || more('[', ']') <= 0)) ||
          (/\([^[\]()]*\]/.test(plain) && (more('[', ']') !== 0 || more('(', ')') <= 0)));
      return syntax && isWrong
        ? texts(
            both('En parentes blir lukket med feil tegn.', 'A bracket is closed with the wrong sign.'),
            both('[ lukkes med ], og ( lukkes med ).', '[ is closed with ], and ( is closed with ).'),
            both('Bytt ut tegnet som ikke passer.', 'Change the sign that does not match.'),
          )
        : null;
    },
  },
  ...DECLARATIONS,
  ...UNPAIRED,
  byLineAnd(
    'two-dots',
    /'\.'$|^invalid property name$|^missing formal parameter$/,
    /(?:^|[[({,=])\s*\.\.(?!\.)\s*[\p{L}_$[]/u,
    both('Det er to punktum her, og det skal være tre.', 'There are two dots here, and there should be three.'),
    both(
      'Tre punktum pakker ut en liste, eller samler flere verdier i en.',
      'Three dots unpack an array, or collect several values in one.',
    ),
    both('Skriv ... foran navnet.', 'Write ... before the name.'),
  ),
  byLineAnd(
    'unpack-without-value',
    /^variable name expected$/,
    /^\s*(?:let|const|var)\s*(?:\{[^{}=]*\}|\[[^[\]=]*\])\s*;?$/,
    both('Det mangler = og en verdi på slutten.', '= and a value are missing at the end.'),
    both(
      'Navnene i parentesen hentes ut av det som står etter =.',
      'The names in the brackets are taken out of what comes after =.',
    ),
    both('Skriv for eksempel const { navn, alder } = person.', 'Write for example const { name, age } = person.'),
  ),
  {
    id: 'name-after-dot-missing',
    find({ message, column }, line) {
      if (message !== 'expecting field name') return null;
      const after = line.slice((column ?? 1) - 1).match(/^[.\s]*([["'`(])/)?.[1];
      const isTwice = /^\s*\.\s*[\p{L}_$]/u.test(line.slice((column ?? 1) - 1));
      if (/[\p{L}\p{N}_$)\]]\.\?[\p{L}_$]/u.test(line) && !/\s:\s/.test(line))
        return texts(
          both('Tegnene i ?. er byttet om.', 'The signs of ?. are the wrong way round.'),
          both(
            'Med ?. blir svaret undefined når det som står foran, er undefined eller null.',
            'With ?. the answer is undefined where what comes before it is undefined or null.',
          ),
          both('Skriv ?. i stedet for .? her.', 'Write ?. instead of .? here.'),
        );
      if (/["'`]\s*\.\s*["'`]|["'`]\s+\.|\s\.\s+["'`]/.test(line))
        return texts(
          both('Et punktum setter ikke tekster sammen.', 'A dot does not join strings.'),
          both('Etter et punktum kommer navnet på en del.', 'After a dot comes the name of a part.'),
          isBetweenArguments(line.slice(0, (column ?? 1) - 1))
            ? both(
                'Skriv komma i stedet for punktumet, eller + hvis tekstene skal settes sammen.',
                'Write a comma instead of the dot, or + if the strings should be joined.',
              )
            : both('Skriv + i stedet for punktumet.', 'Write + instead of the dot.'),
        );
      const key = line.slice((column ?? 1) - 1).match(/^[.\s]*("[^"]*"|'[^']*')/)?.[1];
      if (key && !/^.[\p{L}_$][\p{L}\p{N}_$]*.$/u.test(key))
        return texts(
          both(`Etter et punktum kan det ikke stå ${key}.`, `${key} cannot be after a dot.`),
          both(
            'Et navn som ikke er ett ord, må stå i hakeparenteser.',
            'A name that is not one word must be in square brackets.',
          ),
          both(`Skriv [${key}] uten punktum foran.`, `Write [${key}] without a dot before it.`),
        );
      return texts(
        both('Etter et punktum mangler det et navn.', 'A name is missing after a dot.'),
        both(
          'Punktumet henter noe fra det som står foran, som length.',
          'The dot takes something from what comes before it, such as length.',
        ),
        after === '[' || (after === '(' && isMethodBefore(line, column))
          ? both('Ta bort punktumet.', 'Remove the dot.')
          : isTwice
            ? both('Ta bort det ene punktumet.', 'Remove one of the dots.')
            : after && after !== '('
              ? both('Skriv bare navnet etter punktumet.', 'Write just the name after the dot.')
              : both(
                  'Skriv navnet etter punktumet, eller ta bort punktumet.',
                  'Write the name after the dot, or remove the dot.',
                ),
      );
    },
  },
  ...CHARACTERS,
  ...HEADS,
  byLineAnd(
    'semicolon-in-parentheses',
    /';'$/,
    /^(?!\s*for\b).*;\s*\)+\s*[;{]?$/,
    both('Det står et semikolon inni parentesen.', 'There is a semicolon inside the parentheses.'),
    both('Semikolon kommer etter hele linjen.', 'A semicolon comes after the whole line.'),
    both('Ta bort semikolonet foran ).', 'Remove the semicolon before ).'),
  ),
  ...STATEMENT_IN_VALUE,
  ...FUNCTIONS,
  ...DECLARED_NAMES,
  ...NUMBERS,
  QUOTE_INSIDE_TEXT,
  {
    id: 'call-without-parentheses',
    find({ syntax, message }, line, source) {
      const names = [...plainOf(line).matchAll(/(?<![\p{L}\p{N}_$.])([\p{L}_$][\p{L}\p{N}_$]*)\s+(?:""|''|``)/gu)];
      const name = names
        .map(([, one = '']) => one)
        .find(
          (one) =>
            /^(?:prompt|alert|Number|parseInt|parseFloat|String)$/.test(one) ||
            new RegExp(`\\bfunction\\s+${escaped(one)}\\s*\\(`).test(source),
        );
      return syntax && name && /^(?:expecting '[;,]'|Unexpected string)$/.test(message)
        ? texts(
            both(`Etter ${name} mangler det parenteser.`, `Parentheses are missing after ${name}.`),
            both('Det som en funksjon får, står i parentes.', 'What a function gets is in parentheses.'),
            both(`Skriv ${name}("…").`, `Write ${name}("…").`),
          )
        : null;
    },
  },
  byLine(
    'log-without-parentheses',
    /^\s*console\.\w+(?:\s+["'`\w]|\s*\{|\s*<\s*["'`\w].*>\s*;?$)/,
    both('console.log mangler parenteser.', 'console.log has no parentheses.'),
    both('Det som skal vises, står i parentes.', 'What should be shown is in parentheses.'),
    both('Skriv console.log("hei").', 'Write console.log("hi").'),
  ),
  OBJECT_ON_ONE_LINE,
  ...SIGNS,
  ...BODIES,
];

/** `querySelector.("#a")`, `hils.()`: what comes before the dot is called already. */
function isMethodBefore(line: string, column: number | null): boolean {
  const name = line.slice(0, (column ?? 1) - 1).match(/([\p{L}_$][\p{L}\p{N}_$]*)\s*\.\s*$/u)?.[1] ?? '';
  return METHODS.includes(name) || /^(?:prompt|alert|Number|String|parseInt|parseFloat)$/.test(name);
}

/** In the parentheses of a call that may get several values. */
function isBetweenArguments(before: string): boolean {
  const open = openAtEnd(before);
  return open?.bracket === '(' && /[\p{L}\p{N}_$]$/u.test(open.before) && !/\b(?:log|alert|prompt)$/.test(open.before);
}

/** The last resort: where JavaScript stopped reading. */
export const UNEXPECTED: Mistake = {
  id: 'unexpected-token',
  find({ syntax, message }) {
    const sign = syntax
      ? message.match(/^(?:Unexpected token|unexpected token in expression:) '(.+)'$/)?.[1]
      : undefined;
    return sign ? unexpected(sign) : null;
  },
};

export function unexpected(sign: string): Texts {
  const shown = sign === '.' ? both('punktumet', 'the dot') : both(sign, sign);
  return texts(
    both(
      `JavaScript venter noe annet enn ${shown._no} her.`,
      `JavaScript expects something else than ${shown._eng} here.`,
    ),
    both(
      'Enten mangler det noe foran, eller så skal det stå noe annet eller ingenting der.',
      'Either something is missing before it, or there should be something else or nothing in its place.',
    ),
    both(
      `Se nøye på ${shown._no} og på det som står rett foran.`,
      `Look closely at ${shown._eng} and at what comes right before.`,
    ),
  );
}
