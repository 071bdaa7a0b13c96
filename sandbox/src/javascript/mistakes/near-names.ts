import { closest } from '../../judge/closest.ts';
import { both, escaped, type Missing, plainOf, type Texts, texts } from './mistake.ts';
import { hasPart, LIST_METHODS, namesMade, TEXT_METHODS } from './parts.ts';

/** `person,alder` without a space: the comma is meant as a dot. */
export function commaForDot({ name, program, source, line }: Missing): Texts | null {
  const owner = codeOf(source, line).match(
    new RegExp(
      `(?<![\\p{L}\\p{N}_$.])([\\p{L}_$][\\p{L}\\p{N}_$]*(?:\\.[\\p{L}_$][\\p{L}\\p{N}_$]*)*),${escaped(name)}(?![\\p{L}\\p{N}_$])`,
      'u',
    ),
  )?.[1];
  const isKnown = hasPart(program, name) || isMethod(name) || name === 'length';
  return owner && isKnown
    ? texts(
        nothingCalled(name),
        both(`Det står et komma mellom ${owner} og ${name}.`, `There is a comma between ${owner} and ${name}.`),
        both(`Skriv ${owner}.${name} med punktum.`, `Write ${owner}.${name} with a dot.`),
      )
    : null;
}

/** `kurvpush(2)` and `personnavn`, where the program has `kurv` and `person.navn`. */
export function joinedName({ name, program }: Missing): Texts | null {
  const made = namesMade(program);
  if (closest(name, made, 1)) return null;
  const owner = [...made, 'this', 'JSON', 'Math', 'Object', 'document'].find((one) => {
    const part = name.slice(one.length);
    if (one.length < 2 || part.length < 2 || !name.startsWith(one)) return false;
    const global: unknown = Reflect.get(globalThis, one);
    return hasPart(program, part) || isMethod(part) || part === 'length' || Object.hasOwn(Object(global), part);
  });
  if (!owner) return null;
  const part = name.slice(owner.length);
  return texts(
    nothingCalled(name),
    both(
      `Det finnes noe som heter ${owner}, og ${part} kan være en del av det.`,
      `There is something called ${owner}, and ${part} may be a part of it.`,
    ),
    both(`Mente du ${owner}.${part} med punktum?`, `Did you mean ${owner}.${part} with a dot?`),
  );
}

/** `brake;` */
export function wordAlone({ name, source, line }: Missing): Texts | null {
  if (!new RegExp(`(?:^|[;{}\\s])${escaped(name)}\\s*;?\\s*\\}?$`).test(codeOf(source, line))) return null;
  const isAlone = /^\s*\w+\s*;?$/.test(codeOf(source, line));
  const word = name === 'brake' ? 'break' : isAlone ? closest(name, ['break', 'continue', 'return'], 2) : undefined;
  return word
    ? texts(
        nothingCalled(name),
        both('Alene blir ordet lest som et navn.', 'Alone the word is read as a name.'),
        both(`Mente du ${word}?`, `Did you mean ${word}?`),
      )
    : null;
}

function nothingCalled(name: string) {
  return both(`Ingenting heter «${name}».`, `Nothing is called "${name}".`);
}

function isMethod(name: string): boolean {
  return LIST_METHODS.includes(name) || TEXT_METHODS.includes(name);
}

function codeOf(source: string, line: number): string {
  return plainOf(source.split('\n')[line - 1] ?? '');
}
