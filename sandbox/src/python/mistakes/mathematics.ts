import { isNumber, openIn, partsOf, placeIn } from './expressions.ts';
import { both, CODE_NAME, hasWord, type Mistake, type Problem, type Texts, texts } from './mistake.ts';
import { BUILTINS, namesIn } from './names.ts';
import { blocksAround, codeBefore, isMadeAs, isMeantAsText, loopOver, placeOfDef } from './program.ts';

const VALUE = `(?:${CODE_NAME}(?:\\.${CODE_NAME})*(?:\\([^()]*\\))?|\\d+(?:\\.\\d+)?)`;
const TERM = `-?${VALUE}(?:\\s*[-+*/]{1,2}\\s*${VALUE})*`;
const BEFORE_COLON = new RegExp(`(?<![\\p{L}\\p{N}_.)\\]"'])(${VALUE})\\s*$`, 'u');
const AFTER_COLON = new RegExp(`^:\\s*(${VALUE})\\s*(?=$|[,)+*/-])`, 'u');
const WORDS_BETWEEN = 'to|til|until|through|til og med|tom|t\\.o\\.m\\.';
const RANGE = new RegExp(
  `\\b(range\\s*\\(|in\\s)\\s*(?:(?:fra|from)\\s+)?(${TERM})\\s+(${WORDS_BETWEEN})\\s+(${TERM})\\s*(?:(\\))|,\\s*(${TERM})\\s*\\)|:)`,
  'u',
);

/** What is written as in mathematics, or as people write it on paper. */
export const MATHEMATICS: readonly Mistake[] = [
  {
    id: 'colon-for-division',
    find(problem) {
      const { syntax, says, plain, before, rest, source } = problem;
      const [, left = ''] = before.match(BEFORE_COLON) ?? [];
      const [, right = ''] = rest.match(AFTER_COLON) ?? [];
      if (!syntax || !says(/^invalid syntax$/) || !left || !right || /\?|:.*:/.test(plain)) return null;
      if (/^\s*(?:if|elif|else|while|for|def|class|with|try|except|match|case|lambda)\b|\blambda\b/.test(plain))
        return null;
      // A text cannot be divided, and a word that is no variable may be the name of an argument or a part of a text.
      if (![left, right].every((one) => isQuantity(one, source))) return null;
      const code = codeBefore(problem);
      const open = openIn(code);
      const start = before.slice(0, before.length - (before.match(BEFORE_COLON)?.[0].length ?? 0));
      const callee = start.match(/([\p{L}_][\p{L}\p{N}_.]*)\s*\([^()]*$/u)?.[1];
      const isInCall = open === '(' && callee !== undefined && TAKES_NUMBERS.test(callee);
      const isGiven = open === null && new RegExp(`^\\s*(?:${CODE_NAME}\\s*[-+*/]?=|return\\b)`, 'u').test(before);
      if (!isInCall && !isGiven && !/[=(]\s*\([^()]*$/.test(start)) return null;
      const isTime = isNumber(left) && isNumber(right);
      return texts(
        both(`Det står et kolon mellom ${left} og ${right}.`, `There is a colon between ${left} and ${right}.`),
        both('Deletegnet i Python er /, og ikke kolon.', 'Python divides with /, and not with a colon.'),
        isTime
          ? both(
              `Skal du dele, skriv ${left} / ${right}. Er det en tekst, som et klokkeslett, sett anførselstegn rundt.`,
              `To divide, write ${left} / ${right}. If it is a text, such as a time, put quotation marks around it.`,
            )
          : isInCall
            ? both(
                `Skal du dele, skriv ${left} / ${right}. Er det to verdier, skriv komma: ${left}, ${right}.`,
                `To divide, write ${left} / ${right}. If they are two values, write a comma: ${left}, ${right}.`,
              )
            : both(`Skal du dele, skriv ${left} / ${right}.`, `To divide, write ${left} / ${right}.`),
      );
    },
  },
  {
    id: 'word-in-range',
    find({ syntax, says, plain }) {
      const found = syntax && says(/^invalid syntax/) ? plain.match(RANGE) : null;
      if (!found) return null;
      const [, head = '', first = '', word = '', last = '', , step] = found;
      const isRange = head.startsWith('range');
      if (!isRange && !/^\s*for\b/.test(plain)) return null;
      return texts(
        both(`Det står «${word}» mellom ${first} og ${last}.`, `There is "${word}" between ${first} and ${last}.`),
        isRange
          ? both('Tallene i range skilles med komma.', 'The numbers of range are separated by commas.')
          : both('Python teller med range( ).', 'Python counts with range( ).'),
        triesForRange(first, last, step),
      );
    },
  },
  {
    id: 'dash-between-limits',
    find(problem) {
      const { type, says, failed, plain } = problem;
      const numbers = '(\\d+(?:\\.\\d+)?)\\s*[-–]\\s*(\\d+(?:\\.\\d+)?)';
      const loop =
        type === 'TypeError' && says(/^'int' object is not iterable/)
          ? plain.match(new RegExp(`\\bin\\s+${numbers}\\s*(?:$|[:\\])])`, 'u'))
          : null;
      const question =
        type === 'TypeError' && says(/^argument of type '(?:int|float)' is not (?:iterable|a container)/)
          ? (failed.match(new RegExp(`^(.+?)\\s+(not\\s+)?in\\s+\\(?${numbers}\\)?$`, 'u')) ??
            failed.match(new RegExp(`^(.+?)\\s+(not\\s+)?in\\s+\\(?(${CODE_NAME})\\s*-\\s*(${CODE_NAME})\\)?$`, 'u')))
          : null;
      const [first = '', last = ''] = loop?.slice(1) ?? question?.slice(3) ?? [];
      if (first === '' || Number(first) >= Number(last)) return null;
      const what = both(
        `Python leser ${first}-${last} som et minusstykke.`,
        `Python reads ${first}-${last} as a subtraction.`,
      );
      const why = both('Svaret på det er bare ett tall.', 'The answer to that is just one number.');
      if (loop) return texts(what, why, countFrom(first, last));
      const [, value = '', not = ''] = question ?? [];
      const left = compared(problem, value);
      if (left === null) return null;
      const right = `${not ? 'not ' : ''}${first} <= ${left} <= ${last}`;
      return texts(
        what,
        why,
        both(
          `For tallene fra ${first} til ${last} skriver du ${right}.`,
          `For the numbers from ${first} to ${last}, write ${right}.`,
        ),
      );
    },
  },
  {
    id: 'function-as-in-mathematics',
    find({ syntax, says, plain, source, line }) {
      const found =
        syntax && says(/^cannot assign to function call/)
          ? plain.match(
              new RegExp(
                `^\\s*(${CODE_NAME})\\s*\\(\\s*(${CODE_NAME}(?:\\s*,\\s*${CODE_NAME})*)\\s*\\)\\s*=\\s*([^=\\s].*)$`,
                'u',
              ),
            )
          : null;
      const [, name = '', parameters = '', value = ''] = found ?? [];
      const given = parameters.split(/\s*,\s*/);
      // A line that uses nothing of what is in the parentheses may be meant to change a list or to compare.
      if (!found || !given.some((one) => hasWord(value, one)) || given.includes(value) || /=|\blambda\b/.test(value))
        return null;
      const isOther =
        BUILTINS.includes(name) ||
        // In a class it would need self too.
        blocksAround(source.split('\n'), (line ?? 1) - 1).some((one) => /^class\b/.test(one)) ||
        isMadeAs(source, name, '') ||
        placeOfDef(source.split('\n'), name) >= 0 ||
        new RegExp(`\\bimport\\b.*(?<![\\p{L}\\p{N}_])${name}(?![\\p{L}\\p{N}_])|\\bclass\\s+${name}\\b`, 'u').test(
          source,
        ) ||
        /\bimport\s+\*/.test(source);
      if (isOther) return null;
      const head = `def ${name}(${parameters}):`;
      const code = value.replaceAll('^', '**').replace(/\s*;$/, '');
      const hasText = /["']/.test(value);
      return texts(
        both(
          `${name}(${parameters}) er skrevet som i matematikk.`,
          `${name}(${parameters}) is written as in mathematics.`,
        ),
        value.includes('^')
          ? both(
              'I Python lages en funksjon med def, den gir svaret med return, og en potens skrives med **.',
              'In Python a function is made with def, it gives its answer with return, and a power is written with **.',
            )
          : both(
              'I Python lages en funksjon med def, og den gir svaret med return.',
              'In Python a function is made with def, and it gives its answer with return.',
            ),
        hasText
          ? both(
              `Skriv ${head} og på neste linje, med innrykk, return og så svaret.`,
              `Write ${head} and on the next line, indented, return and then the answer.`,
            )
          : both(
              `Skriv ${head} og på neste linje, med innrykk, return ${code}.`,
              `Write ${head} and on the next line, indented, return ${code}.`,
            ),
      );
    },
  },
  {
    id: 'two-places-in-brackets',
    find({ type, says, failed, source }) {
      const found =
        type === 'TypeError' && says(/^(?:list|tuple) indices must be integers or slices, not tuple/)
          ? placeIn(failed)
          : null;
      const places = found ? partsOf(found.place, /,/) : [];
      const [first = '', second = ''] = places;
      const isPlain = places.length === 2 && places.every((one) => new RegExp(`^${TERM}$`, 'u').test(one));
      if (!found || !isPlain || /[\s\]]$/.test(found.list)) return null;
      const { list } = found;
      const right = `${list}[${first}][${second}]`;
      const isTuple = says(/^tuple/) !== null;
      const [begins, other] = isTuple ? ['\\(\\s*\\(', '\\(\\s*[^\\s(]'] : ['\\[\\s*\\[', '\\[\\s*[^\\s[]'];
      const isNested = isMadeAs(source, list, begins) && !isMadeAs(source, list, other);
      if (isTuple && !isNested) return null;
      const isFlat = isMadeAs(source, list, '\\[\\s*(?:-?\\d|["\'])') && !isMadeAs(source, list, begins) && !isTuple;
      const isPart = !places.every(isNumber) || Number(first) < Number(second);
      return texts(
        both(`Det står et komma i hakeparentesen: ${failed}.`, `There is a comma in the square brackets: ${failed}.`),
        both(
          `Kommaet gjør ${first} og ${second} til én verdi, et tuppel, og en plass må være et heltall.`,
          `The comma makes ${first} and ${second} into one value, a tuple, and a place must be a whole number.`,
        ),
        isNested
          ? both(`Skriv ${right}.`, `Write ${right}.`)
          : isFlat
            ? both(
                `For en del av listen skriver du ${list}[${first}:${second}]. For to av elementene skriver du ${list}[${first}], ${list}[${second}].`,
                `For a part of the list, write ${list}[${first}:${second}]. For two of its items, write ${list}[${first}], ${list}[${second}].`,
              )
            : isPart
              ? both(
                  `Er elementene lister, skriv ${right}. For en del av listen skriver du ${list}[${first}:${second}].`,
                  `If the items are lists, write ${right}. For a part of the list, write ${list}[${first}:${second}].`,
                )
              : both(`Er elementene lister, skriv ${right}.`, `If the items are lists, write ${right}.`),
      );
    },
  },
];

/** Functions that show values or calculate with them, so that what is inside is no name of an argument. */
const TAKES_NUMBERS = /^(?:print|round|int|float|str|abs|sqrt|math\.sqrt|max|min)$/;

/** A number, or a name that may hold one: nothing in the program makes it a text or something else. */
function isQuantity(code: string, source: string): boolean {
  if (isNumber(code)) return true;
  const call = code.match(new RegExp(`^(${CODE_NAME}(?:\\.${CODE_NAME})*)\\(`, 'u'))?.[1];
  if (call !== undefined) return /^(?:sum|len|max|min|int|float|round|abs|pow|math\.\w+)$/.test(call);
  const [name = ''] = code.split('.');
  if (/^(?:end|sep|file|flush|key|default|reverse|ndigits)$/.test(code) || BUILTINS.includes(code)) return false;
  return (
    (namesIn(source, '').includes(name) || name === 'self') &&
    placeOfDef(source.split('\n'), code) < 0 &&
    !isMeantAsText(source, code) &&
    !new RegExp(`\\bfor\\s+${name}\\s+in\\s+(?!range\\b)`, 'u').test(source) &&
    !isMadeAs(source, code, 'f?["\']|\\[|\\{|input\\(|str\\(|True\\b|False\\b|None\\b')
  );
}

/** What is compared with two limits: a text that was typed must be a number first; null where it is no number at all. */
function compared(problem: Problem, value: string): string | null {
  const { typed, source } = problem;
  if (/[<>=]|\b(?:and|or|not|if|else|in|is)\b|^["'([{]/.test(value)) return null;
  if (typed.includes(value)) return `int(${value})`;
  // The parts of a text are texts.
  const loop = loopOver(problem, value);
  const isOfNumbers =
    loop === null || /^(?:range\(|\[\s*-?\d)/.test(loop) || isMadeAs(source, loop, '\\[\\s*-?\\d|range\\(');
  return isOfNumbers && !isMadeAs(source, value, 'f?["\']|\\[|\\{|str\\(') ? value : null;
}

function countFrom(first: string, last: string): Texts['tries'] {
  const right = `range(${first}, ${Number(last) + 1})`;
  return both(
    `Skriv ${right} for tallene fra ${first} til ${last}.`,
    `Write ${right} for the numbers from ${first} to ${last}.`,
  );
}

function triesForRange(first: string, last: string, step: string | undefined): Texts['tries'] {
  const isWhole = (code: string) => /^-?\d+$/.test(code);
  const isDown = isWhole(first) && isWhole(last) && Number(first) > Number(last);
  if (isDown && step === undefined) {
    const right = `range(${first}, ${Number(last) - 1}, -1)`;
    return both(
      `Skriv ${right} for å telle ned fra ${first} til ${last}.`,
      `Write ${right} to count down from ${first} to ${last}.`,
    );
  }
  const right = `range(${[first, last, ...(step === undefined ? [] : [step])].join(', ')})`;
  if (step === undefined && isWhole(first) && isWhole(last))
    return both(
      `Skriv ${right}. Det siste tallet er ikke med, så range(${first}, ${Number(last) + 1}) teller fra ${first} til ${last}.`,
      `Write ${right}. The last number is not included, so range(${first}, ${Number(last) + 1}) counts from ${first} to ${last}.`,
    );
  return step === undefined && new RegExp(`^${CODE_NAME}$`, 'u').test(last)
    ? both(
        `Skriv ${right}. Det siste tallet er ikke med, så skriv ${last} + 1 hvis ${last} skal være med.`,
        `Write ${right}. The last number is not included, so write ${last} + 1 if ${last} should be included.`,
      )
    : both(`Skriv ${right}. range stopper før ${last}.`, `Write ${right}. range stops before ${last}.`);
}
