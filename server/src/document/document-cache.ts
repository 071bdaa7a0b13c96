import type { SourceDocument } from '@kodestien/contract/document/document';
import type { HeaderItem, ReaderDocument } from '@kodestien/contract/document/reader';
import type { Database, DatabasePlace } from '../database/connect.ts';
import { PrecompressedResponse } from '../http/precompressed-response.ts';
import { ProblemError } from '../http/problem.ts';
import type { Services } from '../http/services.ts';
import { JobThread, JobTooHeavy } from '../thread/job-thread.ts';
import { DocumentTree, type SourceCourse } from './document-tree.ts';
import type { DocumentOutline } from './outline.ts';
import { listDocuments } from './queries.ts';
import type { RenderJobs } from './render-thread.ts';
import { buildSearchIndexes } from './search/build-index.ts';
import type { SearchIndexes } from './search/search-index.ts';
import type { SearchText } from './search/search-text.ts';
import { type ContentWatch, watchContent } from './watch.ts';

/** Shared by all that is served from this process. It holds a third of the server's memory, and starts in a moment. */
const renderThread = new JobThread<RenderJobs>(new URL('./render-thread.ts', import.meta.url), { idleMs: 15_000 });
/** Nothing that takes nearly as long is published. */
const RENDER_MAX_MS = 10_000;

type CachedRevision = {
  revision: number;
  /** Another object when a document is to be made anew. */
  state: object;
  tree: Promise<DocumentTree<SourceDocument>>;
  header: Promise<PrecompressedResponse<HeaderItem[]>> | undefined;
  documents: Map<string, Promise<PrecompressedResponse<ReaderDocument>>>;
  search: Promise<SearchIndexes> | undefined;
  ofCourses: Map<OfCourses<unknown>, Promise<PrecompressedResponse<unknown>>>;
};

/** Makes an answer from all courses; it must always be the same function, for its answer is cached under it. */
type OfCourses<T> = (courses: readonly SourceCourse[]) => T;

/** Adds what other capabilities know to a reader's document, and may ask for it to be made anew later. */
export type CompleteDocument = (
  source: SourceDocument,
  reader: ReaderDocument,
  forget: () => void,
) => Promise<ReaderDocument>;
/** Longer than the database ever takes for one number, and shorter than a reader notices. */
const PATIENCE_MS = 500;

/** The documents in memory, ready to send. Each is made when it is first asked for, and dropped when content changes. */
export class DocumentCache {
  readonly #database: Database;
  readonly #watch: ContentWatch;
  readonly #complete: CompleteDocument;
  #cached: CachedRevision | undefined;
  /** By slug: most documents are the same after a change as before it. */
  readonly #searchTexts = new Map<string, { json: string; texts: readonly SearchText[] }>();
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
    const cached = this.#cached;
    return cached && this.#watch.knownRevision() === cached.revision ? cached.state : undefined;
  }

  async headerForPage(): Promise<PrecompressedResponse<HeaderItem[]>> {
    const cached = await this.#current();
    cached.header ??= this.#orForget(
      cached,
      cached.tree.then((tree) => PrecompressedResponse.of(tree.header())),
    );
    return cached.header;
  }

  async documentForPage(slug: string): Promise<PrecompressedResponse<ReaderDocument> | undefined> {
    const cached = await this.#current();
    const known = cached.documents.get(slug);
    if (known) return known;
    const tree = await cached.tree;
    const source = tree.find(slug);
    if (!source) return undefined;
    const forget = () => {
      cached.documents.delete(slug);
      cached.state = {};
    };
    const made = this.#orForget(
      cached,
      render(source, tree)
        .then((reader) => this.#complete(source, reader, forget))
        .then((reader) => PrecompressedResponse.of(reader)),
    );
    cached.documents.set(slug, made);
    return made;
  }

  /** Everything that readers can find, in each language. */
  async searchIndexes(): Promise<SearchIndexes> {
    const cached = await this.#current();
    cached.search ??= this.#orForget(
      cached,
      cached.tree.then(({ documents }) => buildSearchIndexes(documents, (document) => this.#textsOf(document))),
    );
    return cached.search;
  }

  /** As its author wrote it, with the solutions: for judging, never for readers. */
  async sourceOf(slug: string): Promise<SourceDocument | undefined> {
    return (await (await this.#current()).tree).find(slug);
  }

  /** The courses and their lessons, as their authors wrote them. */
  async courses(): Promise<SourceCourse[]> {
    return (await (await this.#current()).tree).courses();
  }

  /** What somebody makes from the courses, made once for as long as they stay as they are. */
  async answerOfCourses<T>(make: OfCourses<T>): Promise<PrecompressedResponse<T>> {
    const cached = await this.#current();
    const known = cached.ofCourses.get(make) as Promise<PrecompressedResponse<T>> | undefined;
    if (known) return known;
    const made = this.#orForget(
      cached,
      cached.tree.then((tree) => PrecompressedResponse.of(make(tree.courses()))),
    );
    cached.ofCourses.set(make, made);
    return made;
  }

  /** What each live document is to the others, without what it says. */
  async outlines(): Promise<readonly DocumentOutline[]> {
    return (await (await this.#current()).tree).outlines;
  }

  /** Loads what rendering needs before the first reader needs it. */
  prepare(): Promise<void> {
    return renderThread.start();
  }

  /** Call it after a transaction that changed documents: whoever made the change sees it in the next answer. */
  changed(): void {
    this.#watch.changed();
  }

  close(): Promise<void> {
    return this.#watch.close();
  }

  async #current(): Promise<CachedRevision> {
    const cached = this.#cached;
    if (!cached) return this.#load(await this.#watch.revision());
    if (this.#watch.knownRevision() === cached.revision) return cached;
    // The database is away for a moment: readers go on reading.
    const revision = await this.#revisionSoon();
    return revision === undefined ? cached : this.#load(revision);
  }

  /** Undefined if the database does not say. One reader waits to find that out, the others no longer. */
  async #revisionSoon(): Promise<number | undefined> {
    if (this.#isSilent) return undefined;
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        this.#isSilent = true;
        resolve(undefined);
      }, PATIENCE_MS);
      const answered = (revision: number | undefined) => {
        clearTimeout(late);
        this.#isSilent = false;
        resolve(revision);
      };
      this.#watch.revision().then(answered, () => answered(undefined));
    });
  }

  async #load(revision: number): Promise<CachedRevision> {
    const before = this.#cached;
    if (before?.revision === revision) return before;
    const tree = listDocuments(this.#database.connection).then(
      (rows) => new DocumentTree(rows.map(({ document }) => document)),
    );
    const fresh: CachedRevision = {
      revision,
      state: {},
      tree,
      header: undefined,
      documents: new Map(),
      search: undefined,
      ofCourses: new Map(),
    };
    this.#cached = fresh;
    try {
      await tree;
      return fresh;
    } catch (error) {
      if (this.#cached === fresh) this.#cached = before;
      if (before) return before;
      throw error;
    }
  }

  async #textsOf(document: SourceDocument): Promise<readonly SearchText[]> {
    const json = JSON.stringify(document.blocks);
    const known = this.#searchTexts.get(document.slug);
    if (known?.json === json) return known.texts;
    const texts = await renderThread.run('searchTexts', document.blocks, RENDER_MAX_MS).catch((error: unknown) => {
      // Nobody is shown it either.
      if (error instanceof JobTooHeavy) return [];
      throw error;
    });
    this.#searchTexts.set(document.slug, { json, texts });
    return texts;
  }

  /** What could not be made is made anew for the next who asks. */
  async #orForget<T>(cached: CachedRevision, made: Promise<T>): Promise<T> {
    try {
      return await made;
    } catch (error) {
      // A document that is too heavy is so for everybody, until it is changed.
      if (error instanceof JobTooHeavy) throw new ProblemError('unavailable');
      if (this.#cached === cached) this.#cached = undefined;
      throw error;
    }
  }
}

async function render(source: SourceDocument, tree: DocumentTree<SourceDocument>): Promise<ReaderDocument> {
  return tree.present(source, await renderThread.run('render', source.blocks, RENDER_MAX_MS));
}

export type DocumentServices = Services & { documents: DocumentCache };
