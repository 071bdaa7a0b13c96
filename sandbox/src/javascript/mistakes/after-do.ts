import { openAbove, openAtEnd } from './brackets.ts';
import { both, type Mistake, plainOf, texts } from './mistake.ts';

/** Blocks that are not at their end, or that something must follow. */
export const AFTER_DO: readonly Mistake[] = [
  {
    // `do { … }` and then another statement
    id: 'while-missing-after-do',
    find({ syntax, message, line: number, column }, line, source) {
      if (
        !syntax ||
        !/^Unexpected|^expecting/.test(message) ||
        /^\s*(?:while|until)\b/.test(line.slice((column ?? 1) - 1))
      )
        return null;
      const before = [...source.split('\n').slice(0, (number ?? 1) - 1), line.slice(0, (column ?? 1) - 1)]
        .join('\n')
        .trimEnd();
      const open = before.endsWith('}') ? openAtEnd(before.slice(0, -1)) : null;
      return open?.bracket === '{' && /(?<![\w$.])do\s*$/.test(open.before)
        ? texts(
            both('Etter do { … } mangler det while.', 'After do { … } there is no while.'),
            both(
              'do gjentar blokken så lenge vilkåret etter while er sant.',
              'do repeats the block as long as the condition after while is true.',
            ),
            both('Skriv while (x < 3); etter }.', 'Write while (x < 3); after the }.'),
          )
        : null;
    },
  },
  {
    // `case 1: {` and no } before the next case
    id: 'bracket-not-closed',
    find({ syntax, message, line: number }, line, source) {
      if (!syntax || !/'(?:case|default)'$/.test(message) || !/^\s*(?:case\b|default\b)/.test(line)) return null;
      const open = openAbove(source, number);
      const head = plainOf(source.split('\n')[(open?.line ?? 1) - 1] ?? '');
      if (open?.bracket !== '{' || /\bswitch\b/.test(head) || !/\bswitch\b/.test(source)) return null;
      return /^\s*(?:case\b.*|default\s*):\s*\{$|^\s*\}?\s*(?:else\b.*|(?:if|for|while)\s*\(.*\)\s*)\{$/.test(head)
        ? texts(
            both(`En { på linje ${open.line} er ikke lukket her.`, `A { on line ${open.line} is not closed here.`),
            both('Blokken må slutte før den neste case begynner.', 'The block must end before the next case begins.'),
            both('Sett inn } på linjen over.', 'Add } on the line above.'),
          )
        : null;
    },
  },
];
