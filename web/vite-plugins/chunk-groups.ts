import { PAGE_NAMES, pageOf } from '@kodestien/contract/pages';

type ModuleGraph = {
  getModuleInfo(
    id: string,
  ): { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] } | null;
};

/** Small pieces that nearly every screen has, the front page too: each would be a script and a style sheet of its own. */
const ON_EVERY_SCREEN = /\/src\/(?:ui\/(?:text-link|board-look|board)|loading\/retry-notice)\./;

/** Screens that may be a first visit's own page, beside the documents. What they share with those is apart. */
const LIGHT_SCREENS = new RegExp(`/src/screens/(?:${[...lightScreens(), 'not-found'].join('|')})/[^/]+-screen\\.tsx$`);

function lightScreens(): Set<string> {
  const found = PAGE_NAMES.filter((name) => name !== 'doc' && pageOf(name).delivery !== 'browser');
  return new Set(found.map((name) => (pageOf(name).screen ?? name).replaceAll('_', '-')));
}

const DOCUMENTS = /\/src\/screens\/doc\/doc-screen\.tsx$/;
const BLOCKS = /\/src\/lesson\/learning\/blocks\.ts$/;
/** The front page's own program: it comes without the exercises. */
const SAMPLE = /\/src\/screens\/landing\/live-sample\.tsx$/;
const ACCOUNT_MENU = /\/src\/layout\/header\/account-menu\.tsx$/;
const SIGN_IN = /\/src\/screens\/signin\//;
/** Fields, panels and hooks of a few hundred bytes, each shared by some screens. */
const PIECES =
  /\/src\/(?:ui\/|classes\/rules\.|.*\/(?:use-[a-z-]+|signed-in-only|relative-time|trail-strip|program-link)\.)/;
const ADMIN = /\/src\/screens\/admin\//;
/** What teachers see beside a lesson and its answers. */
const TEACHING = /\/src\/(?:lesson\/teachers|account\/teacher)\/|^\0messages:teacher(?:s|-access)$/;

/**
 * Which chunk a module goes into, by what needs it: `app` for the first page whatever it is, `reading` for documents,
 * `learning` for the blocks that one works with, `common` for what documents share with light screens, `account` for what
 * the header has for someone who is signed in, `forms` for what signing in shares with the settings and with a provider's
 * answer, `tools` for what several parts of the admin area share, `pieces` for small things that some screens share,
 * `teaching` for what only teachers see. Left to itself the bundler cuts all that up along the lines of the lazy screens
 * that share it, into dozens of files that every visit fetches one by one, a style sheet for each, and that compress worse.
 */
export function chunkGroups(): {
  name: (id: string, graph: ModuleGraph) => string | null;
  debugName: string;
  priority: number;
}[] {
  const cached = new Map<string, ReadonlySet<string>>();
  /** The entry and the lazily loaded modules whose code brings this one along. */
  function neededBy(id: string, graph: ModuleGraph): ReadonlySet<string> {
    const answer = cached.get(id);
    if (answer) return answer;
    const roots = new Set<string>();
    cached.set(id, roots); // Stops at a circle; the way out of it is found from elsewhere.
    const info = graph.getModuleInfo(id);
    if (info?.isEntry || (info && info.dynamicImporters.length > 0)) roots.add(info.isEntry ? 'entry' : id);
    for (const importer of info?.importers ?? []) for (const root of neededBy(importer, graph)) roots.add(root);
    return roots;
  }
  function groupOf(id: string, graph: ModuleGraph): string | null {
    const roots = [...neededBy(id, graph)];
    const isFor = (screen: RegExp) => roots.some((root) => screen.test(root));
    if (ON_EVERY_SCREEN.test(id) || roots.includes('entry')) return 'app';
    // The server finds a screen's files by the screen itself, which is a file of its own.
    if (DOCUMENTS.test(id) || BLOCKS.test(id)) return null;
    if (isFor(DOCUMENTS) || isFor(BLOCKS)) {
      if (isFor(LIGHT_SCREENS) || isFor(ACCOUNT_MENU)) return 'common';
      if (isFor(DOCUMENTS)) return 'reading';
      return isFor(SAMPLE) ? 'running' : 'learning';
    }
    if (isFor(ACCOUNT_MENU)) return 'account';
    if (isFor(SIGN_IN) && roots.length > 1) return 'forms';
    if (roots.length > 1 && TEACHING.test(id) && !isFor(LIGHT_SCREENS)) return 'teaching';
    // Not among the pieces: those of the admin area bring documents along.
    if (roots.length > 1 && roots.every((root) => ADMIN.test(root))) return 'tools';
    if (roots.length > 2 && isFor(ADMIN) && !isFor(LIGHT_SCREENS)) return 'tools';
    return roots.length > 1 && PIECES.test(id) ? 'pieces' : null;
  }
  // A group takes along what its modules import, unless one before it has: the more widely something is needed, the earlier.
  return ['app', 'common', 'reading', 'running', 'learning', 'account', 'forms', 'tools', 'pieces', 'teaching'].map(
    (group, index) => ({
      name: (id, graph) => (groupOf(id, graph) === group ? group : null),
      debugName: group,
      priority: 10 - index,
    }),
  );
}
