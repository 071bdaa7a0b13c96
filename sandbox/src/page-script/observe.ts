import { observe as observePage, type PageEngine } from '../html-css/observe.ts';
import type { PlayedPage } from '../javascript/interpreter.ts';
import type { JudgedInterpreters } from '../javascript/judged-interpreters.ts';
import { observeOne as observeProgram } from '../javascript/observe.ts';
import { betweenReloads, type PageInput, type ProgramInput, type ScriptSource } from '../judge/inputs.ts';
import {
  boundObservation,
  type Follower,
  type Limits,
  type Observation,
  OUT_OF_TIME,
  type Piece,
  TIMEOUTS_MAX,
} from '../judge/observation.ts';

export type ScriptInput = ProgramInput | PageInput;
type Source = Pick<ScriptSource, 'javascript'>;
type Around = {
  /** They find the page of the task. */
  interpreters: Pick<JudgedInterpreters, 'take'>;
  limits: Limits;
  clock: () => number;
};

/** What the program makes of its page with each input, one observation for each, in order. */
export async function observe(
  around: Around & { pages: PageEngine },
  source: Source,
  inputs: readonly ScriptInput[],
  follower?: Follower,
): Promise<Observation[]> {
  const played = new PlayedPages(around, source);
  const observations: Observation[] = [];
  let timeouts = 0;
  for (const [index, input] of inputs.entries()) {
    follower?.started(index);
    const hasTime = timeouts < TIMEOUTS_MAX['page-script'];
    const observation = hasTime ? await observeOne(around, source, input, played) : OUT_OF_TIME;
    if (observation.stopped === 'time') timeouts++;
    follower?.observed(index, observation);
    observations.push(observation);
  }
  return observations;
}

async function observeOne(
  around: Around & { pages: PageEngine },
  source: Source,
  input: ScriptInput,
  played: PlayedPages,
): Promise<Observation> {
  const { interpreters, limits, clock, pages } = around;
  if (!('selector' in input)) return observeProgram(interpreters, source.javascript, input, limits, clock);
  const { html, stored: _stored, ...rest } = await played.after(input);
  if (html === undefined) return boundObservation({ output: '', transcript: [], ...rest });
  const [observation = CRASHED] = await observePage(pages, { html }, [input], limits);
  return observation;
}

const CRASHED: Observation = { output: '', transcript: [], stopped: 'crash' };

/** What became of the page after the events of a check. Checks with the same events and files look at the same page. */
export class PlayedPages {
  readonly #around: Around;
  readonly #source: Source;
  readonly #known = new Map<string, Promise<PlayedPage>>();

  constructor(around: Around, source: Source) {
    this.#around = around;
    this.#source = source;
  }

  after({ events = [], files }: Asked): Promise<PlayedPage> {
    const key = JSON.stringify([events, files]);
    const known = this.#known.get(key);
    if (known) return known;
    const played = this.#play({ events, files });
    this.#known.set(key, played);
    return played;
  }

  /** One interpreter for each time that the page is loaded; what was stored goes from one to the next. */
  async #play({ events = [], files }: Asked): Promise<PlayedPage> {
    const { interpreters, limits, clock } = this.#around;
    const onPiece = (_piece: Piece) => {};
    const deadline = clock() + limits.milliseconds;
    let played: PlayedPage = {};
    let before = 0;
    try {
      for (const steps of betweenReloads(events)) {
        const interpreter = await interpreters.take();
        interpreter.store(played.stored ?? '');
        // All loads together have the time of one.
        const left = { ...limits, milliseconds: deadline - clock() };
        const around = { limits: left, clock, onPiece, ask: () => null, files };
        played = await interpreter.play(this.#source.javascript, steps, around);
        if (played.unplayed !== undefined) return { unplayed: before + played.unplayed };
        if (played.html === undefined) return played;
        before += steps.length + 1;
      }
      return played;
    } catch {
      // The engine itself gave up: an abort of its WebAssembly, or the stack of this process.
      return { stopped: 'crash' };
    }
  }
}

type Asked = { events?: PageInput['events'] | undefined; files?: PageInput['files'] | undefined };
