import type { SourceDocument } from '@kodestien/contract/document/document';
import type { HeaderItem, ReaderDocument } from '@kodestien/contract/document/reader';
import type { Database, DatabasePlace } from '../database/connect.ts';
import { ProblemError } from '../http/problem.ts';
import { ReadyAnswer } from '../http/ready-answer.ts';
import { JobThread, JobTooHeavy } from '../thread/job-thread.ts';
import type { DocumentOutline } from './outline.ts';
import { listDocuments } from './queries.ts';
import type { RenderJobs } from './render-thread.ts';
import { buildSearchIndexes } from './search/build-index.ts';
import type { SearchIndexes } from './search/search-index.ts';
import type { SearchText } from './search/search-text.ts';
import { Shelf, type SourceCourse } from './shelf.ts';
import { type ContentWatch, watchContent } from './watch.ts';

/** Shared by all that is served from this process. */
const renderThread = new JobThread<RenderJobs>(new URL('./render-thread.ts', import.meta.url), { idleMs: 10 * 60_000 });
/** Nothing that takes nearly as long is published. */
const RENDER_MAX_MS = 10_000;

type Kept = {
  revision: number;
  shelf: Promise<Shelf<SourceDocument>>;
  header: Promise<ReadyAnswer<HeaderItem[]>> | undefined;
  documents: Map<string, Promise<ReadyAnswer<ReaderDocument>>>;
  search: Promise<SearchIndexes> | undefined;
  ofCourses: Map<OfCourses<unknown>, Promise<ReadyAnswer<unknown>>>;
};

/** Makes an answer from all courses; it must always be the same function, for its answer is kept under it. */
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
export class DocumentLibrary {
  readonly #database: Database;
  readonly #watch: ContentWatch;
  readonly #complete: CompleteDocument;
  #kept: Kept | undefined;
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

  async headerForPage(): Promise<ReadyAnswer<HeaderItem[]>> {
    const kept = await this.#current();
    kept.header ??= this.#orForget(
      kept,
      kept.shelf.then((shelf) => ReadyAnswer.of(shelf.header())),
    );
    return kept.header;
  }

  async documentForPage(slug: string): Promise<ReadyAnswer<ReaderDocument> | undefined> {
    const kept = await this.#current();
    const known = kept.documents.get(slug);
    if (known) return known;
    const shelf = await kept.shelf;
    const source = shelf.find(slug);
    if (!source) return undefined;
    const forget = () => kept.documents.delete(slug);
    const made = this.#orForget(
      kept,
      render(source, shelf)
        .then((reader) => this.#complete(source, reader, forget))
        .then((reader) => ReadyAnswer.of(reader)),
    );
    kept.documents.set(slug, made);
    return made;
  }

  /** Everything that readers can find, in each language. */
  async searchIndexes(): Promise<SearchIndexes> {
    const kept = await this.#current();
    kept.search ??= this.#orForget(
      kept,
      kept.shelf.then(({ documents }) => buildSearchIndexes(documents, (document) => this.#textsOf(document))),
    );
    return kept.search;
  }

  /** As its author wrote it, solutions and all: for judging, never for readers. */
  async sourceOf(slug: string): Promise<SourceDocument | undefined> {
    return (await (await this.#current()).shelf).find(slug);
  }

  /** The courses and their lessons, as their authors wrote them. */
  async courses(): Promise<SourceCourse[]> {
    return (await (await this.#current()).shelf).courses();
  }

  /** What somebody makes from the courses, made once for as long as they stay as they are. */
  async answerOfCourses<T>(make: OfCourses<T>): Promise<ReadyAnswer<T>> {
    const kept = await this.#current();
    const known = kept.ofCourses.get(make) as Promise<ReadyAnswer<T>> | undefined;
    if (known) return known;
    const made = this.#orForget(
      kept,
      kept.shelf.then((shelf) => ReadyAnswer.of(make(shelf.courses()))),
    );
    kept.ofCourses.set(make, made);
    return made;
  }

  /** What each live document is to the others, without what it says. */
  async outlines(): Promise<readonly DocumentOutline[]> {
    return (await (await this.#current()).shelf).outlines;
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

  async #current(): Promise<Kept> {
    const kept = this.#kept;
    if (!kept) return this.#load(await this.#watch.revision());
    // The database is away for a moment: readers go on reading.
    const revision = await this.#revisionSoon();
    return revision === undefined ? kept : this.#load(revision);
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

  async #load(revision: number): Promise<Kept> {
    const before = this.#kept;
    if (before?.revision === revision) return before;
    const shelf = listDocuments(this.#database.connection).then(
      (rows) => new Shelf(rows.map(({ document }) => document)),
    );
    const fresh: Kept = {
      revision,
      shelf,
      header: undefined,
      documents: new Map(),
      search: undefined,
      ofCourses: new Map(),
    };
    this.#kept = fresh;
    try {
      await shelf;
      return fresh;
    } catch (error) {
      if (this.#kept === fresh) this.#kept = before;
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
  async #orForget<T>(kept: Kept, made: Promise<T>): Promise<T> {
    try {
      return await made;
    } catch (error) {
      // A document that is too heavy is so for everybody, until it is changed.
      if (error instanceof JobTooHeavy) throw new ProblemError('unavailable');
      if (this.#kept === kept) this.#kept = undefined;
      throw error;
    }
  }
}

async function render(source: SourceDocument, shelf: Shelf<SourceDocument>): Promise<ReaderDocument> {
  return shelf.present(source, await renderThread.run('render', source.blocks, RENDER_MAX_MS));
}
