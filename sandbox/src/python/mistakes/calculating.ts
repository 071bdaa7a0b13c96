import { isText } from './expressions.ts';
import { both, CODE_NAME, hasWord, type Mistake, texts, typeName } from './mistake.ts';
import { BUILTINS, functionUsedAsValue } from './names.ts';
import { escaped, isMadeAs, loopOver } from './program.ts';

/** Calculations and comparisons with values that do not fit together. */
export const CALCULATING: readonly Mistake[] = [
  {
    id: 'function-not-called',
    find(problem) {
      const name = functionUsedAsValue(problem);
      const made =
        name &&
        problem.source.match(
          new RegExp(`^\\s*${escaped(name)}\\s*=\\s*(${CODE_NAME}(?:\\.${CODE_NAME})*)\\s*(?:#.*)?$`, 'mu'),
        )?.[1];
      // What is to be given to it is between the parentheses.
      const inside = name && takesSomething(problem.source, made ?? name) ? ' … ' : ' ';
      const similar = name && BUILTINS.includes(name) ? variableLike(problem.source, name) : undefined;
      if (name && similar)
        return texts(
          both(`${name} er en funksjon som følger med Python.`, `${name} is a function that comes with Python.`),
          both(`Programmet har en variabel som heter ${similar}.`, `The program has a variable called ${similar}.`),
          both(
            `Mente du ${similar}? Er det funksjonen, skriv ( ) etter navnet: ${name}(${inside}).`,
            `Did you mean ${similar}? If it is the function, write ( ) after the name: ${name}(${inside}).`,
          ),
        );
      return name
        ? texts(
            both('Du bruker en funksjon som om den var en verdi.', 'You use a function as if it were a value.'),
            both(
              'Uten parenteser er navnet selve funksjonen. Først med parenteser blir den kjørt og gir et svar.',
              'Without parentheses the name is the function itself. Only with them does it run and give an answer.',
            ),
            made
              ? both(
                  `Skriv ( ) der ${name} får verdien sin: ${name} = ${made}(${inside}).`,
                  `Write ( ) where ${name} gets its value: ${name} = ${made}(${inside}).`,
                )
              : both(`Skriv ( ) etter navnet: ${name}(${inside}).`, `Write ( ) after the name: ${name}(${inside}).`),
          )
        : null;
    },
  },
  {
    id: 'decimal-comma-in-code',
    find({ type, message, source, text }) {
      if (type !== 'TypeError' || !/tuple|can't multiply sequence/.test(message)) return null;
      const found = [
        ...source.matchAll(new RegExp(`^\\s*(${CODE_NAME})\\s*=\\s*(\\d+(?:,\\d+)+)\\s*(?:#.*)?$`, 'gmu')),
      ];
      // The line itself, or what a name of it was worked out from.
      const isIn = (name: string) =>
        hasWord(text, name) ||
        [...source.matchAll(new RegExp(`^\\s*(${CODE_NAME})\\s*=(?!=)(.*)$`, 'gmu'))].some(
          ([, made = '', from = '']) => made !== name && hasWord(text, made) && hasWord(from, name),
        );
      const number = found.find(([, name]) => name && isIn(name))?.[2];
      if (!number) return null;
      if (/^\d{1,3}(?:,\d{3}){2,}$/.test(number))
        return texts(
          both('Et tall er skrevet med komma.', 'A number is written with commas.'),
          both('Med komma blir det flere tall i et tuppel.', 'With commas it becomes several numbers in a tuple.'),
          both(
            `Skriv ${number.replaceAll(',', '')} uten komma.`,
            `Write ${number.replaceAll(',', '')} without commas.`,
          ),
        );
      // 12,500 may be meant as thousands.
      const wrong = /,\d{3}$/.test(number) ? '3,5' : number;
      const right = wrong.replace(',', '.');
      return /^\d+,\d+$/.test(number)
        ? texts(
            both(`${number} er to tall i et tuppel.`, `${number} is two numbers in a tuple.`),
            both('Python bruker punktum i desimaltall.', 'Python uses a point in decimal numbers.'),
            both(
              `Er det ett desimaltall, skriv punktum: ${right} i stedet for ${wrong}.`,
              `If it is one decimal number, write a point: ${right} instead of ${wrong}.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'list-plus-something-else',
    find(problem) {
      const { type, says, plain } = problem;
      if (type !== 'TypeError') return null;
      const joined = says(/can only concatenate (list|tuple) \(not "(\w+)"\)/);
      const added = says(/unsupported operand type\(s\) for \+=?: '(int|float|str)' and '(list|tuple)'/);
      if (!joined && !added) return null;
      const [first = '', second = ''] = (joined ?? added ?? []).slice(1);
      const [one, other] = [typeName(first), typeName(second)];
      const isTuple = [first, second].includes('tuple');
      const { operation } = problem;
      const sides = operation ? [operation.left, operation.right] : [];
      // A number that a list is added to is meant as a sum.
      const isAddedTo = says(/for \+=:/) || new RegExp(`^\\s*(${CODE_NAME})\\s*=\\s*\\1\\s*\\+`, 'u').test(plain);
      const isSum = /^(?:int|float)$/.test(first) && second === 'list' && isAddedTo;
      const isPair = sides.some((side) => /^(?:enumerate|zip)\(|\.items\(\)$/.test(loopOver(problem, side) ?? ''));
      return texts(
        both(`Du prøver å legge sammen ${one._no} og ${other._no}.`, `You try to add ${one._eng} and ${other._eng}.`),
        isTuple
          ? both(
              'Med + kan et tuppel bare settes sammen med et annet tuppel.',
              'With + a tuple can only be joined with another tuple.',
            )
          : both(
              'Med + kan en liste bare settes sammen med en annen liste.',
              'With + a list can only be joined with another list.',
            ),
        isTuple && isPair
          ? both(
              'Elementet har flere deler. Skriv ett navn for hver del i løkken: for a, b in …:',
              'The item has several parts. Write a name for each part in the loop: for a, b in …:',
            )
          : isTuple
            ? both(
                'Et tuppel kan ikke vokse. Bruk en liste, med [ ], hvis du vil legge til noe.',
                'A tuple cannot grow. Use a list, with [ ], if you want to add something.',
              )
            : joined
              ? /^(?:range|set|generator|map|zip|filter|dict_\w+)$/.test(second)
                ? both(
                    `Gjør ${second === 'range' ? 'range' : 'det andre'} om til en liste med list( ).`,
                    `Turn the ${second === 'range' ? 'range' : 'second'} into a list with list( ).`,
                  )
                : second === 'str'
                  ? both(
                      'Skal verdien inn i listen, bruk append( ). Skal begge vises, skriv komma mellom dem i print.',
                      'If the value should go into the list, use append( ). To show both, write a comma between them in print.',
                    )
                  : both(
                      'Skal verdien inn i listen, bruk append( ). Skal du regne, bruk ett element, som tall[0].',
                      'If the value should go into the list, use append( ). To calculate, use one item, such as numbers[0].',
                    )
              : isSum
                ? both(
                    `Legg til ett tall fra listen, som tall[0], eller summen av den: sum(${operation?.right}).`,
                    `Add one number from the list, such as numbers[0], or the sum of it: sum(${operation?.right}).`,
                  )
                : both(
                    'Sett [ ] rundt verdien for å sette sammen, eller hent ett tall fra listen, som tall[0].',
                    'Put [ ] around the value to join them, or take one number from the list, such as numbers[0].',
                  ),
      );
    },
  },
  {
    id: 'hat-is-no-power',
    find: ({ type, says }) =>
      type === 'TypeError' && says(/for \^=?: '(?:int|float)' and '(?:int|float)'/)
        ? texts(
            both('^ betyr ikke «opphøyd i» i Python.', '^ does not mean a power in Python.'),
            both('«Opphøyd i» skrives med to stjerner.', 'A power is written with two stars.'),
            both('Skriv ** i stedet.', 'Write ** instead.'),
          )
        : null,
  },
  {
    id: 'number-written-as-text',
    find({ type, says, text, source }) {
      if (type !== 'TypeError' || !says(/can't multiply sequence by non-int of type 'float'/)) return null;
      const written = [...source.matchAll(/^\s*([\p{L}\p{N}_]+)\s*=\s*(["'])(-?\d+(?:\.\d+)?)\2\s*(?:#.*)?$/gmu)];
      const [, name = '', , number = ''] = written.find(([, one = '']) => hasWord(text, one)) ?? [];
      return name
        ? texts(
            both(`${name} er en tekst, ikke et tall.`, `${name} is a text, not a number.`),
            both(
              'Med anførselstegn rundt er også sifre en tekst, og den kan du ikke regne med.',
              'With quotation marks around them, digits are a text too, and you cannot calculate with it.',
            ),
            both(`Skriv ${name} = ${number} uten anførselstegn.`, `Write ${name} = ${number} without quotation marks.`),
          )
        : null;
    },
  },
  {
    id: 'plus-joins-no-sets',
    find({ type, says, operation }) {
      const kind = type === 'TypeError' && says(/for \+=?: '(set|dict)' and '\1'/)?.[1];
      if (!kind) return null;
      const sides = operation && !/[\s,]/.test(operation.left + operation.right) ? operation : null;
      const example = `${sides?.left ?? 'a'} | ${sides?.right ?? 'b'}`;
      return texts(
        kind === 'set'
          ? both('Python kan ikke bruke + på to mengder.', 'Python cannot use + on two sets.')
          : both('Python kan ikke bruke + på to ordbøker.', 'Python cannot use + on two dictionaries.'),
        both('Når to av dem skal bli til én, brukes tegnet |.', 'The sign | is used to make one out of two of them.'),
        both(`Skriv ${example}.`, `Write ${example}.`),
      );
    },
  },
  {
    id: 'wrong-types-in-calculation',
    find({ type, says, text, operation, source }) {
      if (type !== 'TypeError') return null;
      const found = says(/unsupported operand type\(s\) for (\S+?)(?: or pow\(\))?: '([\w.]+)' and '([\w.]+)'/);
      const multiplied = says(/can't multiply sequence by non-int of type '(\w+)'/);
      if (multiplied) {
        const other = typeName(multiplied[1] ?? '');
        const sides = operation ? [operation.left, operation.right] : [];
        const isWords = (side: string) => isText(side) && !/^["']\s*-?\d[\d.,]*\s*["']$/.test(side);
        const isMadeOfWords = (side: string) => isMadeAs(source, side, '(?:"[^"\\d]+"|\'[^\'\\d]+\')\\s*(?:#.*)?$');
        const words = sides.some(isWords) ? sides.filter(isWords) : sides.filter(isMadeOfWords);
        const times = words.length > 0 ? sides.filter((side) => !words.includes(side)) : [];
        const list = sides.find((side) => /^[\p{L}_]/u.test(side) && isMadeAs(source, side, '\\['));
        return texts(
          both(
            `Du prøver å gange noe som ikke er et tall, med ${other._no}.`,
            `You try to multiply something that is no number by ${other._eng}.`,
          ),
          both(
            'En tekst eller liste kan bare gjentas et helt antall ganger.',
            'A text or list can only be repeated a whole number of times.',
          ),
          multiplied[1] === 'str' && times.length === 1
            ? /^["']\d+["']$/.test(times[0] ?? '')
              ? both(
                  `Skriv ${times[0]?.slice(1, -1)} uten anførselstegn.`,
                  `Write ${times[0]?.slice(1, -1)} without quotation marks.`,
                )
              : both(`Gjør om til et heltall: int(${times[0]}).`, `Turn it into a whole number: int(${times[0]}).`)
            : multiplied[1] === 'str'
              ? both(
                  'Skal du regne, gjør tekstene om til tall med int( ), eller float( ) for desimaltall.',
                  'To calculate, turn the texts into numbers with int( ), or float( ) for decimals.',
                )
              : multiplied[1] === 'list' || multiplied[1] === 'tuple'
                ? both(
                    'Bruk ett element om gangen, som tall[0], eller gå gjennom elementene i en løkke.',
                    'Use one item at a time, such as numbers[0], or go through the items in a loop.',
                  )
                : multiplied[1] === 'float' && list
                  ? both(
                      `Gang hvert element for seg: [x * … for x in ${list}].`,
                      `Multiply each item on its own: [x * … for x in ${list}].`,
                    )
                  : multiplied[1] === 'float'
                    ? both(
                        'Er det en tekst med sifre, gjør den om med float( ). Skal noe gjentas, bruk et heltall, som "ha" * 3.',
                        'If it is a text of digits, convert it with float( ). To repeat something, use a whole number, such as "ha" * 3.',
                      )
                    : both('Bruk et heltall, for eksempel "ha" * 3.', 'Use a whole number, such as "ha" * 3.'),
        );
      }
      if (!found) return null;
      const sign = (found[1] ?? '').replace('=', '');
      const kinds = [found[2] ?? '', found[3] ?? ''];
      const [one, other] = [typeName(kinds[0] ?? ''), typeName(kinds[1] ?? '')];
      const average = text.match(/\bsum\(([\p{L}\p{N}_]+)\)\s*\/\s*\1(?![\p{L}\p{N}_.[(])/u)?.[1];
      const hasList = kinds.some((kind) => kind === 'list' || kind === 'tuple');
      return texts(
        both(
          `Python kan ikke bruke ${sign} på ${one._no} og ${other._no}.`,
          `Python cannot use ${sign} on ${one._eng} and ${other._eng}.`,
        ),
        both(
          'Regnetegn virker bare på verdier som passer sammen, som to tall.',
          'Operators work only on values that fit together, such as two numbers.',
        ),
        // Between two questions it is and that is meant.
        sign === '&' && kinds.every((kind) => kind === 'str') && !/[=!]=|[<>]|\b(?:if|elif|while)\b/.test(text)
          ? both('Skriv + for å sette sammen to tekster.', 'Write + to join two texts.')
          : sign === '&' || sign === '|'
            ? both(
                `Skal begge vilkårene stemme, skriv and. Holder det med ett, skriv or.`,
                `If both conditions must be true, write and. If one is enough, write or.`,
              )
            : kinds.includes('datetime.timedelta')
              ? both('Antall dager får du med .days.', 'You get the number of days with .days.')
              : average && sign === '/'
                ? both(`Skriv len(${average}) etter /.`, `Write len(${average}) after /.`)
                : kinds.includes('range')
                  ? both('Gjør range om til en liste med list( ).', 'Turn the range into a list with list( ).')
                  : sign === '-' && kinds.every((kind) => kind === 'list')
                    ? both(
                        'Fjern ett element med remove( ), eller lag en ny liste i en løkke.',
                        'Remove one item with remove( ), or make a new list in a loop.',
                      )
                    : kinds.includes('tuple')
                      ? both(
                          'Regn med én verdi om gangen. Den første får du med [0].',
                          'Calculate with one value at a time. You get the first one with [0].',
                        )
                      : hasList
                        ? both(
                            'Regn med ett element om gangen, som tall[0], eller med sum( ) av listen.',
                            'Calculate with one item at a time, such as numbers[0], or with sum( ) of the list.',
                          )
                        : sign === '-' && kinds.every((kind) => kind === 'str')
                          ? both(
                              'Skal du regne, gjør tekstene om til tall med int( ), eller float( ) for desimaltall. replace( ) fjerner noe fra en tekst.',
                              'To calculate, turn the texts into numbers with int( ), or float( ) for decimals. replace( ) removes something from a text.',
                            )
                          : kinds.includes('str') && sign === '+'
                            ? both(
                                'Skal det bli en tekst, gjør den andre verdien om med str( ).',
                                'To get a text, turn the other value into one with str( ).',
                              )
                            : kinds.includes('str')
                              ? both(
                                  'Skal du regne, gjør tekster om til tall med int( ) eller float( ).',
                                  'To calculate, turn texts into numbers with int( ) or float( ).',
                                )
                              : both(
                                  'Skriv ut verdiene på linjen før, så ser du hva de inneholder.',
                                  'Print the values on the line before, and you see what they hold.',
                                ),
      );
    },
  },
  {
    id: 'compare-different-types',
    find({ type, says, plain, operation }) {
      const found =
        type === 'TypeError' && says(/'(\S+)' not supported between instances of '([\w.]+)' and '([\w.]+)'/);
      if (!found) return null;
      const isSame = found[2] === found[3];
      const kinds = [found[2] ?? '', found[3] ?? ''];
      const [one, other] = [typeName(kinds[0] ?? ''), typeName(kinds[1] ?? '')];
      const sides = operation ? [operation.left, operation.right] : [];
      const at = kinds.indexOf('str');
      // A length on one side: the other one should be a length too.
      const size = /^len\(.*\)$/.test(sides[1 - at] ?? '') && kinds[1 - at] === 'int' ? sides[at] : undefined;
      const quoted = sides[at]?.match(/^(["'])(-?\d+(?:\.\d+)?)\1$/)?.[2];
      const clock = /^["']\d{1,2}[:.]\d\d["']$/.test(sides[at] ?? '');
      const day = kinds[1 - at]?.match(/^datetime\.(date|datetime)$/)?.[1];
      const length = kinds[0] === 'datetime.timedelta' && kinds[1] === 'int' && operation;
      const whole = length && /[-+*/]/.test(length.left) ? `(${length.left})` : sides[0];
      const isMixed = /\b(?:sort|sorted|max|min)\s*\(/.test(plain) && !/[<>]/.test(plain);
      const hasList = kinds.some((kind) => ['list', 'tuple', 'dict', 'set'].includes(kind));
      return texts(
        both(
          `Python kan ikke sammenligne ${one._no} med ${other._no}.`,
          `Python cannot compare ${one._eng} with ${other._eng}.`,
        ),
        isSame && /function|method/.test(kinds[0] ?? '')
          ? both('Uten parenteser blir ikke en funksjon kjørt.', 'Without parentheses a function is not run.')
          : isSame
            ? both(
                'Python vet ikke hvilken av to slike som er størst.',
                'Python does not know which of two such values is larger.',
              )
            : isMixed
              ? both(
                  'For å sortere, eller finne den største, må alle verdiene være av samme slag.',
                  'To sort, or to find the largest, all values must be of the same kind.',
                )
              : both(
                  `${found[1]} spør hva som er størst, og det går bare mellom verdier av samme slag.`,
                  `${found[1]} asks which is larger, and that works only between values of the same kind.`,
                ),
        length
          ? both(
              `Antall dager får du med .days: ${whole}.days ${length.sign} ${length.right}.`,
              `You get the number of days with .days: ${whole}.days ${length.sign} ${length.right}.`,
            )
          : quoted && /^(?:int|float)$/.test(kinds[1 - at] ?? '')
            ? both(`Skriv ${quoted} uten anførselstegn.`, `Write ${quoted} without quotation marks.`)
            : at >= 0 && day && clock
              ? both(
                  `Sammenlign timen, som er et tall: ${sides[1 - at]}.hour.`,
                  `Compare the hour, which is a number: ${sides[1 - at]}.hour.`,
                )
              : at >= 0 && day
                ? both(
                    `Lag en dato av tallene i stedet for teksten: ${day}(2025, 12, 24).`,
                    `Make a date of the numbers instead of the text: ${day}(2025, 12, 24).`,
                  )
                : size
                  ? both(`Sammenlign med lengden: len(${size}).`, `Compare with the length: len(${size}).`)
                  : hasList && !isSame
                    ? both(
                        'Sammenlign ett element, som tall[0], eller antallet, med len( ).',
                        'Compare one item, such as numbers[0], or their number, with len( ).',
                      )
                    : kinds.includes('str') && isMixed
                      ? both(
                          'Er det et tall i teksten, gjør den om med int( ) eller float( ).',
                          'If the text is a number, convert it with int( ) or float( ).',
                        )
                      : kinds.includes('str')
                        ? both(
                            'Er det et tall i teksten, gjør den om med int( ) eller float( ). Lengden av den får du med len( ).',
                            'If the text is a number, convert it with int( ) or float( ). You get its length with len( ).',
                          )
                        : kinds.some((kind) => /function|method/.test(kind))
                          ? both(
                              'Skriv ( ) etter navnet på funksjonen der verdien lages.',
                              'Write ( ) after the name of the function where the value is made.',
                            )
                          : both(
                              'Skriv ut verdiene på linjen før, så ser du hva de inneholder.',
                              'Print the values on the line before, and you see what they hold.',
                            ),
      );
    },
  },
];

/** A function of Python that does nothing without a value, or one of the program with parameters that must be given. */
function takesSomething(source: string, name: string): boolean {
  const last = name.replace(/^.*\./, '');
  const parameters = source.match(new RegExp(`^\\s*def\\s+${last}\\s*\\(([^)]*)\\)`, 'mu'))?.[1];
  if (parameters !== undefined) return parameters.split(',').some((one) => /^\s*(?!self\b)[\p{L}_][^=]*$/u.test(one));
  const isOfTextOrModule =
    /\.(?:upper|lower|strip|title|capitalize|split|copy|keys|values|items|read|readline|readlines|random|now|today|time)$/;
  return name.includes('.') ? !isOfTextOrModule.test(name) : BUILTINS.includes(name) && name !== 'input';
}

/** A variable whose name is that of a function of Python with more after it, or nearly so: summen is like sum. */
function variableLike(source: string, name: string): string | undefined {
  const made = [...source.matchAll(new RegExp(`^\\s*(${CODE_NAME})\\s*=(?!=)`, 'gmu'))].map(([, one]) => one ?? '');
  return (
    made.find((one) => one !== name && one.startsWith(name)) ??
    made.find((one) => one !== name && one.endsWith(`_${name}`))
  );
}
