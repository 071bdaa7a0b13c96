import { callIn, placeIn } from './expressions.ts';
import { both, CODE_NAME, type Mistake, texts } from './mistake.ts';
import { blocksAround, classIn, DICTIONARY, escaped, isMadeAs, loopOver, valuesOf } from './program.ts';

/** What a loop gives, and what a list holds, where the program takes it for something else. */
export const LOOP_ITEMS: readonly Mistake[] = [
  {
    id: 'sum-of-key',
    find(problem) {
      const { type, says, failed, source } = problem;
      const call = type === 'TypeError' && says(/for \+: 'int' and 'str'/) ? callIn(failed) : null;
      const [name = ''] = call?.callee === 'sum' ? (call.given ?? []) : [];
      const items = name ? loopOver(problem, name) : null;
      return items && isMadeAs(source, items, DICTIONARY)
        ? texts(
            both(
              `${name} er en nøkkel i ${items}, og ikke verdien.`,
              `${name} is a key of ${items}, and not the value.`,
            ),
            both(
              'En løkke gjennom en ordbok gir bare nøklene, én om gangen.',
              'A loop through a dictionary gives only the keys, one at a time.',
            ),
            both(`Skriv sum(${items}[${name}]).`, `Write sum(${items}[${name}]).`),
          )
        : null;
    },
  },
  {
    id: 'names-of-enumerate-swapped',
    find({ type, says, failed, source, line }) {
      const place =
        type === 'TypeError' && says(/^(?:list|tuple) indices must be integers or slices, not/)
          ? placeIn(failed)
          : null;
      if (!place) return null;
      const head = new RegExp(
        `^for\\s+(${CODE_NAME})\\s*,\\s*${escaped(place.place)}\\s+in\\s+enumerate\\((.*)\\)\\s*:`,
        'u',
      );
      const found = blocksAround(source.split('\n'), (line ?? 1) - 1)
        .map((one) => one.match(head))
        .find(Boolean);
      return found
        ? texts(
            both(`${place.place} er elementet, og ikke plassen.`, `${place.place} is the item, and not the place.`),
            both(
              'enumerate gir plassen først, og så elementet.',
              'enumerate gives the place first, and then the item.',
            ),
            both(
              `Skriv for ${place.place}, ${found[1]} in enumerate(${found[2]}):`,
              `Write for ${place.place}, ${found[1]} in enumerate(${found[2]}):`,
            ),
          )
        : null;
    },
  },
  {
    id: 'place-used-as-item',
    find(problem) {
      const { type, says, failed, source } = problem;
      const name =
        type === 'AttributeError' &&
        says(/^'int' object has no attribute/) &&
        failed.match(new RegExp(`^(${CODE_NAME})\\.`, 'u'))?.[1];
      const list = name
        ? loopOver(problem, name)?.match(new RegExp(`^range\\((?:\\d+\\s*,\\s*)?len\\((${CODE_NAME})\\)\\)$`, 'u'))?.[1]
        : null;
      const right = name && list ? failed.replace(name, `${list}[${name}]`) : '';
      const isCall = problem.rest.slice(failed.length).startsWith('(');
      return name && list && !isMadeAs(source, list, '\\[\\s*-?\\d')
        ? texts(
            both(
              `${name} er plassen i ${list}, og ikke elementet.`,
              `${name} is the place in ${list}, and not the item.`,
            ),
            both(
              `range(len(${list})) gir tallene 0, 1, 2 og så videre.`,
              `range(len(${list})) gives the numbers 0, 1, 2 and so on.`,
            ),
            both(`Skriv ${right}${isCall ? '( )' : ''}.`, `Write ${right}${isCall ? '( )' : ''}.`),
          )
        : null;
    },
  },
  {
    id: 'value-of-objects-in-list',
    find({ type, says, failed, source, rest }) {
      const name = type === 'AttributeError' && says(/^'list' object has no attribute '(\w+)'/)?.[1];
      const list = name ? failed.slice(0, -name.length - 1) : '';
      const kind = list ? kindIn(source, list) : null;
      const own = kind ? classIn(source, kind) : null;
      return name && own && valuesOf(own).includes(name) && !rest.slice(failed.length).startsWith('(')
        ? texts(
            both(
              `${list} er en liste med objekter av klassen ${kind}.`,
              `${list} is a list of objects of the class ${kind}.`,
            ),
            both(`Det er hvert objekt som har ${name}, og ikke listen.`, `Each object has ${name}, and not the list.`),
            both(
              `Skriv ${list}[0].${name} for det første objektet, eller gå gjennom listen: for x in ${list}:`,
              `Write ${list}[0].${name} for the first object, or go through the list: for x in ${list}:`,
            ),
          )
        : null;
    },
  },
  {
    id: 'join-of-objects',
    find({ type, says, failed, source }) {
      const kind = type === 'TypeError' && says(/^sequence item \d+: expected str instance, (\w+) found/)?.[1];
      const own = kind ? classIn(source, kind) : null;
      const [items = ''] = callIn(failed.replace(/^(["']).*?\1/, 'x'))?.given ?? [];
      const hasText = own?.body.some((one) => /def\s+__str__/.test(one));
      const [value] = own ? valuesOf(own) : [];
      const glue = failed.match(/^(["']).*?\1/)?.[0];
      return own && value && glue && !hasText && new RegExp(`^${CODE_NAME}(?:\\.${CODE_NAME})*$`, 'u').test(items)
        ? texts(
            both('join kan bare sette sammen tekster.', 'join can only put texts together.'),
            both(`${items} holder objekter av klassen ${kind}.`, `${items} holds objects of the class ${kind}.`),
            both(
              `Skriv hvilken verdi i dem du mener, for eksempel ${glue}.join(str(x.${value}) for x in ${items}).`,
              `Write which of their values you mean, for example ${glue}.join(str(x.${value}) for x in ${items}).`,
            ),
          )
        : null;
    },
  },
  {
    id: 'list-inside-object',
    find({ type, says, source, text }) {
      const kind =
        type === 'TypeError' &&
        (says(/^object of type '(\w+)' has no len\(\)/) ??
          says(/^'(\w+)' object is not iterable/) ??
          says(/^argument of type '(\w+)' is not iterable/))?.[1];
      const own = kind ? classIn(source, kind) : null;
      const lists = own
        ? valuesOf(own).filter((one) =>
            own.body.some((line) => new RegExp(`^\\s*self\\.${one}\\s*=\\s*\\[`, 'u').test(line)),
          )
        : [];
      const objects = kind
        ? [...source.matchAll(new RegExp(`^\\s*(${CODE_NAME})\\s*=\\s*${escaped(kind)}\\(`, 'gmu'))].map(
            ([, one]) => one ?? '',
          )
        : [];
      const object = objects.find((one) =>
        new RegExp(`(?:\\bin\\s+|\\blen\\(\\s*)${one}(?![\\p{L}\\p{N}_.(])`, 'u').test(text),
      );
      return object && lists.length === 1
        ? texts(
            both(
              `${object} er et objekt av klassen ${kind}, og ingen liste.`,
              `${object} is an object of the class ${kind}, and no list.`,
            ),
            both(`Listen er inni objektet, i ${lists[0]}.`, `The list is inside the object, in ${lists[0]}.`),
            both(`Skriv ${object}.${lists[0]}.`, `Write ${object}.${lists[0]}.`),
          )
        : null;
    },
  },
  {
    id: 'several-answers-in-one-name',
    find({ type, says, operation, source }) {
      const isCalculated =
        type === 'TypeError' &&
        (says(/for [-+*/%]+: '(?:tuple' and '(?:int|float)|(?:int|float)' and 'tuple)'/) ??
          says(/^can only concatenate tuple \(not "(?:int|float)"\)/) ??
          says(/^can't multiply sequence by non-int of type 'float'/));
      const sides = isCalculated && operation ? [operation.left, operation.right] : [];
      for (const name of sides.filter((one) => new RegExp(`^${CODE_NAME}$`, 'u').test(one))) {
        const call = source.match(new RegExp(`^\\s*${name}\\s*=\\s*((${CODE_NAME})\\(.*\\))\\s*$`, 'mu'));
        const made = call && source.match(new RegExp(`def\\s+${call[2]}\\s*\\(`, 'u'));
        const back =
          made &&
          source
            .slice(made.index)
            .match(/^\s+return\s+([^\n(),]+(?:\([^()\n]*\))?(?:\s*,\s*[^\n(),]+(?:\([^()\n]*\))?)+)\s*$/m)?.[1];
        if (call && back)
          return texts(
            both(`${call[2]} gir flere verdier tilbake.`, `${call[2]} gives several values back.`),
            both(
              `Derfor er ${name} et tuppel, og ikke ett tall.`,
              `That is why ${name} is a tuple, and not one number.`,
            ),
            both(
              `Skriv ett navn for hver verdi foran =, med komma mellom: ${name}, … = ${call[1]}. En enkelt verdi er ${name}[0].`,
              `Write one name for each value before =, with commas: ${name}, … = ${call[1]}. A single value is ${name}[0].`,
            ),
          );
      }
      return null;
    },
  },
];

/** The class of the objects in a list, where the program writes them in it. */
function kindIn(source: string, list: string): string | undefined {
  return (
    source.match(new RegExp(`^\\s*${escaped(list)}\\s*=\\s*\\[\\s*(${CODE_NAME})\\(`, 'mu'))?.[1] ??
    source.match(new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(list)}\\.append\\(\\s*(${CODE_NAME})\\(`, 'u'))?.[1]
  );
}
