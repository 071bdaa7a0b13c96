/** A page's code did not arrive. The message is that of specification point 8. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(id: string, cause?: unknown) {
    super(`Loading chunk ${id} failed`, { cause });
  }
}
