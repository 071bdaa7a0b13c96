import { CHUNK_LOAD_TIMEOUT_MS } from '@kodestien/contract/limits';
import { ChunkLoadError } from './chunk-load-error.ts';

/** Loads a page's code: twice at most, each time within the limit. */
export async function loadChunk<Module>(id: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await loadInTime(id, load);
  } catch {
    return loadInTime(id, load);
  }
}

async function loadInTime<Module>(id: string, load: () => Promise<Module>): Promise<Module> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('Time-out')), CHUNK_LOAD_TIMEOUT_MS);
  try {
    return await Promise.race([load(), tooLate]);
  } catch (cause) {
    throw new ChunkLoadError(id, cause);
  } finally {
    clearTimeout(timer);
  }
}
