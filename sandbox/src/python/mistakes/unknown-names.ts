import { closest } from '../../judge/closest.ts';
import type { Both } from '../../judge/explanation.ts';
import { lookUp } from '../../judge/look-up.ts';
import { CLOSERS, openIn } from './expressions.ts';
import { forgottenImport, isInModule, MODULES, namesOfTurtle } from './imports.ts';
import { both, CODE_NAME, hasWord, type Mistake, type Problem, plainOf, texts } from './mistake.ts';
import { BUILTINS, isCalled, METHODS, misspelt, namesIn, startOf, unboundName, unknownName } from './names.ts';
import {
  assignments,
  blocksAround,
  bodyOf,
  classIn,
  codeBefore,
  functionAround,
  isMadeAs,
  placeOfDef,
} from './program.ts';

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
export const UNKNOWN_NAMES: readonly Mistake[] = [
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
      const name = unknownName(problem) ?? unboundName(problem);
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
  forgottenImport,
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
    id: 'while-for-for',
    find(problem) {
      const name = unknownName(problem);
      return name && new RegExp(`^\\s*while\\s+${name}\\s+in\\s+range\\(`, 'u').test(problem.plain)
        ? texts(
            both(`${name} har ingen verdi når løkken begynner.`, `${name} has no value when the loop begins.`),
            both(
              'while sjekker bare et vilkår. for gir navnet en ny verdi i hver runde.',
              'while only checks a condition. for gives the name a new value in each round.',
            ),
            both('Skriv for i stedet for while.', 'Write for instead of while.'),
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
    id: 'colon-between-parameters',
    find(problem) {
      const name = unknownName(problem);
      const before =
        name &&
        problem.plain.match(new RegExp(`^\\s*def\\b.*[(,]\\s*(${CODE_NAME})\\s*:\\s*${name}\\s*[,)]`, 'u'))?.[1];
      return before
        ? texts(
            both(`Det er et kolon mellom ${before} og ${name}.`, `There is a colon between ${before} and ${name}.`),
            both('Navnene i parentesen skilles med komma.', 'The names in the parentheses are separated by commas.'),
            both(`Skriv ${before}, ${name}.`, `Write ${before}, ${name}.`),
          )
        : null;
    },
  },
  {
    // `navnappend(x)`, `random_randint(1, 6)` and `selfnavn`
    id: 'dot-missing-in-name',
    find(problem) {
      const name = unknownName(problem);
      if (!name) return null;
      const right = [...namesIn(problem.source, name), ...MODULES, 'self'].flatMap((owner) => {
        if (!name.startsWith(owner) || owner.length < 3) return [];
        const part = name.slice(owner.length).replace(/^_/, '');
        const isPart =
          isMethod(part) && isCalled(problem, name)
            ? !MODULES.includes(owner)
            : owner === 'self'
              ? new RegExp(`\\bself\\.${part}\\b|\\bdef\\s+${part}\\s*\\(`, 'u').test(problem.source)
              : isInModule(problem.source, owner, part);
        return part !== '' && isPart ? [`${owner}.${part}`] : [];
      })[0];
      return right
        ? texts(
            both(`Python vet ikke hva ${name} er.`, `Python does not know what ${name} is.`),
            both('Det mangler et punktum inni det.', 'A dot is missing inside it.'),
            both(`Mente du ${right}?`, `Did you mean ${right}?`),
          )
        : null;
    },
  },
  {
    id: 'used-before-made',
    find(problem) {
      const name = unknownName(problem);
      if (!name || problem.line === null) return null;
      // open(notat.txt) needs quotation marks, whatever notat is further down.
      if (new RegExp(`\\bopen\\(\\s*${name}\\.\\p{L}{1,4}\\b`, 'u').test(problem.plain)) return null;
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
        !(
          /^(?:sort|reverse)$/.test(name) &&
          new RegExp(`^\\s*${name}\\s*\\(|=\\s*${name}\\(\\s*\\)`).test(problem.plain)
        ) &&
        (misspelt(name, namesElsewhere(problem, name)) ??
          otherCase(problem, name) ??
          closest(
            name,
            isCalled(problem, name)
              ? [...BUILTINS.filter((one) => !isMethod(name) || one.startsWith(name)), ...namesOfTurtle(problem)]
              : wordsOfValues(name),
            2,
          ) ??
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
/** get( ) may be set( ), misspelt, but rather it is a method whose owner is missing. */
function isMethod(name: string): boolean {
  return METHODS.some(([, methods]) => methods.split(' ').includes(name));
}

/** True, False and None, where the name begins like one of them. */
function wordsOfValues(name: string): string[] {
  return ['True', 'False', 'None'].filter((one) => one[0]?.toLowerCase() === name[0]?.toLowerCase());
}
/** Statements that are a line of their own. */
const STATEMENTS = ['break', 'continue', 'pass'];

/** `f"{bok[tittel]}"`, where the program has such a key: the quotation mark that can be around it there. */
function keyInFString({ text, before, source }: Problem, name: string): string | null {
  const isKey = new RegExp(`["']${name}["']\\s*[:\\]]`, 'u').test(source);
  const opened = before.match(/\bf(["'])(?:(?!\1).)*\{[^{}]*\[\s*$/)?.[1];
  return isKey && opened && text.slice(before.length).startsWith(`${name}]`) ? (opened === '"' ? "'" : '"') : null;
}

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
  const quote = keyInFString(problem, name);
  if (quote) return both(`Skriv [${quote}${name}${quote}].`, `Write [${quote}${name}${quote}].`);
  const owner = METHODS.find(([, methods]) => methods.split(' ').includes(name))?.[0];
  const [, list = '', given = ''] =
    problem.plain.match(new RegExp(`^\\s*(${CODE_NAME})\\s*=\\s*(sort|reverse)\\(\\s*\\)\\s*$`, 'u')) ?? [];
  if (given && isMadeAs(lines.slice(0, (line ?? 1) - 1).join('\n'), list, '\\[|list\\('))
    return both(
      `Skriv ${list}.${given}( ), uten ${list} = foran.`,
      `Write ${list}.${given}( ), without ${list} = before it.`,
    );
  if (given === 'sort')
    return both(
      'Skriv listen i parentesen: sorted( ) gir en ny liste.',
      'Write the list in the parentheses: sorted( ) gives a new list.',
    );
  if (given)
    return both(
      'Skriv [::-1] etter navnet på listen: tall[::-1] er en ny liste, baklengs.',
      'Write [::-1] after the name of the list: numbers[::-1] is a new list, backwards.',
    );
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

/** What a while loop can begin with, so that it runs: nothing where the condition does not say it. */
function startOfLoop(text: string, name: string): string {
  const beside = new RegExp(`\\bwhile\\s+(not\\s+)?${name}\\s*(:|<=?|!=\\s*["'])`, 'u');
  const [, not, sign = ''] = text.match(beside) ?? [];
  if (sign === ':') return not ? 'False' : 'True';
  if (sign.startsWith('!')) return '""';
  return sign !== '' && !not ? '0' : '';
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

/** Everything that the program gives a name on other lines: elev of `for elev in elever` is not what elever is meant to be. */
function namesElsewhere({ source, line }: Problem, name: string): string[] {
  const lines = source.split('\n');
  const others = lines.filter((_, index) => index !== (line ?? 0) - 1);
  const isGoneThrough = new RegExp(`\\bin\\s+${name}\\s*:`, 'u').test(lines[(line ?? 1) - 1] ?? '');
  // A class is nothing to go through.
  return namesIn(others.join('\n'), name).filter((one) => !isGoneThrough || !classIn(source, one));
}

/** True or False for a Norwegian word, where nothing says that it is a text: it is given to a name, or is a condition. */
function norwegianTruth(name: string, { plain, source }: Problem): string | undefined {
  const word = `${name}(?![\\p{L}\\p{N}_])`;
  const isGiven = new RegExp(`(?<![=!<>])=\\s*${word}\\s*$|\\breturn\\s+${word}\\s*$`, 'u').test(plain);
  const isCondition = new RegExp(`\\b(?:if|elif|while|and|or|not)\\s+${word}\\s*(?::|and\\b|or\\b)`, 'u').test(plain);
  const isText = new RegExp(`["']${name}["']`, 'iu').test(source);
  return !isText && (isGiven || isCondition) ? lookUp(NORWEGIAN_TRUTH, name.toLowerCase()) : undefined;
}
