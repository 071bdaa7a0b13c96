/** A part of the document's prelude: nodes as HTML and as text, written and read. */
export const MARKUP = String.raw`
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
const RAW = /^(style|script|iframe|noembed|noframes|xmp|plaintext)$/;
const SIGNS = { __proto__: null, '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\u00a0': '&nbsp;' };
const escaped = (words) => test(/[&<>\u00a0]/, words) ? replace(words, /[&<>\u00a0]/g, (sign) => SIGNS[sign]) : words;
const escapedValue = (words) => test(/[&<>"\u00a0]/, words) ? replace(words, /[&<>"\u00a0]/g, (sign) => SIGNS[sign]) : words;
/* A node as HTML, or what is in it. */
function htmlOf(root, isInner) {
  if (root.nodeType === 3 || root.nodeType === 4) return escaped(root[VALUE]);
  if (root.nodeType === 8) return '<!--' + root[VALUE] + '-->';
  const parts = [];
  const end = root[END];
  let isOpen = false;
  let node = root;
  if (isInner || root.nodeType !== 1) {
    const content = weakGet(contents, root);
    if (content !== undefined && root[NEXT] === end) return htmlOf(content, true);
    node = root[NEXT];
    while (node.nodeType === 2) node = node[NEXT];
    if (node === end) return '';
  }
  for (;;) {
    switch (node.nodeType) {
      case 1: push(parts, isOpen ? '><' : '<', node.localName); isOpen = true; break;
      case 2: push(parts, ' ', node.name, '="', escapedValue(node[VALUE]), '"'); break;
      case 3: push(parts, isOpen ? '>' : '', node.parentNode !== null && test(RAW, node.parentNode.localName) ? node[VALUE] : escaped(node[VALUE])); isOpen = false; break;
      case 8: push(parts, isOpen ? '><!--' : '<!--', node[VALUE], '-->'); isOpen = false; break;
      case 10: push(parts, '<!DOCTYPE ', node.name, '>'); break;
      case -1: {
        const start = node[START];
        if (isOpen) push(parts, '>');
        if (isOpen && weakGet(contents, start) !== undefined) push(parts, htmlOf(weakGet(contents, start), true));
        isOpen = false;
        if (!test(VOID, start.localName)) push(parts, '</', start.localName, '>');
      }
    }
    if (node === end) break;
    node = node[NEXT];
    if (isInner && node === end) { if (isOpen) push(parts, '>'); break; }
    if (root.nodeType !== 1 && node === end) break;
  }
  return join(parts, '');
}
/* What is in a template, once it was looked at. */
const contents = new WeakMapClass();
defineAccessor(dom.HTMLTemplateElement.prototype, 'content', function () {
  let content = weakGet(contents, this);
  if (content === undefined) weakSet(contents, this, (content = document.createDocumentFragment()));
  const nodes = childrenOf(this, () => true);
  if (nodes.length > 0) content.replaceChildren(...nodes);
  return content;
});
const asHtml = (value) => value === null ? '' : text(value);
/* A row of a table is in a part of it, whether the HTML says so or not. */
function setMarkup(element, html) {
  setInnerHtml(element, html);
  if (!test(/<tr\b/i, html)) return;
  const tables = nameOf(element) === 'table' ? [element] : findAll(element, 'table');
  for (let i = 0; i < tables.length; i++) {
    const rows = childrenNamed(tables[i], ['tr']);
    for (let j = 0; j < rows.length; j++) {
      const before = previousElement(rows[j]);
      const part = before !== null && nameOf(before) === 'tbody' && j > 0 ? before : document.createElement('tbody');
      if (part !== before) insertNode(tables[i], part, rows[j]);
      insertNode(part, rows[j], null);
    }
  }
}
const holder = () => document.createElement('div');
function fragmentOf(html) {
  const made = holder();
  setMarkup(made, html);
  const fragment = document.createDocumentFragment();
  for (let node = firstChild(made); node !== null; node = firstChild(made)) insertNode(fragment, node, null);
  return fragment;
}
defineAccessor(elementPrototype, 'innerHTML', function () { return htmlOf(this, true); }, function (value) { setMarkup(this, asHtml(value)); nameNew(asHtml(value)); });
defineAccessor(dom.ShadowRoot.prototype, 'innerHTML', function () { return htmlOf(this, true); }, function (value) { setMarkup(this, asHtml(value)); });
/* An id that an HTML text brings is a name from then on. */
function nameNew(html) { if (test(/\bid\s*=/i, html)) nameById(); }
defineAccessor(elementPrototype, 'outerHTML', function () { return htmlOf(this, false); }, function (value) {
  const parent = this.parentNode;
  if (parent === null) return;
  if (parent.nodeType === 9) throw new DOMException("Failed to set the 'outerHTML' property on 'Element': This element's parent is a Document, which may not be modified.", 'NoModificationAllowedError');
  insertNode(parent, fragmentOf(asHtml(value)), this);
  removeNode(this);
});
defineAccessor(dom.DocumentFragment.prototype, 'textContent', function () {
  const parts = [];
  for (let node = this[NEXT]; node !== this[END]; node = node[NEXT]) if (node.nodeType === 3) push(parts, node[VALUE]);
  return join(parts, '');
}, function (value) { this.replaceChildren(); if (value !== null && value !== undefined && value !== '') this.append(text(value)); });

/* --- text as it is shown -------------------------------------------------------------------------------------------------- */

const BLOCKS = /^(address|article|aside|blockquote|body|center|details|dialog|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|html|legend|li|main|menu|nav|ol|optgroup|option|p|pre|section|search|summary|table|caption|thead|tbody|tfoot|tr|ul)$/;
const UNSHOWN = /^(head|script|style|template|title|meta|link|noscript|datalist|input|textarea|img|video|audio|canvas|iframe|object|progress|meter|svg)$/;
/* Signs that no text has: the end of a line, an empty line, a space that is kept. */
const [LINE, GAP, KEPT] = ['\ue000', '\ue001', '\ue002'];
function isShown(element) {
  if (hasAttribute(element, 'hidden') || test(UNSHOWN, nameOf(element)) || (nameOf(element) === 'dialog' && !hasAttribute(element, 'open'))) return false;
  const style = attributeOf(element, 'style');
  return style === null || !test(/(?:^|;)\s*display\s*:\s*none\b/i, style);
}
function addShown(node, parts, isKept) {
  for (let child = firstChild(node); child !== null; child = nextSibling(child)) {
    if (child.nodeType === 3) push(parts, isKept ? replace(child[VALUE], / /g, KEPT) : replace(child[VALUE], /[ \t\n\r]+/g, ' '));
    if (child.nodeType !== 1) continue;
    const name = nameOf(child);
    if (name === 'br') { push(parts, '\n'); continue; }
    if (!isShown(child) || (nameOf(node) === 'details' && name !== 'summary' && !hasAttribute(node, 'open'))) continue;
    const isCell = name === 'td' || name === 'th';
    const around = name === 'p' ? GAP : test(BLOCKS, name) || test(/(?:^|;)\s*display\s*:\s*(?:block|flex|grid)\b/i, attributeOf(child, 'style') ?? '') ? LINE : '';
    push(parts, around);
    addShown(child, parts, isKept || name === 'pre');
    push(parts, around);
    if (isCell && nextElement(child) !== null) push(parts, '\t');
  }
}
function shownText(element) {
  for (let at = element; at !== null; at = parentOf(at)) if (!isShown(at) && !(at === element && test(/^(textarea|title|script|style|option)$/, nameOf(at)))) return textOf(element);
  if (!element.isConnected) return textOf(element);
  const parts = [];
  addShown(element, parts, nameOf(element) === 'pre');
  let shown = join(parts, '');
  shown = replace(shown, / +/g, ' ');
  shown = replace(shown, / ?([\ue000\ue001\n\t]) ?/g, (_, sign) => sign);
  shown = replace(shown, / ?([\ue000\ue001\n\t]) ?/g, (_, sign) => sign);
  shown = replace(shown, /^[\ue000\ue001 ]+|[\ue000\ue001 ]+$/g, '');
  shown = replace(shown, /[\ue000\ue001]+/g, (signs) => includes(signs, GAP) ? '\n\n' : '\n');
  return replace(shown, /\ue002/g, ' ');
}
function setShownText(element, value) {
  const lines = split(asHtml(value), /\r\n|\r|\n/);
  setText(element, '');
  for (let i = 0; i < lines.length; i++) {
    if (i > 0) insertNode(element, document.createElement('br'), null);
    if (lines[i] !== '') insertNode(element, document.createTextNode(lines[i]), null);
  }
}
for (const name of ['innerText', 'outerText']) defineAccessor(elementPrototype, name, function () { return shownText(this); }, name === 'innerText' ? function (value) { setShownText(this, value); } : undefined);

/* --- what an object is called ------------------------------------------------------------------------------------------------ */

const CLASS_OF_TAG = { __proto__: null };
for (const [name, tags] of [
  ['Anchor', 'a'], ['Area', 'area'], ['Audio', 'audio'], ['BR', 'br'], ['Base', 'base'], ['Body', 'body'], ['Button', 'button'], ['Canvas', 'canvas'], ['DList', 'dl'], ['Data', 'data'], ['DataList', 'datalist'],
  ['Details', 'details'], ['Dialog', 'dialog'], ['Div', 'div'], ['Embed', 'embed'], ['FieldSet', 'fieldset'], ['Form', 'form'], ['HR', 'hr'], ['Head', 'head'], ['Heading', 'h1 h2 h3 h4 h5 h6'], ['Html', 'html'],
  ['IFrame', 'iframe'], ['Image', 'img'], ['Input', 'input'], ['LI', 'li'], ['Label', 'label'], ['Legend', 'legend'], ['Link', 'link'], ['Map', 'map'], ['Menu', 'menu'], ['Meta', 'meta'], ['Meter', 'meter'],
  ['Mod', 'ins del'], ['OList', 'ol'], ['Object', 'object'], ['OptGroup', 'optgroup'], ['Option', 'option'], ['Output', 'output'], ['Paragraph', 'p'], ['Picture', 'picture'], ['Pre', 'pre'], ['Progress', 'progress'],
  ['Quote', 'q blockquote'], ['Script', 'script'], ['Select', 'select'], ['Slot', 'slot'], ['Source', 'source'], ['Span', 'span'], ['Style', 'style'], ['TableCaption', 'caption'], ['TableCell', 'td th'],
  ['TableCol', 'col colgroup'], ['Table', 'table'], ['TableRow', 'tr'], ['TableSection', 'thead tbody tfoot'], ['Template', 'template'], ['TextArea', 'textarea'], ['Time', 'time'], ['Title', 'title'],
  ['Track', 'track'], ['UList', 'ul'], ['Video', 'video'],
]) for (const tag of split(tags, ' ')) CLASS_OF_TAG[tag] = 'HTML' + name + 'Element';
const PLAIN_TAG = /^(abbr|address|article|aside|b|bdi|bdo|cite|code|dd|dfn|dt|em|figcaption|figure|footer|header|hgroup|i|kbd|main|mark|nav|noscript|rp|rt|ruby|s|samp|search|section|small|strong|sub|summary|sup|u|var|wbr)$/;
function classNameOf(node) {
  switch (node.nodeType) {
    case 1: return node.ownerSVGElement !== undefined ? 'SVGElement' : (CLASS_OF_TAG[nameOf(node)] ?? (test(PLAIN_TAG, nameOf(node)) || includes(nameOf(node), '-') ? 'HTMLElement' : 'HTMLUnknownElement'));
    case 2: return 'Attr';
    case 3: return 'Text';
    case 8: return 'Comment';
    case 9: return 'HTMLDocument';
    case 10: return 'DocumentType';
    default: return 'DocumentFragment';
  }
}
for (const name of ['toString', 'toJSON']) for (const owner of [...ownersOf(name), dom.Node.prototype, dom.Comment.prototype, dom.SVGElement.prototype, dom.Attr.prototype, getPrototypeOf(dom.HTMLScriptElement.prototype), getPrototypeOf(dom.Document.prototype)]) if (hasOwn(owner, name)) delete owner[name];
for (const name of ['toString', 'toJSON']) for (const owner of ownersOf(name)) delete owner[name];
define(dom.Node.prototype, 'toJSON', function toJSON() { return {}; });
defineProperty(dom.Node.prototype, Symbol.toStringTag, { get() { return classNameOf(this); }, configurable: true });
for (const [Class, name] of [[NodeList, 'NodeList'], [HTMLCollection, 'HTMLCollection'], [HTMLOptionsCollection, 'HTMLOptionsCollection'], [HTMLFormControlsCollection, 'HTMLFormControlsCollection'], [RadioNodeList, 'RadioNodeList'], [NamedNodeMap, 'NamedNodeMap'], [DOMTokenList, 'DOMTokenList'], [DOMStringMap, 'DOMStringMap'], [Event, 'Event']])
  defineProperty(Class.prototype, Symbol.toStringTag, { value: name, configurable: true });
defineProperty(globalThis, Symbol.toStringTag, { value: 'Window', configurable: true });
define(dom.HTMLAnchorElement.prototype, 'toString', function toString() { return this.href; });
/* linkedom makes many elements without their class. */
for (const tag of keys(CLASS_OF_TAG)) {
  const name = CLASS_OF_TAG[tag];
  const Class = dom[name] ?? (dom[name] = { [name]: class extends dom.HTMLElement {} }[name]);
  if (!hasOwn(Class, Symbol.hasInstance)) defineProperty(Class, Symbol.hasInstance, { value: (value) => isNode(value) && value.nodeType === 1 && CLASS_OF_TAG[nameOf(value)] === name });
}
`;
