import type { Both } from '../../judge/explanation.ts';
import { both, CODE_NAME, hasWord, listed, type Mistake, type Problem, plainOf, type Texts, texts } from './mistake.ts';
import { BUILTINS, functionUsedAsValue, isCalled, namesIn, startOf, unboundName, unknownName } from './names.ts';
import { type Assignment, assignments, blocksAround, bodyOf, functionAround, indentOf, placeOfDef } from './program.ts';

/** Names that exist, but not here or not yet, or that are spelt with a dash here. */
export const SCOPE: readonly Mistake[] = [
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
      const lines = problem.source.split('\n');
      const made = isCalled(problem, name) && !owner ? placeOfDef(lines, name) : -1;
      const around = made < 0 ? null : functionAround(problem.source, made);
      if (around && around !== here)
        return texts(
          both(`${name} finnes bare inni funksjonen ${around}.`, `${name} exists only inside the function ${around}.`),
          both(
            'En funksjon som lages i en funksjon, kan ikke brukes utenfor.',
            'A function that is made in a function cannot be used outside it.',
          ),
          both(
            `Flytt def ${name} ut av ${around}, uten innrykk.`,
            `Move def ${name} out of ${around}, without indentation.`,
          ),
        );
      // With global it is made outside, when the function runs.
      return owner &&
        !new RegExp(`^\\s*global\\s.*(?<![\\p{L}\\p{N}_])${name}(?![\\p{L}\\p{N}_])`, 'mu').test(problem.source)
        ? texts(
            both(`${name} finnes bare inni funksjonen ${owner}.`, `${name} exists only inside the function ${owner}.`),
            both(
              'En variabel som lages i en funksjon, kan ikke brukes utenfor.',
              'A variable that is made in a function cannot be used outside it.',
            ),
            here === null ? triesForLocal(problem.source, name, owner) : triesForOther(problem, name, owner, here),
          )
        : null;
    },
  },
  {
    id: 'local-without-value',
    find(problem) {
      const name = unboundName(problem);
      if (!name || new RegExp(`^\\s*${name}\\s*==`, 'u').test(problem.text)) return null;
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
      const isKey = new RegExp(`["']${name}["']\\s*[:\\]]`, 'u').test(problem.source);
      if (isKey && new RegExp(`\\[\\s*${name}\\s*\\]`, 'u').test(problem.plain))
        return texts(
          both(`Python leser ${name} som navnet på en variabel.`, `Python reads ${name} as the name of a variable.`),
          both(
            'Variabelen har ingen verdi ennå. En nøkkel som er en tekst, må ha anførselstegn.',
            'The variable has no value yet. A key that is a text needs quotation marks.',
          ),
          both(`Skriv ["${name}"].`, `Write ["${name}"].`),
        );
      const inner = functionAround(problem.source, (problem.line ?? 1) - 1);
      const at = inner ? placeOfDef(problem.source.split('\n'), inner) : -1;
      const outer = at < 0 ? null : functionAround(problem.source, at);
      const isInOuter = assignments(problem.source, name).some(
        ({ index }) => functionAround(problem.source, index) === outer,
      );
      if (inner && outer && isInOuter)
        return texts(
          both(
            `${inner} bruker ${name} før ${name} har fått en verdi der inne.`,
            `${inner} uses ${name} before ${name} has a value in there.`,
          ),
          both(
            `Fordi ${inner} gir ${name} en verdi, er ${name} en egen variabel der, og ikke den i ${outer}.`,
            `Because ${inner} gives ${name} a value, ${name} is a variable of its own there, and not the one of ${outer}.`,
          ),
          both(`Skriv nonlocal ${name} øverst i ${inner}.`, `Write nonlocal ${name} at the top of ${inner}.`),
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
function triesForOther({ source, line }: Problem, name: string, owner: string, here: string): Both {
  const lines = source.split('\n');
  const call = new RegExp(`(?<![\\p{L}\\p{N}_.])${owner}\\s*\\(`, 'u');
  const start = placeOfDef(lines, here);
  const above = lines.slice(start + 1, (line ?? 1) - 1);
  if (start >= 0 && above.some((one) => call.test(plainOf(one))))
    return triesForLocal(source, name, owner, above.join('\n'));
  const below = start < 0 ? [] : bodyOf(lines, start).slice(above.length);
  const gives = bodyOf(lines, placeOfDef(lines, owner)).some((one) => /^\s*return\s+[^\s#]/.test(one));
  if (gives && below.some((one) => call.test(plainOf(one))))
    return both(
      `Kall ${owner} over linje ${line}, og ta vare på svaret der.`,
      `Call ${owner} above line ${line}, and keep the answer there.`,
    );
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
function triesForLocal(source: string, name: string, owner: string, callers = source): Both {
  const lines = source.split('\n');
  const index = placeOfDef(lines, owner);
  const call = /\(\s*\)/.test(lines[index] ?? '') ? `${owner}( )` : `${owner}( … )`;
  const several = bodyOf(lines, index)
    .map(
      (one) => one.match(new RegExp(`^\\s*return\\s+\\(?(${CODE_NAME}(?:\\s*,\\s*${CODE_NAME})+)\\)?\\s*$`, 'u'))?.[1],
    )
    .find((one) => one?.split(/\s*,\s*/).includes(name));
  const together = madeInAndUsedOutside(lines, index);
  if (several) return both(`Ta imot svarene: ${several} = ${call}.`, `Take the answers: ${several} = ${call}.`);
  if (!bodyOf(lines, index).some((one) => new RegExp(`^\\s*return\\s+${name}\\s*(?:#.*)?$`, 'u').test(one)))
    return bodyOf(lines, index).some((one) => /^\s*return\s+[^\s#]/.test(one))
      ? both(
          `La ${owner} gi tilbake ${name} også, og ta imot svaret der ${owner} blir kalt.`,
          `Let ${owner} give back ${name} too, and take the answer where ${owner} is called.`,
        )
      : together.length > 1
        ? both(
            `Skriv return ${together.join(', ')} i ${owner}, og ta imot svarene: ${together.join(', ')} = ${call}.`,
            `Write return ${together.join(', ')} in ${owner}, and take the answers: ${together.join(', ')} = ${call}.`,
          )
        : both(
            `Skriv return ${name} i ${owner}, og ta imot svaret: ${name} = ${call}.`,
            `Write return ${name} in ${owner}, and take the answer: ${name} = ${call}.`,
          );
  const held = callers.match(new RegExp(`^\\s*(${CODE_NAME})\\s*=\\s*${owner}\\s*\\(`, 'mu'))?.[1];
  return held
    ? both(
        `Svaret fra ${owner} ligger i ${held}. Skriv ${held} i stedet for ${name}.`,
        `The answer of ${owner} is in ${held}. Write ${held} instead of ${name}.`,
      )
    : both(`Ta imot svaret: ${name} = ${call}.`, `Take the answer: ${name} = ${call}.`);
}

/** The variables of a function that the rest of the program reads as well, and makes nowhere. */
function madeInAndUsedOutside(lines: readonly string[], index: number): string[] {
  const body = bodyOf(lines, index);
  const outside = [...lines.slice(0, index), ...lines.slice(index + 1 + body.length)].map((one) => plainOf(one));
  const made = body.flatMap((one) => one.match(new RegExp(`^\\s*(${CODE_NAME})\\s*=(?!=)`, 'u'))?.[1] ?? []);
  return [...new Set(made)].filter(
    (one) => outside.some((line) => hasWord(line, one)) && assignments(outside.join('\n'), one).length === 0,
  );
}

const OWN_NAMES: Readonly<Record<string, Both>> = {
  sum: both('total', 'total'),
  max: both('størst', 'largest'),
  min: both('minst', 'smallest'),
};
