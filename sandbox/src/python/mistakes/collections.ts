import { callIn, isNumber } from './expressions.ts';
import { textPassedAs } from './given-values.ts';
import { both, CODE_NAME, type Mistake, type Problem, texts, typeName } from './mistake.ts';
import { BUILTINS, namesIn } from './names.ts';
import { bodyOf, isMadeAs, isMeantAsText } from './program.ts';

/** Loops, ranges and methods of lists that get a value of another kind. */
export const COLLECTIONS: readonly Mistake[] = [
  {
    id: 'list-plus-number',
    find({ type, says, plain, before }) {
      const found =
        type === 'TypeError' &&
        says(/'(\w+)' object is not iterable/) &&
        // Further in on the line it is something else that cannot be gone through.
        before.trim() === '' &&
        plain.match(/^\s*([\p{L}\p{N}_.[\]]+)\s*\+=\s*(.+)$/u);
      return found
        ? texts(
            both(
              `${found[1]} er en liste, og += vil ha en annen liste.`,
              `${found[1]} is a list, and += expects another list.`,
            ),
            both(
              '+= setter sammen to lister. append legger til én verdi.',
              '+= joins two lists. append adds one value.',
            ),
            both(`Skriv ${found[1]}.append(${found[2]}).`, `Write ${found[1]}.append(${found[2]}).`),
          )
        : null;
    },
  },
  {
    id: 'function-needs-list',
    find({ type, says, rest }) {
      const name =
        type === 'TypeError' &&
        says(/'(?:int|float)' object is not iterable/) &&
        rest.match(/^(sum|max|min|sorted|list|tuple|set|any|all|enumerate|zip|reversed)\(/)?.[1];
      return name
        ? texts(
            both(`${name} fikk et tall, men trenger en liste.`, `${name} got a number but needs a list.`),
            name === 'max' || name === 'min'
              ? both(`${name} finner én verdi blant flere.`, `${name} finds one value among several.`)
              : both(`${name} går gjennom verdiene i en liste.`, `${name} goes through the values of a list.`),
            name === 'sum'
              ? both(
                  'Skriv sum([1, 2]) med [ ] rundt tallene, eller bruk +.',
                  'Write sum([1, 2]) with [ ] around the numbers, or use +.',
                )
              : name === 'max' || name === 'min'
                ? both(
                    `Skriv ${name}(a, b) med flere tall, eller gi den en liste.`,
                    `Write ${name}(a, b) with several numbers, or give it a list.`,
                  )
                : both(
                    `Gi ${name} en liste, for eksempel ${name}([1, 2]).`,
                    `Give ${name} a list, such as ${name}([1, 2]).`,
                  ),
          )
        : null;
    },
  },
  {
    id: 'loop-over-number',
    find: (problem) => {
      const { type, says, plain } = problem;
      if (type !== 'TypeError' || !says(/'(int|float)' object is not iterable/) || !/\bfor\b.*\bin\b/.test(plain))
        return null;
      const number = says(/'int'/) ? numberWithDigits(problem) : null;
      return texts(
        both('Du prøver å gå gjennom et tall.', 'You try to go through a number.'),
        both(
          'En løkke går gjennom noe som har flere deler, som en liste, en tekst eller range.',
          'A loop goes through something that has several parts, such as a list, a text or range.',
        ),
        says(/'float'/)
          ? both(
              'Gjør det om til et heltall, og skriv range( ) rundt.',
              'Turn it into a whole number, with range( ) around it.',
            )
          : /\bfor\s+(?:siffer|sifre|digit)\s+in\b/.test(plain)
            ? both(
                'Skriv str( ) rundt tallet for å gå gjennom sifrene.',
                'Write str( ) around the number to go through its digits.',
              )
            : number
              ? both(
                  `Skriv str(${number}) for å gå gjennom sifrene, eller range(${number}) for å telle.`,
                  `Write str(${number}) to go through the digits, or range(${number}) to count.`,
                )
              : both('Skriv range( ) rundt tallet.', 'Write range( ) around the number.'),
      );
    },
  },
  {
    id: 'loop-over-type',
    find({ type, says, plain }) {
      const name =
        type === 'TypeError' &&
        says(/'type' object is not iterable/) &&
        plain.match(/\bin\s+(list|tuple|dict|set|str|range|int|enumerate|zip|reversed)\s*(?:[:\]})]|$)/)?.[1];
      if (name && /^(?:enumerate|zip|reversed)$/.test(name))
        return texts(
          both(`${name} får ikke noe å gå gjennom.`, `${name} gets nothing to go through.`),
          both(`${name} trenger en liste i parentes.`, `${name} needs a list in parentheses.`),
          name === 'zip'
            ? both('Skriv zip( ) med listene i parentesen.', 'Write zip( ) with the lists in the parentheses.')
            : both(`Skriv ${name}( ) med listen i parentesen.`, `Write ${name}( ) with the list in the parentheses.`),
        );
      return name
        ? texts(
            both(
              `${name} er navnet på en type i Python, ikke på noe du har laget.`,
              `${name} is the name of a type in Python, not of something you made.`,
            ),
            name === 'range'
              ? both('range må få vite hvor langt den skal telle.', 'range must know how far to count.')
              : both('Løkken må få vite hva den skal gå gjennom.', 'The loop must know what to go through.'),
            name === 'range'
              ? both('Skriv antallet i parentes: range(3).', 'Write the number in parentheses: range(3).')
              : both('Skriv navnet på din egen variabel etter in.', 'Write the name of your own variable after in.'),
          )
        : null;
    },
  },
  {
    id: 'loop-over-function',
    find({ type, says, plain, source }) {
      const name =
        type === 'TypeError' &&
        says(/'builtin_function_or_method' object is not iterable/) &&
        plain.match(new RegExp(`\\bin\\s+(${CODE_NAME})\\s*(?:[:\\]})]|if\\b|$)`, 'u'))?.[1];
      return name && BUILTINS.includes(name) && !namesIn(source, '').includes(name)
        ? texts(
            both(
              `${name} er en funksjon i Python, og ikke noe du har laget.`,
              `${name} is a function of Python, and nothing that you made.`,
            ),
            both(
              'Programmet gir ikke navnet noen verdi før denne linjen.',
              'The program gives the name no value before this line.',
            ),
            both(
              `Lag det du vil gå gjennom, på en linje over, med et annet navn enn ${name}.`,
              `Make what you want to go through on a line above, with another name than ${name}.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'not-iterable',
    find({ type, says, failed }) {
      const found = type === 'TypeError' && says(/'(\w+)' object is not iterable/);
      if (!found) return null;
      const given = typeName(found[1] ?? '');
      return texts(
        both(`Python kan ikke gå gjennom ${given._no}.`, `Python cannot go through ${given._eng}.`),
        both(
          'Det må være noe som har flere deler, som en liste eller en tekst.',
          'It must be something that has several parts, such as a list or a text.',
        ),
        callIn(failed)?.name === 'extend'
          ? both('Bruk append( ) for å legge til én verdi.', 'Use append( ) to add one value.')
          : /function|method/.test(found[1] ?? '')
            ? both(
                'Mangler det parenteser etter et funksjonsnavn?',
                'Are parentheses missing after the name of a function?',
              )
            : both(
                'Skriv ut verdien på linjen før, så ser du hva den inneholder.',
                'Print the value on the line before, and you see what it holds.',
              ),
      );
    },
  },
  {
    id: 'insert-takes-place-first',
    find({ type, says, failed, source }) {
      const call =
        type === 'TypeError' && says(/'str' object cannot be interpreted as an integer/) ? callIn(failed) : null;
      const [value = '', place = '', ...more] = call?.given ?? [];
      const isPlace =
        isNumber(place) || callIn(place)?.name === 'len' || isMadeAs(source, place || '-', '\\d+\\s*$|int\\(');
      if (call?.name !== 'insert' || more.length > 0) return null;
      return texts(
        isPlace
          ? both('Verdien og plassen har byttet plass.', 'The value and the place are swapped.')
          : both('insert trenger en plass først, men fikk en tekst.', 'insert needs a place first but got a text.'),
        both('insert tar først plassen, og så verdien.', 'insert takes the place first, and then the value.'),
        isPlace
          ? both(
              `Skriv ${call.receiver}.insert(${place}, ${value}).`,
              `Write ${call.receiver}.insert(${place}, ${value}).`,
            )
          : both(
              `Skriv plassen som et tall: ${call.receiver}.insert(0, …).`,
              `Write the place as a number: ${call.receiver}.insert(0, …).`,
            ),
      );
    },
  },
  {
    id: 'pop-takes-place',
    find({ type, says, failed }) {
      const call =
        type === 'TypeError' && says(/'str' object cannot be interpreted as an integer/) ? callIn(failed) : null;
      return call?.name === 'pop'
        ? texts(
            both(
              'pop trenger nummeret på en plass, men fikk en tekst.',
              'pop needs the number of a place but got a text.',
            ),
            both('remove tar verdien selv. pop tar plassen.', 'remove takes the value itself. pop takes the place.'),
            both(
              'Skriv remove( ) for å fjerne en verdi, eller gjør plassen om med int( ).',
              'Write remove( ) to remove a value, or convert the place with int( ).',
            ),
          )
        : null;
    },
  },
  {
    id: 'range-with-double-parentheses',
    find({ type, says, failed }) {
      const call =
        type === 'TypeError' && says(/'tuple' object cannot be interpreted as an integer/) ? callIn(failed) : null;
      const inside =
        call?.callee === 'range' && call.given.length === 1 ? call.given[0]?.match(/^\((.+,.+)\)$/)?.[1] : undefined;
      return inside
        ? texts(
            both(
              'Det står to parenteser rundt tallene til range.',
              'There are two parentheses around the numbers of range.',
            ),
            both(
              'Den innerste gjør tallene til én verdi, et tuppel.',
              'The inner one makes the numbers one value, a tuple.',
            ),
            both(`Skriv range(${inside}).`, `Write range(${inside}).`),
          )
        : null;
    },
  },
  {
    id: 'range-of-list',
    find({ type, says, text, failed }) {
      const found = type === 'TypeError' && says(/'(list|tuple|dict|set)' object cannot be interpreted as an integer/);
      const name = found && text.match(new RegExp(`\\brange\\(\\s*(${CODE_NAME})\\s*\\)`, 'u'))?.[1];
      if (!found || !/\brange\(/.test(text)) return null;
      const isOfSeveral = (callIn(failed)?.given.length ?? 1) > 1;
      const given = typeName(found[1] ?? '');
      return texts(
        both(`range trenger et tall, men fikk ${given._no}.`, `range needs a number but got ${given._eng}.`),
        both(
          `range teller. For å gå gjennom ${/set|dict/.test(found[1] ?? '') ? given._no : 'verdiene i en liste'} trengs det ikke.`,
          `range counts. It is not needed to go through ${/set|dict/.test(found[1] ?? '') ? given._eng : 'the values of a list'}.`,
        ),
        isOfSeveral
          ? both(
              'Skriv antallet i stedet, med len( ) rundt det som har flere deler.',
              'Write their number instead, with len( ) around what has several parts.',
            )
          : /set|dict/.test(found[1] ?? '')
            ? both(`Skriv for x in ${name ?? '…'}: uten range.`, `Write for x in ${name ?? '…'}: without range.`)
            : both(
                `Skriv for x in ${name ?? 'liste'}: for verdiene, eller range(len(${name ?? 'liste'})) for plassene.`,
                `Write for x in ${name ?? 'items'}: for the values, or range(len(${name ?? 'items'})) for the places.`,
              ),
      );
    },
  },
  {
    id: 'range-needs-whole-number',
    find({ type, says, plain, failed, source, line }) {
      const found = type === 'TypeError' && says(/'(\w+)' object cannot be interpreted as an integer/);
      if (!found) return null;
      const [only = '', ...more] = callIn(failed)?.name === 'range' ? (callIn(failed)?.given ?? []) : [];
      const isOfLetters =
        isMadeAs(source, only, '["\'][^"\'\\d]') || (isMadeAs(source, only, 'input\\(') && isMeantAsText(source, only));
      const text = more.length === 0 && only !== '' && isOfLetters ? only : null;
      const passed = found[1] === 'str' && more.length === 0 ? textPassedAs(only, source, line) : null;
      if (passed)
        return texts(
          both(
            `${only} er en tekst, og range trenger et heltall.`,
            `${only} is a text, and range needs a whole number.`,
          ),
          both(
            `På linje ${passed.line} sender kallet ${passed.text} inn som ${only}.`,
            `On line ${passed.line} the call passes ${passed.text} as ${only}.`,
          ),
          both(
            `Send verdiene i samme rekkefølge som i linjen med def: ${passed.head}.`,
            `Pass the values in the same order as in the line with def: ${passed.head}.`,
          ),
        );
      const given = typeName(found[1] ?? '');
      const call = callIn(failed);
      // What is divided in round( ) is what should be rounded.
      const counted = call?.name === 'round' ? call.given.slice(1).join(',') : plain;
      const byDivision = found[1] === 'float' && /(?<!\/)\/(?!\/)/.test(counted);
      // The length of a text is a number of rounds, or a place.
      const isCount = call ? /^(?:range|insert|pop|randint|randrange)$/.test(call.name) : /\brange\(/.test(plain);
      const hasDecimalStep = /\brange\([^()]*,[^()]*,\s*-?\d*\.\d+\s*\)/.test(plain);
      return texts(
        both(
          `Her trengs et heltall, men det kom ${given._no}.`,
          `A whole number is needed here, but ${given._eng} came.`,
        ),
        byDivision
          ? both(
              'Deling med / gir alltid et desimaltall, også når det går opp.',
              'Division with / always gives a decimal number, even when it comes out even.',
            )
          : /\brange\(/.test(plain)
            ? both('range teller bare med hele tall.', 'range counts in whole numbers only.')
            : both(
                'Funksjonen på denne linjen tar bare imot hele tall.',
                'The function on this line takes whole numbers only.',
              ),
        /^chr\(\s*["']\D/.test(failed)
          ? both(
              'chr trenger et tall. Tallet til et tegn får du med ord( ).',
              'chr needs a number. You get the number of a character with ord( ).',
            )
          : text
            ? both(
                `Skriv range(len(${text})) for plassene i teksten.`,
                `Write range(len(${text})) for the places in the text.`,
              )
            : byDivision
              ? both('Bruk // for å dele til et heltall.', 'Use // to divide to a whole number.')
              : hasDecimalStep
                ? both(
                    'Tell med hele tall og del inni løkken: i / 10.',
                    'Count in whole numbers and divide inside the loop: i / 10.',
                  )
                : found[1] === 'str' && !isCount
                  ? both('Gjør teksten om til et heltall med int( ).', 'Turn the text into a whole number with int( ).')
                  : found[1] === 'str'
                    ? both(
                        'Er det et tall i teksten, gjør den om med int( ). Lengden av en tekst får du med len( ).',
                        'If the text is a number, convert it with int( ). You get the length of a text with len( ).',
                      )
                    : both('Gjør verdien om med int( ).', 'Convert the value with int( ).'),
      );
    },
  },
  {
    id: 'join-needs-texts',
    find: ({ type, says }) =>
      type === 'TypeError' && says(/sequence item \d+: expected str instance/)
        ? texts(
            both('join kan bare sette sammen tekster.', 'join can only put texts together.'),
            both(
              'Listen inneholder noe annet, for eksempel tall.',
              'The list contains something else, such as numbers.',
            ),
            both(
              'Gjør dem om først: ", ".join(str(x) for x in tall).',
              'Convert them first: ", ".join(str(x) for x in numbers).',
            ),
          )
        : null,
  },
];

/** What a loop goes through whose variable is turned into a number or compared with a digit: those are the digits. */
function numberWithDigits({ source, line, plain }: Problem): string | null {
  const found = plain.match(
    new RegExp(`\\bfor\\s+(${CODE_NAME})\\s+in\\s+(${CODE_NAME})\\s*(?:[:\\])}]|if\\b|$)`, 'u'),
  );
  if (!found) return null;
  const [, name = '', number = ''] = found;
  const code = [plain, ...bodyOf(source.split('\n'), (line ?? 1) - 1)].join('\n');
  const isDigit = new RegExp(
    `(?<![\\p{L}\\p{N}_.])int\\(\\s*${name}\\s*\\)|(?<![\\p{L}\\p{N}_.])${name}\\s*[!=]=\\s*["']\\d["']`,
    'u',
  );
  return isDigit.test(code) ? number : null;
}
