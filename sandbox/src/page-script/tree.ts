/** A part of the document's prelude: what changes the tree and its attributes, refused where browsers refuse it. */
export const TREE = String.raw`
/* --- attributes ------------------------------------------------------------------------------------------------------- */

const isNamedByHtml = (element) => element.ownerSVGElement === undefined;
/* Names in HTML are written small; those of SVG are not. */
function attributeName(element, name) { return isNamedByHtml(element) ? lower(text(name)) : text(name); }
function checkAttributeName(name, before) {
  if (name === '' || test(/[\s"'<>\/=\0]/, name)) throw new DOMException(before + "'" + name + "' is not a valid attribute name.", 'InvalidCharacterError');
}
for (const [name, act] of [['getAttribute', attributeOf], ['hasAttribute', hasAttribute], ['removeAttribute', removeAttribute], ['getAttributeNode', attributeNode]])
  replaceMethod(name, () => function (given) { needs(1, arguments.length, name, 'Element'); return act(this, attributeName(this, given)); });
replaceMethod('setAttribute', () => function (given, value) {
  needs(2, arguments.length, 'setAttribute', 'Element');
  checkAttributeName(text(given), "Failed to execute 'setAttribute' on 'Element': ");
  setAttribute(this, attributeName(this, given), text(value));
});
replaceMethod('toggleAttribute', () => function (given, force) {
  needs(1, arguments.length, 'toggleAttribute', 'Element');
  checkAttributeName(text(given), "Failed to execute 'toggleAttribute' on 'Element': ");
  const name = attributeName(this, given);
  const isOn = force === undefined ? !hasAttribute(this, name) : Boolean(force);
  if (isOn && !hasAttribute(this, name)) setAttribute(this, name, '');
  if (!isOn) removeAttribute(this, name);
  return isOn;
});
replaceMethod('getAttributeNames', () => function () { return attributeNames(this); });
function attributeNames(element) {
  const names = [];
  for (let node = element[NEXT]; node.nodeType === 2; node = node[NEXT]) push(names, node.name);
  return names;
}
class NamedNodeMap extends HTMLCollection {
  getNamedItem(name) { return this[OWNER].getAttributeNode(name); }
}
defineAccessor(elementPrototype, 'attributes', function () {
  return liveList(this, 'attributes', NamedNodeMap, () => {
    const nodes = [];
    for (let node = this[NEXT]; node.nodeType === 2; node = node[NEXT]) push(nodes, node);
    return nodes;
  }, { named: (_, name) => attributeNode(this, lower(name)) });
});
const SVG_NAMES = /^(viewBox|preserveAspectRatio|gradient(Transform|Units)|pattern(Transform|Units)|clipPathUnits|mask(Units|ContentUnits)|marker(Width|Height|Units)|refX|refY|pathLength|textLength|startOffset|attributeName|repeatCount|stdDeviation)$/;
replaceMethod('createAttribute', (native) => function (name) { return native(this, test(SVG_NAMES, name) ? name : lower(text(name))); });

/* --- nodes ------------------------------------------------------------------------------------------------------------ */

const isNode = (value) => typeof value === 'object' && value !== null && value instanceof NodeClass;
const NodeClass = dom.Node;
function isInside(node, inner) { for (let at = inner; at; at = at.parentNode) if (at === node) return true; return false; }
function checkAdded(parent, node, method, owner) {
  if (parent.nodeType === 9 && node.nodeType === 1 && parent.documentElement !== null && node.parentNode !== parent) refuse(method, owner, 'Only one element on document allowed.', 'HierarchyRequestError');
  if (node.nodeType === 9 || isInside(node, parent)) refuse(method, owner, 'The new child element contains the parent.', 'HierarchyRequestError');
  if (parent.nodeType === 9 && node.nodeType === 3) refuse(method, owner, "Nodes of type '#text' may not be inserted inside nodes of type '#document'.", 'HierarchyRequestError');
}
function checkNode(value, place, method, canBeNull = false) {
  if (!isNode(value) && !(canBeNull && (value === null || value === undefined))) throw notOfType(method, 'Node', place, 'Node');
}
replaceMethod('appendChild', () => function (node) {
  needs(1, arguments.length, 'appendChild', 'Node');
  checkNode(node, 1, 'appendChild');
  checkAdded(this, node, 'appendChild', 'Node');
  return insertNode(this, node, null);
});
replaceMethod('insertBefore', () => function (node, place) {
  /* linkedom's own calls name the end of the parent, which is no node. */
  if (place === this[END]) return insertNode(this, node, place);
  needs(2, arguments.length, 'insertBefore', 'Node');
  checkNode(node, 1, 'insertBefore');
  checkNode(place, 2, 'insertBefore', true);
  checkAdded(this, node, 'insertBefore', 'Node');
  if (place && place.parentNode !== this) refuse('insertBefore', 'Node', 'The node before which the new node is to be inserted is not a child of this node.', 'NotFoundError');
  return insertNode(this, node, place ?? null);
});
replaceMethod('removeChild', () => function (node) {
  needs(1, arguments.length, 'removeChild', 'Node');
  checkNode(node, 1, 'removeChild');
  if (node.parentNode !== this) refuse('removeChild', 'Node', 'The node to be removed is not a child of this node.', 'NotFoundError');
  removeNode(node);
  return node;
});
replaceMethod('replaceChild', (native) => function (node, old) {
  needs(2, arguments.length, 'replaceChild', 'Node');
  checkNode(node, 1, 'replaceChild');
  checkNode(old, 2, 'replaceChild');
  checkAdded(this, node, 'replaceChild', 'Node');
  if (old.parentNode !== this) refuse('replaceChild', 'Node', 'The node to be replaced is not a child of this node.', 'NotFoundError');
  return node === old ? old : native(this, node, old);
});
for (const name of ['append', 'prepend', 'replaceChildren', 'before', 'after', 'replaceWith']) replaceMethod(name, (native) => function (...nodes) {
  const parent = test(/^(?:before|after|replaceWith)$/, name) ? this.parentNode : this;
  for (let i = 0; i < nodes.length; i++) if (parent !== null && (name !== 'replaceWith' || nodes[i] !== this)) checkAdded(parent, isNode(nodes[i]) ? nodes[i] : document.createTextNode(text(nodes[i])), name, interfaceOf(this));
  const added = [];
  for (let i = 0; i < nodes.length; i++) push(added, isNode(nodes[i]) ? nodes[i] : text(nodes[i]));
  return apply(native, null, [this, ...added]);
});
/* A copy has what was typed and ticked. */
const isField = (element) => nameOf(element) === 'input' || nameOf(element) === 'textarea';
function copyState(from, to) {
  for (const state of [values, ticks]) { const one = weakGet(state, from); if (one !== undefined) weakSet(state, to, one); }
}
replaceMethod('cloneNode', (native) => function (isDeep) {
  const copy = native(this, Boolean(isDeep));
  if (this.nodeType !== 1 && this.nodeType !== 11) return copy;
  if (this.nodeType === 1 && isField(this)) copyState(this, copy);
  if (!isDeep) return copy;
  const fields = elementsIn(this, isField, false);
  const copies = fields.length > 0 ? elementsIn(copy, isField, false) : [];
  for (let i = 0; i < fields.length; i++) copyState(fields[i], copies[i]);
  const content = weakGet(contents, this);
  if (content !== undefined) weakSet(contents, copy, content.cloneNode(true));
  return copy;
});
replaceMethod('contains', () => function (node) { needs(1, arguments.length, 'contains', 'Node'); return isInside(this, node); });
replaceMethod('getElementById', () => function (id) { needs(1, arguments.length, 'getElementById', interfaceOf(this)); return withNames(elementsIn(this, (element) => attributeOf(element, 'id') === text(id), true)); });
replaceMethod('isEqualNode', () => function (node) { return node === this || (isNode(node) && node.nodeType === this.nodeType && htmlOf(node, false) === htmlOf(this, false)); });

/* Only in the page of the program: linkedom's parser makes elements of whatever an HTML text names. */
function completeDocument(owner) {
  const { createElement, createTextNode, createComment } = owner;
  define(owner, 'createElement', function (given, options) {
    needs(1, arguments.length, 'createElement', 'Document');
    const name = text(given);
    if (!test(/^[A-Za-z:_\u0080-\uffff][^\s\/>\0]*$/, name)) refuse('createElement', 'Document', "The tag name provided ('" + name + "') is not a valid name.", 'InvalidCharacterError');
    return apply(createElement, owner, [lower(name), options]);
  });
  defineProperty(owner.createElement, 'name', { value: 'createElement' });
  define(owner, 'createTextNode', function (data) { needs(1, arguments.length, 'createTextNode', 'Document'); return apply(createTextNode, owner, [text(data)]); });
  defineProperty(owner.createTextNode, 'name', { value: 'createTextNode' });
  const { importNode, doctype } = owner;
  if (doctype !== null) doctype.name = 'html';
  define(owner, 'importNode', function (node, isDeep) { needs(1, arguments.length, 'importNode', 'Document'); return apply(importNode, owner, [node, Boolean(isDeep)]); });
  defineProperty(owner.importNode, 'name', { value: 'importNode' });
}

/* --- places beside and inside an element -------------------------------------------------------------------------------- */

const PLACES = /^(beforebegin|afterbegin|beforeend|afterend)$/;
function placeOfText(given, method) {
  const place = lower(text(given));
  if (!test(PLACES, place)) refuse(method, 'Element', "The value provided ('" + text(given) + "') is not one of 'beforeBegin', 'afterBegin', 'beforeEnd', or 'afterEnd'.", 'SyntaxError');
  return place;
}
function insertAt(element, place, node) {
  switch (place) {
    case 'afterbegin': insertNode(element, node, firstChild(element)); return node;
    case 'beforeend': insertNode(element, node, null); return node;
  }
  const parent = element.parentNode;
  if (parent === null) return null;
  insertNode(parent, node, place === 'beforebegin' ? element : nextSibling(element));
  return node;
}
replaceMethod('insertAdjacentElement', () => function (given, element) {
  needs(2, arguments.length, 'insertAdjacentElement', 'Element');
  if (!isNode(element) || element.nodeType !== 1) throw notOfType('insertAdjacentElement', 'Element', 2, 'Element');
  const place = placeOfText(given, 'insertAdjacentElement');
  checkAdded(place === 'beforebegin' || place === 'afterend' ? (this.parentNode ?? this) : this, element, 'insertAdjacentElement', 'Element');
  return insertAt(this, place, element);
});
replaceMethod('insertAdjacentText', () => function (given, data) {
  needs(2, arguments.length, 'insertAdjacentText', 'Element');
  insertAt(this, placeOfText(given, 'insertAdjacentText'), document.createTextNode(text(data)));
});
replaceMethod('insertAdjacentHTML', () => function (given, html) {
  needs(2, arguments.length, 'insertAdjacentHTML', 'Element');
  const place = placeOfText(given, 'insertAdjacentHTML');
  if (this.parentNode === null && (place === 'beforebegin' || place === 'afterend')) refuse('insertAdjacentHTML', 'Element', 'The element has no parent.', 'NoModificationAllowedError');
  insertAt(this, place, fragmentOf(text(html)));
  nameNew(text(html));
});
`;
