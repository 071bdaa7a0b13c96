import { openAtEnd } from './brackets.ts';
import { both, escaped, type Mistake, signAt, type Texts, texts } from './mistake.ts';
import { GLOBALS, LIST_METHODS, TEXT_METHODS } from './parts.ts';

const NAME = '[\\p{L}_$][\\p{L}\\p{N}_$]*';
const TEXT = '(?:"[^"]*"|\'[^\']*\'|`[^`]*`)';
/** What a value in the middle of a calculation is followed by. */
const GOES_ON = `\\s*(?:[-+*/%);,\\].]|$|${TEXT})`;
const FOLLOW = both(
  'To verdier eller to setninger står rett etter hverandre.',
  'Two values or two statements follow each other directly.',
);

const PARTS_OF_PAGE = /^(?:value|textContent|innerHTML|innerText|style|classList|addEventListener|length)$/;
const SIGN_OF_CONDITION = both(
  'Skriv tegnet som mangler, for eksempel >, === eller &&.',
  'Write the sign that is missing, such as >, === or &&.',
);

/** Two values with nothing between them: what belongs there depends on what they are and on what they are in. */
export const BETWEEN: Mistake = {
  id: 'missing-comma-or-semicolon',
  find({ syntax, message, line: number, column }, line, source) {
    if (
      !syntax ||
      // Before a sign it is that sign which does not belong there.
      !(
        /^Unexpected (?:string|number|identifier '.*'|token '(?:this|null|true|false|new)')$/.test(message) ||
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
    const isCondition = open?.bracket === '(' && /\b(?:if|while)\s*$/.test(open.before);
    return (
      dotMissing(before, after, source) ??
      arrowMissing(before) ??
      sure ??
      givenWithoutSign(before, after, message, source) ??
      numbersMade(before, after, source, open) ??
      texts(
        both('Her mangler det noe mellom to deler.', 'Something is missing between two parts here.'),
        FOLLOW,
        isCondition
          ? SIGN_OF_CONDITION
          : isInside
            ? both(
                'Mangler det et komma, eller et tegn som +, * eller <?',
                'Is a comma missing, or a sign such as +, * or <?',
              )
            : both(
                'Mangler det et komma, et tegn som =, + eller <, eller et linjeskift?',
                'Is a comma missing, a sign such as =, + or <, or a new line?',
              ),
      )
    );
  },
};

/** `JSON parse(tekst)` and `ord[i]length`: the second is a part of what is before it. */
function dotMissing(before: string, after: string, source: string): Texts | null {
  const part = after.match(new RegExp(`^(${NAME})(\\s*\\()?`, 'u'));
  const [, name = '', call] = part ?? [];
  const owner = before.match(new RegExp(`(?<![\\p{L}\\p{N}_$.])(${NAME})\\s+$`, 'u'))?.[1];
  const isMethod =
    call !== undefined &&
    (LIST_METHODS.includes(name) || TEXT_METHODS.includes(name) || /^(?:includes|indexOf|slice|then)$/.test(name));
  const isOfGlobal =
    owner !== undefined && GLOBALS.includes(owner) && Object.hasOwn(Object(Reflect.get(globalThis, owner)), name);
  // Every other place where the name is has a dot before it.
  const others = [
    ...source.matchAll(new RegExp(`(\\.?)(?<![\\p{L}\\p{N}_$])${escaped(name)}(?![\\p{L}\\p{N}_$])`, 'gu')),
  ];
  const isPart =
    name !== '' &&
    owner !== undefined &&
    isValueMade(owner, source) &&
    others.filter(([, dot]) => dot === '').length === 1 &&
    (others.length > 1 || PARTS_OF_PAGE.test(name));
  const isOfValue =
    isPart ||
    ((isMethod || name === 'length') &&
      (/[)\]]$/.test(before) || (owner !== undefined && !STATEMENT.test(owner) && call !== undefined)));
  return isOfGlobal || isOfValue
    ? texts(
        both(`Det mangler et punktum foran ${name}.`, `A dot is missing before ${name}.`),
        both(
          `${name} hører til det som står foran, og hentes med punktum.`,
          `${name} belongs to what is before it, and is reached with a dot.`,
        ),
        both(`Skriv .${name} rett etter det som står foran.`, `Write .${name} right after what is before it.`),
      )
    : null;
}

/** `liste.filter((x) x > 3)` */
function arrowMissing(before: string): Texts | null {
  const given = before.match(
    /\.(?:map|filter|forEach|find|findIndex|findLast|some|every|flatMap|reduce|sort|toSorted|then|catch)\(\s*\(([\p{L}\p{N}_$,\s]*)\)\s*$/u,
  )?.[1];
  return given === undefined
    ? null
    : texts(
        both('Det mangler en pil etter parametrene.', 'An arrow is missing after the parameters.'),
        both('En slik funksjon skrives med => foran svaret.', 'Such a function is written with => before its answer.'),
        both(`Skriv (${given}) => foran det som kommer.`, `Write (${given}) => before what comes next.`),
      );
}

/** `sum 20;` as a statement, where the program makes sum. */
function givenWithoutSign(before: string, after: string, message: string, source: string): Texts | null {
  const given = before.match(
    new RegExp(
      `(?:^|[;{}])\\s*(?:(?:if|while)\\s*\\(.*\\)\\s*)?((?:this\\.)?(${NAME})(?:\\.${NAME}|\\[[^\\]]*\\])*)\\s+$`,
      'u',
    ),
  );
  const [, shown = '', name = ''] = given ?? [];
  // A call after it is no value that is given.
  const isCall = new RegExp(`^${NAME}\\(`, 'u').test(after);
  const isOwn = given !== null && !isCall && (shown.startsWith('this.') || isValueMade(name, source));
  return isOwn && message === "expecting ';'" && !STATEMENT.test(after)
    ? texts(
        both(`Det mangler et tegn etter ${shown}.`, `A sign is missing after ${shown}.`),
        both(
          'En variabel får en ny verdi med et tegn som = eller +=.',
          'A variable gets a new value with a sign such as = or +=.',
        ),
        both('Skriv tegnet som mangler, for eksempel = eller +=.', 'Write the sign that is missing, such as = or +=.'),
      )
    : null;
}

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
      ? SIGN_OF_CONDITION
      : isInside
        ? both(
            'Skriv tegnet som mangler, for eksempel *, +, - eller et komma.',
            'Write the sign that is missing, such as *, +, - or a comma.',
          )
        : both(
            'Skriv tegnet som mangler, for eksempel *, +, - eller <.',
            'Write the sign that is missing, such as *, +, - or <.',
          ),
  );
}
