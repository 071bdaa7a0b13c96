import { callIn, isNumber } from './expressions.ts';
import { both, CODE_NAME, type Mistake, texts, typeName } from './mistake.ts';
import { placeOfDef } from './program.ts';

/** Functions of Python that got something they cannot use. */
export const FORMATS: readonly Mistake[] = [
  {
    id: 'number-needed',
    find({ type, says, rest, text, failed }) {
      if (type !== 'TypeError') return null;
      const found =
        says(/^type (\w+) doesn't define __(round)__ method/) ??
        says(/^bad operand type for (abs)\(\): '(\w+)'/) ??
        says(/^must be real number, not (\w+)/);
      // A pause may be a decimal number too.
      if (says(/^'str' object cannot be interpreted as an integer/) && callIn(failed)?.name === 'sleep')
        return texts(
          both('sleep trenger et tall, men fikk en tekst.', 'sleep needs a number but got a text.'),
          both('Tallet er antall sekunder.', 'The number is the number of seconds.'),
          both('Gjør teksten om til et tall først, med float( ).', 'Turn the text into a number first, with float( ).'),
        );
      if (!found) return null;
      const kind = found[1] === 'abs' ? found[2] : found[1];
      const name =
        found[2] === 'round' || found[1] === 'abs'
          ? found[1] === 'abs'
            ? 'abs'
            : 'round'
          : ((rest.match(/^[\w.]+/) ?? text.match(/math\.\w+/))?.[0] ?? '');
      const given = typeName(kind ?? '');
      const rounded = kind === 'str' ? textAroundNumber(failed) : null;
      const inText = rounded?.before.includes('+') ? `str(round(${rounded.number}))` : `round(${rounded?.number})`;
      // A text with %.2f in it shows the value, and has no function.
      if (name === '' && /^["'].*%/.test(failed)) return null;
      return texts(
        both(
          `${name || 'Funksjonen'} trenger et tall, men fikk ${given._no}.`,
          `${name || 'The function'} needs a number but got ${given._eng}.`,
        ),
        both('Bare tall kan regnes med.', 'Only numbers can be calculated with.'),
        name === 'round' && rounded
          ? both(
              `Rund av bare tallet: ${rounded.before}${inText}.`,
              `Round only the number: ${rounded.before}${inText}.`,
            )
          : kind === 'str'
            ? both(
                'Gjør teksten om til et tall først, med float( ).',
                'Turn the text into a number first, with float( ).',
              )
            : /function|method/.test(kind ?? '')
              ? both('Skriv ( ) etter navnet på funksjonen.', 'Write ( ) after the name of the function.')
              : both('Gi den ett tall om gangen.', 'Give it one number at a time.'),
      );
    },
  },
  {
    id: 'int-of-something-else',
    find({ type, says, text, plain, failed }) {
      if (type === 'TypeError' && says(/^int\(\) can't convert non-string with explicit base/))
        return texts(
          both(
            'int fikk to verdier, og da må den første være en tekst.',
            'int got two values, and then the first must be a text.',
          ),
          both(
            'Den andre verdien er grunntallet, som 2 i int("101", 2).',
            'The second value is the base, such as 2 in int("101", 2).',
          ),
          both(
            'Ta bort den andre verdien, eller gjør den første om med str( ).',
            'Remove the second value, or convert the first with str( ).',
          ),
        );
      const found = type === 'TypeError' && says(/^(int|float)\(\) argument must be .*, not '(\w+)'/);
      if (!found || found[2] === 'NoneType') return null;
      const given = typeName(found[2] ?? '');
      const only = callIn(failed)?.given[0];
      return texts(
        both(`${found[1]} kan ikke gjøre om ${given._no}.`, `${found[1]} cannot convert ${given._eng}.`),
        both(`${found[1]} gjør om én tekst eller ett tall.`, `${found[1]} converts one text or one number.`),
        /split\(/.test(text) && only && text.includes(`map(${failed})`)
          ? both(
              `Skriv komma etter ${found[1]}: map(${found[1]}, ${only}).`,
              `Write a comma after ${found[1]}: map(${found[1]}, ${only}).`,
            )
          : new RegExp(`^\\s*${CODE_NAME}\\s*=\\s*(?:int|float)\\(input\\(.*\\)\\.split\\(.*\\)\\)\\s*$`, 'u').test(
                plain,
              ) && only
            ? both(
                `Er det ett tall, ta bort .split( ). Er det flere, skriv [${found[1]}(x) for x in ${only}].`,
                `If it is one number, remove .split( ). If there are more, write [${found[1]}(x) for x in ${only}].`,
              )
            : /split\(/.test(text)
              ? both(
                  `Gjør om hver del: [${found[1]}(x) for x in ${only ?? 'input().split()'}].`,
                  `Convert each part: [${found[1]}(x) for x in ${only ?? 'input().split()'}].`,
                )
              : /^(?:list|tuple)$/.test(found[2] ?? '')
                ? both(
                    `Gjør om ett element om gangen, for eksempel ${found[1]}(tall[0]).`,
                    `Convert one item at a time, such as ${found[1]}(numbers[0]).`,
                  )
                : /function|method/.test(found[2] ?? '') && only && /^[\p{L}\p{N}_.]+$/u.test(only)
                  ? both(
                      `Skriv ( ) etter navnet, så funksjonen blir kjørt: ${found[1]}(${only}( )).`,
                      `Write ( ) after the name, so that the function is run: ${found[1]}(${only}( )).`,
                    )
                  : both(
                      'Skriv ut verdien på linjen før, så ser du hva den inneholder.',
                      'Print the value on the line before, and you see what it holds.',
                    ),
      );
    },
  },
  {
    id: 'unpack-of-one-value',
    find({ type, says, failed, plain, source }) {
      const found = type === 'TypeError' && says(/^cannot unpack non-iterable (\w+) object/);
      if (!found || found[1] === 'NoneType') return null;
      const given = typeName(found[1] ?? '');
      const call = callIn(failed);
      if (call && /^(?:goto|setpos|setposition|teleport|towards|distance)$/.test(call.name))
        return texts(
          both(`${call.name} fikk bare ett tall, men trenger to.`, `${call.name} got just one number but needs two.`),
          both('Et sted på arket har både en x og en y.', 'A place on the sheet has both an x and a y.'),
          both(`Skriv ${call.callee}(x, y) med begge tallene.`, `Write ${call.callee}(x, y) with both numbers.`),
        );
      if (!/,.*=|\bfor\b.*,.*\bin\b/.test(plain))
        return texts(
          both(
            `Noe på denne linjen skal deles i flere verdier, men er bare ${given._no}.`,
            `Something on this line should be divided into several values but is only ${given._eng}.`,
          ),
          both('En enkelt verdi har ikke flere deler.', 'A single value does not have several parts.'),
          both('Skriv ut verdiene på linjen før.', 'Print the values on the line before.'),
        );
      if (/^\s*for\b|\sfor\b.*\bin\b/.test(plain))
        return texts(
          both(
            `Løkken har flere navn, men hvert element er bare ${given._no}.`,
            `The loop has several names, but each item is only ${given._eng}.`,
          ),
          both('Hvert navn skal ha sin egen verdi.', 'Each name must have a value of its own.'),
          /\.(?:values|keys)\(/.test(plain)
            ? both(
                'Skriv .items( ) for å få både nøkkel og verdi.',
                'Write .items( ) to get both the key and the value.',
              )
            : both('Skriv bare ett navn i løkken.', 'Write just one name in the loop.'),
        );
      const isFunction = /function|method/.test(found[1] ?? '');
      const made = plain.match(new RegExp(`=\\s*(?:${CODE_NAME}\\.)*(${CODE_NAME})\\(.*\\)$`, 'u'))?.[1];
      const isOwn = made !== undefined && placeOfDef(source.split('\n'), made) >= 0;
      return texts(
        both(
          `Det er flere navn til venstre, men bare ${given._no} til høyre.`,
          `There are several names on the left but only ${given._eng} on the right.`,
        ),
        both('Hvert navn skal ha sin egen verdi.', 'Each name must have a value of its own.'),
        isFunction
          ? both(
              'Skriv ( ) etter navnet på funksjonen, så den blir kjørt.',
              'Write ( ) after the name of the function, so that it is run.',
            )
          : isOwn
            ? both(
                `La ${made} gi tilbake like mange verdier, med komma imellom: return a, b.`,
                `Let ${made} give back as many values, with commas in between: return a, b.`,
              )
            : both('Skriv like mange verdier som navn: a, b = 5, 6.', 'Write as many values as names: a, b = 5, 6.'),
      );
    },
  },
  {
    id: 'in-needs-parts',
    find({ type, says, failed }) {
      const found = type === 'TypeError' && says(/^argument of type '(\w+)' is not (?:iterable|a container)/);
      if (!found || found[1] === 'NoneType') return null;
      const given = typeName(found[1] ?? '');
      return texts(
        both(`in kan ikke lete i ${given._no}.`, `in cannot look inside ${given._eng}.`),
        both(
          'in leter i noe som har flere deler, som en liste eller en tekst.',
          'in looks inside something that has several parts, such as a list or a text.',
        ),
        /function|method/.test(found[1] ?? '')
          ? both(
              'Skriv ( ) etter navnet på funksjonen, så den blir kjørt.',
              'Write ( ) after the name of the function, so that it is run.',
            )
          : (found[1] === 'int' || found[1] === 'float') && !/^["']\D/.test(failed)
            ? both(
                'Bruk == for å sammenligne tall, eller str( ) for å lete blant sifrene.',
                'Use == to compare numbers, or str( ) to look among the digits.',
              )
            : both('Sjekk hva som står til høyre for in.', 'Check what is to the right of in.'),
      );
    },
  },
  {
    id: 'in-text-needs-text',
    find({ type, says, failed }) {
      const found = type === 'TypeError' && says(/^'in <string>' requires string as left operand, not (\w+)/);
      if (!found || found[1] === 'NoneType') return null;
      const given = typeName(found[1] ?? '');
      return texts(
        both(`Du leter etter ${given._no} i en tekst.`, `You look for ${given._eng} in a text.`),
        both('I en tekst kan du bare lete etter en annen tekst.', 'In a text you can only look for another text.'),
        /^(?:list|tuple|set|dict)$/.test(found[1] ?? '')
          ? both('Let etter én tekst om gangen, i en løkke.', 'Look for one text at a time, in a loop.')
          : !/^-?\d/.test(failed)
            ? both('Gjør verdien om med str( ).', 'Convert the value with str( ).')
            : both(
                'Sett anførselstegn rundt, eller gjør verdien om med str( ).',
                'Put quotation marks around it, or convert the value with str( ).',
              ),
      );
    },
  },
  {
    id: 'slice-needs-whole-number',
    find: ({ type, says, text, failed }) =>
      type === 'TypeError' &&
      says(/^slice indices must be integers/) &&
      /^(?:count|find|index|startswith|endswith)$/.test(callIn(failed)?.name ?? '')
        ? texts(
            both(
              `${callIn(failed)?.name} leter etter én tekst om gangen.`,
              `${callIn(failed)?.name} looks for one text at a time.`,
            ),
            both(
              'Det andre i parentesen er plassen der letingen begynner.',
              'The second in the parentheses is the place where the search begins.',
            ),
            both('Skriv bare én tekst i parentesen.', 'Write just one text in the parentheses.'),
          )
        : type === 'TypeError' && says(/^slice indices must be integers/)
          ? texts(
              both(
                'Plassene ved kolonet i [ ] må være heltall.',
                'The places at the colon in [ ] must be whole numbers.',
              ),
              /(?<!\/)\/(?!\/)/.test(text)
                ? both('Deling med / gir alltid et desimaltall.', 'Division with / always gives a decimal number.')
                : both('En av dem er noe annet.', 'One of them is something else.'),
              /(?<!\/)\/(?!\/)/.test(text)
                ? both('Bruk // for å dele til et heltall.', 'Use // to divide to a whole number.')
                : both('Gjør verdien om med int( ).', 'Convert the value with int( ).'),
            )
          : null,
  },
  {
    id: 'range-step-zero',
    find: ({ type, says }) =>
      type === 'ValueError' && says(/^range\(\) arg 3 must not be zero/)
        ? texts(
            both('range kan ikke telle med 0 om gangen.', 'range cannot count by 0.'),
            both('Da ville løkken aldri komme videre.', 'The loop would never move on.'),
            both(
              'Skriv 1, eller et annet tall enn 0, som det tredje tallet.',
              'Write 1, or another number than 0, as the third number.',
            ),
          )
        : null,
  },
  {
    id: 'format-places',
    find({ type, says, operation, rest, failed, text }) {
      if (type === 'IndexError' && says(/^Replacement index/) && /\{[1-9]\d*[}:]/.test(text) && !/\{0?[}:]/.test(text))
        return texts(
          both('Ingen plass i teksten har nummer 0.', 'No place in the text has the number 0.'),
          both(
            'format teller verdiene fra 0: {0} er den første, og {1} den andre.',
            'format counts the values from 0: {0} is the first, and {1} the second.',
          ),
          both('Begynn på {0}, eller skriv { } uten nummer.', 'Begin with {0}, or write { } without a number.'),
        );
      // Only the first value goes with %: the comma begins the next argument.
      const more = rest
        .slice(failed.length)
        .match(/^\s*,\s*([^()]*[^\s()])\s*\)\s*$/)?.[1]
        ?.replace(/(?:^|,)\s*(?:end|sep|file|flush)\s*=.*$/, '');
      if (
        type === 'TypeError' &&
        says(/^not enough arguments/) &&
        operation &&
        more &&
        !operation.right.startsWith('(')
      )
        return texts(
          both('Bare den første verdien hører til %.', 'Only the first value belongs to %.'),
          both('Flere verdier etter % må stå i en parentes.', 'Several values after % must be in parentheses.'),
          both(
            `Skriv % (${operation.right}, ${more}) etter teksten.`,
            `Write % (${operation.right}, ${more}) after the text.`,
          ),
        );
      return type === 'TypeError' && says(/^not all arguments/) && operation && !/["']/.test(operation.left)
        ? texts(
            both(`${operation.left} er en tekst.`, `${operation.left} is a text.`),
            both(
              'Etter en tekst setter % inn verdier i den. Mellom to tall gir % resten.',
              'After a text, % puts values into it. Between two numbers, % gives the remainder.',
            ),
            both(
              'Skal du regne, gjør teksten om til et tall med int( ), eller float( ) for desimaltall.',
              'To calculate, turn the text into a number with int( ), or float( ) for decimals.',
            ),
          )
        : (type === 'IndexError' && says(/^Replacement index/)) ||
            (type === 'TypeError' && says(/^not (?:enough|all) arguments/))
          ? texts(
              both(
                'Antallet plasser i teksten passer ikke med antallet verdier.',
                'The number of places in the text does not fit the number of values.',
              ),
              both(
                'Hver plass i teksten, som {} eller %s, får én verdi.',
                'Each place in the text, such as {} or %s, gets one value.',
              ),
              both(
                'Tell begge, eller bruk en f-tekst: f"Hei {navn}".',
                'Count both, or use an f-string: f"Hi {name}".',
              ),
            )
          : null;
    },
  },
  {
    id: 'decimals-of-whole-number',
    find: ({ type, says }) =>
      type === 'ValueError' && says(/^Precision not allowed in integer format/)
        ? texts(
            both('Koden ber om desimaler av et heltall.', 'The code asks for decimals of a whole number.'),
            both(
              'Med f til slutt kan koden vise desimaler av alle tall.',
              'With f at the end, the code can show decimals of all numbers.',
            ),
            both('Skriv for eksempel {x:.2f}.', 'Write for example {x:.2f}.'),
          )
        : null,
  },
  {
    id: 'format-of-wrong-type',
    find({ type, says }) {
      const code = type === 'ValueError' && says(/^Unknown format code '(.)' for object of type '(\w+)'/);
      const percent =
        type === 'TypeError' &&
        (says(/^%(\w) format: .* required, not (\w+)/) ?? says(/^(must be real number), not (\w+)/));
      const other = type === 'TypeError' && says(/^unsupported format string passed to (\w+)\.__format__/);
      const kind = (code || null)?.[2] ?? (percent || null)?.[2] ?? (other || null)?.[1];
      if (!kind) return null;
      const given = typeName(kind);
      if (code && /^(?:int|float|bool)$/.test(kind))
        return texts(
          both(`Koden ${code[1]} kan ikke vise ${given._no}.`, `The code ${code[1]} cannot show ${given._eng}.`),
          both(
            'd viser heltall, f viser desimaltall og s viser tekst.',
            'd shows whole numbers, f shows decimal numbers and s shows text.',
          ),
          code[1] === 'd'
            ? both('Skriv .0f for å vise tallet uten desimaler.', 'Write .0f to show the number without decimals.')
            : code[1] === 's'
              ? both('Ta bort :s, så vises tallet som det er.', 'Remove :s, and the number is shown as it is.')
              : both('Skriv .2f for et tall med to desimaler.', 'Write .2f for a number with two decimals.'),
        );
      return texts(
        both(
          `Teksten skal vise et tall, men fikk ${given._no}.`,
          `The text should show a number but got ${given._eng}.`,
        ),
        both('Koder som .2f og %d virker bare på tall.', 'Codes such as .2f and %d work only on numbers.'),
        kind === 'str'
          ? code
            ? both(
                'Er det et tall i teksten, gjør den om med float( ). Skal teksten vises som den er, ta bort koden.',
                'If the text is a number, convert it with float( ). To show the text as it is, remove the code.',
              )
            : both(
                'Er det et tall i teksten, gjør den om med float( ). Skal teksten vises som den er, skriv %s.',
                'If the text is a number, convert it with float( ). To show the text as it is, write %s.',
              )
          : says(/^%/)
            ? both(
                'Gi koden et tall. Skal verdien vises som den er, skriv %s.',
                'Give the code a number. To show the value as it is, write %s.',
              )
            : both('Ta bort koden, eller gi den et tall.', 'Remove the code, or give it a number.'),
      );
    },
  },
  {
    id: 'text-needed',
    find({ type, says, failed }) {
      const kind =
        type === 'TypeError' && says(/must be (?:str|None or str)(?: or None| or a tuple of str)?, not (\w+)/)?.[1];
      const call = kind ? callIn(failed) : null;
      // Where the text is written before the dot, the message says the name.
      const name = call?.receiver ? call.name : says(/^(\w+)(?:\(\))? (?:first )?arg/)?.[1];
      if (!kind || !name) return null;
      const given = typeName(kind);
      return texts(
        both(`${name} trenger en tekst, men fikk ${given._no}.`, `${name} needs a text but got ${given._eng}.`),
        both('Metoder som hører til en tekst, tar imot andre tekster.', 'Methods of a text take other texts.'),
        /^(?:list|tuple|set|dict)$/.test(kind)
          ? both('Gi den én tekst om gangen.', 'Give it one text at a time.')
          : !call?.given.some(isNumber)
            ? both('Gjør verdien om med str( ).', 'Convert the value with str( ).')
            : both(
                'Sett anførselstegn rundt, eller gjør verdien om med str( ).',
                'Put quotation marks around it, or convert the value with str( ).',
              ),
      );
    },
  },
  {
    id: 'join-needs-list',
    find: ({ type, says }) =>
      type === 'TypeError' && says(/^can only join an iterable/)
        ? texts(
            both('join trenger en liste med tekster.', 'join needs a list of texts.'),
            both('Den setter sammen mange tekster til én.', 'It puts many texts together into one.'),
            both('Skriv ", ".join(navn), der navn er en liste.', 'Write ", ".join(names), where names is a list.'),
          )
        : null,
  },
  {
    id: 'plus-before-text',
    find({ type, says, plain }) {
      const found = type === 'TypeError' && says(/^bad operand type for unary ([-+~]): '(\w+)'/);
      if (!found) return null;
      const given = typeName(found[2] ?? '');
      const isSwapped = /=[-+]/.test(plain);
      return texts(
        both(`Her står ${found[1]} foran ${given._no}.`, `Here ${found[1]} is before ${given._eng}.`),
        isSwapped
          ? both(`=${found[1]} er ikke det samme som ${found[1]}=.`, `=${found[1]} is not the same as ${found[1]}=.`)
          : both(
              `${found[1]} foran en verdi virker bare på tall.`,
              `${found[1]} before a value works only on numbers.`,
            ),
        isSwapped
          ? both(
              `Skriv ${found[1]}= for å legge til.`.replace('legge til', found[1] === '+' ? 'legge til' : 'trekke fra'),
              `Write ${found[1]}= to ${found[1] === '+' ? 'add' : 'subtract'}.`,
            )
          : found[1] === '+'
            ? both('Ta bort +.', 'Remove +.')
            : found[2] === 'str'
              ? both(
                  'Er det et tall, gjør teksten om med int( ) eller float( ). Omvendt rekkefølge får du med reverse=True.',
                  'If it is a number, convert the text with int( ) or float( ). You get the opposite order with reverse=True.',
                )
              : both('Bruk ett tall om gangen.', 'Use one number at a time.'),
      );
    },
  },
  {
    id: 'raise-needs-error',
    find: ({ type, says }) =>
      type === 'TypeError' && says(/^exceptions must derive from BaseException/)
        ? texts(
            both('raise trenger en feiltype.', 'raise needs a type of error.'),
            both('En tekst alene er ikke en feil.', 'A text alone is not an error.'),
            both('Skriv raise ValueError("…") med teksten inni.', 'Write raise ValueError("…") with the text inside.'),
          )
        : null,
  },
  {
    id: 'ord-of-many',
    find: ({ type, says }) =>
      type === 'TypeError' && says(/^ord\(\) expected (?:a character|string of length 1)/)
        ? texts(
            both('ord gir tallet til ett tegn.', 'ord gives the number of one character.'),
            both('Her fikk den noe annet enn ett enkelt tegn.', 'Here it got something else than a single character.'),
            both('Bruk ett tegn om gangen, for eksempel tekst[0].', 'Use one character at a time, such as text[0].'),
          )
        : null,
  },
  {
    id: 'method-not-called',
    find({ type, says }) {
      const found = type === 'AttributeError' && says(/^'(\w+)' object attribute '(\w+)' is read-only/);
      return found
        ? texts(
            both(
              `${found[2]} er en metode og kan ikke få en verdi.`,
              `${found[2]} is a method and cannot get a value.`,
            ),
            both('En metode kalles med parenteser.', 'A method is called with parentheses.'),
            both(`Skriv .${found[2]}( ) uten noe = foran.`, `Write .${found[2]}( ) without a =.`),
          )
        : null;
    },
  },
  {
    id: 'module-called',
    find({ type, says }) {
      const found = type === 'TypeError' && says(/^'module' object is not callable(?:\. Did you mean: '(\w+)\.)?/);
      if (!found) return null;
      const module = found[1];
      return texts(
        both(`${module ?? 'Dette'} er en modul, ikke en funksjon.`, `${module ?? 'This'} is a module, not a function.`),
        both('Funksjonene ligger inni modulen, etter et punktum.', 'The functions are inside the module, after a dot.'),
        module === 'random'
          ? both('Skriv for eksempel random.randint(1, 6).', 'Write for example random.randint(1, 6).')
          : both(
              `Skriv ${module ?? 'modulen'}. og så navnet på funksjonen.`,
              `Write ${module ?? 'the module'}. and then the name of the function.`,
            ),
      );
    },
  },
];

/** `round("Snitt: " + str(snitt), 1)`: what is before the number, and what round should get. */
function textAroundNumber(failed: string): { before: string; number: string } | null {
  const [given = '', digits] = callIn(failed)?.given ?? [];
  if (/^(["'])[^"']*\1$/.test(given) && digits && !isNumber(digits)) return { before: `${given}, `, number: digits };
  const [, before, number] = given.match(/^(["'][^"']*["']\s*\+\s*)str\(([^()]+)\)$/) ?? [];
  return before && number ? { before, number: digits ? `${number}, ${digits}` : number } : null;
}
