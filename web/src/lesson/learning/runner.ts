import { loadChunk } from '../../loading/load-chunk.ts';
import type { Runner } from './runners/runner.ts';

export type ProgramLanguage = 'python' | 'javascript';

const LOADERS: Record<ProgramLanguage, () => Promise<Runner>> = {
  python: async () => (await loadChunk('python', () => import('./runners/python.ts'))).pythonRunner(),
  javascript: async () => (await loadChunk('javascript', () => import('./runners/javascript.ts'))).javascriptRunner(),
};
const loaded = new Map<ProgramLanguage, Promise<Runner>>();

/** The page's one runner of a language. */
export function loadRunner(language: ProgramLanguage): Promise<Runner> {
  const known = loaded.get(language);
  if (known) return known;
  const runner = LOADERS[language]();
  loaded.set(language, runner);
  // What did not arrive is fetched again for the next who asks.
  runner.catch(() => loaded.delete(language));
  return runner;
}
