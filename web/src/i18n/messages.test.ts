import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';

const files = import.meta.glob<string>('./messages/*/*.json', { eager: true, query: '?raw', import: 'default' });

function areas(lang: '_no' | '_eng'): Map<string, Record<string, string>> {
  const found = new Map<string, Record<string, string>>();
  for (const [path, text] of Object.entries(files)) {
    const area = path.split(`/messages/${lang}/`)[1];
    if (area) found.set(area, JSON.parse(text));
  }
  return found;
}

/** Names of what is filled in, in whatever order the language puts them. */
function placeholders(message: CompiledMessage): string[] {
  const names = message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, type, choices] = token;
    const inside =
      type === 'plural' || type === 'select' || type === 'selectordinal'
        ? Object.values(choices as Record<string, CompiledMessage>).flatMap((choice) =>
            Array.isArray(choice) ? placeholders(choice) : [],
          )
        : [];
    return [`${name}${type ? `, ${type}` : ''}`, ...inside];
  });
  return [...new Set(names)].sort();
}

const norwegian = areas('_no');
const english = areas('_eng');

test('every area of texts exists in both languages', () => {
  expect(norwegian.size).toBeGreaterThan(0);
  expect([...english.keys()].sort()).toEqual([...norwegian.keys()].sort());
});

test.each([...norwegian.keys()])('the texts of %s are the same ones in both languages', (area) => {
  const no = norwegian.get(area) ?? {};
  const eng = english.get(area) ?? {};
  expect(Object.keys(eng).sort()).toEqual(Object.keys(no).sort());
  const prefix = `${area.replace('.json', '').replaceAll('-', '_')}.`;
  for (const [key, text] of Object.entries(no)) {
    expect(key.startsWith(prefix), `${key} belongs in another file`).toBe(true);
    expect(text.trim(), `${key} is empty in _no`).not.toBe('');
    expect(eng[key]?.trim(), `${key} is empty in _eng`).not.toBe('');
    expect(placeholders(compileMessageOrThrow(eng[key] ?? '')), key).toEqual(placeholders(compileMessageOrThrow(text)));
  }
});

test('a key is written once, whatever its area', () => {
  const keys = [...norwegian.values()].flatMap((messages) => Object.keys(messages));
  expect(keys.length).toBe(new Set(keys).size);
});
