import releaseVariant from '@jitl/quickjs-wasmfile-release-sync';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSSyncVariant,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core';

/** QuickJS, ready to make interpreters. Another engine would have to offer what `Interpreter` uses of it. */
export type JavaScriptEngine = QuickJSWASMModule;

// Its types describe the CommonJS file, where the variant is one level deeper than in the module that is loaded.
const variant = releaseVariant as unknown as QuickJSSyncVariant;

/** Gives the engine to one program after the other, and a new one after a program that may have damaged it. */
export class JavaScriptEngines {
  readonly #module: WebAssembly.Module;
  #engine: Promise<JavaScriptEngine> | null = null;

  /** The module is compiled once by whoever loads it, and handed to each worker or process. */
  constructor(module: WebAssembly.Module) {
    this.#module = module;
  }

  ready(): Promise<JavaScriptEngine> {
    this.#engine ??= newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule: this.#module }));
    return this.#engine;
  }

  discard(): void {
    this.#engine = null;
  }
}
