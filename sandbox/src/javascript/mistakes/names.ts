import type { AnyNode, Program } from 'acorn';
import { closest } from '../../judge/closest.ts';
import { parseProgram, walk } from '../program.ts';
import { madeInBlock } from './made-in-block.ts';
import { both, escaped, type Missing, type Mistake, type Texts, texts } from './mistake.ts';
import { commaForDot, joinedName, wordAlone } from './near-names.ts';
import { notReached } from './not-reached.ts';
import { nameOfExpression } from './own-name.ts';
import { objectsWith } from './own-parts.ts';
import { parameterMissing } from './parameter-missing.ts';
import { parameterNotTaken } from './parameters.ts';
import {
  functionsNotCalled,
  GLOBALS,
  hasPart,
  isFunction,
  isNamed,
  lineOf,
  methodOf,
  namesMade,
  TAKES_FUNCTION,
} from './parts.ts';
import { shorthandMissing } from './shorthand.ts';
import { startValueMissing } from './start-values.ts';

/** Names that are made somewhere else than where they are used. */
export const NAMES: readonly Mistake[] = [
  rule('arrow-parameters', arrowParameters),
  rule('function-expected', functionExpected),
  rule('name-not-defined', commaForDot),
  rule('name-not-defined', joinedName),
  rule('name-not-defined', wordAlone),
  rule('parameter-missing', parameterMissing),
  rule('this-missing', thisMissing),
  rule('method-without-object', methodWithoutObject),
  rule('other-name-in-catch', otherNameInCatch),
  rule('name-of-expression', nameOfExpression),
  rule('value-missing-in-object', shorthandMissing),
  rule('not-reached', notReached),
  rule('parameter-not-taken', parameterNotTaken),
  rule('made-in-block', afterCatch),
  rule('parameter-not-used', parameterNotUsed),
  rule('made-in-block', madeInBlock),
  rule('no-start-value', startValueMissing),
  {
    id: 'let-again',
    find({ message }, line, source) {
      const name = message.match(/^(.+) is not initialized$/)?.[1];
      const own = line.match(/^\s*(?:let|const)\s+([\p{L}_$][\p{L}\p{N}_$]*)\s*=\s*(.*)$/u);
      const made = name && new RegExp(`\\b(?:let|var)\\s+${escaped(name)}(?![\\w$])`, 'g');
      const isAgain = made && (source.match(made)?.length ?? 0) > 1;
      return name && own?.[1] === name && isAgain && !new RegExp(`(?<![\\w$])${name}\\s*\\(`).test(own[2] ?? '')
        ? texts(
            both(`let lager en ny variabel som heter ${name}.`, `let makes a new variable called ${name}.`),
            both(
              `Den nye ${name} har ingen verdi ennå, og skjuler den som var der fra før.`,
              `The new ${name} has no value yet, and hides the one that was there before.`,
            ),
            both(`Skriv ${name} = … uten let foran.`, `Write ${name} = … without let before it.`),
          )
        : null;
    },
  },
  {
    id: 'name-of-function-reused',
    find({ message, line }, _line, source) {
      const name = message.match(/^(.+) is not initialized$/)?.[1];
      const program = name ? parseProgram(source) : null;
      if (!name || !program) return null;
      let isIt = false;
      let isFunctionMade = false;
      walk(program, (node, parents) => {
        isFunctionMade ||= node.type === 'FunctionDeclaration' && node.id?.name === name;
        isFunctionMade ||= node.type === 'VariableDeclarator' && isNamed(node.id, name) && isFunction(node.init);
        if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== name) return;
        const made = parents.find((one) => one.type === 'VariableDeclarator');
        isIt ||=
          made?.type === 'VariableDeclarator' &&
          made.id.type === 'Identifier' &&
          made.id.name === name &&
          lineOf(made) === line;
      });
      if (isIt && !isFunctionMade && typeof Reflect.get(Math, name) === 'function')
        return texts(
          both(`Foran ${name} mangler det Math.`, `Math is missing before ${name}.`),
          both(
            `Uten Math betyr ${name} variabelen som lages her, og den har ingen verdi ennå.`,
            `Without Math, ${name} means the variable that is made here, and it has no value yet.`,
          ),
          both(`Skriv Math.${name}( ).`, `Write Math.${name}( ).`),
        );
      return isIt && isFunctionMade
        ? texts(
            both(
              `Variabelen heter det samme som funksjonen ${name}.`,
              `The variable has the same name as the function ${name}.`,
            ),
            both(
              `Inni denne blokken betyr ${name} variabelen, og den har ingen verdi ennå.`,
              `Inside this block ${name} means the variable, and it has no value yet.`,
            ),
            both('Gi variabelen et annet navn enn funksjonen.', 'Give the variable another name than the function.'),
          )
        : null;
    },
  },
];

function rule(id: string, find: (missing: Missing) => Texts | null): Mistake {
  return {
    id,
    find({ type, message, line }, _line, source) {
      const name = type === 'ReferenceError' ? message.match(/^(.+) is not defined$/)?.[1] : undefined;
      const program = name ? parseProgram(source) : null;
      return name && program && line !== null ? find({ name, program, source, line }) : null;
    },
  };
}

/** `tall.sort(a, b => a - b)`: the first parameter is read as a value. */
function arrowParameters({ name, program }: Missing): Texts | null {
  let second: string | null = null;
  walk(program, (node) => {
    if (node.type !== 'CallExpression') return;
    const [first, arrow] = node.arguments;
    if (first?.type !== 'Identifier' || first.name !== name || arrow?.type !== 'ArrowFunctionExpression') return;
    const [parameter] = arrow.params;
    if (arrow.params.length === 1 && parameter?.type === 'Identifier') second ??= parameter.name;
  });
  return second === null
    ? null
    : texts(
        both('Det mangler parenteser rundt parameterne.', 'Parentheses are missing around the parameters.'),
        both(
          'Flere enn én parameter foran => må stå i parentes.',
          'More than one parameter before => must be in parentheses.',
        ),
        both(`Skriv (${name}, ${second}) => i stedet.`, `Write (${name}, ${second}) => instead.`),
      );
}

/** `tall.map(x * 2)`: what should be done with each item, without a function around it. */
function functionExpected({ name, program, source, line }: Missing): Texts | null {
  let found: { method: string; body: string; isList: boolean } | null = null;
  let isReversed = false;
  walk(program, (node) => {
    const method = methodOf(node)?.method;
    const first = node.type === 'CallExpression' ? node.arguments[0] : undefined;
    if (!method || !TAKES_FUNCTION.test(method) || !first || !spans(node, line)) return;
    // `n = n * 2`, with half of the arrow.
    const isHalf = first.type === 'AssignmentExpression' && first.operator === '=' && isNamed(first.left, name);
    // What is sorted or summed up needs two names.
    const isCalled =
      first.type === 'CallExpression' &&
      !isNamed(first.callee, name) &&
      !/^(?:sort|reduce)$/.test(method) &&
      !closest(name, namesMade(program), 2);
    if (!isHalf && !isCalled && !/^(?:Binary|Logical|Member)Expression$|^TemplateLiteral$/.test(first.type)) return;
    let isIn = false;
    walk(first, (inner) => {
      isIn ||= isNamed(inner, name);
    });
    if (!isIn) return;
    // `n <= n * 2`, with the arrow the wrong way round.
    // Without the name on the other side it is a comparison.
    isReversed =
      isHalf ||
      (first.type === 'BinaryExpression' &&
        /^[<>]=$/.test(first.operator) &&
        isNamed(first.left, name) &&
        new RegExp(`(?<![\\p{L}\\p{N}_$.])${escaped(name)}(?![\\p{L}\\p{N}_$])`, 'u').test(
          source.slice(first.right.start, first.right.end),
        ));
    const body = isReversed && 'right' in first ? first.right : first;
    found = { method, body: source.slice(body.start, body.end), isList: methodOf(node)?.object.type === 'Identifier' };
  });
  if (found === null) return null;
  const { method, body }: { method: string; body: string } = found;
  // The name of a part of the items: each item has it.
  if (!isReversed && isPartOfItem(program, name) && !new RegExp(`(?<![\\w$])${escaped(name)}\\.`).test(body)) {
    const ofItem = body.replace(
      new RegExp(`(?<![\\p{L}\\p{N}_$.])${escaped(name)}(?![\\p{L}\\p{N}_$])`, 'gu'),
      `x.${name}`,
    );
    return texts(
      both(`${method} trenger en funksjon.`, `${method} needs a function.`),
      both('Pilen => sier at x er hvert element etter tur.', 'The arrow => says that x is each item in turn.'),
      both(`Skriv ${method}(x => ${ofItem}).`, `Write ${method}(x => ${ofItem}).`),
    );
  }
  return texts(
    both(`${method} trenger en funksjon.`, `${method} needs a function.`),
    isReversed
      ? both('Pilen i en funksjon skrives =>.', 'The arrow of a function is written =>.')
      : both(
          `Pilen => sier at ${name} er hvert element etter tur.`,
          `The arrow => says that ${name} is each item in turn.`,
        ),
    both(`Skriv ${method}(${name} => ${body}).`, `Write ${method}(${name} => ${body}).`),
  );
}

/** `[{ navn: "Kari" }]`: the items of a list have such a part. */
function isPartOfItem(program: Program, name: string): boolean {
  let isIt = false;
  walk(program, (node, parents) => {
    isIt ||= node.type === 'Property' && isNamed(node.key, name) && parents.at(-2)?.type === 'ArrayExpression';
  });
  return isIt;
}

/** A method or a value of the class or object that the line is inside. */
function thisMissing({ name, program, line }: Missing): Texts | null {
  let isIt = false;
  walk(program, (node) => {
    if (!spans(node, line)) return;
    if (node.type === 'ClassBody') isIt ||= namesOfClass(node).includes(name);
    if (node.type !== 'ObjectExpression') return;
    const hasMethodHere = node.properties.some(
      (one) => one.type === 'Property' && spans(one, line) && isMethod(one.value),
    );
    isIt ||= hasMethodHere && node.properties.some((one) => one.type === 'Property' && isNamed(one.key, name));
  });
  return isIt
    ? texts(
        both(
          `${name} hører til objektet, og må ha this foran.`,
          `${name} belongs to the object, and needs this before it.`,
        ),
        both('Inni en metode er this objektet selv.', 'Inside a method, this is the object itself.'),
        both(`Skriv this.${name}.`, `Write this.${name}.`),
      )
    : null;
}

/** `start();` where start is a method of a class. */
function methodWithoutObject({ name, program }: Missing): Texts | null {
  let owner: string | null = null;
  let isStatic = false;
  walk(program, (node, parents) => {
    if (node.type !== 'MethodDefinition' || node.kind !== 'method' || !isNamed(node.key, name)) return;
    isStatic ||= node.static;
    const made = parents.findLast((one) => one.type === 'ClassDeclaration');
    owner ??= made?.type === 'ClassDeclaration' ? (made.id?.name ?? null) : null;
  });
  if (owner === null) return null;
  if (isStatic)
    return texts(
      both(`${name} er en metode, og må ha klassen foran seg.`, `${name} is a method, and needs the class before it.`),
      both(`Den hører til klassen ${owner}.`, `It belongs to the class ${owner}.`),
      both(`Skriv ${owner}.${name}( ).`, `Write ${owner}.${name}( ).`),
    );
  const objects: string[] = [];
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || node.init?.type !== 'NewExpression' || node.id.type !== 'Identifier')
      return;
    if (isNamed(node.init.callee, owner ?? '')) objects.push(node.id.name);
  });
  const object = objects.length === 1 ? objects[0] : null;
  return texts(
    both(`${name} er en metode, og må ha et objekt foran seg.`, `${name} is a method, and needs an object before it.`),
    both(`Den hører til objekter av klassen ${owner}.`, `It belongs to objects of the class ${owner}.`),
    both(`Skriv ${object ?? 'objekt'}.${name}( ).`, `Write ${object ?? 'object'}.${name}( ).`),
  );
}

/** `words.filter(w => word.length > 4)`: what the function or the loop gets has another name, which nothing uses. */
function parameterNotUsed({ name, program, line }: Missing): Texts | null {
  // A word with a capital letter is a text without its quotes as often as not.
  if (/^\p{Lu}/u.test(name)) return null;
  let own: string | null = null;
  let isAlone = false;
  let isMade = false;
  let isOther = false;
  walk(program, (node, parents) => {
    isMade ||= node.type === 'VariableDeclarator' && isNamed(node.id, name);
    if (!isNamed(node, name) || lineOf(node) !== line) return;
    const parent = parents.at(-1);
    isAlone ||= parent?.type !== 'MemberExpression';
    // `consol.log` and `dobel(2)`: what is called is a function.
    isOther ||= parent?.type === 'CallExpression' && parent.callee === node;
    isOther ||= parent?.type === 'MemberExpression' && closest(name, GLOBALS, 2) !== undefined;
    // Another object of the program has the requested part.
    isOther ||= parent?.type === 'MemberExpression' && objectsWith(program, parent).length > 0;
    const around = parents.findLastIndex((one) => givenNames(one).length > 0);
    const owner = parents[around];
    if (!owner) return;
    const unused = givenNames(owner).filter((one) => timesUsed(owner, one) === 1);
    const others = namesMade(program).filter((one) => one !== unused[0]);
    // In a function that is not called for each item, a name that is nearly right is the likelier one.
    const before = parents[around - 1];
    const isForEach = owner.type === 'ForOfStatement' || TAKES_FUNCTION.test(methodOf(before)?.method ?? '');
    if (unused.length === 1 && (isForEach || !closest(name, others, 2))) own ??= unused[0] ?? null;
  });
  return own === null || isMade || isOther
    ? null
    : texts(
        both(`Ingenting heter «${name}».`, `Nothing is called "${name}".`),
        both(
          `Her heter variabelen ${own}, og den blir ikke brukt.`,
          `Here the variable is called ${own}, and it is not used.`,
        ),
        hasPart(program, name) && !closest(name, [own], 2)
          ? both(
              `Skriv ${own}.${name} hvis ${name} er en del av ${own}.`,
              `Write ${own}.${name} if ${name} is a part of ${own}.`,
            )
          : isAlone && !closest(name, [own], 2)
            ? both(
                `Mente du ${own}? Sett anførselstegn rundt hvis det er en tekst.`,
                `Did you mean ${own}? Put quotes around it if it is text.`,
              )
            : both(`Mente du ${own}?`, `Did you mean ${own}?`),
      );
}

/** The plain parameters of a function, or the variable of a loop over a list. */
function givenNames(node: AnyNode): string[] {
  if ('params' in node) return node.params.flatMap((one) => (one.type === 'Identifier' ? [one.name] : []));
  if (node.type !== 'ForOfStatement' || node.left.type !== 'VariableDeclaration') return [];
  const id = node.left.declarations[0]?.id;
  return id?.type === 'Identifier' ? [id.name] : [];
}

function timesUsed(owner: AnyNode, name: string): number {
  let times = 0;
  walk(owner, (node) => {
    if (isNamed(node, name)) times++;
  });
  return times;
}

const OF_DOCUMENT =
  /^(?:querySelector(?:All)?|getElement(?:ById|sBy(?:ClassName|TagName|Name))|create(?:Element|TextNode))$/;

/** A function is called, or a class used, by a name that is not nearly that of any. */
export function functionNotMade(
  name: string,
  source: string,
  usedBy: 'html' | 'call' | null,
): Pick<Texts, 'why' | 'tries'> | null {
  const program = parseProgram(source);
  if (!program) return null;
  const called = new Set<string>();
  let isClass = false;
  let isClassMade = false;
  const made: string[] = [];
  walk(program, (node) => {
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier') called.add(node.callee.name);
    isClassMade ||= node.type === 'ClassDeclaration' && node.id?.name === name;
    isClass ||= node.type === 'NewExpression' && isNamed(node.callee, name);
    isClass ||= node.type === 'ClassDeclaration' && isNamed(node.superClass ?? node, name);
    if (node.type === 'FunctionDeclaration' && node.id) made.push(node.id.name);
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && isFunction(node.init))
      made.push(node.id.name);
  });
  if (isClass && isClassMade) return null;
  if (isClass)
    return {
      why: both('Programmet har ingen klasse med dette navnet.', 'The program has no class of that name.'),
      tries: both(
        `Lag den med class ${name} {, eller sjekk stavemåten.`,
        `Make it with class ${name} {, or check the spelling.`,
      ),
    };
  if (!called.has(name) && usedBy === null) return null;
  const owner = { keys: 'Object', values: 'Object', entries: 'Object', stringify: 'JSON', parse: 'JSON' }[name];
  if (owner && !made.includes(name) && !hasPart(program, name))
    return {
      why: both(`${name} hører til ${owner}.`, `${name} belongs to ${owner}.`),
      tries: both(`Skriv ${owner}.${name}( ).`, `Write ${owner}.${name}( ).`),
    };
  const isOfList = Object.hasOwn(Array.prototype, name);
  if ((isOfList || Object.hasOwn(String.prototype, name)) && !made.includes(name) && !hasPart(program, name))
    return {
      why: isOfList
        ? both(`${name} hører til en liste.`, `${name} belongs to an array.`)
        : both(`${name} hører til en tekst.`, `${name} belongs to a string.`),
      tries: both(
        `Skriv ${isOfList ? 'listen' : 'teksten'} og et punktum foran: ${isOfList ? 'liste' : 'tekst'}.${name}( ).`,
        `Write the ${isOfList ? 'array' : 'string'} and a dot before it: ${isOfList ? 'list' : 'text'}.${name}( ).`,
      ),
    };
  if (OF_DOCUMENT.test(name) && !made.includes(name))
    return {
      why: both(`${name} hører til document.`, `${name} belongs to document.`),
      tries: both(`Skriv document.${name}( ).`, `Write document.${name}( ).`),
    };
  if (made.includes(name))
    return {
      why: both(
        'Funksjonen er laget inni en annen funksjon eller blokk, og finnes bare der.',
        'The function is made inside another function or block, and exists only there.',
      ),
      tries: both(
        `Flytt ${name} ut, så den ikke er inni noe annet.`,
        `Move ${name} out, so that it is not inside anything else.`,
      ),
    };
  if (hasPart(program, name))
    return {
      why: both(
        `Programmet har en ${name} som hører til et objekt.`,
        `The program has a ${name} that belongs to an object.`,
      ),
      tries: both(
        `Skriv navnet på objektet og et punktum foran: objekt.${name}( ).`,
        `Write the name of the object and a dot before it: object.${name}( ).`,
      ),
    };
  const [other, ...others] = functionsNotCalled(program);
  return {
    why:
      usedBy === 'html'
        ? both(
            'HTML-en kaller den, men programmet har ingen funksjon med dette navnet.',
            'The HTML calls it, but the program has no function of that name.',
          )
        : both('Programmet har ingen funksjon med dette navnet.', 'The program has no function of that name.'),
    tries:
      other && others.length === 0
        ? both(
            `Funksjonen ${other.name} blir ikke kalt. Mente du den?`,
            `The function ${other.name} is not called. Did you mean that one?`,
          )
        : both(
            `Lag den med function ${name}( … ) {, eller sjekk stavemåten.`,
            `Make it with function ${name}( … ) {, or check the spelling.`,
          ),
  };
}

/** `set navn(v) { this.navn = v; }`, and the same with get. */
export function accessorOfItself(source: string): { kind: 'get' | 'set'; name: string } | null {
  const program = parseProgram(source);
  let found: { kind: 'get' | 'set'; name: string } | null = null;
  if (program)
    walk(program, (node) => {
      if (node.type !== 'MethodDefinition' && node.type !== 'Property') return;
      const { kind, key } = node;
      if ((kind !== 'get' && kind !== 'set') || key.type !== 'Identifier') return;
      walk(node.value, (inner, parents) => {
        if (inner.type !== 'MemberExpression' || inner.object.type !== 'ThisExpression') return;
        const parent = parents.at(-1);
        const isSet = parent?.type === 'AssignmentExpression' && parent.left === inner;
        if (isNamed(inner.property, key.name) && isSet === (kind === 'set')) found ??= { kind, name: key.name };
      });
    });
  return found;
}

function isMethod(node: AnyNode): boolean {
  return node.type === 'FunctionExpression';
}

function namesOfClass(body: AnyNode): string[] {
  const names: string[] = [];
  walk(body, (node) => {
    if ((node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') && node.key.type === 'Identifier')
      names.push(node.key.name);
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return;
    const { object, property } = node.left;
    if (object.type === 'ThisExpression' && property.type === 'Identifier') names.push(property.name);
  });
  // What is read of this elsewhere in the class may be what the line should make.
  walk(body, (node) => {
    if (node.type !== 'MemberExpression' || node.object.type !== 'ThisExpression' || node.computed) return;
    if (node.property.type === 'Identifier') names.push(node.property.name);
  });
  return names;
}

/** The error is called `e` there, and the program asks for `error`. */
function otherNameInCatch({ name, program, line }: Missing): Texts | null {
  let own: string | null = null;
  let isWithout = false;
  walk(program, (node) => {
    if (node.type !== 'CatchClause' || !spans(node, line)) return;
    isWithout = !node.param;
    own = node.param?.type === 'Identifier' ? node.param.name : null;
  });
  if (!/^(?:e|err|error|ex|feil|feilen)$/.test(name)) return null;
  if (isWithout)
    return texts(
      both(`Ingenting heter «${name}».`, `Nothing is called "${name}".`),
      both('Denne catch tar ikke imot feilen.', 'This catch does not take the error.'),
      both(`Skriv catch (${name}) {`, `Write catch (${name}) {`),
    );
  return own !== null
    ? texts(
        both(`Ingenting heter «${name}».`, `Nothing is called "${name}".`),
        both(`I denne catch heter feilen ${own}.`, `In this catch the error is called ${own}.`),
        both(`Skriv ${own} i stedet for ${name}.`, `Write ${own} instead of ${name}.`),
      )
    : null;
}

/** The name that a catch gives the error, used below it. */
function afterCatch({ name, program, line }: Missing): Texts | null {
  let made: number | null = null;
  walk(program, (node) => {
    if (node.type === 'CatchClause' && node.param && isNamed(node.param, name) && lineOf(node) < line)
      made = lineOf(node);
  });
  return made === null
    ? null
    : texts(
        both(`${name} finnes ikke her.`, `${name} does not exist here.`),
        both(
          `${name} er feilen i catch på linje ${made}, og finnes bare mellom { og } der.`,
          `${name} is the error of the catch on line ${made}, and exists only between its { and }.`,
        ),
        both('Flytt det som bruker den, inn i catch.', 'Move what uses it into the catch.'),
      );
}

function spans(node: AnyNode, line: number): boolean {
  return node.loc ? node.loc.start.line <= line && node.loc.end.line >= line : false;
}
