import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGrader } from '@kodestien/sandbox/server/grader';
import { ConfigError, readConfig } from '../config.ts';
import { connect, type Database } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { exportContent } from '../document/export.ts';
import { contentFigures } from '../document/figures.ts';
import { checkContent, placeOf, readContent } from '../document/files/content-folder.ts';
import { filesOf } from '../document/files/write-teaching.ts';
import { checkLessons } from '../document/guide/check-lessons.ts';
import { RULES, ruleIssues } from '../document/guide/exercise-rules.ts';
import { ContentError, listIssues } from '../document/issue.ts';
import { loadContent } from '../document/load.ts';
import { proofsInDatabase, proofsInFile } from '../document/proof/proof-stores.ts';
import { Prover } from '../document/proof/prover.ts';
import { contentReport } from '../document/report.ts';
import { CONTENT_FOLDER } from '../document/source/content-root.ts';
import { exercisesOf } from '../document/strength/measure.ts';
import { percentText, totalOf } from '../document/strength/strength-table.ts';
import { table } from '../table.ts';
import { measureStrength, measureWith } from './measure-strength.ts';
import { watchLesson } from './preview.ts';

const USAGE = `npm run content -- COMMAND
  check [SLUG] judge every file under content/ and run its programs (of one document); the database is not touched
  strength [SLUG]
               judge wrong versions of the solutions (of a course, a lesson or lesson#exercise) and list those that pass;
               --lang=_no|_eng|both (_no), --json, --require=95 (fail when an exercise is below)
  rules [SLUG] list what breaks a rule for exercises, also one that check does not enforce yet
  report       count lessons, words, programs, checks, questions, minutes and aims of each course; --strength too
  watch SLUG   show one lesson in the browser, and check it at each save
  format       check, then write every file the way that export would
  load         load the files into the database, even if they have not changed
  export DIR   write the database's documents as files into DIR`;

async function check(slug: string | undefined): Promise<string> {
  const content = await readContent(CONTENT_FOLDER);
  const existing = content.documents.map(({ document }) => document.slug);
  if (slug !== undefined && !existing.includes(slug)) throw new ConfigError([`There is no document "${slug}".`]);
  const store = await proofsInFile();
  const grader = createGrader();
  try {
    await checkLessons(content, new Prover(grader, store), slug);
  } finally {
    grader.close();
    await store.save(slug === undefined);
  }
  const documents = content.documents.map(({ document }) => document);
  return `${documents.length} documents, no errors.\n${contentFigures(documents)}`;
}

async function watch(slug: string | undefined): Promise<string> {
  if (slug === undefined) throw new ConfigError(['Say which lesson: npm run content -- watch SLUG']);
  await watchLesson(slug, console.log);
  return 'Ended.';
}

async function format(): Promise<string> {
  const content = await readContent(CONTENT_FOLDER);
  await checkContent(content);
  let written = 0;
  for (const { file, document } of content.documents) {
    for (const [path, text] of filesOf(document, file)) {
      await writeFile(join(CONTENT_FOLDER, path), text);
      written += 1;
    }
  }
  return `${written} files written.`;
}

async function load(): Promise<string> {
  const { written, removed, kept } = await withDatabase(async (database) => {
    const grader = createGrader();
    const store = proofsInDatabase(database.connection, Date.now, { trustsFiles: false });
    try {
      return await loadContent(database, {
        force: true,
        prove: (documents) => new Prover(grader, store).prove(documents),
      });
    } finally {
      grader.close();
    }
  });
  const left = kept.length > 0 ? ` Changed in the admin area and left as they are: ${kept.join(', ')}.` : '';
  return `Loaded: ${written.length} documents new or changed, ${removed.length} removed.${left}`;
}

async function exportTo(folder: string | undefined): Promise<string> {
  if (folder === undefined) throw new ConfigError(['Say where to: npm run content -- export DIR']);
  const { files, unknown } = await withDatabase(({ connection }) => exportContent(connection, folder));
  const left = unknown.length > 0 ? ` No document represents these, which are left alone: ${unknown.join(', ')}.` : '';
  return `${files.length} files written to ${folder}.${left}`;
}

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = connect(readConfig().database);
  try {
    await migrate(database);
    return await work(database);
  } finally {
    await database.close();
  }
}

const [command = '', ...rest] = process.argv.slice(2);
const [argument] = rest;
const commands: Record<string, () => Promise<string>> = {
  check: () => check(argument),
  report: () => reportContent(rest, (line) => console.error(line)),
  rules: () => listRules(argument),
  strength: () => measureStrength(rest, (line) => console.error(line)),
  watch: () => watch(argument),
  format,
  load,
  export: () => exportTo(argument),
};
try {
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run) throw new ConfigError([USAGE]);
  console.log(await run());
} catch (error) {
  if (error instanceof ConfigError) console.error(error.issues.join('\n'));
  else if (error instanceof ContentError) console.error(error.message);
  else throw error;
  process.exit(1);
}

/** `npm run content -- rules`: what breaks a rule, and how many exercises each rule is broken by. */
async function listRules(slug: string | undefined): Promise<string> {
  const { documents } = await readContent(CONTENT_FOLDER);
  const bySlug = new Map(documents.map((read) => [read.document.slug, read]));
  const meant = documents.filter(
    ({ document }) => slug === undefined || document.slug === slug || document.parent === slug,
  );
  if (meant.length === 0) throw new ConfigError([`There is no document "${slug}".`]);
  const issues = meant.flatMap(({ document }) => ruleIssues(document));
  const rows = RULES.map((rule) => {
    const broken = issues.filter((issue) => issue.rule === rule);
    const exercises = new Set(broken.map(({ slug: owner, block }) => `${owner}#${block}`));
    return [rule, String(exercises.size), String(broken.length)];
  });
  const counts = table([['rule', 'exercises', 'issues'], ...rows]);
  const list = listIssues(issues.map((issue) => placeOf(issue, bySlug)));
  return slug === undefined ? counts : [list, counts].filter(Boolean).join('\n\n');
}

/** `npm run content -- report`, with `--strength` if the exercises should be measured for it. */
async function reportContent(options: readonly string[], say: (line: string) => void): Promise<string> {
  const unknown = options.filter((option) => option !== '--strength');
  if (unknown.length > 0) throw new ConfigError([`report takes --strength, not ${unknown.join(' ')}.`]);
  const documents = (await readContent(CONTENT_FOLDER)).documents.map(({ document }) => document);
  if (options.length === 0) return contentReport(documents);
  const measured = await measureWith(exercisesOf(documents), ['_no'], say);
  return contentReport(documents, (lessons) =>
    percentText(totalOf(measured.filter(({ exercise }) => lessons.includes(exercise.split('#')[0] ?? '')))),
  );
}
