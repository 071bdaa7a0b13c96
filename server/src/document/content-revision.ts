import type { SourceDocument } from '@kodestien/contract/document/document';
import type { HeaderItem, ReaderDocument } from '@kodestien/contract/document/reader';
import { PrecompressedResponse } from '../http/precompressed-response.ts';
import type { DocumentTree, SourceCourse } from './document-tree.ts';
import type { Rendering } from './rendering.ts';
import type { SearchIndexes } from './search/search-index.ts';

/** Makes an answer from all courses; it must always be the same function, for its answer is cached under it. */
export type OfCourses<T> = (courses: readonly SourceCourse[]) => T;

/** Adds what other capabilities know to a reader's document, and may ask for it to be made again later. */
export type CompleteDocument = (
  source: SourceDocument,
  reader: ReaderDocument,
  forget: () => void,
) => Promise<ReaderDocument>;

type Makers = { rendering: Rendering; complete: CompleteDocument };
const HEADER = 'header';
const SEARCH = 'search';

/** All documents as they were at one revision, and what has been made of them for readers: each when first requested. */
export class ContentRevision {
  readonly revision: number;
  readonly tree: DocumentTree<SourceDocument>;
  readonly #makers: Makers;
  readonly #shared = new Map<typeof HEADER | typeof SEARCH | OfCourses<unknown>, Promise<unknown>>();
  readonly #documents = new Map<string, Promise<PrecompressedResponse<ReaderDocument>>>();
  #state: object = {};

  constructor(revision: number, tree: DocumentTree<SourceDocument>, makers: Makers) {
    this.revision = revision;
    this.tree = tree;
    this.#makers = makers;
  }

  /** Another object when a document is to be made again. */
  get state(): object {
    return this.#state;
  }

  header(): Promise<PrecompressedResponse<HeaderItem[]>> {
    return once(this.#shared, HEADER, () => PrecompressedResponse.of(this.tree.header())) as Promise<
      PrecompressedResponse<HeaderItem[]>
    >;
  }

  answerOfCourses<T>(make: OfCourses<T>): Promise<PrecompressedResponse<T>> {
    return once(this.#shared, make, () => PrecompressedResponse.of(make(this.tree.courses()))) as Promise<
      PrecompressedResponse<T>
    >;
  }

  searchIndexes(): Promise<SearchIndexes> {
    const { rendering } = this.#makers;
    return once(this.#shared, SEARCH, async () => {
      // Loaded when the server already listens: a start needs nothing of it.
      const { buildSearchIndexes } = await import('./search/build-index.ts');
      return buildSearchIndexes(this.tree.documents, (document) => rendering.textsOf(document));
    }) as Promise<SearchIndexes>;
  }

  async document(slug: string): Promise<PrecompressedResponse<ReaderDocument> | undefined> {
    const source = this.tree.find(slug);
    if (!source) return undefined;
    return once(this.#documents, slug, () => this.#make(source));
  }

  /**
   * Makes all that readers of another revision have requested, so that they wait for nothing when this one takes its
   * place. What cannot be made is left to those who ask for it.
   */
  async prepareLike(before: ContentRevision): Promise<void> {
    await this.header().catch(() => {});
    for (const slug of before.#documents.keys()) await this.document(slug).catch(() => {});
    for (const requested of before.#shared.keys()) {
      if (requested === SEARCH) await this.searchIndexes().catch(() => {});
      else if (requested !== HEADER) await this.answerOfCourses(requested).catch(() => {});
    }
  }

  async #make(source: SourceDocument): Promise<PrecompressedResponse<ReaderDocument>> {
    const { rendering, complete } = this.#makers;
    const forget = () => {
      this.#documents.delete(source.slug);
      this.#state = {};
    };
    const reader = this.tree.present(source, await rendering.blocksOf(source));
    return PrecompressedResponse.of(await complete(source, reader, forget));
  }
}

/** What could not be made is tried again for the next who asks. */
function once<K, T>(made: Map<K, Promise<T>>, key: K, make: () => Promise<T>): Promise<T> {
  const cached = made.get(key);
  if (cached) return cached;
  const making = make();
  made.set(key, making);
  making.catch(() => made.delete(key));
  return making;
}
