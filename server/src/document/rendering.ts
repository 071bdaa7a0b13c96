import type { SourceDocument } from '@kodestien/contract/document/document';
import { ProblemError } from '../http/problem.ts';
import { JobThread, JobTooHeavy } from '../thread/job-thread.ts';
import type { RenderJobs } from './render-thread.ts';
import type { RenderedBlocks } from './rendered-blocks.ts';
import type { SearchText } from './search/search-text.ts';

/** Shared by all that is served from this process. It holds a third of the server's memory, and starts in a moment. */
const renderThread = new JobThread<RenderJobs>(new URL('./render-thread.ts', import.meta.url), { idleMs: 15_000 });
/** Nothing that takes nearly as long is published. */
const RENDER_MAX_MS = 10_000;

type Rendered = { rendered: RenderedBlocks; texts: readonly SearchText[] };

/** Loads what rendering needs before the first reader needs it. */
export function startRendering(): Promise<void> {
  return renderThread.start();
}

/** What is made of the blocks of documents, in a thread, once for as long as a document stays the same object. */
export class Rendering {
  readonly #made = new WeakMap<SourceDocument, Promise<Rendered>>();
  readonly #texts = new WeakMap<SourceDocument, Promise<readonly SearchText[]>>();

  async blocksOf(document: SourceDocument): Promise<RenderedBlocks> {
    try {
      const { rendered } = await once(this.#made, document, () =>
        renderThread.run('render', document.blocks, RENDER_MAX_MS),
      );
      return rendered;
    } catch (error) {
      throw error instanceof JobTooHeavy ? new ProblemError('unavailable') : error;
    }
  }

  /** What the blocks can be found by: nothing where nobody is shown the document either. */
  async textsOf(document: SourceDocument): Promise<readonly SearchText[]> {
    try {
      const made = this.#made.get(document);
      if (made) return (await made).texts;
      return await once(this.#texts, document, () => renderThread.run('searchTexts', document.blocks, RENDER_MAX_MS));
    } catch (error) {
      if (error instanceof JobTooHeavy) return [];
      throw error;
    }
  }
}

/** What could not be made is tried again for the next who asks, unless it was too heavy: that it is for everybody. */
function once<K extends object, T>(made: WeakMap<K, Promise<T>>, key: K, make: () => Promise<T>): Promise<T> {
  const cached = made.get(key);
  if (cached) return cached;
  const making = make();
  made.set(key, making);
  making.catch((error: unknown) => {
    if (!(error instanceof JobTooHeavy)) made.delete(key);
  });
  return making;
}
