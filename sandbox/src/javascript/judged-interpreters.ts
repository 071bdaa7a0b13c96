import type { JavaScriptEngine, JavaScriptEngines } from './engine.ts';
import { Interpreter } from './interpreter.ts';

/** As many checks as most exercises have. */
const SPARE = 4;

/**
 * Gives each judged program a fresh interpreter. Making one takes longer than most programs run, so some are made while
 * nobody waits.
 */
export class JudgedInterpreters {
  readonly #engines: JavaScriptEngines;
  #spare: Interpreter[] = [];
  #engineOfSpare: JavaScriptEngine | null = null;

  constructor(engines: JavaScriptEngines) {
    this.#engines = engines;
  }

  async prepare(): Promise<void> {
    const engine = await this.#current();
    while (this.#spare.length < SPARE) this.#spare.push(make(engine));
  }

  async take(): Promise<Interpreter> {
    const engine = await this.#current();
    return this.#spare.pop() ?? make(engine);
  }

  /** After its program; one that was stopped may have left the engine damaged, and with it what was made ahead. */
  giveBack(interpreter: Interpreter, wasStopped: boolean): void {
    if (!interpreter.dispose() || wasStopped) this.#engines.discard();
  }

  async #current(): Promise<JavaScriptEngine> {
    const engine = await this.#engines.ready();
    if (this.#engineOfSpare !== engine) this.#spare = [];
    this.#engineOfSpare = engine;
    return engine;
  }
}

function make(engine: JavaScriptEngine): Interpreter {
  return new Interpreter(engine, { judged: true });
}
