import type { Check } from '../../judge/judge.ts';
import type { Limits } from '../../judge/observation.ts';
import type { JudgedLanguage } from '../grader.ts';
import type { Exercise } from './next-learner.ts';

const LIMITS: Limits = { milliseconds: 400, outputCharacters: 20_000, memoryMegabytes: 128 };

/**
 * `secret(3)` is 16: no program that was not written for this exercise returns that by chance. One run asks for everything
 * that crosses: arguments, input, prompt, output and value.
 */
const PROGRAM_CHECKS: readonly Check[] = [
  {
    id: 'value',
    hidden: true,
    input: { kind: 'call', function: 'secret', args: [3], stdin: 'Ada\n' },
    compare: { also_output: true },
  },
  { id: 'loop', input: { kind: 'source', construct: 'for' } },
];

const PYTHON: Exercise = {
  checks: PROGRAM_CHECKS,
  limits: LIMITS,
  right:
    'import random\ndef secret(n):\n    name = input("Name? ")\n    print("ready", name, random.randint(1, 10**6))\n' +
    '    total = 7\n    for i in range(n): total += n\n    return total\n',
  wrong: `
import atexit, builtins, gc, os, random, signal, sys, threading, time, warnings
def look(path="/"):
    found = []
    for name in sorted(os.listdir(path)):
        found.append(path + name)
        if os.path.isdir(path + name): found += look(path + name + "/")
    return found
def descriptors():
    found = []
    for fd in range(32):
        try: found.append((fd, os.fstat(fd).st_mode, os.fstat(fd).st_size))
        except OSError: pass
    return found
def secret(n):
    return [
        look(), descriptors(), os.getcwd(), dict(os.environ), sorted(vars(builtins)), sorted(sys.modules), sys.argv,
        sys.path, [repr(one) for one in sys.meta_path], sys.getrecursionlimit(), sys.get_int_max_str_digits(),
        sys.gettrace() is None, sys.getprofile() is None, atexit._ncallbacks(), len(gc.callbacks), gc.get_threshold(),
        gc.isenabled(), str(type(sys.stdout)), sys.stdout is sys.__stdout__, sys.flags.optimize,
        repr(signal.getsignal(signal.SIGINT)), threading.active_count(), len(warnings.filters), random.random(),
        time.gmtime()[:5], builtins.print.__module__, builtins.input.__module__, open("/program.py").read(),
    ]
print(look(), input("Name? "))
`,
};

const JAVASCRIPT: Exercise = {
  checks: PROGRAM_CHECKS,
  limits: LIMITS,
  right:
    'function secret(n) {\n  const name = prompt("Name? ");\n  console.log("ready", name, Math.random());\n' +
    '  let total = 7;\n  for (let i = 0; i < n; i++) total += n;\n  return total;\n}\n',
  wrong: `
const seen = new Set();
const found = [];
function look(path, object, depth) {
  if (object === null || (typeof object !== "object" && typeof object !== "function") || seen.has(object)) return;
  seen.add(object);
  for (const key of Reflect.ownKeys(object)) {
    const property = Reflect.getOwnPropertyDescriptor(object, key);
    found.push([path, String(key), typeof property.value, !!property.get, property.writable, property.configurable].join(" "));
    if (depth > 0) look(path + "." + String(key), property.value, depth - 1);
  }
  look(path + ".[[Prototype]]", Reflect.getPrototypeOf(object), depth);
}
function secret(n) {
  look("globalThis", globalThis, 3);
  const all = found.sort().join("\\n");
  let hash = 0;
  for (let i = 0; i < all.length; i++) hash = (Math.imul(hash, 31) + all.charCodeAt(i)) | 0;
  return [hash, found.length, Object.getOwnPropertyNames(globalThis).sort()];
}
console.log(secret(0)[2].join(" "));
`,
};

const PAGE: Exercise = {
  checks: [
    { id: 'color', input: { kind: 'style', selector: 'h1', property: 'color' } },
    { id: 'padding', input: { kind: 'style', selector: 'ul', property: 'padding-left', width: 700 } },
    { id: 'text', input: { kind: 'text', selector: 'h1' } },
    { id: 'count', hidden: true, input: { kind: 'count', selector: 'ul > li:not(:has(b))' } },
    { id: 'link', hidden: true, input: { kind: 'attribute', selector: 'a', attribute: 'href' } },
    { id: 'width', hidden: true, input: { kind: 'style', selector: '*', property: 'width' } },
  ],
  limits: { milliseconds: 500, outputCharacters: 20_000, memoryMegabytes: 64 },
  right: {
    html: '<h1>Hei</h1><ul><li>a</li><li>b</li><li>c</li></ul><a href="/neste">x</a>',
    css: 'h1 { color: rgb(1, 2, 3) } @media (min-width: 600px) { ul { padding: 4px } }',
  },
  wrong: {
    html:
      '<h1 class="a b __proto__" id="x" title="t">Hei <b>du</b></h1><ul class="a"><li>1<li class="b">2<li>3</ul>' +
      '<a>x</a><template><p>t</p></template><svg><title>s</title></svg>',
    css:
      'h1 { color: var(--a, var(--b, var(--c0, var(--l0, var(--constructor, rgb(9, 9, 9)))))); width: 1e3px }' +
      ' .a { padding: calc(1px + 2px) } @layer l0, l1; @layer l1 { ul { padding: 9px } } :is(b, i) { width: 5px }',
  },
};

const SCRIPT_PAGE = '<h1>Hei</h1><form><input id="name"><button>Legg til</button></form><ul></ul><p id="out"></p>';

/** JavaScript that changes a page. */
export const SCRIPT: Exercise = {
  checks: [
    {
      id: 'list',
      input: { kind: 'text', selector: 'li', events: [{ type: '#name', text: 'Ada' }, { click: 'button' }] },
    },
    { id: 'later', hidden: true, input: { kind: 'text', selector: '#out', events: [{ wait: 1000 }] } },
    { id: 'loop', input: { kind: 'source', construct: 'for_of' } },
  ],
  // The wrong one looks at all that there is of a document.
  limits: { ...LIMITS, milliseconds: 5_000 },
  right: {
    html: SCRIPT_PAGE,
    javascript: `document.querySelector("form").addEventListener("submit", (event) => {
  event.preventDefault();
  for (const word of ["en", "to"]) {
    const item = document.createElement("li");
    item.textContent = word + document.querySelector("#name").value + Math.random();
    document.querySelector("ul").append(item);
  }
});
setTimeout(() => { document.querySelector("#out").textContent = Date.now(); }, 900);`,
  },
  wrong: {
    html: SCRIPT_PAGE,
    javascript: `const found = [];
const look = (name, object) => {
  for (const key of Reflect.ownKeys(object)) {
    const property = Reflect.getOwnPropertyDescriptor(object, key);
    found.push([name, String(key), typeof property.value, !!property.get, property.writable].join(" "));
  }
};
for (const name of Object.getOwnPropertyNames(globalThis)) {
  look("global", { [name]: 0 });
  const value = Reflect.getOwnPropertyDescriptor(globalThis, name).value;
  if (typeof value === "function" && value.prototype) look(name, value.prototype);
}
look("document", document);
document.querySelector("button").onclick = () => {
  for (const line of [found.length, localStorage.length, document.title, ...found.sort()]) {
    const item = document.createElement("li");
    item.textContent = line;
    document.querySelector("ul").append(item);
  }
};`,
  },
};

export const EXERCISES: Readonly<Record<JudgedLanguage, Exercise>> = {
  python: PYTHON,
  javascript: JAVASCRIPT,
  html: PAGE,
  css: PAGE,
};
