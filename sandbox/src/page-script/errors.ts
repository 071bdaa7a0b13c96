/** A part of the document's prelude: the errors of browsers, with Chromium's words. */
export const ERRORS = `
const { DOMException } = globalThis;
/* A document and a fragment have some methods of an element, and those of a node. */
function interfaceOf(node) { return node.nodeType === 9 ? 'Document' : node.nodeType === 11 ? 'DocumentFragment' : 'Element'; }
function failed(method, owner, reason) { return "Failed to execute '" + method + "' on '" + owner + "': " + reason; }
function refuse(method, owner, reason, name) { throw new DOMException(failed(method, owner, reason), name); }
function needs(count, given, method, owner) {
  if (given < count) throw new TypeErrorClass(failed(method, owner, count + (count === 1 ? ' argument' : ' arguments') + ' required, but only ' + given + ' present.'));
}
function notOfType(method, owner, place, type) { return new TypeErrorClass(failed(method, owner, 'parameter ' + place + " is not of type '" + type + "'.")); }
/* Every prototype that has a property of this name itself. */
function ownersOf(name) {
  const found = [];
  for (const Class of [dom.Element, dom.Document, dom.DocumentFragment, dom.Text, dom.DocumentType, HTMLDocument]) {
    let owner = Class.prototype;
    while (owner !== null && !hasOwn(owner, name)) owner = getPrototypeOf(owner);
    if (owner !== null && owner !== Object.prototype && !found.includes(owner)) push(found, owner);
  }
  return found;
}
/* In the place of a method: a function of the method that was there, which gives the new one. */
function replaceMethod(name, make) {
  for (const owner of ownersOf(name)) {
    const method = make(uncurry(owner[name]), owner);
    defineProperty(method, 'name', { value: name });
    define(owner, name, method);
  }
}
`;
