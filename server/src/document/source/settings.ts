import { isMap, isScalar, parseDocument, stringify } from 'yaml';
import type { Report } from '../issue.ts';
import { SETTINGS_FORM, settingsUnreadable } from '../issue-reasons/files.ts';
import type { Part } from './scan.ts';

/** The YAML of a file or a block, and the line where each of its keys is. */
export type Settings = { values: Record<string, unknown>; lineOf: (key: string) => number };

export function readSettings(part: Part, report: Report): Settings {
  // Most blocks have none.
  if (part.text.trim() === '') return { values: {}, lineOf: () => part.line - 1 };
  const document = parseDocument(part.text, { uniqueKeys: true });
  const place = (offset: number) => part.line + part.text.slice(0, offset).split('\n').length - 1;
  for (const error of document.errors) {
    const [words = error.message] = error.message.split('\n');
    report(place(error.pos[0]), settingsUnreadable(words.replace(/ at line \d+, column \d+:?$/, '')));
  }
  const root = document.contents;
  if (root !== null && !isMap(root)) {
    if (document.errors.length === 0) report(part.line, SETTINGS_FORM);
    return { values: {}, lineOf: () => part.line };
  }
  const placeOf = (requested: string) => {
    const found = root?.items.find(({ key }) => isScalar(key) && String(key.value) === requested);
    return isScalar(found?.key) && found.key.range ? place(found.key.range[0]) : part.line - 1;
  };
  const values = document.errors.length === 0 ? ((document.toJS() ?? {}) as Record<string, unknown>) : {};
  return { values, lineOf: placeOf };
}

/** One way to write it, so that writing out what was loaded changes nothing. */
export function writeSettings(values: Record<string, unknown>): string {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return Object.keys(given).length === 0 ? '' : stringify(given, { lineWidth: 0 });
}
