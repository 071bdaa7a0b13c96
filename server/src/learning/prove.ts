import { createHash } from 'node:crypto';
import type { Block, BlockOf } from '@kodestien/contract/document/blocks';
import type { SourceDocument } from '@kodestien/contract/document/document';
import { type InEach, inLanguage } from '@kodestien/contract/document/exercise';
import type { RunLanguage } from '@kodestien/contract/document/fields';
import { HUMAN_LANGS, type HumanLang } from '@kodestien/contract/language';
import { judge } from '@kodestien/sandbox/judge';
import type { Observation } from '@kodestien/sandbox/observation';
import type { Grader } from '@kodestien/sandbox/server/grader';
import type { BlockFault } from '../document/blocks/kind.ts';
import type { DocumentFault } from '../document/check.ts';
import {
  printsNothing,
  programFails,
  programSucceeds,
  solutionFails,
  starterPasses,
  wrongFailsElsewhere,
  wrongPasses,
} from '../document/fault-reasons/programs.ts';
import { checksOf, type Exercise, sourceOf } from './exercise.ts';

/** Counted up when the proof itself changes: everything is then proved again. */
const PROOF = 1;

/** Blocks that are proved at the same time: enough to keep every child process busy, and learners get their turns. */
const AT_ONCE = 8;

/** What earlier proofs found, by the hash of the block: only what changed is run again. */
export type ProofStore = {
  get(hash: string): Promise<BlockFault[] | undefined>;
  set(hash: string, found: readonly BlockFault[]): Promise<void>;
};

/**
 * Content proves itself: every reference solution passes, every starter and every recorded wrong attempt fails for its
 * stated reason, and every program that a reader can run does what it announces, in both languages.
 */
export async function proveDocuments(
  documents: readonly SourceDocument[],
  grader: Grader,
  store: ProofStore,
): Promise<DocumentFault[]> {
  const blocks = documents.flatMap(({ slug, blocks }) => blocks.map((block, index) => ({ slug, block, index })));
  const found: DocumentFault[][] = [];
  const waiting = [...blocks.entries()];
  const takeTurns = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, { slug, block, index }] = next;
      const faults = await proveOnce(block, grader, store);
      found[place] = faults.map((at) => ({ slug, block: index, at, reason: at.reason }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  return found.flat();
}

async function proveOnce(block: Block, grader: Grader, store: ProofStore): Promise<readonly BlockFault[]> {
  if (block.type !== 'exercise' && block.type !== 'run' && block.type !== 'quiz') return [];
  const hash = createHash('sha256')
    .update(JSON.stringify([PROOF, block]))
    .digest('hex');
  const known = await store.get(hash);
  if (known) return known;
  const found: BlockFault[] = [];
  for (const lang of HUMAN_LANGS) found.push(...(await prove(block, lang, grader)));
  await store.set(hash, found);
  return found;
}

async function prove(
  block: BlockOf<'exercise' | 'run' | 'quiz'>,
  lang: HumanLang,
  grader: Grader,
): Promise<BlockFault[]> {
  switch (block.type) {
    case 'exercise':
      return proveExercise(block, lang, grader);
    case 'run':
      return proveRun(block, lang, grader);
    case 'quiz':
      return proveQuiz(block, lang, grader);
  }
}

/** Errors that say that something is missing, and never that a program refuses a wrong value on purpose. */
const NEVER_MEANT = new Set([
  'NameError',
  'ReferenceError',
  'SyntaxError',
  'IndentationError',
  'ImportError',
  'EOFError',
]);

async function proveExercise(block: Exercise, lang: HumanLang, grader: Grader): Promise<BlockFault[]> {
  const checks = checksOf(block, lang);
  const observe = (answer: string) =>
    grader.observe({
      language: block.language,
      source: sourceOf(block, lang, answer),
      inputs: checks.map(({ input }) => input),
      key: 'proof',
    });
  const reference = await observe(block.solution[lang]);
  const faults: BlockFault[] = [];
  for (const [index, observation] of reference.entries()) {
    const { id = '', input } = checks[index] ?? {};
    const isMeant = input?.kind !== 'stdin' && !NEVER_MEANT.has(observation.error?.type ?? '');
    const why = observation.stopped ?? (observation.error && !isMeant ? words(observation) : undefined);
    if (why) faults.push({ reason: solutionFails(lang, id, why), section: { name: 'solution', lang, line: 0 } });
  }
  if (faults.length > 0) return faults;
  /** The first check, in the author's order, that does not hold. */
  const firstFailed = async (answer: string) => {
    const verdicts = new Map(judge(checks, await observe(answer), reference).map((verdict) => [verdict.id, verdict]));
    return block.checks.map(({ id }) => verdicts.get(id)).find((verdict) => verdict?.state !== 'passed');
  };
  if (!(await firstFailed(block.starter[lang]))) {
    faults.push({ reason: starterPasses(lang), section: { name: 'starter', lang, line: 0 } });
  }
  for (const { id, check, reason, code } of block.wrong ?? []) {
    const section = { name: `wrong-${id}`, lang, line: 0 };
    const failed = await firstFailed(code[lang]);
    const wanted = `${check} (${reason})`;
    const stoppedBy = failed && `${failed.id} (${failed.reason ?? failed.state})`;
    if (!stoppedBy) faults.push({ reason: wrongPasses(lang, id), section });
    else if (stoppedBy !== wanted) faults.push({ reason: wrongFailsElsewhere(lang, id, wanted, stoppedBy), section });
  }
  return faults;
}

async function proveRun(block: BlockOf<'run'>, lang: HumanLang, grader: Grader): Promise<BlockFault[]> {
  const { language, code, page, error, stdin = '' } = block;
  // A page is shown as it is; JavaScript with a page runs in a browser only.
  if (language === 'html' || language === 'css' || page) return [];
  const section = { name: '', lang, line: 0 };
  const observation = await runOnce(grader, language, code[lang], inLanguage(stdin, lang));
  if (error && !observation.error) return [{ reason: programSucceeds(lang, error), section }];
  const isAnnounced = observation.error?.type === error;
  if (observation.stopped || (observation.error && !isAnnounced)) {
    return [{ reason: programFails(lang, words(observation)), section }];
  }
  return [];
}

async function proveQuiz(block: BlockOf<'quiz'>, lang: HumanLang, grader: Grader): Promise<BlockFault[]> {
  const program = programOf(block, lang);
  if (program === null) return [];
  const section = { name: block.code ? 'code' : '', lang, line: 0 };
  const observation = await runOnce(grader, block.language ?? 'python', program, '');
  if (observation.stopped || observation.error) return [{ reason: programFails(lang, words(observation)), section }];
  return block.kind === 'predict' && observation.output.trim() === '' ? [{ reason: printsNothing(lang), section }] : [];
}

/** The program that a right answer makes; null where there is none to run. */
function programOf({ kind, language, code, gaps = [], lines = [] }: BlockOf<'quiz'>, lang: HumanLang): string | null {
  if (language === 'html' || language === 'css') return null;
  if (kind === 'predict') return code?.[lang] ?? '';
  if (kind === 'order') return language ? lines.map((line) => inLanguage(line.code, lang)).join('\n') : null;
  if (kind !== 'fill') return null;
  let gap = 0;
  return (code?.[lang] ?? '').replace(/___/g, () => {
    const accept: InEach<string[]> = gaps[gap++]?.accept ?? [''];
    return inLanguage(accept, lang)[0] ?? '';
  });
}

async function runOnce(grader: Grader, language: RunLanguage, source: string, stdin: string): Promise<Observation> {
  const [observation] = await grader.observe({ language, source, inputs: [{ kind: 'stdin', stdin }], key: 'proof' });
  if (!observation) throw new Error('The sandbox gave no observation.');
  return observation;
}

function words({ stopped, error }: Observation): string {
  if (stopped) return stopped;
  return error ? `${error.type}: ${error.message}${error.line === null ? '' : ` (line ${error.line})`}` : '';
}
