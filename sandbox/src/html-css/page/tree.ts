import { html, type ParserError, parse, type Token, type TreeAdapter, type TreeAdapterTypeMap } from 'parse5';
import { BOUNDS, OverBounds } from '../bounds.ts';

/** A page as a tree. Attributes are a Map: no name that a learner writes can mean anything to JavaScript. */
export type PageNode = PageElement | PageText | PageOther;

export type PageText = { readonly kind: 'text'; text: string; parent: PageParent | null };
/** Comments and the doctype: in the tree only because the parser wants them back. */
export type PageOther = { readonly kind: 'other'; readonly text: string; parent: PageParent | null };
export type PageRoot = { readonly kind: 'root'; readonly children: PageNode[]; mode: html.DOCUMENT_MODE };
export type PageParent = PageElement | PageRoot;

export class PageElement {
  readonly kind = 'element';
  readonly name: string;
  readonly isHtml: boolean;
  readonly namespace: html.NS;
  readonly attributes = new Map<string, string>();
  readonly children: PageNode[] = [];
  parent: PageParent | null = null;
  content: PageRoot | null = null;
  location: Token.ElementLocation | null = null;

  constructor(name: string, namespace: html.NS) {
    this.name = name;
    this.namespace = namespace;
    this.isHtml = namespace === html.NS.HTML;
  }

  get parentElement(): PageElement | null {
    return this.parent?.kind === 'element' ? this.parent : null;
  }

  get elements(): PageElement[] {
    return this.children.filter((child) => child.kind === 'element');
  }

  attribute(name: string): string | null {
    return this.attributes.get(this.isHtml ? name.toLowerCase() : name) ?? null;
  }

  has(name: string): boolean {
    return this.attribute(name) !== null;
  }
}

interface Nodes extends TreeAdapterTypeMap {
  node: PageNode | PageRoot;
  parentNode: PageParent;
  childNode: PageNode;
  document: PageRoot;
  documentFragment: PageRoot;
  element: PageElement;
  commentNode: PageOther;
  textNode: PageText;
  template: PageElement;
  documentType: PageOther;
}

export type ParsedPage = {
  readonly root: PageRoot;
  readonly top: PageElement;
  readonly errors: readonly ParserError[];
};

export function parsePage(source: string): ParsedPage {
  if (source.length > BOUNDS.htmlCharacters) throw new OverBounds('memory', 'HTML');
  const errors: ParserError[] = [];
  const root = parse<Nodes>(source, {
    treeAdapter: adapter(),
    scriptingEnabled: false,
    sourceCodeLocationInfo: true,
    onParseError: (error) => {
      if (errors.length < 100) errors.push(error);
    },
  });
  const top = root.children.find((child) => child.kind === 'element');
  if (!top) throw new Error('an HTML parser always makes an html element');
  return { root, top, errors };
}

/** Every element in the order of the source; what is in a <template> is not on the page. */
export function elementsOf(top: PageElement): PageElement[] {
  const found: PageElement[] = [];
  const waiting = [top];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    found.push(element);
    for (let index = element.children.length - 1; index >= 0; index--) {
      const child = element.children[index];
      if (child?.kind === 'element') waiting.push(child);
    }
  }
  return found;
}

/** What it says: the words on both sides of a line break are two words. */
export function textOf(element: PageElement): string {
  let text = '';
  const waiting: PageNode[] = [element];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'text') text += node.text;
    else if (node.kind === 'element' && node.name === 'br') text += '\n';
    else if (node.kind === 'element')
      for (let index = node.children.length - 1; index >= 0; index--) waiting.push(node.children[index] as PageNode);
  }
  return text;
}

function adapter(): TreeAdapter<Nodes> {
  let elements = 0;
  let open = 0;
  const root = (): PageRoot => ({ kind: 'root', children: [], mode: html.DOCUMENT_MODE.NO_QUIRKS });
  const insert = (parent: PageParent, node: PageNode, index: number): void => {
    parent.children.splice(index, 0, node);
    node.parent = parent;
  };
  const insertText = (parent: PageParent, text: string, index: number): void => {
    const before = parent.children[index - 1];
    if (before?.kind === 'text') before.text += text;
    else insert(parent, { kind: 'text', text, parent }, index);
  };
  const other = (text: string): PageOther => ({ kind: 'other', text, parent: null });
  return {
    createDocument: root,
    createDocumentFragment: root,
    createElement(name, namespace, attributes) {
      if (++elements > BOUNDS.elements) throw new OverBounds('memory', 'elements');
      const element = new PageElement(name, namespace);
      for (const { name, prefix, value } of attributes)
        element.attributes.set(prefix ? `${prefix}:${name}` : name, value);
      return element;
    },
    onItemPush() {
      if (++open > BOUNDS.depth) throw new OverBounds('memory', 'elements inside elements');
    },
    onItemPop() {
      open--;
    },
    createCommentNode: other,
    createTextNode: (text) => ({ kind: 'text', text, parent: null }),
    appendChild: (parent, node) => insert(parent, node, parent.children.length),
    insertBefore: (parent, node, reference) => insert(parent, node, parent.children.indexOf(reference)),
    insertText: (parent, text) => insertText(parent, text, parent.children.length),
    insertTextBefore: (parent, text, reference) => insertText(parent, text, parent.children.indexOf(reference)),
    detachNode(node) {
      const siblings = node.parent?.children;
      if (siblings) siblings.splice(siblings.lastIndexOf(node), 1);
      node.parent = null;
    },
    adoptAttributes(element, attributes) {
      for (const { name, value } of attributes) if (!element.attributes.has(name)) element.attributes.set(name, value);
    },
    setTemplateContent(template, content) {
      template.content = content;
    },
    getTemplateContent: (template) => template.content ?? root(),
    setDocumentType: (document, name) => insert(document, other(name), document.children.length),
    setDocumentMode(document, mode) {
      document.mode = mode;
    },
    getDocumentMode: (document) => document.mode,
    getFirstChild: (node) => node.children[0] ?? null,
    getChildNodes: (node) => node.children,
    getParentNode: (node) => (node.kind === 'root' ? null : node.parent),
    getAttrList: (element) => [...element.attributes].map(([name, value]) => ({ name, value })),
    getTagName: (element) => element.name,
    getNamespaceURI: (element) => element.namespace,
    getTextNodeContent: (node) => node.text,
    getCommentNodeContent: (node) => node.text,
    getDocumentTypeNodeName: (node) => node.text,
    getDocumentTypeNodePublicId: () => '',
    getDocumentTypeNodeSystemId: () => '',
    isTextNode: (node) => node.kind === 'text',
    isCommentNode: (node) => node.kind === 'other',
    isDocumentTypeNode: (node): node is PageOther => node.kind === 'other',
    isElementNode: (node) => node.kind === 'element',
    setNodeSourceCodeLocation(node, location) {
      if (node.kind === 'element') node.location = location;
    },
    getNodeSourceCodeLocation: (node) => (node.kind === 'element' ? node.location : null),
    updateNodeSourceCodeLocation(node, end) {
      if (node.kind === 'element' && node.location) Object.assign(node.location, end);
    },
  };
}
