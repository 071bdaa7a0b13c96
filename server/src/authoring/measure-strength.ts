import { parseArgs } from 'node:util';
import { HUMAN_LANGS, type HumanLang } from '@kodestien/contract/language';
import { createGrader } from '@kodestien/sandbox/server/grader';
import { ConfigError } from '../config.ts';
import { readContent } from '../document/files/content-folder.ts';
import { CONTENT_FOLDER } from '../document/source/content-root.ts';
import { exercisesOf, type Measured, measureAll } from '../document/strength/measure.ts';
import { StrengthMeter } from '../document/strength/strength.ts';
import { strengthsInFile } from '../document/strength/strength-store.ts';
import { belowLimit, percentText, strengthTable } from '../document/strength/strength-table.ts';

/** `npm run content -- strength`: the table, or the same as JSON. Fails only when a limit is required and not met. */
export async function measureStrength(args: readonly string[], say: (line: string) => void): Promise<string> {
  const { slug, langs, isJson, required } = readOptions(args);
  const { documents } = await readContent(CONTENT_FOLDER);
  const exercises = exercisesOf(
    documents.map(({ document }) => document),
    slug,
  );
  if (exercises.length === 0) throw new ConfigError([`There is no exercise in "${slug}".`]);
  const started = performance.now();
  const measured = await measureWith(exercises, langs, say, slug === undefined && langs.length === HUMAN_LANGS.length);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const report = isJson
    ? JSON.stringify({ seconds: Number(seconds), exercises: measured }, null, 2)
    : `${strengthTable(measured)}\n\n${seconds} seconds.`;
  const weak = required === undefined ? [] : belowLimit(measured, required);
  if (weak.length === 0) return report;
  const names = weak.map((one) => `${one.exercise} (${percentText(one)} %)`).join(', ');
  throw new ConfigError([report, `Below ${required} %: ${names}.`]);
}

/** With a grader of its own, and what this machine has measured before. `isWhole`: what is not used any more may go. */
export async function measureWith(
  exercises: ReturnType<typeof exercisesOf>,
  langs: readonly HumanLang[],
  say: (line: string) => void,
  isWhole = false,
): Promise<Measured[]> {
  const store = await strengthsInFile();
  const grader = createGrader();
  const tell = (one: Measured) => say(`${one.exercise} ${one.lang}: ${percentText(one)} %`);
  try {
    return await measureAll(exercises, langs, new StrengthMeter(grader), store, tell);
  } finally {
    grader.close();
    await store.save(isWhole);
  }
}

function readOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean' }, lang: { type: 'string' }, require: { type: 'string' } },
    });
    const { lang = '_no', require: limit } = values;
    const isLang = (name: string): name is HumanLang => HUMAN_LANGS.some((one) => one === name);
    if (lang !== 'both' && !isLang(lang)) throw new Error(`--lang is _no, _eng or both, not "${lang}".`);
    const required = limit === undefined ? undefined : Number(limit);
    if (required !== undefined && !(required >= 0 && required <= 100)) {
      throw new Error(`--require is a percentage, not "${limit}".`);
    }
    const langs = lang === 'both' ? HUMAN_LANGS : [lang];
    return { slug: positionals[0], langs, isJson: values.json === true, required };
  } catch (error) {
    throw new ConfigError([error instanceof Error ? error.message : String(error)]);
  }
}
