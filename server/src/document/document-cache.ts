import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SourceDocument } from '@kodestien/contract/document/document';
import type { HeaderItem, ReaderDocument } from '@kodestien/contract/document/reader';
import type { Database, DatabasePlace } from '../database/connect.ts';
import type { PrecompressedResponse } from '../http/precompressed-response.ts';
import type { Services } from '../http/services.ts';
import { type CompleteDocument, ContentRevision, type OfCourses } from './content-revision.ts';
import { DocumentTree, type SourceCourse } from './document-tree.ts';
import type { DocumentOutline } from './outline.ts';
import { listDocumentTexts } from './queries.ts';
import { Rendering, startRendering } from './rendering.ts';
import type { SearchIndexes } from './search/search-index.ts';
import { type ContentWatch, watchContent } from './watch.ts';

type ReadSource = { json: string; document: SourceDocument };

/** Longer than the database ever takes for one number, and shorter than a reader notices. */
const REVISION_MAX_MS = 500;

/**
 * The documents in memory, ready to send. When content changes, readers get the old documents until the new ones are as
 * ready as those were.
 */
export class DocumentCache {
  readonly #database: Database;
  readonly #watch: ContentWatch;
  readonly #complete: CompleteDocument;
  readonly #rendering = new Rendering();
  #current: ContentRevision | undefined;
  #renewal: { revision: number; done: Promise<ContentRevision> } | undefined;
  /** By slug: most documents are the same after a change as before it, and what was made of them stays good. */
  #sources = new Map<string, ReadSource>();
  #isSilent = false;

  constructor(
    database: Database,
    place: DatabasePlace,
    complete: CompleteDocument = async (_source, reader) => reader,
  ) {
    this.#database = database;
    this.#complete = complete;
    this.#watch = watchContent(database, place);
  }

  /** The same object for as long as all that readers see of the documents is the same; undefined while that is not known. */
  unchanged(): object | undefined {
    const current = this.#current;
    return current && this.#watch.knownRevision() === current.revision ? current.state : undefined;
  }

  async headerForPage(): Promise<PrecompressedResponse<HeaderItem[]>> {
    return (await this.#forReaders()).header();
  }

  async documentForPage(slug: string): Promise<PrecompressedResponse<ReaderDocument> | undefined> {
    return (await this.#forReaders()).document(slug);
  }

  /** Everything that readers can find, in each language. */
  async searchIndexes(): Promise<SearchIndexes> {
    return (await this.#forReaders()).searchIndexes();
  }

  /** As its author wrote it, with the solutions: for judging, never for readers. */
  async sourceOf(slug: string): Promise<SourceDocument | undefined> {
    return (await this.#forReaders()).tree.find(slug);
  }

  /** The courses and their lessons, as their authors wrote them. */
  async courses(): Promise<SourceCourse[]> {
    return (await this.#forReaders()).tree.courses();
  }

  /** What someone makes from the courses, made once for as long as they stay as they are. */
  async answerOfCourses<T>(make: OfCourses<T>): Promise<PrecompressedResponse<T>> {
    return (await this.#forReaders()).answerOfCourses(make);
  }

  /** What each live document is to the others, without what it says. */
  async outlines(): Promise<readonly DocumentOutline[]> {
    return (await this.#forReaders()).tree.outlines;
  }

  /** Loads what rendering needs before the first reader needs it. */
  prepare(): Promise<void> {
    return startRendering();
  }

  /** Call it after a transaction that changed documents. When it resolves, readers of this server get the new ones. */
  async changed(): Promise<void> {
    this.#watch.changed();
    if (!this.#current && !this.#renewal) return;
    try {
      await this.#renew(await this.#watch.revision());
    } catch {
      // The database is away: the next reader tries again.
    }
  }

  close(): Promise<void> {
    return this.#watch.close();
  }

  async #forReaders(): Promise<ContentRevision> {
    const current = this.#current;
    if (!current) return this.#renew(await this.#watch.revision());
    if (this.#watch.knownRevision() === current.revision) return current;
    // The database is away for a moment: readers go on reading.
    const revision = await this.#revisionSoon();
    if (revision === undefined || revision === this.#current?.revision) return this.#current ?? current;
    const renewed = this.#renew(revision).catch(() => current);
    // Where there is nothing to read, the new documents are waited for.
    return current.tree.documents.length === 0 ? renewed : current;
  }

  /** Undefined if the database does not say. One reader waits to find that out, the others no longer. */
  async #revisionSoon(): Promise<number | undefined> {
    if (this.#isSilent) return undefined;
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        this.#isSilent = true;
        resolve(undefined);
      }, REVISION_MAX_MS);
      const answered = (revision: number | undefined) => {
        clearTimeout(late);
        this.#isSilent = false;
        resolve(revision);
      };
      this.#watch.revision().then(answered, () => answered(undefined));
    });
  }

  /** One after the other; of those that wait, only the newest is made. */
  #renew(revision: number): Promise<ContentRevision> {
    const underWay = this.#renewal;
    if (underWay?.revision === revision) return underWay.done;
    const renewal = { revision, done: this.#replaceAfter(underWay?.done, revision) };
    this.#renewal = renewal;
    const forget = () => {
      if (this.#renewal === renewal) this.#renewal = undefined;
    };
    renewal.done.then(forget, forget);
    return renewal.done;
  }

  async #replaceAfter(earlier: Promise<unknown> | undefined, revision: number): Promise<ContentRevision> {
    await earlier?.catch(() => {});
    const newest = this.#renewal;
    if (newest && newest.revision !== revision) return newest.done;
    const before = this.#current;
    if (before?.revision === revision) return before;
    const makers = { rendering: this.#rendering, complete: this.#complete };
    const fresh = new ContentRevision(revision, await this.#readTree(), makers);
    if (before) await fresh.prepareLike(before);
    this.#current = fresh;
    return fresh;
  }

  async #readTree(): Promise<DocumentTree<SourceDocument>> {
    const rows = await listDocumentTexts(this.#database.connection);
    const sources = new Map<string, ReadSource>();
    for (const { slug, json } of rows) {
      const cached = this.#sources.get(slug);
      if (cached?.json === json) sources.set(slug, cached);
      else {
        sources.set(slug, { json, document: JSON.parse(json) });
        // Reading all of them takes a while; others are answered in between.
        await nextTurn();
      }
    }
    this.#sources = sources;
    return new DocumentTree([...sources.values()].map(({ document }) => document));
  }
}

export type DocumentServices = Services & { documents: DocumentCache };
