import { callIn, isNumber, isText, partsOf } from './expressions.ts';
import { both, CODE_NAME, hasWord, type Mistake, type Problem, plainOf, texts } from './mistake.ts';
import { namesIn } from './names.ts';
import { assignments, blocksAround, functionAround, placeOfDef } from './program.ts';

const COMPARISON = /[<>]=?|[=!]=/;

/** Parentheses that are missing, or that close too early or too late. */
export const PARENTHESES: readonly Mistake[] = [
  {
    id: 'method-not-run-above',
    find({ type, says, failed, source, line }) {
      const isMethod =
        (type === 'TypeError' || type === 'AttributeError') && says(/\b(?:builtin_function_or_method|method)\b/);
      if (!isMethod || line === null) return null;
      const lines = source.split('\n');
      const code = plainOf(failed);
      // A method without parentheses on this line may be what fails.
      if (type === 'TypeError' && new RegExp(`\\.${CODE_NAME}(?![\\p{L}\\p{N}_]|\\s*\\()`, 'u').test(code)) return null;
      const names = code.match(new RegExp(`(?<![\\p{L}\\p{N}_.])${CODE_NAME}(?![\\p{L}\\p{N}_]|\\s*\\()`, 'gu')) ?? [];
      for (const name of new Set(names)) {
        const made = assignments(source, name).filter(
          ({ index, branch }) => branch !== 'for' && functionAround(source, index) === functionAround(source, line - 1),
        );
        const bare = new RegExp(`^\\s*${name}\\s*=\\s*(\\S.*)\\.(${CODE_NAME})\\s*(?:#.*)?$`, 'u');
        const found = made
          .map(({ index }) => ({ index, match: lines[index]?.match(bare) }))
          .filter(({ match }) => match);
        const [, owner = '', method = ''] = found[0]?.match ?? [];
        const takes = lines[placeOfDef(lines, method)]?.match(/\(\s*self\s*(,?)/)?.[1];
        if (found.length !== 1 || (!WITHOUT_VALUES.has(method) && takes !== '')) continue;
        const at = (found[0]?.index ?? 0) + 1;
        return texts(
          both(`Det mangler ( ) etter ${method} på linje ${at}.`, `There is no ( ) after ${method} on line ${at}.`),
          both(
            `Uten parenteser blir ikke ${method} kjørt, og ${name} er selve metoden i stedet for svaret.`,
            `Without parentheses ${method} does not run, and ${name} is the method itself instead of its answer.`,
          ),
          both(
            `Skriv ${name} = ${owner}.${method}( ) på linje ${at}.`,
            `Write ${name} = ${owner}.${method}( ) on line ${at}.`,
          ),
        );
      }
      return null;
    },
  },
  {
    id: 'operator-inside-call',
    find({ type, says, before, rest, failed, operation }) {
      if (type !== 'TypeError') return null;
      const whole = says(/object of type 'bool' has no len\(\)/) ? callIn(failed) : null;
      const [left = '', right = '', ...more] = whole ? partsOf(whole.given[0] ?? '', COMPARISON) : [];
      const name = whole?.name ?? before.match(/(?<![\p{L}\p{N}_.])(len|sum|max|min)\(\s*$/u)?.[1];
      const isAlone = whole ? more.length === 0 : rest.slice(failed.length).trimStart().startsWith(')');
      const kind = says(/(?:between instances of|for [^:]+:) '(\w+)' and '(?:int|float)'/)?.[1];
      const joined = says(/can only concatenate (\w+) \(not "(?:int|float)"\)/)?.[1];
      const fits = whole !== null || HAS_PARTS.get(name ?? '')?.includes(kind ?? joined ?? '');
      const sign = whole ? failed.match(COMPARISON)?.[0] : operation?.sign;
      const value = whole ? left : operation?.left;
      const other = whole ? right : operation?.right;
      if (!name || !isAlone || !fits || !sign || !value || !other) return null;
      // A number in a variable may be meant as a part of the text.
      if (kind === 'str' || joined === 'str') if (!isNumber(other)) return null;
      return texts(
        both(
          `Det står ${sign} ${other} inni parentesen til ${name}.`,
          `There is ${sign} ${other} inside the parentheses of ${name}.`,
        ),
        both(
          `Det som er i parentesen, blir regnet ut før ${name}.`,
          `What is in the parentheses is worked out before ${name}.`,
        ),
        both(
          `Lukk parentesen tidligere: ${name}(${value}) ${sign} ${other}.`,
          `Close the parenthesis earlier: ${name}(${value}) ${sign} ${other}.`,
        ),
      );
    },
  },
  {
    id: 'operator-inside-conversion',
    find({ type, says, before, rest, failed, operation }) {
      const name = type === 'TypeError' && before.match(/(?<![\p{L}\p{N}_.])(int|float|str)\(\s*$/u)?.[1];
      const isAlone = rest.slice(failed.length).trimStart().startsWith(')');
      if (!name || !isAlone || !operation) return null;
      const fits =
        name === 'str'
          ? says(/for \+: '(?:int|float)' and 'str'/)
          : says(
              /between instances of 'str' and '(?:int|float)'|for [^:]+: 'str' and '(?:int|float)'|\(not "(?:int|float)"\) to str/,
            );
      // A name beside str( may be a part of the text that should not be in it.
      if (!fits || (name !== 'str' && !isNumber(operation.right))) return null;
      const right = `${name}(${operation.left}) ${operation.sign} ${operation.right}`;
      return texts(
        both(`Parentesen til ${name} lukkes for sent.`, `The parenthesis of ${name} closes too late.`),
        both(
          `Det som er i parentesen, blir regnet ut før ${name}.`,
          `What is in the parentheses is worked out before ${name}.`,
        ),
        both(`Lukk parentesen tidligere: ${right}.`, `Close the parenthesis earlier: ${right}.`),
      );
    },
  },
  {
    id: 'decimals-outside-round',
    find({ type, failed }) {
      const call = type === 'TypeError' ? callIn(failed) : null;
      const [first = '', decimals = '', ...more] = call?.given ?? [];
      const round = callIn(first);
      if (!call || !/^(?:str|int|float)$/.test(call.callee) || !decimals || more.length > 0) return null;
      if (round?.callee !== 'round' || round.given.length !== 1) return null;
      const right = `${call.name}(round(${round.given[0]}, ${decimals}))`;
      return texts(
        both('Parentesen til round lukkes for tidlig.', 'The parenthesis of round closes too early.'),
        both(
          `Derfor får ${call.name} antallet desimaler, og ikke round.`,
          `That is why ${call.name} gets the number of decimals, and not round.`,
        ),
        both(`Skriv ${right}.`, `Write ${right}.`),
      );
    },
  },
  {
    id: 'prompt-outside-input',
    find({ type, before, rest }) {
      const found =
        type === 'TypeError' &&
        `${before.match(/(?:\b(?:int|float|str)\(\s*)?$/)?.[0] ?? ''}${rest}`.match(
          /^(?:(int|float|str)\(\s*input\s*(?:\(\s*\)\s*)?\)|input\s*\(\s*\))\s*\(\s*(f?(["']).*?\3)\s*\)/,
        );
      if (!found) return null;
      const [, kind, prompt] = found;
      const right = kind ? `${kind}(input(${prompt}))` : `input(${prompt})`;
      return texts(
        both('Spørsmålet er utenfor parentesen til input.', 'The question is outside the parentheses of input.'),
        both('input viser det som er i dens egen parentes.', 'input shows what is in its own parentheses.'),
        both(`Skriv ${right}.`, `Write ${right}.`),
      );
    },
  },
  {
    id: 'number-inside-input',
    find({ type, before, failed }) {
      const call = type === 'ValueError' && /(?<![\p{L}\p{N}_.])input\(\s*$/u.test(before) ? callIn(failed) : null;
      const [prompt = ''] = call?.given ?? [];
      return call && /^(?:int|float)$/.test(call.callee) && isText(prompt)
        ? texts(
            both(`${call.name} er inni parentesen til input.`, `${call.name} is inside the parentheses of input.`),
            both(
              `${call.name} prøver da å gjøre om spørsmålet, og ikke svaret.`,
              `${call.name} then tries to convert the question, and not the answer.`,
            ),
            both(
              `Sett ${call.name} rundt input: ${call.name}(input(${prompt})).`,
              `Put ${call.name} around input: ${call.name}(input(${prompt})).`,
            ),
          )
        : null;
    },
  },
  {
    id: 'values-in-double-parentheses',
    find({ type, says, failed }) {
      const found =
        type === 'TypeError' &&
        (says(/^(?:\w+\.)?\w+\(\) missing (\d+) required positional argument/) ??
          says(/^\w+ expected (?:at least )?2 arguments, got (1)$/) ??
          says(/^type tuple doesn't (define) __round__ method/));
      const call = found ? callIn(failed) : null;
      const [only = '', ...more] = call?.given ?? [];
      const inside = /^\(.*\)$/.test(only) ? partsOf(only.slice(1, -1), /,/).filter((one) => one !== '') : [];
      if (!found || !call || more.length > 0 || inside.length < (found[1] === 'define' ? 2 : Number(found[1]) + 1))
        return null;
      const right = `${call.callee}(${inside.join(', ')})`;
      return texts(
        both('Det er to parenteser rundt verdiene.', 'There are two parentheses around the values.'),
        both(
          `De innerste gjør verdiene til én, så ${call.name} får bare én verdi.`,
          `The inner ones make the values into one, so ${call.name} gets just one value.`,
        ),
        both(`Skriv ${right}.`, `Write ${right}.`),
      );
    },
  },
  {
    id: 'parentheses-missing-in-chain',
    find(problem) {
      const { type, says, failed, rest, source } = problem;
      const attribute =
        type === 'AttributeError' &&
        says(
          /^'(?:builtin_function_or_method|method|function|method_descriptor)' object has no attribute '(\w+)'/,
        )?.[1];
      const found = attribute && failed.match(new RegExp(`^(.*?)(${CODE_NAME})\\.${attribute}$`, 'u'));
      if (!found) return null;
      const [, owner = '', name = ''] = found;
      if (
        owner === '' &&
        ['len', 'print', 'str', 'int', 'float', 'sum', 'max', 'min', 'sorted', 'round'].includes(name)
      )
        return texts(
          both(`Det er punktum mellom ${name} og ${attribute}.`, `There is a dot between ${name} and ${attribute}.`),
          both(
            `${name} er en funksjon, og det den skal få, må være i parentes.`,
            `${name} is a function, and what it is given must be in parentheses.`,
          ),
          both(`Skriv ${name}(${attribute}).`, `Write ${name}(${attribute}).`),
        );
      const isCall = rest.slice(failed.length).startsWith('(');
      // random.choice.navn: what is after the dot is what the function should get.
      if (owner !== '' && !isCall && namesIn(source, '').includes(attribute))
        return texts(
          both(`Det er punktum mellom ${name} og ${attribute}.`, `There is a dot between ${name} and ${attribute}.`),
          both(
            `${name} er en funksjon, og det den skal få, må være i parentes.`,
            `${name} is a function, and what it is given must be in parentheses.`,
          ),
          both(`Skriv ${owner}${name}(${attribute}).`, `Write ${owner}${name}(${attribute}).`),
        );
      // from random import * makes random the function of that name.
      const line = new RegExp(
        `^[^\\S\\n]*from\\s+${name}\\s+import\\s+(?:\\*|[^#\\n]*(?<![\\p{L}\\p{N}_])${name}(?![\\p{L}\\p{N}_])).*`,
        'mu',
      );
      const imported = owner === '' ? source.match(line)?.[0].replace(/#.*/, '').trim() : undefined;
      if (imported)
        return texts(
          both(`${name} er ikke modulen her.`, `${name} is not the module here.`),
          both(
            `Med ${imported} er ${name} det som heter ${name} inni modulen.`,
            `With ${imported}, ${name} is what is called ${name} inside the module.`,
          ),
          imported.includes('*') || hasWord(imported, attribute)
            ? both(`Skriv ${attribute} uten ${name}. foran.`, `Write ${attribute} without ${name}. before it.`)
            : both(
                `Hent ${attribute} på den linjen også, og skriv ${attribute} uten ${name}. foran.`,
                `Get ${attribute} on that line too, and write ${attribute} without ${name}. before it.`,
              ),
        );
      // Where the name was given its value, it is the function there that is not run.
      if (owner === '' && (assignments(source, name).length > 0 || isParameter(problem, name)))
        return texts(
          both(
            `${name} er en funksjon her, og ikke svaret fra den.`,
            `${name} is a function here, and not its answer.`,
          ),
          both(
            'En funksjon gir svaret sitt først når den blir kjørt, med parenteser.',
            'A function gives its answer only when it is run, with parentheses.',
          ),
          both(
            `Se der ${name} får verdien sin, om det mangler ( ) etter navnet på en funksjon.`,
            `Look where ${name} gets its value, whether ( ) is missing after the name of a function.`,
          ),
        );
      // The answer of a function of the program may have nothing of that name.
      if (owner === '' && placeOfDef(source.split('\n'), name) >= 0) return null;
      const after = isCall ? `${attribute}( )` : attribute;
      return texts(
        both(`Det mangler ( ) etter ${name}.`, `There is no ( ) after ${name}.`),
        both(
          `Uten parenteser blir ikke ${name} kjørt, og gir ikke noe svar.`,
          `Without parentheses ${name} does not run, and gives no answer.`,
        ),
        both(`Skriv ${owner}${name}( ).${after}.`, `Write ${owner}${name}( ).${after}.`),
      );
    },
  },
];

/** Methods that give an answer and need nothing in their parentheses. */
const WITHOUT_VALUES: ReadonlySet<string> = new Set(
  'lower upper strip lstrip rstrip title capitalize split splitlines swapcase casefold isdigit isalpha read readline readlines keys values items copy pop today now'.split(
    ' ',
  ),
);

const COLLECTIONS = ['list', 'tuple', 'set'];
/** Which values each function counts or goes through, so that the operator must come after it. */
const HAS_PARTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['len', [...COLLECTIONS, 'str', 'dict']],
  ['sum', COLLECTIONS],
  ['max', COLLECTIONS],
  ['min', COLLECTIONS],
]);

/** The function around the line gets a value of this name. */
function isParameter({ source, line }: Problem, name: string): boolean {
  const head = blocksAround(source.split('\n'), (line ?? 1) - 1).find((one) => /^def\b/.test(one));
  return head !== undefined && hasWord(head.replace(/^def\s+[^(]*/, ''), name);
}
