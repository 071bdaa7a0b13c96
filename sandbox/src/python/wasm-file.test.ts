import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PYTHON_WASM } from './node.ts';
import { slimWasm, withoutMemory } from './wasm-file.ts';

test('the engine file loses what only debuggers read, and gets a bound on its memory and what a snapshot needs', async () => {
  const file = new Uint8Array(readFileSync(PYTHON_WASM));
  const slim = slimWasm(file, 2048);
  expect(slim.length).toBeLessThan(file.length * 0.6);
  const [before, after] = [new WebAssembly.Module(file), new WebAssembly.Module(slim)];
  expect(WebAssembly.Module.exports(after)).toEqual([
    ...WebAssembly.Module.exports(before),
    { name: 'functions', kind: 'table' },
    { name: 'stackPointer', kind: 'global' },
  ]);
  expect(WebAssembly.Module.imports(after)).toEqual(WebAssembly.Module.imports(before));
  expect(WebAssembly.Module.customSections(after, '.debug_info')).toEqual([]);
  const imports = Object.fromEntries(WebAssembly.Module.imports(after).map(({ name }) => [name, () => 0]));
  const { exports } = new WebAssembly.Instance(after, { wasi_snapshot_preview1: imports });
  const memory = exports.memory as WebAssembly.Memory;
  const pages = memory.buffer.byteLength / 65_536;
  expect(() => memory.grow(2048 - pages)).not.toThrow();
  expect(() => memory.grow(1)).toThrow(RangeError);
});

test('an engine without a memory of its own asks for one, and says how large it is and what it begins with', () => {
  const slim = slimWasm(new Uint8Array(readFileSync(PYTHON_WASM)), 2048);
  const { file, pages, pagesMax, data } = withoutMemory(slim);
  const [own, given] = [new WebAssembly.Module(slim), new WebAssembly.Module(file)];
  expect(WebAssembly.Module.imports(given)).toEqual([
    ...WebAssembly.Module.imports(own),
    { module: 'host', name: 'memory', kind: 'memory' },
  ]);
  expect(WebAssembly.Module.exports(given)).toEqual(WebAssembly.Module.exports(own));
  const imports = Object.fromEntries(WebAssembly.Module.imports(own).map(({ name }) => [name, () => 0]));
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pagesMax });
  const instance = new WebAssembly.Instance(given, { wasi_snapshot_preview1: imports, host: { memory } });
  expect(instance.exports.memory).toBe(memory);
  // What it begins with is put there by the one who gives it.
  expect(new Uint8Array(memory.buffer).every((byte) => byte === 0)).toBe(true);
  new Uint8Array(memory.buffer).set(data);
  const ownMemory = new WebAssembly.Instance(own, { wasi_snapshot_preview1: imports }).exports.memory;
  expect(Buffer.compare(Buffer.from(memory.buffer), Buffer.from((ownMemory as WebAssembly.Memory).buffer))).toBe(0);
});

test('a file whose stack or recursion limit is set in another way is refused', () => {
  const header = [0, 97, 115, 109, 1, 0, 0, 0];
  const memory = [5, 3, 1, 0, 1];
  const twoGlobals = [6, 11, 2, 0x7f, 1, 0x41, 0, 0x0b, 0x7f, 1, 0x41, 0, 0x0b];
  const emptyCode = [10, 1, 0];
  expect(() => slimWasm(new Uint8Array([...header, ...memory, ...twoGlobals]), 2048)).toThrow('stack');
  expect(() => slimWasm(new Uint8Array([...header, ...memory, ...emptyCode]), 2048)).toThrow('recursion');
});

test('a file that has another kind of memory is refused', () => {
  const shared = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 5, 4, 1, 3, 1, 2]);
  expect(() => slimWasm(shared, 16)).toThrow('memory');
});
