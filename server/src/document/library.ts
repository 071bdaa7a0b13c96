import type { SourceDocument } from '@kodestien/contract/document/document';
import type { HeaderItem, ReaderDocument } from '@kodestien/contract/document/reader';
import type { Database, DatabasePlace } from '../database/connect.ts';
import { ReadyAnswer } from '../http/ready-answer.ts';
import { listDocuments } from './queries.ts';
import { Shelf, type SourceCourse } from './shelf.ts';
import { type ContentWatch, watchContent } from './watch.ts';

type Kept = {
  revision: number;
  shelf: Promise<Shelf>;
  header: Promise<ReadyAnswer<HeaderItem[]>> | undefined;
  documents: Map<string, Promise<ReadyAnswer<ReaderDocument>>>;
};

/** Adds what other capabilities know to a reader's document, and may ask for it to be made anew later. */
export type CompleteDocument = (
  source: SourceDocument,
  reader: ReaderDocument,
  forget: () => void,
) => Promise<ReaderDocument>;

/** The documents in memory, ready to send. Each is made when it is first asked for, and dropped when content changes. */
export class DocumentLibrary {
  readonly #database: Database;
  readonly #watch: ContentWatch;
  readonly #complete: CompleteDocument;
  #kept: Kept | undefined;

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
    const reader = this.#complete(source, shelf.render(source), forget);
    const made = this.#orForget(
      kept,
      reader.then((complete) => ReadyAnswer.of(complete)),
    );
    kept.documents.set(slug, made);
    return made;
  }

  /** As its author wrote it, solutions and all: for judging, never for readers. */
  async sourceOf(slug: string): Promise<SourceDocument | undefined> {
    return (await (await this.#current()).shelf).find(slug);
  }

  /** The courses and their lessons, as their authors wrote them. */
  async courses(): Promise<SourceCourse[]> {
    return (await (await this.#current()).shelf).courses();
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
    let revision: number;
    try {
      revision = await this.#watch.revision();
    } catch (error) {
      // The database is away for a moment: readers go on reading.
      if (kept) return kept;
      throw error;
    }
    if (this.#kept && this.#kept.revision === revision) return this.#kept;
    const shelf = listDocuments(this.#database.connection).then(
      (rows) => new Shelf(rows.map(({ document }) => document)),
    );
    const fresh: Kept = { revision, shelf, header: undefined, documents: new Map() };
    this.#kept = fresh;
    await this.#orForget(fresh, shelf);
    return fresh;
  }

  /** What could not be made is made anew for the next who asks. */
  async #orForget<T>(kept: Kept, made: Promise<T>): Promise<T> {
    try {
      return await made;
    } catch (error) {
      if (this.#kept === kept) this.#kept = undefined;
      throw error;
    }
  }
}
