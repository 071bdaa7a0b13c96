import { callIn, isText } from './expressions.ts';
import { both, CODE_NAME, type Mistake, plainOf, texts } from './mistake.ts';
import { namesIn } from './names.ts';

/** Commas that are missing between two values, and commas in decimal numbers. */
export const COMMAS: readonly Mistake[] = [
  {
    id: 'comma-missing-at-end-of-line',
    find({ type, syntax, says, source, line, plain, before, rest }) {
      if (line === null) return null;
      const lines = source.split('\n').map((one) => plainOf(one));
      // A value and then brackets on the next line is read as a call, or as a place in the value.
      const isValue =
        (type === 'TypeError' || type === 'IndexError') &&
        /^["'([{]/.test(rest) &&
        /["')\]}]$/.test(plain) &&
        /^\s*[([]/.test(lines[line] ?? '');
      const isKey =
        syntax &&
        says(/^invalid syntax$/) &&
        rest.startsWith(':') &&
        new RegExp(`^\\s*(?:(["']).*\\1|${CODE_NAME}|\\d+)\\s*$`, 'u').test(before) &&
        /:\s*[^\s,:]*["'\p{L}\p{N}_)\]}]$/u.test(lines[line - 2] ?? '');
      if (!isValue && !isKey) return null;
      const end = isValue ? line : line - 1;
      return texts(
        both(`Det mangler et komma på slutten av linje ${end}.`, `A comma is missing at the end of line ${end}.`),
        both(
          'Uten komma leser Python de to linjene som én verdi.',
          'Without a comma Python reads the two lines as one value.',
        ),
        both(`Sett komma sist på linje ${end}.`, `Put a comma at the end of line ${end}.`),
      );
    },
  },
  {
    id: 'comma-missing-before-parenthesis',
    find: ({ type, says, failed }) =>
      type === 'TypeError' && says(/'str' object is not callable/) && /^f?(["'])(?:\\.|(?!\1).)*\1\s*\(/.test(failed)
        ? texts(
            both(
              'Det mangler et komma mellom teksten og parentesen.',
              'A comma is missing between the text and the parenthesis.',
            ),
            both(
              'Uten komma tror Python at du vil kjøre teksten som en funksjon.',
              'Without a comma Python thinks that you want to run the text as a function.',
            ),
            both('Sett komma etter teksten.', 'Put a comma after the text.'),
          )
        : null,
  },
  {
    id: 'dot-for-comma',
    find({ type, says, failed, rest, source }) {
      const name = type === 'AttributeError' && says(/^'str' object has no attribute '(.+)'/)?.[1];
      const text = name && failed.match(/^(.*?)\s*\.\s*[^.]*$/)?.[1];
      const isCall = rest.slice(failed.length).trimStart().startsWith('(');
      return name && text && isText(text) && !isCall && namesIn(source, '').includes(name)
        ? texts(
            both(`Det er et punktum mellom teksten og ${name}.`, `There is a dot between the text and ${name}.`),
            both(
              `Med punktum leter Python etter noe i teksten som heter ${name}.`,
              `With a dot Python looks for something in the text that is called ${name}.`,
            ),
            both(`Skriv komma i stedet: ${text}, ${name}.`, `Write a comma instead: ${text}, ${name}.`),
          )
        : null;
    },
  },
  {
    id: 'decimal-comma-in-call',
    find({ type, says, failed }) {
      const found =
        type === 'TypeError' &&
        (says(/takes (?:from \d+ to )?(\d+) positional arguments? but (\d+) were given/) ??
          says(/(?:takes|expected) (?:at most|exactly) (\d+|one) arguments?\D+(\d+)/));
      const call = found ? callIn(failed) : null;
      const number = failed.match(/(?<![\d.,])\d+,\d+(?![\d.])/)?.[0];
      if (!found || !call || !number) return null;
      const isOneTooMany = Number(found[2]) === (found[1] === 'one' ? 1 : Number(found[1])) + 1;
      // Without a space after it, a comma between two values looks the same.
      const isSure = /^(?:round|abs|sqrt|floor|ceil|float|int)$/.test(call.name) || /,\s/.test(failed);
      return isOneTooMany && isSure
        ? texts(
            both(`Tallet ${number} er skrevet med komma.`, `The number ${number} is written with a comma.`),
            both(
              'Python bruker punktum i desimaltall. Med komma blir det to verdier.',
              'Python uses a point in decimal numbers. With a comma it becomes two values.',
            ),
            both(`Skriv ${number.replace(',', '.')}.`, `Write ${number.replace(',', '.')}.`),
          )
        : null;
    },
  },
];
