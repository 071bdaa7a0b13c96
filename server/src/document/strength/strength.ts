import { createHash } from 'node:crypto';
import type { HumanLang } from '@kodestien/contract/language';
import type { PageSource, ProgramInput } from '@kodestien/sandbox/judge/inputs';
import { judge } from '@kodestien/sandbox/judge/judge';
import type { Limits, Observation } from '@kodestien/sandbox/judge/observation';
import { DEFAULT_LIMITS, type Grader } from '@kodestien/sandbox/server/grader';
import { ConcurrencyLimiter } from '../../http/concurrency-limiter.ts';
import { checksOf, ENGINES, type Exercise, type ExerciseCheck, sourceOf } from '../exercise-checks.ts';
import type { Mutant } from './mutant.ts';
import { MUTANTS_MAX, mutantsOf } from './mutants.ts';
import { isInvisible, questionsAbout } from './page-questions.ts';
import { SeededRandom } from './random.ts';
import { variedChecks } from './varied-inputs.ts';

/** Counted up when mutants, inputs or the judge change: everything is then measured again. */
const VERSION = 1;
/** A grader lets nobody wait with more than ten programs. */
const AT_ONCE = 6;
/** A mutant may run without end. It gets less time than a learner's program, and far more than a solution takes. */
const LIMITS: Limits = { ...DEFAULT_LIMITS, milliseconds: 700 };
/** Questions about a page are many and each is small. */
const QUESTIONS_AT_A_TIME = 400;

/** A mutant that no check stops. `seenBy`: an input of the same shape that would, where one was found. */
export type Survivor = Omit<Mutant, 'source'> & { seenBy?: string };
export type Strength = {
  mutants: number;
  killed: number;
  /** Proved to do the same as the solution on every input that was tried. */
  equal: number;
  survivors: Survivor[];
};

/** The share of the mutants that differ from the solution which the checks stop; 100 when there are none. */
export function percentOf({ mutants, equal, killed }: Pick<Strength, 'mutants' | 'equal' | 'killed'>): number {
  return mutants === equal ? 100 : (100 * killed) / (mutants - equal);
}

/** Changes when anything does that the strength depends on. */
export function strengthHash(block: Exercise, lang: HumanLang): string {
  const { language, task, starter, solution, page } = block;
  const checks = checksOf(block, lang).map(({ id, input, compare, after }) => ({ id, input, compare, after }));
  const texts = [task, starter, solution, page].map((text) => text?.[lang] ?? null);
  const parts = [VERSION, MUTANTS_MAX, ENGINES, language, texts, checks];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** How many wrong programs the checks of an exercise stop: its solution is changed in one place, again and again. */
export class StrengthMeter {
  readonly #grader: Grader;
  readonly #places = new ConcurrencyLimiter(AT_ONCE, Number.POSITIVE_INFINITY);

  constructor(grader: Grader) {
    this.#grader = grader;
  }

  async measure(block: Exercise, lang: HumanLang): Promise<Strength> {
    const checks = checksOf(block, lang);
    const inputs = checks.map(({ input }) => input);
    const reference = await this.#observe(block, lang, block.solution[lang], inputs);
    const mutants = mutantsOf(block, lang);
    const isEqual = this.#equality(block, lang, checks);
    const outcomes = await Promise.all(
      mutants.map(async (mutant): Promise<'killed' | 'equal' | Survivor> => {
        const observed = await this.#observe(block, lang, mutant.source, inputs);
        if (judge(checks, observed, reference).some(({ state }) => state !== 'passed')) return 'killed';
        const different = await isEqual(mutant);
        if (different === null) return 'equal';
        const { source: _, ...survivor } = mutant;
        return { ...survivor, ...(different !== '' && { seenBy: different }) };
      }),
    );
    const survivors = outcomes.filter((outcome) => typeof outcome === 'object');
    const count = (sought: string) => outcomes.filter((outcome) => outcome === sought).length;
    return { mutants: mutants.length, killed: count('killed'), equal: count('equal'), survivors };
  }

  /** Answers null when the mutant does the same as the solution, or else what shows that it does not. */
  #equality(block: Exercise, lang: HumanLang, checks: readonly ExerciseCheck[]) {
    if (block.language === 'html' || block.language === 'css')
      return (mutant: Mutant) => this.#comparePages(block, lang, mutant);
    const random = new SeededRandom(block.slug);
    const wide = [...variedChecks(checks, block.solution[lang], random)];
    const shown = wholeProgram(checks);
    const all = shown ? [...wide, shown] : wide;
    let reference: Promise<Observation[]> | undefined;
    return async (mutant: Mutant): Promise<string | null> => {
      const inputs = all.map(({ input }) => input);
      reference ??= this.#observe(block, lang, block.solution[lang], inputs);
      const expected = await reference;
      const observed = await this.#observe(block, lang, mutant.source, inputs);
      // Where the solution itself fails, the task does not allow the input.
      const counts = all
        .map((check, index) => ({ check, index }))
        .filter(({ check, index }) => {
          const { error, stopped } = expected[index] as Observation;
          const isGiven = check === shown && isGivenLine(block, lang, mutant.line);
          return !error && !stopped && !isGiven;
        });
      const verdicts = judge(
        counts.map(({ check }) => check),
        counts.map(({ index }) => observed[index] as Observation),
        counts.map(({ index }) => expected[index] as Observation),
      );
      const failed = verdicts.findIndex(({ state }) => state !== 'passed');
      return failed === -1
        ? null
        : describeInput((counts[failed] as { check: ExerciseCheck }).check.input as ProgramInput);
    };
  }

  async #comparePages(block: Exercise, lang: HumanLang, mutant: Mutant): Promise<string | null> {
    const pages = [block.solution[lang], mutant.source].map((answer) => sourceOf(block, lang, answer) as PageSource);
    const [one, other] = pages as [PageSource, PageSource];
    if (isInvisible(one.css ?? one.html, other.css ?? other.html)) return '';
    const inputs = questionsAbout(pages);
    for (let start = 0; start < inputs.length; start += QUESTIONS_AT_A_TIME) {
      const some = inputs.slice(start, start + QUESTIONS_AT_A_TIME);
      const [expected, observed] = await Promise.all(
        [block.solution[lang], mutant.source].map((answer) => this.#observe(block, lang, answer, some)),
      );
      const checks = some.map((input, index) => ({ id: String(index), input }));
      const verdicts = judge(checks, observed ?? [], expected ?? []);
      const failed = verdicts.findIndex(({ state, reason }) => state !== 'passed' && reason !== 'crash');
      if (failed !== -1) return describeQuestion(some[failed] as (typeof some)[number]);
    }
    return null;
  }

  #observe(block: Exercise, lang: HumanLang, answer: string, inputs: readonly ExerciseCheck['input'][]) {
    if (inputs.length === 0) return Promise.resolve([]);
    return this.#places.run(() =>
      this.#grader.observe({
        language: block.language,
        source: sourceOf(block, lang, answer),
        inputs,
        limits: LIMITS,
        key: 'strength',
        trust: 'author',
      }),
    );
  }
}

/** What the whole program prints, where no check looks at that: a task about functions may ask to use them too. */
function wholeProgram(checks: readonly ExerciseCheck[]): ExerciseCheck | undefined {
  const [first] = checks;
  if (!first || checks.some(({ input }) => input.kind === 'stdin')) return undefined;
  const stdin = checks
    .map(({ input }) => ('stdin' in input ? input.stdin : undefined))
    .find((one) => one !== undefined);
  return { id: 'whole', name: first.name, input: { kind: 'stdin', stdin: stdin ?? '' } };
}

/** The learner was given this line, and need not know what it is good for. */
function isGivenLine({ starter, solution }: Exercise, lang: HumanLang, line: number): boolean {
  const text = (solution[lang].split('\n')[line - 1] ?? '').trim();
  return starter[lang].split('\n').some((given) => given.trim() === text);
}

function describeInput(input: ProgramInput): string {
  switch (input.kind) {
    case 'stdin':
      return input.stdin === '' ? 'what the whole program prints' : `stdin ${JSON.stringify(input.stdin)}`;
    case 'call':
      return `${input.function}(${input.args.map((argument) => JSON.stringify(argument)).join(', ')})`;
    case 'expression':
      return input.code;
    case 'source':
      return input.construct;
  }
}

function describeQuestion(input: ReturnType<typeof questionsAbout>[number]): string {
  if (input.kind === 'style') {
    const place = input.width === undefined ? '' : ` at ${input.width}px`;
    return `style ${input.property}${place}${input.state ? ` while ${input.state}` : ''}`;
  }
  return input.kind === 'attribute' ? `attribute ${input.attribute}` : `${input.kind} ${input.selector}`;
}
