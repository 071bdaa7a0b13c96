import { closest } from '../../judge/closest.ts';
import type { Both } from '../../judge/explanation.ts';
import { callIn, isNumber, isText, placeIn } from './expressions.ts';
import { both, type Mistake, type Problem, texts } from './mistake.ts';
import { escaped, isMadeAs, loopOver } from './program.ts';

/** Keys that a dictionary does not have. */
export const KEYS: readonly Mistake[] = [
  {
    id: 'choice-of-dictionary',
    find({ type, failed }) {
      const call = type === 'KeyError' ? callIn(failed) : null;
      const [items = '', ...more] = call?.given ?? [];
      if (!call || !/^(?:choice|shuffle)$/.test(call.name) || items === '' || more.length > 0) return null;
      const isChoice = call.name === 'choice';
      return texts(
        both(`${call.name} kan ikke bruke en ordbok.`, `${call.name} cannot use a dictionary.`),
        both(
          `${call.name} bruker numrene på plassene, og en ordbok har nøkler i stedet.`,
          `${call.name} uses the numbers of the places, and a dictionary has keys instead.`,
        ),
        isChoice
          ? both(
              `Gjør nøklene om til en liste: ${call.callee}(list(${items})).`,
              `Turn the keys into a list: ${call.callee}(list(${items})).`,
            )
          : both(
              `Lag en liste av nøklene først: nokler = list(${items}).`,
              `Make a list of the keys first: keys = list(${items}).`,
            ),
      );
    },
  },
  {
    id: 'key-of-other-kind',
    find({ type, message, failed, source }) {
      const found = type === 'KeyError' ? placeIn(failed) : null;
      const text = message.match(/^'(-?\d+)'$/)?.[1];
      const number = text ?? message.match(/^-?\d+$/)?.[0];
      if (!found || number === undefined) return null;
      const { list, place } = found;
      const inside = source.match(new RegExp(`^\\s*${escaped(list)}\\s*=\\s*\\{([^}]*)\\}`, 'mu'))?.[1] ?? '';
      const quote = text === undefined ? `["']` : '';
      if (!new RegExp(`(?:^|,)\\s*${quote}${number}${quote}\\s*:`).test(inside)) return null;
      const right = isText(place) || isNumber(place) ? (text ?? `"${number}"`) : `${text ? 'int' : 'str'}(${place})`;
      return texts(
        text
          ? both(
              `Nøklene i ${list} er tall, men ${message} er en tekst.`,
              `The keys of ${list} are numbers, but ${message} is a text.`,
            )
          : both(
              `Nøklene i ${list} er tekster, men ${message} er et tall.`,
              `The keys of ${list} are texts, but ${message} is a number.`,
            ),
        both(
          'For Python er tallet 2 og teksten "2" to forskjellige nøkler.',
          'To Python the number 2 and the text "2" are two different keys.',
        ),
        both(`Skriv ${list}[${right}].`, `Write ${list}[${right}].`),
      );
    },
  },
  {
    id: 'key-without-start-value',
    find({ type, failed, rest, plain, source }) {
      const found = type === 'KeyError' ? placeIn(failed) : null;
      if (!found || !isMadeAs(source, found.list, '(?:\\{\\s*\\}|dict\\(\\s*\\))')) return null;
      const { list, place } = found;
      const item = `${list}[${place}]`;
      const after = rest.slice(failed.length);
      const isInner = /^\s*\[[^[\]]+\]\s*[-+*]?=(?!=)/.test(after);
      const isAppended = /^\s*\.append\(/.test(after);
      const isCounted =
        /^\s*\+=(?!\s*["'[])/.test(after) ||
        new RegExp(`${escaped(item)}\\s*=\\s*${escaped(item)}\\s*\\+(?!\\s*["'[])`, 'u').test(plain);
      if (isCounted) {
        return texts(
          both(`${item} har ingen verdi ennå.`, `${item} has no value yet.`),
          both(
            'Python kan ikke legge til noe før nøkkelen har fått en verdi.',
            'Python cannot add anything before the key has got a value.',
          ),
          both(
            `Skriv ${item} = ${list}.get(${place}, 0) + … for å begynne på 0.`,
            `Write ${item} = ${list}.get(${place}, 0) + … to begin at 0.`,
          ),
        );
      }
      if (!isInner && !isAppended) return null;
      return texts(
        both(`${item} finnes ikke ennå.`, `${item} does not exist yet.`),
        isInner
          ? both(
              'Den indre ordboken må lages før du kan legge noe i den.',
              'The inner dictionary must be made before you can put anything into it.',
            )
          : both(
              'Listen må lages før du kan legge noe i den.',
              'The list must be made before you can put anything into it.',
            ),
        both(
          `Skriv ${item} = ${isInner ? '{}' : '[]'} først, hvis nøkkelen ikke finnes fra før.`,
          `Write ${item} = ${isInner ? '{}' : '[]'} first, if the key is not there already.`,
        ),
      );
    },
  },
  {
    id: 'set-lacks-value',
    find({ type, message, failed }) {
      const call = type === 'KeyError' ? callIn(failed) : null;
      const isEmpty = call?.name === 'pop' && message === "'pop from an empty set'";
      if (isEmpty)
        return texts(
          both('Mengden er tom, så det er ingenting å hente.', 'The set is empty, so there is nothing to take.'),
          both(
            'pop tar ut en verdi, og da må det være minst én.',
            'pop takes a value out, so there must be at least one.',
          ),
          both(
            `Sjekk først om det er noe der: if ${call.receiver}:`,
            `Check first whether there is something in it: if ${call.receiver}:`,
          ),
        );
      // Dictionaries have no remove.
      return call?.name === 'remove' && call.given.length === 1
        ? texts(
            both(`Mengden har ikke verdien ${message}.`, `The set does not have the value ${message}.`),
            both('remove krever at verdien er der.', 'remove requires that the value is there.'),
            both(
              'Bruk discard( ), som ikke gjør noe når verdien mangler.',
              'Use discard( ), which does nothing when the value is missing.',
            ),
          )
        : null;
    },
  },
  {
    id: 'format-without-value',
    find({ type, message, failed }) {
      const name = message.match(/^'(.*)'$/)?.[1];
      return type === 'KeyError' && name && /["']\.format\(/.test(failed)
        ? texts(
            both(`format får ingen verdi som heter ${name}.`, `format gets no value called ${name}.`),
            both(
              `Teksten har {${name}}, og den leter etter det navnet i parentesen til format.`,
              `The text has {${name}}, and looks for that name in the parentheses of format.`,
            ),
            both(
              `Skriv format(${name}=…), eller bruk en f-tekst: f"Hei {navn}".`,
              `Write format(${name}=…), or use an f-string: f"Hi {name}".`,
            ),
          )
        : null;
    },
  },
  {
    id: 'key-missing',
    find(problem) {
      const { type, message, failed, before, rest, plain, source } = problem;
      const instead = type === 'KeyError' ? keyMeant(problem) : null;
      // None from .get( ) would not help there.
      const isCalculated =
        /(?:[-+*/%<>]=?|\bin)\s*$/.test(before) ||
        /^\s*(?:[-+*/%]|[<>])/.test(rest.slice(failed.length)) ||
        /\b(?:int|float|round|len|sum)\($/.test(before);
      const isChanged =
        isCalculated || /^\s*(?:[-+*/]?=(?!=)|[.[])/.test(rest.slice(failed.length)) || /^\s*del\b|\.pop\(/.test(plain);
      const other = type === 'KeyError' && keyWithOtherCapitals(message, failed, source);
      return type === 'KeyError'
        ? texts(
            both(`Ordboken har ikke nøkkelen ${message}.`, `The dictionary does not have the key ${message}.`),
            both(
              'En nøkkel må finnes, og være skrevet helt likt, også store og små bokstaver.',
              'A key must exist and be spelt exactly the same, capitals included.',
            ),
            other
              ? both(`Skriv ${other}.`, `Write ${other}.`)
              : instead
                ? instead
                : isChanged
                  ? both('Sjekk med in først: if "a" in d:', 'Check with in first: if "a" in d:')
                  : both(
                      'Sjekk med in, eller bruk .get( ), som gir None når nøkkelen mangler.',
                      'Check with in, or use .get( ), which gives None when the key is missing.',
                    ),
          )
        : null;
    },
  },
];

/** The same place with a key that the dictionary is made with, where only small and capital letters differ. */
function keyWithOtherCapitals(message: string, failed: string, source: string): string | null {
  const key = message.match(/^'([^'"\\]+)'$/)?.[1];
  const found = placeIn(failed);
  if (!key || !found || !/^["'][^"']*["']$/.test(found.place)) return null;
  const inside = source.match(new RegExp(`^\\s*${escaped(found.list)}\\s*=\\s*\\{([^{}]*)\\}`, 'mu'))?.[1] ?? '';
  const keys = [...inside.matchAll(/(?:^|,)\s*["']([^"']+)["']\s*:/g)].map(([, one = '']) => one);
  const same = keys.filter((one) => one.toLowerCase() === key.toLowerCase());
  const quote = found.place[0];
  return same.length === 1 ? `${found.list}[${quote}${same[0]}${quote}]` : null;
}

/** A key of the program that is spelt almost alike, or what to do with a number where the keys are texts. */
function keyMeant(problem: Problem): Both | null {
  const { message, failed, source } = problem;
  const found = placeIn(failed);
  const key = message.match(/^'([^'"\\]+)'$/)?.[1];
  const keys = [...source.matchAll(/["']([^"'\n]+)["']\s*(?::|\]\s*=(?!=))/g)].map(([, one = '']) => one);
  const right = key && !keys.includes(key) && found && isText(found.place) ? closest(key, keys, 2) : undefined;
  if (right) return both(`Mente du "${right}"?`, `Did you mean "${right}"?`);
  if (!found || !/^\d+$/.test(message) || !isMadeAs(source, found.list, '\\{')) return null;
  if (loopOver(problem, found.place) === `range(len(${found.list}))`)
    return both(
      `Skriv for ${found.place} in ${found.list}: for å gå gjennom nøklene.`,
      `Write for ${found.place} in ${found.list}: to go through the keys.`,
    );
  if (!isNumber(found.place) || !isMadeAs(source, found.list, '\\{\\s*["\']')) return null;
  return message === '0'
    ? both(
        `En ordbok har nøkler og ikke plasser. Den første verdien er list(${found.list}.values())[0].`,
        `A dictionary has keys and no places. The first value is list(${found.list}.values())[0].`,
      )
    : both(
        `En ordbok har nøkler og ikke plasser. Skriv nøkkelen i ${found.list}[ ].`,
        `A dictionary has keys and no places. Write the key in ${found.list}[ ].`,
      );
}
