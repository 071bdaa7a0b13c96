import { compileEngine } from '../browser/compile-engine.ts';
import { EngineFailure, startInTime } from '../browser/engine-failure.ts';
import { observeInBrowser } from '../html-css/browser.ts';
import type { PageInput, ScriptSource } from '../judge/inputs.ts';
import { type Limits, type Observation, OUT_OF_TIME } from '../judge/observation.ts';
import { normalPage } from './normal-page.ts';
import type { ScriptInput } from './observe.ts';
import type { FromWorker, Result, ToWorker } from './worker.ts';

/** As on the server, so that both say the same. */
const LIMITS: Limits = { milliseconds: 2_000, outputCharacters: 50_000, memoryMegabytes: 128 };
/** The engine keeps its own time; this is for one that has lost it. */
const CHECK_MILLISECONDS_MAX = 15_000;

type Played = Extract<FromWorker, { kind: 'played' }>;

/** Judges programs with a page in a worker, with the server's own engine. The page that comes of it is looked at by the browser. */
export class ScriptBrowser {
  readonly #addresses: { engine: string; linkedom: string };
  #started: Promise<Worker> | null = null;
  #id = 0;

  /** Where the engine's bytes and the text of linkedom are served. */
  constructor(addresses: { engine: string; linkedom: string }) {
    this.#addresses = addresses;
  }

  /** Fetches the engine and starts a worker, once. */
  async ready(): Promise<void> {
    await this.#worker();
  }

  /** What the program makes of its page with each input; null when that cannot be known here. */
  async observe(source: ScriptSource, inputs: readonly ScriptInput[]): Promise<readonly Observation[] | null> {
    const results = await this.#play({ ...source, html: normalPage(source.html) }, inputs);
    if (!results) return null;
    const observations: Observation[] = [];
    for (const [index, input] of inputs.entries()) observations.push(await observationOf(input, results[index]));
    return observations;
  }

  async #play(source: ScriptSource, inputs: readonly ScriptInput[]): Promise<readonly Result[] | null> {
    const worker = await this.#worker();
    const id = ++this.#id;
    const { promise, resolve } = Promise.withResolvers<readonly Result[] | null>();
    const take = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'played' && (data satisfies Played).id === id) resolve(data.results);
    };
    const fail = () => resolve(null);
    worker.addEventListener('message', take);
    worker.addEventListener('error', fail);
    const timer = setTimeout(() => {
      worker.terminate();
      this.#started = null;
      fail();
    }, CHECK_MILLISECONDS_MAX);
    worker.postMessage({ kind: 'play', id, source, inputs, limits: LIMITS } satisfies ToWorker);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      worker.removeEventListener('message', take);
      worker.removeEventListener('error', fail);
    }
  }

  #worker(): Promise<Worker> {
    this.#started ??= this.#start().catch((error: unknown) => {
      // Without a network now, perhaps with one later.
      this.#started = null;
      throw error;
    });
    return this.#started;
  }

  async #start(): Promise<Worker> {
    const [engine, linkedom] = await Promise.all([
      compileEngine({ address: this.#addresses.engine }),
      fetchText(this.#addresses.linkedom),
    ]);
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'page-script' });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => data.kind === 'ready' && resolve());
    worker.addEventListener('error', () => reject(new EngineFailure('start')));
    const module = engine.modulePort();
    worker.postMessage({ kind: 'start', module, linkedom } satisfies ToWorker, [module]);
    await startInTime(promise);
    return worker;
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new EngineFailure('download');
  return response.text();
}

async function observationOf(input: ScriptInput, result: Result | undefined): Promise<Observation> {
  if (!result) return OUT_OF_TIME;
  if ('observation' in result) return result.observation;
  const { html, stored: _stored, ...rest } = result.page;
  if (html === undefined) return { output: '', transcript: [], ...rest };
  const [observation] = await observeInBrowser({ html }, [input as PageInput], LIMITS);
  return observation ?? { output: '', transcript: [], stopped: 'crash' };
}
