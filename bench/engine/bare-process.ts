import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { ConsoleStdout, File, OpenFile, WASI } from '@bjorn3/browser_wasi_shim';
import { PYTHON_WASM } from '@kodestien/sandbox/python/node';
import { TASKS } from './tasks.ts';

/** Runs the same program in one fresh interpreter after the other, with the bare engine, and says how often it could. */
const [warmUp = 0, milliseconds = 0] = process.argv.slice(2).map(Number);
setPriority(5);
const module = new WebAssembly.Module(readFileSync(PYTHON_WASM));

function run(): void {
  const ignored = new ConsoleStdout(() => {});
  const fds = [new OpenFile(new File([])), ignored, ignored];
  const system = new WASI(['python', '-I', '-S', '-c', String(TASKS.python.source)], [], fds, { debug: false });
  const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: system.wasiImport });
  system.start(instance as Parameters<WASI['start']>[0]);
}

for (let count = 0; count < warmUp; count++) run();
const started = performance.now();
let count = 0;
while (performance.now() - started < milliseconds) {
  run();
  count++;
}
process.send?.(count, () => process.exit());
