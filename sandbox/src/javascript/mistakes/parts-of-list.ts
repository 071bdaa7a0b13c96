import type { AnyNode, Program } from 'acorn';
import { both, type Texts, texts } from './mistake.ts';
import { type Access, givenTo, hasPart, isNamed, kindOf, type Member, methodOf } from './parts.ts';

/** `funnet.navn.length`, where `funnet` is a list, or the text that JSON.stringify gives. */
export function partOfList({ member, program, source, line }: Access): Texts | null {
  const { object: part } = member;
  if (part.type !== 'MemberExpression' || part.computed || part.property.type !== 'Identifier') return null;
  const { name } = part.property;
  const given = givenTo(program, part.object, line);
  const shown = source.slice(part.object.start, part.object.end);
  const what = both(`${shown}.${name} finnes ikke.`, `${shown}.${name} does not exist.`);
  const parsed = methodOf(given);
  if (parsed?.method === 'stringify' && isNamed(parsed.object, 'JSON'))
    return texts(
      what,
      both(
        `JSON.stringify gir en tekst, så ${shown} er en tekst.`,
        `JSON.stringify gives a string, so ${shown} is a string.`,
      ),
      both(
        `Skriv JSON.parse(${shown}).${name}, eller bruk objektet selv.`,
        `Write JSON.parse(${shown}).${name}, or use the object itself.`,
      ),
    );
  if (part.object.type === 'MemberExpression') {
    const list = partWritten(part.object, program, line);
    if (list?.type !== 'ArrayExpression' || name in Array.prototype) return null;
  } else if (part.object.type !== 'Identifier' || kindOf(program, given) !== 'list' || name in Array.prototype)
    return null;
  return texts(
    what,
    both(
      `${shown} er en liste, og har ingen del som heter ${name}.`,
      `${shown} is an array, and has no part called ${name}.`,
    ),
    hasPart(program, name)
      ? both(
          `Skriv ${shown}[0].${name} for det første elementet, eller gå gjennom listen med for … of.`,
          `Write ${shown}[0].${name} for the first item, or go through the array with for … of.`,
        )
      : both(`Hent ett element med hakeparenteser: ${shown}[0].`, `Get one item with square brackets: ${shown}[0].`),
  );
}

/** `klasse.elever` of an object that the program writes. */
function partWritten({ object, property, computed }: Member, program: Program, line: number): AnyNode | null {
  const made = givenTo(program, object, line);
  if (computed || object.type !== 'Identifier' || made.type !== 'ObjectExpression' || property.type !== 'Identifier')
    return null;
  const part = made.properties.find((one) => one.type === 'Property' && isNamed(one.key, property.name));
  return part?.type === 'Property' ? part.value : null;
}
