import { JavaScriptEngine } from '../javascript/engine.ts';
import { DOCUMENT_PRELUDE } from './document-prelude.ts';

/** An engine whose programs find a document. `linkedom` is the text of its file `worker.js`, which needs no other file. */
export function prepareDocumentEngine(module: WebAssembly.Module, linkedom: string): Promise<JavaScriptEngine> {
  return JavaScriptEngine.prepare(
    module,
    withoutComments(`(${DOCUMENT_PRELUDE})((function () {'use strict';${asScript(linkedom)}\n})())`),
  );
}

/** The engine keeps the text of every function in its snapshot: what only people read is left out. */
function withoutComments(code: string): string {
  return code.replace(/^[ \t]*\/\*(?:(?!\*\/)[\s\S])*\*\/$/gm, '').replace(/^[ \t]+/gm, '');
}

/** How linkedom links the nodes of a document, and what it reads whenever it changes one. */
const INTERNALS = ['NEXT', 'PREV', 'END', 'START', 'VALUE', 'MUTATION_OBSERVER'];
/**
 * linkedom uses lists of its own that are arrays, and writes a class attribute its own way. The document's prelude gives programs
 * what browsers have under these names, so linkedom's are called something else.
 */
const RENAMED: readonly (readonly [RegExp, string])[] = [
  [/\bchildNodes\b/g, 'ownChildNodes'],
  [/\bchildren\b/g, 'ownChildren'],
  [/\bname === 'class'/g, 'false'],
  [/\bcreateElement\(''\)/g, "createElement('div')"],
  [
    /const \{attributes, isConnected\} = element;/g,
    'const attributes = [...element.attributes], {isConnected} = element;',
  ],
];

/** The module as the body of a function that gives its exports and internals. */
function asScript(whole: string): string {
  let module = whole;
  for (const [pattern, name] of RENAMED) {
    const before = module;
    module = module.replace(pattern, name);
    if (module === before) throw new Error(`linkedom has no ${pattern.source}.`);
  }
  const at = module.lastIndexOf('\nexport {');
  const exported = /^\nexport \{([^{}]*)\};?\s*$/.exec(module.slice(at))?.[1];
  if (at < 0 || exported === undefined) throw new Error('linkedom is not one module with one list of exports.');
  const names = exported.split(',').map((name) => {
    const [inside = '', outside = inside] = name.trim().split(' as ');
    return `${outside}: ${inside}`;
  });
  return `${module.slice(0, at)}\nreturn { ${[...names, ...INTERNALS].join(', ')} };`;
}
