import { JSValueHandle, QuickJS, type Snapshot } from 'quickjs-wasi';
import { answerLocale } from './locale.ts';
import { PRELUDE } from './prelude.ts';

/** The memory that every interpreter begins with, and how much of the host's stack it may use. */
export type PreparedEngine = { snapshot: Snapshot; stackBytes: number };

/**
 * QuickJS-NG. A prepared interpreter is kept as a snapshot of its memory, and each program gets a new WebAssembly
 * instance that starts from it: no two programs ever share memory, whatever holes the engine has.
 */
export class JavaScriptEngine {
  readonly #module: WebAssembly.Module;
  /** Another process with the same flags can go on from it. */
  readonly prepared: PreparedEngine;

  constructor(module: WebAssembly.Module, prepared: PreparedEngine) {
    this.#module = module;
    this.prepared = prepared;
  }

  /**
   * The module is compiled once by its owner and shared by all workers or used by one process. `more` is code that is part of
   * every interpreter: it evaluates to an object of functions that can be called like those of the prelude.
   */
  static async prepare(module: WebAssembly.Module, more = '({})'): Promise<JavaScriptEngine> {
    const vm = await QuickJS.create({ wasm: module, timezoneOffset: 0 });
    const emit = vm.newFunction('emit', () => vm.undefined);
    const ask = vm.newFunction('ask', () => vm.null);
    const locale = vm.newFunction('locale', () => vm.null);
    const start = vm.evalCode(PRELUDE, 'prelude.js');
    vm.setProp(vm.global, PRELUDE_NAME, vm.callFunction(start, vm.undefined, emit, ask, locale));
    vm.evalCode(`Object.assign(globalThis.${PRELUDE_NAME}, ${more})`, 'more.js').dispose();
    const snapshot = vm.snapshot();
    return new JavaScriptEngine(module, { snapshot, stackBytes: await stackThatFits(module, snapshot) });
  }

  /** What each instance copies. */
  get snapshotBytes(): number {
    return this.prepared.snapshot.memory.byteLength;
  }

  async instance(host: Host): Promise<Instance> {
    const { snapshot, stackBytes } = this.prepared;
    return new Instance(await restore(this.#module, snapshot, stackBytes, host));
  }
}

/** What a program can reach of the outside. None of it may throw: the engine would show a host error to the program. */
export type Host = {
  emit(kind: string, text: string): void;
  ask(prompt: string): string | null;
  /** Milliseconds since 1970, as the program sees them. */
  now(): number;
  isInterrupted(): boolean;
  /** A promise failed with nobody listening, or was listened to afterwards. */
  onRejection(promise: number, reason: JSValueHandle, isHandled: boolean): void;
  timezoneOffset: 'host' | number;
};

const NO_HOST: Host = {
  emit: () => {},
  ask: () => null,
  now: () => 0,
  isInterrupted: () => false,
  onRejection: () => {},
  timezoneOffset: 0,
};

export type Result = { value: JSValueHandle } | { thrown: JSValueHandle };

const PRELUDE_NAME = '__prelude__';
const PAGE_BYTES = 64 * 1024;
/** A plain function takes 240 bytes: enough for a recursion of ten thousand calls. */
const STACK_BYTES_MAX = 2.5 * 2 ** 20;
/** Below the limit, for what the engine itself does after it: making the error, parsing without a look at the limit. */
const STACK_RESERVE_BYTES = 512 * 1024;
/** Other calls than those that were tried take more of the host's stack for each byte of the engine's. */
const STACK_SHARE = 0.7;

/** One WebAssembly instance, for one run of one program. It is never cleaned up or used again, only forgotten. */
export class Instance {
  readonly #vm: QuickJS;
  readonly #prelude: JSValueHandle;
  readonly #exports: ReturnType<QuickJS['_getExports']>;

  constructor(vm: QuickJS) {
    this.#vm = vm;
    this.#exports = vm._getExports();
    this.#prelude = vm.global.getProp(PRELUDE_NAME);
    vm.evalCode(`delete globalThis.${PRELUDE_NAME}`).dispose();
  }

  limitMemory(bytes: number): void {
    this.#exports.qjs_set_memory_limit(bytes);
  }

  /** What the program throws stays a value: the library's own call reads its message, which can run the program. */
  evaluate(source: string, fileName: string): Result {
    const code = this.#vm._writeString(source);
    const name = this.#vm._writeString(fileName);
    const result = this.#exports.qjs_eval(code.ptr, code.len, name.ptr, 0);
    this.#exports.wasm_free(code.ptr);
    this.#exports.wasm_free(name.ptr);
    return this.#result(result);
  }

  /** Calls a function of the prelude. */
  call(method: string, ...values: readonly (JSValueHandle | string | number)[]): Result {
    const handles = values.map((value) => {
      if (typeof value === 'string') return this.#vm.newString(value);
      return typeof value === 'number' ? this.#vm.newNumber(value) : value;
    });
    const list = this.#exports.wasm_malloc(4 * Math.max(1, handles.length));
    const view = new DataView(this.#exports.memory.buffer);
    for (const [index, { ptr }] of handles.entries()) view.setUint32(list + 4 * index, ptr, true);
    const called = this.#prelude.getProp(method);
    const result = this.#exports.qjs_call(called.ptr, this.#vm.undefined.ptr, handles.length, list);
    this.#exports.wasm_free(list);
    return this.#result(result);
  }

  /** Runs at most so many jobs of promises; whether more are waiting. */
  runJobs(most: number): boolean {
    for (let count = 0; count < most && this.#exports.qjs_is_job_pending(); count++) {
      // What a job throws goes to its promise; the engine gives none of it to us.
      if (this.#exports.qjs_execute_pending_job() < 0) this.#vm.getException().dispose();
    }
    return this.#exports.qjs_is_job_pending() !== 0;
  }

  #result(pointer: number): Result {
    if (this.#exports.qjs_is_exception(pointer)) return { thrown: this.#vm.getException() };
    return { value: new JSValueHandle(this.#vm, pointer) };
  }
}

async function restore(
  module: WebAssembly.Module,
  snapshot: Snapshot,
  stackBytes: number,
  host: Host,
): Promise<QuickJS> {
  const vm = await QuickJS.restore(snapshot, {
    wasm: module,
    timezoneOffset: host.timezoneOffset,
    interruptHandler: () => host.isInterrupted(),
    onUnhandledRejection: (promise, reason, isHandled) => host.onRejection(promise.identity, reason, isHandled),
    wasi: (memory) => ({
      clock_time_get(_clock, _precision, result) {
        new DataView(memory.buffer).setBigUint64(result, BigInt(Math.round(host.now() * 1000)) * 1000n, true);
        return 0;
      },
      // The engine's own notes, such as of a bug in it, are nobody's output.
      fd_write: () => NOT_SUPPORTED,
      random_get: () => NOT_SUPPORTED,
    }),
  });
  vm.registerHostCallback('emit', (kind, text) => {
    host.emit(textOf(kind), textOf(text));
    return vm.undefined;
  });
  vm.registerHostCallback('ask', (prompt) => {
    const line = host.ask(textOf(prompt));
    return line === null ? vm.null : vm.newString(line);
  });
  vm.registerHostCallback('locale', (request) =>
    vm.newString(answerLocale(textOf(request), host.timezoneOffset === 0 ? 'UTC' : undefined)),
  );
  giveStack(vm, stackBytes);
  return vm;
}

const NOT_SUPPORTED = 52;

/** Never runs the program: anything but a text has a `toString` that it could have written. */
export function textOf(handle: JSValueHandle | undefined): string {
  return handle?.isString ? handle.toString() : '';
}

/** The stack that the engine is built with ends a recursion after 2,000 calls; a larger one lies in memory of its own. */
function giveStack(vm: QuickJS, bytes: number): void {
  const { memory, __stack_pointer, JS_UpdateStackTop, qjs_get_runtime_ptr, qjs_set_max_stack_size } =
    vm._getExports() as Exports;
  const pages = Math.ceil((bytes + STACK_RESERVE_BYTES) / PAGE_BYTES);
  const start = memory.grow(pages) * PAGE_BYTES;
  __stack_pointer.value = start + pages * PAGE_BYTES - STACK_ALIGNMENT;
  JS_UpdateStackTop(qjs_get_runtime_ptr());
  qjs_set_max_stack_size(bytes);
}

/** What the engine offers to programs that are linked to it, and the library's types leave out. */
type Exports = ReturnType<QuickJS['_getExports']> & { JS_UpdateStackTop(runtime: number): void };
const STACK_ALIGNMENT = 64;

/**
 * Each call in the engine is a call on the host's stack too, which is small in a browser's worker. If that ended first,
 * the program could not catch its own error: so a recursion tries once how much of the engine's stack is of use.
 */
async function stackThatFits(module: WebAssembly.Module, snapshot: Snapshot): Promise<number> {
  let lowest = 0;
  const stackPointer = () => (vm._getExports() as Exports).__stack_pointer.value;
  const vm = await restore(module, snapshot, STACK_BYTES_MAX, {
    ...NO_HOST,
    emit: () => {
      lowest = stackPointer();
    },
  });
  const top = stackPointer();
  try {
    new Instance(vm).evaluate(DEEPER, 'probe.js');
    return STACK_BYTES_MAX;
  } catch {
    return Math.floor((top - lowest) * STACK_SHARE);
  }
}

const DEEPER = '(function deeper(n) { if (n % 16 === 0) console.log(); deeper(n + 1); })(1)';
