import type { AnyNode, Program } from 'acorn';
import { closest } from '../../judge/closest.ts';
import { parseProgram, walk } from '../program.ts';
import { undeclaredNames } from '../steps/names.ts';
import { both, escaped, lineAbove, type Mistake, plainOf, type Texts } from './mistake.ts';
import { functionNotMade } from './names.ts';
import { objectsWith } from './own-parts.ts';
import {
  GLOBALS,
  givenTo,
  hasPart,
  isNamed,
  kindOfName,
  LIST_METHODS,
  lineOf,
  methodOf,
  namesMade,
  partsMade,
  TAKES_FUNCTION,
  TEXT_METHODS,
} from './parts.ts';
import { answerNotKept, nameOfMethod } from './unkept.ts';

/** A name that nothing has. */
export const NOT_DEFINED: readonly Mistake[] = [
  {
    id: 'misspelt-keyword',
    find({ type, message }, line, source) {
      const name = type === 'ReferenceError' ? message.match(/^(\w+) is not defined$/)?.[1] : undefined;
      const isStatement = name && new RegExp(`(?:^|[;{}])\\s*${name}\\s*\\(`).test(plainOf(line));
      const keyword = isStatement && !closest(name, namesOf(source), 2) ? closest(name, ['return'], 2) : undefined;
      return keyword
        ? {
            what: both(`JavaScript kjenner ikke ordet «${name}».`, `JavaScript does not know the word "${name}".`),
            why: both(
              'Med parentes etter blir det lest som navnet på en funksjon.',
              'With parentheses after it, it is read as the name of a function.',
            ),
            tries: both(`Mente du ${keyword}?`, `Did you mean ${keyword}?`),
          }
        : null;
    },
  },
  {
    id: 'name-not-defined',
    find: ({ type, message, line: number }, line, source) => {
      const name = type === 'ReferenceError' ? message.match(/^(.+) is not defined$/)?.[1] : undefined;
      if (!name) return null;
      if (/^_{2,}$/.test(name))
        return {
          what: both('Her er det noe som skal fylles ut.', 'Something is to be filled in here.'),
          why: both('Understrekene viser hvor koden mangler.', 'The underscores show where code is missing.'),
          tries: both(
            'Skriv koden som mangler, i stedet for understrekene.',
            'Write the code that is missing instead of the underscores.',
          ),
        };
      const without =
        dotMissing(name, line, lineAbove(source, number)) ??
        partInBrackets(name, number, source) ??
        partOfItem(name, number, source) ??
        onlyPart(name, line, source) ??
        functionAsOthers(name, number, source) ??
        swappedInLoop(name, number, source);
      if (without) return { what: both(`Ingenting heter «${name}».`, `Nothing is called "${name}".`), ...without };
      if (name === 'length')
        return {
          what: both('Ingenting heter «length».', 'Nothing is called "length".'),
          why: both('length hører til en liste eller en tekst.', 'length belongs to an array or a string.'),
          tries: both(
            'Skriv navnet på listen eller teksten og et punktum foran: liste.length.',
            'Write the name of the array or string and a dot before it: list.length.',
          ),
        };
      if (name === 'let')
        return {
          what: both('Etter let mangler det et navn.', 'A name is missing after let.'),
          why: both('let lager en variabel, og den må ha et navn.', 'let makes a variable, and that must have a name.'),
          tries: both('Skriv et navn: let alder = 3.', 'Write a name: let age = 3.'),
        };
      const own = namesOf(source);
      const program = parseProgram(source);
      const like = program && nameOfMethod(name, number, program);
      const sure = globalWithPart(name, line) ?? closest(name, own, 1) ?? wordMeant(name);
      const guess = closest(name, [...own, ...globalsFor(name, line)], 2);
      const kept =
        program && !sure && !GLOBALS.includes(guess ?? '') && guess?.at(-1) !== name.at(-1)
          ? answerNotKept(name, number, program, source)
          : null;
      if (like ?? kept)
        return {
          what: both(`Ingenting heter «${name}».`, `Nothing is called "${name}".`),
          ...((like ?? kept) as Pick<Texts, 'why' | 'tries'>),
        };
      const near = sure ?? guess;
      const what = both(`Ingenting heter «${name}».`, `Nothing is called "${name}".`);
      if (
        near &&
        /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(name) &&
        !/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(near)
      )
        return {
          what,
          why: both(
            'En bokstav i navnet er fra et annet alfabet, og ser bare lik ut.',
            'A letter of the name is from another alphabet, and only looks the same.',
          ),
          tries: both(`Slett navnet og skriv det på nytt: ${near}.`, `Delete the name and type it again: ${near}.`),
        };
      const longer = near ? null : nameThatBeginsLike(name, line, source);
      if (longer)
        return {
          what,
          why: both(`Det finnes noe som heter ${longer}.`, `There is something called ${longer}.`),
          tries: both(`Mente du ${longer}?`, `Did you mean ${longer}?`),
        };
      const alone = near ? null : (onlyWord(name, line) ?? objectWithPart(name, number, source));
      if (alone) return { what, ...alone };
      // What an onclick of the page calls has no line in the program.
      const asFunction = near
        ? null
        : functionNotMade(name, source, number === null ? 'html' : isCalledLater(name, line) ? 'call' : null);
      if (asFunction) return { what, ...asFunction };
      const taking = near ? null : textNeeded(name, source);
      if (taking)
        return {
          what,
          why: both(`${taking} får en tekst i parentesen.`, `${taking} gets a string in its parentheses.`),
          tries: both(`Skriv "${name}" med anførselstegn.`, `Write "${name}" with quotes.`),
        };
      return {
        what,
        why: near
          ? isOnlyCase(name, near)
            ? both(
                `Det finnes noe som heter ${near}. Store og små bokstaver teller.`,
                `There is something called ${near}. Upper and lower case count.`,
              )
            : both(`Det finnes noe som heter ${near}.`, `There is something called ${near}.`)
          : isMadeElsewhere(name, source)
            ? both(
                'Variabelen er laget inni en annen funksjon eller blokk, og finnes bare der.',
                'The variable is made inside another function or block, and exists only there.',
              )
            : both('Programmet lager ingen variabel med dette navnet.', 'The program makes no variable of that name.'),
        tries: near
          ? both(`Mente du ${near}?`, `Did you mean ${near}?`)
          : isAssigned(name, line)
            ? both(
                `Skriv let foran ${name} første gang den får en verdi.`,
                `Write let before ${name} the first time it gets a value.`,
              )
            : isChanged(name, line)
              ? both(`Lag den først med let ${name} = ….`, `Make it first with let ${name} = ….`)
              : isMadeElsewhere(name, source)
                ? both(`Lag den her også, med let ${name} = ….`, `Make it here as well, with let ${name} = ….`)
                : isPart(name, source)
                  ? both(
                      `Hvis det er en del av et objekt, skriver du objektet og et punktum foran ${name}. Ellers lager du den med let ${name} = ….`,
                      `If it is a part of an object, write the object and a dot before ${name}. Otherwise make it with let ${name} = ….`,
                    )
                  : isNoText(name, line)
                    ? both(`Lag den først med let ${name} = ….`, `Make it first with let ${name} = ….`)
                    : both(
                        `Lag den først med let ${name} = …, eller sett anførselstegn rundt hvis det er en tekst.`,
                        `Make it first with let ${name} = …, or put quotes around it if it is text.`,
                      ),
      };
    },
  },
];

/** `addEventListener("click", vis)`, `setTimeout(vis, 500)`, `knapp.onclick = vis`. */
function isCalledLater(name: string, line: string): boolean {
  const one = `${escaped(name)}(?![\\w$.(])`;
  return new RegExp(
    `\\baddEventListener\\(\\s*["']{2}\\s*,\\s*${one}|\\bset(?:Timeout|Interval)\\(\\s*${one}|\\.on[a-z]+\\s*=\\s*${one}`,
  ).test(plainOf(line));
}

/** `liste.appendChild(li)`: what has such a part is no text. */
function isNoText(name: string, line: string): boolean {
  const part = plainOf(line).match(new RegExp(`(?<![\\w$.])${escaped(name)}\\.([\\w$]+)`))?.[1];
  return part !== undefined && !(part in String.prototype) && (part in Array.prototype || OF_ELEMENTS.test(part));
}

const OF_ELEMENTS =
  /^(?:append(?:Child)?|addEventListener|inner(?:HTML|Text)|textContent|value|style|classList|remove|[gs]etAttribute|on[a-z]+)$/;

/** `prod.price`, where only `product` begins like it. */
function nameThatBeginsLike(name: string, line: string, source: string): string | null {
  const isRead = new RegExp(`(?<![\\w$.])${escaped(name)}[.[]`).test(plainOf(line));
  const found = namesOf(source).filter((one) => one !== name && one.startsWith(name));
  return isRead && name.length > 2 && found.length === 1 ? (found[0] ?? null) : null;
}

function isPart(name: string, source: string): boolean {
  const program = parseProgram(source);
  return program !== null && hasPart(program, name);
}

/** `gjenta(3, n => n > 0, n - 1)`: the value beside it is a function with a parameter of that name. */
function functionAsOthers(name: string, line: number | null, source: string): Pick<Texts, 'why' | 'tries'> | null {
  const program = parseProgram(source);
  let code: string | null = null;
  if (program)
    walk(program, (node, parents) => {
      const at = parents.findLastIndex((one) => one.type === 'CallExpression' || one.type.includes('Function'));
      const call = parents[at];
      const own = parents[at + 1];
      if (!isNamed(node, name) || lineOf(node) !== line || call?.type !== 'CallExpression') return;
      const isBeside = call.arguments.some(
        (one) =>
          one.type === 'ArrowFunctionExpression' &&
          one.params.length === 1 &&
          one.params[0] &&
          isNamed(one.params[0], name),
      );
      const isArgument = own && call.arguments.some((one) => one === own);
      if (isBeside && isArgument) code ??= source.slice(own.start, own.end);
    });
  return code === null
    ? null
    : {
        why: both(
          `${name} er parameteren til funksjonen ved siden av, og finnes bare i den.`,
          `${name} is the parameter of the function beside it, and exists only there.`,
        ),
        tries: both(
          `Skriv ${name} => ${code} hvis det også skal være en funksjon.`,
          `Write ${name} => ${code} if it should be a function as well.`,
        ),
      };
}

/** A word with nothing else on its line, and no keyword that is misspelt (near-names.ts). */
function onlyWord(name: string, line: string): Pick<Texts, 'why' | 'tries'> | null {
  return plainOf(line).trim().replace(/;$/, '') === name
    ? {
        why: both(
          'Ordet står alene på linjen, og blir lest som navnet på en variabel.',
          'The word is alone on its line, and is read as the name of a variable.',
        ),
        tries: both(
          'Ta bort ordet, eller skriv // foran hvis det er en kommentar.',
          'Remove the word, or write // before it if it is a comment.',
        ),
      }
    : null;
}

/** `bilder.topp` where only one object of the program has a part called `topp`. */
function objectWithPart(name: string, line: number | null, source: string): Pick<Texts, 'why' | 'tries'> | null {
  const program = parseProgram(source);
  let owners: string[] = [];
  let part = '';
  if (program)
    walk(program, (node) => {
      if (node.type !== 'MemberExpression' || !isNamed(node.object, name) || lineOf(node) !== line) return;
      owners = objectsWith(program, node);
      if (node.property.type === 'Identifier') part = node.property.name;
    });
  const [owner, ...others] = owners;
  return owner && others.length === 0
    ? {
        why: both(`Objektet ${owner} har en del som heter ${part}.`, `The object ${owner} has a part called ${part}.`),
        tries: both(`Mente du ${owner}.${part}?`, `Did you mean ${owner}.${part}?`),
      }
    : null;
}

/** `liste.map(x => x.navn)` and `join(", ")` on the line below it. */
function dotMissing(name: string, line: string, above: string): Pick<Texts, 'why' | 'tries'> | null {
  const isMethod = LIST_METHODS.includes(name) || TEXT_METHODS.includes(name);
  const isCalled = new RegExp(`^\\s+${escaped(name)}\\s*\\(`).test(line);
  return isMethod && isCalled && /[\])]$/.test(plainOf(above))
    ? {
        why: both(`${name} hører til verdien på linjen over.`, `${name} belongs to the value on the line above.`),
        tries: both(`Skriv .${name}( ) med punktum foran.`, `Write .${name}( ) with a dot before it.`),
      }
    : null;
}

/** `elev[navn]`, where the objects of the program have a part called `navn`. */
function partInBrackets(name: string, line: number | null, source: string): Pick<Texts, 'why' | 'tries'> | null {
  const program = parseProgram(source);
  let owner: string | null = null;
  if (program && hasPart(program, name))
    walk(program, (node) => {
      if (node.type !== 'MemberExpression' || !node.computed || !isNamed(node.property, name)) return;
      // In a list it would be a place, which another object may have.
      if (node.object.type !== 'Identifier' || lineOf(node) !== line) return;
      // An object that is written out has the parts that it has.
      const made = givenTo(program, node.object, lineOf(node));
      if (made.type === 'ObjectExpression' && !partsMade(made).includes(name)) return;
      if (kindOfName(program, node.object.name, lineOf(node)) !== 'list') owner ??= node.object.name;
    });
  return owner === null
    ? null
    : {
        why: both(
          `Uten anførselstegn er ${name} en variabel, og ikke navnet på en del.`,
          `Without quotes ${name} is a variable, and not the name of a part.`,
        ),
        tries: both(
          `Skriv ${owner}.${name}, eller ${owner}["${name}"].`,
          `Write ${owner}.${name}, or ${owner}["${name}"].`,
        ),
      };
}

/** `for (const vare of kurv) sum += pris * vare.antall`, where what the loop goes through has a `pris`. */
function partOfItem(name: string, line: number | null, source: string): Pick<Texts, 'why' | 'tries'> | null {
  const program = parseProgram(source);
  let item: string | null = null;
  if (program && hasPart(program, name))
    walk(program, (node, parents) => {
      if (!isNamed(node, name) || lineOf(node) !== line) return;
      const around = parents.findLastIndex((one) => itemOf(one) !== null);
      const own = parents[around] && itemOf(parents[around]);
      const isEach =
        parents[around]?.type === 'ForOfStatement' || TAKES_FUNCTION.test(methodOf(parents[around - 1])?.method ?? '');
      // `film.tittel === tittel`: with itself it would always be equal.
      const parent = parents.at(-1);
      const isPartName = parent?.type === 'MemberExpression' && parent.property === node && !parent.computed;
      if (isPartName) return;
      const sides = parent?.type === 'BinaryExpression' && /=/.test(parent.operator) ? [parent.left, parent.right] : [];
      if (sides.some((one) => source.slice(one.start, one.end) === `${own}.${name}`)) return;
      if (own && isEach && hasBoth(parents[around] as AnyNode, own, name, program)) item ??= own;
    });
  return item === null
    ? null
    : {
        why: both(
          `${name} er en del av hvert objekt, og ikke en egen variabel.`,
          `${name} is a part of each object, and not a variable of its own.`,
        ),
        tries: both(`Skriv ${item}.${name}.`, `Write ${item}.${name}.`),
      };
}

/** `for (const tall of x)`, where `tall` is the list. */
function swappedInLoop(name: string, line: number | null, source: string): Pick<Texts, 'why' | 'tries'> | null {
  const program = parseProgram(source);
  let list: string | null = null;
  if (program)
    walk(program, (node) => {
      if (node.type !== 'ForOfStatement' || lineOf(node) !== line || !isNamed(node.right, name)) return;
      const own = node.left.type === 'VariableDeclaration' ? node.left.declarations[0]?.id : node.left;
      if (own?.type === 'Identifier' && kindOfName(program, own.name, line ?? 0) === 'list') list = own.name;
    });
  return list === null
    ? null
    : {
        why: both(
          `Foran of står et nytt navn for hvert element, og etter of står listen.`,
          `Before of is a new name for each item, and after of is the array.`,
        ),
        tries: both(`Skriv for (const ${name} of ${list}) {`, `Write for (const ${name} of ${list}) {`),
      };
}

/** `tekst.svar = 3`, where only `svar` is made. */
function onlyPart(name: string, line: string, source: string): Pick<Texts, 'why' | 'tries'> | null {
  const program = parseProgram(source);
  const part = line.match(new RegExp(`(?<![\\w$.])${escaped(name)}\\.([\\w$]+)(?![\\w$]|\\s*\\()`))?.[1];
  if (!program || !part || !namesMade(program).includes(part)) return null;
  if (closest(name, [...namesOf(source), ...globalsFor(name, line)], 2)) return null;
  let isPart = false;
  walk(program, (node) => {
    if (node.type === 'Property' || node.type === 'PropertyDefinition' || node.type === 'MethodDefinition')
      isPart ||= isNamed(node.key, part);
    if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression')
      isPart ||= isNamed(node.left.property, part) && !isNamed(node.left.object, name);
  });
  return isPart
    ? null
    : {
        why: both(`Programmet har en variabel som heter ${part}.`, `The program has a variable called ${part}.`),
        tries: both(
          `Mente du bare ${part}, uten ${name}. foran?`,
          `Did you mean only ${part}, without ${name}. before it?`,
        ),
      };
}

/** The variable of a loop over a list, or the first parameter of a function. */
function itemOf(node: AnyNode): string | null {
  const [first] = 'params' in node ? node.params : [];
  if (first?.type === 'Identifier') return first.name;
  if (node.type !== 'ForOfStatement' || node.left.type !== 'VariableDeclaration') return null;
  const id = node.left.declarations[0]?.id;
  return id?.type === 'Identifier' ? id.name : null;
}

/** A part of the item is used there, and the program writes an object with both. */
function hasBoth(owner: AnyNode, item: string, name: string, program: Program): boolean {
  const used = new Set<string>();
  walk(owner, (node) => {
    if (node.type !== 'MemberExpression' || node.computed || !isNamed(node.object, item)) return;
    if (node.property.type === 'Identifier') used.add(node.property.name);
  });
  let isIt = false;
  walk(program, (node) => {
    if (node.type !== 'ObjectExpression') return;
    const parts = partsMade(node);
    isIt ||= parts.includes(name) && parts.some((one) => used.has(one));
  });
  return isIt;
}

/** `math.floor`: the global that has such a part. */
function globalWithPart(name: string, line: string): string | undefined {
  const near = closest(name, GLOBALS, 2);
  const part = line.match(new RegExp(`(?<![\\w$.])${escaped(name)}\\.(\\w+)`))?.[1];
  const owner: unknown = near && Reflect.get(globalThis, near);
  // Every function has a length and a name.
  const hasPart = part !== undefined && !/^(?:length|name)$/.test(part) && Object.hasOwn(Object(owner), part);
  return hasPart ? near : undefined;
}

const TYPES = ['String', 'Number', 'Array', 'Object', 'Date', 'Boolean', 'Promise', 'Error'];

/** `string.result` and `pris * rate`: where it is not used as one, a word in lower case is no type. */
function globalsFor(name: string, line: string): string[] {
  const isOfPart = new RegExp(`(?<![\\w$.])${escaped(name)}\\s*\\.`).test(line);
  const isCalled = new RegExp(`(?<![\\w$.])${escaped(name)}\\s*\\(`).test(line);
  const isPlain = /^\p{Ll}/u.test(name) && !isOfPart && !isCalled;
  return GLOBALS.filter(
    (one) =>
      !(isOfPart && TYPES.includes(one) && isOnlyCase(one, name)) &&
      !(isPlain && /^\p{Lu}/u.test(one) && !isOnlyCase(one, name)),
  );
}

/** `indefined`, `ture`, `nul`: a word of the language with its letters in another order, or one too few or too many. */
function wordMeant(name: string): string | undefined {
  const letters = (word: string) => word.toLowerCase().split('').sort().join('');
  const short = ['null', 'true', 'false'].find(
    (one) => letters(one) === letters(name) || (closest(name, [one], 1) !== undefined && one.length !== name.length),
  );
  return short ?? closest(name, ['undefined'], 2);
}

function isOnlyCase(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** `document.createElement(li)`: what gets the name, and always gets a text. */
function textNeeded(name: string, source: string): string | null {
  const program = parseProgram(source);
  let taking: string | null = null;
  if (program)
    walk(program, (node) => {
      const [first] = node.type === 'CallExpression' ? node.arguments : [];
      const method = methodOf(node)?.method ?? '';
      if (!first || !isNamed(first, name)) return;
      if (/^(?:createElement|getElementById|getElementsByClassName|addEventListener)$/.test(method)) taking ??= method;
    });
  return taking;
}

function isMadeElsewhere(name: string, source: string): boolean {
  const program = parseProgram(source);
  return program !== null && namesMade(program).includes(name);
}

/** Names that may be meant where one is not found. */
function namesOf(source: string): string[] {
  const program = parseProgram(source);
  // Without let or const a value makes a name as well, once it is reached.
  return program ? [...namesMade(program), ...undeclaredNames(program)] : [];
}

/** The line gives the name a value that is not made from itself: it is no text without quotes. */
function isAssigned(name: string, line: string): boolean {
  const right = line.match(new RegExp(`^\\s*${escaped(name)}\\s*=(?!=)(.*)`))?.[1];
  return (
    right !== undefined && !new RegExp(`(?<![\\p{L}\\p{N}_$])${escaped(name)}(?![\\p{L}\\p{N}_$])`, 'u').test(right)
  );
}

/** `sum += 2`, `sum = sum + 2` and `antall++`: nothing but a variable. */
function isChanged(name: string, line: string): boolean {
  return new RegExp(`^\\s*${escaped(name)}\\s*(?:[-+*/%]?=(?!=)|\\+\\+|--)`).test(line);
}
