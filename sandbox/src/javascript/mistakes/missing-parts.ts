import type { Program } from 'acorn';
import { closest } from '../../judge/closest.ts';
import { walk } from '../program.ts';
import { both, type Texts, texts } from './mistake.ts';
import { partNotMade } from './own-parts.ts';
import {
  type Access,
  givenTo,
  hasPart,
  isNamed,
  lineOf,
  type Member,
  methodOf,
  originOfObject,
  partsMade,
} from './parts.ts';
import { writtenList } from './places.ts';

/** `elev.karakter.matte` where the object has `karakterer`. */
export function ofMisspeltPart(access: Access): Texts | null {
  const { program } = access;
  const object = originOfObject(access);
  if (object?.type !== 'MemberExpression' || object.computed || object.property.type !== 'Identifier') return null;
  const { name } = object.property;
  // An object that the program writes has no length of its own.
  const isWritten = givenTo(program, object.object, access.line).type === 'ObjectExpression';
  const parts = new Set([...(isWritten ? [] : ['length']), ...keysOf(program)]);
  const near = parts.has(name) ? undefined : closest(name, [...parts], 2);
  return near
    ? texts(
        both(`Ingenting her heter .${name}.`, `Nothing here is called .${name}.`),
        both(`Det finnes en del som heter ${near}.`, `There is a part called ${near}.`),
        both(`Mente du .${near}?`, `Did you mean .${near}?`),
      )
    : null;
}

/** The names in the objects of the program: `alder` and `"alder"`. */
function keysOf(program: Program): string[] {
  const keys: string[] = [];
  walk(program, (node) => {
    if (node.type === 'ObjectExpression') keys.push(...partsMade(node));
  });
  return keys;
}

/** `liste[liste.lenght - 1].navn` */
export function ofMisspeltLength(access: Access): Texts | null {
  const object = originOfObject(access);
  if (object?.type !== 'MemberExpression' || !object.computed) return null;
  let misspelt: string | null = null;
  walk(object.property, (node) => {
    if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return;
    const { name } = node.property;
    if (name !== 'length' && closest(name, ['length'], 2) && !hasPart(access.program, name)) misspelt ??= name;
  });
  return misspelt === null
    ? null
    : texts(
        both(`Ingenting her heter .${misspelt}.`, `Nothing here is called .${misspelt}.`),
        both('Uten lengden blir det ingen plass i listen.', 'Without the length it is no place in the array.'),
        both('Mente du .length?', 'Did you mean .length?'),
      );
}

/** `rutenett[y][x] = 0` and `spill.spiller.liv = 3`, where the inner part was never made. */
export function ofMissingPart({ member, property, isSet, source, program, line }: Access): Texts | null {
  const { object } = member;
  if (object.type === 'MemberExpression' && object.object.type === 'ThisExpression' && !object.computed)
    return ofMissingField(source.slice(object.start, object.end), property, program, source);
  const isPushed = property === 'push' && object.type === 'MemberExpression' && object.computed;
  if (object.type !== 'MemberExpression') return null;
  if (!isSet && !isPushed) return member.optional ? null : partNotMade(program, object, line);
  // An element of the page, a text and the like have the parts that they have.
  if (
    !/^(?:Identifier|MemberExpression|ObjectExpression|ArrayExpression|NewExpression|ThisExpression)$/.test(
      givenTo(program, object.object, line).type,
    )
  )
    return null;
  const part = source.slice(object.start, object.end);
  const rows = object.computed ? writtenList(object.object, program, line) : null;
  if ((rows?.type === 'ArrayExpression' && rows.elements.length > 0) || (isSet && isFilled(object, program))) {
    const list = source.slice(object.object.start, object.object.end);
    const place = source.slice(object.property.start, object.property.end);
    return texts(
      both(`${list} har ikke den plassen.`, `${list} does not have that place.`),
      both(
        'Plassene begynner på 0, så den siste er én mindre enn lengden.',
        'The places begin at 0, so the last one is one less than the length.',
      ),
      /^\d+$/.test(place)
        ? both(
            `Skriv ut ${list}.length på linjen over, og sammenlign med ${place}.`,
            `Print ${list}.length on the line above, and compare it with ${place}.`,
          )
        : both(
            `Skriv ut ${place} og ${list}.length på linjen over.`,
            `Print ${place} and ${list}.length on the line above.`,
          ),
    );
  }
  const own = !object.computed && object.property.type === 'Identifier' ? object.property.name : '';
  if (closest(own, ['prototype'], 2))
    return texts(
      both(`Ingenting her heter .${own}.`, `Nothing here is called .${own}.`),
      both(
        'Metodene til objektene som new lager, legges i prototype.',
        'The methods of the objects that new makes go into prototype.',
      ),
      both('Mente du .prototype?', 'Did you mean .prototype?'),
    );
  const value = member.computed || isPushed ? '[]' : '{}';
  return texts(
    both(`${part} finnes ikke ennå.`, `${part} does not exist yet.`),
    both('Det du vil legge noe inn i, må være laget først.', 'What you put something into must be made first.'),
    both(
      `Skriv if (!${part}) ${part} = ${value}; på linjen over.`,
      `Write if (!${part}) ${part} = ${value}; on the line above.`,
    ),
  );
}

/** `celler[9].tekst = "O"` of a list that the program fills with push. */
function isFilled({ object, computed }: Member, program: Program): boolean {
  let isPushed = false;
  if (computed && object.type === 'Identifier')
    walk(program, (node) => {
      const called = methodOf(node);
      isPushed ||= called?.method === 'push' && isNamed(called.object, object.name);
    });
  return isPushed;
}

/** `this.sanger.push(…)` in a class that never makes `this.sanger`. */
function ofMissingField(field: string, property: string, program: Program, source: string): Texts | null {
  let hasClass = false;
  let isMade = false;
  walk(program, (node) => {
    hasClass ||= node.type === 'ClassBody';
    if (node.type === 'AssignmentExpression') isMade ||= source.slice(node.left.start, node.left.end) === field;
    if (node.type === 'PropertyDefinition') isMade ||= `this.${source.slice(node.key.start, node.key.end)}` === field;
  });
  const value = property === 'push' ? '[]' : '…';
  const near = closest(field, fieldsMade(program, source), 2);
  if (hasClass && !isMade && near)
    return texts(
      both(`${field} har ikke fått noen verdi.`, `${field} has not been given a value.`),
      both(`Det som har fått en verdi, heter ${near}.`, `What has been given a value is called ${near}.`),
      both(`Mente du ${near}?`, `Did you mean ${near}?`),
    );
  const other = hasClass && isMade && near ? onlyInConstructor(field, near, program, source) : null;
  if (other !== null)
    return texts(
      both(`${field} har ikke fått noen verdi ennå.`, `${field} has not been given a value yet.`),
      both(
        `I constructor heter den ${near}, på linje ${other}.`,
        `In the constructor it is called ${near}, on line ${other}.`,
      ),
      both(`Skriv ${field} i stedet for ${near} der.`, `Write ${field} instead of ${near} there.`),
    );
  const bare = hasClass && !isMade ? givenWithoutThis(field, program) : null;
  if (bare)
    return texts(
      both(`${field} har ikke fått noen verdi.`, `${field} has not been given a value.`),
      both(
        `Uten this. foran er ${bare.name} på linje ${bare.line} en variabel, og ikke en del av objektet.`,
        `Without this. before it, ${bare.name} on line ${bare.line} is a variable, and not a part of the object.`,
      ),
      both(`Skriv ${field} foran likhetstegnet der.`, `Write ${field} before the equals sign there.`),
    );
  return hasClass && !isMade
    ? texts(
        both(`${field} har ikke fått noen verdi.`, `${field} has not been given a value.`),
        both('Et objekt får verdiene sine i constructor.', 'An object gets its values in the constructor.'),
        both(`Skriv ${field} = ${value}; i constructor.`, `Write ${field} = ${value}; in the constructor.`),
      )
    : null;
}

/** `saldo = saldo;` in a constructor, where `this.saldo` is meant. */
function givenWithoutThis(field: string, program: Program): { name: string; line: number } | null {
  const name = field.replace(/^this\./, '');
  let line: number | null = null;
  walk(program, (node, parents) => {
    const isIn = parents.some((one) => one.type === 'MethodDefinition' && one.kind === 'constructor');
    if (node.type !== 'AssignmentExpression' || node.operator !== '=' || !isNamed(node.left, name) || !isIn) return;
    line ??= lineOf(node);
  });
  return line === null ? null : { name, line };
}

/** The line where the constructor makes `near`, which nothing else uses, and not the field. */
function onlyInConstructor(field: string, near: string, program: Program, source: string): number | null {
  let made: number | null = null;
  let isOther = false;
  walk(program, (node, parents) => {
    if (node.type !== 'MemberExpression') return;
    const code = source.slice(node.start, node.end);
    const isIn = parents.some((one) => one.type === 'MethodDefinition' && one.kind === 'constructor');
    if (code === field) isOther ||= isIn;
    if (code !== near) return;
    if (isIn && made === null) made = node.loc?.start.line ?? null;
    else isOther = true;
  });
  return isOther ? null : made;
}

function fieldsMade(program: Program, source: string): string[] {
  const fields: string[] = [];
  walk(program, (node) => {
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return;
    if (node.left.object.type === 'ThisExpression') fields.push(source.slice(node.left.start, node.left.end));
  });
  return fields;
}

/** `this.sanger.push(…)` in a class whose `construcor` would make it. */
export function ofMisspeltConstructor({ member, program }: Access): Texts | null {
  const { object } = member;
  return object.type === 'MemberExpression' ? constructorMisspelt(object, program) : null;
}

export function constructorMisspelt(member: Member, program: Program): Texts | null {
  // `hund.navn` of an object of the class.
  const made = givenTo(program, member.object, lineOf(member));
  const maker = made.type === 'NewExpression' && made.callee.type === 'Identifier' ? made.callee.name : null;
  if (member.object.type !== 'ThisExpression' && maker === null) return null;
  let found: string | null = null;
  walk(program, (node, parents) => {
    if (node.type !== 'ClassBody') return;
    const around = parents.at(-1);
    const isMaker = around?.type === 'ClassDeclaration' && around.id?.name === maker;
    if (maker === null ? node.start > member.start || node.end < member.end : !isMaker) return;
    const names = node.body.flatMap((one) =>
      one.type === 'MethodDefinition' && one.key.type === 'Identifier' ? [one.key.name] : [],
    );
    const owner = parents.at(-1);
    // In other languages it is called like the class.
    const own = owner?.type === 'ClassDeclaration' ? owner.id?.name : undefined;
    const near = names.find((one) => one === own || closest(one, ['constructor'], 3));
    if (near && !names.includes('constructor')) found = near;
  });
  return found === null
    ? null
    : texts(
        both(
          `Metoden ${found} kjører ikke når objektet lages.`,
          `The method ${found} does not run when the object is made.`,
        ),
        both('Bare en metode som heter constructor, gjør det.', 'Only a method called constructor does.'),
        both(`Skriv constructor i stedet for ${found}.`, `Write constructor instead of ${found}.`),
      );
}
