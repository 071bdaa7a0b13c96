import { openAtEnd } from './brackets.ts';
import { both, escaped, type Mistake, signAt, type Texts, texts } from './mistake.ts';

const NAME = '[\\p{L}_$][\\p{L}\\p{N}_$]*';
const TEXT = '(?:"[^"]*"|\'[^\']*\'|`[^`]*`)';
/** What a value in the middle of a calculation is followed by. */
const GOES_ON = `\\s*(?:[-+*/%);,\\].]|$|${TEXT})`;
const FOLLOW = both(
  'To verdier eller to setninger står rett etter hverandre.',
  'Two values or two statements follow each other directly.',
);

/** Two values with nothing between them: what belongs there depends on what they are and on what they are in. */
export const BETWEEN: Mistake = {
  id: 'missing-comma-or-semicolon',
  find({ syntax, message, line: number, column }, line, source) {
    if (
      !syntax ||
      // Before a sign it is that sign which does not belong there.
      !(
        /^Unexpected (?:string|number|identifier '.*')$/.test(message) ||
        (/^expecting '[;,]'$/.test(message) && !signAt(line, column))
      )
    )
      return null;
    const before = line.slice(0, (column ?? 1) - 1);
    const after = line.slice((column ?? 1) - 1);
    const above = source.split('\n').slice(0, (number ?? 1) - 1);
    const open = column === null ? null : openAtEnd([...above, before].join('\n'));
    const sure =
      open?.bracket === '['
        ? itemsOfList(open.before, [...above, before].join('\n'), after)
        : joined(before, after, open, source);
    // `{ kl: "10:00" ledig: false }`
    if (
      open?.bracket === '{' &&
      /[{,]\s*[\p{L}_$][\p{L}\p{N}_$]*\s*:\s*[^{},]+$/u.test(before) &&
      /^[\p{L}_$][\p{L}\p{N}_$]*\s*:/u.test(after)
    )
      return texts(
        both(
          'Det mangler et komma mellom to deler av objektet.',
          'A comma is missing between two parts of the object.',
        ),
        both('I et objekt står navn: verdi, med komma imellom.', 'An object has name: value, with commas between.'),
        both('Sett komma imellom.', 'Put a comma between them.'),
      );
    const isInside = open !== null && open.bracket !== '{';
    return (
      sure ??
      numbersMade(before, after, source, open) ??
      texts(
        both('Her mangler det noe mellom to deler.', 'Something is missing between two parts here.'),
        FOLLOW,
        isInside
          ? both('Mangler det et komma, eller et tegn som + eller *?', 'Is a comma missing, or a sign such as + or *?')
          : both(
              'Mangler det et komma, et tegn som + eller *, eller et linjeskift?',
              'Is a comma missing, a sign such as + or *, or a new line?',
            ),
      )
    );
  },
};

/** `["a" "b"]`: two texts or two numbers as items. */
function itemsOfList(beforeList: string, before: string, after: string): Texts | null {
  const isList = /(?:[=(,:[?]|\breturn)\s*$/.test(beforeList);
  const areTexts = /["'`]\s*$/.test(before) && /^["'`]/.test(after);
  const areNumbers = /(?<![\p{L}_$])\d\s*$/u.test(before) && /^\d/.test(after);
  if (!isList || (!areTexts && !areNumbers)) return null;
  return texts(
    both('Det mangler et komma mellom to elementer.', 'A comma is missing between two items.'),
    both('Elementene i en liste skilles med komma.', 'The items of an array are separated by commas.'),
    /\n\s*$/.test(before)
      ? both('Sett komma på slutten av linjen over.', 'Put a comma at the end of the line above.')
      : both('Sett komma imellom.', 'Put a comma between them.'),
  );
}

type Open = { bracket: string; before: string } | null;

/** `"Hei " navn` and `navn " er her"`, as a value or in the parentheses of console.log. */
function joined(before: string, after: string, open: Open, source: string): Texts | null {
  const isShown = open?.bracket === '(' && /\bconsole\.\w+$/.test(open.before);
  if (open?.bracket === '(' && !isShown) return null;
  const start = isShown ? '\\(' : '(?:=|\\breturn)';
  const isAfterText =
    new RegExp(`(?:${start}|\\+)\\s*${TEXT}\\s*$`, 'u').test(before) &&
    // What is called on a line of its own is a statement.
    new RegExp(`^${NAME}(?:\\.${NAME})*(?:${GOES_ON}${isShown ? '|\\(' : ''})`, 'u').test(after) &&
    !STATEMENT.test(after);
  const name = before.match(new RegExp(`(?:${start}|\\+)\\s*(${NAME})\\s*$`, 'u'))?.[1];
  // `console.log("Snitt: " + f.toFixed(1) " grader")`
  // After + only a value comes.
  const isJoined = new RegExp(`\\+\\s*${NAME}\\s*$`, 'u').test(before);
  const isValue =
    isJoined || (name !== undefined && isValueMade(name, source)) || (isShown && /[)\]]\s*$/.test(before));
  const isBeforeText = isValue && new RegExp(`^${TEXT}`).test(after);
  if (!isAfterText && !isBeforeText) return null;
  return texts(
    isAfterText
      ? both('Det mangler et tegn etter en tekst.', 'A sign is missing after a string.')
      : both('Det mangler et tegn foran en tekst.', 'A sign is missing before a string.'),
    both('En tekst og en verdi settes sammen med +.', 'A string and a value are joined with +.'),
    isShown
      ? both('Skriv + eller komma imellom.', 'Write + or a comma between them.')
      : both('Skriv + imellom.', 'Write + between them.'),
  );
}

const STATEMENT =
  /^(?:let|const|var|if|else|for|while|return|function|class|console|and|or|og|eller|is|er|in|of|not)\b/;

/** A variable of the program that is no function. */
function isValueMade(name: string, source: string): boolean {
  const made = new RegExp(
    `\\b(?:let|const|var)\\s+${escaped(name)}(?![\\p{L}\\p{N}_$])(?!\\s*=\\s*(?:async\\b|function\\b|[^=;\\n]*=>))`,
    'u',
  );
  return made.test(source);
}

function isParameter(name: string, source: string): boolean {
  return new RegExp(`\\([^()]*(?<![\\w$.])${escaped(name)}(?![\\w$])[^()]*\\)\\s*(?:\\{|=>)`).test(source);
}

/** `antall pris`, where the program makes both. */
function numbersMade(before: string, after: string, source: string, open: Open): Texts | null {
  const first = before.match(new RegExp(`(?:=|[-+*/%]|\\(|\\breturn)\\s*(${NAME})\\s+$`, 'u'))?.[1];
  const second = after.match(new RegExp(`^(${NAME})${GOES_ON}`, 'u'))?.[1];
  // `return 3.14 r * r`
  const number = before.match(/(?:=|[-+*/%]|\breturn)\s*(\d+(?:\.\d+)?)\s+$/)?.[1];
  if (number && second && (isValueMade(second, source) || isParameter(second, source)) && open?.bracket !== '(')
    return texts(
      both(`Det mangler et tegn mellom ${number} og ${second}.`, `A sign is missing between ${number} and ${second}.`),
      both('To verdier står rett etter hverandre.', 'Two values follow each other directly.'),
      both(
        'Skriv tegnet som mangler, for eksempel * for å gange.',
        'Write the sign that is missing, such as * to multiply.',
      ),
    );
  if (!first || !second || !isValueMade(first, source) || !isValueMade(second, source)) return null;
  const isInside = open?.bracket === '(';
  const isCondition = isInside && /\b(?:if|while)\s*$/.test(open.before);
  return texts(
    both(`Det mangler et tegn mellom ${first} og ${second}.`, `A sign is missing between ${first} and ${second}.`),
    both('To verdier står rett etter hverandre.', 'Two values follow each other directly.'),
    isCondition
      ? both(
          'Skriv tegnet som mangler, for eksempel >, === eller &&.',
          'Write the sign that is missing, such as >, === or &&.',
        )
      : isInside
        ? both(
            'Skriv tegnet som mangler, for eksempel * for å gange, + eller et komma.',
            'Write the sign that is missing, such as * to multiply, + or a comma.',
          )
        : both(
            'Skriv tegnet som mangler, for eksempel * for å gange eller + for å legge sammen.',
            'Write the sign that is missing, such as * to multiply or + to add.',
          ),
  );
}
