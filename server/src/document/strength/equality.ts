import type { HumanLang } from '@kodestien/contract/language';
import type { PageInput, PageSource, ProgramInput } from '@kodestien/sandbox/judge/inputs';
import { judge } from '@kodestien/sandbox/judge/judge';
import type { Observation } from '@kodestien/sandbox/judge/observation';
import { checksOf, type Exercise, type ExerciseCheck, sourceOf } from '../exercise-checks.ts';
import { isInvisible, questionsAbout } from './page-questions.ts';
import { SeededRandom } from './random.ts';
import { scriptQuestions } from './script-questions.ts';
import { variedChecks } from './varied-inputs.ts';

/** Runs an answer of the exercise. */
export type Observe = (answer: string, inputs: readonly ExerciseCheck['input'][]) => Promise<Observation[]>;
/** What shows that a program is another than the solution (empty where it cannot be asked); null when nothing does. */
export type Difference = string | null;

/** Questions about a page are many and each is small. */
const QUESTIONS_AT_A_TIME = 400;

/** Looks for an input with which a program that passes every check does something else than the solution. */
export function differenceFrom(
  block: Exercise,
  lang: HumanLang,
  observe: Observe,
): (answer: string) => Promise<Difference> {
  if (block.language === 'html' || block.language === 'css')
    return (answer) => pagesDiffer(block, lang, observe, answer);
  const programs = programsDiffer(block, lang, observe);
  if (typeof sourceOf(block, lang, '') === 'string') return programs;
  const scripts = scriptsDiffer(block, lang, observe);
  return async (answer) => (await scripts(answer)) ?? programs(answer);
}

/** Of programs with a page: what each makes of it, after many rows of events. */
function scriptsDiffer(block: Exercise, lang: HumanLang, observe: Observe) {
  const inputs = scriptQuestions(checksOf(block, lang), new SeededRandom(block.slug));
  let reference: Promise<Observation[]> | undefined;
  return async (answer: string): Promise<Difference> => {
    reference ??= observe(block.solution[lang], inputs);
    const [expected, observed] = [await reference, await observe(answer, inputs)];
    const checks = inputs.map((input, index) => ({ id: String(index), input }));
    const failed = judge(checks, observed, expected).findIndex(({ state }, index) => {
      const { error, stopped, unplayed } = expected[index] ?? {};
      return state !== 'passed' && !error && !stopped && unplayed === undefined;
    });
    const input = inputs[failed];
    return input ? `${describeQuestion(input)} after ${JSON.stringify(input.events ?? [])}` : null;
  };
}

function programsDiffer(block: Exercise, lang: HumanLang, observe: Observe) {
  const checks = checksOf(block, lang).filter(({ input }) => !('selector' in input));
  const whole = wholeProgram(checks);
  const varied = variedChecks(checks, block.solution[lang], new SeededRandom(block.slug));
  const requested = whole ? [...varied, whole] : varied;
  const inputs = requested.map(({ input }) => input);
  let reference: Promise<Observation[]> | undefined;
  return async (answer: string): Promise<Difference> => {
    reference ??= observe(block.solution[lang], inputs);
    const expected = await reference;
    const observed = await observe(answer, inputs);
    // Where the solution itself fails, the task does not allow the input.
    const counts = [...requested.keys()].filter((index) => !expected[index]?.error && !expected[index]?.stopped);
    const of = <T>(all: readonly T[]) => counts.map((index) => all[index] as T);
    const failed = judge(of(requested), of(observed), of(expected)).findIndex(({ state }) => state !== 'passed');
    return failed === -1 ? null : describeInput(of(inputs)[failed] as ProgramInput);
  };
}

/** What the whole program prints, where no check looks at that: a task about functions may ask to use them too. */
function wholeProgram(checks: readonly ExerciseCheck[]): ExerciseCheck | undefined {
  const [first] = checks;
  if (!first || checks.some(({ input }) => input.kind === 'stdin')) return undefined;
  const stdin = checks
    .map(({ input }) => ('stdin' in input ? input.stdin : undefined))
    .find((one) => one !== undefined);
  const files = checks.map(({ input }) => ('files' in input ? input.files : undefined)).find((one) => one);
  return { id: 'whole', name: first.name, input: { kind: 'stdin', stdin: stdin ?? '', ...(files && { files }) } };
}

async function pagesDiffer(block: Exercise, lang: HumanLang, observe: Observe, answer: string): Promise<Difference> {
  const solution = block.solution[lang];
  const [one, other] = [solution, answer].map((text) => sourceOf(block, lang, text) as PageSource);
  if (!one || !other || isInvisible(one.css ?? one.html, other.css ?? other.html)) return '';
  const inputs = questionsAbout([one, other]);
  for (let start = 0; start < inputs.length; start += QUESTIONS_AT_A_TIME) {
    const some = inputs.slice(start, start + QUESTIONS_AT_A_TIME);
    const [expected, observed] = await Promise.all([observe(solution, some), observe(answer, some)]);
    const checks = some.map((input, index) => ({ id: String(index), input }));
    // A question that no page can answer says nothing of either.
    const failed = judge(checks, observed, expected).findIndex(
      ({ state, reason }) => state !== 'passed' && reason !== 'crash',
    );
    if (failed !== -1) return describeQuestion(some[failed] as PageInput);
  }
  return null;
}

function describeInput(input: ProgramInput): string {
  switch (input.kind) {
    case 'stdin':
      if (input.files) return `stdin ${JSON.stringify(input.stdin)} with ${JSON.stringify(input.files)}`;
      return input.stdin === '' ? 'what the whole program prints' : `stdin ${JSON.stringify(input.stdin)}`;
    case 'call':
      return `${input.function}(${input.args.map((argument) => JSON.stringify(argument)).join(', ')})`;
    case 'expression':
      return input.code;
    default:
      return JSON.stringify(input);
  }
}

function describeQuestion(input: PageInput): string {
  if (input.kind === 'style') {
    const place = input.width === undefined ? '' : ` at ${input.width}px`;
    return `style ${input.property}${place}${input.state ? ` while ${input.state}` : ''}`;
  }
  if (input.kind === 'attribute') return `attribute ${input.attribute}`;
  return input.kind === 'count' || input.kind === 'text' ? `${input.kind} ${input.selector}` : JSON.stringify(input);
}
