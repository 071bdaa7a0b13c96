import type { RunInput } from '../judge/inputs.ts';
import { boundObservation, type Limits, type Observation, type Piece } from '../judge/observation.ts';
import type { JavaScriptEngine } from './engine.ts';
import { type Ending, Interpreter, type Time } from './interpreter.ts';
import { forgetFormatters } from './locale.ts';

/** Nobody waits for timers on the server; a program whose timers would go on for longer than this is ended. */
const TIMERS_MILLISECONDS_MAX = 60_000;

/** The same run as in a page, to the byte, until it has no more lines; waiting only moves its clock. */
export async function watch(
  engine: JavaScriptEngine,
  source: string,
  { lines, seed, timeZone = 'UTC', files }: RunInput,
  limits: Limits,
  clock: () => number,
): Promise<Observation> {
  setTimeZone(timeZone);
  const pieces: Piece[] = [];
  const left = [...lines];
  let waits = false;
  const finish = (ending: Ending): Observation => {
    const output = pieces.map(({ kind, text }) => (kind === 'out' ? text : '')).join('');
    return boundObservation({ output, transcript: pieces, ...(waits ? { waits } : ending) });
  };
  try {
    const interpreter = await Interpreter.create(engine, { judged: false });
    const ending = await interpreter.run(source, {
      limits,
      clock,
      seed,
      files,
      time: virtualTime(),
      isOver: () => waits,
      onPiece(piece) {
        const last = pieces.at(-1);
        if (waits) return;
        if (last?.kind === piece.kind && (piece.kind === 'out' || piece.kind === 'err')) last.text += piece.text;
        else pieces.push({ ...piece });
      },
      ask() {
        const line = left.shift() ?? null;
        if (line === null) waits = true;
        return line;
      },
    });
    return finish(ending);
  } catch {
    // The engine itself gave up: an abort of its WebAssembly, or the stack of this process.
    return finish({ stopped: 'crash' });
  }
}

function virtualTime(): Time {
  const started = Date.now();
  let waited = 0;
  return {
    now: () => Date.now() + waited,
    async wait(milliseconds) {
      waited += milliseconds;
    },
    until: started + TIMERS_MILLISECONDS_MAX,
  };
}

/** Dates are those of the reader's clock. A name that nobody knows is UTC. */
function setTimeZone(name: string): void {
  let known = 'UTC';
  try {
    known = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    // Some browsers know more names than this machine.
  }
  if (process.env.TZ === known) return;
  process.env.TZ = known;
  forgetFormatters();
}
