import { callIn, isText } from './expressions.ts';
import { both, type Mistake, texts } from './mistake.ts';

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
