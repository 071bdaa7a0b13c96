import { callIn, placeIn } from './expressions.ts';
import { both, CODE_NAME, hasWord, type Mistake, type Problem, texts } from './mistake.ts';
import { blocksAround, bodyOf, DICTIONARY, escaped, isMadeAs, loopOver } from './program.ts';

/** Loops whose variable holds something else than it seems. */
export const LOOPS: readonly Mistake[] = [
  {
    id: 'loop-took-name-of-list',
    find({ type, says, failed, line, source }) {
      const isOtherKind =
        (type === 'AttributeError' && says(/^'\w+' object has no attribute/)) ||
        (type === 'TypeError' && says(/not iterable|not subscriptable|has no len|support item|not a container/));
      if (!isOtherKind || line === null) return null;
      const above = source.split('\n').slice(0, line);
      const same = new RegExp(`^\\s*for\\s+(${CODE_NAME})\\s+in\\s+\\1\\s*:`, 'u');
      const names = above.map((one) => one.match(same)?.[1]);
      const name = names.find((one) => one !== undefined && hasWord(failed.replace(/\[.*/, ''), one));
      return name
        ? texts(
            both(
              `${name} er ikke lenger det samme som før løkken.`,
              `${name} is no longer the same as before the loop.`,
            ),
            both(
              `for ${name} in ${name}: gir ${name} en ny verdi i hver runde.`,
              `for ${name} in ${name}: gives ${name} a new value in each round.`,
            ),
            both(
              `Gi variabelen i løkken et annet navn: for x in ${name}:`,
              `Give the variable of the loop another name: for x in ${name}:`,
            ),
          )
        : null;
    },
  },
  {
    id: 'loop-variable-is-item',
    find(problem) {
      const { type, says, failed, plain } = problem;
      const isPlace =
        (type === 'IndexError' && says(/index out of range/)) ||
        (type === 'TypeError' && says(/^(?:list|tuple|string) ind\w+ must be integers?/));
      const found = isPlace ? placeIn(failed) : null;
      if (!found || !isName(found.place) || loopOver(problem, found.place) !== found.list) return null;
      const { list, place } = found;
      const isChanged = new RegExp(`${escaped(list)}\\[\\s*${place}\\s*\\]\\s*(?:[-+*/%]|//)?=(?!=)`, 'u').test(plain);
      return texts(
        both(`${place} er elementet selv, ikke plassen.`, `${place} is the item itself, not its place.`),
        both(
          `Løkken gir ${place} én verdi om gangen fra ${list}.`,
          `The loop gives ${place} one value at a time from ${list}.`,
        ),
        isChanged
          ? both(
              `Skriv for ${place} in range(len(${list})): for å få plassene.`,
              `Write for ${place} in range(len(${list})): to get the places.`,
            )
          : both(`Skriv ${place} i stedet for ${list}[${place}].`, `Write ${place} instead of ${list}[${place}].`),
      );
    },
  },
  {
    id: 'loop-gives-keys',
    find(problem) {
      const { type, says, failed, operation, source } = problem;
      if (type !== 'TypeError') return null;
      const isAdded =
        says(/^unsupported operand type\(s\) for [-+*/]+=?: '(?:int|float)' and 'str'/) && operation?.sign !== '%';
      const isIndexed = says(/^string indices must be integers/);
      const name = isAdded ? operation?.right : isIndexed ? placeIn(failed)?.list : undefined;
      const loop = name && isName(name) ? loopOver(problem, name) : null;
      if (!name || !loop || !isName(loop) || !isMadeAs(source, loop, DICTIONARY)) return null;
      const isNested = new RegExp(`^\\s*${loop}\\s*=\\s*\\{[^:}]*:\\s*[{[]`, 'mu').test(source);
      const right = `${loop}[${name}]${isIndexed && isNested ? failed.slice(name.length) : ''}`;
      return texts(
        both(`${name} er en nøkkel i ${loop}, og ikke verdien.`, `${name} is a key of ${loop}, and not the value.`),
        both(
          `En løkke gjennom en ordbok gir bare nøklene, én om gangen.`,
          `A loop through a dictionary gives only the keys, one at a time.`,
        ),
        both(`Skriv ${right} for å få verdien.`, `Write ${right} to get the value.`),
      );
    },
  },
  {
    id: 'list-gets-shorter-in-loop',
    find(problem) {
      const { type, says, failed } = problem;
      if (type !== 'IndexError' || !says(/index out of range/)) return null;
      const call = callIn(failed);
      const list = placeIn(failed)?.list ?? (call?.name === 'pop' ? call.receiver : null);
      const loop = list ? countingLoop(problem, list) : null;
      const name = escaped(list ?? '');
      const removes = new RegExp(`(?<![\\p{L}\\p{N}_.])(?:${name}\\.(?:pop|remove)\\(|del\\s+${name}\\[)`, 'u');
      if (!loop?.body.some((one) => removes.test(one))) return null;
      return texts(
        both('Listen blir kortere mens løkken går.', 'The list gets shorter while the loop runs.'),
        both(
          `range(len(${list})) ble regnet ut før noe var fjernet, så de siste plassene finnes ikke lenger.`,
          `range(len(${list})) was worked out before anything was removed, so the last places no longer exist.`,
        ),
        both(
          'Lag en ny liste med det du vil beholde, i stedet for å fjerne i løkken.',
          'Make a new list of what you want to keep, instead of removing in the loop.',
        ),
      );
    },
  },
  {
    id: 'loop-past-end-of-list',
    find(problem) {
      const found =
        problem.type === 'IndexError' && problem.says(/index out of range/) ? placeIn(problem.failed) : null;
      const loop = found && countingLoop(problem, found.list);
      if (!found || !loop) return null;
      const { list, place } = found;
      const ahead = place.match(new RegExp(`^${loop.name}\\s*\\+\\s*(\\d+)$`, 'u'))?.[1];
      if (ahead && loop.more === '') {
        const right = `range(${loop.start}len(${list}) - ${ahead})`;
        return texts(
          both(`I den siste runden finnes ikke plassen ${place}.`, `In the last round there is no place ${place}.`),
          both(
            `${loop.name} går til den siste plassen i ${list}, og ${place} er forbi den.`,
            `${loop.name} goes to the last place of ${list}, and ${place} is past it.`,
          ),
          both(`Stopp før slutten: ${right}.`, `Stop before the end: ${right}.`),
        );
      }
      const right = `range(${loop.start === '1, ' ? '' : loop.start}len(${list}))`;
      return place === loop.name && loop.more.startsWith('+')
        ? texts(
            problem.says(/^string/)
              ? both('Løkken går forbi slutten av teksten.', 'The loop goes past the end of the text.')
              : both('Løkken går forbi slutten av listen.', 'The loop goes past the end of the list.'),
            both(
              'Python teller fra 0. Den siste plassen er derfor én mindre enn lengden.',
              'Python counts from 0. The last place is therefore one less than the length.',
            ),
            // From 1 on it may be the first item that should be left out.
            loop.start === '1, '
              ? both(
                  `Skriv ${right}, eller range(1, len(${list})) for å hoppe over den første plassen.`,
                  `Write ${right}, or range(1, len(${list})) to leave out the first place.`,
                )
              : both(`Skriv ${right}.`, `Write ${right}.`),
          )
        : null;
    },
  },
  {
    id: 'while-past-end-of-list',
    find({ type, says, failed, source, line }) {
      const found = type === 'IndexError' && says(/index out of range/) ? placeIn(failed) : null;
      if (!found || !isName(found.place)) return null;
      const { list, place } = found;
      const head = new RegExp(`^while\\s+${place}\\s*<=\\s*len\\(\\s*${escaped(list)}\\s*\\)\\s*:`, 'u');
      return blocksAround(source.split('\n'), (line ?? 1) - 1).some((one) => head.test(one))
        ? texts(
            says(/^string/)
              ? both('Løkken går forbi slutten av teksten.', 'The loop goes past the end of the text.')
              : both('Løkken går forbi slutten av listen.', 'The loop goes past the end of the list.'),
            both(
              'Python teller fra 0. Den siste plassen er derfor én mindre enn lengden.',
              'Python counts from 0. The last place is therefore one less than the length.',
            ),
            both(`Skriv while ${place} < len(${list}):`, `Write while ${place} < len(${list}):`),
          )
        : null;
    },
  },
  {
    id: 'changed-while-looping',
    find({ type, says, plain }) {
      if (type !== 'RuntimeError' || !says(/changed (?:size )?during iteration/)) return null;
      const isSet = says(/^Set/);
      const [, name = 'x', items = isSet ? 's' : 'd'] = plain.match(/^\s*for\s+(.+?)\s+in\s+(.+?)\s*:/) ?? [];
      return texts(
        isSet
          ? both('Mengden endres mens løkken går gjennom den.', 'The set changes while the loop goes through it.')
          : both(
              'Ordboken endres mens løkken går gjennom den.',
              'The dictionary changes while the loop goes through it.',
            ),
        both(
          'Python kan ikke gå videre når noe legges til eller fjernes underveis.',
          'Python cannot go on when something is added or removed on the way.',
        ),
        both(`Gå gjennom en kopi: for ${name} in list(${items}):`, `Go through a copy: for ${name} in list(${items}):`),
      );
    },
  },
  {
    id: 'zip-missing',
    find({ type, says, plain, source }) {
      if (type !== 'ValueError' || !says(/values to unpack/)) return null;
      const found = plain.match(
        new RegExp(`\\bfor\\s+(${NAMES})\\s+in\\s+\\(?\\s*(${NAMES})\\s*\\)?\\s*(?:[:\\]})]|if\\b|$)`, 'u'),
      );
      const [, names = '', lists = ''] = found ?? [];
      const all = lists.split(/\s*,\s*/);
      const fits = all.length === names.split(',').length && !all.some((one) => isMadeAs(source, one, '\\('));
      return found && fits
        ? texts(
            both(
              'Løkken tar én hel liste om gangen, ikke én verdi fra hver.',
              'The loop takes one whole list at a time, not one value from each.',
            ),
            both(
              'zip setter sammen det første fra hver liste, så det andre, og så videre.',
              'zip puts together the first of each list, then the second, and so on.',
            ),
            both(`Skriv for ${names} in zip(${lists}).`, `Write for ${names} in zip(${lists}).`),
          )
        : null;
    },
  },
  {
    id: 'enumerate-missing',
    find({ type, says, plain, source }) {
      if (type !== 'TypeError' || !says(/^cannot unpack non-iterable (?:int|float) object/)) return null;
      const found = plain.match(
        new RegExp(
          `\\bfor\\s+(${CODE_NAME})\\s*,\\s*(${CODE_NAME})\\s+in\\s+(range\\(.*\\)|${CODE_NAME}(?:\\.${CODE_NAME})*)\\s*(?:[:\\]}]|$)`,
          'u',
        ),
      );
      if (!found || isMadeAs(source, found[3] ?? '', DICTIONARY)) return null;
      const [, first = '', second = '', items = ''] = found;
      const list = items.match(/^range\(\s*len\(([^()]+)\)\s*\)$/)?.[1] ?? (items.startsWith('range(') ? null : items);
      return texts(
        both(
          'Løkken har to navn, men får ett tall om gangen.',
          'The loop has two names but gets one number at a time.',
        ),
        list
          ? both('enumerate gir både plassen og verdien.', 'enumerate gives both the place and the value.')
          : both('range gir bare tall, ett i hver runde.', 'range gives only numbers, one in each round.'),
        list
          ? both(
              `Skriv for ${first}, ${second} in enumerate(${list}):`,
              `Write for ${first}, ${second} in enumerate(${list}):`,
            )
          : both(`Skriv bare ett navn: for ${first} in ${items}:`, `Write just one name: for ${first} in ${items}:`),
      );
    },
  },
  {
    id: 'loop-variable-is-number',
    find(problem) {
      const { type, says, failed } = problem;
      const name =
        type === 'TypeError' &&
        says(/'(?:int|float)' object is not subscriptable/) &&
        // Of fag[1][0] it may be fag[1] that is a number.
        failed.match(new RegExp(`^(${CODE_NAME})\\s*\\[[^[\\]]*\\]$`, 'u'))?.[1];
      const loop = name && loopOver(problem, name);
      if (!name || !loop) return null;
      const list = loop.match(new RegExp(`^range\\(.*?len\\((${CODE_NAME})\\)`, 'u'))?.[1];
      return texts(
        both(
          `${name} er et tall her, så ${name}[ ] går ikke.`,
          `${name} is a number here, so ${name}[ ] does not work.`,
        ),
        loop.startsWith('range')
          ? both(`Løkken gir ${name} ett tall om gangen.`, `The loop gives ${name} one number at a time.`)
          : both(
              `Løkken gir ${name} ett element om gangen fra ${loop}.`,
              `The loop gives ${name} one item at a time from ${loop}.`,
            ),
        list
          ? both(`Skriv ${list}[${name}] for å hente fra listen.`, `Write ${list}[${name}] to take from the list.`)
          : both(`Bruk ${name} alene, uten [ ].`, `Use ${name} alone, without [ ].`),
      );
    },
  },
  {
    id: 'two-names-in-loop',
    find({ type, says, plain, source }) {
      const isOne = type === 'TypeError' && says(/^cannot unpack non-iterable/);
      if (!isOne && (type !== 'ValueError' || !says(/values to unpack/))) return null;
      const found = plain.match(
        new RegExp(`^\\s*for\\s+(${CODE_NAME})\\s*,\\s*(${CODE_NAME})\\s+in\\s+(${CODE_NAME})\\s*:`, 'u'),
      );
      const name = found?.[3];
      return found && name && isMadeAs(source, name, DICTIONARY)
        ? texts(
            both(
              `Løkken gir bare nøklene i ${name}, én om gangen.`,
              `The loop gives only the keys of ${name}, one at a time.`,
            ),
            both('Det er én verdi for to navn.', 'There is one value for two names.'),
            both(
              `Skriv for ${found[1]}, ${found[2]} in ${name}.items():`,
              `Write for ${found[1]}, ${found[2]} in ${name}.items():`,
            ),
          )
        : null;
    },
  },
];

const NAMES = `${CODE_NAME}(?:\\s*,\\s*${CODE_NAME})+`;

function isName(code: string): boolean {
  return new RegExp(`^${CODE_NAME}$`, 'u').test(code);
}

type Counting = { name: string; start: string; more: string; body: string[] };

/** The loop around the line that counts through the places of a list: its variable, where it begins, and what is added. */
function countingLoop({ source, line, failed }: Problem, list: string): Counting | null {
  const lines = source.split('\n');
  const head = new RegExp(
    `^\\s*for\\s+(${CODE_NAME})\\s+in\\s+range\\((\\s*\\d+\\s*,\\s*)?len\\(\\s*${escaped(list)}\\s*\\)\\s*([-+]\\s*\\d+)?\\s*\\)\\s*:`,
    'u',
  );
  const around = blocksAround(lines, (line ?? 1) - 1);
  const index = lines.findLastIndex((one, at) => at < (line ?? 0) && around.includes(one.trim()) && head.test(one));
  const [, name = '', start = '', more = ''] = lines[index]?.match(head) ?? [];
  return name && hasWord(failed, name) ? { name, start, more, body: bodyOf(lines, index) } : null;
}
