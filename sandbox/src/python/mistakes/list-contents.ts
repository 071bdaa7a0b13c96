import { callIn, placeIn } from './expressions.ts';
import { both, CODE_NAME, type Mistake, type Problem, type Texts, texts } from './mistake.ts';
import { blocksAround, escaped, isMadeAs, loopOver } from './program.ts';

/** Places that a list or a text does not have. */
export const PLACES: readonly Mistake[] = [
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
    find(problem) {
      const { type, says, plain, source, failed, line } = problem;
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
      const place = placeIn(failed)?.place ?? '-';
      const pair = loopOver(problem, place);
      if (pair && /^\([^()]*(?:\([^()]*\))*[^()]*\)$/.test(pair) && pair.includes(','))
        return texts(
          both(`${what._no} har ikke så mange plasser.`, `${what._eng} does not have that many places.`),
          both(
            `Løkken gir ${place} bare verdiene i ${pair}, og ikke tallene imellom.`,
            `The loop gives ${place} only the values in ${pair}, and not the numbers in between.`,
          ),
          both(`Skal den telle, skriv range${pair}.`, `If it should count, write range${pair}.`),
        );
      const short = found[1] === 'list' ? oneTooFew({ source, plain, line }) : null;
      if (short)
        return texts(
          both(
            `${short.list} har ikke plass nummer ${short.size}.`,
            `${short.list} has no place number ${short.size}.`,
          ),
          both(
            `Python teller fra 0, så plassene går til ${short.size} - 1.`,
            `Python counts from 0, so the places go to ${short.size} - 1.`,
          ),
          both(
            `Trenger du plass nummer ${short.size} også, skriv ${short.list} = ${short.start} * (${short.size} + 1).`,
            `If you need place number ${short.size} too, write ${short.list} = ${short.start} * (${short.size} + 1).`,
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
                'Skriv ut plassen du bruker. Skal listen få en ny plass, bruk append( ).',
                'Print the place that you use. If the list should get a new place, use append( ).',
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
];

/** Values that are divided among names, and values that a list does not hold. */
export const PARTS: readonly Mistake[] = [
  {
    id: 'wrong-number-of-values',
    find({ type, says, plain, text, source }) {
      if (type !== 'ValueError') return null;
      const many = says(/too many values to unpack \(expected (\d+)\)/);
      const few = says(/not enough values to unpack \(expected (\d+), got (\d+)\)/);
      if (!many && !few) return null;
      const names = many?.[1] ?? few?.[1];
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
        plain.match(/^(?!\s*[\p{L}\p{N}_]+\s*,[^=]*=).*\bfor\s+([^:]+?)\s+in\s+(.+?)\s*(?:[:\])}]|$)/u);
      if (loop) return unpackedInLoop(source, plain, loop[1] ?? '', loop[2] ?? '', few?.[2]);
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
];

/** A loop with several names, where an item has more or fewer parts than there are names. */
function unpackedInLoop(source: string, plain: string, names: string, items: string, got: string | undefined): Texts {
  const count = names.split(',').length;
  const zipped = callIn(items)?.callee === 'zip' ? (callIn(items)?.given ?? []) : [];
  if (zipped.length > 0 && zipped.length !== count && names.split(',').every((one) => !/[()*]/.test(one)))
    return texts(
      both(
        `zip gir ${zipped.length} ${zipped.length === 1 ? 'verdi' : 'verdier'} i hver runde, men det er ${count} navn.`,
        `zip gives ${zipped.length} ${zipped.length === 1 ? 'value' : 'values'} in each round, but there are ${count} names.`,
      ),
      both('zip gir én verdi fra hver liste i parentesen.', 'zip gives one value of each list in the parentheses.'),
      both(
        'Skriv like mange navn foran in som det er lister i parentesen.',
        'Write as many names before in as there are lists in the parentheses.',
      ),
    );
  if (isMadeAs(source, items, '\\[\\s*[[(]'))
    return texts(
      got
        ? both(
            `Et element i ${items} har ${got} ${got === '1' ? 'del' : 'deler'}, men det er ${count} navn.`,
            `An item of ${items} has ${got} ${got === '1' ? 'part' : 'parts'}, but there are ${count} names.`,
          )
        : both(
            `Et element i ${items} har flere deler enn de ${count} navnene.`,
            `An item of ${items} has more parts than the ${count} names.`,
          ),
      both(
        'Løkken deler opp hvert element og gir hvert navn én del.',
        'The loop divides each item and gives each name one part.',
      ),
      both(
        'Tell delene i hvert element. Alle må ha like mange deler som det er navn.',
        'Count the parts of each item. All must have as many parts as there are names.',
      ),
    );
  const isOfTexts = count === 2 && (/^\[\s*["'].*\]$/.test(items) || isMadeAs(source, items, '\\[\\s*["\']'));
  const [first = '', last = ''] = names.split(/\s*,\s*/);
  const isInLine = !/^\s*for\b/.test(plain);
  const isUnused =
    last !== '' && (plain.match(new RegExp(`(?<![\\p{L}\\p{N}_])${last}(?![\\p{L}\\p{N}_])`, 'gu')) ?? []).length === 1;
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
    isOfTexts && isInLine && isUnused
      ? both(`Skriv bare ett navn: for ${first} in ${items}.`, `Write just one name: for ${first} in ${items}.`)
      : isOfTexts
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
      : got === '1' && separator
        ? both(
            `Skriv ut teksten på linjen over, og se hva som skiller delene i den.`,
            `Print the text on the line above, and see what separates its parts.`,
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

/** A list made with as many places as a name says, and a loop or a place that goes one further. */
function oneTooFew({ source, plain, line }: Pick<Problem, 'source' | 'plain' | 'line'>) {
  const made = new RegExp(`^\\s*(${CODE_NAME})\\s*=\\s*(\\[[^\\[\\]]*\\])\\s*\\*\\s*(${CODE_NAME})\\s*$`, 'gmu');
  for (const [, list = '', start = '', size = ''] of source.matchAll(made)) {
    const heads = blocksAround(source.split('\n'), (line ?? 1) - 1);
    const counted = heads
      .map(
        (one) =>
          one.match(
            new RegExp(`^for\\s+(${CODE_NAME})\\s+in\\s+range\\((?:[^(),]+,)?\\s*${size}\\s*\\+\\s*1\\s*\\)`, 'u'),
          )?.[1],
      )
      .find(Boolean);
    const place = `\\[\\s*(?:${[size, counted].filter(Boolean).join('|')})\\s*\\]`;
    // Only where no other place of the list may be the one that is missing.
    const used = [...plain.matchAll(new RegExp(`(?<![\\p{L}\\p{N}_.])(${CODE_NAME})\\[`, 'gu'))].map(([, one]) => one);
    if (used.every((one) => one === list) && new RegExp(`(?<![\\p{L}\\p{N}_.])${list}${place}`, 'u').test(plain))
      return { list, start, size };
  }
  return null;
}
