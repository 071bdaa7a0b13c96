import { callIn, isNumber, isText, partsOf, placeIn } from './expressions.ts';
import {
  both,
  CODE_NAME,
  hasWord,
  type Mistake,
  type Operation,
  type Problem,
  plainOf,
  texts,
  typeName,
} from './mistake.ts';
import { functionUsedAsValue } from './names.ts';
import { blocksAround, escaped, isMadeAs, isMeantAsText } from './program.ts';

/** Functions of lessons that stop far inside when they get a text. */
const NEED_NUMBERS = new Set(
  'randint uniform randrange forward backward left right circle dot goto setx sety setheading pensize speed sleep'.split(
    ' ',
  ),
);

/** Texts where a number is needed, and texts and numbers that are added. */
export const TEXTS_AND_NUMBERS: readonly Mistake[] = [
  {
    id: 'number-in-quotes',
    find({ type, text }) {
      const name = type === 'TypeError' && text.match(/\b(\w+)\(\s*(?:[^()"']*,\s*)?["']-?\d+(?:\.\d+)?["']/)?.[1];
      return name && NEED_NUMBERS.has(name)
        ? texts(
            both(`${name} trenger et tall, men fikk en tekst.`, `${name} needs a number but got a text.`),
            both(
              'Med anførselstegn rundt er også sifre en tekst.',
              'With quotation marks around them, digits are a text too.',
            ),
            both('Ta bort anførselstegnene.', 'Remove the quotation marks.'),
          )
        : null;
    },
  },
  {
    id: 'input-is-text',
    find(problem) {
      const name = problem.type === 'TypeError' && typedNumber(problem);
      if (!name) return null;
      // What is wrong may be what is done with it, such as a length that is missing, where the name is meant as a text.
      if (isMeantAsText(problem.source, name) || problem.operation?.sign === '&') return null;
      if (name === 'input') {
        return texts(
          both('Svaret fra input er en tekst, ikke et tall.', 'The answer of input is a text, not a number.'),
          both(
            'input gir alltid en tekst, også når du skriver et tall.',
            'input always gives a text, even when you type a number.',
          ),
          both(
            'Skriv int(input( … )), eller float(input( … )) for desimaltall.',
            'Write int(input( … )), or float(input( … )) for decimal numbers.',
          ),
        );
      }
      return texts(
        both(`${name} er en tekst, ikke et tall.`, `${name} is a text, not a number.`),
        both(
          'input gir alltid en tekst, også når du skriver et tall.',
          'input always gives a text, even when you type a number.',
        ),
        // A place and a count are whole numbers.
        problem.says(/must be integers|interpreted as an integer/)
          ? both(
              `Gjør den om til et tall: ${name} = int(input( … )).`,
              `Turn it into a number: ${name} = int(input( … )).`,
            )
          : both(
              `Gjør den om til et tall: ${name} = int(input( … )). Bruk float for desimaltall.`,
              `Turn it into a number: ${name} = int(input( … )). Use float for decimal numbers.`,
            ),
      );
    },
  },
  {
    id: 'sum-of-something-else',
    find({ type, says, rest, failed, source }) {
      const lists =
        type === 'TypeError' && says(/^can only concatenate (?:list|tuple) \(not "int"\)/) ? callIn(failed) : null;
      if (lists?.callee === 'sum' && lists.given.length === 2) {
        const [first = '', second = ''] = lists.given;
        return texts(
          both('sum legger sammen tallene i én liste om gangen.', 'sum adds the numbers of one list at a time.'),
          both(
            'Det andre i parentesen er tallet som sum begynner med.',
            'The second in the parentheses is the number that sum begins with.',
          ),
          both(`Skriv sum(${first}) + sum(${second}).`, `Write sum(${first}) + sum(${second}).`),
        );
      }
      const found = type === 'TypeError' && /^sum\(/.test(rest) && says(/for \+: 'int' and '(\w+)'/);
      if (!found) return null;
      const given = typeName(found[1] ?? '');
      const [items = ''] = callIn(failed)?.given ?? [];
      if (items !== '' && isMadeAs(source, items, '\\{[^,}]*:'))
        return texts(
          both('sum kan bare legge sammen tall.', 'sum can only add numbers.'),
          both(
            `${items} er en ordbok, og sum går gjennom nøklene i den.`,
            `${items} is a dictionary, and sum goes through its keys.`,
          ),
          both(`Skriv sum(${items}.values()) for verdiene.`, `Write sum(${items}.values()) for the values.`),
        );
      return texts(
        both('sum kan bare legge sammen tall.', 'sum can only add numbers.'),
        both(`Blant verdiene er det ${given._no}.`, `Among the values there is ${given._eng}.`),
        found[1] === 'str' && (/^\[\s*["']\p{L}/u.test(items) || isMadeAs(source, items || '-', '\\[\\s*["\']\\p{L}'))
          ? both('Skal tekstene settes sammen, skriv "".join(liste).', 'To join the texts, write "".join(items).')
          : found[1] === 'str' && /["']-?\d+\.\d+["']/.test(source)
            ? both(
                'Gjør dem om til tall: sum(float(x) for x in liste).',
                'Turn them into numbers: sum(float(x) for x in items).',
              )
            : found[1] === 'str'
              ? both(
                  'Gjør dem om til tall: sum(int(x) for x in liste). Bruk float for desimaltall.',
                  'Turn them into numbers: sum(int(x) for x in items). Use float for decimal numbers.',
                )
              : found[1] === 'list' && isMadeAs(source, items || '-', '\\[\\s*\\[\\s*-?\\d')
                ? both(
                    `Legg sammen hver liste først: sum(sum(x) for x in ${items}).`,
                    `Add each list first: sum(sum(x) for x in ${items}).`,
                  )
                : both('Gi sum en liste med bare tall.', 'Give sum a list of numbers only.'),
      );
    },
  },
  {
    id: 'list-instead-of-item',
    find(problem) {
      const { type, says, operation, source, line } = problem;
      const isText = type === 'TypeError' && says(/can only concatenate str \(not "(?:list|tuple|dict|set)"\) to str/);
      const isList = type === 'TypeError' && says(/can only concatenate (?:list|tuple) \(not "str"\) to/);
      const items = (isText ? operation?.right : isList ? operation?.left : undefined) ?? '';
      if (!new RegExp(`^${CODE_NAME}$`, 'u').test(items)) return null;
      const loop = new RegExp(`^for\\s+(${CODE_NAME})\\s+in\\s+${escaped(items)}\\s*:`, 'u');
      const item = blocksAround(source.split('\n'), (line ?? 1) - 1)
        .map((one) => one.match(loop)?.[1])
        .find(Boolean);
      return item && item !== items
        ? texts(
            both(`Du prøver å legge sammen en tekst og alt i ${items}.`, `You try to add a text and all of ${items}.`),
            both(
              `Løkken gir deg ett element fra ${items} om gangen: ${item}.`,
              `The loop gives you one item of ${items} at a time: ${item}.`,
            ),
            both(
              `Skal det være ett element, skriv ${item} i stedet for ${items}. Skal det være alt, skriv str(${items}).`,
              `If it should be one item, write ${item} instead of ${items}. If it should be all of it, write str(${items}).`,
            ),
          )
        : null;
    },
  },
  {
    id: 'text-plus-number',
    find(problem) {
      const { type, says, operation, typed } = problem;
      if (type !== 'TypeError' || functionUsedAsValue(problem)) return null;
      const found =
        says(/can only concatenate str \(not "([\w.]+)"\) to str/) ??
        says(/unsupported operand type\(s\) for \+=?: '(int|float)' and 'str'/);
      if (!found || /function|method/.test(found[1] ?? '')) return null;
      const other = typeName(found[1] ?? '');
      const side = (says(/can only concatenate/) ? operation?.left : operation?.right) ?? '';
      const isLetter = new RegExp(`^${CODE_NAME}(?:\\[[^\\]]*\\])?$`, 'u').test(side);
      const isInChr =
        isLetter &&
        problem.before.endsWith('chr(') &&
        !/\bord\(/.test(problem.failed) &&
        !typed.includes(side) &&
        !isMadeAs(problem.source, side, '["\']-?\\d|input\\(');
      if (isInChr)
        return texts(
          both(`${side} er en tekst, og chr trenger et tall.`, `${side} is a text, and chr needs a number.`),
          both(
            'ord gir nummeret til et tegn, og chr gir tegnet igjen.',
            'ord gives the number of a character, and chr gives the character back.',
          ),
          both(
            `Er ${side} ett tegn, skriv ord(${side}) i stedet for ${side}.`,
            `If ${side} is one character, write ord(${side}) instead of ${side}.`,
          ),
        );
      const repeated = repeatedText(problem);
      if (repeated)
        return texts(
          both(`Du prøver å legge sammen en tekst og ${other._no}.`, `You try to add a text and ${other._eng}.`),
          both(
            `Python ganger før det legger sammen, så ${repeated.text} er allerede gjentatt når ${repeated.more} legges til.`,
            `Python multiplies before it adds, so ${repeated.text} is repeated already when ${repeated.more} is added.`,
          ),
          both(
            `Skal teksten gjentas ${repeated.times} + ${repeated.more} ganger, skriv ${repeated.text} * (${repeated.times} + ${repeated.more}). Skal tallet stå etter teksten, skriv str(${repeated.more}).`,
            `To repeat the text ${repeated.times} + ${repeated.more} times, write ${repeated.text} * (${repeated.times} + ${repeated.more}). To have the number after the text, write str(${repeated.more}).`,
          ),
        );
      const moved = letterMoved(problem);
      if (moved)
        return texts(
          both(`${moved.letter} er en tekst med ett tegn.`, `${moved.letter} is a text of one character.`),
          both(
            'Et tall kan ikke legges til et tegn. ord gir nummeret til et tegn, og chr gir tegnet igjen.',
            'A number cannot be added to a character. ord gives its number, and chr gives the character back.',
          ),
          both(
            `Skal tegnet flyttes, skriv chr(ord(${moved.letter}) + ${moved.by}).`,
            `To move the character on, write chr(ord(${moved.letter}) + ${moved.by}).`,
          ),
        );
      // A text that is not written on the line may be a number that was read as a text.
      const isUnsure =
        side !== '' &&
        // What is between brackets is a key, or is given to a function.
        (!/["']/.test(side.replaceAll(/\[[^[\]]*\]|\([^()]*\)/g, '')) ||
          /^(["'])-?\d[\d.,]*\1$/.test(side) ||
          typed.some((name) => hasWord(plainOf(side), name)));
      return texts(
        both(`Du prøver å legge sammen en tekst og ${other._no}.`, `You try to add a text and ${other._eng}.`),
        both(
          'Med + kan Python sette sammen to tekster eller legge sammen to tall, men ikke blande dem.',
          'With + Python can join two texts or add two numbers, but not mix them.',
        ),
        !/^(?:int|float)$/.test(found[1] ?? '')
          ? both(
              'Gjør verdien om til tekst med str( ), eller skriv en f-tekst: f"Det er {x}".',
              'Turn the value into a text with str( ), or write an f-string: f"It is {x}".',
            )
          : isUnsure
            ? both(
                'Skal du regne, gjør teksten om med int( ), eller float( ) for desimaltall. Skal det bli en tekst, gjør tallet om med str( ).',
                'To calculate, turn the text into a number with int( ), or float( ) for decimals. To get a text, turn the number into one with str( ).',
              )
            : both(
                'Gjør tallet om til tekst med str( ), eller skriv en f-tekst: f"Du er {alder}".',
                'Turn the number into a text with str( ), or write an f-string: f"You are {age}".',
              ),
      );
    },
  },
];

/** `"*" * rows + 1`, where the sum is probably how often. */
function repeatedText({ operation }: Problem): { text: string; times: string; more: string } | null {
  const [, text, times] = operation?.left.match(/^(["'][^"']*["'])\s*\*\s*([\p{L}\p{N}_]+)$/u) ?? [];
  const more = operation?.sign === '+' ? operation.right : '';
  return text && times && /^[\p{L}\p{N}_]+$/u.test(more) ? { text, times, more } : null;
}

/** `letter + 3`, where a loop gives `letter` one character of a text after another. */
function letterMoved({ operation, source, before }: Problem): { letter: string; by: string } | null {
  const { left: letter = '', right: by = '' } = operation ?? {};
  if (!new RegExp(`^${CODE_NAME}$`, 'u').test(letter) || !/^\d+$/.test(by) || /["'][^"']*$|print\(/.test(before))
    return null;
  const gone = source.match(new RegExp(`^\\s*for ${letter} in (${CODE_NAME}):`, 'mu'))?.[1];
  return gone !== undefined && isMadeAs(source, gone, '["\'](?!["\'])\\D') ? { letter, by } : null;
}

/** Functions that count, and need whole numbers. */
const NEED_WHOLE_NUMBERS = new Set('range chr bin hex oct'.split(' '));

/** The name, or the input itself, that is a text where a number would be right: nothing else is wrong with the line. */
function typedNumber(problem: Problem): string | undefined {
  const { says, failed, operation, message, typed } = problem;
  const call = callIn(failed);
  const isNumberNeeded =
    (NEED_NUMBERS.has(call?.name ?? '') && /\bstr\b|can't multiply sequence/.test(message)) ||
    (NEED_WHOLE_NUMBERS.has(call?.name ?? '') && says(/'str' object cannot be interpreted as an integer/)) ||
    (/^(?:max|min)$/.test(call?.callee ?? '') && says(/instances of '(?:str|int|float)' and '(?:str|int|float)'/));
  if (isNumberNeeded) return call?.given.map((one) => typedIn(one, typed)).find(Boolean);
  if (call?.name === 'insert' && says(/'str' object cannot be interpreted as an integer/)) {
    const [place = '', value = ''] = call.given;
    return isText(value) || typed.includes(value) ? typedIn(place, typed) : undefined;
  }
  if (says(/bad operand type for unary [-+]: 'str'/))
    return /=[-+]/.test(problem.plain) ? undefined : typedIn(failed.slice(1), typed);
  if (says(/^(?:list|string|tuple) ind\w+ must be integers?.*, not '?str/))
    return typedIn(placeIn(failed)?.place ?? '', typed);
  if (!operation) {
    const compared = says(/not supported between instances of '(?:str|int|float)' and '(?:str|int|float)'/);
    return compared ? comparedTyped(partsOf(failed, /[<>]=?|[=!]=/), typed) : undefined;
  }
  const other = operation.sign === '+' && [operation.left, operation.right].find((side) => !typed.includes(side));
  // A text and a number that was typed and converted: that the text should be one too is not sure.
  if (other && isMadeAs(problem.source, other, '(?:int|float)\\(')) return undefined;
  const sides = textSides(problem, operation);
  const found = sides.map((side) => typedIn(side, typed));
  return found.includes(undefined) ? undefined : found[0];
}

/** The sides of an operator that are a text while the other one is, or should be, a number. */
function textSides({ says }: Problem, { left, sign, right }: Operation): string[] {
  if (says(/can only concatenate str \(not "(?:int|float)"\)/)) return [left];
  if (sign === '%' && says(/^not all arguments converted/)) return [left];
  const multiplied = says(/can't multiply sequence by non-int of type '(str|float)'/)?.[1];
  if (multiplied === 'float') return [isNumber(left) ? right : left];
  if (multiplied === 'str')
    return isText(left) || left.startsWith('[') ? [right] : isText(right) ? [left] : [left, right];
  const kinds =
    says(/unsupported operand type\(s\) for .+?: '(str|int|float)' and '(str|int|float)'/) ??
    says(/not supported between instances of '(str|int|float)' and '(str|int|float)'/);
  return kinds ? [left, right].filter((_, index) => kinds[index + 1] === 'str') : [];
}

function comparedTyped(parts: readonly string[], typed: readonly string[]): string | undefined {
  const found = parts.map((part) => typedIn(part, typed)).find(Boolean);
  return parts.length > 2 && parts.every((part) => typedIn(part, typed) || isNumber(part)) ? found : undefined;
}

/** The typed name that a side of an operator is made of; none when there is more than names like it and numbers. */
function typedIn(side: string, typed: readonly string[]): string | undefined {
  if (callIn(side)?.callee === 'input') return 'input';
  const words = side.split(/[-+*/%()\s]+/).filter(Boolean);
  return words.every((word) => typed.includes(word) || isNumber(word))
    ? words.find((word) => typed.includes(word))
    : undefined;
}
