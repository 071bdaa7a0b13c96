import type { AnyNode, CallExpression, Program } from 'acorn';
import { closest } from '../../judge/closest.ts';
import type { ProgramError } from '../../judge/observation.ts';
import { parseProgram, walk } from '../program.ts';
import { callAt } from './call-at.ts';
import { both, type Mistake, plainOf, type Texts, texts } from './mistake.ts';
import {
  functionsWithoutReturn,
  givenTo,
  hasPart,
  isFunction,
  isNamed,
  type Kind,
  kindOf,
  LIST_METHODS,
  lineOf,
  methodOf,
  originOf,
  TAKES_FUNCTION,
  TEXT_METHODS,
} from './parts.ts';
import { howToWait } from './waiting.ts';

/** A call at the place of an error, and what is needed to say why it failed. */
type Failed = { call: CallExpression; program: Program; source: string; line: number };

/** Something is called that is no function, or gets something that is none. */
export const CALLS: readonly Mistake[] = [
  {
    id: 'template-as-call',
    find({ message, line }, _line, source) {
      const program = message === 'not a function' ? parseProgram(source) : null;
      let isIt = false;
      if (program)
        walk(program, (node) => {
          isIt ||= node.type === 'TaggedTemplateExpression' && lineOf(node) === line;
        });
      return isIt
        ? texts(
            both(
              'Det mangler noe foran en tekst med skråstilte anførselstegn (backtick).',
              'Something is missing before a string between backticks.',
            ),
            both(
              'Uten et tegn imellom prøver JavaScript å kalle det som står foran teksten.',
              'Without a sign between, JavaScript tries to call what comes before the string.',
            ),
            both('Skriv + eller et komma foran teksten.', 'Write + or a comma before the string.'),
          )
        : null;
    },
  },
  rule('function-expected', functionExpected),
  rule('name-of-function-reused', nameOfFunctionReused),
  rule('list-with-parentheses', listWithParentheses),
  rule('number-with-parentheses', numberWithParentheses),
  rule('method-of-class', methodOfClass),
  rule('static-of-object', staticOfObject),
  rule('getter-called', getterCalled),
  rule('method-hidden', methodHidden),
  rule('constant-called', constantCalled),
  rule('function-of-python', randomOfPython),
  rule('count-in-reduce', countInReduce),
  rule('date-not-made', dateNotMade),
  rule('math-missing', mathInstead),
  rule('console-without-part', notOfConsole),
  rule('parentheses-after-method', parenthesesMissing),
  rule('function-not-called', functionNotCalled),
  rule('method-of-wrong-kind', wrongKind),
  rule('listener-called', listenerCalled),
  rule('not-a-function', searchOfNone),
  rule('variable-called', variableCalled),
  rule('part-called', partCalled),
  {
    id: 'function-expected',
    find({ message }, line) {
      const name = message.match(/^The first argument of (\w+) must be a function$/)?.[1];
      const called = name && line.match(new RegExp(`${name}\\s*\\(\\s*([\\w$.]+)\\(`))?.[1];
      // Code in quotes is a text.
      const isText = name && new RegExp(`${name}\\s*\\(\\s*(?:""|''|\`\`)`).test(plainOf(line));
      if (name && new RegExp(`${name}\\s*\\(\\s*\\d+\\s*,`).test(line))
        return texts(
          both(`${name} får tallet først.`, `${name} gets the number first.`),
          both('Funksjonen kommer først, og så tiden.', 'The function comes first, and then the time.'),
          both(`Skriv ${name}(() => { … }, 1000).`, `Write ${name}(() => { … }, 1000).`),
        );
      return name
        ? texts(
            both(
              `${name} trenger en funksjon, og fikk noe annet.`,
              `${name} needs a function, and got something else.`,
            ),
            called
              ? calledAtOnce(called)
              : both(
                  'Funksjonen blir kalt senere, når tiden er ute.',
                  'The function is called later, when the time is up.',
                ),
            isText
              ? both(
                  `Skriv ${name}(() => { … }, 1000), uten anførselstegn rundt koden.`,
                  `Write ${name}(() => { … }, 1000), without quotes around the code.`,
                )
              : both(
                  `Skriv ${name}(() => ${called ? `${called}(…)` : '{ … }'}, 1000).`,
                  `Write ${name}(() => ${called ? `${called}(…)` : '{ … }'}, 1000).`,
                ),
          )
        : null;
    },
  },
];

function rule(id: string, find: (failed: Failed) => Texts | null): Mistake {
  return {
    id,
    find(error: ProgramError, _line, source) {
      if (error.message !== 'not a function' || error.line === null) return null;
      const call = callAt(source, error);
      const program = parseProgram(source);
      return call && program ? find({ call, program, source, line: error.line }) : null;
    },
  };
}

function calledAtOnce(called: string) {
  return both(
    `Parentesene etter ${called} kaller funksjonen med en gang, og det er svaret som blir sendt inn.`,
    `The parentheses after ${called} call the function at once, and it is its answer that is passed on.`,
  );
}

/** `tall.map(dobbel(2))`, `tall.filter(tall > 2)`, `tall.reduce(0, (a, b) => a + b)`, `tall.sort("ned")`. */
function functionExpected({ call, program, source, line }: Failed): Texts | null {
  const called = methodOf(call);
  const [first, second] = call.arguments;
  if (!called || !TAKES_FUNCTION.test(called.method) || !first || isFunction(first)) return null;
  const kind = kindOf(program, givenTo(program, called.object, line));
  if (kind !== null && kind !== 'list') return null;
  const { method } = called;
  const list = source.slice(called.object.start, called.object.end);
  const what = both(
    `${method} trenger en funksjon, og fikk noe annet.`,
    `${method} needs a function, and got something else.`,
  );
  if (method === 'reduce' && isFunction(second)) {
    return texts(
      what,
      both('Startverdien kommer etter funksjonen.', 'The start value comes after the function.'),
      both('Skriv reduce((sum, tall) => sum + tall, 0).', 'Write reduce((sum, number) => sum + number, 0).'),
    );
  }
  if (first.type === 'CallExpression' && first.callee.type === 'Identifier') {
    const { name } = first.callee;
    return texts(
      what,
      calledAtOnce(name),
      both(`Skriv bare navnet: ${list}.${method}(${name}).`, `Write only the name: ${list}.${method}(${name}).`),
    );
  }
  if (method === 'sort') {
    const items = givenTo(program, called.object, line);
    const right = sortOf(items.type === 'ArrayExpression' ? items.elements : [], first);
    if (right)
      return texts(
        what,
        both(
          'Funksjonen sammenligner to elementer og sier hvem som kommer først.',
          'The function compares two items and says which comes first.',
        ),
        both(`Skriv for eksempel ${right}.`, `Write for example ${right}.`),
      );
    return texts(
      what,
      both(
        'Funksjonen sammenligner to elementer og sier hvem som kommer først.',
        'The function compares two items and says which comes first.',
      ),
      items.type === 'ArrayExpression' && areAll(items.elements, 'number')
        ? both(
            'Skriv sort((a, b) => a - b) for de minste først, eller b - a for de største.',
            'Write sort((a, b) => a - b) for the smallest first, or b - a for the largest.',
          )
        : both(
            'Skriv for eksempel sort((a, b) => a - b) hvis elementene er tall.',
            'Write for example sort((a, b) => a - b) if the items are numbers.',
          ),
    );
  }
  if (first.type === 'CallExpression' && source.startsWith('console.', first.start)) {
    const log = source.slice(first.callee.start, first.callee.end);
    return texts(
      what,
      calledAtOnce(log),
      both(`Skriv ${list}.${method}((x) => ${log}(x)).`, `Write ${list}.${method}((x) => ${log}(x)).`),
    );
  }
  // A name may still be a function of which nothing is said here.
  if (first.type === 'Identifier' && kindOf(program, givenTo(program, first, line)) === null) return null;
  if (first.type === 'MemberExpression' || first.type === 'CallExpression') return null;
  const example = `${method}(${Object.hasOwn(EXAMPLES, method) ? EXAMPLES[method] : '(x) => x > 3'})`;
  return texts(
    what,
    both(`Funksjonen blir kalt for hvert element i listen.`, `The function is called for each item of the array.`),
    both(`Skriv for eksempel ${example}.`, `Write for example ${example}.`),
  );
}

const EXAMPLES: Readonly<Record<string, string>> = {
  map: '(x) => x * 2',
  forEach: '(x) => console.log(x)',
  reduce: '(sum, x) => sum + x, 0',
  flatMap: '(x) => [x, x]',
};

/** Whether there are items, and all of them are texts or numbers that the program writes. */
function areAll(items: readonly (AnyNode | null)[], type: 'number' | 'string'): boolean {
  return items.length > 0 && items.every((one) => one?.type === 'Literal' && typeof one.value === type);
}

/** How a list of objects is sorted, by the part that `sort("pris")` names where it is one, and a list of texts. */
function sortOf(items: readonly (AnyNode | null)[], given: AnyNode): string | null {
  if (areAll(items, 'string')) return 'sort((a, b) => a.localeCompare(b))';
  const [first] = items;
  const names = (first?.type === 'ObjectExpression' ? first.properties : []).flatMap((one) =>
    one.type === 'Property' && one.key.type === 'Identifier' ? [one.key.name] : [],
  );
  const valuesOf = (name: string) =>
    items.map((item) => {
      const part =
        item?.type === 'ObjectExpression'
          ? item.properties.find((one) => one.type === 'Property' && isNamed(one.key, name))
          : undefined;
      return part?.type === 'Property' ? part.value : null;
    });
  const asked = given.type === 'Literal' ? names.filter((one) => one === given.value) : [];
  const [name] = (asked.length > 0 ? asked : names).filter((one) => areAll(valuesOf(one), 'number'));
  if (name) return `sort((a, b) => a.${name} - b.${name})`;
  const [text] = (asked.length > 0 ? asked : names).filter((one) => areAll(valuesOf(one), 'string'));
  return text ? `sort((a, b) => a.${text}.localeCompare(b.${text}))` : null;
}

function listWithParentheses({ call, program, source, line }: Failed): Texts | null {
  if (call.callee.type !== 'Identifier') return null;
  const { name } = call.callee;
  const kind = kindOf(program, givenTo(program, call.callee, line));
  const [place] = call.arguments;
  if (!place || call.arguments.length > 1 || (kind !== 'list' && kind !== 'object' && kind !== 'text')) return null;
  // A text has no place that is called by a word: a function was meant.
  if (kind === 'text' && place.type === 'Literal' && typeof place.value !== 'number') return null;
  const right = `${name}[${source.slice(place.start, place.end)}]`;
  return texts(
    both(`${name} er ${NAMED[kind]._no}, og ikke en funksjon.`, `${name} is ${NAMED[kind]._eng}, and not a function.`),
    both('Runde parenteser etter et navn kaller en funksjon.', 'Round parentheses after a name call a function.'),
    both(`Skriv ${right} med hakeparenteser.`, `Write ${right} with square brackets.`),
  );
}

/** `h(a + b)`, as in mathematics. */
function numberWithParentheses({ call, program, line }: Failed): Texts | null {
  const [factor] = call.arguments;
  if (call.callee.type !== 'Identifier' || call.arguments.length !== 1 || !factor) return null;
  // A number is not multiplied by a text: a function was meant.
  if (!/^(?:number|count)$/.test(kindOf(program, givenTo(program, factor, line)) ?? 'number')) return null;
  const { name } = call.callee;
  return kindOf(program, givenTo(program, call.callee, line)) === 'number'
    ? texts(
        both(`${name} er et tall, og ikke en funksjon.`, `${name} is a number, and not a function.`),
        both('Runde parenteser etter et navn kaller en funksjon.', 'Round parentheses after a name call a function.'),
        both(
          `Skriv ${name} * ( … ) hvis du vil gange, eller bare ${name} hvis du vil bruke tallet.`,
          `Write ${name} * ( … ) if you want to multiply, or just ${name} if you want to use the number.`,
        ),
      )
    : null;
}

const EVENTS =
  /^on(click|dblclick|input|change|submit|focus|blur|scroll|resize|load|key(?:down|up|press)|mouse(?:over|out|enter|leave|move|down|up))$/;

/** `knapp.onClick(() => { … })`. */
function listenerCalled({ call, program, source, line }: Failed): Texts | null {
  const called = methodOf(call);
  const event = called?.method.toLowerCase().match(EVENTS)?.[1];
  const [first] = call.arguments;
  if (!called || !event || !first || hasPart(program, called.method)) return null;
  if (!isFunction(first) && first.type !== 'Identifier') return null;
  // Of something that is no element, it is another method that is missing.
  const owner = givenTo(program, called.object, line);
  if (kindOf(program, owner) !== null || /^(?:New|This|Function|Arrow)/.test(owner.type)) return null;
  const before = source.slice(called.object.start, called.object.end);
  const name = before.length <= 30 && !before.includes('\n') ? before : '…';
  const given = first.type === 'Identifier' ? first.name : '…';
  return texts(
    both(`${name}.${called.method} er ikke en funksjon.`, `${name}.${called.method} is not a function.`),
    both('Du sier hva som skal skje, med addEventListener.', 'You say what should happen with addEventListener.'),
    both(
      `Skriv ${name}.addEventListener("${event}", ${given}).`,
      `Write ${name}.addEventListener("${event}", ${given}).`,
    ),
  );
}

/** `document.getElementByClass("kort")`: a search that the page does not have, and that is not nearly one. */
function searchOfNone({ call }: Failed): Texts | null {
  const called = methodOf(call);
  if (!called || !isNamed(called.object, 'document') || !/^getEl/i.test(called.method)) return null;
  if (closest(called.method, SEARCHES, 2)) return null;
  return texts(
    both(`document har ingen ${called.method}.`, `document has no ${called.method}.`),
    both(
      'getElementById finner et element etter id, og querySelector etter en velger som i CSS.',
      'getElementById finds an element by its id, and querySelector by a selector as in CSS.',
    ),
    /class/i.test(called.method)
      ? both(
          'Skriv querySelector(".navn") for en klasse, eller getElementById("navn") for en id.',
          'Write querySelector(".name") for a class, or getElementById("name") for an id.',
        )
      : both('Skriv querySelector( ) eller getElementById( ).', 'Write querySelector( ) or getElementById( ).'),
  );
}

const SEARCHES = ['getElementById', 'getElementsByClassName', 'getElementsByTagName', 'getElementsByName'];

/** `sum(tall)` where sum is a variable that gets only values that are no functions. */
function variableCalled({ call, program }: Failed): Texts | null {
  if (call.callee.type !== 'Identifier') return null;
  const { name } = call.callee;
  const made: number[] = [];
  let isOther = false;
  const isValue = (value: AnyNode | null | undefined) =>
    value !== null &&
    value !== undefined &&
    (/^(?:Binary|Array|Object)Expression$|^(?:Template)?Literal$/.test(value.type) || kindOf(program, value) !== null);
  walk(program, (node, parents) => {
    if (node.type === 'VariableDeclarator' && isNamed(node.id, name)) {
      made.push(lineOf(node));
      isOther ||= !isValue(node.init) || parents.some(({ type }) => type.includes('Function'));
    } else if (node.type === 'AssignmentExpression' && isNamed(node.left, name)) {
      isOther ||= node.operator === '=' && !isValue(node.right);
    } else if (
      ('params' in node && node.params.some((one) => isNamed(one, name))) ||
      node.type === 'ImportExpression'
    ) {
      isOther = true;
    } else if ((node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') && node.id) {
      isOther ||= isNamed(node.id, name);
    }
  });
  const [line] = made;
  return made.length === 1 && !isOther
    ? texts(
        both(`${name} er en variabel, og ikke en funksjon.`, `${name} is a variable, and not a function.`),
        both(
          `Variabelen er laget på linje ${line}. Runde parenteser etter et navn kaller en funksjon.`,
          `The variable is made on line ${line}. Round parentheses after a name call a function.`,
        ),
        both(
          `Skriv ${name} uten parenteser for å bruke verdien. Mente du en funksjon, må den ha et annet navn.`,
          `Write ${name} without parentheses to use its value. If you meant a function, it must have another name.`,
        ),
      )
    : null;
}

/** `vare.pris()` where every object of the program has a plain value of that name. */
function partCalled({ call, program, line }: Failed): Texts | null {
  const called = methodOf(call);
  // A method that lists and texts have, or are thought to have, may be meant for one of those.
  if (!called || /^(?:append|add|contains|count|max|min|remove|size|sum)$/.test(called.method)) return null;
  if (LIST_METHODS.includes(called.method) || TEXT_METHODS.includes(called.method)) return null;
  const { object, method } = called;
  const owner = givenTo(program, object, line);
  // Of another kind of value, or of an object of a class, it is the method that is missing.
  if (owner.type === 'NewExpression' || (kindOf(program, owner) ?? 'object') !== 'object') return null;
  const made: number[] = [];
  let isOther = false;
  walk(program, (node) => {
    if (node.type === 'ObjectExpression') {
      const part = partOf(node, method);
      if (part) made.push(lineOf(part));
      else isOther ||= node.properties.some((one) => one.type === 'Property' && isNamed(one.key, method));
    } else if (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') {
      isOther ||= isNamed(node.key, method);
    } else if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
      isOther ||= node.left.computed || isNamed(node.left.property, method);
    }
  });
  const [first] = made;
  return first !== undefined && !isOther
    ? texts(
        both(`${method} er en verdi, og ikke noe du kaller.`, `${method} is a value, and not something that you call.`),
        made.length === 1
          ? both(`Verdien blir satt på linje ${first}.`, `The value is set on line ${first}.`)
          : both(
              `I objektene er ${method} en verdi, for eksempel på linje ${first}.`,
              `In the objects ${method} is a value, for example on line ${first}.`,
            ),
        both(`Skriv .${method} uten parenteser.`, `Write .${method} without parentheses.`),
      )
    : null;
}

/** A function of the program whose name was given another value. */
function nameOfFunctionReused({ call, program }: Failed): Texts | null {
  if (call.callee.type !== 'Identifier') return null;
  const { name } = call.callee;
  let isFunctionName = false;
  let changed: number | null = null;
  let hiding: number | null = null;
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && isNamed(node.id, name)) hiding ??= lineOf(node);
    if (node.type === 'FunctionDeclaration') isFunctionName ||= node.id?.name === name;
    if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier' && node.left.name === name)
      changed ??= lineOf(node);
  });
  if (isFunctionName && changed === null && hiding !== null)
    return texts(
      both(`${name} er ikke funksjonen her.`, `${name} is not the function here.`),
      both(
        `Variabelen fra linje ${hiding} har samme navn og skjuler funksjonen.`,
        `The variable from line ${hiding} has the same name and hides the function.`,
      ),
      both('Gi variabelen et annet navn enn funksjonen.', 'Give the variable another name than the function.'),
    );
  return isFunctionName && changed !== null
    ? texts(
        both(`${name} er ikke lenger funksjonen.`, `${name} is no longer the function.`),
        both(`På linje ${changed} fikk ${name} en ny verdi.`, `On line ${changed}, ${name} got another value.`),
        both('Gi variabelen et annet navn enn funksjonen.', 'Give the variable another name than the function.'),
      )
    : null;
}

/** `Robot.snakk()` where an object of the class is needed. */
function methodOfClass({ call, program }: Failed): Texts | null {
  const called = methodOf(call);
  if (called?.object.type !== 'Identifier') return null;
  const { name } = called.object;
  let hasMethod = false;
  let made: string | null = null;
  walk(program, (node) => {
    if (node.type === 'ClassDeclaration' && node.id?.name === name)
      hasMethod ||= methodsOf(node.body).has(called.method);
    if (node.type === 'VariableDeclarator' && node.init?.type === 'NewExpression' && node.id.type === 'Identifier') {
      if (node.init.callee.type === 'Identifier' && node.init.callee.name === name) made ??= node.id.name;
    }
  });
  if (!hasMethod) return null;
  const right = `${made ?? `new ${name}(…)`}.${called.method}(…)`;
  return texts(
    both(`${called.method} blir kalt på klassen ${name}.`, `${called.method} is called on the class ${name}.`),
    both('Metoden hører til objektene som klassen lager.', 'The method belongs to the objects that the class makes.'),
    both(`Kall den på et objekt: ${right}.`, `Call it on an object: ${right}.`),
  );
}

function methodsOf(body: AnyNode, kind = 'method'): Set<string> {
  if (body.type !== 'ClassBody') return new Set();
  const names = body.body.flatMap((one) =>
    one.type === 'MethodDefinition' && one.kind === kind && !one.static && one.key.type === 'Identifier'
      ? [one.key.name]
      : [],
  );
  return new Set(names);
}

/** `robot.lag()` where `lag` is a static method of the class. */
function staticOfObject({ call, program, line }: Failed): Texts | null {
  const called = methodOf(call);
  const made = called && givenTo(program, called.object, line);
  if (!called || made?.type !== 'NewExpression' || made.callee.type !== 'Identifier') return null;
  const { name } = made.callee;
  let isIt = false;
  walk(program, (node) => {
    if (node.type !== 'ClassDeclaration' || node.id?.name !== name) return;
    isIt ||= node.body.body.some(
      (one) => one.type === 'MethodDefinition' && one.static && isNamed(one.key, called.method),
    );
  });
  return isIt
    ? texts(
        both(`${called.method} er en static metode.`, `${called.method} is a static method.`),
        both(
          `Den hører til klassen ${name}, og ikke til objektene.`,
          `It belongs to the class ${name}, and not to its objects.`,
        ),
        both(`Skriv ${name}.${called.method}( ).`, `Write ${name}.${called.method}( ).`),
      )
    : null;
}

function getterCalled({ call, program, source }: Failed): Texts | null {
  const called = methodOf(call);
  let isGetter = false;
  walk(program, (node) => {
    if (called && node.type === 'ClassBody') isGetter ||= methodsOf(node, 'get').has(called.method);
    if (called && node.type === 'Property' && node.kind === 'get' && node.key.type === 'Identifier')
      isGetter ||= node.key.name === called.method;
  });
  return called && isGetter
    ? texts(
        both(`${called.method} er laget med get.`, `${called.method} is made with get.`),
        both('Da hentes den som en verdi, uten å bli kalt.', 'Then it is read as a value, without a call.'),
        both(
          `Skriv ${source.slice(call.callee.start, call.callee.end)} uten parenteser.`,
          `Write ${source.slice(call.callee.start, call.callee.end)} without parentheses.`,
        ),
      )
    : null;
}

/** A class with `this.areal = …`, and with a method of the same name or without one; an object with a value of that name. */
function methodHidden({ call, program, line }: Failed): Texts | null {
  const called = methodOf(call);
  let isMethod = false;
  const object = called && givenTo(program, called.object, line);
  const part = object?.type === 'ObjectExpression' ? partOf(object, called?.method) : null;
  let hidden: number | null = part && lineOf(part);
  const owner = object?.type === 'NewExpression' && object.callee.type === 'Identifier' ? object.callee.name : null;
  walk(program, (node, parents) => {
    const around = parents.findLast(({ type }) => type === 'ClassDeclaration');
    // Another class may have something of that name as well.
    if (!called || (owner && around?.type === 'ClassDeclaration' && around.id?.name !== owner)) return;
    if (node.type === 'ClassBody') isMethod ||= methodsOf(node).has(called.method);
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return;
    const { object, property } = node.left;
    if (object.type !== 'ThisExpression' || property.type !== 'Identifier' || property.name !== called.method) return;
    if (!isParameterWithoutValue(program, node.right, parents)) hidden ??= lineOf(node);
  });
  if (called && !isMethod && hidden !== null)
    return texts(
      both(
        `${called.method} er en verdi, og ikke noe du kaller.`,
        `${called.method} is a value, and not something that you call.`,
      ),
      both(`Verdien blir satt på linje ${hidden}.`, `The value is set on line ${hidden}.`),
      both(`Skriv .${called.method} uten parenteser.`, `Write .${called.method} without parentheses.`),
    );
  return called && isMethod && hidden !== null
    ? texts(
        both(
          `${called.method} er både en verdi og en metode i klassen.`,
          `${called.method} is both a value and a method of the class.`,
        ),
        both(`Verdien fra linje ${hidden} skjuler metoden.`, `The value from line ${hidden} hides the method.`),
        both('Gi den ene av dem et annet navn.', 'Give one of them another name.'),
      )
    : null;
}

/** `this.klikk = f` where a `new` of the class gives no `f`: then it is the function that is missing. */
function isParameterWithoutValue(program: Program, value: AnyNode, parents: readonly AnyNode[]): boolean {
  const around = parents.findLast(({ type }) => type === 'ClassDeclaration');
  const owner = parents.findLast((one) => 'params' in one);
  const name = around?.type === 'ClassDeclaration' ? around.id?.name : undefined;
  const place =
    owner && 'params' in owner && value.type === 'Identifier'
      ? owner.params.findIndex((one) => isNamed(one, value.name))
      : -1;
  let isMissing = false;
  walk(program, (node) => {
    if (node.type === 'NewExpression' && name !== undefined && isNamed(node.callee, name))
      isMissing ||= node.arguments.length <= place;
  });
  return place >= 0 && isMissing;
}

/** The part of an object of that name, where it is no function. */
function partOf(object: AnyNode, name: string | undefined): AnyNode | null {
  if (object.type !== 'ObjectExpression' || name === undefined) return null;
  const part = object.properties.find((one) => one.type === 'Property' && isNamed(one.key, name));
  // What is null may be meant to get a function later.
  const isNull = part?.type === 'Property' && part.value.type === 'Literal' && part.value.raw === 'null';
  return part?.type === 'Property' && !isNull && /^(?:Literal|TemplateLiteral|ArrayExpression)$/.test(part.value.type)
    ? part
    : null;
}

/** `Math.PI()`. */
function constantCalled({ call }: Failed): Texts | null {
  const called = methodOf(call);
  return called?.object.type === 'Identifier' && called.object.name === 'Math' && /^[A-Z]+\d*$/.test(called.method)
    ? texts(
        both(
          `Math.${called.method} er et tall, og ikke en funksjon.`,
          `Math.${called.method} is a number, not a function.`,
        ),
        both('Bare funksjoner har parenteser etter navnet.', 'Only functions have parentheses after their name.'),
        both(`Skriv Math.${called.method} uten parenteser.`, `Write Math.${called.method} without parentheses.`),
      )
    : null;
}

/** `Math.randint(1, 6)`. */
function randomOfPython({ call }: Failed): Texts | null {
  const called = methodOf(call);
  return called?.object.type === 'Identifier' &&
    called.object.name === 'Math' &&
    /^rand(?:int|range|om.)/i.test(called.method)
    ? texts(
        both(`JavaScript har ikke Math.${called.method}.`, `JavaScript does not have Math.${called.method}.`),
        both(
          'Math.random() gir et desimaltall fra 0 opp til 1.',
          'Math.random() gives a decimal number from 0 up to 1.',
        ),
        both('Skriv Math.floor(Math.random() * 6) + 1.', 'Write Math.floor(Math.random() * 6) + 1.'),
      )
    : null;
}

/** `reduce((liste, x) => liste.push(x), [])`: the next round gets what push gives. */
function countInReduce({ call, program }: Failed): Texts | null {
  const called = methodOf(call);
  if (called?.object.type !== 'Identifier' || called.method !== 'push') return null;
  const { name } = called.object;
  let isIt = false;
  walk(program, (node) => {
    const [callback] = node.type === 'CallExpression' && methodOf(node)?.method === 'reduce' ? node.arguments : [];
    if (callback?.type !== 'ArrowFunctionExpression' && callback?.type !== 'FunctionExpression') return;
    const [first] = callback.params;
    if (!first || !isNamed(first, name)) return;
    isIt ||= callback.body === call;
    walk(callback.body, (inner) => {
      isIt ||= inner.type === 'ReturnStatement' && inner.argument === call;
    });
  });
  return isIt
    ? texts(
        both(`${name}.push er ikke en funksjon.`, `${name}.push is not a function.`),
        both(
          `push gir tilbake hvor mange elementer listen har, så ${name} er et tall i neste runde.`,
          `push gives back how many items the array has, so ${name} is a number in the next round.`,
        ),
        both(
          `Skriv { ${name}.push( … ); return ${name}; } i funksjonen.`,
          `Write { ${name}.push( … ); return ${name}; } in the function.`,
        ),
      )
    : null;
}

/** `pris.round()` and `tall.max()`. */
function mathInstead({ call, program, source, line }: Failed): Texts | null {
  const called = methodOf(call);
  if (!called || isNamed(called.object, 'Math') || typeof Reflect.get(Math, called.method) !== 'function') return null;
  const value = source.slice(called.object.start, called.object.end);
  // A function of Math that is not called, and what has another function of that name.
  if (/^(?:Math\.\w+|console)$/.test(value)) return null;
  const given = givenTo(program, called.object, line);
  const kind = kindOf(program, given);
  if (given.type === 'NewExpression' || given.type === 'ThisExpression') return null;
  if ((kind !== null && !/^(?:number|text|list|count)$/.test(kind)) || hasPart(program, called.method)) return null;
  const isList = kind === 'list';
  if (isList && !/^(?:max|min|hypot)$/.test(called.method)) return null;
  const more = call.arguments.map((one) => `, ${source.slice(one.start, one.end)}`).join('');
  const right = `Math.${called.method}(${isList ? '...' : ''}${value}${more})`;
  return texts(
    both(`${called.method} er ikke en metode av ${value}.`, `${called.method} is not a method of ${value}.`),
    both(
      `${called.method} er en del av Math, og får verdien i parentesen.`,
      `${called.method} is a part of Math, and gets the value in the parentheses.`,
    ),
    both(`Skriv ${right}.`, `Write ${right}.`),
  );
}

/** `console.print("hei")`. */
function notOfConsole({ call }: Failed): Texts | null {
  const called = methodOf(call);
  if (!called || !isNamed(called.object, 'console') || Object.hasOwn(console, called.method)) return null;
  if (closest(called.method, ['log', 'error', 'table'], 2)) return null;
  // Those do not show anything.
  if (/read|input|prompt|les|spør|clear|tøm|slett/i.test(called.method)) return null;
  return texts(
    both(`console har ingen ${called.method}.`, `console has no ${called.method}.`),
    both('Det som viser noe, heter log.', 'What shows something is called log.'),
    both('Skriv console.log( ).', 'Write console.log( ).'),
  );
}

/** `Date.getFullYear()`. */
function dateNotMade({ call }: Failed): Texts | null {
  const called = methodOf(call);
  return called?.object.type === 'Identifier' && called.object.name === 'Date' && OF_DATES.test(called.method)
    ? texts(
        both(`Date har ingen ${called.method} selv.`, `Date itself has no ${called.method}.`),
        both(
          'Metoden hører til en dato, og den må lages først.',
          'The method belongs to a date, and that must be made first.',
        ),
        both(`Skriv new Date().${called.method}().`, `Write new Date().${called.method}().`),
      )
    : null;
}

/** `liste.sort.reverse()`. */
function parenthesesMissing({ call, program, line }: Failed): Texts | null {
  const before = methodOf(call)?.object;
  // `const ord = tekst.split;` and then `ord.map(…)`.
  const object = before && givenTo(program, before, line);
  if (object?.type !== 'MemberExpression' || object.computed || object.property.type !== 'Identifier') return null;
  const { name } = object.property;
  const isOwn = hasPart(program, name);
  const isMethod = isOwn
    ? before === object && isOwnMethod(program, name)
    : LIST_METHODS.includes(name) || TEXT_METHODS.includes(name) || /^to(?:String|Fixed)$/.test(name);
  return isMethod
    ? texts(
        both(`Etter ${name} mangler det parenteser.`, `Parentheses are missing after ${name}.`),
        before !== object && before?.type === 'Identifier'
          ? both(
              `Uten parenteser får ${before.name} metoden selv, og ikke svaret.`,
              `Without parentheses ${before.name} gets the method itself, and not its answer.`,
            )
          : both('Uten parenteser blir metoden ikke kalt.', 'Without parentheses the method is not called.'),
        both(`Skriv ${name}( ) med parenteser.`, `Write ${name}( ) with parentheses.`),
      )
    : null;
}

/** `const tall = hent;` and then `tall.forEach(…)`. */
function functionNotCalled({ call, program, line }: Failed): Texts | null {
  const object = methodOf(call)?.object;
  const given = object?.type === 'Identifier' ? originOf(program, object.name, line) : null;
  if (object?.type !== 'Identifier' || given?.type !== 'Identifier') return null;
  let isFunctionName = false;
  walk(program, (node) => {
    isFunctionName ||= node.type === 'FunctionDeclaration' && node.id?.name === given.name;
    isFunctionName ||= node.type === 'VariableDeclarator' && isNamed(node.id, given.name) && isFunction(node.init);
  });
  return isFunctionName
    ? texts(
        both(
          `${object.name} er funksjonen ${given.name} selv.`,
          `${object.name} is the function ${given.name} itself.`,
        ),
        both(
          'Uten parenteser blir en funksjon ikke kalt, og gir ikke noe svar.',
          'Without parentheses a function is not called, and gives no answer.',
        ),
        both(
          `Skriv ${given.name}( ) der ${object.name} får verdien sin.`,
          `Write ${given.name}( ) where ${object.name} gets its value.`,
        ),
      )
    : null;
}

/** A method that the program writes, and nothing else of that name. */
function isOwnMethod(program: Program, name: string): boolean {
  let isMethod = false;
  let isOther = false;
  walk(program, (node) => {
    if (node.type === 'MethodDefinition' && isNamed(node.key, name)) {
      if (node.kind === 'method') isMethod = true;
      else isOther = true;
    }
    if (node.type === 'Property' && isNamed(node.key, name)) {
      if (node.kind === 'init' && isFunction(node.value)) isMethod = true;
      else isOther = true;
    }
    if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression')
      isOther ||= isNamed(node.left.property, name);
  });
  return isMethod && !isOther;
}

const NAMED: Readonly<Record<Kind, ReturnType<typeof both>>> = {
  text: both('en tekst', 'a string'),
  number: both('et tall', 'a number'),
  list: both('en liste', 'an array'),
  object: both('et objekt', 'an object'),
  set: both('en mengde (Set)', 'a Set'),
  promise: both('et løfte (Promise)', 'a Promise'),
  'date-text': both('en tekst', 'a string'),
  count: both('et tall', 'a number'),
};

const OF_DATES =
  /^(?:get|set|to)(?:UTC)?(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|Time|ISOString|LocaleDateString)$/;

/** A method of another kind of value, where the program says which kind it is called on. */
function wrongKind({ call, program, source, line }: Failed): Texts | null {
  const called = methodOf(call);
  if (!called) return null;
  const { object, method } = called;
  const value = givenTo(program, object, line);
  const kind = isSetToCount(program, object) ? 'count' : kindOf(program, value);
  const before = source.slice(object.start, object.end);
  const name = before.length <= 30 && !before.includes('\n') ? before : '…';
  const tries = kind === null ? thenOfValue(called, program) : advice(kind, method, name, call, source, program, line);
  if (!tries) return null;
  const is = kind === null ? null : NAMED[kind];
  const isFrom = kind === 'count' ? (methodOf(value)?.method ?? 'push') : undefined;
  return texts(
    both(`${name}.${method} er ikke en funksjon.`, `${name}.${method} is not a function.`),
    isFrom
      ? both(
          `${isFrom} endrer listen og gir tilbake hvor mange elementer den har, så ${name} er et tall.`,
          `${isFrom} changes the array and gives back how many items it has, so ${name} is a number.`,
        )
      : is
        ? both(
            `${name} er ${is._no}, og har ingen metode som heter ${method}.`,
            `${name} is ${is._eng}, and has no method called ${method}.`,
          )
        : both(
            'Funksjonen gir en vanlig verdi, ikke noe å vente på.',
            'The function gives a plain value, nothing to wait for.',
          ),
    tries,
  );
}

/** `liste = liste.push(x)` in a function: the next call finds a number. */
function isSetToCount(program: Program, object: AnyNode): boolean {
  if (object.type !== 'Identifier') return false;
  let isIt = false;
  walk(program, (node) => {
    if (node.type !== 'AssignmentExpression' || node.operator !== '=' || !isNamed(node.left, object.name)) return;
    const called = methodOf(node.right);
    isIt ||= called?.method === 'push' && isNamed(called.object, object.name);
  });
  return isIt;
}

function advice(
  kind: Kind,
  method: string,
  name: string,
  call: CallExpression,
  source: string,
  program: Program,
  line: number,
) {
  const object = methodOf(call)?.object;
  const write = (code: string) => both(`Skriv ${code}.`, `Write ${code}.`);
  const [argument] = call.arguments;
  if (kind === 'count' && call.callee.type === 'MemberExpression' && call.callee.object.type === 'CallExpression')
    return both('Skriv hver push på en egen linje.', 'Write each push on a line of its own.');
  if (kind === 'count')
    return both(`Skriv push på en egen linje, uten = foran.`, 'Write push on a line of its own, without = before it.');
  if (kind === 'promise') return howToWait(program, object, method, name, line);
  if (OF_DATES.test(method) && (kind === 'date-text' || kind === 'number'))
    return both('Lag datoen med new Date( ).', 'Make the date with new Date( ).');
  if (OF_DATES.test(method) && kind === 'text') return write(`new Date(${name}).${method}()`);
  if (kind === 'set' && method === 'push') return both('Skriv .add( ) i stedet.', 'Write .add( ) instead.');
  if (kind === 'set' && LIST_METHODS.includes(method))
    return both(
      `Lag en liste av den først: [...${name}].${method}(…).`,
      `Make an array of it first: [...${name}].${method}(…).`,
    );
  if (kind === 'object' && /^(?:keys|values|entries)$/.test(method)) return write(`Object.${method}(${name})`);
  if (kind === 'object' && method === 'items') return write(`Object.entries(${name})`);
  if (kind === 'set' && method === 'remove') return both('Skriv .delete( ) i stedet.', 'Write .delete( ) instead.');
  if (kind === 'text' && /^(?:append|add)$/.test(method))
    return both(`Sett tekster sammen med +: ${name} + "…".`, `Join strings with +: ${name} + "…".`);
  if (kind === 'object' && /^(?:push|append|add)$/.test(method))
    return both(
      `Skriv ${name}.navn = … for en ny del, eller lag en liste med [ ].`,
      `Write ${name}.name = … for a new part, or make an array with [ ].`,
    );
  if (kind === 'object' && LIST_METHODS.includes(method)) return write(`Object.values(${name}).${method}(…)`);
  if (kind === 'object' && (TEXT_METHODS.includes(method) || method === 'toFixed'))
    return both(
      'Bruk én av delene i objektet, som hentes med punktum.',
      'Use one of the parts of the object, which is taken with a dot.',
    );
  if (kind === 'number' && LIST_METHODS.includes(method))
    return both('En liste lages med [ ].', 'An array is made with [ ].');
  if (kind === 'text' && method === 'count' && argument)
    return write(`${name}.split(${source.slice(argument.start, argument.end)}).length - 1`);
  if (kind === 'list' && method === 'count' && argument) {
    const given = source.slice(argument.start, argument.end);
    return write(`${name}.filter(${isFunction(argument) ? given : `(x) => x === ${given}`}).length`);
  }
  if (kind === 'number' && /^(?:slice|substring|substr|charCodeAt)$/.test(method))
    return both(
      `Gjør tallet om til en tekst først: String(${name}).${method}(…).`,
      `Make the number a string first: String(${name}).${method}(…).`,
    );
  if (kind === 'list' && method === 'sum') return write(`${name}.reduce((a, b) => a + b, 0)`);
  if (kind === 'list' && /^(?:remove|delete|fjern|slett)$/i.test(method))
    return both(
      `Skriv ${name}.splice(i, 1), der i er plassen i listen. indexOf( ) finner plassen til en verdi.`,
      `Write ${name}.splice(i, 1), where i is the place in the array. indexOf( ) finds the place of a value.`,
    );
  if (kind === 'text' && method === 'join')
    return call.callee.type === 'MemberExpression' &&
      call.callee.object.type === 'Literal' &&
      argument?.type === 'Identifier'
      ? write(`${argument.name}.join(${name})`)
      : write(`${name}.split("").join(${argument ? source.slice(argument.start, argument.end) : '""'})`);
  if (kind === 'text' && method === 'splice')
    return both('Bruk slice for å ta ut en del av en tekst.', 'Use slice to take a part of a string.');
  if (kind === 'text' && method === 'reverse') return write(`${name}.split("").reverse().join("")`);
  if (kind === 'text' && LIST_METHODS.includes(method) && method !== 'push')
    return both('Del teksten i en liste først, med split( ).', 'Make the string an array first, with split( ).');
  if (kind === 'list' && method === 'split')
    return both(
      `${name} er en liste allerede. Ta bort .split( ) her.`,
      `${name} is an array already. Remove .split( ) here.`,
    );
  if (kind === 'list' && (TEXT_METHODS.includes(method) || /^(?:upper|lower|strip|toFixed)$/.test(method)))
    return both(
      `Bruk ett element om gangen, for eksempel ${name}[0].`,
      `Use one item at a time, for example ${name}[0].`,
    );
  return null;
}

function thenOfValue({ object, method }: { object: AnyNode; method: string }, program: Program) {
  if (method !== 'then' || object.type !== 'CallExpression' || object.callee.type !== 'Identifier') return null;
  const { name } = object.callee;
  let isOwn = false;
  walk(program, (node) => {
    if (node.type === 'FunctionDeclaration' && node.id?.name === name) isOwn = true;
  });
  return isOwn && !functionsWithoutReturn(program).includes(name)
    ? both(`Bruk svaret rett fra ${name}( ), uten then.`, `Use the answer of ${name}( ) directly, without then.`)
    : null;
}
