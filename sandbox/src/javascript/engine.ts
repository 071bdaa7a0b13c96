import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSWASMModule } from 'quickjs-emscripten-core';

/** QuickJS, ready to make interpreters. Another engine would have to offer `Interpreter` in interpreter.ts. */
export type JavaScriptEngine = QuickJSWASMModule;

/** The module is compiled once by whoever loads it, and handed to each worker or process. */
export function loadJavaScriptEngine(wasmModule: WebAssembly.Module): Promise<JavaScriptEngine> {
  return newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule }));
}
