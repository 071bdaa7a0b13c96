import type { EngineFailureReason } from './engine-failure.ts';

/** The engine's file, once; then where a worker waits for the module. */
export type ToCompiler = { address: string; bytes: number | undefined } | MessagePort;

export type FromCompiler =
  | 'compiled'
  | { loaded: number; total: number }
  | { failed: EngineFailureReason; issue: string };

/** In a worker: the module that the compiler sends it. What `use` throws reaches the page, as it would not from a promise. */
export function withModule(port: MessagePort, use: (module: WebAssembly.Module) => void): void {
  port.onmessage = ({ data }: MessageEvent<WebAssembly.Module>) => {
    port.close();
    use(data);
  };
}
