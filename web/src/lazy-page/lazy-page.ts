import { type ComponentType, lazy } from 'react';
import { loadChunk } from './load-chunk.ts';

/** A screen that is loaded when its route is first opened. The id names it in errors. */
export function lazyPage<Props>(id: string, load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => loadChunk(id, load));
}
