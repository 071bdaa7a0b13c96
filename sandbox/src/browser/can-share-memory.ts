/**
 * Whether the page can share memory with its workers. Old browsers cannot, nor can a page whose isolation headers a proxy has
 * removed; some browsers isolate the page and have no shared memory all the same.
 */
export function canShareMemory(): boolean {
  return typeof SharedArrayBuffer === 'function' && globalThis.crossOriginIsolated === true;
}
