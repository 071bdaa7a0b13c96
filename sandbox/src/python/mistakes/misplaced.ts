import { both, CODE_NAME, KEYWORDS, type Mistake, texts } from './mistake.ts';
import { BUILTINS, namesIn } from './names.ts';

/** A space inside a name, and a statement inside a line. */
export const MISPLACED: readonly Mistake[] = [
  {
    // `tupla 4`, where the program has tupla4
    id: 'space-inside-name',
    find({ syntax, says, plain, source }) {
      if (!syntax || !says(/^invalid syntax/)) return null;
      const names = namesIn(source, '');
      const isKnown = (word: string) => names.includes(word) || BUILTINS.includes(word);
      for (const [pair, first = '', second = ''] of plain.matchAll(
        new RegExp(
          `(?<![\\p{L}\\p{N}_.])(?=(${CODE_NAME}) +([\\p{L}\\p{N}_]+)(?![\\p{L}\\p{N}_]))${CODE_NAME} +[\\p{L}\\p{N}_]+`,
          'gu',
        ),
      )) {
        const right = [first + second, `${first}_${second}`].find((one) => names.includes(one));
        const isTwo = isKnown(first) && isKnown(second);
        if (!right || KEYWORDS.includes(first) || KEYWORDS.includes(second) || isTwo) continue;
        return texts(
          both(`Det er et mellomrom i «${pair}».`, `There is a space in "${pair}".`),
          both('Et navn kan ikke ha mellomrom.', 'A name cannot have spaces.'),
          both(`Skriv ${right}.`, `Write ${right}.`),
        );
      }
      return null;
    },
  },
  {
    id: 'assignment-in-comprehension',
    find({ syntax, says, plain }) {
      const found =
        syntax &&
        says(/^invalid syntax/) &&
        plain.match(
          new RegExp(`(?<![\\p{L}\\p{N}_)\\]])\\[\\s*(${CODE_NAME})\\s*=(?!=)[^=,]+\\sfor\\s+\\1\\s+in\\s`, 'u'),
        );
      return found
        ? texts(
            both(
              `Det står ${found[1]} = foran det som skal være i listen.`,
              `There is ${found[1]} = before what should be in the list.`,
            ),
            both(
              'Foran for skrives bare verdien som hvert element skal få.',
              'Before for comes only the value that each item should get.',
            ),
            both(`Ta bort ${found[1]} =.`, `Remove ${found[1]} =.`),
          )
        : null;
    },
  },
  {
    id: 'import-inside-line',
    find({ syntax, says, before, rest }) {
      const inside =
        syntax &&
        says(/^invalid syntax/) &&
        /^import\b/.test(rest) &&
        /(?:[=(,+*/<>-]|\b(?:if|elif|while|return|and|or|not|in))\s*$/.test(before);
      if (!inside) return null;
      const module = rest.match(new RegExp(`^import[ .]\\s*(${CODE_NAME})`, 'u'))?.[1];
      return texts(
        both('import kan ikke brukes her.', 'import cannot be used here.'),
        both('import henter en modul, på en linje for seg selv.', 'import gets a module, on a line of its own.'),
        module
          ? both(
              `Skriv import ${module} øverst i programmet, og ${module} uten import her.`,
              `Write import ${module} at the top of the program, and ${module} without import here.`,
            )
          : both(
              'Skriv import og navnet på modulen øverst i programmet.',
              'Write import and the name of the module at the top of the program.',
            ),
      );
    },
  },
];
