import { both, type Mistake, texts } from './mistake.ts';

/** What is between the braces of a text that shows values. */
export const F_STRINGS: readonly Mistake[] = [
  {
    id: 'format-without-colon',
    find({ syntax, text }) {
      const found = syntax && text.match(/\bf(["']).*?\{([^{}:"']*?)\s*[;,]?\s*(\.\d+[fe%])\s*\}.*\1/);
      if (!found) return null;
      const [, , value = '', code = ''] = found;
      return texts(
        both(`Det mangler et kolon foran ${code}.`, `A colon is missing before ${code}.`),
        both(
          'Kolonet skiller verdien fra koden som sier hvordan den skal vises.',
          'The colon is between the value and the code that says how to show it.',
        ),
        both(`Skriv {${value}:${code}}.`, `Write {${value}:${code}}.`),
      );
    },
  },
  {
    id: 'unit-in-format',
    find({ type, says, failed }) {
      const found =
        type === 'ValueError' && says(/^Invalid format specifier '([-+<>^,.\d]*[a-z%]?)\s+(\p{L}.*)' for object/u);
      const value = found && failed.match(/^\{([^{}:]+):/)?.[1];
      if (!found || !value) return null;
      const [, code = '', unit = ''] = found;
      const right = `{${value}${code === '' ? '' : `:${code}`}} ${unit}`;
      return texts(
        both(`${unit} er inni krøllparentesen.`, `${unit} is inside the curly brackets.`),
        both(
          'Etter kolonet kan det bare være en kode som sier hvordan verdien skal vises.',
          'After the colon there can only be a code that says how to show the value.',
        ),
        both(`Flytt ${unit} ut: ${right}.`, `Move ${unit} out: ${right}.`),
      );
    },
  },
  {
    id: 'format-code-unknown',
    find({ type, says }) {
      const code =
        type === 'ValueError' &&
        (says(/^Invalid format specifier '(.*)' for object/)?.[1] ??
          (says(/^Format specifier missing precision/) ? '.' : undefined));
      return code
        ? texts(
            both(
              'Koden etter kolonet i krøllparentesen er ikke riktig skrevet.',
              'The code after the colon in the curly brackets is not correct.',
            ),
            both(
              'Koden sier hvordan verdien skal vises, og .2f betyr to desimaler.',
              'The code says how to show the value, and .2f means two decimals.',
            ),
            both('Skriv for eksempel {x:.2f}.', 'Write for example {x:.2f}.'),
          )
        : null;
    },
  },
];
