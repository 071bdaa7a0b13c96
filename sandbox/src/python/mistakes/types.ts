import { both, hasWord, type Mistake, type Problem, texts, typeName } from './mistake.ts';
import { meant } from './names.ts';

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
    find({ type, says, text }) {
      const found = type === 'TypeError' && says(/unsupported operand type\(s\) for (\S+): (.*)/);
      if (!found || !/'(function|method|builtin_function_or_method|type)'/.test(found[2] ?? '')) return null;
      const name = text.match(/([\p{L}_][\p{L}\p{N}_.]*)\s*[-+*/%]|[-+*/%]\s*([\p{L}_][\p{L}\p{N}_.]*)/u);
      return texts(
        both('Du bruker en funksjon som om den var en verdi.', 'You use a function as if it were a value.'),
        both(
          'Uten parenteser er navnet selve funksjonen. Først med parenteser blir den kjørt og gir et svar.',
          'Without parentheses the name is the function itself. Only with them does it run and give an answer.',
        ),
        both(
          `Skriv ( ) etter navnet${name?.[1] ? `: ${name[1]}( )` : ''}.`,
          `Write ( ) after the name${name?.[1] ? `: ${name[1]}( )` : ''}.`,
        ),
      );
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
      const found = type === 'TypeError' && says(/can only concatenate (list|tuple) \(not "(\w+)"\)/);
      if (!found) return null;
      const [whole, other] = [typeName(found[1] ?? ''), typeName(found[2] ?? '')];
      return texts(
        both(
          `Du prøver å legge sammen ${whole._no} og ${other._no}.`,
          `You try to add ${whole._eng} and ${other._eng}.`,
        ),
        both(
          'Med + kan en liste bare settes sammen med en annen liste.',
          'With + a list can only be joined with another list.',
        ),
        both('Bruk append( ) for å legge til ett element.', 'Use append( ) to add one item.'),
      );
    },
  },
  {
    id: 'wrong-types-in-calculation',
    find({ type, says }) {
      if (type !== 'TypeError') return null;
      const found = says(/unsupported operand type\(s\) for (\S+): '(\w+)' and '(\w+)'/);
      const multiplied = says(/can't multiply sequence by non-int of type '(\w+)'/);
      if (!found && !multiplied) return null;
      const sign = found?.[1]?.replace('=', '') ?? '*';
      const [one, other] = [typeName(found?.[2] ?? 'str'), typeName(found?.[3] ?? multiplied?.[1] ?? '')];
      return texts(
        both(
          `Python kan ikke bruke ${sign} på ${one._no} og ${other._no}.`,
          `Python cannot use ${sign} on ${one._eng} and ${other._eng}.`,
        ),
        both(
          'Regnetegn virker bare på verdier som passer sammen, som to tall.',
          'Operators work only on values that fit together, such as two numbers.',
        ),
        both(
          'Gjør tekster om til tall med int( ) eller float( ), og sjekk hva variablene inneholder.',
          'Turn texts into numbers with int( ) or float( ), and check what the variables hold.',
        ),
      );
    },
  },
  {
    id: 'compare-different-types',
    find({ type, says }) {
      const found = type === 'TypeError' && says(/'(\S+)' not supported between instances of '(\w+)' and '(\w+)'/);
      if (!found) return null;
      const [one, other] = [typeName(found[2] ?? ''), typeName(found[3] ?? '')];
      return texts(
        both(
          `Python kan ikke sammenligne ${one._no} med ${other._no}.`,
          `Python cannot compare ${one._eng} with ${other._eng}.`,
        ),
        both(
          `${found[1]} spør hva som er størst, og det går bare mellom verdier av samme slag.`,
          `${found[1]} asks which is larger, and that works only between values of the same kind.`,
        ),
        both('Gjør begge om til tall med int( ) eller float( ).', 'Turn both into numbers with int( ) or float( ).'),
      );
    },
  },
  {
    id: 'range-needs-whole-number',
    find({ type, says, text }) {
      const found = type === 'TypeError' && says(/'(\w+)' object cannot be interpreted as an integer/);
      if (!found) return null;
      const given = typeName(found[1] ?? '');
      const byDivision = text.includes('/') && !text.includes('//');
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
          : both('range og antall ganger må være heltall.', 'range and a number of times must be whole numbers.'),
        byDivision
          ? both('Bruk // for å dele til et heltall.', 'Use // to divide to a whole number.')
          : both('Gjør verdien om med int( ).', 'Convert the value with int( ).'),
      );
    },
  },
  {
    id: 'loop-over-number',
    find: ({ type, says }) =>
      type === 'TypeError' && says(/'(int|float)' object is not iterable/)
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
            both('Du bruker parenteser på en liste.', 'You use parentheses on a list.'),
            both(
              'Parenteser kjører en funksjon. Et element i en liste hentes med hakeparenteser.',
              'Parentheses run a function. An item of a list is fetched with square brackets.',
            ),
            both('Skriv [ ] rundt plassen, for eksempel tall[0].', 'Write [ ] around the place, such as numbers[0].'),
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
        both(
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
      return new RegExp(`def\\s+${method}\\s*\\(\\s*(?!self)`).test(source)
        ? texts(
            both(`Metoden ${method} mangler self.`, `The method ${method} lacks self.`),
            both(
              'Når du kaller en metode, sender Python objektet selv inn som første argument.',
              'When you call a method, Python passes the object itself as the first argument.',
            ),
            both(`Skriv def ${method}(self): med self først.`, `Write def ${method}(self): with self first.`),
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
    find({ type, says }) {
      const found =
        type === 'TypeError' &&
        (says(/^(?:\w+\.)?(\w+)\(\) takes (?:from \d+ to )?(\d+) positional arguments? but (\d+)/) ??
          says(/^(\w+)(?:\(\))? (?:takes|expected) at most (\d+) arguments?.*?(\d+)/));
      if (!found) return null;
      const [, name = '', takes, given] = found;
      return texts(
        both(
          `${name} får ${given} verdier, men tar imot ${takes}.`,
          `${name} gets ${given} values but takes ${takes}.`,
        ),
        both(
          'Antallet i parentesen må passe med det funksjonen er laget for.',
          'The number in the parentheses must fit what the function was made for.',
        ),
        both(
          'Ta bort det som er for mye, eller gi funksjonen flere parametere.',
          'Remove what is too much, or give the function more parameters.',
        ),
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
          ? both('print kjenner sep= og end=.', 'print knows sep= and end=.')
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
    find({ type, says }) {
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
              'Gjør teksten om med int( ). Hvis du går gjennom en liste, er variabelen elementet selv.',
              'Convert the text with int( ). If you go through a list, the variable is the item itself.',
            )
          : both('Bruk // i stedet for /, eller int( ).', 'Use // instead of /, or int( ).'),
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
    id: 'no-parts',
    find({ type, says }) {
      const found =
        type === 'TypeError' &&
        (says(/'(\w+)' object is not subscriptable/) ?? says(/object of type '(\w+)' has no len\(\)/));
      if (!found) return null;
      const given = typeName(found[1] ?? '');
      return texts(
        both(
          `Du behandler ${given._no} som om det hadde flere deler.`,
          `You treat ${given._eng} as if it had several parts.`,
        ),
        found[1] === 'set'
          ? both(
              'En mengde har ingen rekkefølge, så den har ingen plass nummer 0.',
              'A set has no order, so it has no place number 0.',
            )
          : both(
              'Bare tekster, lister og lignende har plasser og lengde.',
              'Only texts, lists and the like have places and a length.',
            ),
        found[1] === 'set'
          ? both('Gjør den om til en liste med list( ).', 'Turn it into a list with list( ).')
          : both(
              'Gjør tallet om til tekst med str( ) hvis du vil se på sifrene.',
              'Turn the number into a text with str( ) if you want to look at its digits.',
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
          `${given._no.replace(/^./, (letter) => letter.toUpperCase())} kan ikke være en nøkkel eller ligge i en mengde.`,
          `${given._eng.replace(/^./, (letter) => letter.toUpperCase())} cannot be a key or lie in a set.`,
        ),
        both(
          'En nøkkel må være noe som ikke kan endres, som en tekst eller et tall.',
          'A key must be something that cannot change, such as a text or a number.',
        ),
        both('Bruk et tuppel, med ( ) i stedet for [ ].', 'Use a tuple, with ( ) instead of [ ].'),
      );
    },
  },
  {
    id: 'attribute-of-wrong-type',
    find({ type, says, traceback }) {
      const found = type === 'AttributeError' && says(/'(\w+)' object has no attribute '(\w+)'/);
      if (!found) return null;
      const [, owner = '', name = ''] = found;
      const known = COMMON_ATTRIBUTES[`${owner}.${name}`] ?? COMMON_ATTRIBUTES[name];
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
              `${given._no.replace(/^./, (letter) => letter.toUpperCase())} har ikke noe som heter ${name}.`,
              `${given._eng.replace(/^./, (letter) => letter.toUpperCase())} has nothing called ${name}.`,
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
        right
          ? both(`Mente du ${right}?`, `Did you mean ${right}?`)
          : isOwn
            ? both(
                `Skriv self.${name} = … i __init__, eller sjekk stavingen.`,
                `Write self.${name} = … in __init__, or check the spelling.`,
              )
            : (known ??
              (owner === 'dict'
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
  'int.append': both(
    'Variabelen er et tall. Lag en liste med [ ] først.',
    'The variable is a number. Make a list with [ ] first.',
  ),
};

function isAboutText({ message }: Problem): boolean {
  return /\bstr\b|'str'/.test(message);
}
