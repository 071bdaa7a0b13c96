import { openIn } from './expressions.ts';
import { both, type Mistake, texts } from './mistake.ts';

/** `elev["navn]`: a key whose quotation mark at the end is missing. */
const KEY_NOT_CLOSED = /\[(["'])([\p{L}\p{N}_]+)\]/u;

export function hasKeyNotClosed(text: string): boolean {
  return KEY_NOT_CLOSED.test(text);
}

/** `{len(liste}`: the round bracket that is still open where the braces of an f-string end. */
export function isOpenInBraces(before: string): boolean {
  const inside = before.match(/\bf(["'])(?:(?!\1).)*\{((?:(?!\1)[^{}])*)$/u)?.[2];
  return inside !== undefined && openIn(inside) === '(';
}

/** What is between the braces of a text that shows values. */
export const F_STRINGS: readonly Mistake[] = [
  {
    id: 'brace-closed-with-parenthesis',
    find({ syntax, says, text }) {
      const found =
        syntax && says(/^f-string: unmatched '\)'/) && text.match(/\bf(["']).*?\{([\p{L}\p{N}_.]+)\)(?!\s*\})/u);
      return found
        ? texts(
            both(`Etter {${found[2]} står ) i stedet for }.`, `After {${found[2]} there is ) instead of }.`),
            both('Det som skal vises, er mellom { og }.', 'What should be shown is between { and }.'),
            both(`Skriv {${found[2]}}.`, `Write {${found[2]}}.`),
          )
        : null;
    },
  },
  {
    id: 'parenthesis-open-in-braces',
    find({ syntax, says, before }) {
      return syntax &&
        says(/^closing parenthesis '}' does not match opening parenthesis '\('/) &&
        isOpenInBraces(before)
        ? texts(
            both('Det mangler ) før } i f-teksten.', 'There is no ) before } in the f-string.'),
            both('Alt som åpnes med (, må lukkes med ).', 'Everything that is opened with ( must be closed with ).'),
            both('Sett inn ) før }.', 'Add ) before }.'),
          )
        : null;
    },
  },
  {
    id: 'quote-missing-in-key',
    find({ syntax, says, text }) {
      const found = syntax && says(/^closing parenthesis|^f-string|^unterminated/) && text.match(KEY_NOT_CLOSED);
      return found
        ? texts(
            both(`Det mangler ${found[1]} etter ${found[2]}.`, `There is no ${found[1]} after ${found[2]}.`),
            both(
              'En nøkkel som er en tekst, har anførselstegn på begge sider.',
              'A key that is a text has quotation marks on both sides.',
            ),
            both(`Skriv [${found[1]}${found[2]}${found[1]}].`, `Write [${found[1]}${found[2]}${found[1]}].`),
          )
        : null;
    },
  },
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
        type === 'ValueError' && says(/^Invalid format specifier '([-+<>^,.\d]*[a-z%]?)\s+(\p{L}{2}.*)' for object/u);
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
              'Koden for hvordan verdien skal vises, er ikke riktig skrevet.',
              'The code for how to show the value is not correct.',
            ),
            both(
              'Den står etter et kolon i krøllparentesen, og .2f betyr to desimaler.',
              'It comes after a colon in the curly brackets, and .2f means two decimals.',
            ),
            both(
              'Skriv for eksempel f"{x:.2f}", eller ta bort koden.',
              'Write for example f"{x:.2f}", or remove the code.',
            ),
          )
        : null;
    },
  },
];
