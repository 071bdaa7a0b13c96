/** Programs that attack the document, the events of the check or the engine. The page has a button `#like` and `#out`. */
export const HOSTILE_SCRIPTS: Readonly<Record<string, string>> = {
  'replaces what finds elements': `
document.querySelector = document.querySelectorAll = () => [{ textContent: "1" }];
Element.prototype.querySelectorAll = Element.prototype.querySelector = () => [];
Document.prototype.querySelector = () => null;
Object.defineProperty(Element.prototype, "textContent", { get: () => "1 like" });
Object.defineProperty(Element.prototype, "outerHTML", { get: () => "<p id=out>1 like</p>" });`,
  'pollutes every prototype of the document': `
for (const name of Object.getOwnPropertyNames(globalThis)) {
  const value = Reflect.getOwnPropertyDescriptor(globalThis, name).value;
  if (typeof value !== "function" || !value.prototype) continue;
  for (const key of Reflect.ownKeys(value.prototype)) {
    try { Object.defineProperty(value.prototype, key, { value: () => "1 like" }); } catch {}
  }
}
Object.prototype.localName = "button";
Object.prototype.click = "#like";`,
  'never ends in a handler': 'document.querySelector("#like").onclick = () => { for (;;) {} };',
  'never ends by dispatching events to itself': `
document.querySelector("#like").addEventListener("click", () => document.querySelector("#like").click());`,
  'never ends in promises of a handler': `
document.querySelector("#like").onclick = async () => { for (;;) await 0; };`,
  'never ends in timers': 'setInterval(() => {}, 0); (function again() { setTimeout(again, 0); })();',
  'makes a page of a million nodes': `
for (let i = 0; i < 1e6; i++) document.body.append(document.createElement("p"));`,
  'nests elements without end': `
let inner = document.querySelector("#out");
for (let i = 0; i < 1e5; i++) { const next = document.createElement("div"); inner.append(next); inner = next; }`,
  'writes HTML without end': 'let text = "<p>x</p>"; for (;;) { text += text; document.body.innerHTML = text; }',
  'makes the selectors of the check costly': `
document.body.innerHTML += "<div>".repeat(3000);
for (let i = 0; i < 1e4; i++) document.querySelectorAll("div:has(div div div) ~ div");`,
  'removes the whole page': 'document.documentElement.remove(); document.write?.("");',
  'replaces what the host calls': `
for (const name of ["__prelude__", "play", "page", "openPage", "loaded"]) globalThis[name] = () => true;
JSON.parse = () => ({ click: "#nothing" });
JSON.stringify = () => "{}";
Function.prototype.call = Function.prototype.apply = Reflect.apply = () => "1 like";
Array.prototype.push = () => 0;
Array.prototype[Symbol.iterator] = function* () {};
WeakMap.prototype.get = Map.prototype.get = () => "1 like";`,
  'looks for the host through constructors': `
const out = document.querySelector("#out");
const tries = ["process", "require", "globalThis.process", "import.meta", "self.constructor.constructor('return this')().process"];
out.textContent = tries.map((code) => { try { return typeof Function("return " + code)(); } catch { return "none"; } }).join();`,
  'throws what has no message':
    'document.querySelector("#like").onclick = () => { throw { get message() { throw 1; } }; };',
  'leaves a trap in what it stores for the next load': `
Array.prototype.toJSON = () => ({ length: 1e9, 0: { get 0() { throw 1; } } });
String.prototype.toJSON = () => "x".repeat(1e6);
Object.prototype.local = Object.prototype.session = null;
localStorage.setItem("__proto__", "1 like");
JSON.stringify = () => '{"local":null}';`,
  'looks for a network': `
const out = document.querySelector("#out");
const tries = ["XMLHttpRequest", "WebSocket", "EventSource", "Worker", "importScripts", "navigator.sendBeacon"];
out.textContent = tries.map((code) => { try { return typeof Function("return " + code)(); } catch { return "none"; } }).join();
fetch("http://127.0.0.1:3000/api/get_doc_header").then((answer) => { out.textContent = answer.status + " like"; }, () => {});`,
  'lengthens a live list while it goes through it': `
for (const p of document.getElementsByTagName("p")) document.body.append(p.cloneNode(true));`,
  'has the text of a deep page shown without end': `
document.body.innerHTML += "<div><p>x</p>".repeat(2000);
let text = ""; for (;;) text += document.body.innerText;`,
  'asks for selectors without end': `
let selector = "p"; for (;;) { selector = ":not(" + selector + ")"; document.querySelector(selector); }`,
  'sets a style without end': `
const { style } = document.body; for (;;) style.cssText += "--a" + style.length + ": " + "x".repeat(1000) + ";";`,
  'replaces what lists, styles and selectors are made of': `
const lie = () => "1 like";
const lying = new Proxy(function () {}, { get: () => lie, apply: () => "1 like", getPrototypeOf: () => NodeList.prototype });
for (const Class of [NodeList, HTMLCollection, DOMTokenList, DOMStringMap, CSSStyleDeclaration, FormData, URLSearchParams, DOMException]) {
  for (const key of Reflect.ownKeys(Class.prototype)) { try { Object.defineProperty(Class.prototype, key, { get: lie }); } catch {} }
  Object.setPrototypeOf(Class.prototype, lying);
}
for (const name of ["get", "set", "ownKeys", "defineProperty", "apply"]) Reflect[name] = lie;
RegExp.prototype.exec = () => ["#like", "#like"];
RegExp.prototype[Symbol.replace] = RegExp.prototype[Symbol.split] = lie;
String.prototype.slice = String.prototype.trim = String.prototype.includes = lie;
for (const key of Reflect.ownKeys(document.body.classList)) document.body.classList[key] = lie;
Object.prototype.look = Object.prototype.items = () => [{ textContent: "1 like" }];
globalThis.document = lying; globalThis.window = lying; globalThis.top = lying;`,
  'stores without end': 'for (let i = 0; ; i++) localStorage.setItem(i, "x".repeat(10000));',
};
