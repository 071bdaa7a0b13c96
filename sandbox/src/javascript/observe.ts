import { filesOf, type ProgramInput, runsOf } from '../judge/inputs.ts';
import {
  boundObservation,
  type Follower,
  type Limits,
  type Observation,
  OUT_OF_TIME,
  Outcomes,
  type Piece,
  TIMEOUTS_MAX,
} from '../judge/observation.ts';
import type { Dependencies, Ending, Interpreter } from './interpreter.ts';
import type { JudgedInterpreters } from './judged-interpreters.ts';
import { usesConstruct } from './program.ts';
import { varyProgram, writtenValue } from './vary.ts';

type Interpreters = Pick<JudgedInterpreters, 'take'>;

/** What the program does with each input, one observation for each, in order. */
export async function observe(
  interpreters: Interpreters,
  source: string,
  inputs: readonly ProgramInput[],
  limits: Limits,
  clock: () => number,
  follower?: Follower,
): Promise<Observation[]> {
  const observations: Observation[] = [];
  let timeouts = 0;
  for (const [index, input] of inputs.entries()) {
    follower?.started(index);
    const hasTime = timeouts < TIMEOUTS_MAX.javascript;
    const observation = hasTime ? await observeOne(interpreters, source, input, limits, clock) : OUT_OF_TIME;
    if (observation.stopped === 'time') timeouts++;
    follower?.observed(index, observation);
    observations.push(observation);
  }
  return observations;
}

export async function observeOne(
  interpreters: Interpreters,
  source: string,
  input: ProgramInput,
  limits: Limits,
  clock: () => number,
): Promise<Observation> {
  if (input.kind === 'source') {
    const used = usesConstruct(source, input.construct, input.within);
    if (used !== null) return observed([], { value: { type: 'boolean', text: used ? 'true' : 'false' } });
    // Not JavaScript: the interpreter's own words say why.
    return observeOne(interpreters, source, { kind: 'stdin', stdin: '' }, limits, clock);
  }
  const varied = input.vary ? varyProgram(source, input.vary) : { source };
  if ('lacks' in varied) return observed([], varied);
  const run = (turn: number) => observeRun(interpreters, varied.source, input, limits, clock, turn);
  const runs = runsOf(input);
  if (runs === 1) return run(0);
  const outcomes = new Outcomes();
  for (let turn = 0; turn < runs; turn++) {
    const observation = await run(turn);
    if (observation.error || observation.stopped) return observation;
    outcomes.add(observation.value ?? { type: 'string', text: observation.output });
  }
  return observed([], { outcomes: outcomes.all });
}

type RunInput = Exclude<ProgramInput, { kind: 'source' }>;

/** `turn`: which of many runs that differ by chance alone. */
async function observeRun(
  interpreters: Interpreters,
  source: string,
  input: RunInput,
  limits: Limits,
  clock: () => number,
  turn: number,
): Promise<Observation> {
  const pieces: Piece[] = [];
  const lines = linesOf(input.stdin ?? '');
  const around: Dependencies = {
    limits,
    onPiece: (piece) => {
      const last = pieces.at(-1);
      // One line at a time a program can write more pieces than anyone needs to know apart.
      if (last?.kind === piece.kind && (piece.kind === 'out' || piece.kind === 'err')) last.text += piece.text;
      else pieces.push({ ...piece });
    },
    ask: () => lines.shift() ?? null,
    clock,
    turn,
    files: filesOf(input),
  };
  return observeIn(await interpreters.take(), source, input, around, pieces);
}

async function observeIn(
  interpreter: Interpreter,
  source: string,
  input: RunInput,
  around: Dependencies,
  pieces: Piece[],
): Promise<Observation> {
  try {
    const ending = await interpreter.run(source, around);
    if (input.kind === 'stdin' || ending.error || ending.stopped) return observed(pieces, ending);
    // What a call prints is what counts, not what the program printed before it.
    pieces.length = 0;
    return observed(pieces, await interpreter.evaluate(codeOf(input)));
  } catch {
    // The engine itself gave up: an abort of its WebAssembly, or the stack of this process.
    return observed(pieces, { stopped: 'crash' });
  }
}

export function codeOf(input: Extract<ProgramInput, { kind: 'call' | 'expression' }>): string {
  if (input.kind === 'expression') return input.code;
  return `${input.function}(${input.args.map(writtenValue).join(', ')})`;
}

export function linesOf(stdin: string): string[] {
  const lines = stdin.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function observed(pieces: readonly Piece[], ending: Ending & Partial<Observation>): Observation {
  const output = pieces.filter(({ kind }) => kind === 'out').map(({ text }) => text);
  return boundObservation({ output: output.join(''), transcript: pieces, ...ending });
}
