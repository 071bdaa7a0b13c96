/** A part of the document's prelude: objects of the web that a page's program may use, as far as they have a meaning here. */
export const WEB_OBJECTS = String.raw`
/* --- stopping what was started ------------------------------------------------------------------------------------------ */

class AbortSignal {
  #closed = true;
  addEventListener(type, listener, options) { addListener(this, type, listener, options); }
  removeEventListener(type, listener, options) { removeListener(this, type, listener, options); }
  dispatchEvent(event) { return dispatchByProgram(this, event); }
  throwIfAborted() { if (this.aborted) throw this.reason; }
  static abort(reason) { const controller = new AbortController(); controller.abort(reason); return controller.signal; }
  get aborted() { return weakGet(aborted, this) !== undefined; }
  get reason() { return weakGet(aborted, this)?.reason; }
}
handlerAccessor(AbortSignal.prototype, 'onabort');
class AbortController {
  #closed = true;
  constructor() { define(this, 'signal', new AbortSignal()); }
  abort(reason = new DOMException('signal is aborted without reason', 'AbortError')) {
    const { signal } = this;
    if (weakGet(aborted, signal) !== undefined) return;
    weakSet(aborted, signal, { reason });
    happen(signal, Event, 'abort', { bubbles: false, cancelable: false });
  }
}

/* --- addresses ------------------------------------------------------------------------------------------------------------ */

const ADDRESS = /^([a-z][a-z\d+.-]*:)(?:\/\/(?:([^\/?#@:]*)(?::([^\/?#@]*))?@)?([^\/?#:]*)(?::(\d*))?)?([^?#]*)(\?[^#]*)?(#[\s\S]*)?$/i;
const PORTS = { __proto__: null, 'http:': '80', 'https:': '443' };
function readAddress(given) {
  const found = exec(ADDRESS, trim(given));
  if (found === null) return null;
  const [, protocol, username = '', password = '', host = '', port = '', path, search = '', hash = ''] = found;
  const isWeb = test(/^(?:https?|ftp|file):$/i, protocol);
  if (isWeb && host === '' && lower(protocol) !== 'file:') return null;
  if (isWeb && test(/[\s<>^|%]/, host)) return null;
  return { protocol: lower(protocol), username, password, hostname: lower(host), port: port === PORTS[lower(protocol)] ? '' : port, pathname: isWeb ? tidyPath(path) : path, search: search === '?' ? '' : encodedPart(search), hash: hash === '#' ? '' : encodedPart(hash) };
}
const encodedPart = (part) => replace(part, /[\s"<>\u0080-\uffff\x60]+/g, (signs) => encodePart(signs));
function tidyPath(path) {
  const parts = split(path, '/');
  const left = [];
  for (let i = 1; i < parts.length; i++) {
    if (parts[i] === '..') left.length = left.length > 0 ? left.length - 1 : 0;
    else if (parts[i] !== '.') push(left, encodedPart(parts[i]));
    if ((parts[i] === '..' || parts[i] === '.') && i === parts.length - 1) push(left, '');
  }
  return '/' + join(left, '/');
}
function resolved(given, base) {
  if (test(/^[a-z][a-z\d+.-]*:/i, given)) return given;
  const start = base.protocol + '//' + base.hostname + (base.port === '' ? '' : ':' + base.port);
  if (startsWith(given, '//')) return base.protocol + given;
  if (startsWith(given, '/')) return start + given;
  if (given === '' || given[0] === '#') return start + base.pathname + base.search + given;
  if (given[0] === '?') return start + base.pathname + given;
  return start + replace(base.pathname, /[^\/]*$/, '') + given;
}
class URL {
  /* What it holds cannot be seen from outside, so that no two of them are taken for the same value. */
  #closed = true;
  constructor(given, base) {
    if (arguments.length === 0) throw new TypeErrorClass("Failed to construct 'URL': 1 argument required, but only 0 present.");
    const start = base === undefined ? null : readAddress(text(base));
    if (base !== undefined && start === null) throw new TypeErrorClass("Failed to construct 'URL': Invalid base URL");
    const parts = readAddress(start === null ? text(given) : resolved(trim(text(given)), start));
    if (parts === null) throw new TypeErrorClass("Failed to construct 'URL': Invalid URL");
    const searchParams = new URLSearchParams(parts.search);
    weakSet(addresses, this, { ...parts, searchParams, searchBefore: searchParams.toString() });
  }
  get searchParams() { return weakGet(addresses, this).searchParams; }
  /* A change of the parameters is a change of the address. */
  get search() {
    const own = weakGet(addresses, this);
    const written = own.searchParams.toString();
    return written === own.searchBefore ? own.search : written === '' ? '' : '?' + written;
  }
  set search(value) {
    const own = weakGet(addresses, this);
    own.search = text(value) === '' ? '' : '?' + encodedPart(replace(text(value), /^\?/, ''));
    weakSet(rowsByOwner, own.searchParams, rowsHeld(new URLSearchParams(own.search)));
    own.searchBefore = own.searchParams.toString();
  }
  get host() { return this.hostname + (this.port === '' ? '' : ':' + this.port); }
  get origin() { return test(/^https?:$/, this.protocol) ? this.protocol + '//' + this.host : 'null'; }
  get href() {
    const { username, password } = weakGet(addresses, this);
    const person = username === '' ? '' : username + (password === '' ? '' : ':' + password) + '@';
    return this.protocol + (this.hostname !== '' || this.protocol === 'file:' ? '//' + person + this.host : '') + this.pathname + this.search + this.hash;
  }
  toString() { return this.href; }
  toJSON() { return this.href; }
  static canParse(given, base) { try { new URL(given, base); return true; } catch { return false; } }
  static createObjectURL() { return 'blob:null/00000000-0000-4000-8000-000000000000'; }
  static revokeObjectURL() {}
}
const addresses = new WeakMapClass();
for (const [name, sign] of [['protocol'], ['username'], ['password'], ['hostname'], ['port'], ['pathname', '/'], ['hash', '#']])
  defineAccessor(URL.prototype, name, function () { return weakGet(addresses, this)[name]; }, function (value) {
    const given = text(value);
    weakGet(addresses, this)[name] = sign === undefined || startsWith(given, sign) || (given === '' && name === 'hash') ? given : sign + given;
  });

/* --- a canvas: nothing is drawn, and nothing fails --------------------------------------------------------------------------- */

const contexts = new WeakMapClass();
class CanvasRenderingContext2D {
  measureText(words) { const width = text(words).length * (parseFloat(exec(/[\d.]+(?=px)/, text(this.font))?.[0] ?? '10') * 0.5); return { width, actualBoundingBoxAscent: 0, actualBoundingBoxDescent: 0, actualBoundingBoxLeft: 0, actualBoundingBoxRight: width }; }
  getImageData(_x, _y, width, height) { return this.createImageData(width, height); }
  createImageData(width, height) { return { width, height, data: new Uint8ClampedArray(4 * width * height) }; }
  getLineDash() { return []; }
  getTransform() { return { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }; }
  isPointInPath() { return false; }
  isPointInStroke() { return false; }
  createPattern() { return {}; }
}
const { parseFloat, Uint8ClampedArray } = globalThis;
for (const name of ['fillRect', 'strokeRect', 'clearRect', 'beginPath', 'closePath', 'moveTo', 'lineTo', 'arc', 'arcTo', 'ellipse', 'rect', 'roundRect', 'bezierCurveTo', 'quadraticCurveTo', 'fill', 'stroke', 'clip', 'fillText', 'strokeText', 'drawImage', 'putImageData', 'save', 'restore', 'reset', 'scale', 'rotate', 'translate', 'transform', 'setTransform', 'resetTransform', 'setLineDash'])
  define(CanvasRenderingContext2D.prototype, name, { [name]() {} }[name]);
for (const name of ['createLinearGradient', 'createRadialGradient', 'createConicGradient']) define(CanvasRenderingContext2D.prototype, name, { [name]() { return { addColorStop() {} }; } }[name]);
const { HTMLCanvasElement } = dom;
define(HTMLCanvasElement.prototype, 'getContext', function getContext(kind) {
  needs(1, arguments.length, 'getContext', 'HTMLCanvasElement');
  if (kind !== '2d') return null;
  let context = weakGet(contexts, this);
  if (context === undefined) {
    context = new CanvasRenderingContext2D();
    const start = { canvas: this, fillStyle: '#000000', strokeStyle: '#000000', lineWidth: 1, lineCap: 'butt', lineJoin: 'miter', font: '10px sans-serif', textAlign: 'start', textBaseline: 'alphabetic', globalAlpha: 1, globalCompositeOperation: 'source-over', shadowBlur: 0, shadowColor: 'rgba(0, 0, 0, 0)', shadowOffsetX: 0, shadowOffsetY: 0, imageSmoothingEnabled: true };
    for (const name of keys(start)) define(context, name, start[name]);
    weakSet(contexts, this, context);
  }
  return context;
});
define(HTMLCanvasElement.prototype, 'toDataURL', function toDataURL() { return 'data:image/png;base64,'; });
define(HTMLCanvasElement.prototype, 'toBlob', function toBlob(action) { later(() => action(null), 0); });
for (const [name, usual] of [['width', 300], ['height', 150]])
  defineAccessor(HTMLCanvasElement.prototype, name, function () { const value = numberIn(this, name, usual); return value < 0 ? usual : value; }, function (value) { setAttribute(this, name, text(number(value) | 0)); });

/* --- texts as bytes -------------------------------------------------------------------------------------------------------------- */

const { Uint8Array: BytesClass } = globalThis;
class TextEncoder {
  get encoding() { return 'utf-8'; }
  encode(words = '') {
    const bytes = [];
    const written = encodePart(text(words));
    for (let i = 0; i < written.length; i++) {
      if (written[i] === '%') { push(bytes, two(cut(written, i + 1, i + 3))); i += 2; } else push(bytes, written.charCodeAt(i));
    }
    return new BytesClass(bytes);
  }
}
class TextDecoder {
  get encoding() { return 'utf-8'; }
  decode(bytes) {
    if (bytes === undefined) return '';
    const all = new BytesClass(bytes.buffer ?? bytes, bytes.byteOffset ?? 0, bytes.byteLength);
    let written = '';
    for (let i = 0; i < all.length; i++) written += '%' + cut('0' + all[i].toString(16), -2);
    try { return decodePart(written); } catch { return replace(written, /%(..)/g, (_, code) => two(code) < 128 ? fromCode(two(code)) : '\ufffd'); }
  }
}
const parserOf = new dom.DOMParser();
const parseWhole = uncurry(dom.DOMParser.prototype.parseFromString);
class DOMParser {
  parseFromString(markup, type) {
    needs(2, arguments.length, 'parseFromString', 'DOMParser');
    const given = text(markup);
    const isWhole = type !== 'text/html' || test(/<(?:html|head|body)\b/i, given);
    return parseWhole(parserOf, isWhole ? given : '<!doctype html><html><head></head><body>' + given + '</body></html>', text(type));
  }
}
class Window { constructor() { throw new TypeErrorClass('Illegal constructor'); } static [Symbol.hasInstance](value) { return value === globalThis; } }
const OBJECTS = { AbortController, AbortSignal, URL, URLSearchParams, CanvasRenderingContext2D, TextEncoder, TextDecoder, DOMParser, Window };
`;
