import { closest } from '../../judge/closest.ts';
import type { Both } from '../../judge/explanation.ts';
import { lookUp } from '../../judge/look-up.ts';
import { CLOSERS, openIn } from './expressions.ts';
import { both, CODE_NAME, hasWord, type Mistake, type Problem, plainOf, type Texts, texts } from './mistake.ts';
import {
  assignments,
  blocksAround,
  bodyOf,
  codeBefore,
  functionAround,
  isMadeAs,
  loopOver,
  placeOfDef,
} from './program.ts';

export const BUILTINS =
  'print input len range int float str list dict set tuple bool abs min max sum round sorted reversed enumerate zip map filter open type isinstance any all chr ord pow divmod exit id True False None'.split(
    ' ',
  );
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
};
const NORWEGIAN_TRUTH: Readonly<Record<string, string>> = {
  sann: 'True',
  sant: 'True',
  usann: 'False',
  usant: 'False',
  falsk: 'False',
};

/** Names that Python does not know. */
export const NAMES: readonly Mistake[] = [
  {
    id: 'true-false-none',
    find(problem) {
      const name = unknownName(problem);
      const truth = name && norwegianTruth(name, problem);
      const right = name && (truth || lookUp(OTHER_SPELLINGS, name));
      return right
        ? texts(
            both(`Python kjenner ikke ${name}.`, `Python does not know ${name}.`),
            truth
              ? both(
                  'Sannhetsverdiene er på engelsk i Python: True og False.',
                  'The truth values are English in Python: True and False.',
                )
              : both(
                  'Disse ordene har stor forbokstav i Python: True, False og None.',
                  'These words have a capital letter in Python: True, False and None.',
                ),
            both(`Skriv ${right}.`, `Write ${right}.`),
          )
        : null;
    },
  },
  {
    id: 'equals-twice-in-assignment',
    find(problem) {
      const name = unknownName(problem);
      return name && openIn(codeBefore(problem)) === null && new RegExp(`^\\s*${name}\\s*==`).test(problem.text)
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
      const module = MODULES.includes(name) && isUsedAsModule(problem, name) ? name : lookUp(FROM_MODULES, name);
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
  },
  {
    id: 'loop-without-start',
    find(problem) {
      const name = unknownName(problem);
      const isInLoop = /^\s*while\b/.test(problem.text);
      const example = name && startOfLoop(problem.text, name);
      // It is changed further down, so it is meant as a variable.
      return name && isInLoop && new RegExp(`^\\s+${name}\\s*[-+*/]?=`, 'mu').test(problem.source)
        ? texts(
            both(`${name} har ingen verdi når løkken begynner.`, `${name} has no value when the loop begins.`),
            both(
              'Vilkåret blir sjekket før første runde, og da må variabelen finnes.',
              'The condition is checked before the first round, so the variable must exist by then.',
            ),
            both(
              `Gi ${name} en verdi på linjen over løkken${example ? `, for eksempel ${name} = ${example}` : ''}.`,
              `Give ${name} a value on the line above the loop${example ? `, such as ${name} = ${example}` : ''}.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'no-start-value',
    find(problem) {
      const name = unknownName(problem);
      const start = name ? startOf(problem, name) : null;
      if (!name || start === null) return null;
      const example =
        start === '' ? both('', '') : both(`, for eksempel ${name} = ${start}`, `, such as ${name} = ${start}`);
      const isInLoop = blocksAround(problem.source.split('\n'), (problem.line ?? 1) - 1).some((one) =>
        /^(?:for|while)\b/.test(one),
      );
      const owner = functionAround(problem.source, (problem.line ?? 1) - 1);
      return texts(
        both(`${name} har ingen verdi å begynne med.`, `${name} has no value to begin with.`),
        both(
          `Programmet endrer ${name}, men gir den aldri en første verdi.`,
          `The program changes ${name} but never gives it a first value.`,
        ),
        owner
          ? both(
              `Gi ${name} en verdi før ${owner} blir kalt${example._no}.`,
              `Give ${name} a value before ${owner} is called${example._eng}.`,
            )
          : isInLoop
            ? both(
                `Gi ${name} en verdi før løkken${example._no}.`,
                `Give ${name} a value before the loop${example._eng}.`,
              )
            : both(
                `Gi ${name} en verdi på en linje over${example._no}.`,
                `Give ${name} a value on a line above${example._eng}.`,
              ),
      );
    },
  },
  {
    id: 'key-without-quotes',
    find(problem) {
      const name = unknownName(problem);
      const { line, before, rest } = problem;
      if (!name || line === null || !rest.startsWith(name) || !/^\s*:/.test(rest.slice(name.length))) return null;
      // In an f-string the colon is before a code that says how to show the value.
      const isInText = /["']/.test(plainOf(before).replaceAll(/""|''/g, ''));
      return !isInText && openIn(codeBefore(problem)) === '{' && /(?:^|[{,])\s*$/.test(before)
        ? texts(
            both(`Python leser ${name} som navnet på en variabel.`, `Python reads ${name} as the name of a variable.`),
            both(
              'Det finnes ingen variabel med det navnet. En nøkkel som er en tekst, må ha anførselstegn.',
              'There is no variable with that name. A key that is a text needs quotation marks.',
            ),
            both(`Skriv "${name}": og så verdien.`, `Write "${name}": and then the value.`),
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
      const owner = functionAround(problem.source, problem.line - 1);
      const isOfClass = /^class\b/.test(blocksAround(lines, made)[0] ?? '');
      return made >= problem.line && !isOfClass
        ? texts(
            both(`${name} blir brukt før den er laget.`, `${name} is used before it is made.`),
            both(
              `Python leser ovenfra og ned, og ${name} kommer først på linje ${made + 1}.`,
              `Python reads from the top down, and ${name} does not come until line ${made + 1}.`,
            ),
            owner
              ? both(
                  `${owner} må kalles lenger ned, under der ${name} lages.`,
                  `${owner} must be called further down, below where ${name} is made.`,
                )
              : problem.plain.endsWith(':')
                ? both(
                    `${name} må lages over linje ${problem.line}.`,
                    `${name} must be made above line ${problem.line}.`,
                  )
                : both(
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
      return name === 'reverse' && !isCalled(problem, name) && /\b(?:sort|sorted)\(/.test(problem.text)
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
        !isAnswer(problem, name) &&
        // sorted( ) and reversed( ) do not change the list.
        !(/^(?:sort|reverse)$/.test(name) && new RegExp(`^\\s*${name}\\s*\\(`).test(problem.plain)) &&
        (misspelt(name, namesElsewhere(problem, name)) ??
          otherCase(problem, name) ??
          closest(name, isCalled(problem, name) ? [...BUILTINS, ...namesOfTurtle(problem)] : wordsOfValues(name), 2) ??
          BUILTINS.find((one) => one.toLowerCase() === name.toLowerCase()) ??
          closest(name, /^\s*except\b/.test(problem.text) ? EXCEPTIONS : [], 3) ??
          closest(name, problem.plain.trim() === name ? STATEMENTS : [], 2) ??
          (problem.plain.trim() === 'brake' ? 'break' : undefined));
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
      const parameter = name && new RegExp(`^\\s*def\\s+(${CODE_NAME})\\s*\\((?:[^)]*[\\s,])?${name}\\s*[,)=:]`, 'mu');
      const owner = parameter && problem.source.match(parameter)?.[1];
      const gone = name && nameThatIsGone(problem, name);
      if (gone)
        return texts(
          both(`Python vet ikke hva ${name} er.`, `Python does not know what ${name} is.`),
          gone.why,
          gone.tries,
        );
      return name
        ? texts(
            both(`Python vet ikke hva ${name} er.`, `Python does not know what ${name} is.`),
            owner
              ? both(
                  `${name} er en parameter i ${owner}, og finnes bare inni den.`,
                  `${name} is a parameter of ${owner}, and exists only inside it.`,
                )
              : both(
                  'Her finnes det ingen variabel eller funksjon med det navnet.',
                  'There is no variable or function with that name here.',
                ),
            triesForUnknown(problem, name),
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
      const right = closest(name, MODULES, 2) ?? MODULES.find((one) => name === `${one}.py`);
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
              `Se hva ${module} inneholder: Skriv import ${module} på denne linjen, og print(dir(${module})) på den neste.`,
              `See what ${module} contains: write import ${module} on this line, and print(dir(${module})) on the next.`,
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
/** True, False and None, where the name begins like one of them. */
function wordsOfValues(name: string): string[] {
  return ['True', 'False', 'None'].filter((one) => one[0]?.toLowerCase() === name[0]?.toLowerCase());
}
/** Statements that are a line of their own. */
const STATEMENTS = ['break', 'continue', 'pass'];

/** What is called without a turtle before it, in a program with import turtle. */
const OF_TURTLE =
  'forward backward left right circle dot goto setheading penup pendown pensize pencolor fillcolor color shape speed begin_fill end_fill home hideturtle showturtle done'.split(
    ' ',
  );

/** With from turtle import * they have no name before them. */
function namesOfTurtle({ source }: Problem): readonly string[] {
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

/** Methods that are called as if they were functions, and an example of what they belong to. */
const METHODS: readonly (readonly [Both, string])[] = [
  [both('tekst', 'text'), 'upper lower strip split replace capitalize title startswith endswith find'],
  [both('liste', 'items'), 'append remove insert pop extend index count sort reverse'],
  [both('ordbok', 'd'), 'keys values items get'],
];

/** What to try with a name that nothing in the program is like: a text is only likely where one could be. */
function triesForUnknown(problem: Problem, name: string): Both {
  const { source, line, before, rest } = problem;
  const lines = source.split('\n');
  const isAsked = (one: string, index: number) =>
    /^\s*(?:(?:int|float|str)\(\s*)?input\s*\((?!.*\benter\b)/i.test(one) &&
    openIn(
      lines
        .slice(0, index)
        .map((above) => plainOf(above))
        .join('\n'),
    ) === null;
  const asked = lines.findIndex(isAsked) + 1;
  const owner = METHODS.find(([, methods]) => methods.split(' ').includes(name))?.[0];
  if (owner && isCalled(problem, name))
    return both(
      `Er det metoden ${name}, skriv det den hører til, foran: ${owner._no}.${name}( ). Din egen funksjon lager du med def.`,
      `If it is the method ${name}, write what it belongs to before it: ${owner._eng}.${name}( ). Make a function of your own with def.`,
    );
  if (isCalled(problem, name))
    return both(
      `Sjekk at ${name} er riktig skrevet. Er det din egen funksjon, må du lage den med def først.`,
      `Check that ${name} is spelt right. If it is a function of your own, make it with def first.`,
    );
  if (asked > 0 && line !== null && asked < line)
    return both(
      `Svaret fra input på linje ${asked} er ikke lagret. Skal ${name} være svaret, skriv ${name} = foran input der.`,
      `The answer of input on line ${asked} is not stored. If ${name} should be the answer, write ${name} = before input there.`,
    );
  const after = rest.startsWith(name) ? rest.slice(name.length) : '';
  const file = /\bopen\(\s*$/.test(before) ? after.match(/^\.[a-z]{1,4}\b/)?.[0] : undefined;
  if (file)
    return both(
      `Navnet på en fil er en tekst: Skriv "${name}${file}".`,
      `The name of a file is a text: write "${name}${file}".`,
    );
  const head = blocksAround(source.split('\n'), (line ?? 1) - 1).find((one) => /^with\b/.test(one));
  if (head && !/\bas\b/.test(head))
    return both(
      `Skal ${name} være filen, skriv as ${name} foran kolonet på linjen med with.`,
      `If ${name} should be the file, write as ${name} before the colon on the line with with.`,
    );
  const part = after.match(/^\s*\.\s*(\w+)/)?.[1];
  if (part && !METHODS.some(([, methods]) => methods.split(' ').includes(part)))
    return both(
      `Er ${name} en modul, må du hente den med import. Ellers må du gi ${name} en verdi på en linje over.`,
      `If ${name} is a module, get it with import. Otherwise give ${name} a value on a line above.`,
    );
  const parameter = unusedParameter(source, line);
  if (parameter)
    return both(
      `Parameteren ${parameter} blir ikke brukt i funksjonen. Mente du den?`,
      `The parameter ${parameter} is not used in the function. Did you mean that one?`,
    );
  // A text in the braces of an f-string would just be shown.
  const isShown = /\bf["'].*\{[^{}]*$/.test(before);
  const isNumber = /^\s*(?:[-*/%<>]|[!=]=\s*-?\d)/.test(after) || /[-*/%<>]=?\s*$/.test(before);
  if (/^\s*class\b/.test(before))
    return both(
      `Lag klassen ${name} over denne linjen, eller ta bort parentesene.`,
      `Make the class ${name} above this line, or remove the parentheses.`,
    );
  // A name that the program has elsewhere is meant as that, and as no text.
  const isElsewhere = assignments(source, name).length > 0;
  return isElsewhere || isShown || isNumber || /^\s*(?:\.|\[|[-+*/%]{1,2}=)/.test(after) || /\bin\s+$/.test(before)
    ? both(`Gi ${name} en verdi på en linje over denne.`, `Give ${name} a value on a line above this one.`)
    : both(
        `Skal det være en tekst, skriv "${name}". Ellers må du lage ${name} først.`,
        `If it should be a text, write "${name}". Otherwise make ${name} first.`,
      );
}

/** The only parameter that the function around a line does not use. */
function unusedParameter(source: string, line: number | null): string | null {
  const lines = source.split('\n').map((one) => plainOf(one));
  const owner = line === null ? null : functionAround(source, line - 1);
  const head = owner ? placeOfDef(lines, owner) : -1;
  const given = head < 0 ? undefined : lines[head]?.match(/\(([^()]*)\)/)?.[1];
  const body = bodyOf(lines, head).join('\n');
  const names = (given ?? '').split(',').map((one) => one.trim().replace(/\s*[=:].*/, ''));
  const [one, ...others] = names.filter((name) => name !== '' && name !== 'self' && !hasWord(body, name));
  return one && others.length === 0 ? one : null;
}

/** yes and no without quotation marks, where an answer is compared: no other word is meant. */
function isAnswer({ plain }: Problem, name: string): boolean {
  return /^(?:ja|nei|yes|no)$/i.test(name) && new RegExp(`[=!]=\\s*${name}(?![\\p{L}\\p{N}_])`, 'u').test(plain);
}

/** Where a name was, and why it is not there any more. */
function nameThatIsGone({ source, line }: Problem, name: string): { why: Both; tries: Both } | null {
  const lines = source.split('\n').map((one) => plainOf(one));
  const above = lines.slice(0, (line ?? 1) - 1);
  const deleted = above.findLastIndex((one) => new RegExp(`^\\s*del\\s+${name}\\s*$`, 'u').test(one)) + 1;
  if (deleted > 0)
    return {
      why: both(`del på linje ${deleted} slettet ${name}.`, `del on line ${deleted} deleted ${name}.`),
      tries: both(
        `Flytt linje ${deleted} ned, eller gi ${name} en ny verdi.`,
        `Move line ${deleted} down, or give ${name} a new value.`,
      ),
    };
  if (assignments(source, name).length > 0) return null;
  if (above.some((one) => new RegExp(`^\\s*except\\b.*\\bas\\s+${name}\\s*:`, 'u').test(one)))
    return {
      why: both(`${name} finnes bare i blokken under except.`, `${name} exists only in the block below except.`),
      tries: both(`Bruk ${name} inni den blokken.`, `Use ${name} inside that block.`),
    };
  const inside = above.map((one) => one.match(new RegExp(`([[({]).*\\bfor\\s+${name}\\s+in\\b`, 'u'))?.[1]);
  const open = inside.find(Boolean);
  const number = inside.findIndex(Boolean) + 1;
  return open
    ? {
        why: both(
          `${name} finnes bare inni ${open} ${CLOSERS[open]} på linje ${number}.`,
          `${name} exists only inside ${open} ${CLOSERS[open]} on line ${number}.`,
        ),
        tries: both(`Gi ${name} en verdi på en linje over denne.`, `Give ${name} a value on a line above this one.`),
      }
    : null;
}

export function isCalled({ text }: Problem, name: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}_.])${name}\\s*\\(`, 'u').test(text);
}

/** What a name could begin with that the program only changes: every line that gives it a value uses the value before. */
export function startOf(problem: Problem, name: string): string | null {
  const { source } = problem;
  const lines = source.split('\n').filter((one) => hasWord(plainOf(one), name));
  const change = new RegExp(`^\\s*${name}\\s*(?:(\\*|[-+/%]|//|\\*\\*)?=(?!=))\\s*(.*)$`, 'u');
  const changes = lines.flatMap((one) => {
    const found = one.match(change);
    return found ? [{ sign: found[1] ?? '', value: found[2] ?? '' }] : [];
  });
  const beside = new RegExp(`(?<![\\p{L}\\p{N}_.])${name}\\s*[-+*/%]|[-+*/%]\\s*${name}(?![\\p{L}\\p{N}_.(\\[])`, 'u');
  const isOnlyChanged = changes.every(({ sign, value }) => sign !== '' || beside.test(plainOf(value)));
  if (changes.length === 0 || !isOnlyChanged) return null;
  // A list is not what a number is added to.
  const made = [...source.matchAll(new RegExp(`^\\s*(${CODE_NAME})\\s*=(?!=)(?!\\s*[[{])`, 'gmu'))].map(
    ([, one]) => one ?? '',
  );
  // It may be another name, misspelt.
  if (
    misspelt(
      name,
      made.filter((one) => one !== name),
    )
  )
    return null;
  const { sign, value } = changes[0] ?? { sign: '', value: '' };
  if (sign === '*' || value.startsWith(`${name} *`)) return '1';
  const added = sign === '' ? value.replace(new RegExp(`^${name}\\s*\\+\\s*|\\s*\\+\\s*${name}$`, 'u'), '') : value;
  return sign === '+' || (sign === '' && added !== value) ? emptyLike(problem, plainOf(added)) : '';
}

/** What is empty, or 0, of the same kind as what is added; '' where the program does not say what kind that is. */
function emptyLike(problem: Problem, added: string): string {
  if (added.startsWith('[')) return '[]';
  if (/^f?["']|^str\(|["']$/.test(added)) return '""';
  const [first = ''] = added.match(/^[\p{L}\p{N}_]+/u) ?? [];
  const items = loopOver(problem, first);
  const isNumber =
    /^(?:\d|int\(|float\(|len\(|round\()/.test(added) ||
    isMadeAs(problem.source, first, '(?:-?\\d|int\\(|float\\()') ||
    (items !== null && (items.startsWith('range(') || isMadeAs(problem.source, items, '\\[\\s*-?\\d')));
  return isNumber ? '0' : '';
}

/** What a while loop can begin with, so that it runs: nothing where the condition does not say it. */
function startOfLoop(text: string, name: string): string {
  const beside = new RegExp(`\\bwhile\\s+(not\\s+)?${name}\\s*(:|<=?|!=\\s*["'])`, 'u');
  const [, not, sign = ''] = text.match(beside) ?? [];
  if (sign === ':') return not ? 'False' : 'True';
  if (sign.startsWith('!')) return '""';
  return sign !== '' && !not ? '0' : '';
}

/** The name that is meant, if it is only spelt wrong: sum1 and sum2, or x_pos and y_pos, are two names. */
function misspelt(name: string, names: readonly string[]): string | undefined {
  const parts = (one: string) => one.split(/_|(?<=\D)(?=\d)/);
  const isOther = (one: string) =>
    parts(one).length === parts(name).length &&
    parts(one).some((part, index) => part !== parts(name)[index] && /^(?:\d+|\p{L})$/u.test(part));
  return closest(
    name,
    names.filter((one) => !isOther(one)),
    2,
  );
}

/** The same letter, small or capital, where the program gives it a value that can be used on this line. */
function otherCase({ source, line }: Problem, name: string): string | undefined {
  const other = name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase();
  if (!/^\p{L}$/u.test(name)) return undefined;
  const owner = functionAround(source, (line ?? 1) - 1);
  const isParameter =
    owner !== null && new RegExp(`^\\s*def\\s+${owner}\\s*\\((?:[^)]*[\\s,])?${other}\\s*[,)=:]`, 'mu').test(source);
  const isMade = assignments(source, other).some(({ index }) => [null, owner].includes(functionAround(source, index)));
  return isParameter || isMade ? other : undefined;
}

export function unknownName({ type, says }: Problem): string | undefined {
  return type === 'NameError' ? says(/name '(.+?)' is not defined/)?.[1] : undefined;
}

/** Everything that the program gives a name on other lines: elev of `for elev in elever` is not what elever is meant to be. */
function namesElsewhere({ source, line }: Problem, name: string): string[] {
  const others = source.split('\n').filter((_, index) => index !== (line ?? 0) - 1);
  return namesIn(others.join('\n'), name);
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
  // A name that begins with an underscore is not for those who use a module.
  return traceback.match(/Did you mean: '(?!_[^_])(.+?)'\?/)?.[1];
}

/** True or False for a Norwegian word, where nothing says that it is a text: it is given to a name, or is a condition. */
function norwegianTruth(name: string, { plain, source }: Problem): string | undefined {
  const word = `${name}(?![\\p{L}\\p{N}_])`;
  const isGiven = new RegExp(`(?<![=!<>])=\\s*${word}\\s*$|\\breturn\\s+${word}\\s*$`, 'u').test(plain);
  const isCondition = new RegExp(`\\b(?:if|elif|while|and|or|not)\\s+${word}\\s*(?::|and\\b|or\\b)`, 'u').test(plain);
  const isText = new RegExp(`["']${name}["']`, 'iu').test(source);
  return !isText && (isGiven || isCondition) ? lookUp(NORWEGIAN_TRUTH, name.toLowerCase()) : undefined;
}
