import { both, byLineAnd, byMessage, lineAbove, type Mistake, plainOf, texts } from './mistake.ts';

const NAME = '[\\p{L}_$][\\p{L}\\p{N}_$]*';

/** A declaration, an if or a = where a value should be, and an arrow without the { of its block. */
export const STATEMENT_IN_VALUE: readonly Mistake[] = [
  byMessage(
    'throw-alone',
    /^line terminator not allowed after throw$/,
    both('throw står alene på linjen.', 'throw is alone on its line.'),
    both('Det som kastes, må begynne på samme linje.', 'What is thrown must begin on the same line.'),
    both('Flytt det som skal kastes, opp, rett etter throw.', 'Move what should be thrown up, right after throw.'),
  ),
  {
    id: 'variable-after-return',
    find({ syntax }, line) {
      const [, word, value = ''] =
        line.match(new RegExp(`\\breturn\\s+(let|const|var)\\s+${NAME}\\s*=\\s*([^=>].*?)\\s*;?\\s*$`, 'u')) ?? [];
      return syntax && word && /\breturn\b/.test(plainOf(line))
        ? texts(
            both('Det lages en variabel etter return.', 'A variable is made after return.'),
            both('Etter return står selve svaret.', 'After return comes the answer itself.'),
            both(`Skriv return ${value}.`, `Write return ${value}.`),
          )
        : null;
    },
  },
  {
    id: 'variable-in-call',
    find({ syntax, message }, line) {
      const plain = plainOf(line);
      const [, called, word] =
        plain.match(new RegExp(`(${NAME})\\((?:[^()]*,)?\\s*(let|const|var)\\s+${NAME}\\s*=`, 'u')) ?? [];
      const isCall = called && !/^(?:for|if|while|switch|catch)$/.test(called) && !/\bfunction\b|\{$/.test(plain);
      return syntax && isCall && word && /^[Uu]nexpected|^expecting/.test(message)
        ? texts(
            both(`Det lages en variabel i kallet av ${called}.`, `A variable is made in the call of ${called}.`),
            both('I parentesen til et kall står bare verdier.', 'The parentheses of a call hold only values.'),
            both(
              `Skriv bare verdien, uten ${word}, navnet og =.`,
              `Write only the value, without ${word}, the name and =.`,
            ),
          )
        : null;
    },
  },
  byLineAnd(
    'equals-after-return',
    /^unexpected token in expression: '='$/,
    /\breturn\s*=(?![=>])/,
    both('Det står et likhetstegn etter return.', 'There is an equals sign after return.'),
    both('Svaret kommer rett etter return.', 'The answer comes right after return.'),
    both('Ta bort =.', 'Remove =.'),
  ),
  byLineAnd(
    'if-in-choice',
    /^unexpected token in expression: 'if'$/,
    /(?:\breturn|=)\s+if\s*\(.*\)\s*\?.*:/,
    both('Det står if foran et valg med ? og :.', 'There is if before a choice with ? and :.'),
    both('Et slikt valg begynner rett på vilkåret.', 'Such a choice begins with just the condition.'),
    both('Ta bort ordet if.', 'Remove the word if.'),
  ),
  {
    // `() =>` over several lines that end with }
    id: 'brace-expected',
    find({ syntax, message, line: number }, line, source) {
      if (!syntax || message !== "Unexpected token ';'" || !/;$/.test(plainOf(line))) return null;
      const above = lineAbove(source, number);
      const place = source.split('\n').lastIndexOf(above, (number ?? 1) - 2) + 1;
      const below = source
        .split('\n')
        .slice(number ?? 0)
        .map(plainOf);
      const end = below.find((one) => one.trim() !== '' && one.search(/\S/) <= above.search(/\S/));
      return /=>$/.test(plainOf(above)) && place > 0 && /^\s*\}\s*\)/.test(end ?? '')
        ? texts(
            both(`Det mangler en { på slutten av linje ${place}.`, `A { is missing at the end of line ${place}.`),
            both(
              'Flere setninger etter pilen => står mellom { og }.',
              'Several statements after the arrow => are between { and }.',
            ),
            both(`Skriv => { på slutten av linje ${place}.`, `Write => { at the end of line ${place}.`),
          )
        : null;
    },
  },
];
