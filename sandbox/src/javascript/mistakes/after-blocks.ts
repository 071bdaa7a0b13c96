import { openAbove, openAtEnd } from './brackets.ts';
import { both, type Mistake, plainOf, texts } from './mistake.ts';

/** What comes after a block that is a value, or before a { that should begin one. */
export const AFTER_BLOCKS: readonly Mistake[] = [
  {
    // `setTimeout(() => { … } 1000);`
    id: 'missing-comma-or-semicolon',
    find({ syntax, message, line: number }, line, source) {
      const time = plainOf(line).match(/^\s*\}\s*(\d+|[\p{L}_$][\p{L}\p{N}_$]*)\s*\)\s*;?$/u)?.[1];
      const isSaid = syntax && /^Unexpected (?:number|identifier)|^expecting '[,;]'$/.test(message);
      if (!isSaid || time === undefined) return null;
      const open = openAtEnd(
        source
          .split('\n')
          .slice(0, (number ?? 1) - 1)
          .join('\n')
          .concat('\n}'),
      );
      const name = open?.bracket === '(' ? open.before.match(/(setTimeout|setInterval)\s*$/)?.[1] : undefined;
      return name
        ? texts(
            both(`Det mangler et komma foran ${time}.`, `A comma is missing before ${time}.`),
            both(
              `${name} får en funksjon og en tid, med komma imellom.`,
              `${name} gets a function and a time, with a comma between.`,
            ),
            both(`Skriv }, ${time}).`, `Write }, ${time}).`),
          )
        : null;
    },
  },
  {
    // A return above the { of its object.
    id: 'return-alone',
    find({ syntax, message, line: number }, _line, source) {
      const open = syntax && message === "expecting ';'" ? openAbove(source, number) : null;
      const lines = source.split('\n').map(plainOf);
      const above = lines.slice(0, (open?.line ?? 1) - 1).findLastIndex((one) => one.trim() !== '');
      return open?.bracket === '{' &&
        /^\s*\{$/.test(lines[open.line - 1] ?? '') &&
        /(?:^|[\s;{])return$/.test(lines[above] ?? '')
        ? texts(
            both(`return på linje ${above + 1} gir ikke noe svar.`, `return on line ${above + 1} gives no answer.`),
            both(
              'Svaret må begynne på samme linje som return. Ellers er return ferdig der.',
              'The answer must begin on the same line as return. Otherwise the return is over there.',
            ),
            both(
              `Flytt { fra linje ${open.line} opp, rett etter return.`,
              `Move the { from line ${open.line} up, right after return.`,
            ),
          )
        : null;
    },
  },
];
