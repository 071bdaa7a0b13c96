import { placeOfError } from '../program.ts';
import { bracketIssue } from './brackets.ts';
import { both, type Mistake, plainOf, type Texts } from './mistake.ts';

/** A bracket that closes nothing: whether it, or one above, is the one too many shows in what the program is without it. */
export const BRACKET_TOO_MANY: Mistake = {
  id: 'bracket-too-many',
  find({ syntax }, _line, source) {
    const issue = syntax ? bracketIssue(source) : null;
    if (issue?.kind !== 'extra') return null;
    const { bracket, line } = issue;
    const what = both(
      `Det står en ${bracket} for mye på linje ${line}.`,
      `There is one ${bracket} too many on line ${line}.`,
    );
    const why = both('Den lukker noe som ikke er åpnet.', 'It closes something that was never opened.');
    if (bracket !== '}' && closesBlock(source, bracket, line))
      return {
        what: both(
          `På linje ${line} er det en ${bracket} der en blokk slutter.`,
          `Line ${line} has a ${bracket} where a block ends.`,
        ),
        why: both('En blokk som begynner med {, slutter med }.', 'A block that begins with { ends with }.'),
        tries: both(
          `Skriv } i stedet for ${bracket} på linje ${line}.`,
          `Write } instead of ${bracket} on line ${line}.`,
        ),
      };
    const early = closedTooEarly(source, bracket, line);
    if (early) return early;
    return {
      what,
      why,
      tries: isWholeWithout(source, bracket, line)
        ? both('Ta den bort.', 'Remove it.')
        : both('Finn stedet der den åpnende mangler.', 'Find where the opening one is missing.'),
    };
  },
};

/** `)` on a line of its own, where the program has a { too many without it. */
function closesBlock(source: string, bracket: string, line: number): boolean {
  const lines = source.split('\n').map((one) => plainOf(one));
  const count = (sign: string) => lines.join('').split(sign).length - 1;
  return lines[line - 1]?.trim().replace(/;$/, '') === bracket && count('{') === count('}') + 1;
}

/** Without one of the brackets of the line the program can be read, or at least as far as below that line. */
function isWholeWithout(source: string, bracket: string, line: number): boolean {
  const lines = source.split('\n');
  const code = lines[line - 1] ?? '';
  const end = lines.slice(0, line).join('\n').length;
  return [...code].some((sign, at) => {
    if (sign !== bracket) return false;
    const without = `${code.slice(0, at)} ${code.slice(at + 1)}`;
    const place = placeOfError([...lines.slice(0, line - 1), without, ...lines.slice(line)].join('\n'));
    return place === null || place > end;
  });
}

/** `];` on a line of its own in the middle of a list: with a comma in its place the program can be read. */
function closedTooEarly(source: string, bracket: string, line: number): Texts | null {
  const lines = source.split('\n');
  const isWhole = isWholeWithout(source, bracket, line);
  for (let at = line - 2; at >= 0; at--) {
    const sign = lines[at]?.trim().match(/^[)\]}][;,]?$/)?.[0];
    if (!sign?.startsWith(bracket)) continue;
    // Only an item of a list begins so.
    const isItem = bracket === ']' && /^\s*[{["'`]/.test(lines.slice(at + 1).find((one) => one.trim() !== '') ?? '');
    if (isWhole && !isItem) continue;
    const isWholeWith = (one: string) =>
      placeOfError([...lines.slice(0, at), one, ...lines.slice(at + 1)].join('\n')) === null;
    const isComma = isWholeWith(',');
    if (!isComma && !isWholeWith('')) continue;
    return {
      what: both(
        `${bracket} på linje ${at + 1} kommer for tidlig.`,
        `The ${bracket} on line ${at + 1} comes too early.`,
      ),
      why: both(`Den lukker det som skal gå helt til linje ${line}.`, `It closes what should go on to line ${line}.`),
      tries: isComma
        ? both(
            `Skriv et komma i stedet for ${sign} på linje ${at + 1}.`,
            `Write a comma instead of ${sign} on line ${at + 1}.`,
          )
        : both(`Ta bort ${sign} på linje ${at + 1}.`, `Remove ${sign} on line ${at + 1}.`),
    };
  }
  return null;
}
