import type { AnyNode, Program } from 'acorn';
import { closest } from '../../judge/closest.ts';
import type { ProgramError } from '../../judge/observation.ts';
import { parseProgram, walk } from '../program.ts';
import { callAt, type Failed } from './call-at.ts';
import { answerCalled, calledWithoutReturn, textCalled } from './called-values.ts';
import { EVENTS } from './events.ts';
import { FUNCTION_FOR_TIMER, functionExpected } from './function-expected.ts';
import { functionCalledAtOnce, functionNotGiven } from './functions-given.ts';
import { functionInOtherPlace, parameterHidesFunction, valuesSwapped } from './given-values.ts';
import { calledBeforeValue } from './hoisted.ts';
import { calledOnThis } from './lost-this.ts';
import { listForSeveral, listPushed, methodOfOther, pairAsTwo, sumOfTexts } from './methods-of-others.ts';
import { both, type Mistake, type Texts, texts } from './mistake.ts';
import {
  getterCalled,
  methodHidden,
  methodMadeOutside,
  methodOfClass,
  partCalled,
  staticOfObject,
} from './own-methods.ts';
import {
  functionsNotCalled,
  functionsWithoutReturn,
  givenTo,
  hasPart,
  isFunction,
  isNamed,
  kindOf,
  LIST_METHODS,
  lineOf,
  methodOf,
  namesOfFunctions,
  originOf,
  TEXT_METHODS,
} from './parts.ts';
import { startOfReduceMissing } from './start-values.ts';
import { dateNotMade, NAMED, wrongKind } from './wrong-kind.ts';

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
  rule('called-text', textCalled),
  rule('called-again', answerCalled),
  rule('missing-return', calledWithoutReturn),
  rule('function-expected', functionExpected),
  rule('this-lost', calledOnThis),
  rule('name-of-function-reused', nameOfFunctionReused),
  rule('list-with-parentheses', listWithParentheses),
  rule('number-with-parentheses', numberWithParentheses),
  rule('method-of-class', methodOfClass),
  rule('static-of-object', staticOfObject),
  rule('getter-called', getterCalled),
  rule('method-hidden', methodHidden),
  rule('method-made-outside', methodMadeOutside),
  rule('constant-called', constantCalled),
  rule('function-of-python', randomOfPython),
  rule('count-in-reduce', countInReduce),
  rule('date-not-made', dateNotMade),
  rule('math-missing', mathInstead),
  rule('console-without-part', notOfConsole),
  rule('parentheses-after-method', parenthesesMissing),
  rule('function-not-called', functionNotCalled),
  rule('method-of-other', methodOfOther),
  rule('sum-of-texts', sumOfTexts),
  rule('pair-as-two', pairAsTwo),
  rule('list-for-several', listForSeveral),
  rule('list-pushed', listPushed),
  rule('method-of-wrong-kind', wrongKind),
  rule('called-at-once', functionCalledAtOnce),
  rule('name-of-function-reused', parameterHidesFunction),
  rule('values-swapped', functionInOtherPlace),
  rule('values-swapped', valuesSwapped),
  rule('start-value-missing', startOfReduceMissing),
  rule('function-not-given', functionNotGiven),
  rule('listener-called', listenerCalled),
  rule('not-a-function', searchOfNone),
  rule('variable-called', variableCalled),
  rule('variable-called', answerOfCallCalled),
  rule('used-before-made', calledBeforeValue),
  rule('part-called', partCalled),
  FUNCTION_FOR_TIMER,
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

function listWithParentheses({ call, program, source, line }: Failed): Texts | null {
  if (call.callee.type !== 'Identifier') return null;
  const { name } = call.callee;
  const kind = kindOf(program, givenTo(program, call.callee, line));
  const [place] = call.arguments;
  if (kind === null && place && call.arguments.length === 1 && isUsedAsList(program, name)) {
    const code = `${name}[${source.slice(place.start, place.end)}]`;
    return texts(
      both(`${name} er ikke en funksjon.`, `${name} is not a function.`),
      both('Et element i en liste hentes med hakeparenteser.', 'An item of an array is taken with square brackets.'),
      both(`Skriv ${code} med hakeparenteser.`, `Write ${code} with square brackets.`),
    );
  }
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

/** The program asks for an item or the length of what has that name, and never calls it rightly. */
function isUsedAsList(program: Program, name: string): boolean {
  let isIt = false;
  walk(program, (node) => {
    if (node.type !== 'MemberExpression' || !isNamed(node.object, name)) return;
    isIt ||= node.computed || isNamed(node.property, 'length');
  });
  return isIt && !namesOfFunctions(program).includes(name);
}

/** `h(a + b)`, as in mathematics. */
function numberWithParentheses({ call, program, line }: Failed): Texts | null {
  const [factor] = call.arguments;
  if (call.callee.type !== 'Identifier' || call.arguments.length !== 1 || !factor) return null;
  // A number is not multiplied by a text: a function was meant.
  if (!/^(?:number|count)$/.test(kindOf(program, givenTo(program, factor, line)) ?? 'number')) return null;
  const { name } = call.callee;
  if (kindOf(program, givenTo(program, call.callee, line)) !== 'number') return null;
  const what = both(`${name} er et tall, og ikke en funksjon.`, `${name} is a number, and not a function.`);
  const [other, ...others] = functionsNotCalled(program);
  if (other?.count === 1 && others.length === 0)
    return texts(
      what,
      both(`Funksjonen ${other.name} blir ikke kalt.`, `The function ${other.name} is not called.`),
      both(`Mente du ${other.name}?`, `Did you mean ${other.name}?`),
    );
  return texts(
    what,
    both('Runde parenteser etter et navn kaller en funksjon.', 'Round parentheses after a name call a function.'),
    both(
      `Skriv ${name} * ( … ) hvis du vil gange, eller bare ${name} hvis du vil bruke tallet.`,
      `Write ${name} * ( … ) if you want to multiply, or just ${name} if you want to use the number.`,
    ),
  );
}

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

/** `const svar = dobbel(3);` and then `svar()`. */
function answerOfCallCalled({ call, program, line }: Failed): Texts | null {
  const made = givenTo(program, call.callee, line);
  if (call.callee.type !== 'Identifier' || made.type !== 'CallExpression' || made.callee.type !== 'Identifier')
    return null;
  const { name } = call.callee;
  const own = made.callee.name;
  let isOwn = false;
  walk(program, (node) => {
    if (node.type !== 'FunctionDeclaration' || !node.id || !isNamed(node.id, own)) return;
    isOwn = true;
    // One that should give a function may lack its return.
    walk(node.body, (inner) => {
      if (inner.type.includes('Function')) isOwn = false;
    });
  });
  return isOwn && !functionsWithoutReturn(program).includes(own)
    ? texts(
        both(`${name} er en variabel, og ikke en funksjon.`, `${name} is a variable, and not a function.`),
        both(
          `På linje ${lineOf(made)} får den svaret fra ${own}, og det er ikke noe du kaller.`,
          `On line ${lineOf(made)} it gets the answer of ${own}, and that is not something that you call.`,
        ),
        both(`Skriv ${name} uten parenteser.`, `Write ${name} without parentheses.`),
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

/** `Math.PI()`. */
function constantCalled({ call }: Failed): Texts | null {
  const called = methodOf(call);
  if (called?.object.type !== 'Identifier' || called.object.name !== 'Math') return null;
  const name = called.method.toUpperCase();
  return typeof Reflect.get(Math, name) === 'number'
    ? texts(
        both(`Math.${name} er et tall, og ikke en funksjon.`, `Math.${name} is a number, not a function.`),
        name === called.method
          ? both('Bare funksjoner har parenteser etter navnet.', 'Only functions have parentheses after their name.')
          : both(
              'Navnet har store bokstaver, og et tall har ikke parenteser etter seg.',
              'Its name has capital letters, and a number has no parentheses after it.',
            ),
        both(`Skriv Math.${name} uten parenteser.`, `Write Math.${name} without parentheses.`),
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
  const origin = givenTo(program, called.object, line);
  const kind = kindOf(program, origin);
  if (origin.type === 'NewExpression' || origin.type === 'ThisExpression') return null;
  if ((kind !== null && !/^(?:number|text|list|count)$/.test(kind)) || hasPart(program, called.method)) return null;
  const isList = kind === 'list';
  if (isList && !/^(?:max|min|hypot)$/.test(called.method)) return null;
  const given = call.arguments.map((one) => source.slice(one.start, one.end));
  const more = given.map((one) => `, ${one}`).join('');
  // With how many decimals: that is a method of the number.
  const isRounded = called.method === 'round' && given.length === 1;
  const right = isRounded
    ? `${called.object.type === 'Identifier' || called.object.type === 'MemberExpression' ? value : `(${value})`}.toFixed(${given[0]})`
    : `Math.${called.method}(${isList ? '...' : ''}${value}${more})`;
  return texts(
    both(`${called.method} er ikke en metode av ${value}.`, `${called.method} is not a method of ${value}.`),
    isRounded
      ? both(
          'Et tall vises med et bestemt antall desimaler med toFixed.',
          'A number is shown with a certain number of decimals by toFixed.',
        )
      : both(
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
    : LIST_METHODS.includes(name) ||
      TEXT_METHODS.includes(name) ||
      /^(?:toString|toFixed|getContext|querySelector|getElementById)$/.test(name);
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
