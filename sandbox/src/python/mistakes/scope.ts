import { closest } from '../../judge/closest.ts';
import type { Both } from '../../judge/explanation.ts';
import { openIn } from './expressions.ts';
import { both, CODE_NAME, hasWord, listed, type Mistake, type Problem, plainOf, type Texts, texts } from './mistake.ts';
import { BUILTINS, isCalled, namesIn, startOf, unknownName } from './names.ts';
import {
  type Assignment,
  ancestorsOf,
  assignments,
  blocksAround,
  bodyOf,
  classIn,
  functionAround,
  indentOf,
  placeOfDef,
} from './program.ts';

/** Names that exist, but not here or not yet. */
export const SCOPE: readonly Mistake[] = [
  {
    id: 'check-asks-for-name',
    find(problem) {
      const name = unknownName(problem);
      // An error without a line is in what a check runs after the program.
      if (!name || problem.line !== null) return null;
      const names = namesIn(problem.source, name);
      const near = names.find((one) => one.startsWith(name) || name.startsWith(one)) ?? closest(name, names, 2);
      return texts(
        both(
          `Oppgaven ber om noe som heter ${name}, og det finnes ikke i programmet ditt.`,
          `The task asks for something called ${name}, and your program does not have it.`,
        ),
        both(
          'Sjekken bruker navnet nøyaktig slik det er skrevet i oppgaven.',
          'The check uses the name exactly as the task spells it.',
        ),
        near
          ? both(`Programmet har ${near}. Gi det navnet ${name}.`, `The program has ${near}. Name it ${name}.`)
          : both(
              `Lag ${name} på ytterste nivå i programmet, uten innrykk.`,
              `Make ${name} at the outermost level of the program, not indented.`,
            ),
      );
    },
  },
  {
    id: 'function-of-another-language',
    find(problem) {
      const name = unknownName(problem);
      const tries =
        name &&
        (name === 'Math' || Object.hasOwn(OTHER_FUNCTIONS, name)) &&
        !namesIn(problem.source, '').includes(name) &&
        // A variable may have the same name.
        // With a module that has one too, that one may be meant.
        !(name === 'write' && /\bturtle\b/.test(problem.source)) &&
        new RegExp(`(?<![\\p{L}\\p{N}_.])${name}\\s*(?:${name === 'string' ? '\\(' : '[(.]|<<|>>'})`, 'u').test(
          problem.plain,
        )
          ? name === 'Math'
            ? triesForMath(problem)
            : OTHER_FUNCTIONS[name]
          : undefined;
      return tries
        ? texts(
            both(`Python har ikke ${name}.`, `Python does not have ${name}.`),
            name && NORWEGIAN_FUNCTIONS.includes(name)
              ? both('Navnene i Python er på engelsk.', 'The names of Python are English.')
              : both('Det kommer fra et annet programmeringsspråk.', 'It comes from another programming language.'),
            tries,
          )
        : null;
    },
  },
  {
    id: 'colon-for-equals',
    find(problem) {
      const name = unknownName(problem);
      if (!name || problem.line === null) return null;
      const lines = problem.source.split('\n').slice(0, problem.line);
      const target = new RegExp(`^\\s*${name}\\s*(:|<-)\\s*\\S`, 'u');
      const sign = lines
        .map((line, index) => {
          // Inside a dictionary it is a key.
          const above = lines.slice(0, index).map((one) => plainOf(one));
          const isInText =
            lines
              .slice(0, index)
              .join('')
              .split(/"""|'''/).length %
              2 ===
            0;
          return openIn(above.join('\n')) === null && !isInText ? line.match(target)?.[1] : undefined;
        })
        .find(Boolean);
      return sign
        ? texts(
            both(
              `Det står ${sign} etter ${name}, så ${name} har ikke fått noen verdi.`,
              `There is ${sign} after ${name}, so ${name} has not got a value.`,
            ),
            both('I Python gir ett likhetstegn en verdi.', 'In Python one equals sign gives a value.'),
            both(`Skriv ${name} = og så verdien.`, `Write ${name} = and then the value.`),
          )
        : null;
    },
  },
  {
    id: 'values-in-class-line',
    find(problem) {
      const { plain } = problem;
      const name = unknownName(problem);
      const head = plain.match(new RegExp(`^\\s*class\\s+(${CODE_NAME})\\s*\\(([^)]*)\\)\\s*:`, 'u'));
      // A class that is spelt in another way is no value.
      const classes = [...problem.source.matchAll(new RegExp(`^\\s*class\\s+(${CODE_NAME})`, 'gmu'))];
      const isMisspelt =
        name &&
        closest(
          name,
          classes.map(([, one]) => one ?? ''),
          2,
        );
      // With a capital letter it is meant as a class, made further down or not at all.
      return name && !/^\p{Lu}/u.test(name) && head && hasWord(head[2] ?? '', name) && !isMisspelt
        ? texts(
            both(`Ingen klasse heter ${name}.`, `No class is called ${name}.`),
            both(
              'I parentesen etter navnet på klassen står klassen den arver fra.',
              'In the parentheses after the name of the class is the class that it inherits from.',
            ),
            both(
              `Skriv class ${head[1]}: og sett verdiene i def __init__(self, ${head[2]}):`,
              `Write class ${head[1]}: and put the values in def __init__(self, ${head[2]}):`,
            ),
          )
        : null;
    },
  },
  {
    id: 'class-value-without-class',
    find(problem) {
      const name = unboundName(problem);
      const owner = name && classWithValue(problem, name);
      return owner
        ? texts(
            both(`${name} hører til klassen ${owner}.`, `${name} belongs to the class ${owner}.`),
            both(
              'Inni en metode må navnet på klassen stå foran når verdien skal endres.',
              'Inside a method the name of the class must be before it when the value should change.',
            ),
            both(`Skriv ${owner}.${name}.`, `Write ${owner}.${name}.`),
          )
        : null;
    },
  },
  {
    id: 'self-unknown',
    find(problem) {
      const { source, line, text } = problem;
      if (unknownName(problem) !== 'self' || line === null) return null;
      const heads = blocksAround(source.split('\n'), line - 1);
      const method = heads.find((one) => /^def\b/.test(one));
      const [, name = '', parameters = ''] =
        method?.match(new RegExp(`^def\\s+(${CODE_NAME})\\s*\\(([^)]*)\\)`, 'u')) ?? [];
      if (name !== '' && heads.some((one) => /^class\b/.test(one))) {
        const first = parameters.split(',')[0]?.trim() ?? '';
        return texts(
          both(
            `Metoden ${name} har ingen parameter som heter self.`,
            `The method ${name} has no parameter called self.`,
          ),
          first === ''
            ? both(
                'self er objektet, og det må stå i parentesen.',
                'self is the object, and it must be in the parentheses.',
              )
            : both(
                `Det første i parentesen er objektet, og her heter det ${first}.`,
                `The first in the parentheses is the object, and here it is called ${first}.`,
              ),
          both(`Skriv self først i parentesen til def ${name}.`, `Write self first in the parentheses of def ${name}.`),
        );
      }
      return texts(
        both('self finnes bare inni metodene i en klasse.', 'self exists only inside the methods of a class.'),
        both(
          'Python sender objektet med av seg selv når en metode kalles.',
          'Python passes the object by itself when a method is called.',
        ),
        /\(\s*self\s*[,)]/.test(text)
          ? both('Ta bort self i parentesen.', 'Remove self from the parentheses.')
          : heads.some((one) => /^class\b/.test(one))
            ? both('Flytt linjen inn i __init__ i klassen.', 'Move the line into __init__ of the class.')
            : both('Bruk navnet på objektet i stedet for self.', 'Use the name of the object instead of self.'),
      );
    },
  },
  {
    id: 'self-missing-before-name',
    find(problem) {
      const unbound = unboundName(problem);
      // A variable of the method itself may have the same name.
      const name = unbound && startOf(problem, unbound) !== null ? unbound : unknownName(problem);
      if (!name || problem.line === null || !hasSelf(problem, name)) return null;
      return texts(
        both(
          `${name} hører til objektet, og må ha self foran.`,
          `${name} belongs to the object, and needs self before it.`,
        ),
        both(
          `Klassen har self.${name}, men ingen variabel som bare heter ${name}.`,
          `The class has self.${name}, but no variable that is just ${name}.`,
        ),
        both(`Skriv self.${name}.`, `Write self.${name}.`),
      );
    },
  },
  {
    id: 'method-without-object',
    find(problem) {
      const name = unknownName(problem);
      if (!name || !isCalled(problem, name)) return null;
      const lines = problem.source.split('\n');
      const index = lines.findIndex((one) => new RegExp(`^\\s+def\\s+${name}\\s*\\(\\s*self\\b`, 'u').test(one));
      const owner =
        index < 0 ? undefined : blocksAround(lines, index)[0]?.match(new RegExp(`^class\\s+(${CODE_NAME})`, 'u'))?.[1];
      if (!owner) return null;
      const object = problem.source.match(new RegExp(`^(${CODE_NAME})\\s*=\\s*${owner}\\(`, 'mu'))?.[1];
      return texts(
        both(`${name} er en metode i klassen ${owner}.`, `${name} is a method of the class ${owner}.`),
        both(
          'En metode kalles på et objekt, med punktum mellom.',
          'A method is called on an object, with a dot in between.',
        ),
        both(`Skriv ${object ?? `${owner}( … )`}.${name}( ).`, `Write ${object ?? `${owner}( … )`}.${name}( ).`),
      );
    },
  },
  {
    id: 'dash-read-as-minus',
    find(problem) {
      const name = unknownName(problem);
      if (!name) return null;
      const right = namesIn(problem.source, name).find(
        (one) => one.includes('_') && problem.text.includes(one.replaceAll('_', '-')),
      );
      return right
        ? texts(
            both(
              `Python leser ${right.replaceAll('_', '-')} som et minusstykke.`,
              `Python reads ${right.replaceAll('_', '-')} as a subtraction.`,
            ),
            both('Et navn kan ha understrek, men ikke bindestrek.', 'A name can have an underscore, but no dash.'),
            both(`Mente du ${right}?`, `Did you mean ${right}?`),
          )
        : null;
    },
  },
  {
    id: 'branch-not-run',
    find(problem) {
      const name = unboundName(problem) ?? unknownName(problem);
      if (!name || problem.line === null) return null;
      const made = assignments(problem.source, name).filter(({ index }) => index < (problem.line ?? 0) - 1);
      const sameFunction = functionAround(problem.source, problem.line - 1);
      const inBranches = made.filter(
        ({ index, branch }) => branch !== null && functionAround(problem.source, index) === sameFunction,
      );
      const [inBranch] = inBranches;
      const isOnlyThere = made.every(
        ({ index, branch }) => branch !== null || functionAround(problem.source, index) !== sameFunction,
      );
      if (!inBranch || !isOnlyThere) return null;
      if (inBranches.length > 1) return givenInBranches(problem, name, inBranches);
      const isLater = assignments(problem.source, name).length > made.length;
      const isTry = inBranch.branch === 'try' || inBranch.branch === 'except';
      const head = isTry ? 'try' : inBranch.branch === 'case' ? 'match' : 'if';
      const isLoop = inBranch.branch === 'for' || inBranch.branch === 'while';
      return texts(
        both(`${name} har ikke fått noen verdi.`, `${name} has not got a value.`),
        isLoop
          ? both(
              `${name} får verdien sin i løkken, på linje ${inBranch.index + 1}, og det skjedde ikke denne gangen.`,
              `${name} gets its value in the loop, on line ${inBranch.index + 1}, and that did not happen this time.`,
            )
          : both(
              `${isLater ? `Før denne linjen får ${name}` : `${name} får`} bare en verdi inni en ${inBranch.branch}, på linje ${inBranch.index + 1}, og det skjedde ikke denne gangen.`,
              `${isLater ? 'Before this line ' : ''}${name} only gets a value inside the ${inBranch.branch}, on line ${inBranch.index + 1}, and that did not happen this time.`,
            ),
        isLoop
          ? both(`Gi ${name} en verdi før løkken.`, `Give ${name} a value before the loop.`)
          : both(
              `Gi ${name} en verdi før ${head}, eller i alle grenene.`,
              `Give ${name} a value before the ${head}, or in all of its branches.`,
            ),
      );
    },
  },
  {
    id: 'name-of-function-only',
    find(problem) {
      const name = unknownName(problem);
      if (!name || problem.line === null) return null;
      const here = functionAround(problem.source, problem.line - 1);
      const owner = assignments(problem.source, name)
        .map(({ index }) => functionAround(problem.source, index))
        .find((one) => one !== null && one !== here);
      // With global it is made outside, when the function runs.
      return owner &&
        !new RegExp(`^\\s*global\\s.*(?<![\\p{L}\\p{N}_])${name}(?![\\p{L}\\p{N}_])`, 'mu').test(problem.source)
        ? texts(
            both(`${name} finnes bare inni funksjonen ${owner}.`, `${name} exists only inside the function ${owner}.`),
            both(
              'En variabel som lages i en funksjon, kan ikke brukes utenfor.',
              'A variable that is made in a function cannot be used outside it.',
            ),
            here === null
              ? triesForLocal(problem.source, name, owner)
              : triesForOther(problem.source, name, owner, here),
          )
        : null;
    },
  },
  {
    id: 'local-without-value',
    find(problem) {
      const name = unboundName(problem);
      if (!name) return null;
      const start = startOf(problem, name);
      const isFunction =
        isCalled(problem, name) && (BUILTINS.includes(name) || placeOfDef(problem.source.split('\n'), name) >= 0);
      if (isFunction)
        return texts(
          both(`${name} er både en funksjon og en variabel her.`, `${name} is both a function and a variable here.`),
          both(
            `Fordi funksjonen rundt gir ${name} en verdi, er ${name} en variabel der, og den har ingen verdi ennå.`,
            `Because the function around gives ${name} a value, ${name} is a variable there, and it has no value yet.`,
          ),
          both('Gi variabelen et annet navn.', 'Give the variable another name.'),
        );
      const isOutside = assignments(problem.source, name).some(
        ({ index }) => functionAround(problem.source, index) === null,
      );
      return texts(
        both(
          `Funksjonen bruker ${name} før ${name} har fått en verdi der inne.`,
          `The function uses ${name} before ${name} has a value in there.`,
        ),
        isOutside
          ? both(
              `Fordi funksjonen gir ${name} en verdi et sted, er ${name} en egen variabel i funksjonen, ikke den utenfor.`,
              `Because the function gives ${name} a value somewhere, ${name} is a variable of its own in the function, not the one outside.`,
            )
          : both(
              `Når denne linjen blir kjørt, har ${name} ingen verdi i funksjonen.`,
              `When this line is run, ${name} has no value in the function.`,
            ),
        isOutside
          ? both(
              `Send verdien inn som argument og gi svaret tilbake med return, eller skriv global ${name} øverst i funksjonen.`,
              `Pass the value in as an argument and give the answer back with return, or write global ${name} at the top of the function.`,
            )
          : both(
              `Gi ${name} en verdi øverst i funksjonen${start ? `, for eksempel ${name} = ${start}` : ''}.`,
              `Give ${name} a value at the top of the function${start ? `, such as ${name} = ${start}` : ''}.`,
            ),
      );
    },
  },
  {
    id: 'function-name-as-variable',
    find(problem) {
      const name = functionUsedAsValue(problem);
      // Without a line that gives it a value, it is the function that is meant.
      if (!name || !BUILTINS.includes(name) || assignments(problem.source, name).length === 0) return null;
      const here = functionAround(problem.source, (problem.line ?? 1) - 1);
      const owners = assignments(problem.source, name).map(({ index }) => functionAround(problem.source, index));
      const owner = owners.includes(here) ? null : owners[0];
      if (owner)
        return texts(
          both(
            `${name} er en funksjon i Python, og ikke et tall.`,
            `${name} is a function in Python, and not a number.`,
          ),
          both(
            `Variabelen i ${owner} finnes bare inni ${owner}.`,
            `The variable of ${owner} exists only inside ${owner}.`,
          ),
          both(
            `Gi svaret tilbake med return i ${owner}, og ta imot det med et annet navn.`,
            `Give the answer back with return in ${owner}, and take it with another name.`,
          ),
        );
      return texts(
        both(`${name} er en funksjon i Python, og ikke et tall.`, `${name} is a function in Python, and not a number.`),
        both(
          `Variabelen din har ikke fått noen verdi ennå, så ${name} er fortsatt funksjonen.`,
          `Your variable has no value yet, so ${name} is still the function.`,
        ),
        both(
          `Lag variabelen før du bruker den, med et annet navn, for eksempel ${OWN_NAMES[name]?._no ?? `min_${name}`}.`,
          `Make the variable before you use it, with another name, such as ${OWN_NAMES[name]?._eng ?? `my_${name}`}.`,
        ),
      );
    },
  },
];

/** A name that gets a value on several lines, none of which gave it one this time. */
function givenInBranches({ source, line }: Problem, name: string, made: readonly Assignment[]): Texts {
  const lines = source.split('\n');
  const at = made.map(({ index }) => String(index + 1));
  const [first] = made;
  const word = made.every(({ branch }) => /^(?:if|elif|else)$/.test(branch ?? ''))
    ? 'if'
    : made.every(({ branch }) => branch === 'case')
      ? 'match'
      : made.every(({ branch }) => /^(?:try|except)$/.test(branch ?? ''))
        ? 'try'
        : null;
  const heads = made.map(({ index }) => headsOf(lines, index, (line ?? 1) - 1));
  const isOne = word !== null && heads.every((one) => one.length === 1 && one[0] === heads[0]?.[0]);
  const start = (heads[0]?.at(-1) ?? first?.index ?? 0) + 1;
  return texts(
    both(`${name} har ikke fått noen verdi.`, `${name} has not got a value.`),
    both(
      `Før denne linjen får ${name} bare en verdi på linje ${listed(at, 'og')}, og ingenting av det skjedde denne gangen.`,
      `Before this line ${name} only gets a value on lines ${listed(at, 'and')}, and none of that happened this time.`,
    ),
    isOne
      ? both(
          `Gi ${name} en verdi før ${word} på linje ${start}, eller i alle grenene.`,
          `Give ${name} a value before the ${word} on line ${start}, or in all of its branches.`,
        )
      : both(`Gi ${name} en verdi før linje ${start}.`, `Give ${name} a value before line ${start}.`),
  );
}

/** Where the blocks around a line begin that are not around the other line too, from the innermost out. */
function headsOf(lines: readonly string[], index: number, other: number): number[] {
  const found: number[] = [];
  let indent = indentOf(lines[index] ?? '');
  const isAround = (head: number) =>
    head < other &&
    lines.slice(head + 1, other + 1).every((one) => one.trim() === '' || indentOf(one) > indentOf(lines[head] ?? ''));
  for (let at = index - 1; at >= 0 && indent > 0; at--) {
    const text = lines[at] ?? '';
    if (plainOf(text).trim() === '' || indentOf(text) >= indent) continue;
    // elif and else go with the if further up, and except with its try.
    if (/^\s*(?:elif|else|except|finally)\b/.test(text)) {
      indent = indentOf(text) + 1;
      continue;
    }
    indent = indentOf(text);
    if (/^\s*(?:def|class)\b/.test(text) || isAround(at)) break;
    if (!/^\s*case\b/.test(text)) found.push(at);
  }
  return found;
}

/** How a value that is made in a function gets into another one, or from one method to another. */
function triesForOther(source: string, name: string, owner: string, here: string): Both {
  const lines = source.split('\n');
  const isMethod = [owner, here].every((one) => {
    const index = placeOfDef(lines, one);
    return blocksAround(lines, index).some((head) => /^class\b/.test(head));
  });
  return isMethod
    ? both(
        `Skal objektet huske verdien, skriv self.${name} begge steder.`,
        `If the object should remember the value, write self.${name} in both places.`,
      )
    : both(
        `Gi ${here} en parameter som heter ${name}, og send verdien med når ${here} blir kalt.`,
        `Give ${here} a parameter called ${name}, and pass the value when ${here} is called.`,
      );
}

/** How a value that is made in a function gets out of it. */
function triesForLocal(source: string, name: string, owner: string): Both {
  const lines = source.split('\n');
  const index = placeOfDef(lines, owner);
  const call = /\(\s*\)/.test(lines[index] ?? '') ? `${owner}( )` : `${owner}( … )`;
  if (!bodyOf(lines, index).some((one) => new RegExp(`^\\s*return\\s+${name}\\s*(?:#.*)?$`, 'u').test(one)))
    return bodyOf(lines, index).some((one) => /^\s*return\s+[^\s#]/.test(one))
      ? both(
          `La ${owner} gi tilbake ${name} også, og ta imot svaret der ${owner} blir kalt.`,
          `Let ${owner} give back ${name} too, and take the answer where ${owner} is called.`,
        )
      : both(
          `Skriv return ${name} i ${owner}, og ta imot svaret: ${name} = ${call}.`,
          `Write return ${name} in ${owner}, and take the answer: ${name} = ${call}.`,
        );
  const held = source.match(new RegExp(`^\\s*(${CODE_NAME})\\s*=\\s*${owner}\\s*\\(`, 'mu'))?.[1];
  return held
    ? both(
        `Svaret fra ${owner} ligger i ${held}. Skriv ${held} i stedet for ${name}.`,
        `The answer of ${owner} is in ${held}. Write ${held} instead of ${name}.`,
      )
    : both(`Ta imot svaret: ${name} = ${call}.`, `Take the answer: ${name} = ${call}.`);
}

const OWN_NAMES: Readonly<Record<string, Both>> = {
  sum: both('total', 'total'),
  max: both('størst', 'largest'),
  min: both('minst', 'smallest'),
};

const PRINT = both('Skriv print( ) rundt det som skal vises.', 'Write print( ) around what should be shown.');
const INPUT = both('Bruk input( ) for å spørre.', 'Use input( ) to ask.');
const SLEEP = both(
  'Skriv from time import sleep øverst i programmet, og så sleep( ) med antall sekunder i parentesen.',
  'Write from time import sleep at the top of the program, and then sleep( ) with the number of seconds in the parentheses.',
);
/** Names that are English in Python. */
const NORWEGIAN_FUNCTIONS: readonly string[] = ['skriv', 'skriv_ut', 'skrivut'];
const OTHER_FUNCTIONS: Readonly<Record<string, Both>> = {
  console: PRINT,
  Console: PRINT,
  System: PRINT,
  printf: PRINT,
  println: PRINT,
  puts: PRINT,
  echo: PRINT,
  cout: PRINT,
  document: PRINT,
  alert: PRINT,
  write: PRINT,
  prompt: INPUT,
  cin: INPUT,
  scanf: INPUT,
  raw_input: INPUT,
  String: both('Bruk str( ).', 'Use str( ).'),
  string: both('Bruk str( ).', 'Use str( ).'),
  Number: both('Bruk int( ), eller float( ) for desimaltall.', 'Use int( ), or float( ) for decimal numbers.'),
  parseInt: both('Bruk int( ).', 'Use int( ).'),
  parseFloat: both('Bruk float( ).', 'Use float( ).'),
  strlen: both('Bruk len( ).', 'Use len( ).'),
  length: both('Bruk len( ) for å få lengden.', 'Use len( ) to get the length.'),
  lenght: both('Bruk len( ) for å få lengden.', 'Use len( ) to get the length.'),
  xrange: both('Bruk range( ).', 'Use range( ).'),
  skriv: PRINT,
  skriv_ut: PRINT,
  skrivut: PRINT,
  wait: SLEEP,
  delay: SLEEP,
};

/** Not all that other languages have in Math is in the module math. */
function triesForMath({ plain, source }: Problem): Both {
  const name = plain.match(/\bMath\.(\w+)/)?.[1] ?? '';
  if (/^(?:max|min|round|abs|pow)$/.test(name))
    return both(`Skriv ${name}( ) uten Math.`, `Write ${name}( ) without Math.`);
  if (name !== 'random' && /^\s*import\s+math\b/m.test(source))
    return both('Skriv math med liten forbokstav.', 'Write math with a small letter.');
  return name === 'random'
    ? both(
        'Skriv import random øverst, og så random.random( ).',
        'Write import random at the top, and then random.random( ).',
      )
    : both(
        'Skriv import math øverst, og math. foran navnet.',
        'Write import math at the top, and math. before the name.',
      );
}

function unboundName({ type, says }: Problem): string | undefined {
  return type === 'UnboundLocalError' ? says(/local variable '(.+?)'/)?.[1] : undefined;
}

/** The class around a line that gives this name a value outside its methods. */
function classWithValue({ source, line }: Problem, name: string): string | null {
  const around = blocksAround(source.split('\n'), (line ?? 1) - 1);
  const owner = around.map((one) => one.match(new RegExp(`^class\\s+(${CODE_NAME})`, 'u'))?.[1]).find(Boolean);
  const body = (owner && classIn(source, owner)?.body) || [];
  const indent = Math.min(...body.filter((one) => one.trim() !== '').map(indentOf));
  const value = new RegExp(`^\\s*${name}\\s*=(?!=)`, 'u');
  return owner && body.some((one) => indentOf(one) === indent && value.test(one)) ? owner : null;
}

function hasSelf(problem: Problem, name: string): boolean {
  const { source, line, text } = problem;
  const around = blocksAround(source.split('\n'), (line ?? 1) - 1);
  const isInMethod = around.some((one) => /^def\b.*\(\s*self\b/.test(one));
  // A value of the class itself is reached with self too.
  const isOfClass = classWithValue(problem, name) !== null;
  const owner = around.map((one) => one.match(new RegExp(`^class\\s+(${CODE_NAME})`, 'u'))?.[1]).find(Boolean) ?? '';
  const body = [classIn(source, owner), ...ancestorsOf(source, owner)].flatMap((one) => one?.body ?? []).join('\n');
  return (
    isInMethod &&
    (isOfClass || new RegExp(`\\bself\\.${name}\\b|def\\s+${name}\\s*\\(\\s*self`, 'u').test(body)) &&
    hasWord(text, name)
  );
}

/** The name of a function that is calculated or compared with, without being called. */
export function functionUsedAsValue({ type, message, operation, source }: Problem): string | undefined {
  const isFunction = (kind: string) => /^(?:function|method|builtin_function_or_method|type)$/.test(kind);
  const [, left = '', right = ''] = message.match(/'([\w.]+)' and '([\w.]+)'$/) ?? [];
  const added = message.match(/can only concatenate \w+ \(not "(\w+)"\)/)?.[1] ?? '';
  const side = isFunction(left)
    ? operation?.left
    : isFunction(right) || isFunction(added)
      ? operation?.right
      : undefined;
  const name = type === 'TypeError' ? side?.match(new RegExp(`^(?:.+\\.)?${CODE_NAME}$`, 'u'))?.[0] : undefined;
  if (!name || name.includes('.') || BUILTINS.includes(name)) return name;
  return new RegExp(`\\bdef\\s+${name}\\s*\\(|^\\s*${name}\\s*=`, 'mu').test(source) ? name : undefined;
}
