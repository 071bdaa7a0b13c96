import { closest } from '../../judge/closest.ts';
import { lookUp } from '../../judge/look-up.ts';
import { both, type Mistake, type Problem, texts } from './mistake.ts';

export const BUILTINS =
  'print input len range int float str list dict set tuple bool abs min max sum round sorted reversed enumerate zip map filter open type isinstance any all chr ord pow divmod exit id True False None'.split(
    ' ',
  );
const MODULES = [
  'random',
  'math',
  'time',
  'datetime',
  'turtle',
  'plot',
  'string',
  'statistics',
  'json',
  'os',
  'sys',
  're',
  'collections',
  'itertools',
  'functools',
  'copy',
  'decimal',
  'fractions',
  'csv',
  'calendar',
];
const FROM_MODULES: Readonly<Record<string, string>> = {
  sqrt: 'math',
  pi: 'math',
  sin: 'math',
  cos: 'math',
  floor: 'math',
  ceil: 'math',
  randint: 'random',
  choice: 'random',
  shuffle: 'random',
  sleep: 'time',
  forward: 'turtle',
  Turtle: 'turtle',
  linspace: 'plot',
  scatter: 'plot',
  xlabel: 'plot',
};
const OTHER_SPELLINGS: Readonly<Record<string, string>> = {
  true: 'True',
  TRUE: 'True',
  false: 'False',
  FALSE: 'False',
  none: 'None',
  null: 'None',
  NULL: 'None',
  nil: 'None',
  undefined: 'None',
  sant: 'True',
  usant: 'False',
};

/** Names that Python does not know. */
export const NAMES: readonly Mistake[] = [
  {
    id: 'true-false-none',
    find(problem) {
      const name = unknownName(problem);
      const right = name && lookUp(OTHER_SPELLINGS, name);
      return right
        ? texts(
            both(`Python kjenner ikke ${name}.`, `Python does not know ${name}.`),
            both(
              'Disse ordene har stor forbokstav i Python: True, False og None.',
              'These words have a capital letter in Python: True, False and None.',
            ),
            both(`Skriv ${right}.`, `Write ${right}.`),
          )
        : null;
    },
  },
  {
    id: 'comment-with-slashes',
    find: (problem) =>
      unknownName(problem) && /\/\/\s*\p{L}/u.test(problem.text)
        ? texts(
            both('Dette ser ut som en kommentar med //.', 'This looks like a comment with //.'),
            both(
              'I Python deler // to tall. En kommentar begynner med #.',
              'In Python, // divides two numbers. A comment begins with #.',
            ),
            both('Bytt ut // med #.', 'Change // to #.'),
          )
        : null,
  },
  {
    id: 'equals-twice-in-assignment',
    find(problem) {
      const name = unknownName(problem);
      return name && new RegExp(`^\\s*${name}\\s*==`).test(problem.text)
        ? texts(
            both(
              `Her står det ${name} == …, men ${name} har ingen verdi ennå.`,
              `It says ${name} == … here, but ${name} has no value yet.`,
            ),
            both(
              '== spør om to ting er like. Ett likhetstegn gir en verdi.',
              '== asks whether two things are equal. One equals sign gives a value.',
            ),
            both(`Skriv ${name} = i stedet.`, `Write ${name} = instead.`),
          )
        : null;
    },
  },
  {
    id: 'forgotten-import',
    find(problem) {
      const name = unknownName(problem);
      if (!name) return null;
      const module =
        MODULES.includes(name) && new RegExp(`\\b${name}\\s*\\.`).test(problem.text)
          ? name
          : lookUp(FROM_MODULES, name);
      if (!module) return null;
      const isModule = module === name;
      const line = isModule ? `import ${module}` : `from ${module} import ${name}`;
      return texts(
        both(`Python kjenner ikke ${name} ennå.`, `Python does not know ${name} yet.`),
        isModule
          ? both(
              `${name} er en modul, og den må hentes inn før du kan bruke den.`,
              `${name} is a module, and it must be imported before you can use it.`,
            )
          : both(
              `${name} ligger i modulen ${module} og må hentes derfra.`,
              `${name} is in the module ${module} and must be imported from there.`,
            ),
        both(`Skriv ${line} øverst i programmet.`, `Write ${line} at the top of the program.`),
      );
    },
  },
  {
    id: 'loop-without-start',
    find(problem) {
      const name = unknownName(problem);
      const isInLoop = /^\s*while\b/.test(problem.text);
      // It is changed further down, so it is meant as a variable.
      return name && isInLoop && new RegExp(`^\\s+${name}\\s*[-+*/]?=`, 'mu').test(problem.source)
        ? texts(
            both(`${name} har ingen verdi når løkken begynner.`, `${name} has no value when the loop begins.`),
            both(
              'Vilkåret blir sjekket før første runde, og da må variabelen finnes.',
              'The condition is checked before the first round, so the variable must exist by then.',
            ),
            both(
              `Gi ${name} en verdi på linjen over løkken, for eksempel ${name} = 0.`,
              `Give ${name} a value on the line above the loop, such as ${name} = 0.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'used-before-made',
    find(problem) {
      const name = unknownName(problem);
      if (!name || problem.line === null) return null;
      const lines = problem.source.split('\n');
      const made = lines.findIndex((text) =>
        new RegExp(`^\\s*(?:def|class)\\s+${name}\\b|^\\s*${name}\\s*=[^=]`).test(text),
      );
      return made >= problem.line
        ? texts(
            both(`${name} blir brukt før den er laget.`, `${name} is used before it is made.`),
            both(
              `Python leser ovenfra og ned, og ${name} kommer først på linje ${made + 1}.`,
              `Python reads from the top down, and ${name} does not come until line ${made + 1}.`,
            ),
            both(
              `Flytt linje ${problem.line} ned, under der ${name} lages.`,
              `Move line ${problem.line} down, below where ${name} is made.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'setting-without-value',
    find(problem) {
      const name = unknownName(problem);
      return name === 'reverse' && /\b(?:sort|sorted)\(/.test(problem.text)
        ? texts(
            both('reverse mangler en verdi.', 'reverse has no value.'),
            both(
              'Slike valg i en parentes har et navn, = og en verdi.',
              'Such choices in parentheses have a name, = and a value.',
            ),
            both('Skriv reverse=True.', 'Write reverse=True.'),
          )
        : null;
    },
  },
  {
    id: 'misspelt-name',
    find(problem) {
      const name = unknownName(problem);
      const right =
        name &&
        (closest(name, namesIn(problem.source, name), 2) ??
          closest(name, BUILTINS, 2) ??
          closest(name, /^\s*except\b/.test(problem.text) ? EXCEPTIONS : [], 3) ??
          closest(name, problem.plain.trim() === name ? STATEMENTS : [], 2));
      return right
        ? texts(
            both(`Python kjenner ikke navnet ${name}.`, `Python does not know the name ${name}.`),
            right.toLowerCase() === name.toLowerCase()
              ? both(
                  'Store og små bokstaver er forskjellige i Python.',
                  'Capital and small letters are different in Python.',
                )
              : both(
                  'Et navn må skrives nøyaktig likt hver gang.',
                  'A name must be spelt exactly the same every time.',
                ),
            both(`Mente du ${right}?`, `Did you mean ${right}?`),
          )
        : null;
    },
  },
  {
    id: 'name-not-defined',
    find(problem) {
      const name = unknownName(problem);
      return name
        ? texts(
            both(`Python vet ikke hva ${name} er.`, `Python does not know what ${name} is.`),
            both(
              'Ingen linje før denne har laget en variabel eller en funksjon med det navnet.',
              'No line before this one has made a variable or a function with that name.',
            ),
            both(
              `Skal det være en tekst, skriv "${name}". Ellers må du lage ${name} først.`,
              `If it should be a text, write "${name}". Otherwise make ${name} first.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'part-of-module',
    find({ type, says }) {
      const found = type === 'ModuleNotFoundError' && says(/No module named '(\w+)\.(\w+)'; '\w+' is not a package/);
      if (!found || found[2] === 'py') return null;
      const [, module = '', name = ''] = found;
      return texts(
        both(`${name} er ikke en modul.`, `${name} is not a module.`),
        both(`Det er noe som ligger i modulen ${module}.`, `It is something in the module ${module}.`),
        both(`Skriv from ${module} import ${name}.`, `Write from ${module} import ${name}.`),
      );
    },
  },
  {
    id: 'module-missing',
    find({ type, says }) {
      const name = type === 'ModuleNotFoundError' && says(/No module named '(.+?)'/)?.[1];
      if (!name) return null;
      const right = closest(name, MODULES, 2) ?? MODULES.find((one) => name === `${one}.py`);
      return right
        ? texts(
            both(`Det finnes ingen modul som heter ${name}.`, `There is no module called ${name}.`),
            both('Navnet på en modul må skrives nøyaktig.', 'The name of a module must be spelt exactly.'),
            both(`Mente du ${right}?`, `Did you mean ${right}?`),
          )
        : texts(
            both(`Modulen ${name} finnes ikke her.`, `The module ${name} is not available here.`),
            both(
              'Nettsiden har det som følger med Python, men ikke ekstra pakker.',
              'This site has what comes with Python, but no extra packages.',
            ),
            both(
              'Prøv å løse oppgaven uten den, for eksempel med lister, math eller random.',
              'Try to do without it, for example with lists, math or random.',
            ),
          );
    },
  },
  {
    id: 'import-name-missing',
    find({ type, says, traceback }) {
      const found = type === 'ImportError' && says(/cannot import name '(.+?)' from '(.+?)'/);
      if (!found) return null;
      const [, name = '', module = ''] = found;
      const right = meant(traceback);
      return texts(
        both(`${module} har ikke noe som heter ${name}.`, `${module} has nothing called ${name}.`),
        both(
          'Navnet må være skrevet nøyaktig slik modulen skriver det.',
          'The name must be spelt exactly as the module spells it.',
        ),
        right
          ? both(`Mente du ${right}?`, `Did you mean ${right}?`)
          : both(
              `Se etter hva ${module} inneholder: skriv print(dir(${module})).`,
              `See what ${module} contains: write print(dir(${module})).`,
            ),
      );
    },
  },
];

const EXCEPTIONS = [
  'ValueError',
  'TypeError',
  'IndexError',
  'KeyError',
  'NameError',
  'ZeroDivisionError',
  'FileNotFoundError',
  'Exception',
];
/** Statements that are a line of their own. */
const STATEMENTS = ['break', 'continue', 'pass'];

export function unknownName({ type, says }: Problem): string | undefined {
  return type === 'NameError' ? says(/name '(.+?)' is not defined/)?.[1] : undefined;
}

/** Everything that the program gives a name. */
export function namesIn(source: string, except: string): string[] {
  const patterns = [
    /(?:^|[^\p{L}\p{N}_.])([\p{L}_][\p{L}\p{N}_]*)\s*(?:[-+*/]?=)(?!=)/gmu,
    /\b(?:def|class|for|import|as)\s+([\p{L}_][\p{L}\p{N}_]*)/gu,
    /\bdef\s+[\p{L}\p{N}_]+\(([^)]*)\)/gu,
  ];
  const found = patterns.flatMap((pattern) =>
    [...source.matchAll(pattern)].flatMap(([, name = '']) => name.split(/[\s,=]+/)),
  );
  return [...new Set(found)].filter((name) => name !== '' && name !== except);
}

/** What Python itself suggests. */
export function meant(traceback: string): string | undefined {
  return traceback.match(/Did you mean: '(.+?)'\?/)?.[1];
}
