/**
 * The `fetch` of learners' programs: it reads the files that come with the block, and nothing else. The same text runs in the
 * interpreter and in the frame of a page, so that both answer alike. It holds on to what it uses, so that a program that changes
 * built-in functions changes only itself.
 *
 * It evaluates to a function of `later`, which calls a function in the next turn. That gives `fetch`, `Response`, and `give`,
 * which takes the files as JSON.
 */
export const LESSON_FETCH = String.raw`(function (later) {
'use strict';
const uncurry = Function.prototype.bind.bind(Function.prototype.call);
const { Promise: PromiseClass, TypeError: TypeErrorClass, Map: MapClass, String: text } = globalThis;
const ownKeys = Reflect.ownKeys;
const parse = JSON.parse;
const mapGet = uncurry(Map.prototype.get);
const mapSet = uncurry(Map.prototype.set);
const mapHas = uncurry(Map.prototype.has);
const replace = uncurry(String.prototype.replace);
const lower = uncurry(String.prototype.toLowerCase);
const upper = uncurry(String.prototype.toUpperCase);
const test = uncurry(RegExp.prototype.test);
const STATUS_TEXTS = { __proto__: null, 200: 'OK', 404: 'Not Found', 405: 'Method Not Allowed' };
const TYPES = { __proto__: null, json: 'application/json', csv: 'text/csv', txt: 'text/plain' };

const files = new MapClass();

class Headers {
  #type;
  constructor(type) { this.#type = type; }
  get(name) { return lower(text(name)) === 'content-type' ? this.#type : null; }
  has(name) { return this.get(name) !== null; }
}
class Response {
  #body;
  #status;
  #url;
  #headers;
  #used = false;
  constructor(body = '', { status = 200, url = '', type = 'text/plain' } = {}) {
    this.#body = text(body);
    this.#status = status;
    this.#url = url;
    this.#headers = new Headers(type);
  }
  get ok() { return this.#status >= 200 && this.#status < 300; }
  get status() { return this.#status; }
  get statusText() { return STATUS_TEXTS[this.#status] ?? ''; }
  get url() { return this.#url; }
  get headers() { return this.#headers; }
  get bodyUsed() { return this.#used; }
  #read(method) {
    if (this.#used) throw new TypeErrorClass("Failed to execute '" + method + "' on 'Response': body stream already read");
    this.#used = true;
    return this.#body;
  }
  async text() { return this.#read('text'); }
  async json() { return parse(this.#read('json')); }
  clone() { return new Response(this.#read('clone'), { status: this.#status, url: this.#url, type: this.#headers.get('content-type') }); }
}

/* A name in the folder of the program; null for an address that leads out of it. */
function nameOf(address) {
  if (test(/^[a-z][a-z0-9+.-]*:|^\/\/|^\\/i, address)) return null;
  return replace(replace(address, /[?#].*$/s, ''), /^(?:\.?\/)+/, '');
}
function answer(address, method) {
  const name = nameOf(address);
  if (name === null) return null;
  const known = mapHas(files, name);
  const status = !known ? 404 : method === 'GET' || method === 'HEAD' ? 200 : 405;
  const type = status === 200 ? TYPES[replace(name, /^.*\./s, '')] ?? 'text/plain' : 'text/plain';
  return new Response(status === 200 && method === 'GET' ? mapGet(files, name) : '', { status, url: name, type });
}
function fetch(resource, options) {
  const given = arguments.length;
  return new PromiseClass((resolve, reject) => {
    if (given === 0) throw new TypeErrorClass("Failed to execute 'fetch' on 'Window': 1 argument required, but only 0 present.");
    const address = text(resource);
    const method = options && options.method !== undefined ? upper(text(options.method)) : 'GET';
    const response = answer(address, method);
    /* Made here, where the line of the program is known. */
    const refused = response === null ? new TypeErrorClass('Failed to fetch') : null;
    later(() => { if (refused !== null) reject(refused); else resolve(response); });
  });
}
return {
  fetch,
  Response,
  give: (json) => {
    const given = parse(json);
    const names = ownKeys(given);
    for (let i = 0; i < names.length; i++) mapSet(files, names[i], text(given[names[i]]));
  },
};
})`;
