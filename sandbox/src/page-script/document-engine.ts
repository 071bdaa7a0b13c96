import { JavaScriptEngine } from '../javascript/engine.ts';
import { DOCUMENT_PRELUDE } from './document-prelude.ts';

/** An engine whose programs find a document. `linkedom` is the text of its file `worker.js`, which needs no other file. */
export function prepareDocumentEngine(module: WebAssembly.Module, linkedom: string): Promise<JavaScriptEngine> {
  return JavaScriptEngine.prepare(
    module,
    `(${DOCUMENT_PRELUDE})((function () {'use strict';${asScript(linkedom)}\n})())`,
  );
}

/** The module as the body of a function that gives its exports. */
function asScript(module: string): string {
  const at = module.lastIndexOf('\nexport {');
  const exported = /^\nexport \{([^{}]*)\};?\s*$/.exec(module.slice(at))?.[1];
  if (at < 0 || exported === undefined) throw new Error('linkedom is not one module with one list of exports.');
  const names = exported.split(',').map((name) => {
    const [inside = '', outside = inside] = name.trim().split(' as ');
    return `${outside}: ${inside}`;
  });
  return `${module.slice(0, at)}\nreturn { ${names.join(', ')} };`;
}
