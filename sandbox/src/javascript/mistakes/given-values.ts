import type { AnyNode, Program } from 'acorn';
import type { Both } from '../../judge/explanation.ts';
import { parseProgram, walk } from '../program.ts';
import type { Failed } from './call-at.ts';
import { both, CALLED_SHOWN_MAX, type Texts, texts } from './mistake.ts';
import {
  type Access,
  givenTo,
  isFunction,
  isNamed,
  type Kind,
  kindOf,
  LIST_METHODS,
  lineOf,
  methodOf,
  namesOfFunctions,
  TEXT_METHODS,
} from './parts.ts';

type Maker = { name: string; params: readonly AnyNode[]; body: AnyNode; isClass: boolean };
type Given = Extract<AnyNode, { type: 'CallExpression' | 'NewExpression' }>;

/** `function vis(format) { format(" hei "); }`, where `format` is a function of the program as well. */
export function parameterHidesFunction({ call, program }: Failed): Texts | null {
  if (call.callee.type !== 'Identifier') return null;
  const { name } = call.callee;
  const owner = ownerOf(program, call, name);
  const values = owner ? callsOf(program, owner).map((one) => one.arguments[owner.params.findIndex(named(name))]) : [];
  const isHidden =
    values.length > 0 &&
    values.every(
      (one) => one && /^(?:text|number|list|object)$/.test(kindOf(program, givenTo(program, one, lineOf(one))) ?? ''),
    );
  return owner && isHidden && owner.name !== name && namesOfFunctions(program).includes(name)
    ? texts(
        both(`${name} er ikke funksjonen her.`, `${name} is not the function here.`),
        both(
          `Parameteren ${name} i ${owner.name} har samme navn og skjuler funksjonen.`,
          `The parameter ${name} of ${owner.name} has the same name and hides the function.`,
        ),
        both('Gi parameteren et annet navn enn funksjonen.', 'Give the parameter another name than the function.'),
      )
    : null;
}

/** `gjorTo(5, dobbel)` of `function gjorTo(fn, verdi)`, which calls `fn`. */
export function functionInOtherPlace({ call, program, source }: Failed): Texts | null {
  if (call.callee.type !== 'Identifier') return null;
  const { name } = call.callee;
  const owner = ownerOf(program, call, name);
  const [given, ...others] = owner ? callsOf(program, owner) : [];
  if (!owner || !given || others.length > 0) return null;
  const place = owner.params.findIndex(named(name));
  const isMade = (one: AnyNode) =>
    isFunction(one) || (one.type === 'Identifier' && namesOfFunctions(program).includes(one.name));
  const value = given.arguments[place];
  const places = given.arguments.flatMap((one, at) => (isMade(one) ? [at] : []));
  const [other, ...more] = places;
  const param = other === undefined ? undefined : owner.params[other];
  if (!value || isMade(value) || other === undefined || more.length > 0 || param?.type !== 'Identifier') return null;
  const kind = kindOf(program, givenTo(program, value, lineOf(given)));
  return kind === null || isUsedAs(owner.body, param.name, null)
    ? null
    : texts(
        both(`${name} er ikke en funksjon her.`, `${name} is not a function here.`),
        both(
          `På linje ${lineOf(given)} er det ${param.name} som får funksjonen, og ${name} får ${shown(value, source)._no}.`,
          `On line ${lineOf(given)} it is ${param.name} that gets the function, and ${name} gets ${shown(value, source)._eng}.`,
        ),
        inOrder(owner),
      );
}

/** `e.fag.join(", ")` where `lagElev("Mo", ["norsk"], "8B")` gives `fag` the text, and another parameter the list. */
export function valuesSwapped({ call, program, source, line }: Failed): Texts | null {
  const called = methodOf(call);
  const needed = called ? kindFor(called.method) : null;
  const part = called?.object;
  if (!needed || part?.type !== 'MemberExpression' || part.computed || part.property.type !== 'Identifier') return null;
  const made = makerOf(program, part.object, line);
  const param = made && parameterOfPart(made.maker, part.property.name);
  const place = made && param ? made.maker.params.findIndex(named(param)) : -1;
  if (!made || place < 0) return null;
  const kinds = made.given.arguments.map((one) => kindOf(program, givenTo(program, one, lineOf(made.given))));
  const value = made.given.arguments[place];
  const [other, ...others] = kinds.flatMap((kind, at) => (kind === needed ? [at] : []));
  const otherParam = other === undefined ? undefined : made.maker.params[other];
  const kind = kinds[place];
  // A number in quotes is no value of another parameter.
  if (value?.type === 'Literal' && needed === 'number' && !Number.isNaN(Number(value.value))) return null;
  if (otherParam?.type === 'Identifier' && isUsedAs(program, otherParam.name, needed)) return null;
  if (!value || !kind || kind === needed || others.length > 0 || otherParam?.type !== 'Identifier') return null;
  const instead = other === undefined ? undefined : made.given.arguments[other];
  return instead
    ? texts(
        both(
          `${source.slice(part.start, part.end)} er ${KINDS[kind]?._no ?? 'noe annet'}, og har ingen ${called?.method}.`,
          `${source.slice(part.start, part.end)} is ${KINDS[kind]?._eng ?? 'something else'}, and has no ${called?.method}.`,
        ),
        both(
          `På linje ${lineOf(made.given)} får ${param} ${shown(value, source)._no}, og ${otherParam.name} får ${shown(instead, source)._no}.`,
          `On line ${lineOf(made.given)} ${param} gets ${shown(value, source)._eng}, and ${otherParam.name} gets ${shown(instead, source)._eng}.`,
        ),
        inOrder(made.maker),
      )
    : null;
}

/** `vis("Mina", 16)` of `function vis({ navn, alder })`. */
export function valueForPattern({ member, program, source, nothing }: Access): Texts | null {
  const { object } = member;
  if (object.type !== 'Identifier' || nothing !== 'undefined') return null;
  for (const maker of makersOf(program)) {
    const place = maker.params.findIndex((one) => one.type === 'ObjectPattern' && keysOf(one).includes(object.name));
    const pattern = maker.params[place];
    if (maker.body.start > member.start || maker.body.end < member.end || pattern?.type !== 'ObjectPattern') continue;
    const [given, ...others] = callsOf(program, maker);
    const value = given?.arguments[place];
    const kind = given && value ? kindOf(program, givenTo(program, value, lineOf(given))) : null;
    if (!given || !value || others.length > 0 || !/^(?:text|number)$/.test(kind ?? '')) return null;
    const keys = keysOf(pattern);
    const isEach = maker.params.length === 1 && given.arguments.length === keys.length;
    const code = isEach
      ? keys.map((key, at) => `${key}: ${source.slice(given.arguments[at]?.start, given.arguments[at]?.end)}`)
      : keys.map((key) => `${key}: …`);
    return texts(
      both(`${object.name} har ingen verdi her.`, `${object.name} has no value here.`),
      both(
        `${maker.name} henter ${keys.join(', ')} fra et objekt, og får ${shown(value, source)._no} på linje ${lineOf(given)}.`,
        `${maker.name} takes ${keys.join(', ')} from an object, and gets ${shown(value, source)._eng} on line ${lineOf(given)}.`,
      ),
      both(`Send inn et objekt der: { ${code.join(', ')} }.`, `Pass an object there: { ${code.join(', ')} }.`),
    );
  }
  return null;
}

const KINDS: Partial<Record<Kind, Both>> = {
  text: both('en tekst', 'a string'),
  number: both('et tall', 'a number'),
  list: both('en liste', 'an array'),
  object: both('et objekt', 'an object'),
};

/** Whether a name or a part of that name is called, or used as that kind of value. */
function isUsedAs(root: AnyNode, name: string, needed: Kind | null): boolean {
  const isIt = (node: AnyNode) =>
    isNamed(node, name) || (node.type === 'MemberExpression' && !node.computed && isNamed(node.property, name));
  let isUsed = false;
  walk(root, (node) => {
    const called = methodOf(node);
    if (needed === null) isUsed ||= node.type === 'CallExpression' && isIt(node.callee);
    else isUsed ||= called !== null && isIt(called.object) && kindFor(called.method) === needed;
    if (needed !== 'list') return;
    isUsed ||= node.type === 'ForOfStatement' && isIt(node.right);
    isUsed ||=
      node.type === 'MemberExpression' && isIt(node.object) && (node.computed || isNamed(node.property, 'length'));
  });
  return isUsed;
}

function kindFor(method: string): Kind | null {
  const isOfTexts = TEXT_METHODS.includes(method);
  if (LIST_METHODS.includes(method)) return isOfTexts ? null : 'list';
  return isOfTexts ? 'text' : method === 'toFixed' ? 'number' : null;
}

function inOrder({ params }: Maker): Both {
  const names = params.map((one) => (one.type === 'Identifier' ? one.name : '…')).join(', ');
  return both(
    `Skriv verdiene der i samme rekkefølge som parameterne: ${names}.`,
    `Write the values there in the same order as the parameters: ${names}.`,
  );
}

/** The code of a value, where it is short enough for a sentence. */
function shown(value: AnyNode, source: string): Both {
  const code = source.slice(value.start, value.end);
  return code.length <= CALLED_SHOWN_MAX && !/[\n`]/.test(code)
    ? both(code, code)
    : both('noe annet', 'something else');
}

function named(name: string) {
  return (one: AnyNode) => isNamed(one, name);
}

function keysOf(pattern: AnyNode): string[] {
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((one) =>
    one.type === 'Property' &&
    isNamed(one.value, 'name' in one.key ? one.key.name : '') &&
    one.value.type === 'Identifier'
      ? [one.value.name]
      : [],
  );
}

/** The functions with a name, and the classes by their constructor. */
function makersOf(program: Program): Maker[] {
  const makers: Maker[] = [];
  walk(program, (node) => {
    if (node.type === 'FunctionDeclaration' && node.id)
      makers.push({ name: node.id.name, params: node.params, body: node.body, isClass: false });
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && isFunction(node.init))
      if (node.init && 'params' in node.init && !Array.isArray(node.init.body))
        makers.push({ name: node.id.name, params: node.init.params, body: node.init.body as AnyNode, isClass: false });
    if (node.type !== 'ClassDeclaration' || !node.id) return;
    for (const one of node.body.body)
      if (one.type === 'MethodDefinition' && one.kind === 'constructor')
        makers.push({ name: node.id.name, params: one.value.params, body: one.value.body, isClass: true });
  });
  return makers;
}

/** The function with a name whose parameter is called so, where the call is inside it and in no other with that name. */
function ownerOf(program: Program, call: AnyNode, name: string): Maker | null {
  const around = makersOf(program).filter(
    ({ params, body }) => params.some(named(name)) && body.start <= call.start && body.end >= call.end,
  );
  let isMadeInside = false;
  const [owner] = around;
  if (owner)
    walk(owner.body, (node) => {
      isMadeInside ||= node.type === 'VariableDeclarator' && isNamed(node.id, name);
      isMadeInside ||= node.type === 'AssignmentExpression' && isNamed(node.left, name);
      isMadeInside ||= 'params' in node && node.params.some(named(name));
    });
  return owner && around.length === 1 && !isMadeInside ? owner : null;
}

function callsOf(program: Program, { name, isClass }: Maker): Given[] {
  const calls: Given[] = [];
  walk(program, (node) => {
    const isCall = isClass ? node.type === 'NewExpression' : node.type === 'CallExpression';
    if (isCall && 'callee' in node && isNamed(node.callee, name)) calls.push(node as Given);
  });
  return calls.every((one) => one.arguments.every(({ type }) => type !== 'SpreadElement')) ? calls : [];
}

/** What made the object: the call that the name was given, and for `this` the only `new` of the class around. */
function makerOf(program: Program, object: AnyNode, line: number): { maker: Maker; given: Given } | null {
  const makers = makersOf(program);
  if (object.type === 'ThisExpression') {
    let name: string | null = null;
    walk(program, (node) => {
      if (node.type === 'ClassDeclaration' && node.id && node.start < object.start && node.end > object.end)
        name = node.id.name;
    });
    const maker = makers.find((one) => one.isClass && one.name === name);
    const [given, ...others] = maker ? callsOf(program, maker) : [];
    return maker && given && others.length === 0 ? { maker, given } : null;
  }
  const given = givenTo(program, object, line);
  if ((given.type !== 'CallExpression' && given.type !== 'NewExpression') || given.callee.type !== 'Identifier')
    return null;
  const { name } = given.callee;
  const found = makers.filter((one) => one.name === name && one.isClass === (given.type === 'NewExpression'));
  const [maker] = found;
  return maker && found.length === 1 ? { maker, given } : null;
}

/** The parameter that a part gets and keeps: `this.fag = fag`, `{ fag }`, `{ fag: liste }`. */
function parameterOfPart({ body, params, isClass }: Maker, part: string): string | null {
  const found = new Set<string>();
  const take = (value: AnyNode) => {
    if (value.type === 'Identifier' && params.some(named(value.name))) found.add(value.name);
    else found.add('');
  };
  walk(body, (node) => {
    if (!isClass && node.type === 'Property' && isNamed(node.key, part) && !node.computed) take(node.value);
    if (isClass && node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression')
      if (node.left.object.type === 'ThisExpression' && isNamed(node.left.property, part)) take(node.right);
  });
  const [only] = found;
  return only && found.size === 1 ? only : null;
}

/** A parameter that is taken apart or searched, and that a call of its function does not give. */
export function parameterNotGiven(name: string, source: string, line: number | null): Texts | null {
  const program = line === null ? null : parseProgram(source);
  if (!program || line === null) return null;
  const owner = makersOf(program).find(
    ({ params, body }) =>
      params.some(named(name)) && (body.loc?.start.line ?? 0) <= line && (body.loc?.end.line ?? 0) >= line,
  );
  const place = owner?.params.findIndex(named(name)) ?? -1;
  const without = owner ? callsOf(program, owner).find((one) => one.arguments.length <= place) : undefined;
  return owner && without
    ? texts(
        both(`${name} har ingen verdi her.`, `${name} has no value here.`),
        both(
          `På linje ${lineOf(without)} blir ${owner.name} kalt uten en verdi for ${name}.`,
          `On line ${lineOf(without)} ${owner.name} is called without a value for ${name}.`,
        ),
        both(
          `Send inn et objekt der, eller skriv ${name} = {} i parentesen til funksjonen.`,
          `Pass an object there, or write ${name} = {} in the parentheses of the function.`,
        ),
      )
    : null;
}
