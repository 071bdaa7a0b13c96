import { createContext, Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { ProgramError } from '../judge/observation.ts';
import { asEngineError } from './browser-errors.ts';
import { explain } from './explain.ts';
import { NOVICE_RUNTIME_ERRORS } from './testing/novice-runtime-errors.ts';
import { NOVICE_SYNTAX_ERRORS } from './testing/novice-syntax-errors.ts';
import { observeHere } from './testing/observe-here.ts';

/** A promise that rejects later does so where nothing here would see it: only what stops the program counts. */
const NO_LATE_REJECTIONS = new Script(`Promise = new Proxy(Promise, {
  construct(...given) {
    const promise = Reflect.construct(...given);
    promise.catch(() => {});
    return promise;
  },
});`);

/** What Chromium says of a program: its engine is this one. Null where the program runs through, or does not begin. */
function inChromium(source: string): ProgramError | null {
  let script: Script;
  try {
    script = new Script(source, { filename: 'script.js' });
  } catch {
    return null;
  }
  const context = createContext({ console: { log: () => {} }, prompt: () => null, setTimeout: () => 0 });
  NO_LATE_REJECTIONS.runInContext(context);
  try {
    script.runInContext(context, { timeout: 2_000 });
    return null;
  } catch (thrown) {
    const { name: type, message, stack = '' } = thrown as Error;
    const line = Number(/script\.js:(\d+)/.exec(stack)?.[1]) || null;
    return { type, message, line, column: null, traceback: stack, syntax: type === 'SyntaxError' };
  }
}

describe('An error in the learner’s own frame', () => {
  // The promise of an async function is not made by the Promise that a context can replace.
  // Chromium begins some programs that the engine refuses.
  const stopping = [...NOVICE_SYNTAX_ERRORS, ...NOVICE_RUNTIME_ERRORS].filter(
    ([, source]) => !/\basync\b/.test(source) && inChromium(source) !== null,
  );

  test.each(stopping)('is explained as on the server: %s', async (_mistake, source) => {
    const [observation] = await observeHere(source, [{ kind: 'stdin', stdin: '' }]);
    const error = inChromium(source);
    const here = error && explain(asEngineError(error, source), source);
    const there = observation?.error && explain(observation.error, source);
    // The line is the browser's own: in a call over several lines both may be right.
    expect({ ...here, line: null }).toEqual({ ...there, line: null });
  });

  test('is known in many kinds', () => expect(stopping.length).toBeGreaterThan(20));

  const said = (type: string, message: string, line: number | null = 2): ProgramError => ({
    type,
    message,
    line,
    column: null,
    traceback: '',
    syntax: type === 'SyntaxError',
  });
  const SOURCE = 'const hund = null;\nhund.navn = liste.push(3);\nconst alder = 3;\nalder = 4;';

  test.each<[browser: string, error: ProgramError, message: string]>([
    [
      'Firefox',
      said('TypeError', 'can\'t access property "navn", hund is null'),
      "cannot read property 'navn' of null",
    ],
    ['an older Firefox', said('TypeError', 'hund is null'), "cannot read property 'navn' of null"],
    ['Firefox', said('TypeError', 'liste.push is not a function'), 'not a function'],
    ['Firefox', said('TypeError', "invalid assignment to const 'alder'", 4), "'alder' is read-only"],
    [
      'Firefox',
      said('ReferenceError', "can't access lexical declaration 'a' before initialization"),
      'a is not initialized',
    ],
    ['Firefox', said('InternalError', 'too much recursion'), 'Maximum call stack size exceeded'],
    ['Safari', said('ReferenceError', "Can't find variable: katt"), 'katt is not defined'],
    [
      'Safari',
      said('TypeError', "null is not an object (evaluating 'hund.navn = liste')"),
      "cannot read property 'navn' of null",
    ],
    [
      'Safari',
      said('TypeError', "undefined is not an object (evaluating 'a.b.c')"),
      "cannot read property 'c' of undefined",
    ],
    [
      'Safari',
      said('TypeError', "liste.push is not a function. (In 'liste.push(3)', 'liste.push' is undefined)"),
      'not a function',
    ],
    ['Safari', said('TypeError', 'Attempted to assign to readonly property.', 4), "'alder' is read-only"],
    ['Safari', said('RangeError', 'Maximum call stack size exceeded.'), 'Maximum call stack size exceeded'],
  ])('is understood from %s: %o', (_browser, error, message) => {
    const known = asEngineError(error, SOURCE);
    expect(known.message).toBe(message);
    expect(explain(known, SOURCE)).not.toBeNull();
  });

  test('of elements that are no array says how to make one of them', () => {
    const source = 'const priser = document.getElementsByClassName("pris");\npriser.forEach((p) => p.remove());';
    const known = asEngineError(said('TypeError', 'priser.forEach is not a function'), source);
    expect(explain(known, source)?.tries._eng).toBe(
      'Make an ordinary array of them first: [...elements].forEach( … ).',
    );
  });

  test.each([
    "Failed to execute 'addEventListener' on 'EventTarget': parameter 2 is not of type 'Object'.",
    'EventTarget.addEventListener: Argument 2 is not an object.',
    "Argument 2 ('listener') to EventTarget.addEventListener must be an object",
  ])('of a listener that is a text is explained: %s', (message) => {
    const source = 'function vis() {}\nknapp.addEventListener("click", "vis");';
    const known = asEngineError(said('TypeError', message), source);
    expect(explain(known, source)?.tries._eng).toBe('Write vis without quotes.');
  });

  test('that is thrown on purpose stays as it is', () => {
    const error = said('Error', 'For mange hjerter');
    expect(asEngineError(error, SOURCE)).toEqual(error);
  });

  // What the browsers said of these lines, each tried in Firefox 153 and WebKitGTK 2.50.
  test.each<[line: string, firefox: string, safari: string, id: string]>([
    [
      'box.classList.add("stor gul")',
      'DOMTokenList.add: The token can not contain whitespace.',
      'The string contains invalid characters.',
      'class-with-space',
    ],
    [
      'box.classList.add("")',
      'DOMTokenList.add: The empty string is not a valid token.',
      'The string did not match the expected pattern.',
      'class-empty',
    ],
    [
      'document.createElement("<li>")',
      'Document.createElement: Invalid element name',
      'The string contains invalid characters.',
      'tag-name-not-valid',
    ],
    [
      'document.createElement()',
      'Document.createElement: At least 1 argument required, but only 0 passed',
      'Not enough arguments',
      'argument-missing',
    ],
    [
      'box.addEventListener("click")',
      'EventTarget.addEventListener: At least 2 arguments required, but only 1 passed',
      'Not enough arguments',
      'argument-missing',
    ],
    [
      'document.querySelector("#1a")',
      "Document.querySelector: '#1a' is not a valid selector",
      "'#1a' is not a valid selector.",
      'selector-not-valid',
    ],
    [
      'box.setAttribute("a b", 1)',
      'Element.setAttribute: Invalid attribute name',
      "Invalid qualified name: 'a b'",
      'attribute-name-not-valid',
    ],
    [
      'ul.removeChild(box)',
      'Node.removeChild: The node to be removed is not a child of this node',
      'The object can not be found here.',
      'not-a-child',
    ],
    [
      'li.appendChild(ul)',
      'Node.appendChild: The new child is an ancestor of the parent',
      'The operation would yield an incorrect node tree.',
      'node-inside-itself',
    ],
    [
      'box.insertAdjacentHTML("inni", "<p>")',
      'An invalid or illegal string was specified',
      'The string did not match the expected pattern.',
      'place-not-known',
    ],
    [
      'box.dataset["a-b"] = 1',
      'An invalid or illegal string was specified',
      'The string did not match the expected pattern.',
      'dataset-with-dash',
    ],
    [
      'tabell.insertRow(5)',
      'Index or size is negative or greater than the allowed amount',
      'The index is not in the allowed range.',
      'place-not-there',
    ],
    [
      'new Intl.NumberFormat("nb", { style: "currency", currency: "kr" })',
      'invalid currency code in NumberFormat(): kr',
      'currency is not a well-formed currency code',
      'currency-not-valid',
    ],
  ])('is explained in Firefox and Safari as well: %s', (line, firefox, safari, id) => {
    const ids = [firefox, safari].map((message) => {
      const error = said('Error', message, 1);
      return explain(asEngineError(error, line), line)?.id;
    });
    expect(ids).toEqual([id, id]);
  });
});
