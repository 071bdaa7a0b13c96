type ModuleGraph = { getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null };

/** Small pieces that nearly every screen has, the front page too: each would be a script and a style sheet of its own. */
const ON_EVERY_SCREEN = /\/src\/(?:ui\/(?:text-link|board-look|board)|retry-notice)\./;

/**
 * Names the chunk of everything that the first page needs whatever it is: what the entry imports, directly or not.
 * Left to itself the bundler cuts it up along the lines of the lazy screens that share it, which every
 * visit then fetches piece by piece, and compresses worse.
 */
export function firstChunk(): (id: string, graph: ModuleGraph) => string | null {
  const known = new Map<string, boolean>();
  function isNeededFirst(id: string, graph: ModuleGraph): boolean {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    known.set(id, false); // Stops at a circle; the way out of it is found from elsewhere.
    const info = graph.getModuleInfo(id);
    const needed = info !== null && (info.isEntry || info.importers.some((importer) => isNeededFirst(importer, graph)));
    known.set(id, needed);
    return needed;
  }
  return (id, graph) => (ON_EVERY_SCREEN.test(id) || isNeededFirst(id, graph) ? 'app' : null);
}
