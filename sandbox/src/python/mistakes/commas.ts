import { CLOSERS, callIn, isText, openIn, placeIn } from './expressions.ts';
import { both, CODE_NAME, hasWord, type Mistake, plainOf, texts } from './mistake.ts';
import { namesIn } from './names.ts';
import { escaped } from './program.ts';

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
        /^\s*[([]/.test(lines[line] ?? '') &&
        openIn(lines.slice(0, line).join('\n')) !== null;
      const isKey =
        syntax &&
        says(/^invalid syntax$/) &&
        rest.startsWith(':') &&
        new RegExp(`^\\s*(?:(["']).*\\1|${CODE_NAME}|\\d+)\\s*$`, 'u').test(before) &&
        /:\s*[^\s,:]*["'\p{L}\p{N}_)\]}]$/u.test(lines[line - 2] ?? '');
      const isLast =
        syntax &&
        says(/Perhaps you forgot a comma/) &&
        /^(?:""|''|[\p{L}\p{N}_.]+|\{[^{}]*\}|\[[^[\]]*\]|\([^()]*\))$/u.test(plainOf(rest).trim()) &&
        /^\s*["'\p{L}\p{N}{[(]/u.test(lines[line] ?? '') &&
        /[[{]/.test(openIn(lines.slice(0, line).join('\n')) ?? '');
      if (!isValue && !isKey && !isLast) return null;
      const end = isKey ? line - 1 : line;
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
    id: 'comma-after-self',
    find({ type, syntax, says, plain }) {
      const isPair =
        (type === 'TypeError' && says(/^cannot unpack/)) ||
        (type === 'ValueError' && says(/values to unpack/)) ||
        (syntax && says(/^'tuple' is an illegal expression/));
      const own = isPair && plain.match(new RegExp(`^\\s*self\\s*,\\s*(${CODE_NAME})`, 'u'))?.[1];
      return own
        ? texts(
            both(`Det er komma mellom self og ${own}.`, `There is a comma between self and ${own}.`),
            both('En verdi i objektet skrives med punktum.', 'A value of the object is written with a dot.'),
            both(`Skriv self.${own}.`, `Write self.${own}.`),
          )
        : null;
    },
  },
  {
    // `pris = 5,` is a tuple, and nobody sees the comma.
    id: 'comma-at-end-of-value',
    find({ type, says, text, failed, source, line }) {
      const isAboutTuple =
        ((type === 'TypeError' || type === 'AttributeError') && says(/\btuple\b|multiply sequence/)) ||
        (type === 'IndexError' && says(/^tuple index/));
      if (!isAboutTuple || line === null) return null;
      const lines = source.split('\n').map((one) => plainOf(one));
      const made = lines.findLastIndex((one, index) => {
        const name = one.match(new RegExp(`^\\s*((?:self\\.)?${CODE_NAME})\\s*=(?!=).*[^\\s,],$`, 'u'))?.[1];
        const isInside = openIn(lines.slice(0, index).join('\n')) !== null;
        return name && !isInside && openIn(one) === null && index !== line - 1 && hasWord(failed || text, name);
      });
      const name = lines[made]?.match(/^\s*([^\s=]+)/)?.[1];
      return name
        ? texts(
            both(`Linje ${made + 1} slutter med et komma.`, `Line ${made + 1} ends with a comma.`),
            both(`Kommaet gjør verdien av ${name} til et tuppel.`, `The comma makes the value of ${name} a tuple.`),
            both(
              `Ta bort kommaet på slutten av linje ${made + 1}.`,
              `Remove the comma at the end of line ${made + 1}.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'comma-missing-in-dictionary',
    find({ syntax, says, before, rest }) {
      const isKey = syntax && says(/^invalid syntax$/) && rest.startsWith(':') && openIn(before) === '{';
      const found = isKey && before.match(/:[^,:]*[\p{L}\p{N}_"')\]}]\s+("[^"]*"|'[^']*'|[\p{L}\p{N}_]+)\s*$/u)?.[1];
      return found
        ? texts(
            both(`Det mangler et komma foran ${found}.`, `A comma is missing before ${found}.`),
            both('I en ordbok skilles parene med komma.', 'In a dictionary the pairs are separated by commas.'),
            both(`Sett komma foran ${found}.`, `Put a comma before ${found}.`),
          )
        : null;
    },
  },
  {
    id: 'semicolon-between-values',
    find({ syntax, says, plain, before, rest }) {
      const isBetween = /^;\s*\S/.test(rest) && !/^\s*(?:for|while)\s*\(/.test(plain);
      const open = syntax && says(/^invalid syntax$/) && isBetween ? openIn(before) : null;
      return open
        ? texts(
            both(
              `Det er et semikolon inni ${open} ${CLOSERS[open]}.`,
              `There is a semicolon inside ${open} ${CLOSERS[open]}.`,
            ),
            both('Verdier skilles med komma.', 'Values are separated by commas.'),
            both('Skriv komma i stedet, eller ta bort semikolonet.', 'Write a comma instead, or remove the semicolon.'),
          )
        : null;
    },
  },
  {
    id: 'comma-missing-between-lists',
    find({ type, says, failed }) {
      const isList = /^\[[^[\]]*\]\s*\[/.test(failed);
      const isTuple = /^\([^()]*,[^()]*\)\s*\(/.test(failed);
      const fits =
        type === 'TypeError' &&
        ((isList && says(/^list indices must be .*not tuple/)) || (isTuple && says(/^'tuple' object is not callable/)));
      return fits
        ? texts(
            isList
              ? both('Det mangler et komma mellom to lister.', 'A comma is missing between two lists.')
              : both('Det mangler et komma mellom to parenteser.', 'A comma is missing between two parentheses.'),
            isList
              ? both(
                  'Uten komma tror Python at den andre er en plass i den første.',
                  'Without a comma Python takes the second for a place in the first.',
                )
              : both(
                  'Uten komma tror Python at du vil kjøre den første som en funksjon.',
                  'Without a comma Python thinks that you want to run the first one as a function.',
                ),
            both('Sett komma mellom dem.', 'Put a comma between them.'),
          )
        : null;
    },
  },
  {
    id: 'comma-missing-between-texts',
    find({ type, says, failed, source }) {
      const list = type === 'IndexError' && says(/^list index out of range/) ? placeIn(failed)?.list : undefined;
      const made = list && source.match(new RegExp(`^\\s*${escaped(list)}\\s*=\\s*\\[([^\\]]*)\\]`, 'mu'))?.[1];
      const items = made ? [...made.matchAll(/(["'])(?:\\.|(?!\1).)*\1/g)] : [];
      const at = items.findIndex(({ 0: item, index }, number) => {
        const next = items[number + 1];
        return next !== undefined && made?.slice(index + item.length, next.index).trim() === '';
      });
      if (at < 0) return null;
      const [first, second] = [items[at]?.[0], items[at + 1]?.[0]];
      return texts(
        both('Listen har ikke så mange plasser.', 'The list does not have that many places.'),
        both(
          `Mellom ${first} og ${second} er det ikke noe komma, så de to tekstene blir til én.`,
          `There is no comma between ${first} and ${second}, so the two texts become one.`,
        ),
        both('Sett komma mellom dem.', 'Put a comma between them.'),
      );
    },
  },
  {
    id: 'comma-missing-before-parenthesis',
    find: ({ type, says, failed }) =>
      type === 'TypeError' && says(/'str' object is not callable/) && /^f?(["'])(?:\\.|(?!\1).)*\1\s*\(/.test(failed)
        ? texts(
            both(
              'Det mangler noe mellom teksten og parentesen.',
              'Something is missing between the text and the parenthesis.',
            ),
            both(
              'Når de er rett etter hverandre, tror Python at du vil kjøre teksten som en funksjon.',
              'When one directly follows the other, Python thinks that you want to run the text as a function.',
            ),
            both(
              'Sett et komma etter teksten, eller et regnetegn, som +, * eller %.',
              'Put a comma after the text, or an operator, such as +, * or %.',
            ),
          )
        : null,
  },
  {
    id: 'dot-for-comma',
    find({ type, says, failed, before, rest, source }) {
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
            openIn(before) === '('
              ? both(`Skriv komma i stedet: ${text}, ${name}.`, `Write a comma instead: ${text}, ${name}.`)
              : both(`Skriv + i stedet: ${text} + ${name}.`, `Write + instead: ${text} + ${name}.`),
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
      // The second value of int( ) is a base, and only for a text.
      const isBase = type === 'TypeError' && says(/^int\(\) can't convert non-string with explicit base/);
      const call = found || isBase ? callIn(failed) : null;
      const number = failed.match(/(?<![\d.,])\d+,\d+(?![\d.])/)?.[0];
      if (!call || !number) return null;
      const isOneTooMany = !found || Number(found[2]) === (found[1] === 'one' ? 1 : Number(found[1])) + 1;
      // Without a space after it, a comma between two values looks the same.
      const isSure = /^(?:round|abs|sqrt|floor|ceil|float|int)$/.test(call.name) || /,\s/.test(failed);
      return isOneTooMany && isSure
        ? texts(
            both(
              `${call.name} får én verdi for mye, for ${number} er to verdier.`,
              `${call.name} gets one value too many, because ${number} is two values.`,
            ),
            both('Python bruker punktum i desimaltall.', 'Python uses a point in decimal numbers.'),
            both(
              `Er ${number} ett tall, skriv ${number.replace(',', '.')}.`,
              `If ${number} is one number, write ${number.replace(',', '.')}.`,
            ),
          )
        : null;
    },
  },
];
