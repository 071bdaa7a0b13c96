import type { Both } from '../../judge/explanation.ts';
import { callIn, isText } from './expressions.ts';
import { both, hasWord, listed, type Mistake, texts } from './mistake.ts';
import { isMadeAs } from './program.ts';

const ISO = /["']\d{4}-\d\d-\d\d["']/;
const WITH_POINTS = /["']\d{1,2}\.\d{1,2}\.\d{4}["']/;

/** Dates and times, which Norwegians write in another order than Python. */
export const DATES: readonly Mistake[] = [
  {
    id: 'date-of-text',
    find({ type, says, failed }) {
      const call =
        type === 'TypeError' && says(/'str' object cannot be interpreted as an integer/) ? callIn(failed) : null;
      const [text = ''] = call?.given ?? [];
      return call && /^(?:date|datetime)$/.test(call.name) && isText(text)
        ? texts(
            both(`${call.name} trenger tall, men fikk en tekst.`, `${call.name} needs numbers but got a text.`),
            both('Tallene er år, måned og dag.', 'The numbers are the year, the month and the day.'),
            both(
              `Skriv ${call.callee}(2025, 12, 24) for 24. desember 2025.`,
              `Write ${call.callee}(2025, 12, 24) for 24 December 2025.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'date-format',
    find({ type, says }) {
      const more = type === 'ValueError' && says(/^unconverted data remains: (.*)/s)?.[1];
      if (more)
        return texts(
          both(
            `Mønsteret dekker ikke hele teksten: «${more.trim()}» er igjen.`,
            `The pattern does not cover the whole text: "${more.trim()}" is left.`,
          ),
          both(
            'Mønsteret må ha de samme tegnene, i samme rekkefølge, som teksten.',
            'The pattern must have the same signs, in the same order, as the text.',
          ),
          both(
            'Skriv resten i mønsteret også. Et årstall med fire sifre er %Y, og 18:00 er %H:%M.',
            'Write the rest in the pattern too. A year of four digits is %Y, and 18:00 is %H:%M.',
          ),
        );
      const found = type === 'ValueError' && says(/^time data '(.*)' does not match format '(.*)'/s);
      return found
        ? texts(
            both(`«${found[1]}» er ikke skrevet som «${found[2]}».`, `"${found[1]}" is not written as "${found[2]}".`),
            both(
              'Mønsteret må ha de samme tegnene, i samme rekkefølge, som teksten.',
              'The pattern must have the same signs, in the same order, as the text.',
            ),
            both('For 17.05.2009 skriver du "%d.%m.%Y".', 'For 17.05.2009 you write "%d.%m.%Y".'),
          )
        : null;
    },
  },
  {
    id: 'date-not-iso',
    find({ type, says, failed }) {
      const found = type === 'ValueError' && says(/^Invalid isoformat string: '(.*)'/s);
      const name = callIn(failed)?.receiver.split('.').at(-1);
      return found
        ? texts(
            both(`fromisoformat kan ikke lese «${found[1]}».`, `fromisoformat cannot read "${found[1]}".`),
            both(
              'Den leser datoer som 2024-05-17: år, måned og dag.',
              'It reads dates such as 2024-05-17: year, month and day.',
            ),
            /^\d\d\.\d\d\.\d{4}$/.test(found[1] ?? '') && name === 'datetime'
              ? both('Bruk datetime.strptime(tekst, "%d.%m.%Y").', 'Use datetime.strptime(text, "%d.%m.%Y").')
              : both('Skriv datoen på den måten.', 'Write the date in that way.'),
          )
        : null;
    },
  },
  {
    id: 'date-order',
    find: ({ type, says, failed }) =>
      type === 'ValueError' && says(/^(?:hour|minute|second) must be in/)
        ? texts(
            both('Det finnes ikke noe slikt klokkeslett.', 'There is no such time of day.'),
            both(
              'Timene går fra 0 til 23, og minuttene og sekundene fra 0 til 59.',
              'The hours go from 0 to 23, and the minutes and seconds from 0 to 59.',
            ),
            both('Skriv et klokkeslett som finnes.', 'Write a time that exists.'),
          )
        : type === 'ValueError' &&
            (says(/^day is out of range for month/) ??
              says(/^month must be in 1\.\.12/) ??
              says(/^year \d+ is out of range/))
          ? failed.includes('strptime') || isInOrder(failed)
            ? texts(
                both('Det finnes ingen slik dato.', 'There is no such date.'),
                both('Dagen må finnes i den måneden.', 'The day must exist in that month.'),
                both('Skriv en dato som finnes.', 'Write a date that exists.'),
              )
            : texts(
                both('Det finnes ingen slik dato.', 'There is no such date.'),
                both('Rekkefølgen er år, måned og dag.', 'The order is year, month and day.'),
                both(
                  'Skriv date(2025, 12, 24) for 24. desember 2025.',
                  'Write date(2025, 12, 24) for 24 December 2025.',
                ),
              )
          : null,
  },
  {
    id: 'text-for-date',
    find({ type, says, operation, source }) {
      if (type !== 'TypeError' || !operation) return null;
      const minus = says(
        /^unsupported operand type\(s\) for -=?: '(?:(str)' and 'datetime\.(date|datetime|timedelta)|datetime\.(date|datetime)' and 'str)'/,
      );
      const plus = says(/^can only concatenate str \(not "datetime\.(timedelta)"\) to str/);
      if (!minus && !plus) return null;
      const isLeft = plus !== null || minus?.[1] === 'str';
      const text = isLeft ? operation.left : operation.right;
      const kind = plus?.[1] ?? minus?.[2] ?? minus?.[3] ?? 'date';
      const isWritten = /^["'].*["']$/.test(text);
      const isDate = ISO.test(text) || WITH_POINTS.test(text);
      if (isWritten && !isDate && isLeft) return null;
      // With +, a text may also be what should be shown before a length of time.
      if (plus && !isDate && !isMadeAs(source, text, `${ISO.source}|${WITH_POINTS.source}`)) return null;
      return texts(
        both(`${text} er en tekst, og ikke en dato.`, `${text} is a text, and not a date.`),
        both(
          'En tekst som ser ut som en dato, er fortsatt bare en tekst for Python.',
          'A text that looks like a date is still just a text to Python.',
        ),
        isWritten && !isDate ? DAYS : triesForDate(text, kind, source, isLeft),
      );
    },
  },
  {
    id: 'text-for-date',
    find({ type, says, failed, source }) {
      const method =
        type === 'AttributeError' &&
        says(/^'str' object has no attribute '(strftime|weekday|isoweekday|isocalendar|year|month|day)'/)?.[1];
      const text = method ? failed.replace(/\.[\p{L}_]+$/u, '') : '';
      if (!method || !/^(?:[\p{L}_][\p{L}\p{N}_.]*|["'].*["'])$/u.test(text)) return null;
      const imported = source.match(/^\s*from\s+datetime\s+import\s+(.*)$/m)?.[1] ?? '';
      const kind = hasWord(imported, 'datetime') && !hasWord(imported, 'date') ? 'datetime' : 'date';
      return texts(
        both(`${text} er en tekst, og ikke en dato.`, `${text} is a text, and not a date.`),
        both(`En tekst har ikke ${method}. Det har en dato.`, `A text does not have ${method}. A date does.`),
        triesForDate(text, kind, source, true),
      );
    },
  },
  {
    id: 'text-for-date',
    find({ type, says, operation, source }) {
      const [, first = '', second = ''] =
        (type === 'TypeError' &&
          operation &&
          says(/^'[<>]=?' not supported between instances of '([\w.]+)' and '([\w.]+)'/)) ||
        [];
      const kind = `${first} ${second}`.match(/datetime\.(date|datetime)\b/)?.[1];
      const text = first === 'str' ? operation?.left : second === 'str' ? operation?.right : undefined;
      return kind && text && /^[\p{L}_][\p{L}\p{N}_]*$/u.test(text)
        ? texts(
            both(`${text} er en tekst, og ikke en dato.`, `${text} is a text, and not a date.`),
            both(
              'En tekst som ser ut som en dato, er fortsatt bare en tekst for Python.',
              'A text that looks like a date is still just a text to Python.',
            ),
            triesForDate(text, kind, source, true),
          )
        : null;
    },
  },
  {
    id: 'date-and-time-mixed',
    find({ type, says, operation }) {
      const [, first = '', second = ''] =
        (type === 'TypeError' && operation && says(/'datetime\.(date|datetime)' and 'datetime\.(date|datetime)'/)) ||
        [];
      const name = first === second ? undefined : first === 'datetime' ? operation?.left : operation?.right;
      return name && first !== ''
        ? texts(
            both(
              `${name} har et klokkeslett, og den andre er bare en dato.`,
              `${name} has a time of day, and the other is only a date.`,
            ),
            both('Begge må være av samme slag.', 'Both must be of the same kind.'),
            both(`Skriv ${name}.date() for å bruke bare datoen.`, `Write ${name}.date() to use only the date.`),
          )
        : null;
    },
  },
  {
    id: 'timedelta-needs-number',
    find({ type, says }) {
      const found = type === 'TypeError' && says(/^unsupported type for timedelta (\w+) component: (\w+)/);
      return found
        ? texts(
            both(`${found[1]} i timedelta må være et tall.`, `${found[1]} in timedelta must be a number.`),
            found[2] === 'str'
              ? both('Her er det en tekst.', 'Here it is a text.')
              : both('Her er det noe annet.', 'Here it is something else.'),
            found[2] === 'str'
              ? both('Gjør teksten om til et tall med int( ).', 'Turn the text into a number with int( ).')
              : both(
                  'Skriv ut verdien på linjen før, så ser du hva den er.',
                  'Print the value on the line before, and you see what it is.',
                ),
          )
        : null;
    },
  },
  {
    id: 'date-plus-number',
    find: ({ type, says }) =>
      type === 'TypeError' && says(/for [+-]: '(?:datetime\.date|datetime\.datetime|date|datetime)' and 'int'/)
        ? texts(
            both('Du prøver å regne med en dato og et tall.', 'You try to calculate with a date and a number.'),
            both(
              'Python vet ikke om tallet er dager, uker eller år.',
              'Python does not know whether the number is days, weeks or years.',
            ),
            both(
              'Skriv timedelta(days=7), og hent timedelta fra datetime.',
              'Write timedelta(days=7), and import timedelta from datetime.',
            ),
          )
        : null,
  },
];

/** A year, a month that exists, and then a day: it is the day that does not exist. */
function isInOrder(failed: string): boolean {
  const [year = '', month = '', day = ''] = callIn(failed)?.given ?? [];
  return /^\d{4}$/.test(year) && /^0?(?:[1-9]|1[0-2])$/.test(month) && /^\d+$/.test(day);
}

const DAYS = both(
  'Er det et antall dager, skriv timedelta(days=7), og hent timedelta fra datetime.',
  'If it is a number of days, write timedelta(days=7), and import timedelta from datetime.',
);

/** How a text becomes a date that fits the other side of the calculation. */
function triesForDate(text: string, kind: string, source: string, isLeft: boolean): Both {
  const imported = source.match(/^\s*from\s+datetime\s+import\s+(.*)$/m)?.[1] ?? '';
  const module = source.match(/^\s*import\s+datetime(?:\s+as\s+(\w+))?\s*(?:#.*)?$/m);
  const has = (name: string) => module !== null || imported.includes('*') || hasWord(imported, name);
  const named = (name: string) => (module && !hasWord(imported, name) ? `${module[1] ?? 'datetime'}.${name}` : name);
  const owner = kind === 'timedelta' ? (has('date') || !has('datetime') ? 'date' : 'datetime') : kind;
  const iso = `${named(owner)}.fromisoformat(${text})`;
  const other = `${named('datetime')}.strptime(${text}, "%d.%m.%Y")${owner === 'date' ? '.date()' : ''}`;
  const isWritten = /^["']/.test(text);
  const whole = isWritten ? text : source;
  const hasIso = ISO.test(whole);
  const hasPoints = WITH_POINTS.test(whole);
  const ways = [
    ...(hasPoints && !hasIso ? [] : [{ such: '2025-05-21', right: iso, needs: owner }]),
    ...(hasIso && !hasPoints ? [] : [{ such: '21.05.2025', right: other, needs: 'datetime' }]),
  ];

  const days = !isLeft && !isWritten && !hasIso && !hasPoints;
  const needed = [...ways.map(({ needs }) => needs), ...(days ? ['timedelta'] : [])];
  const missing = [...new Set(needed)].filter((name) => !has(name));
  const said = (such: string, right: string) =>
    isWritten
      ? both(`Skriv ${right}.`, `Write ${right}.`)
      : both(`For en tekst som ${such} skriver du ${right}.`, `For a text such as ${such}, write ${right}.`);
  const all = [
    ...ways.map(({ such, right }) => said(such, right)),
    ...(days
      ? [
          both(
            `Er det et antall dager, skriv ${named('timedelta')}(days=int(${text})).`,
            `If it is a number of days, write ${named('timedelta')}(days=int(${text})).`,
          ),
        ]
      : []),
    ...(missing.length > 0
      ? [both(`Hent ${listed(missing, 'og')} fra datetime.`, `Import ${listed(missing, 'and')} from datetime.`)]
      : []),
  ];
  return both(all.map(({ _no }) => _no).join(' '), all.map(({ _eng }) => _eng).join(' '));
}
