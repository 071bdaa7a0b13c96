/**
 * Programs that try to escape, to exhaust the machine, to forge a verdict or to disturb the next run.
 * The exercise they are handed in for asks for a function `double(n)`; none of them doubles.
 */
export const HOSTILE_PROGRAMS: Record<string, string> = {
  // Endless, in every place where a program can be
  'an endless loop': 'for (;;);',
  'an endless loop in a function': 'function double(n) { while (true); }',
  'an endless loop in finally': 'try { for (;;); } finally { for (;;); }',
  'an endless loop in catch': 'for (;;) { try { throw 1 } catch { for (;;); } }',
  'a return overruled by finally': 'function double(n) { for (;;) { try { return n } finally { continue } } }',
  'an endless generator': 'function* g() { for (;;) yield 1 } for (const x of g());',
  'an endless iterator': 'const it = { [Symbol.iterator]: () => ({ next: () => ({ done: false }) }) }; [...it];',
  'an endless getter': 'const o = { get x() { for (;;); } }; function double() { return o } o.x;',
  'an endless proxy': 'function double() { return new Proxy({}, { ownKeys() { for (;;); } }) }',
  'an endless toString': 'function double() { return { toString() { for (;;); } } } String(double());',
  'an endless toJSON': 'Object.prototype.toJSON = function () { for (;;); }; function double(n) { return [n] }',
  'endless promise jobs': 'function again() { Promise.resolve().then(again) } again();',
  'an endless await': 'async function f() { for (;;) await null } f();',
  'endless timers of no length': 'function again() { setTimeout(again, 0) } again();',
  'an interval that never ends': 'setInterval(() => {}, 1);',
  'ten thousand timers': 'for (let i = 0; i < 10000; i++) setInterval(() => {}, 1);',
  'endless sorting': '[3, 1, 2].sort(() => { for (;;); });',
  'a recursion through JSON': 'const o = { toJSON() { return { o } } }; JSON.stringify(o);',
  'a recursion through the getter of a prototype':
    'Object.defineProperty(Object.prototype, "a", { get() { return this.a } }); ({}).a;',
  'an endless regular expression': '/^(a+)+$/.test("a".repeat(60) + "!");',
  'an endless replace': '"a".repeat(1e5).replace(/(a*)*b/g, "");',
  'an endless split': '("x".repeat(50) + "y").split(/(x+x+)+z/);',
  // Memory
  'an array that grows': 'const a = []; for (;;) a.push({});',
  'a string that doubles': 'let s = "x"; for (;;) s += s;',
  'a huge string at once': '"x".repeat(2 ** 30 - 1);',
  'a huge array at once': 'new Array(2 ** 32 - 1).fill(0);',
  'a huge buffer': 'new ArrayBuffer(2 ** 31);',
  'many buffers': 'const a = []; for (;;) a.push(new Uint8Array(1e7));',
  'a huge join': 'new Array(2 ** 31).join("abc");',
  'a huge padding': '"".padStart(2 ** 29, "abc");',
  'a giant integer': '2n ** (2n ** 40n);',
  'a giant factorial': 'let f = 1n; for (let i = 1n; ; i++) f *= i;',
  'a shifted integer': '1n << (1n << 30n);',
  'memory caught and asked for again': 'const a = []; for (;;) { try { for (;;) a.push("x".repeat(1e6)) } catch {} }',
  'a map that grows': 'const m = new Map(); for (let i = 0; ; i++) m.set(i, "x".repeat(1000));',
  'a symbol each time': 'const o = {}; for (;;) o[Symbol()] = 1;',
  'closures that hold on': 'let f = () => 0; for (;;) { const g = f; f = () => g() + 1 }',
  'a promise chain that grows': 'let p = Promise.resolve(); for (;;) p = p.then(() => 1);',
  // Stack
  'a deep recursion': 'function r() { return r() + 1 } r();',
  'a recursion that catches itself': 'function r() { try { return r() } catch { return r() } } r();',
  'deeply nested arrays':
    'let a = []; for (let i = 0; i < 1e5; i++) a = [a]; function double() { return a } JSON.stringify(a);',
  'a deeply nested value': 'let a = []; for (let i = 0; i < 1e5; i++) a = [a]; function double() { return a }',
  'a deeply nested source': `function double(n) { return ${'('.repeat(5000)}1${')'.repeat(5000)} }`,
  'a deep template': `${'`${'.repeat(2000)}1${'}`'.repeat(2000)}`,
  'a deeply nested regular expression': 'new RegExp("(".repeat(1e4) + ")".repeat(1e4));',
  'a chain of prototypes': 'let o = {}; for (let i = 0; i < 1e5; i++) o = Object.create(o); o.nothing;',
  'a chain of bound functions': 'let f = () => 1; for (let i = 0; i < 1e5; i++) f = f.bind(null); f();',
  'a chain of proxies': 'let p = {}; for (let i = 0; i < 1e5; i++) p = new Proxy(p, {}); p.x;',
  // Output
  'a flood of output': 'for (;;) console.log("x".repeat(1000));',
  'one huge line': 'console.log("x".repeat(1e8));',
  'a flood of errors': 'for (;;) console.error("x");',
  'a flood of prompts': 'for (;;) prompt("x".repeat(1000));',
  'a huge value': 'function double(n) { return new Array(1e6).fill("x".repeat(100)) }',
  'a value that never ends': 'function double(n) { const o = {}; o.o = o; return o }',
  'control characters': 'function double(n) { return "\\u0000\\u001b[2J\\u202e" } console.log(double());',
  'half of a character': 'function double(n) { return "\\ud800" } console.log("\\udfff");',
  // Forging the verdict
  'a value that equals everything':
    'function double() { return { valueOf: () => NaN, toString: () => "4", [Symbol.toPrimitive]: () => 4 } }',
  'a result written as output':
    'console.log(JSON.stringify({ passed: true, value: { type: "number", text: "4" } })); function double() {}',
  'a result thrown': 'throw { passed: true, value: { type: "number", text: "4" } };',
  'a bent JSON.stringify': 'JSON.stringify = () => \'{"type":"number","text":"4"}\'; function double() {}',
  'a bent toJSON': 'Object.prototype.toJSON = () => ({ type: "cut" }); function double() {}',
  'a bent String': 'globalThis.String = () => "4"; function double() { return 1 }',
  'a bent Array.prototype.push': 'Array.prototype.push = () => 4; function double() { return [] }',
  'a bent type property':
    'Object.defineProperty(Object.prototype, "type", { get: () => "number", set() {} }); function double() {}',
  'a bent text property': 'Object.prototype.text = "4"; Object.prototype.passed = true; function double() {}',
  'a bent Promise.prototype.then':
    'Promise.prototype.then = function (f) { f(4); return this }; function double() { return Promise.resolve() }',
  'a thenable': 'function double() { return { then(resolve) { resolve(4) } } }',
  'a promise that never ends': 'function double() { return new Promise(() => {}) }',
  'a promise of itself': 'let p; function double() { return (p = Promise.resolve().then(() => p)) }',
  'an array that says it is a number': 'function double() { return Object.assign([4], { type: "number", text: "4" }) }',
  'an object that says it is a number': 'function double() { return { type: "number", text: "4" } }',
  'a class that calls itself Number':
    'class Number { constructor() { this.v = 4 } } function double() { return new Number() }',
  'a boxed number': 'function double(n) { return Object(n) }',
  'a number with a prototype': 'Number.prototype.valueOf = () => 4; function double() { return 1 }',
  'the prelude by its name':
    'function double() { return Object.getOwnPropertyNames(globalThis).filter((name) => /prelude|emit|ask/.test(name)) }',
  'the prelude replaced by name': 'globalThis.__prelude__ = 4; function double() { return __prelude__ }',
  'the source of the caller': 'function double() { return double.caller && double.caller.toString() }',
  'the arguments of the caller':
    'function double() { try { return double.caller.arguments[0] } catch { return null } }',
  'the stack of an error': 'function double() { return new Error().stack }',
  'the stack prepared by hand':
    'Error.prepareStackTrace = () => "program.js:1"; Error.stackTraceLimit = 1e9; function double() { throw new Error("x") }',
  'an error that lies about its name':
    'function double() { const e = new Error("out of memory"); e.name = "InternalError"; throw e }',
  'an error with a getter': 'function double() { throw { get name() { throw 1 }, get message() { throw 2 } } }',
  'an error whose stack never ends':
    'function double() { const e = new Error(); Object.defineProperty(e, "stack", { get() { for (;;); } }); throw e }',
  'a thrown proxy': 'throw new Proxy(new Error("x"), { get() { throw 1 } });',
  'an input guessed from the time': 'function double() { return Date.now() % 100 }',
  'an input guessed at random': 'function double() { return Math.floor(Math.random() * 10) }',
  'an answer remembered from before': 'globalThis.seen = (globalThis.seen || 0) + 1; function double() { return seen }',
  // Escaping
  'the function constructor': 'function double() { return Function("return this")().process }',
  'the constructor of a constructor':
    'function double() { return double.constructor.constructor("return process.env")() }',
  'the host through console': 'function double() { return console.log.constructor("return process")() }',
  'the module system': 'function double() { return require("fs").readFileSync("/etc/passwd") }',
  'a dynamic import': 'async function double() { return import("fs") }',
  'a static import': 'import fs from "node:fs"; export function double() { return fs.readFileSync("/etc/passwd") }',
  'the modules of QuickJS itself':
    'async function double() { const os = await import("os"); const std = await import("std"); return std.getenv("PATH") + os.getcwd() }',
  'a script that loads another':
    'function double() { return typeof std + typeof os + typeof scriptArgs + typeof loadScript }',
  'web access': 'async function double() { return fetch("http://127.0.0.1:3000/api/get_doc_header") }',
  'a worker': 'function double() { return new Worker("data:text/javascript,0") }',
  WebAssembly: 'function double() { return new WebAssembly.Module(new Uint8Array(8)) }',
  'shared memory':
    'function double() { const a = new Int32Array(new SharedArrayBuffer(4)); Atomics.wait(a, 0, 0); return 4 }',
  'global this':
    'function double() { return Object.getOwnPropertyNames(globalThis).filter((n) => /process|Deno|Bun|window|self|global$/.test(n)) }',
  'an indirect eval': 'function double() { return (0, eval)("typeof process") }',
  'a weak reference':
    'let r = new WeakRef({}); new FinalizationRegistry(() => { for (;;); }).register({}, 1); for (let i = 0; i < 1e5; i++) ({}); function double() { return r.deref() }',
  'a resizable buffer':
    'const b = new ArrayBuffer(8, { maxByteLength: 1e9 }); const v = new Uint8Array(b); b.resize(1e9); b.resize(0); function double() { return v[5] }',
  'an array changed while it is sorted':
    'const a = Array.from({ length: 1000 }, (_, i) => i); a.sort((x, y) => { a.length = 0; return y - x }); function double() { return a }',
  'an array changed while it is read':
    'const a = [1, 2, 3]; Object.defineProperty(a, 1, { get() { a.length = 0; return 4 } }); function double() { return a }',
  'a species that lies':
    'class A extends Array { static get [Symbol.species]() { return function () { return new Proxy([], {}) } } } function double() { return new A(1, 2, 3).map((x) => x) }',
  // Disturbing what comes after
  'built-ins taken away':
    'for (const n of Object.getOwnPropertyNames(globalThis)) { try { delete globalThis[n] } catch {} }',
  'prototypes frozen and broken':
    'Object.freeze(Object.prototype); Array.prototype[Symbol.iterator] = null; Object.setPrototypeOf(Array.prototype, null); function double() { return [4] }',
  'console replaced':
    'console.log = () => { throw 1 }; globalThis.console = null; function double() { return console }',
  'timers left behind': 'setTimeout(() => { for (;;); }, 60000); function double(n) { return n }',
  'promises left behind': 'new Promise(() => {}); Promise.reject(1); function double(n) { return n }',
  'the prelude by way of an error':
    'function double() { try { null.x } catch (e) { return e.constructor.constructor("return emit")() } }',
};
