import type { JudgedLanguage } from '@kodestien/sandbox/server/grader';
import type { Task } from '@kodestien/sandbox/server/task';

/** For each language an answer as learners hand it in, with three checks. */
export const TASKS: Readonly<Record<Exclude<JudgedLanguage, 'css'>, Pick<Task, 'source' | 'inputs'>>> = {
  python: {
    source: 'def area(r):\n    return 3.14159 * r ** 2\n\nfor i in range(3):\n    print(i, area(i))',
    inputs: [
      { kind: 'stdin', stdin: '' },
      { kind: 'call', function: 'area', args: [3] },
      { kind: 'source', construct: 'for' },
    ],
  },
  javascript: {
    source: 'function area(r) {\n  return 3.14159 * r ** 2;\n}\nfor (let i = 0; i < 3; i++) console.log(i, area(i));',
    inputs: [
      { kind: 'stdin', stdin: '' },
      { kind: 'call', function: 'area', args: [3] },
      { kind: 'source', construct: 'for' },
    ],
  },
  html: {
    source: {
      html: '<!doctype html><title>Tur</title><h1>På tur</h1><ul><li>Sko<li>Sekk</ul>',
      css: 'h1 { color: darkred; font-size: 2em } li { margin-left: 1rem }',
    },
    inputs: [
      { kind: 'count', selector: 'li' },
      { kind: 'style', selector: 'h1', property: 'color' },
      { kind: 'style', selector: 'li', property: 'margin-left' },
    ],
  },
};
