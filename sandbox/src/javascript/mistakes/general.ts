import { closest } from '../../judge/closest.ts';
import { lookUp } from '../../judge/look-up.ts';
import { isStackOverflow } from '../stack-overflow.ts';
import { BETWEEN } from './between.ts';
import {
  bracketIssue,
  bracketNotClosed,
  bracketsCrossed,
  headNotClosed,
  headWithoutBrace,
  openAtSemicolon,
} from './brackets.ts';
import { BRACKET_TOO_MANY } from './extra-brackets.ts';
import { JSON_UNREADABLE } from './json.ts';
import { both, type Mistake, misspeltHead, NORWEGIAN, plainOf } from './mistake.ts';
import { accessorOfItself } from './names.ts';
import { CLASS_CALLED } from './new-missing.ts';
import { NOT_A_FUNCTION } from './not-a-function.ts';
import { NOT_DEFINED } from './not-defined.ts';
import { callOfSuper, neverNearer } from './own-calls.ts';
import { areInPairs } from './quotes.ts';
import { NOT_ITERABLE } from './unpacking.ts';

const KEYWORDS = [
  'return',
  'function',
  'const',
  'let',
  'var',
  'while',
  'for',
  'if',
  'else',
  'class',
  'switch',
  'await',
  'async',
  'throw',
  'try',
  'new',
  'case',
];
/** They are right as they are, before a name. */
const OTHER_WORDS = /^(?:get|set|static|of|in|as|from)$/;

/** What is true of every such error: it answers where no rule before it is sure of more. */
export const GENERAL: readonly Mistake[] = [
  {
    id: 'misspelt-keyword',
    find: ({ syntax, message }, line, source) => {
      if (!syntax || !/^(expecting ';'|unexpected token|Unexpected)/.test(message)) return null;
      const found = misspeltHead(line) ?? misspeltWord(line, source);
      return found
        ? {
            what: both(
              `JavaScript kjenner ikke ordet «${found.word}».`,
              `JavaScript does not know the word "${found.word}".`,
            ),
            why: both(
              'Faste ord må skrives nøyaktig, med små bokstaver.',
              'Keywords must be spelt exactly, in lower case.',
            ),
            tries: both(`Mente du ${found.keyword}?`, `Did you mean ${found.keyword}?`),
          }
        : null;
    },
  },
  {
    id: 'bracket-not-closed',
    find: (error, line, source) =>
      error.syntax
        ? (headNotClosed(error, line) ??
          openAtSemicolon(error, source) ??
          bracketNotClosed(source, error.line ?? undefined))
        : null,
  },
  { id: 'brackets-crossed', find: ({ syntax }, _line, source) => (syntax ? bracketsCrossed(source) : null) },
  {
    id: 'brace-expected',
    find({ syntax }, _line, source) {
      const issue = syntax ? bracketIssue(source) : null;
      const head = issue?.kind === 'extra' && issue.bracket === '}' ? headWithoutBrace(source, issue.line) : null;
      return head === null
        ? null
        : {
            what: both(`Det mangler en { på slutten av linje ${head}.`, `A { is missing at the end of line ${head}.`),
            why: both(
              `Blokken blir lukket med } på linje ${issue?.line}, men aldri åpnet.`,
              `The block is closed with } on line ${issue?.line}, but never opened.`,
            ),
            tries: both(`Skriv { på slutten av linje ${head}.`, `Write { at the end of line ${head}.`),
          };
    },
  },
  BRACKET_TOO_MANY,
  {
    id: 'quotes-not-in-pairs',
    find: ({ syntax, message }, line) =>
      syntax &&
      /^(?:Unexpected|expecting)/.test(message) &&
      !areInPairs(line) &&
      plainOf(line.replace(/\\./g, '')).replace(/''/g, '').split("'").length % 2 === 0
        ? {
            what: both(
              'Anførselstegnene på linjen går ikke opp i par.',
              'The quotes on this line do not come in pairs.',
            ),
            why: both('En tekst har ett foran og ett bak.', 'A string has one before and one after it.'),
            tries: both(
              'Sett inn det som mangler, eller ta bort det som er for mye.',
              'Add the one that is missing, or remove the one that is too much.',
            ),
          }
        : null,
  },
  BETWEEN,
  ...NOT_DEFINED,
  {
    id: 'const-changed',
    find: ({ message }) => {
      const name = message.match(/^'(.+)' is read-only$/)?.[1];
      return name
        ? {
            what: both(
              `${name} er laget med const og kan ikke få en ny verdi.`,
              `${name} was made with const and cannot get a new value.`,
            ),
            why: both(
              'const lover at navnet alltid peker på det samme.',
              'const promises that the name always means the same thing.',
            ),
            tries: both(
              `Lag den med let ${name} = … hvis den skal endre seg.`,
              `Make it with let ${name} = … if it should change.`,
            ),
          }
        : null;
    },
  },
  {
    id: 'property-of-nothing',
    find: ({ message }, _line, source) => {
      const found = message.match(/^cannot (read|set) property '(.+)' of (undefined|null)$/);
      if (!found) return null;
      const [, done, property = '', nothing] = found;
      if (property === 'Symbol.iterator') return null;
      // Something that the program called needed it: nothing in the program is to blame by that name.
      if (!source.includes(property) && !source.includes('[')) return null;
      const part = /^-?\d+$/.test(property) ? `[${property}]` : `.${property}`;
      return {
        what:
          done === 'set'
            ? both(`Du setter ${part} på noe som er ${nothing}.`, `You set ${part} on something that is ${nothing}.`)
            : both(
                `Du ber om ${part} av noe som er ${nothing}.`,
                `You ask for ${part} of something that is ${nothing}.`,
              ),
        why: both(`Det som står foran ${part}, har ingen verdi her.`, `What comes before ${part} has no value here.`),
        tries: both(
          `Skriv ut det som står foran ${part}, med console.log på linjen over.`,
          `Print what comes before ${part} with console.log on the line above.`,
        ),
      };
    },
  },
  CLASS_CALLED,
  {
    id: 'class-without-new',
    find: ({ message }) =>
      message === "class constructors must be invoked with 'new'" || message === 'must be called with new'
        ? {
            what: both('En klasse blir kalt uten new.', 'A class is called without new.'),
            why: both('new lager et nytt objekt av klassen.', 'new makes a new object of the class.'),
            tries: both('Skriv new foran navnet på klassen.', 'Write new before the name of the class.'),
          }
        : null,
  },
  {
    id: 'super-missing',
    find: ({ message, line }, _line, source) =>
      message === 'this is not initialized'
        ? {
            what: both('Konstruktøren har ikke kalt super() ennå.', 'The constructor has not called super() yet.'),
            why: both(
              'En klasse med extends må først la klassen over gjøre sitt.',
              'A class with extends must first let the class above do its part.',
            ),
            tries: callOfSuper(source, line),
          }
        : null,
  },
  NOT_A_FUNCTION,
  NOT_ITERABLE,
  {
    id: 'accessor-of-itself',
    find: (error, _line, source) => {
      const found = isStackOverflow(error) ? accessorOfItself(source) : null;
      return found
        ? {
            what: both(`${found.kind} ${found.name} bruker seg selv.`, `${found.kind} ${found.name} uses itself.`),
            why: both(
              `this.${found.name} inni ${found.kind} ${found.name} kjører den på nytt, og det slutter aldri.`,
              `this.${found.name} inside ${found.kind} ${found.name} runs it again, and that never ends.`,
            ),
            tries: both(
              `Lagre verdien under et annet navn, for eksempel this._${found.name}.`,
              `Store the value under another name, such as this._${found.name}.`,
            ),
          }
        : null;
    },
  },
  {
    id: 'endless-recursion',
    find: (error, _line, source) =>
      isStackOverflow(error)
        ? (neverNearer(source) ?? {
            what: both('En funksjon kaller seg selv uten å stoppe.', 'A function calls itself without stopping.'),
            why: both(
              'Hvert kall tar plass, og til slutt er det fullt.',
              'Each call takes room, and in the end there is none left.',
            ),
            tries: both(
              'Legg inn en if som returnerer når funksjonen skal være ferdig.',
              'Add an if that returns when the function should be done.',
            ),
          })
        : null,
  },
  JSON_UNREADABLE,
  {
    id: 'wrong-array-length',
    find: ({ message }) =>
      message === 'invalid array length'
        ? {
            what: both('En liste kan ikke ha denne lengden.', 'An array cannot have this length.'),
            why: both(
              'Lengden må være et helt tall som er null eller større.',
              'The length must be a whole number, zero or more.',
            ),
            tries: both('Skriv ut tallet du bruker som lengde.', 'Print the number that you use as the length.'),
          }
        : null,
  },
  {
    id: 'bigint-with-number',
    find: ({ message }) =>
      message === 'cannot convert BigInt to number'
        ? {
            what: both(
              'Du regner med et stort heltall (med n) og et vanlig tall samtidig.',
              'You mix a big integer (with n) and an ordinary number.',
            ),
            why: both('De to slagene kan ikke regnes sammen.', 'The two kinds cannot be used together.'),
            tries: both(
              'Gjør begge til samme slag med Number(…) eller BigInt(…).',
              'Make both the same kind with Number(…) or BigInt(…).',
            ),
          }
        : null,
  },
];

/** A word before another that is nearly a keyword, and no name that the program has made. */
function misspeltWord(line: string, source: string): { word: string; keyword: string } | null {
  const plain = plainOf(line);
  // `addEventListener("click", funtion() {`
  const [, head] = plain.match(/[(,=:]\s*([a-zA-Z]+)\s*\([^()]*\)\s*\{/) ?? [];
  if (head && closest(head, ['function'], 2)) return { word: head, keyword: 'function' };
  for (const { 0: word, index } of plain.matchAll(/(?<![\w.$])[a-zA-Z]+(?=\s+[\w$({["'`])/g)) {
    const isRight = KEYWORDS.includes(word) || word.length <= 2 || OTHER_WORDS.test(word);
    const keyword = lookUp(NORWEGIAN, word) ?? (isRight ? undefined : closest(word, KEYWORDS, 2));
    if (!keyword || new RegExp(`\\b(?:let|const|var|function|class)\\s+${word}\\b`).test(source)) continue;
    // After an operator comes a value.
    if (!/(?:[<+\-*/%&|!]|[^=]>|[=!<>]=)\s*$/.test(plain.slice(0, index))) return { word, keyword };
  }
  return null;
}
