import { closest } from '../../judge/closest.ts';
import { walk } from '../program.ts';
import { both, type Missing, type Texts, texts } from './mistake.ts';
import { isNamed, namesMade } from './parts.ts';

/** `{ navn: "Ada", alder }`, where the program makes no `alder`. */
export function shorthandMissing({ name, program, line }: Missing): Texts | null {
  let isIt = false;
  walk(program, (node) => {
    if (node.type !== 'ObjectExpression' || !node.loc) return;
    if (node.loc.start.line > line || node.loc.end.line < line) return;
    isIt ||= node.properties.some((one) => one.type === 'Property' && one.shorthand && isNamed(one.key, name));
  });
  const made = namesMade(program);
  return !isIt || made.includes(name) || closest(name, made, 2)
    ? null
    : texts(
        both(`Ingenting heter «${name}».`, `Nothing is called "${name}".`),
        both(
          `Når ${name} står alene i et objekt, kommer verdien fra en variabel med det navnet.`,
          `Where ${name} is alone in an object, its value comes from a variable of that name.`,
        ),
        both(`Skriv ${name}: og så verdien.`, `Write ${name}: and then the value.`),
      );
}
