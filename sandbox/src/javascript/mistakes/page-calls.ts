import type { AnyNode } from 'acorn';
import { parseProgram } from '../program.ts';
import { callAt } from './call-at.ts';
import { both, type Mistake, type Texts, texts } from './mistake.ts';
import { isNamed, lineOf, membersAt, methodOf, originOf } from './parts.ts';

const OF_ELEMENT =
  /^(?:append|appendChild|prepend|before|after|remove|removeChild|replaceWith|setAttribute|getAttribute|addEventListener|querySelector|querySelectorAll|insertAdjacentHTML|click|focus)$/;
const PARTS = /^(?:style|classList|dataset|children|parentElement|firstElementChild|lastElementChild)$/;
const OF_STORAGE: Readonly<Record<string, string>> = {
  set: 'setItem("navn", verdi)',
  save: 'setItem("navn", verdi)',
  store: 'setItem("navn", verdi)',
  add: 'setItem("navn", verdi)',
  put: 'setItem("navn", verdi)',
  get: 'getItem("navn")',
  load: 'getItem("navn")',
  read: 'getItem("navn")',
  remove: 'removeItem("navn")',
  delete: 'removeItem("navn")',
};

/** Methods and parts of elements, storage and canvases that are used on something else, or in another way. */
export const PAGE_CALLS: readonly Mistake[] = [
  {
    // `const felt = document.querySelector("p").textContent;` and then `felt.style.color` or `felt.append(…)`.
    id: 'text-of-element',
    find(error, _line, source) {
      const { message, line } = error;
      const property = message.match(/^cannot (?:read|set) property '(.+)' of undefined$/)?.[1];
      if (line === null) return null;
      if (message === 'not a function') {
        const called = methodOf(callAt(source, error));
        return called && OF_ELEMENT.test(called.method) ? textInName(called.object, source, line) : null;
      }
      if (property === undefined) return null;
      for (const { object } of membersAt(source, line, property)) {
        if (object.type !== 'MemberExpression' || object.property.type !== 'Identifier') continue;
        const found = PARTS.test(object.property.name) ? textInName(object.object, source, line) : null;
        if (found) return found;
      }
      return null;
    },
  },
  {
    id: 'part-of-element-called',
    find(error, _line, source) {
      const call = error.message === 'not a function' ? callAt(source, error) : null;
      const called = methodOf(call);
      const name = called && /^(?:dataset|style|classList)$/.test(called.method) ? called.method : null;
      if (!call || !called || !name) return null;
      const [first] = call.arguments;
      const given = first?.type === 'Literal' && typeof first.value === 'string' ? first.value : null;
      const element = source.slice(called.object.start, called.object.end);
      const part = given?.replace(/^data-/, '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
      const isPlain = part !== undefined && /^[a-z]\w*$/i.test(part) && element.length <= 30;
      const example = name === 'style' ? 'color' : 'navn';
      return texts(
        both(`${name} er ikke en funksjon.`, `${name} is not a function.`),
        name === 'classList'
          ? both('classList har metoder for å endre klassene.', 'classList has methods that change the classes.')
          : both(`Verdiene i ${name} hentes med punktum.`, `The values in ${name} are reached with a dot.`),
        name === 'classList'
          ? both('Skriv classList.add( ) eller classList.remove( ).', 'Write classList.add( ) or classList.remove( ).')
          : both(
              `Skriv ${isPlain ? `${element}.${name}.${part}` : `.${name}.${example}`}.`,
              `Write ${isPlain ? `${element}.${name}.${part}` : `.${name}.${example}`}.`,
            ),
      );
    },
  },
  {
    id: 'not-a-function',
    find(error, _line, source) {
      const called = error.message === 'not a function' ? methodOf(callAt(source, error)) : null;
      if (!called) return null;
      const { object, method } = called;
      if (method === 'getContext')
        return texts(
          both(
            'Det som er foran .getContext, er ikke et lerret (canvas).',
            'What comes before .getContext is no canvas.',
          ),
          both('Bare elementet <canvas> har getContext.', 'Only the element <canvas> has getContext.'),
          both(
            'Se hvilket element linjen der det blir hentet, finner.',
            'See which element is found on the line that gets it.',
          ),
        );
      const right = Object.hasOwn(OF_STORAGE, method) ? OF_STORAGE[method] : undefined;
      const storage = ['localStorage', 'sessionStorage'].find((name) => isNamed(object, name));
      return storage && right
        ? texts(
            both(`${storage} har ingen metode som heter ${method}.`, `${storage} has no method called ${method}.`),
            both(
              'Metodene heter setItem, getItem og removeItem.',
              'The methods are called setItem, getItem and removeItem.',
            ),
            both(
              `Skriv ${storage}.${right}.`,
              `Write ${storage}.${right.replace('navn', 'name').replace('verdi', 'value')}.`,
            ),
          )
        : null;
    },
  },
];

/** A name that was given the text of an element, and is used as if it were the element. */
function textInName(object: AnyNode, source: string, line: number): Texts | null {
  const program = parseProgram(source);
  const given = program && object.type === 'Identifier' ? originOf(program, object.name, line) : null;
  if (object.type !== 'Identifier' || given?.type !== 'MemberExpression' || given.property.type !== 'Identifier')
    return null;
  const { name } = object;
  const value = given.property.name;
  return /^(?:textContent|innerText|innerHTML|value|id|className)$/.test(value)
    ? texts(
        both(`${name} er en tekst, og ikke elementet.`, `${name} is a string, and not the element.`),
        both(
          `På linje ${lineOf(given)} står det .${value} etter elementet, og da er det bare teksten som blir hentet.`,
          `On line ${lineOf(given)} there is .${value} after the element, so only the text is fetched.`,
        ),
        both(
          `Ta bort .${value} der, og skriv ${name}.${value} der du trenger teksten.`,
          `Remove .${value} there, and write ${name}.${value} where you need the text.`,
        ),
      )
    : null;
}
