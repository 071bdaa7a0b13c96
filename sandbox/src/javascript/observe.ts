import type { ProgramInput } from '../judge/inputs.ts';
import {
  boundObservation,
  type Follower,
  type Limits,
  type Observation,
  OUT_OF_TIME,
  type Piece,
  TIMEOUTS_MAX,
} from '../judge/observation.ts';
import type { Dependencies, Ending, Interpreter } from './interpreter.ts';
import type { JudgedInterpreters } from './judged-interpreters.ts';
import { usesConstruct } from './program.ts';

/** What the program does with each input, one observation for each, in order. */
export async function observe(
  interpreters: JudgedInterpreters,
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

async function observeOne(
  interpreters: JudgedInterpreters,
  source: string,
  input: ProgramInput,
  limits: Limits,
  clock: () => number,
): Promise<Observation> {
  if (input.kind === 'source') {
    const used = usesConstruct(source, input.construct);
    if (used !== null) return observed([], { value: { type: 'boolean', text: used ? 'true' : 'false' } });
    // Not JavaScript: the interpreter's own words say why.
    return observeOne(interpreters, source, { kind: 'stdin', stdin: '' }, limits, clock);
  }
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
  };
  return observeIn(await interpreters.take(), source, input, around, pieces);
}

async function observeIn(
  interpreter: Interpreter,
  source: string,
  input: Exclude<ProgramInput, { kind: 'source' }>,
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

function codeOf(input: Extract<ProgramInput, { kind: 'call' | 'expression' }>): string {
  if (input.kind === 'expression') return input.code;
  return `${input.function}(${input.args.map((argument) => JSON.stringify(argument)).join(', ')})`;
}

function linesOf(stdin: string): string[] {
  const lines = stdin.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function observed(pieces: readonly Piece[], ending: Ending & Partial<Observation>): Observation {
  const output = pieces.filter(({ kind }) => kind === 'out').map(({ text }) => text);
  return boundObservation({ output: output.join(''), transcript: pieces, ...ending });
}
