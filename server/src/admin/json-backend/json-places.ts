import type { Translated } from '@kodestien/contract/language';
import {
  characterExpected,
  commaExpected,
  ENDED_ALREADY,
  ENDS_TOO_EARLY,
  NAME_EXPECTED,
  NESTED_TOO_DEEPLY,
  nameTwice,
  nothingAfterComma,
  TEXT_NEVER_ENDS,
  TEXT_UNREADABLE,
  VALUE_EXPECTED,
} from './json-reasons.ts';

/** Where a value of a JSON text begins; line and column from 1. */
export type Place = { line: number; column: number };

export type ReadJson = { value: unknown; placeOf(path: string): Place } | { fault: Translated; place: Place };

/** No document of ours is nested nearly as deeply. */
const DEPTH_MAX = 60;

const SPACE = /[ \t\n\r]*/y;
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;

class JsonFault extends Error {
  readonly reason: Translated;
  readonly at: number;
  constructor(reason: Translated, at: number) {
    super(reason._eng);
    this.reason = reason;
    this.at = at;
  }
}

/** JSON as JSON.parse reads it, and where in the text each value stands, so that a fault can be shown there. */
export function readJson(text: string): ReadJson {
  const scanner = new Scanner(text);
  try {
    scanner.scan();
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return { fault: error.reason, place: placeAt(text, error.at) };
  }
  return {
    value: JSON.parse(text),
    placeOf: (path) => placeAt(text, nearest(scanner.places, path)),
  };
}

/** The value itself, or the closest one around it: what is missing has no place of its own. */
function nearest(places: ReadonlyMap<string, number>, path: string): number {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const found = places.get(at);
    if (found !== undefined) return found;
  }
  return places.get('') ?? 0;
}

function placeAt(text: string, index: number): Place {
  const before = text.slice(0, index);
  return { line: before.split('\n').length, column: index - before.lastIndexOf('\n') };
}

class Scanner {
  /** Path of each value to the index where it begins; for a member of an object, where its name begins. */
  readonly places = new Map<string, number>();
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  scan(): void {
    this.#space();
    this.places.set('', this.#at);
    this.#value('', 0);
    this.#space();
    if (this.#at < this.#text.length) this.#fail(ENDED_ALREADY);
  }

  #value(path: string, depth: number): void {
    if (depth > DEPTH_MAX) this.#fail(NESTED_TOO_DEEPLY);
    const next = this.#text[this.#at];
    if (next === '{') this.#object(path, depth);
    else if (next === '[') this.#array(path, depth);
    else if (next === '"') this.#string();
    else if (!this.#take(NUMBER) && !this.#take(WORD)) this.#fail(VALUE_EXPECTED);
  }

  #object(path: string, depth: number): void {
    this.#items('}', () => {
      const at = this.#at;
      const name = this.#string();
      const inner = path === '' ? name : `${path}.${name}`;
      if (this.places.has(inner)) this.#fail(nameTwice(name), at);
      this.places.set(inner, at);
      this.#space();
      this.#expect(':');
      this.#space();
      this.#value(inner, depth + 1);
    });
  }

  #array(path: string, depth: number): void {
    let index = 0;
    this.#items(']', () => {
      const inner = path === '' ? String(index) : `${path}.${index}`;
      this.places.set(inner, this.#at);
      index += 1;
      this.#value(inner, depth + 1);
    });
  }

  /** What stands between brackets, with commas between. */
  #items(end: '}' | ']', item: () => void): void {
    this.#at += 1;
    this.#space();
    if (this.#text[this.#at] !== end) {
      item();
      this.#space();
      while (this.#text[this.#at] === ',') {
        this.#at += 1;
        this.#space();
        if (this.#text[this.#at] === end) this.#fail(nothingAfterComma(end));
        item();
        this.#space();
      }
    }
    if (this.#text[this.#at] !== end) this.#fail(commaExpected(end));
    this.#at += 1;
  }

  #string(): string {
    const begin = this.#at;
    if (this.#text[begin] !== '"') this.#fail(NAME_EXPECTED);
    if (!this.#take(STRING)) this.#fail(TEXT_NEVER_ENDS);
    try {
      return JSON.parse(this.#text.slice(begin, this.#at)) as string;
    } catch {
      return this.#fail(TEXT_UNREADABLE, begin);
    }
  }

  #expect(character: string): void {
    if (this.#text[this.#at] !== character) this.#fail(characterExpected(character));
    this.#at += 1;
  }

  #space(): void {
    this.#take(SPACE);
  }

  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    if (!pattern.test(this.#text)) return false;
    this.#at = pattern.lastIndex;
    return true;
  }

  #fail(reason: Translated, at = this.#at): never {
    throw new JsonFault(this.#at >= this.#text.length ? ENDS_TOO_EARLY : reason, at);
  }
}
