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
