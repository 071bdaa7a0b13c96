import type { AnyNode } from 'acorn';
import { parseProgram, walk } from '../program.ts';
import { callAt } from './call-at.ts';
import { both, type Mistake, type Texts, texts } from './mistake.ts';
import { askedOfUndefined, givenTo, isNamed, LIST_METHODS, lineOf, methodOf, originOf, TEXT_METHODS } from './parts.ts';

const OF_ELEMENT =
  /^(?:append|appendChild|prepend|before|after|remove|removeChild|replaceWith|setAttribute|getAttribute|addEventListener|querySelector|querySelectorAll|insertAdjacentHTML|click|focus)$/;
const ELEMENT_SEARCH = /^(?:querySelector|getElementById|createElement)$/;
const PARTS = /^(?:value|style|classList|dataset|children|parentElement|firstElementChild|lastElementChild)$/;
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
      if (line === null) return null;
      if (message === 'not a function') {
        const called = methodOf(callAt(source, error));
        return called && OF_ELEMENT.test(called.method) ? textInName(called.object, source, line) : null;
      }
      for (const object of askedOfUndefined(error, source)) {
        if (object.type !== 'MemberExpression' || object.property.type !== 'Identifier') continue;
        const found = PARTS.test(object.property.name) ? textInName(object.object, source, line) : null;
        if (found) return found;
      }
      return null;
    },
  },
  {
    id: 'element-instead-of-text',
    find(error, _line, source) {
      const called = error.message === 'not a function' ? methodOf(callAt(source, error)) : null;
      if (!called || error.line === null || !TEXT_METHODS.includes(called.method)) return null;
      const program = parseProgram(source);
      const { object } = called;
      const given = program && object.type === 'Identifier' ? originOf(program, object.name, error.line) : null;
      const search = methodOf(given)?.method ?? '';
      return object.type === 'Identifier' && ELEMENT_SEARCH.test(search)
        ? texts(
            both(`${object.name} er et element, og ikke en tekst.`, `${object.name} is an element, and not a string.`),
            both(
              'Det som er skrevet i et felt, er i .value. Teksten i andre elementer er i .textContent.',
              'What is written in a field is in .value. The text of other elements is in .textContent.',
            ),
            both(
              `Skriv ${object.name}.value eller ${object.name}.textContent foran .${called.method}.`,
              `Write ${object.name}.value or ${object.name}.textContent before .${called.method}.`,
            ),
          )
        : null;
    },
  },
  {
    // `document.getElementById(answer-text)`
    id: 'name-not-defined',
    find({ type, message, line }, _line, source) {
      const name = type === 'ReferenceError' ? message.match(/^(.+) is not defined$/)?.[1] : undefined;
      const program = name ? parseProgram(source) : null;
      let found: { method: string; text: string } | null = null;
      if (program && name)
        walk(program, (node) => {
          const method = methodOf(node)?.method ?? '';
          const [first] = node.type === 'CallExpression' && lineOf(node) === line ? node.arguments : [];
          if (!/^(?:getElementById|querySelector|getElementsByClassName|setAttribute)$/.test(method)) return;
          const text = first?.type === 'BinaryExpression' ? source.slice(first.start, first.end) : '';
          if (text.startsWith(`${name}-`) && /^[\w-]+$/.test(text)) found ??= { method, text };
        });
      if (found === null) return null;
      const { method, text }: { method: string; text: string } = found;
      return texts(
        both(`Ingenting heter «${name}».`, `Nothing is called "${name}".`),
        both(`${method} får en tekst i parentesen.`, `${method} gets a string in its parentheses.`),
        both(`Skriv "${text}" med anførselstegn.`, `Write "${text}" with quotes.`),
      );
    },
  },
  {
    // `liste.appendChild(vare)`, where li was made for it.
    id: 'text-instead-of-element',
    find({ message, line }, _line, source) {
      const program = line !== null && /nodeType|Node|not an object/.test(message) ? parseProgram(source) : null;
      let found: { call: string; made: string } | null = null;
      if (program)
        walk(program, (node, parents) => {
          const called = methodOf(node);
          const [first] = node.type === 'CallExpression' && lineOf(node) === line ? node.arguments : [];
          // Its name in quotes is a text too.
          const given =
            first?.type === 'Literal' ? String(first.value) : first?.type === 'Identifier' ? first.name : null;
          if (called?.method !== 'appendChild' || given === null) return;
          const made = elementsNotAppended(
            parents.findLast(({ type }) => /Function|^For|^While|^Program/.test(type)) ?? program,
          );
          const [only, ...others] = made;
          if (!only || others.length > 0 || (first?.type === 'Identifier' && only === given)) return;
          found ??= {
            call: `${source.slice(called.object.start, called.object.end)}.appendChild(${only})`,
            made: only,
          };
        });
      if (found === null) return null;
      const { call, made }: { call: string; made: string } = found;
      return texts(
        both(
          'appendChild tar imot et element, og dette er noe annet.',
          'appendChild takes an element, and this is something else.',
        ),
        both(`Elementet som er laget her, heter ${made}.`, `The element that is made here is called ${made}.`),
        both(`Skriv ${call}.`, `Write ${call}.`),
      );
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
      if (isNamed(object, 'Document'))
        return texts(
          both('Document er ikke siden.', 'Document is not the page.'),
          both('Siden heter document, med liten d.', 'The page is called document, with a small d.'),
          both(`Skriv document.${method}( ).`, `Write document.${method}( ).`),
        );
      const { property } = object.type === 'MemberExpression' ? object : { property: null };
      const content = property?.type === 'Identifier' ? property.name : '';
      if (/^(?:innerHTML|innerText|textContent)$/.test(content) && /^(?:add|append|push|appendChild)$/.test(method))
        return texts(
          both(`${content} er en tekst, og har ingen ${method}.`, `${content} is a string, and has no ${method}.`),
          both('Tekster settes sammen med +.', 'Strings are joined with +.'),
          both(
            `Skriv ${source.slice(object.start, object.end)} += og det som skal legges til.`,
            `Write ${source.slice(object.start, object.end)} += and what should be added.`,
          ),
        );
      const program = parseProgram(source);
      const value = program && error.line !== null ? givenTo(program, object, error.line) : null;
      const id = value?.type === 'Literal' && typeof value.value === 'string' ? value.value : null;
      const given = program && error.line !== null ? methodOf(givenTo(program, object, error.line))?.method : undefined;
      const shown = source.slice(object.start, object.end);
      if (
        /^(?:createElement|getElementById|querySelector)$/.test(given ?? '') &&
        method === 'push' &&
        !shown.includes('\n')
      )
        return texts(
          both(`${shown} er et element, og har ingen push.`, `${shown} is an element, and has no push.`),
          both('push hører til lister.', 'push belongs to arrays.'),
          both(`Skriv ${shown}.append( ).`, `Write ${shown}.append( ).`),
        );
      if (given === 'querySelector' && !shown.includes('\n') && LIST_METHODS.includes(method))
        return texts(
          both(`${shown} er ett element, og ingen liste.`, `${shown} is one element, and no list.`),
          both(
            'querySelector gir det første elementet som passer. querySelectorAll gir alle.',
            'querySelector gives the first element that matches. querySelectorAll gives them all.',
          ),
          method === 'forEach'
            ? both('Skriv querySelectorAll i stedet.', 'Write querySelectorAll instead.')
            : both(
                `Skriv [...document.querySelectorAll("…")].${method}( ).`,
                `Write [...document.querySelectorAll("…")].${method}( ).`,
              ),
        );
      if (ELEMENT_SEARCH.test(given ?? '') && !shown.includes('\n') && /^(?:add|toggle|contains|replace)$/.test(method))
        return texts(
          both(`${shown} er et element, og har ingen ${method}.`, `${shown} is an element, and has no ${method}.`),
          both('Klassene til et element er i classList.', 'The classes of an element are in classList.'),
          both(`Skriv ${shown}.classList.${method}( ).`, `Write ${shown}.classList.${method}( ).`),
        );
      if (
        object.type === 'Identifier' &&
        ELEMENT_SEARCH.test(given ?? '') &&
        /^(?:fillRect|strokeRect|clearRect|fillText|beginPath|moveTo|lineTo|arc|stroke|fill|drawImage)$/.test(method)
      )
        return texts(
          both(
            `${object.name} er elementet, og har ingen ${method}.`,
            `${object.name} is the element, and has no ${method}.`,
          ),
          both('Det du tegner med, kommer fra getContext.', 'What you draw with comes from getContext.'),
          both(
            `Skriv const ctx = ${object.name}.getContext("2d"), og så ctx.${method}( ).`,
            `Write const ctx = ${object.name}.getContext("2d"), and then ctx.${method}( ).`,
          ),
        );
      if (method === 'getContext')
        return texts(
          both(
            'Det som er foran .getContext, er ikke et lerret (canvas).',
            'What comes before .getContext is no canvas.',
          ),
          both('Bare elementet <canvas> har getContext.', 'Only the element <canvas> has getContext.'),
          id === null
            ? both(
                'Se hvilket element linjen der det blir hentet, finner.',
                'See which element is found on the line that gets it.',
              )
            : both(
                `Hent elementet først: document.getElementById("${id}").`,
                `Get the element first: document.getElementById("${id}").`,
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

const TEXT_OF_ELEMENT = /^(?:textContent|innerText|innerHTML|value|id|className)$/;

/** A name that was given the text of an element, and is used as if it were the element. */
function textInName(object: AnyNode, source: string, line: number): Texts | null {
  const program = parseProgram(source);
  const given = program && object.type === 'Identifier' ? originOf(program, object.name, line) : null;
  if (object.type !== 'Identifier' || !given) return null;
  const { name } = object;
  const what = both(`${name} er en tekst, og ikke elementet.`, `${name} is a string, and not the element.`);
  // A value set on the same line is another mistake (chained-values.ts).
  if (given.type !== 'MemberExpression' || given.property.type !== 'Identifier') return null;
  const value = given.property.name;
  if (!TEXT_OF_ELEMENT.test(value)) return null;
  return texts(
    what,
    both(
      `På linje ${lineOf(given)} står det .${value} etter elementet, og da er det bare teksten som blir hentet.`,
      `On line ${lineOf(given)} there is .${value} after the element, so only the text is fetched.`,
    ),
    both(
      `Ta bort .${value} der, og skriv ${name}.${value} der du trenger teksten.`,
      `Remove .${value} there, and write ${name}.${value} where you need the text.`,
    ),
  );
}

/** Names of elements that are made in a block, and given to no call. */
function elementsNotAppended(owner: AnyNode): string[] {
  const made: string[] = [];
  const given = new Set<string>();
  walk(owner, (node) => {
    if (
      node.type === 'VariableDeclarator' &&
      node.id.type === 'Identifier' &&
      methodOf(node.init)?.method === 'createElement'
    )
      made.push(node.id.name);
    if (node.type === 'CallExpression')
      for (const one of node.arguments) if (one.type === 'Identifier') given.add(one.name);
  });
  return made.filter((name) => !given.has(name));
}
