import type { PageInput, PageStep } from '@kodestien/sandbox/judge/inputs';
import type { ExerciseCheck } from '../exercise-checks.ts';
import type { SeededRandom } from './random.ts';

/** Rows of events that are tried; each is a run of the program. */
const ROWS_MAX = 60;
const ATTRIBUTES = ['class', 'value', 'hidden', 'disabled', 'style', 'checked', 'src', 'href'];
const TEXTS = ['a', 'Ada', '  ', ' to ord ', 'ÆØÅ', '0', '1', '10', '-1'];

/**
 * Everything that shows what a program makes of its page: texts, tags and the attributes that programs change, after the
 * events of the checks and after others of the same shape.
 */
export function scriptQuestions(checks: readonly ExerciseCheck[], random: SeededRandom): PageInput[] {
  const own = checks.map(({ input }) => ('selector' in input ? (input.events ?? []) : []));
  const rows = new Map(own.map((events) => [JSON.stringify(events), events]));
  const steps = own.flat();
  for (let tries = 0; tries < 4 * ROWS_MAX && rows.size < ROWS_MAX; tries++) {
    const row = varyRow(random.of(own), steps, random);
    rows.set(JSON.stringify(row), row);
  }
  return [...rows.values()].flatMap(questionsAfter);
}

function questionsAfter(events: readonly PageStep[]): PageInput[] {
  return [
    { kind: 'count', selector: '*', events },
    { kind: 'text', selector: '*', events },
    ...ATTRIBUTES.map((attribute): PageInput => ({ kind: 'attribute', selector: '*', attribute, events })),
  ];
}

function varyRow(row: readonly PageStep[], steps: readonly PageStep[], random: SeededRandom): PageStep[] {
  if (steps.length === 0) return [...row];
  const varied = row.map((step) =>
    'type' in step && random.below(2) === 0 ? { ...step, text: random.of([...TEXTS, `${step.text} `]) } : step,
  );
  const at = random.below(varied.length + 1);
  const choice = random.below(4);
  if (choice === 0) varied.splice(at, 0, random.of(steps));
  else if (choice === 1) varied.splice(at, 1);
  else if (choice === 2) return [...varied, ...varied].slice(0, 30);
  return varied;
}
