import { callIn, isNumber } from './expressions.ts';
import { both, CODE_NAME, type Mistake, texts } from './mistake.ts';
import { BUILTINS, unknownName } from './names.ts';
import { classIn, escaped, parametersOf, valuesOf } from './program.ts';

/** Functions that are passed on, or called in another way than they were made for. */
export const FUNCTIONS: readonly Mistake[] = [
  {
    id: 'function-run-too-early',
    find({ type, says, before, failed }) {
      const name = type === 'TypeError' && says(/argument/) && failed.match(/^([\p{L}_][\p{L}\p{N}_.]*)\(\s*\)$/u)?.[1];
      const place = before.match(/\b(?:(key)\s*=|(map|filter)\()\s*$/);
      const taker = place?.[1] ?? place?.[2];
      return name && taker
        ? texts(
            both(`${name}( ) kjøres her, uten noen verdi.`, `${name}( ) is run here, without a value.`),
            both(
              `${taker} skal ha selve funksjonen, og kjører den for ett element om gangen.`,
              `${taker} takes the function itself, and runs it for one item at a time.`,
            ),
            place?.[1]
              ? both(`Skriv key=${name}, uten parenteser.`, `Write key=${name}, without parentheses.`)
              : both(
                  `Skriv ${taker}(${name}, uten ( ) etter ${name}.`,
                  `Write ${taker}(${name}, without ( ) after ${name}.`,
                ),
          )
        : null;
    },
  },
  {
    id: 'answer-for-key',
    find({ type, says, failed }) {
      const call =
        type === 'TypeError' && says(/^'(?:int|float|str|bool|list)' object is not callable/) ? callIn(failed) : null;
      const key = call?.given
        .map((one) => one.match(/^key\s*=\s*(len|abs|sum|max|min|int|float|str)\(.*\)$/))
        .find(Boolean);
      return key
        ? texts(
            both(
              `key får et svar fra ${key[1]}, og ikke selve funksjonen.`,
              `key gets an answer of ${key[1]}, and not the function itself.`,
            ),
            both(
              'key kjører funksjonen selv, for ett element om gangen.',
              'key runs the function itself, for one item at a time.',
            ),
            both(`Skriv key=${key[1]}, uten parenteser.`, `Write key=${key[1]}, without parentheses.`),
          )
        : null;
    },
  },
  {
    id: 'method-name-alone',
    find(problem) {
      const name = unknownName(problem);
      const isGiven = /(?:\bkey\s*=|\bmap\()\s*$/.test(problem.before) && /^[\p{L}_]+\s*[,)]/u.test(problem.rest);
      return name && isGiven && /^(?:upper|lower|strip|title|capitalize|split)$/.test(name)
        ? texts(
            both(`Python vet ikke hva ${name} er.`, `Python does not know what ${name} is.`),
            both(`${name} er en metode, og hører til tekster.`, `${name} is a method, and belongs to texts.`),
            both(`Skriv str.${name}.`, `Write str.${name}.`),
          )
        : null;
    },
  },
  {
    id: 'for-missing-in-brackets',
    find(problem) {
      const name = unknownName(problem);
      const call = name
        ? problem.plain.match(
            new RegExp(
              `(?<![\\p{L}\\p{N}_.])(sum|max|min|list|sorted|set)\\(\\s*(${name}\\b[^()]*?)\\s+in\\s+(${CODE_NAME})\\s*\\)`,
              'u',
            ),
          )
        : null;
      const isFor = call && /\bfor\b/.test(call[2] ?? '');
      return name && call && !isFor
        ? texts(
            both(`Python vet ikke hva ${name} er.`, `Python does not know what ${name} is.`),
            both(
              `Uten for får ${name} ingen verdi, og in spør bare om noe finnes i ${call[3]}.`,
              `Without for, ${name} gets no value, and in only asks whether something is in ${call[3]}.`,
            ),
            both(
              `Skriv ${call[1]}(${call[2]} for ${name} in ${call[3]}).`,
              `Write ${call[1]}(${call[2]} for ${name} in ${call[3]}).`,
            ),
          )
        : null;
    },
  },
  {
    id: 'lambda-missing-after-key',
    find(problem) {
      const name = unknownName(problem);
      const value =
        name &&
        /\bkey\s*=\s*$/.test(problem.before) &&
        problem.rest.match(new RegExp(`^${name}(?:\\[[^[\\]()]*\\]|\\.${CODE_NAME}\\(\\s*\\))+(?=\\s*[,)])`, 'u'))?.[0];
      return value
        ? texts(
            both(`Python vet ikke hva ${name} er.`, `Python does not know what ${name} is.`),
            both(
              'key trenger en funksjon, som sier hva det skal sorteres etter, for ett element om gangen.',
              'key needs a function, which says what to sort by, for one item at a time.',
            ),
            both(`Skriv key=lambda ${name}: ${value}.`, `Write key=lambda ${name}: ${value}.`),
          )
        : null;
    },
  },
  {
    id: 'key-gets-item',
    find({ type, says, failed }) {
      const call =
        type === 'TypeError' && says(/^'(?:list|tuple|dict|int|float|str)' object is not callable/)
          ? callIn(failed)
          : null;
      const key = call?.given
        .map((one) => one.match(/^key\s*=\s*([\p{L}_][\p{L}\p{N}_.]*)\[([^[\]]+)\]$/u))
        .find(Boolean);
      const items = call?.name === 'sort' ? call.receiver : call?.given[0];
      return call && key && key[1] === items
        ? texts(
            both(`${key[1]}[${key[2]}] er ingen funksjon.`, `${key[1]}[${key[2]}] is no function.`),
            both(
              'key trenger en funksjon, som sier hva det skal sorteres etter, for ett element om gangen.',
              'key needs a function, which says what to sort by, for one item at a time.',
            ),
            both(`Skriv key=lambda x: x[${key[2]}].`, `Write key=lambda x: x[${key[2]}].`),
          )
        : null;
    },
  },
  {
    id: 'lambda-with-too-few-names',
    find({ type, says, failed }) {
      const found =
        type === 'TypeError' && says(/^<lambda>\(\) takes (\d+) positional arguments? but (\d+) (?:was|were) given/);
      if (!found) return null;
      const given = found[2] === '1' ? both('1 verdi', '1 value') : both(`${found[2]} verdier`, `${found[2]} values`);
      const names = found[2] === '1' ? 'x' : found[2] === '2' ? 'a, b' : null;
      return texts(
        both(
          `Denne lambda-funksjonen tar imot ${found[1]}, men får ${given._no}.`,
          `This lambda takes ${found[1]} but gets ${given._eng}.`,
        ),
        callIn(failed)?.name === 'reduce'
          ? both(
              'reduce gir funksjonen to verdier om gangen: svaret så langt og det neste elementet.',
              'reduce gives the function two values at a time: the result so far and the next item.',
            )
          : both(
              'Hver verdi må ha et navn mellom lambda og kolonet.',
              'Each value must have a name between lambda and the colon.',
            ),
        names
          ? both(`Skriv lambda ${names}: og så svaret.`, `Write lambda ${names}: and then the answer.`)
          : both(
              `Skriv ${found[2]} navn mellom lambda og kolonet.`,
              `Write ${found[2]} names between lambda and the colon.`,
            ),
      );
    },
  },
  {
    id: 'update-with-key-and-value',
    find({ type, says, failed }) {
      const call = type === 'TypeError' && says(/^update expected at most 1 argument, got 2/) ? callIn(failed) : null;
      const [key, value] = call?.given ?? [];
      return call && key && value && call.receiver
        ? texts(
            both('update får 2 verdier, men tar imot 1.', 'update gets 2 values but takes 1.'),
            both('update legger til alt fra en annen ordbok.', 'update adds everything of another dictionary.'),
            both(`Skriv ${call.receiver}[${key}] = ${value}.`, `Write ${call.receiver}[${key}] = ${value}.`),
          )
        : null;
    },
  },
  {
    id: 'function-written-as-method',
    find({ type, says, source, text, failed }) {
      const found =
        type === 'AttributeError' &&
        says(/^'(list|tuple|dict|set|str|int|float|range)' object has no attribute '(\w+)'/);
      const name = found ? (found[2] ?? '') : '';
      if (!AS_METHODS.includes(name)) return null;
      const from = text.indexOf(failed);
      // The marks under the line end before the parentheses.
      const call = callIn(`${failed}${text.slice(from + failed.length).match(/^\([^()]*\)/)?.[0] ?? ''}`);
      if (!call || call.name !== name || classIn(source, name)) return null;
      const given = /^(?:map|filter)$/.test(name) ? [...call.given, call.receiver] : [call.receiver, ...call.given];
      return texts(
        both(`${name} er en funksjon, og ikke en metode.`, `${name} is a function, and not a method.`),
        both(
          `Derfor skrives ${call.receiver} i parentesen, og ikke foran punktumet.`,
          `That is why ${call.receiver} goes inside the parentheses, and not before the dot.`,
        ),
        both(`Skriv ${name}(${given.join(', ')}).`, `Write ${name}(${given.join(', ')}).`),
      );
    },
  },
  {
    id: 'sum-of-parts-of-objects',
    find({ type, says, failed, rest, source }) {
      const kind = type === 'TypeError' && /^sum\(/.test(rest) && says(/for \+: 'int' and '(\w+)'/)?.[1];
      const call = callIn(failed);
      const [items = ''] = call?.given ?? [];
      const own = kind ? classIn(source, kind) : null;
      // A loop in the parentheses already says what to take of each.
      if (!kind || (!own && kind !== 'dict') || !/^[\p{L}_][\p{L}\p{N}_.]*$/u.test(items)) return null;
      const member = own ? numberOf(source, kind) : source.match(/\{[^{}]*?(["'][^"'\n]+["'])\s*:\s*-?\d/)?.[1];
      const part = member ? (own ? `x.${member}` : `x[${member}]`) : null;
      return part
        ? texts(
            both('sum kan bare legge sammen tall.', 'sum can only add numbers.'),
            own
              ? both(
                  `${items} holder objekter av klassen ${kind}, og Python vet ikke hvilken verdi i dem du mener.`,
                  `${items} holds objects of the class ${kind}, and Python does not know which of their values you mean.`,
                )
              : both(
                  `${items} holder ordbøker, og Python vet ikke hvilken verdi i dem du mener.`,
                  `${items} holds dictionaries, and Python does not know which of their values you mean.`,
                ),
            both(
              `Skriv for eksempel sum(${part} for x in ${items}).`,
              `Write for example sum(${part} for x in ${items}).`,
            ),
          )
        : null;
    },
  },
];

/** Functions of Python that are written after a dot by those who know another language. */
const AS_METHODS = BUILTINS.filter((name) =>
  /^(?:enumerate|reversed|zip|print|any|all|map|filter|set|list|tuple)$/.test(name),
);

/** A value of the objects of a class that gets a number wherever an object is made. */
function numberOf(source: string, owner: string): string | undefined {
  const own = classIn(source, owner);
  const parameters = own ? (parametersOf(own, '__init__') ?? []) : [];
  const made = [...source.matchAll(new RegExp(`(?<![\\p{L}\\p{N}_.])${escaped(owner)}\\([^()]*\\)`, 'gu'))].map(
    ([code]) => callIn(code)?.given ?? [],
  );
  const calls = made.filter((given) => given.length > 0 && given.length === parameters.length);
  const values = own ? valuesOf(own) : [];
  return calls.length > 0
    ? parameters.find((one, index) => values.includes(one) && calls.every((given) => isNumber(given[index] ?? '')))
    : undefined;
}
