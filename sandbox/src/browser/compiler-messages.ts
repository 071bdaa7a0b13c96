/** The next piece of the engine's file, that there is no other, or where a worker waits for the module. */
export type ToCompiler = Uint8Array<ArrayBuffer> | 'end' | MessagePort;

export type FromCompiler = 'compiled' | { issue: string };

/** In a worker: the module that the compiler sends it. */
export function moduleFrom(port: MessagePort): Promise<WebAssembly.Module> {
  return new Promise((resolve) => {
    port.onmessage = ({ data }: MessageEvent<WebAssembly.Module>) => {
      port.close();
      resolve(data);
    };
  });
}
