import type { SourceDocument } from '@kodestien/contract/document/document';
import type { ContentIssue } from '@kodestien/contract/issues';
import type { DocumentIssue } from '../../document/check.ts';
import { checkContent, placeOf, readContent } from '../../document/files/content-folder.ts';
import { hashContent } from '../../document/files/hash-content.ts';
import { ContentError } from '../../document/issue.ts';
import { TOO_HEAVY } from '../../document/issue-reasons/documents.ts';
import { type DocumentOutline, outlineOf } from '../../document/outline.ts';
import { type RenderedBlocks, renderBlocks } from '../../document/rendered-blocks.ts';
import { type CheckedContent, checkAll, checkOne, shapeIssues } from './check.ts';
import { issueAt } from './content-issue.ts';
import { readSource } from './read-source.ts';

/** Told before each piece of work: what to say if it turns out to be too heavy. */
type At = (issue: ContentIssue) => void;
/** Nothing could be made of it, and why. */
export type Refused = { refused: ContentIssue[] };

export type Preview = { outline: DocumentOutline; rendered: RenderedBlocks; issues: ContentIssue[] };
export type ReadFiles = { filesHash: string; documents: { document: SourceDocument; file: string }[] };

/** All that is done with texts of authors before they are published. It runs in a thread: such a text may take any time. */
export const authorJobs = {
  async read({ json, folder }: { json: string; folder: string }): Promise<{ document: SourceDocument } | Refused> {
    const read = await readSource(json, folder);
    return 'refused' in read ? read : { document: read.document };
  },

  /** One document as readers would get it. Of the others only the outlines are needed. */
  async preview(
    { json, others, folder }: { json: string; others: DocumentOutline[]; folder: string },
    at: At,
  ): Promise<Preview | Refused> {
    const read = await readSource(json, folder);
    if ('refused' in read) return read;
    const { document, placed } = read;
    const atBlock = (index: number) => at(placed(heavyBlock(document.slug, index)));
    const issues = await checkOne(document, others, folder, (_slug, index) => atBlock(index));
    const rendered = renderBlocks(document.blocks, atBlock);
    return { outline: outlineOf(document), rendered, issues: issues.map(placed) };
  },

  check(
    { documents, folder }: { documents: [slug: string, json: string][]; folder: string },
    at: At,
  ): Promise<CheckedContent> {
    const read = documents.map(([slug, json]) => ({ slug, document: JSON.parse(json) as SourceDocument }));
    return checkAll(read, folder, (slug, index) => at(heavyBlock(slug, index)));
  },

  /** Renders a document for nobody: what cannot be shown in reasonable time is not published. */
  render(json: string, at: At): void {
    const document = JSON.parse(json) as SourceDocument;
    if (shapeIssues(document).length > 0) return;
    renderBlocks(document.blocks, (index) => at(heavyBlock(document.slug, index)));
  },

  /** The files of a folder, judged together with documents that are in the database only. */
  async files(
    { folder, leaveOut, others }: { folder: string; leaveOut: string[]; others: string[] },
    at: At,
  ): Promise<ReadFiles | Refused> {
    const left = new Set(leaveOut);
    try {
      const filesHash = await hashContent(folder);
      const content = await readContent(folder);
      const documents = content.documents.filter(({ document }) => !left.has(document.slug));
      const apart = others.map((json) => JSON.parse(json) as SourceDocument);
      await checkContent({ ...content, documents }, apart, undefined, (slug, index) => at(heavyBlock(slug, index)));
      return { filesHash, documents: documents.map(({ document, file }) => ({ document, file })) };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return { refused: error.issues.map(issueOfFile) };
    }
  },

  /** Where in the files of a folder these issues are. */
  async places({ folder, issues }: { folder: string; issues: DocumentIssue[] }): Promise<ContentIssue[]> {
    try {
      const { documents } = await readContent(folder);
      const bySlug = new Map(documents.map((read) => [read.document.slug, read]));
      return issues.map((issue) => issueOfFile(placeOf(issue, bySlug)));
    } catch (error) {
      // Someone is writing in them: then that is what has to be mended first.
      if (!(error instanceof ContentError)) throw error;
      return error.issues.map(issueOfFile);
    }
  },
};

function heavyBlock(slug: string, index: number): ContentIssue {
  return issueAt(slug, `blocks.${index}`, TOO_HEAVY);
}

function issueOfFile({ file, line, slug, reason }: ContentError['issues'][number]): ContentIssue {
  if (slug !== undefined) return issueAt(slug, '', reason);
  return { slug: null, file, path: '', line, column: null, reason };
}
