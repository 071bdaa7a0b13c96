import { CODE_NAME, type Problem, plainOf } from './mistake.ts';

export type Assignment = { index: number; branch: string | null };

/** Where a name gets a value, and the innermost if, loop or try around that line inside its function. */
export function assignments(source: string, name: string): Assignment[] {
  const lines = source.split('\n');
  const target = new RegExp(
    `^\\s*(?:${CODE_NAME}\\s*,\\s*)*${name}\\s*(?:,[^=]*)?(?:[-+*/%]|//|\\*\\*)?=(?!=)|^\\s*for\\s+[^:]*\\b${name}\\b[^:]*\\s+in\\b`,
    'u',
  );
  return lines.flatMap((line, index) => {
    if (!target.test(line)) return [];
    const isLoop = /^\s*for\b/.test(line);
    return [{ index, branch: isLoop ? 'for' : branchAround(lines, index) }];
  });
}

export function indentOf(line: string): number {
  return line.match(/^\s*/)?.[0].length ?? 0;
}

/** The lines that begin the blocks around a line, from the innermost out. */
export function blocksAround(lines: readonly string[], index: number): string[] {
  const found: string[] = [];
  let indent = indentOf(lines[index] ?? '');
  for (let at = index - 1; at >= 0 && indent > 0; at--) {
    const line = lines[at] ?? '';
    if (line.trim() === '' || line.trim().startsWith('#') || indentOf(line) >= indent) continue;
    indent = indentOf(line);
    found.push(line.trim());
  }
  return found;
}

function branchAround(lines: readonly string[], index: number): string | null {
  for (const line of blocksAround(lines, index)) {
    const word = line.match(/^(if|elif|else|for|while|try|except|case|def|class)\b/)?.[1];
    if (word === 'def' || word === 'class') return null;
    if (word) return word;
  }
  return null;
}

export function functionAround(source: string, index: number): string | null {
  const lines = source.split('\n');
  for (const line of blocksAround(lines, index)) {
    const name = line.match(new RegExp(`^def\\s+(${CODE_NAME})`, 'u'))?.[1];
    if (name) return name;
  }
  return null;
}

/** Where a function or a method is made; -1 where it is not. */
export function placeOfDef(lines: readonly string[], name: string): number {
  return lines.findIndex((one) => new RegExp(`^\\s*def\\s+${name}\\s*\\(`, 'u').test(one));
}

/** The code of the program up to the place of the error: a bracket may be open since a line above. */
export function codeBefore({ source, line, before }: Problem): string {
  const above = source.split('\n').slice(0, Math.max(0, (line ?? 1) - 1));
  // What is in a text of several lines is no code.
  const code = [...above, before].join('\n').replace(/("""|''')[\s\S]*?\1/g, '""');
  return code
    .split('\n')
    .map((one) => plainOf(one))
    .join('\n');
}

/** The lines that are indented below a line. */
export function bodyOf(lines: readonly string[], index: number): string[] {
  const rest = lines.slice(index + 1);
  const indent = indentOf(lines[index] ?? '');
  const end = rest.findIndex((line) => !/^\s*(?:#|$)/.test(line) && indentOf(line) <= indent);
  return end < 0 ? rest : rest.slice(0, end);
}

export type OwnClass = { name: string; parents: string[]; body: string[] };

/** A class that the program makes. */
export function classIn(source: string, name: string): OwnClass | null {
  const lines = source.split('\n');
  const head = new RegExp(`^\\s*class\\s+${escaped(name)}\\s*(?:\\(([^)]*)\\))?\\s*:`, 'u');
  const index = lines.findIndex((line) => head.test(line));
  if (index < 0) return null;
  const parents = (lines[index]?.match(head)?.[1] ?? '').split(',').map((one) => one.trim());
  return { name, parents: parents.filter((one) => one !== '' && one !== name), body: bodyOf(lines, index) };
}

/** The classes above a class, the nearest first. */
export function ancestorsOf(source: string, name: string, depth = 5): OwnClass[] {
  if (depth === 0) return [];
  return (classIn(source, name)?.parents ?? []).flatMap((parent) => {
    const found = classIn(source, parent);
    return found ? [found, ...ancestorsOf(source, parent, depth - 1)] : [];
  });
}

/** The values that objects of a class get with self, in the order of the program. */
export function valuesOf({ body }: OwnClass): string[] {
  const target = new RegExp(`^\\s*self\\.(${CODE_NAME})\\s*=(?!=)`, 'u');
  return [...new Set(body.flatMap((line) => line.match(target)?.[1] ?? []))];
}

/** The same class with nothing but what is in its __init__. */
export function initOf(own: OwnClass): OwnClass {
  const index = own.body.findIndex((line) => /^\s*def\s+__init__\b/.test(line));
  return { ...own, body: index < 0 ? [] : bodyOf(own.body, index) };
}

/** The parameters of a method of a class, without self; null when the class has no such method. */
export function parametersOf({ body }: OwnClass, method: string): string[] | null {
  const head = new RegExp(`^\\s*def\\s+${method}\\s*\\(([^)]*)\\)`, 'u');
  const found = body.map((line) => line.match(head)?.[1]).find((one) => one !== undefined);
  return found === undefined
    ? null
    : found
        .split(',')
        .map((one) => one.trim().replace(/\s*[=:].*/, ''))
        .filter((one) => one !== '' && one !== 'self');
}

/** What a loop around the line goes through with this variable: `tall` for `for i in tall:`. */
export function loopOver({ source, line, plain }: Problem, name: string): string | null {
  const heads = blocksAround(source.split('\n'), (line ?? 1) - 1).map((head) => plainOf(head));
  const statement = new RegExp(`^for\\s+${escaped(name)}\\s+in\\s+(.+?)\\s*:$`, 'u');
  const inLine = new RegExp(
    `\\bfor\\s+${escaped(name)}\\s+in\\s+(range\\(len\\([^()]*\\)\\)|${CODE_NAME}(?:\\.${CODE_NAME})*)`,
    'u',
  );
  return plain.match(inLine)?.[1] ?? heads.map((head) => head.match(statement)?.[1]).find(Boolean) ?? null;
}

/** What follows the = where a dictionary with keys, or an empty one, is made. */
export const DICTIONARY = '(?:\\{\\s*\\}|\\{[^,}]*:|dict\\()';

/** The program gives this name, or this value of an object, such a value. */
export function isMadeAs(source: string, name: string, value: string): boolean {
  return new RegExp(`^\\s*${escaped(name)}\\s*=\\s*(?:${value})`, 'mu').test(source);
}

export function escaped(code: string): string {
  return code.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The program or its name says that a variable is a text, and no number that was typed. */
export function isMeantAsText(source: string, name: string): boolean {
  const used = new RegExp(
    `(?<![\\p{L}\\p{N}_.])${escaped(name)}\\s*(?:[!=]=\\s*["'](?![\\d"'])|\\.(?:upper|lower|strip|title|capitalize|replace|split|isalpha)\\()`,
    'u',
  );
  // What the question asks for is seldom a number.
  const asked = new RegExp(
    `^\\s*${escaped(name)}\\s*=\\s*input\\((?!.*\\d).*(?:heter|navn|name|hvilke|which|favoritt|favou?rite|farge|colou?r|passord|password)`,
    'imu',
  );
  const isKey = new RegExp(`(${CODE_NAME})\\[\\s*${escaped(name)}\\s*\\]`, 'gu');
  return (
    /(?:navn|name|passord|password)$|(?:^|_)(?:ord|word|tekst|text|setning|sentence|bokstav|letter)$/i.test(name) ||
    asked.test(source) ||
    used.test(source) ||
    [...source.matchAll(isKey)].some(([, owner = '']) => isMadeAs(source, owner, '\\{\\s*["\']\\D'))
  );
}

/** A method of a class with @staticmethod above it. */
export function isStatic(source: string, owner: string, method: string): boolean {
  const body = classIn(source, owner)?.body ?? [];
  const index = placeOfDef(body, method);
  return index > 0 && /^\s*@staticmethod\b/.test(body[index - 1] ?? '');
}
