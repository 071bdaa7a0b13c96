import { both, CODE_NAME, type Mistake, texts } from './mistake.ts';
import { functionAround } from './program.ts';

/** Texts that cannot become numbers. */
export const CONVERSIONS: readonly Mistake[] = [
  {
    id: 'decimal-comma-typed',
    find({ type, says }) {
      const found = type === 'ValueError' && says(/(?:int\(\) with base 10|to float): '(-?\d+,\d+)'/);
      // 1,000 may be one thousand.
      if (found && /,\d{3}$/.test(found[1] ?? ''))
        return texts(
          both(`«${found[1]}» er skrevet med komma.`, `"${found[1]}" is written with a comma.`),
          both('Python leser ikke et tall med komma i.', 'Python does not read a number with a comma in it.'),
          both(
            'Er det desimaler, bruk replace(",", "."). Skiller kommaet tusener, bruk replace(",", ""). Flere tall deles med split(",").',
            'If these are decimals, use replace(",", "."). If the comma separates thousands, use replace(",", ""). Several numbers are divided with split(",").',
          ),
        );
      return found
        ? texts(
            both(`«${found[1]}» er skrevet med komma.`, `"${found[1]}" is written with a comma.`),
            both('Python bruker punktum i desimaltall.', 'Python uses a point in decimal numbers.'),
            both(
              'Er det ett tall, skriv float(tekst.replace(",", ".")). Flere tall deles med split(",").',
              'If it is one number, write float(text.replace(",", ".")). Several numbers are divided with split(",").',
            ),
          )
        : null;
    },
  },
  {
    id: 'int-of-decimal-number',
    find({ type, says }) {
      const found = type === 'ValueError' && says(/int\(\) with base 10: '(\s*-?\d+\.\d*\s*)'/);
      return found
        ? texts(
            both(
              `int kan ikke lese «${found[1]}», for det er et desimaltall.`,
              `int cannot read "${found[1]}", because it is a decimal number.`,
            ),
            both('int leser bare hele tall fra en tekst.', 'int reads only whole numbers from a text.'),
            both('Bruk float( ) i stedet.', 'Use float( ) instead.'),
          )
        : null;
    },
  },
  {
    id: 'sign-between-numbers',
    find({ type, says, plain }) {
      const sign = type === 'ValueError' && says(/(?:int\(\) with base 10|to float): '([ ,;])'/)?.[1];
      const call = plain.match(
        /\bin\s+(input\((?:["']{2})?\))|\bmap\(\s*(?:int|float)\s*,\s*(input\((?:["']{2})?\))\s*\)/,
      );
      if (!sign || !call) return null;
      const right = sign === ' ' ? 'split()' : `split("${sign}")`;
      return texts(
        sign === ' '
          ? both('Et mellomrom er ikke et tall.', 'A space is not a number.')
          : both(`«${sign}» er ikke et tall.`, `"${sign}" is not a number.`),
        both(
          'Her er det ett tegn om gangen som gjøres om, også tegnene mellom tallene.',
          'Here one character at a time is converted, also those between the numbers.',
        ),
        both(`Skriv .${right} etter input( ).`, `Write .${right} after input( ).`),
      );
    },
  },
  {
    id: 'number-of-empty-text',
    find: ({ type, says, source }) =>
      type === 'ValueError' && says(/(?:int\(\) with base 10|to float): '(?:\s|\\[nrt])*'/)
        ? texts(
            both('Teksten er tom, så den kan ikke bli et tall.', 'The text is empty, so it cannot become a number.'),
            /\binput\s*\(/.test(source)
              ? both(
                  'Kanskje ble det trykket Enter uten at noe ble skrevet.',
                  'Perhaps Enter was pressed before anything was typed.',
                )
              : both('En tom linje er også en tekst.', 'An empty line is a text too.'),
            both(
              'Sjekk at teksten ikke er tom før du gjør den om.',
              'Check that the text is not empty before you convert it.',
            ),
          )
        : null,
  },
  {
    id: 'text-is-no-number',
    find({ type, says, text, rest, before, source, line }) {
      const found = type === 'ValueError' && says(/(?:int\(\) with base 10|to float): '(.*)'/s);
      // The parenthesis of int ends before split.
      const written = found ? (found[1] ?? '') : '';
      const [, call, question] = (found && rest.match(/^(int|float)\((input\([^()]*\))\)\.split\(\s*\)/)) || [];
      if (call)
        return texts(
          both(`${call} får hele linjen «${written}».`, `${call} gets the whole line "${written}".`),
          both('Linjen må deles før delene gjøres om.', 'The line must be divided before its parts are converted.'),
          /\bmap\(\s*$/.test(before)
            ? both(`Skriv map(${call}, ${question}.split()).`, `Write map(${call}, ${question}.split()).`)
            : both(
                `Skriv [${call}(x) for x in ${question}.split()].`,
                `Write [${call}(x) for x in ${question}.split()].`,
              ),
        );
      const lost = found && answerLost(source, line, rest, written);
      if (lost)
        return texts(
          both(`«${written}» er ikke et tall.`, `"${written}" is not a number.`),
          both(
            `${lost.method} på linje ${lost.line} endrer ikke ${lost.name}. Den gir en ny tekst.`,
            `${lost.method} on line ${lost.line} does not change ${lost.name}. It gives a new text.`,
          ),
          both(
            `Ta vare på den nye teksten: ${lost.name} = ${lost.code}.`,
            `Keep the new text: ${lost.name} = ${lost.code}.`,
          ),
        );
      const typed = rest.match(/^(int|float)\(\s*input\s*\(/)?.[1];
      const asked = found && text.match(/\b(int|float)\(\s*(["'][^"']*[?:]\s*["'])\s*\)/);
      const inBase = type === 'ValueError' && says(/^invalid literal for int\(\) with base (?!10:)(\d+): '(.*)'/s);
      if (inBase)
        return texts(
          both(
            `«${inBase[2]}» er ikke et tall med grunntall ${inBase[1]}.`,
            `"${inBase[2]}" is not a number in base ${inBase[1]}.`,
          ),
          inBase[1] === '2'
            ? both('Med grunntall 2 er alle sifrene 0 eller 1.', 'In base 2 every digit is 0 or 1.')
            : both(
                `Med grunntall ${inBase[1]} finnes det ${inBase[1]} forskjellige sifre.`,
                `In base ${inBase[1]} there are ${inBase[1]} different digits.`,
              ),
          both(
            'Skriv ut teksten før du gjør den om, så ser du hva den inneholder.',
            'Print the text before you convert it, and you see what it holds.',
          ),
        );
      if (asked)
        return texts(
          both(`${asked[1]} prøver å gjøre om selve spørsmålet.`, `${asked[1]} tries to convert the question itself.`),
          both(
            'Det er svaret som skal bli et tall, og det gir input.',
            'It is the answer that should become a number, and input gives it.',
          ),
          both(`Skriv ${asked[1]}(input( … )).`, `Write ${asked[1]}(input( … )).`),
        );
      if (/^-?\d+(?:\s*,\s*-?\d+)+$/.test(written) && /\.split\(\s*\)/.test(text))
        return texts(
          both(`«${written}» er ikke ett tall.`, `"${written}" is not one number.`),
          both('Når parentesen er tom, deler split ved mellomrom.', 'With empty parentheses split divides at spaces.'),
          both('Skriv split(",") for å dele ved komma.', 'Write split(",") to divide at commas.'),
        );
      return found
        ? texts(
            both(`«${found[1]}» er ikke et tall.`, `"${found[1]}" is not a number.`),
            both(
              'En tekst som int eller float skal gjøre om, må være ett tall, skrevet med sifre.',
              'A text that int or float should convert must be one number, written with digits.',
            ),
            /\d\s+-?\d/.test(found[1] ?? '')
              ? both(
                  'Skal det være ett tall, fjern mellomrommet med replace(" ", ""). Flere tall deles med split( ).',
                  'If it should be one number, remove the space with replace(" ", ""). Several numbers are divided with split( ).',
                )
              : typed
                ? both(
                    `Skal svaret være et tall, skriv bare tallet, med sifre. Skal det være en tekst, ta bort ${typed}( ).`,
                    `If the answer should be a number, type only the number, with digits. If it should be a text, remove ${typed}( ).`,
                  )
                : both(
                    'Skriv ut teksten før du gjør den om, så ser du hva den inneholder.',
                    'Print the text before you convert it, and you see what it holds.',
                  ),
          )
        : null;
    },
  },
];

/** A line above that makes a new text of what is converted here, does not keep it, and would have made it a number. */
function answerLost(source: string, line: number | null, rest: string, written: string) {
  const name = rest.match(new RegExp(`^(?:int|float)\\((${CODE_NAME})\\)`, 'u'))?.[1];
  const lines = source.split('\n').slice(0, (line ?? 1) - 1);
  const change = `\\.replace\\(\\s*(["'])(.+?)\\2\\s*,\\s*(["'])(.*?)\\4\\s*\\)`;
  const alone = name && new RegExp(`^\\s*(${name}${change})\\s*$`, 'u');
  const index = alone ? lines.findLastIndex((one) => alone.test(one)) : -1;
  if (!name || !alone || index < 0) return null;
  const [, code = '', , from = '', , to = ''] = lines[index]?.match(alone) ?? [];
  const isNumber = /^\s*[-+]?\d+(?:\.\d*)?\s*$/.test(written.replaceAll(from, to));
  const isHere = functionAround(source, index) === functionAround(source, (line ?? 1) - 1);
  return isNumber && isHere ? { name, code, method: 'replace', line: index + 1 } : null;
}
