import type { Both } from '../../judge/explanation.ts';
import { lookUp } from '../../judge/look-up.ts';
import { callIn, isNumber, placeIn } from './expressions.ts';
import { both, type Mistake, type Texts, texts } from './mistake.ts';
import { blocksAround, escaped, isMadeAs, loopOver } from './program.ts';

/** Values of the right kind that do not fit. */
export const VALUES: readonly Mistake[] = [
  {
    id: 'colour-unknown',
    find({ type, says, source }) {
      if (type === 'TurtleGraphicsError' && says(/^bad color sequence: /)) {
        const isSet = /\bcolormode\(\s*255/.test(source);
        const module = source.match(/^\s*import\s+turtle\s+as\s+(\w+)/m)?.[1] ?? 'turtle';
        const prefix = /^\s*from\s+turtle\s+import\s+\*/m.test(source) ? '' : `${module}.`;
        return texts(
          both(
            'Skilpadden kan ikke bruke disse tallene som farge.',
            'The turtle cannot use these numbers as a colour.',
          ),
          isSet
            ? both(
                'Tallene for rødt, grønt og blått går fra 0 til 255.',
                'The numbers for red, green and blue go from 0 to 255.',
              )
            : both(
                'Uten colormode går tallene for rødt, grønt og blått fra 0 til 1.',
                'Without colormode the numbers for red, green and blue go from 0 to 1.',
              ),
          isSet
            ? both('Skriv tall fra 0 til 255.', 'Write numbers from 0 to 255.')
            : both(
                `Skriv ${prefix}colormode(255) på en linje over, for å bruke tall fra 0 til 255.`,
                `Write ${prefix}colormode(255) on a line above, to use numbers from 0 to 255.`,
              ),
        );
      }
      const colour = type === 'TurtleGraphicsError' && says(/^bad color string: (.+)/)?.[1];
      return colour
        ? texts(
            both(`Skilpadden kjenner ikke fargen «${colour}».`, `The turtle does not know the colour "${colour}".`),
            colour.startsWith('#')
              ? both(
                  'Etter # skal det være tre eller seks tegn: sifre, og bokstaver fra a til f.',
                  'After # there should be three or six signs: digits, and letters from a to f.',
                )
              : both('Fargene har engelske navn.', 'The colours have English names.'),
            colour.startsWith('#')
              ? both('Skriv for eksempel "#ff0000".', 'Write for example "#ff0000".')
              : both('Skriv for eksempel "red", "blue" eller "green".', 'Write for example "red", "blue" or "green".'),
          )
        : null;
    },
  },
  {
    id: 'separator-empty',
    find: ({ type, says }) =>
      type === 'ValueError' && says(/^empty separator$/)
        ? texts(
            both('split fikk en tom tekst.', 'split got an empty text.'),
            both(
              'Det som er i parentesen, er tegnet som teksten skal deles ved.',
              'What is in the parentheses is the sign to divide the text at.',
            ),
            both(
              'For å dele ved mellomrom, skriv split( ). For å få hvert tegn for seg, skriv list(tekst).',
              'To divide at spaces, write split( ). To get each character by itself, write list(text).',
            ),
          )
        : null,
  },
  {
    id: 'step-of-zero',
    find: ({ type, says }) =>
      type === 'ValueError' && says(/^slice step cannot be zero/)
        ? texts(
            both('Et utsnitt kan ikke ha steget 0.', 'A slice cannot have the step 0.'),
            both('Det tredje tallet sier hvor langt hvert steg er.', 'The third number says how long each step is.'),
            both('Skriv 1 for hvert element, eller -1 for baklengs.', 'Write 1 for every item, or -1 for backwards.'),
          )
        : null,
  },
  {
    id: 'index-out-of-range',
    find({ type, says, plain, source, failed }) {
      const found =
        type === 'IndexError' && says(/^(list|string|tuple|range object|pop)(?: assignment)? index out of range/);
      if (!found) return null;
      const what =
        found[1] === 'string'
          ? both('Teksten', 'The text')
          : found[1] === 'range object'
            ? both('range', 'The range')
            : found[1] === 'tuple'
              ? both('Tuppelet', 'The tuple')
              : both('Listen', 'The list');
      const list = placeIn(failed)?.list ?? '-';
      const isFilled = new RegExp(
        `(?<![\\p{L}\\p{N}_])${escaped(list)}\\s*(?:\\.(?:append|extend|insert)\\b|\\+=)`,
        'u',
      );
      if (
        found[1] === 'list' &&
        isMadeAs(source, list, '\\[\\s*\\](?!\\s*[*+])') &&
        !isFilled.test(source) &&
        !says(/assignment/)
      )
        return texts(
          both(`Listen ${list} er tom.`, `The list ${list} is empty.`),
          both('Den har ingen plasser før noe blir lagt til.', 'It has no places before something is added.'),
          both(
            `Legg til først, med ${list}.append( ). En rad er en liste: ${list}.append([ ]).`,
            `Add something first, with ${list}.append( ). A row is a list: ${list}.append([ ]).`,
          ),
        );
      return texts(
        both(`${what._no} har ikke så mange plasser.`, `${what._eng} does not have that many places.`),
        /^-\d+$/.test(placeIn(failed)?.place ?? '')
          ? both(
              'Med minus teller Python bakfra: -1 er den siste plassen, -2 den nest siste.',
              'With a minus Python counts from the end: -1 is the last place, -2 the second last.',
            )
          : both(
              'Python teller fra 0. Den siste plassen er derfor én mindre enn lengden.',
              'Python counts from 0. The last place is therefore one less than the length.',
            ),
        says(/assignment/) && !/^\s*del\b/.test(plain)
          ? isMadeAs(source, placeIn(plain.replace(/\s*[-+*/]?=.*/, '').trim())?.list ?? '-', '\\[\\s*\\]')
            ? both(
                'Bruk append( ) for å legge til noe på en ny plass.',
                'Use append( ) to add something at a new place.',
              )
            : both(
                'Skriv ut plassen du bruker. append( ) legger til noe på en ny plass.',
                'Print the place that you use. append( ) adds something at a new place.',
              )
          : /\[[^\]]*\blen\(/.test(plain)
            ? both(
                'Skriv ut len( ) og plassen du bruker. Den siste får du også med [-1].',
                'Print len( ) and the place that you use. You also get the last one with [-1].',
              )
            : both('Skriv ut len( ) og plassen du bruker.', 'Print len( ) and the place that you use.'),
      );
    },
  },
  {
    id: 'empty-list',
    find: ({ type, says }) =>
      (type === 'IndexError' && says(/pop from empty|Cannot choose from an empty/)) ||
      (type === 'ValueError' && says(/(?:iterable )?argument is empty|empty sequence/)) ||
      (type === 'StatisticsError' && says(/requires at least one data point|no (?:median|mode) for empty data/))
        ? texts(
            both('Her er det tomt, så det er ingenting å hente.', 'This is empty, so there is nothing to take.'),
            both('Her må det være minst ett element.', 'There must be at least one item here.'),
            both('Sjekk først om det er noe der: if liste:', 'Check first whether there is something in it: if items:'),
          )
        : null,
  },
  {
    id: 'division-by-zero',
    find: ({ type, says }) =>
      type === 'ZeroDivisionError' && says(/negative power/)
        ? texts(
            both('0 kan ikke opphøyes i et negativt tall.', '0 cannot be raised to a negative power.'),
            both(
              '2 ** -1 er det samme som 1 / 2, og ingenting kan deles på 0.',
              '2 ** -1 is the same as 1 / 2, and nothing can be divided by 0.',
            ),
            both(
              'Skriv ut begge tallene på linjen før, og sjekk det første med if.',
              'Print both numbers on the line before, and check the first one with if.',
            ),
          )
        : type === 'ZeroDivisionError'
          ? texts(
              both('Du deler på null.', 'You divide by zero.'),
              both('Det går ikke å dele noe i null deler.', 'Nothing can be divided into zero parts.'),
              both(
                'Sjekk at tallet du deler på, ikke er 0, med if før du deler.',
                'Check with if that the number you divide by is not 0, before you divide.',
              ),
            )
          : null,
  },
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
    find({ type, says, text, rest }) {
      const found = type === 'ValueError' && says(/(?:int\(\) with base 10|to float): '(.*)'/s);
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
  {
    id: 'wrong-number-of-values',
    find({ type, says, plain, text, source }) {
      if (type !== 'ValueError') return null;
      const many = says(/too many values to unpack \(expected (\d+)\)/);
      const few = says(/not enough values to unpack \(expected (\d+), got (\d+)\)/);
      if (!many && !few) return null;
      const names = many?.[1] ?? few?.[1];
      const own = plain.match(/^\s*self\s*,\s*([\p{L}_][\p{L}\p{N}_]*)\s*=/u)?.[1];
      if (own)
        return texts(
          both(`Det er komma mellom self og ${own}.`, `There is a comma between self and ${own}.`),
          both('En verdi i objektet skrives med punktum.', 'A value of the object is written with a dot.'),
          both(`Skriv self.${own}.`, `Write self.${own}.`),
        );
      if (many && /=\s*input\([^()]*\)\s*$/.test(plain))
        return texts(
          both('Svaret fra input er én tekst.', 'The answer of input is one text.'),
          both(
            'Teksten må deles før hvert navn kan få sin del.',
            'The text must be divided before each name can get its part.',
          ),
          both('Skriv .split( ) etter input( … ).', 'Write .split( ) after input( … ).'),
        );
      const loop =
        text.match(/^\s*for\s+([^:]+?)\s+in\s+(.+?)\s*:\s*(?:#.*)?$/) ??
        plain.match(/^(?!\s*[\p{L}\p{N}_]+\s*,[^=]*=).*\bfor\s+([^:]+?)\s+in\s+(.+?)\s*(?:[:\])]|$)/u);
      if (loop) return unpackedInLoop(source, loop[1] ?? '', loop[2] ?? '', few?.[2]);
      const split = text.match(/=\s*.*\.split\(\s*((["']).*?\2)?\s*\)[\s)\]]*(?:#.*)?$/);
      if (split) return unpackedFromSplit(split[1], names ?? '', few?.[2], /\binput\s*\(/.test(plain));
      return texts(
        many
          ? both(
              `Det er flere verdier enn de ${names} navnene til venstre.`,
              `There are more values than the ${names} names to the left.`,
            )
          : both(
              `Det er ${few?.[2]} ${few?.[2] === '1' ? 'verdi' : 'verdier'}, men ${names} navn til venstre.`,
              few?.[2] === '1'
                ? `There is 1 value but ${names} names to the left.`
                : `There are ${few?.[2]} values but ${names} names to the left.`,
            ),
        both('Hvert navn skal ha nøyaktig én verdi.', 'Each name must have exactly one value.'),
        both('Skriv like mange navn som det er verdier.', 'Write as many names as there are values.'),
      );
    },
  },
  {
    id: 'remove-takes-value',
    find(problem) {
      const { type, says, failed, source } = problem;
      const call = type === 'ValueError' && says(/^list\.remove\(x\): x not in list/) ? callIn(failed) : null;
      const [place = ''] = call?.given ?? [];
      if (call?.name !== 'remove') return null;
      const isOfTexts = isMadeAs(source, call.receiver, '\\[\\s*["\']') && /^-?\d+$/.test(place);
      const isCounted = loopOver(problem, place)?.includes(`len(${call.receiver})`);
      return isOfTexts || isCounted
        ? texts(
            both(
              `remove leter etter verdien ${place}, ikke plassen.`,
              `remove looks for the value ${place}, not the place.`,
            ),
            both('pop fjerner det som er på en plass.', 'pop removes what is at a place.'),
            isCounted
              ? both(
                  'Lag en ny liste med det du vil beholde, i stedet for å fjerne i løkken.',
                  'Make a new list of what you want to keep, instead of removing in the loop.',
                )
              : both(
                  `Skriv ${call.receiver}.pop(${place}), eller skriv verdien i remove( ).`,
                  `Write ${call.receiver}.pop(${place}), or write the value in remove( ).`,
                ),
          )
        : null;
    },
  },
  {
    id: 'not-in-list',
    find: ({ type, says }) =>
      type === 'ValueError' && says(/not in list|not in tuple|substring not found/)
        ? texts(
            says(/substring/)
              ? both('Det du leter etter, finnes ikke i teksten.', 'What you look for is not in the text.')
              : says(/tuple/)
                ? both('Det du leter etter, finnes ikke i tuppelet.', 'What you look for is not in the tuple.')
                : both('Det du leter etter, finnes ikke i listen.', 'What you look for is not in the list.'),
            says(/substring/)
              ? both(
                  'index krever at det er der. find gir -1 i stedet.',
                  'index requires that it is there. find gives -1 instead.',
                )
              : both('remove og index krever at elementet er der.', 'remove and index require that the item is there.'),
            says(/substring/)
              ? both('Sjekk med in først: if "a" in tekst:', 'Check with in first: if "a" in text:')
              : both('Sjekk med in først: if x in liste:', 'Check with in first: if x in items:'),
          )
        : null,
  },
  {
    id: 'outside-of-mathematics',
    find({ type, says, failed }) {
      const isNegative = says(/^factorial\(\) not defined for negative values/);
      if (type !== 'ValueError' || (!says(/math domain error/) && !isNegative)) return null;
      const name = callIn(failed)?.name ?? '';
      return texts(
        both('Dette regnestykket har ikke noe svar.', 'This calculation has no answer.'),
        lookUp(LIMITS_OF_MATHEMATICS, name) ??
          both('Funksjonen kan ikke bruke alle tall.', 'The function cannot use every number.'),
        both(
          'Skriv ut tallet på linjen før, og sjekk det med if før du regner.',
          'Print the number on the line before, and check it with if before you calculate.',
        ),
      );
    },
  },
  {
    id: 'random-range-empty',
    find({ type, says, failed }) {
      if (type === 'ValueError' && says(/^Sample larger than population/))
        return texts(
          both('Antallet i sample passer ikke.', 'The number in sample does not fit.'),
          both(
            'sample trekker hvert element bare én gang, så antallet må være fra 0 til lengden av listen.',
            'sample draws each item only once, so the number must be from 0 to the length of the list.',
          ),
          both(
            'Skriv ut antallet og len( ) på linjen før. choices(liste, k=5) kan trekke det samme flere ganger.',
            'Print the number and len( ) on the line before. choices(items, k=5) can draw the same one several times.',
          ),
        );
      if (type !== 'ValueError' || !says(/empty range/)) return null;
      const { callee: call = '', given = [] } = callIn(failed) ?? {};
      if (given.length === 1)
        return texts(
          both('Det er ingen tall å trekke.', 'There are no numbers to draw.'),
          both(
            'Det trekkes fra 0 og opp til tallet i parentesen, og det er 0 eller mindre.',
            'They are drawn from 0 up to the number in the parentheses, and that is 0 or less.',
          ),
          both(
            'Skriv ut tallet på linjen før. Er det lengden av en liste, er listen tom.',
            'Print the number on the line before. If it is the length of a list, the list is empty.',
          ),
        );
      return texts(
        both('Det er ingen tall å trekke mellom disse to.', 'There are no numbers to draw between these two.'),
        both('Det minste tallet må stå først.', 'The smaller number must come first.'),
        given.every(isNumber) && Number(given[0]) === Number(given[1])
          ? both('Skriv et større tall som det andre.', 'Write a larger number as the second one.')
          : given.length === 2 && given.every(isNumber)
            ? both(`Skriv ${call}(${given[1]}, ${given[0]}).`, `Write ${call}(${given[1]}, ${given[0]}).`)
            : both(
                'Skriv ut begge tallene på linjen før, så ser du hvilket som er størst.',
                'Print both numbers on the line before, and you see which one is larger.',
              ),
      );
    },
  },
  {
    id: 'endless-recursion',
    find: ({ type }) =>
      type === 'RecursionError'
        ? texts(
            both(
              'Funksjoner kaller seg selv, eller hverandre, for mange ganger.',
              'Functions call themselves, or each other, too many times.',
            ),
            both(
              'Hvert kall venter på det neste, og Python sier stopp etter omtrent tusen.',
              'Each call waits for the next, and Python says stop after about a thousand.',
            ),
            both(
              'Sjekk at funksjonen kommer til et tilfelle der den ikke kaller seg selv. Trengs det flere runder, bruk en løkke.',
              'Check that the function gets to a case where it does not call itself. If more rounds are needed, use a loop.',
            ),
          )
        : null,
  },
  {
    id: 'no-more-input',
    find({ type, source, line, text }) {
      if (type !== 'EOFError') return null;
      const around = line === null ? [] : [text, ...blocksAround(source.split('\n'), line - 1)];
      const isWhile = around
        .find((head) => /^\s*(?:for|while|def)\b/.test(head))
        ?.trim()
        .startsWith('while');
      return texts(
        both('Programmet spør om mer enn det får svar på.', 'The program asks for more than it gets answers to.'),
        isWhile
          ? both(
              'Løkken med while kaller input, og da er det ikke flere linjer igjen.',
              'The loop with while calls input, and there are no more lines by then.',
            )
          : both(
              'Det er kalt input flere ganger enn det er linjer.',
              'input is called more times than there are lines.',
            ),
        isWhile
          ? both(
              'Se hva som skal stoppe løkken, og om det skjer før det er slutt på linjene.',
              'See what should stop the loop, and whether that happens before there are no more lines.',
            )
          : both(
              'Tell hvor mange ganger programmet ditt kaller input.',
              'Count how many times your program calls input.',
            ),
      );
    },
  },
  {
    id: 'too-much-memory',
    find: ({ type, says }) =>
      type === 'MemoryError' || (type === 'OverflowError' && says(/index-sized|repeated (?:string|bytes) is too long/))
        ? texts(
            both('Programmet bruker for mye minne.', 'The program uses too much memory.'),
            both(
              'En liste, en tekst eller et tall har vokst seg altfor stort.',
              'A list, a text or a number has grown far too large.',
            ),
            both(
              'Se etter et altfor stort tall, eller en løkke som legger til noe uten å stoppe.',
              'Look for a number that is far too large, or a loop that adds something without stopping.',
            ),
          )
        : null,
  },
  {
    id: 'number-too-large',
    find({ type, says }) {
      if (type === 'ValueError' && says(/^Exceeds the limit .* for integer string conversion/))
        return texts(
          both('Tallet har for mange sifre.', 'The number has too many digits.'),
          both(
            'Python leser og viser ikke tall med mer enn 4300 sifre.',
            'Python reads and shows no number with more than 4300 digits.',
          ),
          both('Regn med mindre tall.', 'Calculate with smaller numbers.'),
        );
      if (type !== 'OverflowError') return null;
      if (says(/^date value out of range/))
        return texts(
          both('Datoen er utenfor det Python kan regne med.', 'The date is outside what Python can calculate with.'),
          both('Et år må være fra 1 til 9999.', 'A year must be from 1 to 9999.'),
          both('Skriv ut tallet du legger til, på linjen før.', 'Print the number that you add, on the line before.'),
        );
      return says(/float|math range|not representable|Result too large/)
        ? texts(
            both('Svaret er for stort for et desimaltall.', 'The answer is too large for a decimal number.'),
            both('Desimaltall har en øvre grense.', 'Decimal numbers have an upper limit.'),
            both('Regn med mindre tall, eller med heltall.', 'Calculate with smaller numbers, or with whole numbers.'),
          )
        : texts(
            both('Et tall på denne linjen er for stort.', 'A number on this line is too large.'),
            both('Det som skal bruke tallet, har en øvre grense.', 'What should use the number has an upper limit.'),
            both('Bruk et mindre tall.', 'Use a smaller number.'),
          );
    },
  },
  {
    id: 'assertion',
    find: ({ type }) =>
      type === 'AssertionError'
        ? texts(
            both('En assert stemte ikke.', 'An assert was not true.'),
            both(
              'assert sier at noe skal være sant, og stopper programmet når det ikke er det.',
              'assert says that something should be true, and stops the program when it is not.',
            ),
            both(
              'Skriv ut verdiene i linjen, og se hva som er annerledes enn du trodde.',
              'Print the values in the line, and see what is different from what you thought.',
            ),
          )
        : null,
  },
];

const MORE_THAN_0 = both(
  'Tallet i parentesen må være større enn 0.',
  'The number in the parentheses must be greater than 0.',
);
const NOT_NEGATIVE = both(
  'Tallet i parentesen må være 0 eller mer.',
  'The number in the parentheses must be 0 or more.',
);
const FROM_MINUS_1_TO_1 = both(
  'Tallet i parentesen må være fra -1 til 1.',
  'The number in the parentheses must be from -1 to 1.',
);
const LIMITS_OF_MATHEMATICS: Readonly<Record<string, Both>> = {
  sqrt: NOT_NEGATIVE,
  factorial: NOT_NEGATIVE,
  log10: MORE_THAN_0,
  log2: MORE_THAN_0,
  log: both('Tallene i parentesen må være større enn 0.', 'The numbers in the parentheses must be greater than 0.'),
  acos: FROM_MINUS_1_TO_1,
  asin: FROM_MINUS_1_TO_1,
};

/** A loop with several names, where an item has more or fewer parts than there are names. */
function unpackedInLoop(source: string, names: string, items: string, got: string | undefined): Texts {
  const count = names.split(',').length;
  const isOfTexts = count === 2 && (/^\[\s*["'].*\]$/.test(items) || isMadeAs(source, items, '\\[\\s*["\']'));
  return texts(
    got
      ? both(
          `Et element i løkken har ${got} ${got === '1' ? 'del' : 'deler'}, men det er ${count} navn.`,
          `An item of the loop has ${got} ${got === '1' ? 'part' : 'parts'}, but there are ${count} names.`,
        )
      : both(
          `Et element i løkken har flere deler enn de ${count} navnene.`,
          `An item of the loop has more parts than the ${count} names.`,
        ),
    isOfTexts
      ? both(
          'Hvert element er en tekst, og delene av den er tegnene.',
          'Each item is a text, and its parts are the characters.',
        )
      : both(
          'Løkken deler opp hvert element og gir hvert navn én del.',
          'The loop divides each item and gives each name one part.',
        ),
    isOfTexts
      ? both(
          `For å få både plassen og teksten skriver du for ${names} in enumerate(${items}):`,
          `To get both the place and the text, write for ${names} in enumerate(${items}):`,
        )
      : both(
          'Skriv ut ett element og tell delene. Vil du ha plassen også, bruk enumerate( ).',
          'Print one item and count its parts. If you want the place too, use enumerate( ).',
        ),
  );
}

function unpackedFromSplit(
  separator: string | undefined,
  names: string,
  got: string | undefined,
  isTyped: boolean,
): Texts {
  return texts(
    got
      ? both(
          `Teksten ble delt i ${got} ${got === '1' ? 'del' : 'deler'}, men det er ${names} navn til venstre.`,
          `The text was divided into ${got} ${got === '1' ? 'part' : 'parts'}, but there are ${names} names to the left.`,
        )
      : both(
          `Teksten ble delt i flere deler enn de ${names} navnene til venstre.`,
          `The text was divided into more parts than the ${names} names to the left.`,
        ),
    separator
      ? both(
          `split(${separator}) deler bare der det står ${separator}.`,
          `split(${separator}) divides only at ${separator}.`,
        )
      : both('Når parentesen er tom, deler split ved mellomrom.', 'With empty parentheses split divides at spaces.'),
    isTyped
      ? both(
          `Programmet skal ha ${names} deler med ${separator ?? 'mellomrom'} imellom. Skriv svaret slik, eller endre navnene og skilletegnet så de passer til svaret.`,
          `The program needs ${names} parts with ${separator ?? 'spaces'} in between. Type the answer like that, or change the names and the separator so that they fit the answer.`,
        )
      : got || separator
        ? both(
            'Skriv like mange navn som det er deler, og se at skilletegnet er det som står i teksten.',
            'Write as many names as there are parts, and check that the separator is the one in the text.',
          )
        : both(
            'Skriv ut teksten på linjen over, og se hvor mange deler den har. Det må være like mange navn.',
            'Print the text on the line above, and see how many parts it has. There must be as many names.',
          ),
  );
}
