import { both, CODE_NAME, capital, hasWord, type Mistake, type Problem, texts, typeName } from './mistake.ts';
import { meant } from './names.ts';
import { functionUsedAsValue } from './scope.ts';

const FUNCTIONS = 'print input len range int float str list dict set tuple sum min max type round sorted id'.split(' ');

/** Values of the wrong kind. */
export const TYPES: readonly Mistake[] = [
  {
    id: 'input-is-text',
    find(problem) {
      const name = problem.typed[0];
      if (problem.type !== 'TypeError' || !name || !isAboutText(problem)) return null;
      return texts(
        both(`${name} er en tekst, ikke et tall.`, `${name} is a text, not a number.`),
        both(
          'input gir alltid en tekst, også når du skriver et tall.',
          'input always gives a text, even when you type a number.',
        ),
        both(
          `Gjør den om til et tall: ${name} = int(input( … )). Bruk float for desimaltall.`,
          `Turn it into a number: ${name} = int(input( … )). Use float for decimal numbers.`,
        ),
      );
    },
  },
  {
    id: 'sum-of-something-else',
    find({ type, says, rest }) {
      const found = type === 'TypeError' && /^sum\(/.test(rest) && says(/for \+: 'int' and '(\w+)'/);
      if (!found) return null;
      const given = typeName(found[1] ?? '');
      return texts(
        both('sum kan bare legge sammen tall.', 'sum can only add numbers.'),
        both(`Listen inneholder ${given._no}.`, `The list contains ${given._eng}.`),
        found[1] === 'str'
          ? both(
              'Gjør dem om til tall: sum(int(x) for x in liste).',
              'Turn them into numbers: sum(int(x) for x in items).',
            )
          : both('Gi sum en liste med bare tall.', 'Give sum a list of numbers only.'),
      );
    },
  },
  {
    id: 'text-plus-number',
    find({ type, says }) {
      if (type !== 'TypeError') return null;
      const found =
        says(/can only concatenate str \(not "(\w+)"\) to str/) ??
        says(/unsupported operand type\(s\) for \+=?: '(int|float)' and 'str'/);
      if (!found) return null;
      const other = typeName(found[1] ?? '');
      return texts(
        both(`Du prøver å legge sammen en tekst og ${other._no}.`, `You try to add a text and ${other._eng}.`),
        both(
          'Med + kan Python sette sammen to tekster eller legge sammen to tall, men ikke blande dem.',
          'With + Python can join two texts or add two numbers, but not mix them.',
        ),
        both(
          'Gjør tallet om til tekst med str( ), eller skriv en f-tekst: f"Du er {alder}".',
          'Turn the number into a text with str( ), or write an f-string: f"You are {age}".',
        ),
      );
    },
  },
  {
    id: 'function-not-called',
    find(problem) {
      const name = functionUsedAsValue(problem);
      return name
        ? texts(
            both('Du bruker en funksjon som om den var en verdi.', 'You use a function as if it were a value.'),
            both(
              'Uten parenteser er navnet selve funksjonen. Først med parenteser blir den kjørt og gir et svar.',
              'Without parentheses the name is the function itself. Only with them does it run and give an answer.',
            ),
            both(`Skriv ( ) etter navnet: ${name}( ).`, `Write ( ) after the name: ${name}( ).`),
          )
        : null;
    },
  },
  {
    id: 'decimal-comma-in-code',
    find: ({ type, message, source }) =>
      type === 'TypeError' && /tuple/.test(message) && /=\s*\d+,\d+\s*(#.*)?$/m.test(source)
        ? texts(
            both('Et tall er skrevet med komma.', 'A number is written with a comma.'),
            both(
              'Python bruker punktum i desimaltall. Med komma blir det to tall i et tuppel.',
              'Python uses a point in decimal numbers. With a comma it becomes two numbers in a tuple.',
            ),
            both('Skriv 3.5 i stedet for 3,5.', 'Write 3.5 instead of 3,5.'),
          )
        : null,
  },
  {
    id: 'list-plus-something-else',
    find({ type, says }) {
      if (type !== 'TypeError') return null;
      const joined = says(/can only concatenate (list|tuple) \(not "(\w+)"\)/);
      const added = says(/unsupported operand type\(s\) for \+=?: '(int|float|str)' and '(list|tuple)'/);
      if (!joined && !added) return null;
      const [first = '', second = ''] = (joined ?? added ?? []).slice(1);
      const [one, other] = [typeName(first), typeName(second)];
      const isTuple = [first, second].includes('tuple');
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
        isTuple
          ? both(
              'Et tuppel kan ikke vokse. Bruk en liste, med [ ], hvis du vil legge til noe.',
              'A tuple cannot grow. Use a list, with [ ], if you want to add something.',
            )
          : joined
            ? both('Bruk append( ) for å legge til ett element.', 'Use append( ) to add one item.')
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
    id: 'wrong-types-in-calculation',
    find({ type, says }) {
      if (type !== 'TypeError') return null;
      const found = says(/unsupported operand type\(s\) for (\S+?)(?: or pow\(\))?: '(\w+)' and '(\w+)'/);
      const multiplied = says(/can't multiply sequence by non-int of type '(\w+)'/);
      if (multiplied) {
        const other = typeName(multiplied[1] ?? '');
        return texts(
          both(
            `Du prøver å gange noe som ikke er et tall, med ${other._no}.`,
            `You try to multiply something that is no number by ${other._eng}.`,
          ),
          both(
            'En tekst eller liste kan bare gjentas et helt antall ganger.',
            'A text or list can only be repeated a whole number of times.',
          ),
          multiplied[1] === 'str'
            ? both(
                'Gjør tekstene om til tall med int( ) hvis du vil regne med dem.',
                'Turn the texts into numbers with int( ) if you want to calculate with them.',
              )
            : both('Bruk et heltall, for eksempel "ha" * 3.', 'Use a whole number, such as "ha" * 3.'),
        );
      }
      if (!found) return null;
      const sign = (found[1] ?? '').replace('=', '');
      const kinds = [found[2] ?? '', found[3] ?? ''];
      const [one, other] = [typeName(kinds[0] ?? ''), typeName(kinds[1] ?? '')];
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
        hasList && sign === '-'
          ? both(
              'Fjern ett element med remove( ), eller lag en ny liste i en løkke.',
              'Remove one item with remove( ), or make a new list in a loop.',
            )
          : hasList
            ? both(
                'Regn med ett element om gangen, som tall[0], eller med sum( ) av listen.',
                'Calculate with one item at a time, such as numbers[0], or with sum( ) of the list.',
              )
            : kinds.includes('str')
              ? both(
                  'Gjør tekster om til tall med int( ) eller float( ).',
                  'Turn texts into numbers with int( ) or float( ).',
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
    find({ type, says, plain }) {
      const found = type === 'TypeError' && says(/'(\S+)' not supported between instances of '(\w+)' and '(\w+)'/);
      if (!found) return null;
      const kinds = [found[2] ?? '', found[3] ?? ''];
      const [one, other] = [typeName(kinds[0] ?? ''), typeName(kinds[1] ?? '')];
      const isMixed = /\b(?:sort|sorted|max|min)\s*\(/.test(plain) && !/[<>]/.test(plain);
      const hasList = kinds.some((kind) => ['list', 'tuple', 'dict', 'set'].includes(kind));
      return texts(
        both(
          `Python kan ikke sammenligne ${one._no} med ${other._no}.`,
          `Python cannot compare ${one._eng} with ${other._eng}.`,
        ),
        isMixed
          ? both(
              'For å sortere, eller finne den største, må alle verdiene være av samme slag.',
              'To sort, or to find the largest, all values must be of the same kind.',
            )
          : both(
              `${found[1]} spør hva som er størst, og det går bare mellom verdier av samme slag.`,
              `${found[1]} asks which is larger, and that works only between values of the same kind.`,
            ),
        hasList
          ? both(
              'Sammenlign ett element, som tall[0], eller antallet, med len( ).',
              'Compare one item, such as numbers[0], or their number, with len( ).',
            )
          : kinds.includes('str')
            ? both(
                'Gjør teksten om til et tall med int( ) eller float( ).',
                'Turn the text into a number with int( ) or float( ).',
              )
            : both(
                'Skriv ut verdiene på linjen før, så ser du hva de inneholder.',
                'Print the values on the line before, and you see what they hold.',
              ),
      );
    },
  },
  {
    id: 'range-of-list',
    find({ type, says, text }) {
      const found = type === 'TypeError' && says(/'(list|tuple|dict|set)' object cannot be interpreted as an integer/);
      const name = found && text.match(new RegExp(`\\brange\\(\\s*(${CODE_NAME})`, 'u'))?.[1];
      if (!found || !/\brange\(/.test(text)) return null;
      const given = typeName(found[1] ?? '');
      return texts(
        both(`range trenger et tall, men fikk ${given._no}.`, `range needs a number but got ${given._eng}.`),
        both(
          'range teller. For å gå gjennom verdiene i en liste trengs det ikke.',
          'range counts. It is not needed to go through the values of a list.',
        ),
        both(
          `Skriv for x in ${name ?? 'liste'}: for verdiene, eller range(len(${name ?? 'liste'})) for plassene.`,
          `Write for x in ${name ?? 'items'}: for the values, or range(len(${name ?? 'items'})) for the places.`,
        ),
      );
    },
  },
  {
    id: 'range-needs-whole-number',
    find({ type, says, plain }) {
      const found = type === 'TypeError' && says(/'(\w+)' object cannot be interpreted as an integer/);
      if (!found) return null;
      const given = typeName(found[1] ?? '');
      const byDivision = /(?<!\/)\/(?!\/)/.test(plain);
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
        byDivision
          ? both('Bruk // for å dele til et heltall.', 'Use // to divide to a whole number.')
          : hasDecimalStep
            ? both(
                'Tell med hele tall og del inni løkken: i / 10.',
                'Count in whole numbers and divide inside the loop: i / 10.',
              )
            : both('Gjør verdien om med int( ).', 'Convert the value with int( ).'),
      );
    },
  },
  {
    id: 'list-plus-number',
    find({ type, says, plain }) {
      const found =
        type === 'TypeError' &&
        says(/'(\w+)' object is not iterable/) &&
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
    find: ({ type, says, plain }) =>
      type === 'TypeError' && says(/'(int|float)' object is not iterable/) && /\bfor\b.*\bin\b/.test(plain)
        ? texts(
            both('Du prøver å gå gjennom et tall.', 'You try to go through a number.'),
            both(
              'En løkke går gjennom noe som har flere deler, som en liste, en tekst eller range.',
              'A loop goes through something that has several parts, such as a list, a text or range.',
            ),
            both('Skriv range( ) rundt tallet.', 'Write range( ) around the number.'),
          )
        : null,
  },
  {
    id: 'loop-over-type',
    find({ type, says, plain }) {
      const name =
        type === 'TypeError' &&
        says(/'type' object is not iterable/) &&
        plain.match(/\bin\s+(list|tuple|dict|set|str|range|int)\b/)?.[1];
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
    id: 'not-iterable',
    find({ type, says }) {
      const found = type === 'TypeError' && says(/'(\w+)' object is not iterable/);
      if (!found) return null;
      const given = typeName(found[1] ?? '');
      return texts(
        both(`Python kan ikke gå gjennom ${given._no}.`, `Python cannot go through ${given._eng}.`),
        both(
          'Det må være noe som har flere deler, som en liste eller en tekst.',
          'It must be something that has several parts, such as a list or a text.',
        ),
        both('Mangler det parenteser etter et funksjonsnavn?', 'Are parentheses missing after the name of a function?'),
      );
    },
  },
  {
    id: 'name-of-function-reused',
    find({ type, says, text, source }) {
      if (type !== 'TypeError' || !says(/'\w+' object is not callable/)) return null;
      const name = FUNCTIONS.find((one) => hasWord(text, one) && new RegExp(`^\\s*${one}\\s*=[^=]`, 'm').test(source));
      return name
        ? texts(
            both(`${name} er ikke lenger funksjonen du tror.`, `${name} is no longer the function you think.`),
            both(
              `Et sted i programmet har du gitt navnet ${name} en ny verdi.`,
              `Somewhere in the program you gave the name ${name} a new value.`,
            ),
            both('Gi variabelen din et annet navn.', 'Give your variable another name.'),
          )
        : null;
    },
  },
  {
    id: 'list-with-parentheses',
    find: ({ type, says }) =>
      type === 'TypeError' && says(/'(list|tuple|dict)' object is not callable/)
        ? texts(
            both(
              `Du bruker parenteser på ${typeName(says(/'(list|tuple|dict)'/)?.[1] ?? '')._no}.`,
              `You use parentheses on ${typeName(says(/'(list|tuple|dict)'/)?.[1] ?? '')._eng}.`,
            ),
            both(
              'Parenteser kjører en funksjon. En verdi hentes med hakeparenteser.',
              'Parentheses run a function. A value is fetched with square brackets.',
            ),
            says(/'dict'/)
              ? both('Skriv [ ] rundt nøkkelen.', 'Write [ ] around the key.')
              : both(
                  'Skriv [ ] rundt plassen, for eksempel tall[0].',
                  'Write [ ] around the place, such as numbers[0].',
                ),
          )
        : null,
  },
  {
    id: 'missing-multiplication',
    find: ({ type, says, text }) =>
      type === 'TypeError' && says(/'(int|float)' object is not callable/) && /\d\s*\(|\)\s*\(/.test(text)
        ? texts(
            both(
              'Det mangler et gangetegn foran en parentes.',
              'A multiplication sign is missing before a parenthesis.',
            ),
            both(
              'I matematikk kan det utelates, men Python tror du vil kjøre tallet som en funksjon.',
              'In mathematics it can be left out, but Python thinks that you want to run the number as a function.',
            ),
            both('Skriv * foran parentesen.', 'Write * before the parenthesis.'),
          )
        : null,
  },
  {
    id: 'not-a-function',
    find({ type, says }) {
      const found = type === 'TypeError' && says(/'(\w+)' object is not callable/);
      if (!found) return null;
      const given = typeName(found[1] ?? '');
      return texts(
        both(
          `Du prøver å kjøre ${given._no} som om det var en funksjon.`,
          `You try to run ${given._eng} as if it were a function.`,
        ),
        both(
          'Parenteser rett etter et navn betyr «kjør denne funksjonen».',
          'Parentheses right after a name mean "run this function".',
        ),
        found[1] === 'int' || found[1] === 'float'
          ? both(
              'Ta bort parentesene, eller skriv * foran dem hvis du vil gange.',
              'Remove the parentheses, or write * before them if you want to multiply.',
            )
          : both(
              'Ta bort parentesene, eller sjekk at navnet er riktig.',
              'Remove the parentheses, or check that the name is right.',
            ),
      );
    },
  },
  {
    id: 'missing-self',
    find({ type, says, source }) {
      const found =
        type === 'TypeError' && says(/(\w+)\.(\w+)\(\) takes (\d+) positional arguments? but (\d+) (?:was|were) given/);
      if (!found || Number(found[4]) !== Number(found[3]) + 1) return null;
      const [, , method = ''] = found;
      const parameters = source.match(new RegExp(`def\\s+${method}\\s*\\(\\s*(?!self)([^)]*)\\)`))?.[1]?.trim();
      const rest = parameters ? `, ${parameters}` : '';
      return parameters !== undefined
        ? texts(
            both(`Metoden ${method} mangler self.`, `The method ${method} lacks self.`),
            both(
              'Når du kaller en metode, sender Python objektet selv inn som første argument.',
              'When you call a method, Python passes the object itself as the first argument.',
            ),
            both(
              `Skriv def ${method}(self${rest}): med self først.`,
              `Write def ${method}(self${rest}): with self first.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'method-of-class',
    find({ type, says }) {
      const found =
        type === 'TypeError' && says(/^(\w+)\.(\w+)\(\) missing \d+ required positional arguments?: 'self'/);
      return found
        ? texts(
            both(
              `${found[2]} er kalt på klassen, og ikke på et objekt.`,
              `${found[2]} is called on the class, and not on an object.`,
            ),
            both('En metode hører til et objekt, som blir self.', 'A method belongs to an object, which becomes self.'),
            both(
              `Lag et objekt først: ${found[1]}( ).${found[2]}( ).`,
              `Make an object first: ${found[1]}( ).${found[2]}( ).`,
            ),
          )
        : null;
    },
  },
  {
    id: 'too-few-arguments',
    find({ type, says }) {
      const found =
        type === 'TypeError' &&
        says(/^(?:\w+\.)?(\w+)\(\) missing (\d+) required (?:positional|keyword-only) arguments?: (.*)/);
      if (!found) return null;
      const [, called = '', count, names = ''] = found;
      const missing = names.replaceAll("'", '').replace(' and ', ', ');
      const what =
        called === '__init__' ? both('Klassen', 'The class') : both(`Funksjonen ${called}`, `The function ${called}`);
      return texts(
        both(`${what._no} får for lite: ${missing} mangler.`, `${what._eng} gets too little: ${missing} is missing.`),
        both(
          `Den er laget med ${count === '1' ? 'en plass' : 'plasser'} du ikke har gitt en verdi.`,
          `It was made with ${count === '1' ? 'a place' : 'places'} that you have not given a value.`,
        ),
        both(
          'Sett inn det som mangler, i parentesen der du kaller den.',
          'Add what is missing in the parentheses where you call it.',
        ),
      );
    },
  },
  {
    id: 'too-many-arguments',
    find({ type, says, source }) {
      const found =
        type === 'TypeError' &&
        (says(/^(?:\w+\.)?(\w+)\(\) takes (?:from \d+ to )?(\d+) positional arguments? but (\d+)/) ??
          says(/^(\w+)(?:\(\))? (?:takes|expected) at most (\d+) arguments?.*?(\d+)/) ??
          says(/^(?:\w+\.)?(\w+)\(\) takes (?:exactly )?(one|no|\d+) arguments? \((\d+) given\)/));
      if (!found) return null;
      const [, name = '', count = '', given] = found;
      const isOwn = new RegExp(`\\b(?:def|class)\\s+${name}\\b`).test(source) || name === '__init__';
      const takes = count === 'one' ? '1' : count === 'no' ? '0' : count;
      return texts(
        both(
          `${name} får ${given} ${given === '1' ? 'verdi' : 'verdier'}, men tar imot ${takes}.`,
          `${name} gets ${given} ${given === '1' ? 'value' : 'values'} but takes ${takes}.`,
        ),
        both(
          'Antallet i parentesen må passe med det funksjonen er laget for.',
          'The number in the parentheses must fit what the function was made for.',
        ),
        name === 'append'
          ? both(
              'Legg til én verdi om gangen, eller bruk extend([1, 2]).',
              'Add one value at a time, or use extend([1, 2]).',
            )
          : isOwn
            ? both(
                'Ta bort det som er for mye, eller gi funksjonen flere parametere.',
                'Remove what is too much, or give the function more parameters.',
              )
            : both('Ta bort det som er for mye.', 'Remove what is too much.'),
      );
    },
  },
  {
    id: 'unknown-keyword-argument',
    find({ type, says }) {
      const found =
        type === 'TypeError' &&
        (says(/(\w+)\(\) got an unexpected keyword argument '(\w+)'/) ??
          says(/'(\w+)' is an invalid keyword argument for (\w+)\(\)/));
      if (!found) return null;
      const isFirst = /unexpected/.test(found[0]);
      const [name, key] = isFirst ? [found[1], found[2]] : [found[2], found[1]];
      return texts(
        both(`${name} kjenner ikke noe som heter ${key}.`, `${name} knows nothing called ${key}.`),
        both(
          `${key}= i parentesen må være et navn som funksjonen har.`,
          `${key}= in the parentheses must be a name that the function has.`,
        ),
        name === 'print'
          ? both(
              'Gi variabelen verdien på linjen før, eller bruk == for å sammenligne. print kjenner sep= og end=.',
              'Give the variable its value on the line before, or use == to compare. print knows sep= and end=.',
            )
          : both('Sjekk navnene i linjen som begynner med def.', 'Check the names in the line that begins with def.'),
      );
    },
  },
  {
    id: 'cannot-change-item',
    find({ type, says }) {
      const found =
        type === 'TypeError' && says(/'(str|tuple|range|bytes)' object does not support item (assignment|deletion)/);
      if (!found) return null;
      const given = typeName(found[1] ?? '');
      return texts(
        both(`Du prøver å endre en del av ${given._no}.`, `You try to change a part of ${given._eng}.`),
        both(
          `${found[1] === 'str' ? 'En tekst' : 'Et tuppel'} kan ikke endres etter at ${found[1] === 'str' ? 'den' : 'det'} er laget.`,
          `${found[1] === 'str' ? 'A text' : 'A tuple'} cannot be changed once it is made.`,
        ),
        found[1] === 'str'
          ? both('Lag en ny tekst, for eksempel med replace( ).', 'Make a new text, for example with replace( ).')
          : both('Bruk en liste, med [ ] i stedet for ( ).', 'Use a list, with [ ] instead of ( ).'),
      );
    },
  },
  {
    id: 'list-place-must-be-whole-number',
    find({ type, says, text }) {
      const found =
        type === 'TypeError' &&
        says(/(list|string|tuple) (?:indices|index) must be (?:an )?integers?(?: or slices)?, not '?(\w+)'?/);
      if (!found) return null;
      const given = typeName(found[2] ?? '');
      return texts(
        both(
          `Plassen i hakeparentesen må være et heltall, men er ${given._no}.`,
          `The place in the square brackets must be a whole number but is ${given._eng}.`,
        ),
        both(
          'Elementene i en liste har nummer: 0, 1, 2 og så videre.',
          'The items of a list have numbers: 0, 1, 2 and so on.',
        ),
        found[2] === 'str'
          ? both(
              'Skriv nummeret på plassen. Hvis du går gjennom en liste, er variabelen elementet selv.',
              'Write the number of the place. If you go through a list, the variable is the item itself.',
            )
          : found[2] === 'tuple'
            ? both(
                'Skriv kolon for en del, som [0:2], og [0][2] for en liste i en liste.',
                'Write a colon for a part, such as [0:2], and [0][2] for a list in a list.',
              )
            : found[2] === 'float' && text.includes('/')
              ? both('Bruk // i stedet for /, eller int( ).', 'Use // instead of /, or int( ).')
              : both('Skriv nummeret på plassen, for eksempel [0].', 'Write the number of the place, such as [0].'),
      );
    },
  },
  {
    id: 'brackets-on-function',
    find: ({ type, says }) =>
      type === 'TypeError' &&
      (says(/'(?:function|builtin_function_or_method|method)' object is not subscriptable/) ??
        says(/type '(\w+)' is not subscriptable/))
        ? texts(
            both('Du bruker hakeparenteser på en funksjon.', 'You use square brackets on a function.'),
            both(
              'Hakeparenteser henter noe fra en liste. En funksjon kjøres med vanlige parenteser.',
              'Square brackets fetch something from a list. A function is run with round ones.',
            ),
            both('Bytt ut [ ] med ( ).', 'Change [ ] to ( ).'),
          )
        : null,
  },
  {
    id: 'loop-variable-is-number',
    find({ type, says, rest, source }) {
      const name =
        type === 'TypeError' &&
        says(/'(?:int|float)' object is not subscriptable/) &&
        rest.match(new RegExp(`^(${CODE_NAME})\\s*\\[`, 'u'))?.[1];
      const loop = name && source.match(new RegExp(`\\bfor\\s+${name}\\s+in\\s+([^:\\n]+):`, 'u'))?.[1]?.trim();
      if (!name || !loop) return null;
      const list = loop.match(new RegExp(`^range\\(.*?len\\((${CODE_NAME})\\)`, 'u'))?.[1];
      return texts(
        both(
          `${name} er et tall her, så ${name}[ ] går ikke.`,
          `${name} is a number here, so ${name}[ ] does not work.`,
        ),
        loop.startsWith('range')
          ? both(
              `Løkken gir ${name} ett tall om gangen: nummeret på plassen.`,
              `The loop gives ${name} one number at a time: the number of the place.`,
            )
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
    id: 'no-parts',
    find({ type, says, rest }) {
      const subscript = type === 'TypeError' ? says(/'(\w+)' object is not subscriptable/) : null;
      const length = type === 'TypeError' ? says(/object of type '(\w+)' has no len\(\)/) : null;
      const kind = subscript?.[1] ?? length?.[1];
      if (!kind) return null;
      const given = typeName(kind);
      if (kind === 'set' || kind === 'frozenset') {
        return texts(
          both('En mengde har ikke nummererte plasser.', 'A set has no numbered places.'),
          both(
            'En mengde har ingen rekkefølge, så den har ingen plass nummer 0.',
            'A set has no order, so it has no place number 0.',
          ),
          both('Gjør den om til en liste med list( ).', 'Turn it into a list with list( ).'),
        );
      }
      const isChoice = length && /\b(?:choice|sample|shuffle)\(/.test(rest);
      return texts(
        both(
          `Du behandler ${given._no} som om det hadde flere deler.`,
          `You treat ${given._eng} as if it had several parts.`,
        ),
        both(
          'Bare tekster, lister og lignende har plasser og lengde.',
          'Only texts, lists and the like have places and a length.',
        ),
        isChoice
          ? both(
              'Gi den en liste, eller bruk randint(1, 6) for et tall.',
              'Give it a list, or use randint(1, 6) for a number.',
            )
          : kind === 'int' || kind === 'float'
            ? both(
                'Skriv ut variabelen på linjen før. Var det en liste du ville ha, er den blitt et tall. Sifrene i et tall får du med str( ).',
                'Print the variable on the line before. If you expected a list, it has become a number. You get the digits of a number with str( ).',
              )
            : both(
                'Skriv ut variabelen på linjen før, så ser du hva den inneholder.',
                'Print the variable on the line before, and you see what it holds.',
              ),
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
  {
    id: 'key-cannot-change',
    find({ type, says }) {
      const found = type === 'TypeError' && says(/unhashable type: '(\w+)'/);
      if (!found) return null;
      const given = typeName(found[1] ?? '');
      return texts(
        both(
          `${capital(given._no)} kan ikke være en nøkkel eller ligge i en mengde.`,
          `${capital(given._eng)} cannot be a key or lie in a set.`,
        ),
        both(
          'En nøkkel må være noe som ikke kan endres, som en tekst eller et tall.',
          'A key must be something that cannot change, such as a text or a number.',
        ),
        found[1] === 'list'
          ? both('Bruk et tuppel, med ( ) i stedet for [ ].', 'Use a tuple, with ( ) instead of [ ].')
          : both('Bruk en tekst eller et tall i stedet.', 'Use a text or a number instead.'),
      );
    },
  },
  {
    id: 'attribute-of-wrong-type',
    find({ type, says, traceback, plain }) {
      const found = type === 'AttributeError' && says(/'(\w+)' object has no attribute '(\w+)'/);
      if (!found) return null;
      const [, owner = '', name = ''] = found;
      const own = COMMON_ATTRIBUTES[`${owner}.${name}`];
      const known = own ?? COMMON_ATTRIBUTES[name];
      const right = meant(traceback);
      const isOwn = /^[A-ZÆØÅ]/.test(owner) && !right;
      const given = typeName(owner);
      return texts(
        isOwn
          ? both(
              `Objektet av klassen ${owner} har ikke noe som heter ${name}.`,
              `The object of the class ${owner} has nothing called ${name}.`,
            )
          : both(
              `${capital(given._no)} har ikke noe som heter ${name}.`,
              `${capital(given._eng)} has nothing called ${name}.`,
            ),
        isOwn
          ? both(
              'Et objekt får verdiene sine i __init__, med self foran navnet.',
              'An object gets its values in __init__, with self before the name.',
            )
          : both(
              'Hver type har sine egne metoder, og navnet må skrives nøyaktig.',
              'Each type has its own methods, and the name must be spelt exactly.',
            ),
        own
          ? own
          : right
            ? both(`Mente du ${right}?`, `Did you mean ${right}?`)
            : isOwn
              ? both(
                  `Skriv self.${name} = … i __init__, eller sjekk stavingen.`,
                  `Write self.${name} = … in __init__, or check the spelling.`,
                )
              : (known ??
                (owner === 'dict' && !new RegExp(`\\.${name}\\s*\\(`).test(plain)
                  ? both(
                      `Hent en verdi med hakeparenteser: ["${name}"].`,
                      `Fetch a value with square brackets: ["${name}"].`,
                    )
                  : both(
                      'Sjekk hva variabelen inneholder, med print(type( )).',
                      'Check what the variable holds, with print(type( )).',
                    ))),
      );
    },
  },
  {
    id: 'not-in-module',
    find({ type, says, traceback }) {
      const found = type === 'AttributeError' && says(/module '(\w+)' has no attribute '(\w+)'/);
      if (!found) return null;
      const [, module = '', name = ''] = found;
      const right = meant(traceback);
      return texts(
        both(`Modulen ${module} har ikke noe som heter ${name}.`, `The module ${module} has nothing called ${name}.`),
        both(
          'Navnet må skrives nøyaktig slik modulen skriver det.',
          'The name must be spelt exactly as the module spells it.',
        ),
        right
          ? both(`Mente du ${right}?`, `Did you mean ${right}?`)
          : both(`Se hva den har: print(dir(${module})).`, `See what it has: print(dir(${module})).`),
      );
    },
  },
];

const COMMON_ATTRIBUTES: Readonly<Record<string, ReturnType<typeof both>>> = {
  length: both('Bruk len( ) for å få lengden.', 'Use len( ) to get the length.'),
  len: both('Bruk len( ) for å få lengden.', 'Use len( ) to get the length.'),
  lenght: both('Bruk len( ) for å få lengden.', 'Use len( ) to get the length.'),
  size: both('Bruk len( ) for å få lengden.', 'Use len( ) to get the length.'),
  push: both(
    'Bruk append( ) for å legge til noe sist i en liste.',
    'Use append( ) to add something at the end of a list.',
  ),
  add: both(
    'Bruk append( ) for å legge til noe sist i en liste.',
    'Use append( ) to add something at the end of a list.',
  ),
  toUpperCase: both('Bruk upper( ).', 'Use upper( ).'),
  toLowerCase: both('Bruk lower( ).', 'Use lower( ).'),
  contains: both('Bruk ordet in: "a" in tekst.', 'Use the word in: "a" in text.'),
  'str.append': both('Tekster settes sammen med +.', 'Texts are joined with +.'),
  'list.split': both(
    'split deler en tekst. Bruk den på ett element, som tekster[0].',
    'split divides a text. Use it on one item, such as texts[0].',
  ),
  'list.join': both('Skriv skilletegnet først: ", ".join(liste).', 'Write the separator first: ", ".join(items).'),
  'tuple.append': both(
    'Et tuppel kan ikke endres. Bruk en liste, med [ ].',
    'A tuple cannot be changed. Use a list, with [ ].',
  ),
  'set.append': both('Bruk add( ) for å legge til noe i en mengde.', 'Use add( ) to put something into a set.'),
  'dict.append': both(
    'Skriv navn["nøkkel"] = verdi for å legge til noe i en ordbok.',
    'Write name["key"] = value to add something to a dictionary.',
  ),
  'dict.add': both(
    'Skriv navn["nøkkel"] = verdi for å legge til noe i en ordbok.',
    'Write name["key"] = value to add something to a dictionary.',
  ),
  'dict.has_key': both('Bruk ordet in: if "a" in d:', 'Use the word in: if "a" in d:'),
  'list.upper': both(
    'upper endrer én tekst. Bruk den på hvert element i en løkke.',
    'upper changes one text. Use it on each item in a loop.',
  ),
  'list.lower': both(
    'lower endrer én tekst. Bruk den på hvert element i en løkke.',
    'lower changes one text. Use it on each item in a loop.',
  ),
  'list.replace': both(
    'replace endrer én tekst. Bruk den på hvert element i en løkke.',
    'replace changes one text. Use it on each item in a loop.',
  ),
  'str.sort': both(
    'Bruk sorted( ), som gir en liste med bokstavene.',
    'Use sorted( ), which gives a list of the letters.',
  ),
  'str.reverse': both('Skriv tekst[::-1] for å snu en tekst.', 'Write text[::-1] to reverse a text.'),
  'str.remove': both(
    'Bruk replace( ) for å ta bort noe fra en tekst.',
    'Use replace( ) to remove something from a text.',
  ),
  'int.append': both(
    'Variabelen er et tall. Lag en liste med [ ] først.',
    'The variable is a number. Make a list with [ ] first.',
  ),
};

function isAboutText({ message }: Problem): boolean {
  return /\bstr\b|'str'/.test(message);
}
