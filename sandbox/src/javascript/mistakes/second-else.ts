import { openAtEnd } from './brackets.ts';
import { both, type Mistake, texts } from './mistake.ts';

/** `if (a) { } else { } else { }` */
export const SECOND_ELSE: Mistake = {
  id: 'else-without-if',
  find({ syntax, message, line: number, column }, line, source) {
    if (!syntax || message !== "unexpected token in expression: 'else'") return null;
    const before = [...source.split('\n').slice(0, (number ?? 1) - 1), line.slice(0, (column ?? 1) - 1)].join('\n');
    const block = /\}\s*$/.test(before) ? openAtEnd(before.replace(/\}\s*$/, '')) : null;
    if (block?.bracket !== '{' || !/\belse\s*$/.test(block.before)) return null;
    const first = block.before.split('\n').length;
    return texts(
      both('Den samme if-en har to else.', 'The same if has two else.'),
      both(
        `Den første er på linje ${first}, og gjelder alle de andre tilfellene.`,
        `The first is on line ${first}, and is for all the other cases.`,
      ),
      both(
        `Skriv else if med et vilkår på linje ${first}, eller ta bort den ene.`,
        `Write else if with a condition on line ${first}, or remove one of them.`,
      ),
    );
  },
};
