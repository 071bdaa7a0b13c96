/** The next piece of the engine's file, or that there is no other. */
export type ToCompiler = Uint8Array<ArrayBuffer> | 'end';

export type FromCompiler = { module: WebAssembly.Module } | { issue: string };
