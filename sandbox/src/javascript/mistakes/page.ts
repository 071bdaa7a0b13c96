import type { AnyNode } from 'acorn';
import { closest } from '../../judge/closest.ts';
import type { ProgramError } from '../../judge/observation.ts';
import { parseProgram, walk } from '../program.ts';
import { calledAt } from './call-at.ts';
import { withoutReturn } from './missing-return.ts';
import { both, escaped, type Mistake, type Texts, texts } from './mistake.ts';
import { askedOfUndefined, givenTo, isNamed, LIST_METHODS, lineOf, membersAt, methodOf, namesMade } from './parts.ts';
import { loopTooFar } from './places.ts';
import { goneThrough } from './unpacking.ts';

const ONE = ['querySelector', 'getElementById'];
const SEVERAL = ['querySelectorAll', 'getElementsByClassName', 'getElementsByTagName', 'getElementsByName'];
const PARTS = ['classList', 'style', 'dataset', 'children', 'parentElement', 'firstElementChild', 'lastElementChild'];

const TAKES_ELEMENT = /\.(appendChild|insertBefore|replaceChild|removeChild)\s*\(/;

/** Programs with a page: what they look for there, and what they do with it. */
export const PAGE: readonly Mistake[] = [
  {
    // In the browser the page itself stops the program.
    id: 'page-held-up',
    find: ({ type }) =>
      type === 'EndlessLoop'
        ? texts(
            both(
              'Programmet holdt på i to sekunder uten pause og ble stoppet.',
              'The program went on for two seconds without a pause and was stopped.',
            ),
            both(
              'Siden kan verken tegne noe eller svare på klikk før koden er ferdig.',
              'The page can neither draw anything nor answer clicks until the code is done.',
            ),
            both(
              'Se etter en løkke som aldri slutter. Endrer den det den tester?',
              'Look for a loop that never ends. Does it change what it tests?',
            ),
          )
        : null,
  },
  {
    id: 'element-not-found',
    find({ message, line, column }, _line, source) {
      const property = message.match(/^cannot (?:read|set) property '(.+)' of null$/)?.[1];
      const search = property === undefined ? null : searchOf({ line, column }, source, property, ONE);
      if (!search) return null;
      const { method, needed } = search;
      const what = both(`${method}("${needed}") fant ikke noe element.`, `${method}("${needed}") found no element.`);
      if (method === 'getElementById' && /^[#.]/.test(needed))
        return texts(
          what,
          both(
            `getElementById leter etter en id, og den skrives uten ${needed[0]}.`,
            `getElementById looks for an id, and that is written without ${needed[0]}.`,
          ),
          both(`Skriv getElementById("${needed.slice(1)}").`, `Write getElementById("${needed.slice(1)}").`),
        );
      const selector = method === 'querySelector' ? selectorOf(needed, source) : null;
      if (selector)
        return texts(
          what,
          both(
            `Uten tegn foran leter querySelector etter en tagg som heter ${needed}.`,
            `Without a sign before it querySelector looks for a tag called ${needed}.`,
          ),
          selector.startsWith('#')
            ? both(
                `Skriv querySelector("${selector}") for å finne elementet med den id-en.`,
                `Write querySelector("${selector}") to find the element with that id.`,
              )
            : both(
                `Skriv querySelector("${selector}") for å finne elementet med den klassen.`,
                `Write querySelector("${selector}") to find the element with that class.`,
              ),
        );
      const own = needed.match(/^\.([\p{L}_][\p{L}\p{N}_-]*)$/u)?.[1];
      if (own && selectorOf(own, source) === needed)
        return texts(
          what,
          both(
            'Programmet skriver selv et slikt element inn i siden, men det er ikke der ennå på denne linjen.',
            'The program itself writes such an element into the page, but it is not there yet at this line.',
          ),
          both('Let etter det rett etter at det er satt inn.', 'Look for it right after it has been put in.'),
        );
      const id = method === 'getElementById' ? needed : needed.match(/^#([\w-]+)$/)?.[1];
      if (id && new RegExp(`\\.id\\s*=\\s*(["'\`])${escaped(id)}\\1`).test(source))
        return texts(
          what,
          both(
            'Programmet lager et element med den id-en, men det finnes ikke på siden ennå.',
            'The program makes an element with that id, but it is not on the page yet.',
          ),
          both(
            'Sett det inn i siden, for eksempel med append( ), før du leter etter det.',
            'Put it into the page, with append( ) for example, before you look for it.',
          ),
        );
      if (/:checked\b/.test(needed))
        return texts(
          what,
          both('Ingen av dem er valgt ennå.', 'None of them is chosen yet.'),
          both(
            'Sjekk først at noe er valgt: if (valgt !== null) {',
            'Check first that something is chosen: if (chosen !== null) {',
          ),
        );
      const emptied = emptiedAbove(source, line);
      return texts(
        what,
        both(
          `Når ingenting på siden passer, får du null, og null har ingen .${property}.`,
          `When nothing on the page matches, you get null, and null has no .${property}.`,
        ),
        emptied
          ? both(
              `Sammenlign med HTML-en. Står det der, kan det være linje ${emptied} som fjerner det: Den bytter ut alt som er inni elementet.`,
              `Compare with the HTML. If it is there, line ${emptied} may remove it: that replaces all that is inside the element.`,
            )
          : method === 'getElementById'
            ? both(`Se etter id="${needed}" i HTML-en.`, `Look for id="${needed}" in the HTML.`)
            : both(
                `Sammenlign "${needed}" med HTML-en: # foran en id, . foran en klasse, ingenting foran navnet på en tagg.`,
                `Compare "${needed}" with the HTML: # before an id, . before a class, nothing before the name of a tag.`,
              ),
      );
    },
  },
  {
    // `document.getElementById(poeng)`, where the page itself gives that name the element.
    id: 'element-not-found',
    find({ message, line, column }, _line, source) {
      const property = message.match(/^cannot (?:read|set) property '(.+)' of null$/)?.[1];
      const program = property === undefined ? null : parseProgram(source);
      if (!program || property === undefined || line === null) return null;
      for (const { object } of membersAt(source, line, property, column)) {
        const search = givenTo(program, object, line);
        const [id] = search.type === 'CallExpression' ? search.arguments : [];
        if (methodOf(search)?.method !== 'getElementById' || id?.type !== 'Identifier') continue;
        if (namesMade(program).includes(id.name)) continue;
        return texts(
          both('getElementById fant ikke noe element.', 'getElementById found no element.'),
          both('getElementById får en tekst i parentesen.', 'getElementById gets a string in its parentheses.'),
          both(
            `Skriv getElementById("${id.name}") med anførselstegn.`,
            `Write getElementById("${id.name}") with quotes.`,
          ),
        );
      }
      return null;
    },
  },
  {
    // A place of the list, which has fewer.
    id: 'element-not-found',
    find(error, _line, source) {
      for (const object of askedOfUndefined(error, source)) {
        const program = parseProgram(source);
        if (!program || object.type !== 'MemberExpression' || !object.computed) continue;
        const list = object.object;
        const textOf = ({ start, end }: AnyNode) => source.slice(start, end);
        const search =
          searchIn(list, SEVERAL) ?? (list.type === 'Identifier' ? madeBy(program, list.name, SEVERAL) : null);
        if (!search || loopTooFar(program, source, `${textOf(object.property)}<=${textOf(list)}.length`)) continue;
        return texts(
          both(
            `${search.method}("${search.needed}") fant ikke så mange elementer.`,
            `${search.method}("${search.needed}") did not find that many elements.`,
          ),
          both('En plass som listen ikke har, er undefined.', 'A place that the list does not have is undefined.'),
          both(
            `Sammenlign "${search.needed}" med HTML-en. Plassene begynner på 0.`,
            `Compare "${search.needed}" with the HTML. The places begin at 0.`,
          ),
        );
      }
      return null;
    },
  },
  {
    id: 'one-element',
    find({ message, line }, _line, source) {
      const over = message === 'value is not iterable' ? goneThrough(source, line) : null;
      const program = over ? parseProgram(source) : null;
      const search =
        over &&
        program &&
        (searchIn(over, ONE) ?? (over.type === 'Identifier' ? madeBy(program, over.name, ONE) : null));
      return search
        ? texts(
            both(`${search.method} gir bare ett element.`, `${search.method} gives only one element.`),
            both('En løkke med of går gjennom flere.', 'A loop with of goes through several.'),
            both('Bruk querySelectorAll i stedet.', 'Use querySelectorAll instead.'),
          )
        : null;
    },
  },
  {
    id: 'list-of-elements',
    find(error, _line, source) {
      const property =
        error.message === 'not a function'
          ? calledAt(source, error)?.match(/\.\s*([\w$]+)$/)?.[1]
          : error.message.match(/^cannot (?:read|set) property '(.+)' of undefined$/)?.[1];
      const search = property === undefined ? null : searchOf(error, source, property, SEVERAL);
      if (search && LIST_METHODS.includes(property ?? '') && error.message === 'not a function')
        return noArray(
          both(
            `Det som ${search.method} gir, har ingen ${property}.`,
            `What ${search.method} gives has no ${property}.`,
          ),
          property ?? '',
        );
      return search
        ? texts(
            both(`${search.method} gir en liste av elementer.`, `${search.method} gives a list of elements.`),
            both(
              'Listen kan ikke endres som om den var ett element.',
              'The list cannot be changed as if it were one element.',
            ),
            both(
              'Bruk querySelector for ett element, eller gå gjennom listen med for … of.',
              'Use querySelector for one element, or go through the list with for … of.',
            ),
          )
        : null;
    },
  },
  {
    id: 'part-misspelt',
    find(error, _line, source) {
      for (const object of askedOfUndefined(error, source)) {
        if (object.type !== 'MemberExpression' || object.computed || object.property.type !== 'Identifier') continue;
        const { name } = object.property;
        const near = PARTS.includes(name) ? undefined : name === 'class' ? 'classList' : closest(name, PARTS, 2);
        if (near && name === 'class')
          return texts(
            both('Et element har ingen .class.', 'An element has no .class.'),
            both('Klassene er i classList.', 'The classes are in classList.'),
            both('Skriv .classList i stedet for .class.', 'Write .classList instead of .class.'),
          );
        if (near)
          return texts(
            both(`Ingenting her heter .${name}.`, `Nothing here is called .${name}.`),
            near.toLowerCase() === name.toLowerCase()
              ? both('Store og små bokstaver teller.', 'Upper and lower case count.')
              : both('Navnet må skrives nøyaktig.', 'The name must be spelt exactly.'),
            both(`Mente du .${near}?`, `Did you mean .${near}?`),
          );
      }
      return null;
    },
  },
  {
    id: 'missing-return',
    find({ message, line: number }, line, source) {
      const method = line.match(TAKES_ELEMENT)?.[1];
      return method && number !== null && /nodeType|Node|not an object/.test(message)
        ? answerGiven(source, number, method)
        : null;
    },
  },
  {
    id: 'text-instead-of-element',
    find({ message }, line) {
      const method = line.match(TAKES_ELEMENT)?.[1];
      return method &&
        /^not an object$|^cannot read property 'nodeType' of |is not of type 'Node'|is not an object\.?$|must be an instance of Node/.test(
          message,
        )
        ? texts(
            both(
              `${method} tar imot et element, og dette er noe annet.`,
              `${method} takes an element, and this is something else.`,
            ),
            /["'`][^"'`]*<[^"'`]*["'`]/.test(line)
              ? both('En tekst med tagger i er ikke noe element.', 'A string with tags in it is no element.')
              : both(
                  'Et element lages med createElement, eller hentes fra siden.',
                  'An element is made with createElement, or is taken from the page.',
                ),
            method === 'removeChild'
              ? both(
                  'Hent elementet med document.querySelector( ) først.',
                  'Get the element with document.querySelector( ) first.',
                )
              : both(
                  'Lag elementet med document.createElement( ), eller bruk append( ) for vanlig tekst.',
                  'Make the element with document.createElement( ), or use append( ) for plain text.',
                ),
          )
        : null;
    },
  },
  {
    id: 'listener-no-function',
    find({ message, line }, _line, source) {
      // Browsers name the method and the place of the value in either order.
      if (!/addEventListener/.test(message) || !/\b(?:parameter|argument) 2\b/i.test(message)) return null;
      const given = listenerOn(source, line);
      const name = given?.match(/^([\p{L}_$][\p{L}\p{N}_$]*)\s*(?:\(\s*\))?;?$/u)?.[1];
      const isMade = name !== undefined && namesMade(parseProgram(source) as AnyNode).includes(name);
      return texts(
        both(
          'addEventListener trenger en funksjon, og fikk noe annet.',
          'addEventListener needs a function, and got something else.',
        ),
        given === null
          ? both('Funksjonen blir kalt når hendelsen skjer.', 'The function is called when the event happens.')
          : both('Det i anførselstegn er en tekst, og ikke kode.', 'What is between quotes is a string, and not code.'),
        isMade
          ? given?.includes('(')
            ? both(`Skriv ${name} uten anførselstegn og parenteser.`, `Write ${name} without quotes and parentheses.`)
            : both(`Skriv ${name} uten anførselstegn.`, `Write ${name} without quotes.`)
          : both(
              'Skriv hva som skal skje, i en funksjon: () => { … }.',
              'Write what should happen in a function: () => { … }.',
            ),
      );
    },
  },
  {
    id: 'not-a-child',
    find: ({ message }, line) =>
      /\.removeChild\s*\(/.test(line) && /not a child/.test(message)
        ? texts(
            both(
              'Elementet ligger ikke rett inni det du vil fjerne det fra.',
              'The element is not directly inside the one that you remove it from.',
            ),
            both(
              'removeChild fjerner bare det som ligger rett inni.',
              'removeChild removes only what is directly inside.',
            ),
            both('Skriv element.remove() i stedet.', 'Write element.remove() instead.'),
          )
        : null,
  },
  {
    id: 'selector-not-valid',
    find({ message }) {
      const selector =
        message.match(/^(?:.*?: )?'(.+)' is not a valid selector/)?.[1] ??
        message.match(/^(?:Expected name, found|Unknown pseudo-class) (.+)$/)?.[1];
      const isSelector =
        selector !== undefined || /^(Unmatched selector|Expected selector|Unexpected combinator)/.test(message);
      return isSelector
        ? texts(
            selector === undefined
              ? both('En velger er ikke skrevet riktig.', 'A selector is not written correctly.')
              : both(`«${selector}» er ikke en velger.`, `"${selector}" is no selector.`),
            both(
              'En velger er skrevet som i CSS: #id, .klasse eller navnet på en tagg.',
              'A selector is written as in CSS: #id, .class or the name of a tag.',
            ),
            both('Se etter tegn som er for mye, eller som mangler.', 'Look for a sign that is too much, or missing.'),
          )
        : null;
    },
  },
];

/** `querySelector("svar")`, where the program itself writes an element with that id or class. */
function selectorOf(needed: string, source: string): string | null {
  if (!/^[\p{L}_][\p{L}\p{N}_-]*$/u.test(needed)) return null;
  const has = (attribute: string, before: string, after: string) =>
    new RegExp(`<[^<>]*(?<![\\w-])${attribute}\\s*=\\s*\\\\?["']${before}${needed}${after}\\\\?["']`).test(source);
  if (has('id', '', '')) return `#${needed}`;
  // An element may have several classes.
  return has('class', '(?:[^"\'<>]*\\s)?', '(?:\\s[^"\'<>]*)?') ? `.${needed}` : null;
}

/**
 * The search that gave what the property is asked of: right there, or where the variable was made. Null where there are
 * several on the line, and a browser does not say which of them it was.
 */
function searchOf(
  { line, column }: Pick<ProgramError, 'line' | 'column'>,
  source: string,
  property: string,
  methods: readonly string[],
) {
  const program = parseProgram(source);
  if (!program) return null;
  const searches = membersAt(source, line, property, column).flatMap((member) => {
    // `list.style.color`: the list is one step further in.
    const inner =
      methods === SEVERAL && member.object.type === 'MemberExpression' && !member.object.computed
        ? [member.object, member.object.object]
        : [member.object];
    const found = inner.flatMap(
      (object) =>
        searchIn(object, methods) ??
        (object.type === 'Identifier' ? madeBy(program, object.name, methods) : null) ??
        [],
    );
    return found.slice(0, 1);
  });
  const [first, ...others] = searches;
  return first && others.every(({ needed }) => needed === first.needed) ? first : null;
}

/** `liste.appendChild(lagKort(p))`, where the function has no return. */
function answerGiven(source: string, line: number, method: string): Texts | null {
  const program = parseProgram(source);
  if (!program) return null;
  let found: Texts | null = null;
  walk(program, (node, parents) => {
    const first = node.type === 'CallExpression' && lineOf(node) === line ? node.arguments[0] : undefined;
    if (!first || methodOf(node)?.method !== method) return;
    found ??= withoutReturn(
      first.type === 'Identifier'
        ? madeIn(parents.findLast(({ type }) => /Function/.test(type)) ?? program, first.name)
        : first,
      program,
      source,
    );
  });
  return found;
}

/** What a name was made with in this very function: others may have the same name. */
function madeIn(owner: AnyNode, name: string): AnyNode | null {
  let made: AnyNode | null = null;
  walk(owner, (node, parents) => {
    const isOwn = !parents.some((one) => one !== owner && /Function/.test(one.type));
    if (isOwn && node.type === 'VariableDeclarator' && isNamed(node.id, name)) made = node.init ?? null;
  });
  return made;
}

/** A line above, at the top level or in the same function, that removes what is inside an element of the page. */
function emptiedAbove(source: string, line: number | null): number | null {
  const program = line === null ? null : parseProgram(source);
  let emptied: number | null = null;
  if (program && line !== null)
    walk(program, (node, parents) => {
      if (lineOf(node) >= line || !removesContent(node, source)) return;
      const owner = parents.findLast(({ type }) => type.includes('Function'));
      if (!owner?.loc || (owner.loc.start.line <= line && owner.loc.end.line >= line)) emptied = lineOf(node);
    });
  return emptied;
}

function removesContent(node: AnyNode, source: string): boolean {
  if (methodOf(node)?.method === 'replaceChildren') return true;
  if (node.type !== 'AssignmentExpression' || node.operator !== '=' || node.left.type !== 'MemberExpression')
    return false;
  const { property } = node.left;
  if (property.type !== 'Identifier') return false;
  const isEmpty = /^(?:""|''|``)$/.test(source.slice(node.right.start, node.right.end));
  return property.name === 'innerHTML' || (isEmpty && /^(?:textContent|innerText)$/.test(property.name));
}

/** The text that the only addEventListener on the line gets instead of a function. */
function listenerOn(source: string, line: number | null): string | null {
  const program = parseProgram(source);
  const given: (string | null)[] = [];
  if (program)
    walk(program, (node) => {
      if (node.type !== 'CallExpression' || methodOf(node)?.method !== 'addEventListener' || lineOf(node) !== line)
        return;
      const [, second] = node.arguments;
      given.push(second?.type === 'Literal' && typeof second.value === 'string' ? second.value : null);
    });
  return given.length === 1 ? (given[0] ?? null) : null;
}

function searchIn(node: AnyNode, methods: readonly string[]): { method: string; needed: string } | null {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  const { property } = node.callee;
  const [argument] = node.arguments;
  if (property.type !== 'Identifier' || !methods.includes(property.name)) return null;
  if (argument?.type !== 'Literal' || typeof argument.value !== 'string') return null;
  return { method: property.name, needed: argument.value };
}

/** Only for a name that is given a value once: another value may have come from anywhere. */
function madeBy(program: AnyNode, name: string, methods: readonly string[]) {
  const searches: ReturnType<typeof searchIn>[] = [];
  let isChanged = false;
  walk(program, (node) => {
    if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier' && node.left.name === name)
      isChanged = true;
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || node.id.name !== name) return;
    searches.push(node.init ? searchIn(node.init, methods) : null);
  });
  return isChanged || searches.length !== 1 ? null : (searches[0] ?? null);
}

/** A list of elements is no array, and lacks a method that arrays have. */
export function noArray(what: Texts['what'], method: string): Texts {
  return texts(
    what,
    both('Det er elementer fra siden, men ikke en vanlig liste.', 'It is elements of the page, but no ordinary array.'),
    both(
      `Lag en vanlig liste av dem først: [...elementer].${method}( … ).`,
      `Make an ordinary array of them first: [...elements].${method}( … ).`,
    ),
  );
}
