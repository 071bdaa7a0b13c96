import { both, hasWord, type Mistake, type Problem, texts } from './mistake.ts';

const GIVES_NOTHING = 'append extend insert remove sort reverse clear update add shuffle print'.split(' ');

/** Values that are None where something was expected. */
export const NOTHING: readonly Mistake[] = [
  {
    id: 'none-from-print-or-list-method',
    find(problem) {
      if (!isAboutNone(problem)) return null;
      const assignment = new RegExp(
        `^\\s*([\\p{L}_][\\p{L}\\p{N}_]*)\\s*=\\s*.*?(?:\\.|\\b)(${GIVES_NOTHING.join('|')})\\(`,
        'gmu',
      );
      const found = [...problem.source.matchAll(assignment)].find(([, name]) => name && hasWord(problem.text, name));
      const inLine = problem.text.match(
        new RegExp(`\\b(${GIVES_NOTHING.join('|')})\\([^()]*\\)\\s*(?:\\[|[-+*/.]|\\))`),
      );
      const method = found?.[2] ?? inLine?.[1];
      if (!method) return null;
      const name = found?.[1];
      return method === 'print'
        ? texts(
            both(
              'Du prøver å bruke svaret fra print, men print gir ikke noe svar.',
              'You try to use the answer of print, but print gives none.',
            ),
            both(
              'print viser noe på skjermen og gir tilbake None, som betyr ingenting.',
              'print shows something on the screen and gives back None, which means nothing.',
            ),
            both(
              'Lag verdien først, og bruk print på en egen linje.',
              'Make the value first, and use print on a line of its own.',
            ),
          )
        : texts(
            both(
              name ? `${name} er None, fordi ${method} ikke gir noe tilbake.` : `${method} gir ikke noe tilbake.`,
              name ? `${name} is None, because ${method} gives nothing back.` : `${method} gives nothing back.`,
            ),
            both(`${method} endrer listen der den er.`, `${method} changes the list where it is.`),
            both(
              `Skriv ${method} på en egen linje, uten noe = foran.`,
              `Write ${method} on a line of its own, without = before it.`,
            ),
          );
    },
  },
  {
    id: 'missing-return',
    find(problem) {
      if (!isAboutNone(problem)) return null;
      const name = functionsWithoutReturn(problem.source).find((one) => usesResult(problem, one));
      return name
        ? texts(
            both(`Funksjonen ${name} gir ikke noe svar tilbake.`, `The function ${name} gives no answer back.`),
            both(
              'En funksjon uten return gir None, som betyr ingenting. Å skrive ut er ikke det samme som å gi tilbake.',
              'A function without return gives None, which means nothing. To print is not the same as to give back.',
            ),
            both(`Skriv return foran svaret inni ${name}.`, `Write return before the answer inside ${name}.`),
          )
        : null;
    },
  },
  {
    id: 'none',
    find: (problem) =>
      isAboutNone(problem)
        ? texts(
            both(
              'En verdi på denne linjen er None, som betyr ingenting.',
              'A value on this line is None, which means nothing.',
            ),
            both(
              'Den kommer ofte fra en funksjon som ikke gir noe tilbake.',
              'It often comes from a function that gives nothing back.',
            ),
            both(
              'Skriv ut verdiene med print på linjen før, så ser du hvilken som er None.',
              'Print the values on the line before, and you see which one is None.',
            ),
          )
        : null,
  },
];

function isAboutNone({ type, message }: Problem): boolean {
  return (type === 'TypeError' || type === 'AttributeError') && message.includes('NoneType');
}

function functionsWithoutReturn(source: string): string[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const [, indent = '', name] = line.match(/^(\s*)def\s+([\p{L}_][\p{L}\p{N}_]*)/u) ?? [];
    if (!name) return [];
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((text) => text.trim() !== '' && (text.match(/^\s*/)?.[0].length ?? 0) <= indent.length);
    const body = end < 0 ? rest : rest.slice(0, end);
    return body.some((text) => /\breturn\s+\S/.test(text)) ? [] : [name];
  });
}

/** The function is called on the line, or the line uses a variable that holds its result. */
function usesResult({ text, source }: Problem, name: string): boolean {
  if (hasWord(text, name)) return true;
  const held = [...source.matchAll(new RegExp(`^\\s*([\\p{L}_][\\p{L}\\p{N}_]*)\\s*=\\s*${name}\\(`, 'gmu'))];
  return held.some(([, variable]) => variable !== undefined && hasWord(text, variable));
}
