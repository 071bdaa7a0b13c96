import { callIn, isNumber, isText, partsOf } from './expressions.ts';
import { both, CODE_NAME, type Mistake, type Problem, texts } from './mistake.ts';
import { bodyOf, escaped, functionAround, placeOfDef } from './program.ts';

/** Values that are given to a function of the program in another form or order than it takes them. */
export const GIVEN_VALUES: readonly Mistake[] = [
  {
    id: 'list-for-several-parameters',
    find({ type, says, failed, source }) {
      const name = type === 'TypeError' && says(/^(\w+)\(\) missing \d+ required positional argument/)?.[1];
      const call = name ? callIn(failed) : null;
      const [value = '', ...more] = call?.given ?? [];
      const made = source.match(new RegExp(`^\\s*${value}\\s*=\\s*[[(]([^[\\]()]*)[\\])]\\s*$`, 'mu'))?.[1];
      const parameters = name ? parametersIn(source, name) : [];
      if (!name || !made || more.length > 0 || !/^[\p{L}_][\p{L}\p{N}_]*$/u.test(value)) return null;
      const isAll = parameters.every((one) => new RegExp(`^${CODE_NAME}$`, 'u').test(one));
      return isAll && partsOf(made, /,/).length === parameters.length
        ? texts(
            both(
              `${name} trenger ${parameters.length} verdier, men får bare ${value}.`,
              `${name} needs ${parameters.length} values but gets only ${value}.`,
            ),
            both(
              `${value} er én verdi, også når den har flere deler.`,
              `${value} is one value, even when it has several parts.`,
            ),
            both(
              `Skriv ${name}(*${value}), så får hver parameter sin del.`,
              `Write ${name}(*${value}), and each parameter gets its part.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'dictionary-for-parameters',
    find({ type, says, failed, source }) {
      const missing = type === 'TypeError' && says(/^(\w+)\(\) missing \d+ required positional argument/)?.[1];
      const none = type === 'TypeError' && says(/^(\w+)\(\) takes 0 positional arguments but 1 was given/)?.[1];
      const name = missing || none;
      const call = name ? callIn(failed) : null;
      const [value = '', ...more] = call?.given ?? [];
      if (!name || call?.callee !== name || more.length > 0) return null;
      const parameters = parametersIn(source, name);
      const made = value.startsWith('{')
        ? value
        : (source.match(new RegExp(`^\\s*${escaped(value)}\\s*=\\s*(\\{[^{}]*\\})\\s*$`, 'mu'))?.[1] ?? '');
      const keys = [...made.matchAll(/["']([^"']*)["']\s*:/g)].map(([, key]) => key ?? '');
      const isAll =
        missing &&
        keys.length > 0 &&
        keys.length === parameters.length &&
        keys.every((key) => parameters.includes(key));
      const isOpen = none && keys.length > 0 && /^\*\*/.test(parameters.join());
      return isAll || isOpen
        ? texts(
            both(`${name} får hele ordboken som én verdi.`, `${name} gets the whole dictionary as one value.`),
            both(
              '** foran en ordbok gir hver verdi til parameteren med samme navn som nøkkelen.',
              '** before a dictionary gives each value to the parameter with the name of its key.',
            ),
            both(`Skriv ${name}(**${value}).`, `Write ${name}(**${value}).`),
          )
        : null;
    },
  },
  {
    id: 'parameter-needs-name',
    find({ type, says, failed, source }) {
      const found =
        type === 'TypeError' &&
        says(/^(\w+)\(\) takes (?:from \d+ to )?(\d+) positional arguments? but (\d+) (?:was|were) given/);
      const call = found ? callIn(failed) : null;
      const parameters = found ? parametersIn(source, found[1] ?? '') : [];
      const star = parameters.indexOf('*');
      const names = parameters.slice(star + 1);
      const given = call?.given ?? [];
      if (
        !found ||
        !call ||
        star < 0 ||
        given.length > star + names.length ||
        given.some((one) => /^\w+\s*=/.test(one))
      )
        return null;
      const all = given.map((one, index) =>
        index < star ? one : `${names[index - star]?.replace(/\s*=.*/, '')}=${one}`,
      );
      return texts(
        both(`${names.join(', ')} må gis med navn.`, `${names.join(', ')} must be given with a name.`),
        both(
          'Det som kommer etter * i linjen med def, kan bare gis med navnet foran.',
          'What comes after * in the line with def can only be given with its name.',
        ),
        both(`Skriv ${found[1]}(${all.join(', ')}).`, `Write ${found[1]}(${all.join(', ')}).`),
      );
    },
  },
  {
    id: 'several-values-for-list',
    find({ type, says, failed, source }) {
      const name = type === 'TypeError' && says(/^(\w+)\(\) takes 1 positional argument but \d+ were given/)?.[1];
      const call = name ? callIn(failed) : null;
      const [parameter = '', ...more] = name ? parametersIn(source, name) : [];
      if (!name || call?.callee !== name || more.length > 0 || !call.given.every(isNumber)) return null;
      const lines = source.split('\n');
      const isList = new RegExp(
        `\\b(?:sum|len|max|min|sorted)\\(\\s*${parameter}\\s*\\)|\\bin\\s+${parameter}\\b|(?<![\\p{L}\\p{N}_])${parameter}\\[`,
        'u',
      );
      const right = `${name}([${call.given.join(', ')}])`;
      return parameter !== 'self' && bodyOf(lines, placeOfDef(lines, name)).some((one) => isList.test(one))
        ? texts(
            both(
              `${name} tar imot én verdi, ${parameter}, men får ${call.given.length}.`,
              `${name} takes one value, ${parameter}, but gets ${call.given.length}.`,
            ),
            both(`${name} bruker ${parameter} som en liste.`, `${name} uses ${parameter} as a list.`),
            both(`Sett tallene i en liste: ${right}.`, `Put the numbers in a list: ${right}.`),
          )
        : null;
    },
  },
  {
    id: 'list-for-star-parameter',
    find({ type, says, rest, source, line }) {
      const list =
        type === 'TypeError' &&
        says(/for \+: 'int' and 'list'/) &&
        rest.match(/^sum\(\s*([\p{L}_][\p{L}\p{N}_]*)\s*\)/u)?.[1];
      const name = list ? functionAround(source, (line ?? 1) - 1) : null;
      const calls = name ? callsOf(source, name) : [];
      return list &&
        name &&
        parametersIn(source, name).join() === `*${list}` &&
        calls.every(({ given }) => given.length === 1)
        ? texts(
            both(`${list} holder en liste, og ikke tall.`, `${list} holds a list, and not numbers.`),
            both(
              `*${list} samler alt i parentesen, og der er det én liste.`,
              `*${list} collects all that is in the parentheses, and that is one list.`,
            ),
            both(`Skriv def ${name}(${list}): uten *.`, `Write def ${name}(${list}): without *.`),
          )
        : null;
    },
  },
  {
    id: 'function-and-value-swapped',
    find(problem) {
      const { type, says, failed, source, line } = problem;
      const isValue = type === 'TypeError' && says(/^'(?:int|float|str|list|tuple|dict)' object is not callable/);
      const called = isValue ? callIn(failed)?.callee : undefined;
      const name = called ? functionAround(source, (line ?? 1) - 1) : null;
      const at = name && called ? parametersIn(source, name).indexOf(called) : -1;
      if (!name || at < 0) return null;
      const [call, ...more] = callsOf(source, name);
      const other = call?.given.findIndex((one) => isFunction(problem, one)) ?? -1;
      if (!call || more.length > 0 || other < 0 || other === at || isFunction(problem, call.given[at] ?? ''))
        return null;
      const given = call.given.map((one, index) =>
        index === at ? call.given[other] : index === other ? call.given[at] : one,
      );
      return texts(
        both(
          `${called} er ${call.given[at]} her, og ikke en funksjon.`,
          `${called} is ${call.given[at]} here, and not a function.`,
        ),
        both(
          `Verdiene i kallet av ${name} kommer i en annen rekkefølge enn parameterne.`,
          `The values in the call of ${name} come in another order than the parameters.`,
        ),
        both(`Skriv ${name}(${given.join(', ')}).`, `Write ${name}(${given.join(', ')}).`),
      );
    },
  },
];

/** The parameters in the line with def, as they are written. */
function parametersIn(source: string, name: string): string[] {
  const lines = source.split('\n');
  const inside = lines[placeOfDef(lines, name)]?.match(/\(([^()]*)\)/)?.[1]?.trim() ?? '';
  return inside === '' ? [] : inside.split(',').map((one) => one.trim());
}

/** `skriv(3, "Hurra!")`: a parameter that counts gets a text, and another one the number. */
export function textPassedAs(name: string, source: string, line: number | null) {
  const owner = functionAround(source, (line ?? 1) - 1);
  const parameters = owner ? parametersIn(source, owner) : [];
  const place = parameters.indexOf(name);
  if (!owner || place < 0) return null;
  for (const [index, one] of source.split('\n').entries()) {
    const call = one.match(new RegExp(`^\\s*(${owner}\\(.*\\))\\s*$`, 'u'))?.[1];
    const given = call ? (callIn(call)?.given ?? []) : [];
    const text = given[place] ?? '';
    const isSwapped = given.length === parameters.length && isText(text) && given.some((value) => isNumber(value));
    if (isSwapped) return { line: index + 1, text, head: `${owner}(${parameters.join(', ')})` };
  }
  return null;
}

function callsOf(source: string, name: string): { given: string[] }[] {
  const calls = new RegExp(`(?<![\\p{L}\\p{N}_.]|def\\s)${name}\\((?:[^()]|\\([^()]*\\))*\\)`, 'gu');
  return [...source.matchAll(calls)].flatMap(([code]) => callIn(code) ?? []);
}

function isFunction({ source }: Problem, code: string): boolean {
  return (
    /^lambda\b/.test(code) || (/^[\p{L}_][\p{L}\p{N}_]*$/u.test(code) && placeOfDef(source.split('\n'), code) >= 0)
  );
}
