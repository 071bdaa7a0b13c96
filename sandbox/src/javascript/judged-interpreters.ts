import type { JavaScriptEngine } from './engine.ts';
import { Interpreter } from './interpreter.ts';

/** As many checks as most exercises have. */
const SPARE = 4;

/**
 * Gives each check of each judged program an interpreter of its own. Making one takes longer than most programs run, so
 * some are made while nobody waits.
 */
export class JudgedInterpreters {
  readonly #engine: JavaScriptEngine;
  #spare: Interpreter[] = [];

  constructor(engine: JavaScriptEngine) {
    this.#engine = engine;
  }

  async prepare(): Promise<void> {
    while (this.#spare.length < SPARE) this.#spare.push(await this.#create());
  }

  /** The same, where each program finds this page. */
  withPage(html: string): Pick<JudgedInterpreters, 'take'> {
    return {
      take: async () => {
        const interpreter = await this.take();
        interpreter.openPage(html);
        return interpreter;
      },
    };
  }

  async take(): Promise<Interpreter> {
    return this.#spare.pop() ?? (await this.#create());
  }

  #create(): Promise<Interpreter> {
    return Interpreter.create(this.#engine, { judged: true });
  }
}
