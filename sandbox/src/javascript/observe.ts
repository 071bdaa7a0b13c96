import type { ProgramInput } from '../inputs.ts';
import type { Limits, Observation, Piece } from '../observation.ts';
import type { JavaScriptEngine } from './engine.ts';
import { type Ending, Interpreter } from './interpreter.ts';
import { usesConstruct } from './program.ts';

/** What the program does with each input, one observation for each, in order. */
export async function observe(
  engine: JavaScriptEngine,
  source: string,
  inputs: readonly ProgramInput[],
  limits: Limits,
): Promise<Observation[]> {
  const observations: Observation[] = [];
  for (const input of inputs) observations.push(await observeOne(engine, source, input, limits));
  return observations;
}

export async function observeOne(
  engine: JavaScriptEngine,
  source: string,
  input: ProgramInput,
  limits: Limits,
): Promise<Observation> {
  if (input.kind === 'source') {
    const used = usesConstruct(source, input.construct);
    if (used !== null) return observed([], { value: { type: 'boolean', text: used ? 'true' : 'false' } });
    // Not JavaScript: the interpreter's own words say why.
    return observeOne(engine, source, { kind: 'stdin', stdin: '' }, limits);
  }
  const pieces: Piece[] = [];
  const lines = linesOf(input.stdin ?? '');
  const interpreter = new Interpreter(engine, {
    limits,
    onPiece: (piece) => pieces.push(piece),
    ask: () => lines.shift() ?? null,
    judged: true,
  });
  try {
    const ending = await interpreter.run(source);
    if (input.kind === 'stdin' || ending.error || ending.stopped) return observed(pieces, ending);
    // What a call prints is what counts, not what the program printed before it.
    pieces.length = 0;
    return observed(pieces, await interpreter.evaluate(codeOf(input)));
  } finally {
    interpreter.dispose();
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
  return { output: output.join(''), transcript: pieces, ...ending };
}
