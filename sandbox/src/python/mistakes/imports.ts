import { closest } from '../../judge/closest.ts';
import type { Both } from '../../judge/explanation.ts';
import { lookUp } from '../../judge/look-up.ts';
import { both, CODE_NAME, hasWord, type Mistake, type Problem, type Texts, texts } from './mistake.ts';
import { isCalled, METHODS, meant, unknownName } from './names.ts';

export const MODULES = [
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
/** What comes with Python, but not with the engine. */
const NOT_HERE = 'tkinter multiprocessing ssl winsound msvcrt curses webbrowser idlelib readline ctypes'.split(' ');
/** Not functions: they are used without parentheses. */
const VALUES_OF_MODULES = ['pi'];
const FROM_MODULES: Readonly<Record<string, string>> = {
  sqrt: 'math',
  pi: 'math',
  sin: 'math',
  cos: 'math',
  floor: 'math',
  ceil: 'math',
  randint: 'random',
  randrange: 'random',
  uniform: 'random',
  choice: 'random',
  shuffle: 'random',
  factorial: 'math',
  tan: 'math',
  mean: 'statistics',
  median: 'statistics',
  Counter: 'collections',
  defaultdict: 'collections',
  deque: 'collections',
  timedelta: 'datetime',
  sleep: 'time',
  forward: 'turtle',
  Turtle: 'turtle',
  linspace: 'plot',
  scatter: 'plot',
  xlabel: 'plot',
};

/** The program has imported this module, which has this in it. */
export function isInModule(source: string, module: string, name: string): boolean {
  return lookUp(FROM_MODULES, name) === module && new RegExp(`^\\s*import\\s+${module}\\b`, 'm').test(source);
}

export const forgottenImport: Mistake = {
  id: 'forgotten-import',
  find(problem) {
    const name = unknownName(problem);
    if (!name) return null;
    if (name === 'plt' && /\bplt\s*\./.test(problem.text))
      return texts(
        both('Python kjenner ikke plt ennå.', 'Python does not know plt yet.'),
        both(
          'plt er et kort navn på modulen som tegner grafer.',
          'plt is a short name of the module that draws plots.',
        ),
        both(
          'Skriv import matplotlib.pyplot as plt øverst i programmet.',
          'Write import matplotlib.pyplot as plt at the top of the program.',
        ),
      );
    const byTurtle = ofTurtle(problem, name);
    if (byTurtle) return byTurtle;
    const ofDates =
      name === 'date' || name === 'datetime'
        ? problem.plain.match(new RegExp(`(?<![\\p{L}\\p{N}_.])${name}\\.(\\w+)\\(`, 'u'))?.[1]
        : undefined;
    // datetime is the class in the module of the same name, and so is date.
    if (ofDates && /^(?:now|today|strptime|fromisoformat|fromtimestamp|combine)$/.test(ofDates)) {
      const isWhole = /^\s*import\s+datetime\s*(?:$|[,#])/m.test(problem.source);
      return texts(
        both(`Python kjenner ikke ${name} ennå.`, `Python does not know ${name} yet.`),
        both(`${name} er en klasse i modulen datetime.`, `${name} is a class in the module datetime.`),
        isWhole
          ? both(`Skriv datetime.${name}.${ofDates}( ).`, `Write datetime.${name}.${ofDates}( ).`)
          : both(
              `Skriv from datetime import ${name} øverst i programmet.`,
              `Write from datetime import ${name} at the top of the program.`,
            ),
      );
    }
    const module = MODULES.includes(name) && isUsedAsModule(problem, name) ? name : moduleOf(problem, name);
    if (!module) return null;
    const isModule = module === name;
    const elsewhere = isModule ? importedOtherwise(problem, name) : null;
    if (elsewhere)
      return texts(
        both(`Python kjenner ikke navnet ${name} her.`, `Python does not know the name ${name} here.`),
        elsewhere.why,
        both(`Skriv ${elsewhere.right}.`, `Write ${elsewhere.right}.`),
      );
    const isValue = VALUES_OF_MODULES.includes(name);
    // A variable may have the same name.
    if (!isModule && !isValue && !isCalled(problem, name)) return null;
    const imported = problem.source.match(
      new RegExp(`^\\s*import\\s+(?:.*,\\s*)?${module}(?:\\s+as\\s+(\\w+))?\\s*(?:$|[,#])`, 'm'),
    );
    if (imported && !isModule) {
      const right = `${imported[1] ?? module}.${name}${isValue ? '' : '( )'}`;
      return texts(
        both(`Python kjenner ikke ${name} alene.`, `Python does not know ${name} alone.`),
        both(
          `${name} ligger i modulen ${module}. Med import ${module} må navnet på modulen stå foran.`,
          `${name} is in the module ${module}. With import ${module}, the name of the module must be before it.`,
        ),
        both(`Skriv ${right}.`, `Write ${right}.`),
      );
    }
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
};

/** Of the classes for dates only where the program has imported their module: the names are common ones. */
function moduleOf({ source }: Problem, name: string): string | undefined {
  if (/^(?:date|timedelta)$/.test(name) && /^\s*import\s+(?:.*,\s*)?datetime\s*(?:$|[,#])/m.test(source))
    return 'datetime';
  return lookUp(FROM_MODULES, name);
}

/** What an import does not find. */
export const IMPORTS: readonly Mistake[] = [
  {
    id: 'part-of-module',
    find({ type, says }) {
      const found = type === 'ModuleNotFoundError' && says(/No module named '(\w+)\.(\w+)'; '\w+' is not a package/);
      if (!found || found[2] === 'py') return null;
      const [, module = '', name = ''] = found;
      return texts(
        both(`${name} er ikke en modul.`, `${name} is not a module.`),
        both(
          `Noe som er inni modulen ${module}, hentes med from.`,
          `Something inside the module ${module} is fetched with from.`,
        ),
        lookUp(FROM_MODULES, name) === module
          ? both(`Skriv from ${module} import ${name}.`, `Write from ${module} import ${name}.`)
          : both(
              `Skriv import ${module}, og så ${module}. foran det du vil bruke.`,
              `Write import ${module}, and then ${module}. before what you want to use.`,
            ),
      );
    },
  },
  {
    id: 'module-missing',
    find({ type, says }) {
      const name = type === 'ModuleNotFoundError' && says(/No module named '(.+?)'/)?.[1];
      if (!name) return null;
      const owner = lookUp(FROM_MODULES, name);
      if (owner)
        return texts(
          both(`${name} er ikke en modul.`, `${name} is not a module.`),
          both(`${name} ligger i modulen ${owner}.`, `${name} is in the module ${owner}.`),
          both(`Skriv from ${owner} import ${name}.`, `Write from ${owner} import ${name}.`),
        );
      const right = closest(name, [...MODULES, 'matplotlib'], 2) ?? MODULES.find((one) => name === `${one}.py`);
      return right
        ? texts(
            both(`Det finnes ingen modul som heter ${name}.`, `There is no module called ${name}.`),
            both('Navnet på en modul må skrives nøyaktig.', 'The name of a module must be spelt exactly.'),
            both(`Mente du ${right}?`, `Did you mean ${right}?`),
          )
        : texts(
            both(`Modulen ${name} finnes ikke her.`, `The module ${name} is not available here.`),
            NOT_HERE.includes(name)
              ? both(
                  'Den følger med Python, men bruker deler av maskinen som nettsiden ikke kommer til.',
                  'It comes with Python but uses parts of the computer that this site does not reach.',
                )
              : both(
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
    find({ type, says, traceback, source }) {
      const found = type === 'ImportError' && says(/cannot import name '(.+?)' from '(.+?)'/);
      if (!found) return null;
      const [, name = '', module = ''] = found;
      const right = meant(traceback);
      if (MODULES.includes(name) && !right)
        return texts(
          both(`${module} har ikke noe som heter ${name}.`, `${module} has nothing called ${name}.`),
          both(`${name} er en modul for seg selv.`, `${name} is a module of its own.`),
          // random() of a program that has the module is random.random().
          /^(?:random|time|datetime|copy)$/.test(name) && new RegExp(`(?<![\\w.])${name}\\(`).test(source)
            ? both(`Skriv from ${name} import ${name}.`, `Write from ${name} import ${name}.`)
            : both(`Skriv import ${name}.`, `Write import ${name}.`),
        );
      return texts(
        both(`${module} har ikke noe som heter ${name}.`, `${module} has nothing called ${name}.`),
        both(
          'Navnet må være skrevet nøyaktig slik modulen skriver det.',
          'The name must be spelt exactly as the module spells it.',
        ),
        right
          ? both(`Mente du ${right}?`, `Did you mean ${right}?`)
          : both(
              `Se hva ${module} inneholder: Skriv import ${module} på denne linjen, og print(dir(${module})) på den neste.`,
              `See what ${module} contains: write import ${module} on this line, and print(dir(${module})) on the next.`,
            ),
      );
    },
  },
];

/** What is called without a turtle before it, in a program with import turtle. */
const OF_TURTLE =
  'forward backward left right circle dot goto setheading penup pendown pensize pencolor fillcolor color shape speed begin_fill end_fill home hideturtle showturtle done'.split(
    ' ',
  );

/** With from turtle import * they have no name before them. */
export function namesOfTurtle({ source }: Problem): readonly string[] {
  return /^\s*from\s+turtle\s+import\s+\*/m.test(source) ? OF_TURTLE : [];
}

function ofTurtle(problem: Problem, name: string): Texts | null {
  const { source, plain } = problem;
  const imported = source.match(/^\s*import\s+turtle(?:\s+as\s+(\w+))?\s*(?:$|[,#])/m);
  const isUsed = isCalled(problem, name) || plain.trim() === name;
  if (!imported || !OF_TURTLE.includes(name) || !isUsed) return null;
  const module = imported[1] ?? 'turtle';
  const own =
    name === 'done'
      ? undefined
      : source.match(new RegExp(`^\\s*(${CODE_NAME})\\s*=\\s*${module}\\.Turtle\\(`, 'mu'))?.[1];
  return texts(
    both(`Python kjenner ikke ${name} alene.`, `Python does not know ${name} alone.`),
    own
      ? both(
          `${name} hører til en skilpadde, og navnet på den må stå foran.`,
          `${name} belongs to a turtle, and the name of the turtle must be before it.`,
        )
      : both(
          `${name} ligger i modulen turtle. Med import turtle må navnet på modulen stå foran.`,
          `${name} is in the module turtle. With import turtle, the name of the module must be before it.`,
        ),
    both(`Skriv ${own ?? module}.${name}( ).`, `Write ${own ?? module}.${name}( ).`),
  );
}

/** A name before a dot, where what follows belongs to no text or list: a variable may be called string or time, too. */
function isUsedAsModule({ text }: Problem, name: string): boolean {
  const part = text.match(new RegExp(`(?<![\\p{L}\\p{N}_.])${name}\\s*\\.\\s*(\\w+)`, 'u'))?.[1];
  return part !== undefined && !METHODS.some(([, methods]) => methods.split(' ').includes(part));
}

/** A module that has another name here, or from which the program has taken just what it needs. */
function importedOtherwise({ source, plain }: Problem, module: string): { why: Both; right: string } | null {
  const used = plain.match(new RegExp(`(?<![\\p{L}\\p{N}_.])${module}\\.(${CODE_NAME})(\\s*\\()?`, 'u'));
  if (!used) return null;
  const part = `${used[1]}${used[2] ? '( )' : ''}`;
  const alias = source.match(new RegExp(`^\\s*import\\s+${module}\\s+as\\s+(${CODE_NAME})`, 'mu'))?.[1];
  if (alias)
    return {
      why: both(
        `import ${module} as ${alias} gir modulen navnet ${alias}.`,
        `import ${module} as ${alias} gives the module the name ${alias}.`,
      ),
      right: `${alias}.${part}`,
    };
  const taken = source.match(new RegExp(`^\\s*from\\s+${module}\\s+import\\s+(.+)$`, 'mu'))?.[1];
  return taken && (taken.trim() === '*' || hasWord(taken, used[1] ?? ''))
    ? {
        why: both(
          `from ${module} import henter ${used[1]}, men ikke navnet på modulen.`,
          `from ${module} import takes ${used[1]}, but not the name of the module.`,
        ),
        right: part,
      }
    : null;
}
