import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceDocument } from '@kodestien/contract/document/document';
import type { Translated } from '@kodestien/contract/language';
import { checkDocuments, type DocumentIssue } from '../check.ts';
import { ContentError, type Issue } from '../issue.ts';
import { noDocument } from '../issue-reasons/documents.ts';
import { teachingElsewhere, teachingTwice } from '../issue-reasons/teaching.ts';
import { type ImageFacts, readImages } from '../source/images.ts';
import { contentFiles } from './hash-content.ts';
import { type ReadDocument, readDocument } from './read-document.ts';
import { isTeachingFile, type ReadTeaching, readTeaching, teachingFileFor } from './read-teaching.ts';

export type ReadContent = { documents: ReadDocument[]; images: Map<string, ImageFacts> };

/** Files that were read without an issue: anyone who reads again after a change parses only what changed. */
const readBefore = new Map<string, { source: string; pictures: string; read: ReadDocument }>();

/** Reads every document file, or throws with every issue that a file has by itself. */
export async function readContent(folder: string): Promise<ReadContent> {
  const images = await readImages(folder);
  const pictures = JSON.stringify([...images]);
  const issues: Issue[] = [];
  const documents: ReadDocument[] = [];
  const forTeachers: ReadTeaching[] = [];
  for (const path of (await contentFiles(folder)).filter((path) => path.endsWith('.md'))) {
    const source = await readFile(join(folder, path), 'utf8');
    if (isTeachingFile(path)) {
      const read = readTeaching(path, source, issues);
      if (read) forTeachers.push(read);
      continue;
    }
    const before = readBefore.get(path);
    const isKnown = before?.source === source && before.pictures === pictures;
    const read = isKnown ? before.read : readDocument(path, source, images, issues);
    if (read) {
      documents.push(read);
      readBefore.set(path, { source, pictures, read });
    }
  }
  // A lesson that could not be read is no reason to say that its teachers' file has none.
  const whole = issues.length > 0 ? documents : withTeaching(documents, forTeachers, issues);
  if (issues.length > 0) throw new ContentError(issues);
  return { documents: whole, images };
}

/** Each lesson with what another file has for its teacher. */
function withTeaching(
  documents: readonly ReadDocument[],
  forTeachers: readonly ReadTeaching[],
  issues: Issue[],
): ReadDocument[] {
  const byLesson = new Map<string, ReadTeaching>();
  for (const read of forTeachers) {
    const { file, lesson, lineOf } = read;
    const found = documents.find(({ document }) => document.slug === lesson);
    const issue = (reason: Translated) => issues.push({ file, line: lineOf('lesson'), reason });
    if (!found) issue(noDocument(lesson));
    else if (byLesson.has(lesson)) issue(teachingTwice(lesson));
    else if (file !== teachingFileFor(found.file, lesson))
      issue(teachingElsewhere(teachingFileFor(found.file, lesson)));
    else byLesson.set(lesson, read);
  }
  return documents.map((read) => {
    const own = byLesson.get(read.document.slug);
    return own ? { ...read, document: { ...read.document, teaching: own.teaching }, teaching: own } : read;
  });
}

/** Runs the programs of documents, and says what is wrong with them. */
export type ProveDocuments = (documents: readonly SourceDocument[]) => Promise<DocumentIssue[]>;

/** Judges the files together with documents that live in the database only, or throws with every issue. */
export async function checkContent(
  { documents, images }: ReadContent,
  others: readonly SourceDocument[] = [],
  prove: ProveDocuments = async () => [],
  at?: (slug: string, index: number) => void,
): Promise<void> {
  const bySlug = new Map(documents.map((read) => [read.document.slug, read]));
  const all = [...documents.map((read) => read.document), ...others];
  const issues = await checkDocuments(all, images, at);
  // Programs are run only when everything else is right: running them takes longest.
  if (issues.length === 0) issues.push(...(await prove(documents.map((read) => read.document))));
  if (issues.length > 0) throw new ContentError(issues.map((issue) => placeOf(issue, bySlug)));
}

/** The file and line of an issue. */
export function placeOf(issue: DocumentIssue, bySlug: ReadonlyMap<string, ReadDocument>): Issue {
  const { slug = '', key, block, teaching, at, reason } = issue;
  const document = bySlug.get(slug);
  if (!document) return slug === '' ? { file: 'content', line: 1, reason } : inDatabase(slug, reason);
  const ofTeaching = teaching === undefined ? undefined : document.teaching;
  const read = ofTeaching ?? document;
  const place = ofTeaching
    ? ofTeaching.blocks.find(({ scanned }) => scanned.slug === teaching)
    : document.blocks[block ?? -1];
  const setting = key ?? at?.setting;
  if (!place) return { file: read.file, line: setting ? read.lineOf(setting) : 1, reason };
  const { scanned, settings } = place;
  if (at?.setting) return { file: read.file, line: settings.lineOf(at.setting), reason };
  const where = at?.section;
  const section = scanned.sections.find(
    ({ name, langs }) => name === where?.name && (where.lang === undefined || langs.includes(where.lang)),
  );
  if (!section || !where) return { file: read.file, line: scanned.line, reason };
  const blankLines = /^(?:[ \t]*\n)*/.exec(section.text)?.[0].split('\n').length ?? 1;
  return { file: read.file, line: section.line + blankLines - 1 + where.line, reason };
}

function inDatabase(slug: string, reason: Translated): Issue {
  return { file: `(in the database) ${slug}`, line: 1, slug, reason };
}
