import type { AnyNode, Program } from 'acorn';
import { walk } from '../program.ts';
import type { Failed } from './call-at.ts';
import { both, type Texts, texts } from './mistake.ts';
import { givenTo, isFunction, isNamed, kindOf, LIST_METHODS, lineOf, methodOf, TEXT_METHODS } from './parts.ts';

/** `vare.pris()` where every object of the program has a plain value of that name. */
export function partCalled({ call, program, line }: Failed): Texts | null {
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

/** `Robot.snakk()` where an object of the class is needed. */
export function methodOfClass({ call, program }: Failed): Texts | null {
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
export function staticOfObject({ call, program, line }: Failed): Texts | null {
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

export function getterCalled({ call, program, source }: Failed): Texts | null {
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
export function methodHidden({ call, program, line }: Failed): Texts | null {
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
    if (!isFunctionValue(program, node.right) && !isParameterWithoutValue(program, node.right, parents))
      hidden ??= lineOf(node);
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

/** `this.bytt = function () { … }`, or the name of a function of the program. */
function isFunctionValue(program: Program, value: AnyNode): boolean {
  let isIt = isFunction(value);
  walk(program, (node) => {
    if (value.type !== 'Identifier') return;
    isIt ||= node.type === 'FunctionDeclaration' && node.id?.name === value.name;
    isIt ||= node.type === 'VariableDeclarator' && isNamed(node.id, value.name) && isFunction(node.init);
  });
  return isIt;
}

/** `this.bytt = function () { … }` outside of every function, and `new Sykkel().bytt()`. */
export function methodMadeOutside({ call, program, line }: Failed): Texts | null {
  const called = methodOf(call);
  const object = called && givenTo(program, called.object, line);
  const owner = object?.type === 'NewExpression' && object.callee.type === 'Identifier' ? object.callee.name : null;
  let isOwn = false;
  const places: { line: number; isOutside: boolean }[] = [];
  walk(program, (node, parents) => {
    isOwn ||= node.type === 'FunctionDeclaration' && node.id?.name === owner;
    isOwn ||= owner !== null && node.type === 'VariableDeclarator' && isNamed(node.id, owner) && isFunction(node.init);
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression' || !called) return;
    const { object: on, property } = node.left;
    if (!isNamed(property, called.method) || !isFunction(node.right)) return;
    const isOutside = on.type === 'ThisExpression' && !parents.some(({ type }) => /Function|Class/.test(type));
    places.push({ line: lineOf(node), isOutside });
  });
  const [first] = places;
  return called && isOwn && first && places.every(({ isOutside }) => isOutside)
    ? texts(
        both(
          `Objektet har ingen metode som heter ${called.method}.`,
          `The object has no method called ${called.method}.`,
        ),
        both(
          `Linje ${first.line} lager ${called.method} utenfor funksjonen ${owner}.`,
          `Line ${first.line} makes ${called.method} outside of the function ${owner}.`,
        ),
        both(
          `Flytt det som lager ${called.method}, inn i ${owner}, mellom { og }.`,
          `Move what makes ${called.method} into ${owner}, between its { and }.`,
        ),
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
