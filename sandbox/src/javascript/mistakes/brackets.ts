import type { ProgramError } from '../../judge/observation.ts';
import { both, plainOf, type Texts, texts } from './mistake.ts';

const CLOSER: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

/** Where a line is given, the one that stays open is not below it. */
export function bracketNotClosed(source: string, until = Number.POSITIVE_INFINITY): Texts | null {
  const issue = bracketIssue(source);
  if (issue?.kind !== 'open' || issue.line > until) return null;
  const { what, why, tries } = neverClosed(issue);
  const written = source.trimEnd();
  const isBegun = /(?:[\p{L}\p{N}_$=,:]\s*[[(]|(?:[)=>]|\belse)\s*\{)$/u.test(written);
  return isBegun && written.endsWith(issue.bracket) && written.split('\n').length === issue.line
    ? texts(
        what,
        both('Programmet slutter rett etter den.', 'The program ends right after it.'),
        both(
          `Skriv det som mangler etter ${issue.bracket}, eller ta bort det som ikke er ferdig.`,
          `Write what is missing after ${issue.bracket}, or remove what is not finished.`,
        ),
      )
    : { what, why, tries };
}

/** `console.log(a + (b);`: nothing between parentheses ends with a semicolon, even where more are open further down. */
export function openAtSemicolon({ message, line: number, column }: ProgramError, source: string): Texts | null {
  if (message !== "Unexpected token ';'" || number === null || column === null) return null;
  // Where all are closed, it is the semicolon that is too much; where one closes nothing, another is missing.
  if (bracketIssue(source)?.kind !== 'open') return null;
  const lines = source.split('\n').slice(0, number);
  const before = [...lines.slice(0, -1), (lines.at(-1) ?? '').slice(0, column - 1)].join('\n');
  const open = bracketIssue(before);
  return open?.kind === 'open' && open.bracket !== '{' ? neverClosed(open) : null;
}

/** `if (a > b {`, where the engine stopped at the {. */
export function headNotClosed({ message, line: number }: ProgramError, line: string): Texts | null {
  const plain = plainOf(line);
  return message === "Unexpected token '{'" &&
    number !== null &&
    /^\s*\}?\s*(?:else\s+)?(?:if|while|for|switch)\s*\(.*\{$/.test(plain) &&
    plain.split('(').length > plain.split(')').length
    ? neverClosed({ bracket: '(', line: number })
    : null;
}

function neverClosed({ bracket, line }: { bracket: string; line: number }): Texts {
  const closer = CLOSER[bracket] ?? '';
  return {
    what: both(`En ${bracket} på linje ${line} blir aldri lukket.`, `A ${bracket} on line ${line} is never closed.`),
    why: both(
      `Alt som åpnes med ${bracket}, må lukkes med ${closer}.`,
      `Everything opened with ${bracket} must be closed with ${closer}.`,
    ),
    tries: both(`Sett inn ${closer} der delen skal slutte.`, `Add ${closer} where that part should end.`),
  };
}

export function bracketsCrossed(source: string): Texts | null {
  const issue = bracketIssue(source);
  return issue?.kind === 'crossed'
    ? texts(
        both(
          `På linje ${issue.line} blir to parenteser lukket i feil rekkefølge.`,
          `On line ${issue.line} two brackets are closed in the wrong order.`,
        ),
        both('Den som ble åpnet sist, må lukkes først.', 'The one that was opened last must be closed first.'),
        both(`Bytt om ${issue.bracket} og tegnet etter.`, `Swap ${issue.bracket} and the sign after it.`),
      )
    : null;
}

/** `crossed`: two closing brackets after each other are the wrong way round. */
type BracketIssue = { kind: 'open' | 'extra' | 'crossed'; bracket: string; line: number };

const TOKENS = /\/\/.*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|[()[\]{}]/g;

/** The innermost bracket that is open at the end of a piece of code, and the code before it. */
export function openAtEnd(code: string): { bracket: string; before: string } | null {
  const open: { bracket: string; before: string }[] = [];
  for (const { 0: token, index } of code.matchAll(TOKENS)) {
    if (Object.hasOwn(CLOSER, token)) open.push({ bracket: token, before: code.slice(0, index) });
    else if (/^[)\]}]$/.test(token) && CLOSER[open.pop()?.bracket ?? ''] !== token) return null;
  }
  return open.at(-1) ?? null;
}

/**
 * The first bracket that closes nothing, or the one that stays open: where the lines are indented, the one that is
 * closed further to the left than it is opened, else the innermost. Strings and comments do not count.
 */
export function bracketIssue(source: string): BracketIssue | null {
  const open: { bracket: string; line: number }[] = [];
  const lines = source.split('\n');
  const head = lines.findIndex(isHeadClosedTwice);
  if (head >= 0) return { kind: 'extra', bracket: ')', line: head + 1 };
  // A condition over several lines begins where its parenthesis was opened.
  const beginnings = new Map<number, number>();
  const indentOf = (line: number) => (lines[(beginnings.get(line) ?? line) - 1] ?? '').search(/\S/);
  let crossed: { bracket: string; line: number } | null = null;
  const all = [...source.matchAll(TOKENS)];
  for (const [place, { 0: token, index }] of all.entries()) {
    const line = source.slice(0, index).split('\n').length;
    if (Object.hasOwn(CLOSER, token)) open.push({ bracket: token, line });
    else if (/^[)\]}]$/.test(token)) {
      if (!open.some(({ bracket }) => CLOSER[bracket] === token)) return { kind: 'extra', bracket: token, line };
      const last = open.pop();
      if (!last) return null;
      if (CLOSER[last.bracket] !== token) {
        const isNext = all[place + 1]?.[0] === CLOSER[last.bracket];
        const isAround = CLOSER[open.at(-1)?.bracket ?? ''] === token;
        const next = all[place + 1]?.index ?? 0;
        const without = source.slice(0, index) + source.slice(index + 1);
        const swapped = `${without.slice(0, next)}${token}${without.slice(next)}`;
        if (isNext && isAround && isBalanced(swapped)) return { kind: 'crossed', bracket: token, line };
        // Without this one all is closed, and with another before it something would still be open.
        const closed = `${source.slice(0, index)}${CLOSER[last.bracket]}${source.slice(index)}`;
        if (isBalanced(without) && !isBalanced(closed)) return { kind: 'extra', bracket: token, line };
        return { kind: 'open', ...(last.bracket === crossed?.bracket ? crossed : last) };
      }
      const isFirst = token === '}' || (lines[line - 1] ?? '').trimStart().startsWith(token);
      if (isFirst && indentOf(line) < indentOf(last.line)) crossed ??= last;
      if (token !== '}' && last.line < line) beginnings.set(line, beginnings.get(last.line) ?? last.line);
    }
  }
  const last = open.at(-1);
  if (!last) return null;
  const row = last.bracket === '[' ? rowNotClosed(lines, last.line) : null;
  return { kind: 'open', ...(last.bracket === crossed?.bracket ? crossed : last), ...(row && { line: row }) };
}

function isBalanced(source: string): boolean {
  const open: string[] = [];
  for (const [token] of source.matchAll(TOKENS)) {
    if (Object.hasOwn(CLOSER, token)) open.push(token);
    else if (/^[)\]}]$/.test(token) && CLOSER[open.pop() ?? ''] !== token) return false;
  }
  return open.length === 0;
}

/** `if (a > b)) {`: nothing before it on its line could be what the last ) closes. */
function isHeadClosedTwice(line: string): boolean {
  const head = plainOf(line).match(/^\s*\}?\s*(?:else\s+)?(?:if|while|for|switch)\s*(\(.*\))\s*\{$/)?.[1];
  return head !== undefined && head.split(')').length - head.split('(').length === 1;
}

/** The line of a list over several lines that opens a list of its own and does not close it, where the others do. */
function rowNotClosed(lines: readonly string[], from: number): number | null {
  if (!/\[\s*$/.test(plainOf(lines[from - 1] ?? ''))) return null;
  const place = lines.findIndex((line, index) => index >= from && /^\s*\[[^[\]]*,\s*$/.test(plainOf(line)));
  const isOnly = lines.slice(from).filter((line) => /^\s*\[[^[\]]*\]\s*,?\s*$/.test(plainOf(line))).length > 0;
  return place >= 0 && isOnly ? place + 1 : null;
}

/** The innermost bracket that is open where a line begins, and the line that it is on. */
export function openAbove(source: string, line: number | null): { bracket: string; line: number } | null {
  const above = source
    .split('\n')
    .slice(0, (line ?? 1) - 1)
    .join('\n');
  const issue = bracketIssue(above);
  return issue?.kind === 'open' ? issue : null;
}

/** The head of a block without its {, as far to the left as the } of the line: all between them is further to the right. */
export function headWithoutBrace(source: string, line: number): number | null {
  const lines = source.split('\n').map(plainOf);
  const indentOf = (text: string) => text.search(/\S/);
  const indent = indentOf(lines[line - 1] ?? '');
  if (!/^\s*\}/.test(lines[line - 1] ?? '')) return null;
  const above = lines.slice(0, line - 1);
  const head = above.findLastIndex((one) => one.trim() !== '' && indentOf(one) <= indent);
  const isHead = /^\s*(?:\}\s*)?(?:else\s+)?(?:if|for|while)\s*\((?:[^()]|\([^()]*\))*\)$|^\s*(?:\}\s*)?else$|=>$/.test(
    above[head] ?? '',
  );
  return isHead && indentOf(above[head] ?? '') === indent && head < line - 2 ? head + 1 : null;
}
