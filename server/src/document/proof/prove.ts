import { createHash } from 'node:crypto';
import type { Block, BlockOf } from '@kodestien/contract/document/blocks';
import { type InEach, inLanguage } from '@kodestien/contract/document/exercise';
import type { RunLanguage } from '@kodestien/contract/document/fields';
import { HUMAN_LANGS, type HumanLang, type Translated } from '@kodestien/contract/language';
import { judge } from '@kodestien/sandbox/judge/judge';
import type { Observation } from '@kodestien/sandbox/judge/observation';
import type { Grader } from '@kodestien/sandbox/server/grader';
import type { BlockIssue } from '../blocks/kind.ts';
import { checksOf, type Exercise, sourceOf } from '../exercise-checks.ts';
import {
  endedWith,
  printsNothing,
  programFails,
  programSucceeds,
  rightFails,
  STOPPED,
  solutionFails,
  solutionNotComparable,
  starterPasses,
  variableMissing,
  wrongFailsElsewhere,
  wrongPasses,
} from '../issue-reasons/programs.ts';

/** Counted up when the proof itself or the judge changes: everything is then proved again. */
const PROOF = 3;

/** Blocks with programs: the others have nothing to prove. */
export type ProvableBlock = BlockOf<'exercise' | 'run' | 'quiz'>;

export function isProvable(block: Block): block is ProvableBlock {
  return block.type === 'exercise' || block.type === 'run' || block.type === 'quiz';
}

/** A proof is stored under this: it changes whenever anything in the block does. */
export function proofHash(block: ProvableBlock): string {
  return createHash('sha256')
    .update(JSON.stringify([PROOF, block]))
    .digest('hex');
}

/**
 * A block proves itself: a reference solution and other right programs pass, the starter and every recorded wrong attempt fail for their
 * stated reason, and a program that a reader can run does what it announces, in both languages.
 */
export async function proveBlock(block: ProvableBlock, grader: Grader): Promise<BlockIssue[]> {
  const found: BlockIssue[] = [];
  for (const lang of HUMAN_LANGS) found.push(...(await proveIn(lang, block, grader)));
  return found;
}

export async function proveIn(lang: HumanLang, block: ProvableBlock, grader: Grader): Promise<BlockIssue[]> {
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

async function proveExercise(block: Exercise, lang: HumanLang, grader: Grader): Promise<BlockIssue[]> {
  const checks = checksOf(block, lang);
  const observe = (answer: string, asked: typeof checks) =>
    grader.observe({
      language: block.language,
      source: sourceOf(block, lang, answer),
      inputs: asked.map(({ input }) => input),
      key: 'proof',
      trust: 'author',
    });
  const reference = await observe(block.solution[lang], checks);
  const issues: BlockIssue[] = [];
  for (const [index, observation] of reference.entries()) {
    const { id = '', input } = checks[index] ?? {};
    const isMeant = input?.kind !== 'stdin' && !NEVER_MEANT.has(observation.error?.type ?? '');
    const why = observation.stopped || !isMeant ? whyEnded(observation) : undefined;
    if (why) issues.push({ reason: solutionFails(lang, id, why), section: { name: 'solution', lang, line: 0 } });
  }
  if (issues.length > 0) return issues;
  // What is too much to be compared, and chance that says too little, are not even like themselves.
  for (const { id, state, reason } of judge(checks, reference, reference)) {
    if (state !== 'failed') continue;
    const why = reason === 'no_variable' ? variableMissing : solutionNotComparable;
    issues.push({ reason: why(lang, id), section: { name: 'solution', lang, line: 0 } });
  }
  if (issues.length > 0) return issues;
  const failedOf = async (answer: string, asked: typeof checks) => {
    const expected = reference.filter((_, index) => asked.includes(checks[index] as (typeof checks)[number]));
    const verdicts = judge(asked, await observe(answer, asked), expected);
    const inOrder = block.checks.flatMap(({ id }) => verdicts.find((verdict) => verdict.id === id) ?? []);
    return inOrder.find(({ state }) => state !== 'passed');
  };
  /** The first check, in the author's order, that does not hold; it is looked for up to this one first. */
  const firstFailed = async (answer: string, probable: string) =>
    (await failedOf(answer, upTo(probable, block, checks))) ?? failedOf(answer, checks);
  if (!(await firstFailed(block.starter[lang], block.checks[0]?.id ?? ''))) {
    issues.push({ reason: starterPasses(lang), section: { name: 'starter', lang, line: 0 } });
  }
  for (const { id, code } of block.right ?? []) {
    const failed = await failedOf(code[lang], checks);
    const section = { name: `right-${id}`, lang, line: 0 };
    if (failed)
      issues.push({ reason: rightFails(lang, id, `${failed.id} (${failed.reason ?? failed.state})`), section });
  }
  for (const { id, check, reason, code } of block.wrong ?? []) {
    const section = { name: `wrong-${id}`, lang, line: 0 };
    const failed = await firstFailed(code[lang], check);
    const requested = `${check} (${reason})`;
    const stoppedBy = failed && `${failed.id} (${failed.reason ?? failed.state})`;
    if (!stoppedBy) issues.push({ reason: wrongPasses(lang, id), section });
    else if (stoppedBy !== requested)
      issues.push({ reason: wrongFailsElsewhere(lang, id, requested, stoppedBy), section });
  }
  return issues;
}

/** The checks before this one, itself, and those that any of them waits for. */
function upTo<C extends { id: string; after?: readonly string[] | undefined }>(
  last: string,
  block: Exercise,
  checks: readonly C[],
): C[] {
  const requested = new Set<string>();
  const want = (id: string) => {
    if (requested.has(id)) return;
    requested.add(id);
    for (const before of checks.find((check) => check.id === id)?.after ?? []) want(before);
  };
  const end = block.checks.findIndex(({ id }) => id === last);
  for (const { id } of block.checks.slice(0, end + 1)) want(id);
  return checks.filter(({ id }) => requested.has(id));
}

async function proveRun(block: BlockOf<'run'>, lang: HumanLang, grader: Grader): Promise<BlockIssue[]> {
  const { language, code, page, error, stdin = '' } = block;
  // A page is shown as it is; JavaScript with a page runs in a browser only.
  if (language === 'html' || language === 'css' || page) return [];
  const section = { name: '', lang, line: 0 };
  const observation = await runOnce(grader, language, code[lang], inLanguage(stdin, lang));
  if (error && !observation.error) return [{ reason: programSucceeds(lang, error), section }];
  const isAnnounced = observation.error?.type === error;
  const why = observation.stopped || !isAnnounced ? whyEnded(observation) : undefined;
  return why ? [{ reason: programFails(lang, why), section }] : [];
}

async function proveQuiz(block: BlockOf<'quiz'>, lang: HumanLang, grader: Grader): Promise<BlockIssue[]> {
  const program = programOf(block, lang);
  if (program === null) return [];
  const section = { name: block.code ? 'code' : '', lang, line: 0 };
  const observation = await runOnce(grader, block.language ?? 'python', program, '');
  const why = whyEnded(observation);
  if (why) return [{ reason: programFails(lang, why), section }];
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
  const inputs = [{ kind: 'stdin' as const, stdin }];
  const [observation] = await grader.observe({ language, source, inputs, key: 'proof', trust: 'author' });
  if (!observation) throw new Error('The sandbox gave no observation.');
  return observation;
}

/** Undefined when the program came to its end. */
function whyEnded({ stopped, error }: Observation): Translated | undefined {
  if (stopped) return STOPPED[stopped];
  return error && endedWith(`${error.type}: ${error.message}`, error.line);
}
