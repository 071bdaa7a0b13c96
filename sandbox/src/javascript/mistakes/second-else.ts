import { openAtEnd } from './brackets.ts';
import { both, type Mistake, plainOf, texts } from './mistake.ts';

/** `if (a) { } else { } else { }`, and an else with no if above it. */
export const SECOND_ELSE: Mistake = {
  id: 'else-without-if',
  find({ syntax, message, line: number, column }, line, source) {
    if (!syntax || message !== "unexpected token in expression: 'else'") return null;
    const before = [...source.split('\n').slice(0, (number ?? 1) - 1), line.slice(0, (column ?? 1) - 1)].join('\n');
    if (!/\bif\s*\(/.test(before.split('\n').map(plainOf).join('\n')) && !/[{}]/.test(before))
      return texts(
        both('En else står uten sin if.', 'An else is missing its if.'),
        both('Ingen if står over den.', 'No if is above it.'),
        /\belse\s+if\b/.test(line)
          ? both('Skriv bare if i stedet for else if.', 'Write only if instead of else if.')
          : both('Skriv if (…) { … } over den, eller ta bort else.', 'Write if (…) { … } above it, or remove else.'),
      );
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
