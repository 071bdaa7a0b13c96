import type { SourceDocument } from '@kodestien/contract/document/document';
import type { ContentIssue } from '@kodestien/contract/issues';
import type { DocumentIssue } from '../../document/check.ts';
import { TOO_HEAVY } from '../../document/issue-reasons/documents.ts';
import type { DocumentOutline } from '../../document/outline.ts';
import { CONTENT_FOLDER } from '../../document/source/content-root.ts';
import { ProblemError } from '../../http/problem.ts';
import { JobThread, JobTooHeavy } from '../../thread/job-thread.ts';
import type { Content } from '../content/content.ts';
import type { CheckedContent } from './check.ts';
import { issueAt } from './content-issue.ts';
import type { authorJobs, Preview, ReadFiles, Refused } from './jobs.ts';

/** Shared by all that is served from this process; readers' pages are rendered in another one. */
const thread = new JobThread<typeof authorJobs>(new URL('./author-thread.ts', import.meta.url), {
  idleMs: 5 * 60_000,
});

/** Someone waits for it while typing; an ordinary lesson takes some hundredths of a second. */
const ONE_DOCUMENT_MAX_MS = 2000;
const ALL_DOCUMENTS_MAX_MS = 30_000;

/** Anyone who opens a document will soon want a preview: what that needs is loaded meanwhile. */
export function prepareForAuthor(): void {
  // If it cannot start, the preview says so.
  thread.start().catch(() => {});
}

/** The document that a JSON text holds, or a refusal that tells each error with its line and column. */
export async function readDocument(json: string): Promise<SourceDocument> {
  const work = thread.run('read', { json, folder: CONTENT_FOLDER }, ONE_DOCUMENT_MAX_MS);
  return orProblem(await work.catch(asRefused)).document;
}

export async function previewDocument(json: string, others: DocumentOutline[]): Promise<Preview> {
  const work = thread.run('preview', { json, others, folder: CONTENT_FOLDER }, ONE_DOCUMENT_MAX_MS);
  return orProblem(await work.catch(asRefused));
}

/** Why these documents cannot be published, of which some are new or changed. */
export async function checkContent(content: Content, changed: Iterable<string>): Promise<CheckedContent> {
  const heavy = await tooHeavy([...changed].flatMap((slug) => content.get(slug)?.json ?? []));
  if (heavy.length > 0) return { issues: heavy, isUnshowable: true };
  const documents = [...content].map(([slug, { json }]): [string, string] => [slug, json]);
  try {
    return await thread.run('check', { documents, folder: CONTENT_FOLDER }, ALL_DOCUMENTS_MAX_MS);
  } catch (error) {
    return { issues: asRefused(error).refused, isUnshowable: true };
  }
}

/** The files of a folder but for some, judged together with documents that are in the database only. */
export async function readFiles(
  folder: string,
  leaveOut: Iterable<string>,
  others: Iterable<string>,
): Promise<ReadFiles | Refused> {
  const input = { folder, leaveOut: [...leaveOut], others: [...others] };
  return thread.run('files', input, ALL_DOCUMENTS_MAX_MS).catch(asRefused);
}

/** Where in the files of a folder the issues of its programs are. */
export function placesInFiles(folder: string, issues: DocumentIssue[]): Promise<ContentIssue[]> {
  return thread.run('places', { folder, issues }, ALL_DOCUMENTS_MAX_MS);
}

/** Which of these documents could not be shown in the time that a preview may take, and because of which block. */
export async function tooHeavy(jsons: readonly string[]): Promise<ContentIssue[]> {
  const issues: ContentIssue[] = [];
  for (const json of jsons) {
    const work = thread.run('render', json, ONE_DOCUMENT_MAX_MS);
    await work.catch((error: unknown) => issues.push(...asRefused(error).refused));
  }
  return issues;
}

/** Work that had to be ended is reported as an issue of the block that was being worked on. */
function asRefused(error: unknown): Refused {
  if (!(error instanceof JobTooHeavy)) throw error;
  return { refused: [(error.place as ContentIssue | undefined) ?? issueAt(null, '', TOO_HEAVY)] };
}

function orProblem<T extends object>(read: T | Refused): T {
  if ('refused' in read) throw new ProblemError('document_invalid', { issues: read.refused });
  return read;
}
