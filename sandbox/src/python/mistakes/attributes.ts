import { closest } from '../../judge/closest.ts';
import { lookUp } from '../../judge/look-up.ts';
import { both, capital, listed, type Mistake, type Texts, texts, typeName } from './mistake.ts';
import { meant } from './names.ts';
import { ancestorsOf, classIn, initOf, isMadeAs, valuesOf } from './program.ts';

/** What is written after a dot and does not exist. */
export const ATTRIBUTES: readonly Mistake[] = [
  {
    id: 'module-name-reused',
    find({ type, failed, source }) {
      const name = type === 'AttributeError' && failed.match(/^(random|math|turtle|datetime|json|time)\./)?.[1];
      return name && new RegExp(`^\\s*import\\s+${name}\\b`, 'm').test(source) && isMadeAs(source, name, '')
        ? texts(
            both(`${name} er ikke lenger modulen.`, `${name} is no longer the module.`),
            both(
              `Et sted i programmet fikk ${name} en ny verdi.`,
              `Somewhere in the program ${name} got another value.`,
            ),
            both('Gi variabelen et annet navn enn modulen.', 'Give the variable another name than the module.'),
          )
        : null;
    },
  },
  {
    id: 'empty-braces-are-dictionary',
    find({ type, says, failed, source }) {
      const name =
        type === 'AttributeError' && says(/^'dict' object has no attribute 'add'/) && failed.match(/^(.+)\.add$/)?.[1];
      return name && isMadeAs(source, name, '\\{\\s*\\}')
        ? texts(
            both(`${name} er en ordbok, ikke en mengde.`, `${name} is a dictionary, not a set.`),
            both('{} lager en tom ordbok.', '{} makes an empty dictionary.'),
            both(`Skriv ${name} = set() for en tom mengde.`, `Write ${name} = set() for an empty set.`),
          )
        : null;
    },
  },
  {
    id: 'class-inside-module',
    find({ type, says, failed }) {
      const found =
        type === 'AttributeError' && says(/^(?:module|type object) '(datetime)(?:\.\w+)?' has no attribute '(\w+)'/);
      const name = found ? (found[2] ?? '') : '';
      const isTwice = name === 'datetime' && failed.endsWith('.datetime');
      const owner = DATES.get(name);
      if (!found || (!isTwice && (!owner || !found[0].startsWith('module')))) return null;
      return isTwice
        ? texts(
            both('datetime står to ganger.', 'datetime is there twice.'),
            both(
              'from datetime import datetime har alt hentet klassen fra modulen.',
              'from datetime import datetime has already taken the class from the module.',
            ),
            both('Skriv datetime bare én gang: datetime.now( ).', 'Write datetime just once: datetime.now( ).'),
          )
        : texts(
            both(`${name} er ikke i modulen datetime selv.`, `${name} is not in the module datetime itself.`),
            both(
              `${name} hører til klassen ${owner}, som er inni modulen.`,
              `${name} belongs to the class ${owner}, which is inside the module.`,
            ),
            both(`Skriv datetime.${owner}.${name}( ).`, `Write datetime.${owner}.${name}( ).`),
          );
    },
  },
  {
    id: 'attribute-of-date-class',
    find({ type, says, failed, traceback }) {
      const found =
        type === 'AttributeError' &&
        says(/^type object 'datetime\.(date|time|datetime|timedelta)' has no attribute '(\w+)'/);
      if (!found) return null;
      const [, owner = '', name = ''] = found;
      const right = meant(traceback);
      return texts(
        both(`Klassen ${owner} har ikke noe som heter ${name}.`, `The class ${owner} has nothing called ${name}.`),
        both(
          'Navnet etter punktumet må være skrevet nøyaktig likt.',
          'The name after the dot must be spelt exactly the same.',
        ),
        name === 'now' && owner === 'date'
          ? both(
              `Skriv ${failed.replace(/\.now$/, '')}.today( ) for datoen i dag.`,
              `Write ${failed.replace(/\.now$/, '')}.today( ) for the date of today.`,
            )
          : name === 'now'
            ? both(
                'now hører til klassen datetime: Skriv from datetime import datetime, og så datetime.now( ).',
                'now belongs to the class datetime: write from datetime import datetime, and then datetime.now( ).',
              )
            : right
              ? both(`Mente du ${right}?`, `Did you mean ${right}?`)
              : both(
                  `Se hva klassen har: print(dir(${failed.replace(/\.[^.]+$/, '')})).`,
                  `See what the class has: print(dir(${failed.replace(/\.[^.]+$/, '')})).`,
                ),
      );
    },
  },
  {
    id: 'attribute-of-wrong-type',
    find({ type, says, traceback, plain, source, failed, rest }) {
      const found = type === 'AttributeError' && says(/'([\w.]+)' object has no attribute '(\w+)'/);
      if (!found) return null;
      const [, owner = '', written = ''] = found;
      // Python puts the name of the class before a name with two underscores.
      const name = written.replace(new RegExp(`^_${owner}(?=__)`), '');
      const own = lookUp(COMMON_ATTRIBUTES, `${owner}.${name}`);
      const common = lookUp(COMMON_ATTRIBUTES, name);
      const known = own ?? (common && lookUp(KINDS_WITH, name)?.includes(owner) === false ? undefined : common);
      const ownClass = classIn(source, owner);
      const values = ownClass ? [ownClass, ...ancestorsOf(source, owner)].flatMap(valuesOf) : [];
      const right = meant(traceback) ?? closest(name, values, 2);
      const isOwn = ownClass !== null && !right;
      const first = ownClass ? valuesOf(initOf(ownClass)) : [];
      if (isOwn && rest.slice(failed.length).trimStart().startsWith('(')) return methodMissing(source, owner, name);
      const given = typeName(owner);
      const isValue = owner === 'dict' && !new RegExp(`\\.${name}\\s*\\(`).test(plain);
      const isKey = isValue && new RegExp(`["']${name}["']\\s*[:\\]]`).test(source);
      const byKey = both(
        `Hent en verdi med hakeparenteser: ["${name}"].`,
        `Fetch a value with square brackets: ["${name}"].`,
      );
      const advice = isKey ? byKey : ownClass ? undefined : known;
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
        // What Python suggests is only spelt alike.
        advice ??
          (right
            ? both(`Mente du ${right}?`, `Did you mean ${right}?`)
            : isOwn && first.length > 0
              ? both(
                  `I __init__ får objektet ${listed(first, 'og')}. Skal det ha ${name} også, skriv self.${name} = … der.`,
                  `In __init__ the object gets ${listed(first, 'and')}. If it should have ${name} too, write self.${name} = … there.`,
                )
              : isOwn
                ? both(
                    `Skriv self.${name} = … i __init__, eller sjekk stavingen.`,
                    `Write self.${name} = … in __init__, or check the spelling.`,
                  )
                : isValue
                  ? byKey
                  : owner === 'tuple' && !new RegExp(`\\.${name}\\s*\\(`).test(plain)
                    ? both(
                        'Hent en verdi med plassen i hakeparenteser: [0] er den første.',
                        'Fetch a value with its place in square brackets: [0] is the first.',
                      )
                    : both(
                        'Sjekk hva variabelen inneholder, med print(type( )).',
                        'Check what the variable holds, with print(type( )).',
                      )),
      );
    },
  },
  {
    id: 'not-in-module',
    find({ type, says, traceback, source }) {
      const found = type === 'AttributeError' && says(/module '(\w+)' has no attribute '(\w+)'/);
      if (!found) return null;
      const [, module = '', name = ''] = found;
      // A module may have another name in the program.
      const alias = source.match(new RegExp(`^\\s*import\\s+${module}\\s+as\\s+(\\w+)`, 'm'))?.[1] ?? module;
      if (module === 'math' && /^(?:round|sum|abs|max|min|len|int|float)$/.test(name))
        return texts(
          both(`Modulen math har ikke noe som heter ${name}.`, `The module math has nothing called ${name}.`),
          both(
            `${name} er en funksjon som alltid er der, uten noen modul.`,
            `${name} is a function that is always there, without a module.`,
          ),
          both(`Skriv ${name}( ) uten ${alias}. foran.`, `Write ${name}( ) without ${alias}. before it.`),
        );
      const right = lookUp(OTHER_NAMES, `${module}.${name}`) ?? meant(traceback);
      if (module === 'time' && /^(?:now|today)$/.test(name))
        return texts(
          both(`Modulen time har ikke noe som heter ${name}.`, `The module time has nothing called ${name}.`),
          both('Klokken og datoen nå er i modulen datetime.', 'The time and the date now are in the module datetime.'),
          both(
            'Skriv import datetime øverst, og så datetime.datetime.now( ).',
            'Write import datetime at the top, and then datetime.datetime.now( ).',
          ),
        );
      return texts(
        both(`Modulen ${module} har ikke noe som heter ${name}.`, `The module ${module} has nothing called ${name}.`),
        both(
          'Navnet må skrives nøyaktig slik modulen skriver det.',
          'The name must be spelt exactly as the module spells it.',
        ),
        right
          ? both(`Mente du ${right}?`, `Did you mean ${right}?`)
          : both(`Se hva den har: print(dir(${alias})).`, `See what it has: print(dir(${alias})).`),
      );
    },
  },
];

function methodMissing(source: string, owner: string, name: string): Texts {
  const isOutside = new RegExp(`^def\\s+${name}\\s*\\(\\s*self\\b`, 'mu').test(source);
  return texts(
    both(`Klassen ${owner} har ingen metode som heter ${name}.`, `The class ${owner} has no method called ${name}.`),
    isOutside
      ? both(
          `def ${name} har ikke innrykk, så den er utenfor klassen.`,
          `def ${name} is not indented, so it is outside the class.`,
        )
      : both(
          'En metode må lages i klassen, og navnet må skrives nøyaktig.',
          'A method must be made in the class, and the name must be spelt exactly.',
        ),
    isOutside
      ? both(
          `Gi def ${name} og linjene under fire mellomrom mer, og sett dem i klassen ${owner}.`,
          `Indent def ${name} and the lines below four spaces more, and put them in the class ${owner}.`,
        )
      : both(
          `Lag def ${name}(self): i klassen ${owner}, eller sjekk stavingen.`,
          `Make def ${name}(self): in the class ${owner}, or check the spelling.`,
        ),
  );
}

const WITH_LENGTH = ['str', 'list', 'tuple', 'dict', 'set', 'range'];
/** The types that this advice is right for, where it is not right for all. */
const KINDS_WITH: Readonly<Record<string, readonly string[]>> = {
  length: WITH_LENGTH,
  len: WITH_LENGTH,
  lenght: WITH_LENGTH,
  size: WITH_LENGTH,
  push: ['list'],
  add: ['list'],
  toUpperCase: ['str'],
  toUpper: ['str'],
  toLower: ['str'],
  uppercase: ['str'],
  toLowerCase: ['str'],
  lowercase: ['str'],
  contains: WITH_LENGTH,
};

const COMMON_ATTRIBUTES: Readonly<Record<string, ReturnType<typeof both>>> = {
  ...Object.fromEntries(
    [
      'float.round',
      'int.round',
      'float.abs',
      'int.abs',
      'float.int',
      'str.int',
      'str.float',
      'int.str',
      'float.str',
      'int.float',
    ].map((method) => {
      const name = method.split('.')[1];
      return [
        method,
        both(`${name} er en funksjon: Skriv ${name}(verdi).`, `${name} is a function: write ${name}(value).`),
      ];
    }),
  ),
  'list.max': both('max er en funksjon: Skriv max(liste).', 'max is a function: write max(items).'),
  'list.min': both('min er en funksjon: Skriv min(liste).', 'min is a function: write min(items).'),
  'list.sum': both('sum er en funksjon: Skriv sum(liste).', 'sum is a function: write sum(items).'),
  ...Object.fromEntries(
    ['list.mean', 'list.average', 'list.avg', 'list.snitt'].map((method) => [
      method,
      both('Regn det ut: sum(liste) / len(liste).', 'Calculate it: sum(items) / len(items).'),
    ]),
  ),
  'list.sorted': both(
    'Skriv sort( ) for å sortere listen der den er. sorted(liste) gir en ny liste.',
    'Write sort( ) to sort the list where it is. sorted(items) gives a new list.',
  ),
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
  toUpper: both('Bruk upper( ).', 'Use upper( ).'),
  toLower: both('Bruk lower( ).', 'Use lower( ).'),
  uppercase: both('Bruk upper( ).', 'Use upper( ).'),
  lowercase: both('Bruk lower( ).', 'Use lower( ).'),
  toString: both('Skriv str( ) rundt verdien.', 'Write str( ) around the value.'),
  toLowerCase: both('Bruk lower( ).', 'Use lower( ).'),
  contains: both('Bruk ordet in: "a" in tekst.', 'Use the word in: "a" in text.'),
  'str.append': both(
    'Skal det være en liste, lag den med [ ]. Tekster settes sammen med +.',
    'If it should be a list, make it with [ ]. Texts are joined with +.',
  ),
  'str.add': both('Tekster settes sammen med +.', 'Texts are joined with +.'),
  'list.put': both(
    'Bruk append( ) for å legge til noe sist i en liste.',
    'Use append( ) to add something at the end of a list.',
  ),
  'list.find': both('Bruk index( ) for å finne plassen.', 'Use index( ) to find the place.'),
  'tuple.find': both('Bruk index( ) for å finne plassen.', 'Use index( ) to find the place.'),
  'list.indexOf': both('Bruk index( ) for å finne plassen.', 'Use index( ) to find the place.'),
  'list.split': both(
    'split deler en tekst. Bruk den på ett element, som tekster[0].',
    'split divides a text. Use it on one item, such as texts[0].',
  ),
  'list.join': both('Skriv skilletegnet først: ", ".join(liste).', 'Write the separator first: ", ".join(items).'),
  ...Object.fromEntries(
    ['append', 'remove', 'insert', 'extend', 'pop', 'sort', 'reverse', 'clear'].map((method) => [
      `tuple.${method}`,
      both('Et tuppel kan ikke endres. Bruk en liste, med [ ].', 'A tuple cannot be changed. Use a list, with [ ].'),
    ]),
  ),
  'set.append': both(
    'Skal det være en liste, lag den med [ ]. I en mengde legger du til med add( ).',
    'If it should be a list, make it with [ ]. In a set, add( ) puts something in.',
  ),
  'dict.append': both(
    'Skal det være en liste, lag den med [ ]. I en ordbok skriver du navn["nøkkel"] = verdi.',
    'If it should be a list, make it with [ ]. In a dictionary, write name["key"] = value.',
  ),
  'dict.add': both(
    'Skriv navn["nøkkel"] = verdi for å legge til noe i en ordbok.',
    'Write name["key"] = value to add something to a dictionary.',
  ),
  'dict.remove': both(
    'Skriv del navn["nøkkel"] for å fjerne noe fra en ordbok.',
    'Write del name["key"] to remove something from a dictionary.',
  ),
  'dict.insert': both(
    'Skriv navn["nøkkel"] = verdi for å legge til noe i en ordbok.',
    'Write name["key"] = value to add something to a dictionary.',
  ),
  'dict.push': both(
    'Skriv navn["nøkkel"] = verdi for å legge til noe i en ordbok.',
    'Write name["key"] = value to add something to a dictionary.',
  ),
  'dict.sort': both(
    'Skriv sorted(ordbok), som gir nøklene i rekkefølge.',
    'Write sorted(d), which gives the keys in order.',
  ),
  'set.sort': both('Skriv sorted(mengde), som gir en liste.', 'Write sorted(s), which gives a list.'),
  'tuple.sort': both('Skriv sorted(tuppel), som gir en liste.', 'Write sorted(t), which gives a list.'),
  'list.delete': both(
    'Skriv del tall[0] for å fjerne det på en plass, eller remove( ) for å fjerne en verdi.',
    'Write del numbers[0] to remove what is at a place, or remove( ) to remove a value.',
  ),
  'list.forEach': both(
    'Skriv for x in liste: og det som skal skje, under.',
    'Write for x in items: and below it what should happen.',
  ),
  'str.charAt': both('Skriv tekst[0] for å hente et tegn.', 'Write text[0] to fetch a character.'),
  'str.indexOf': both('Bruk find( ).', 'Use find( ).'),
  'str.trim': both('Bruk strip( ).', 'Use strip( ).'),
  ...Object.fromEntries(
    ['int', 'float'].flatMap((kind) =>
      ['strip', 'split', 'replace', 'upper', 'lower', 'isdigit', 'isnumeric', 'startswith', 'endswith'].map((name) => [
        `${kind}.${name}`,
        both(
          `${name} hører til tekster. Bruk den før teksten blir et tall, eller gjør tallet om med str( ).`,
          `${name} belongs to texts. Use it before the text becomes a number, or convert the number with str( ).`,
        ),
      ]),
    ),
  ),
  'tuple.max': both('max er en funksjon: Skriv max(tuppel).', 'max is a function: write max(t).'),
  'tuple.min': both('min er en funksjon: Skriv min(tuppel).', 'min is a function: write min(t).'),
  'tuple.sum': both('sum er en funksjon: Skriv sum(tuppel).', 'sum is a function: write sum(t).'),
  'dict.iteritems': both('Skriv items( ).', 'Write items( ).'),
  'dict.itervalues': both('Skriv values( ).', 'Write values( ).'),
  'dict.iterkeys': both('Skriv keys( ).', 'Write keys( ).'),
  ...Object.fromEntries(
    ['substring', 'substr', 'slice'].map((name) => [
      `str.${name}`,
      both(
        'En del av en tekst får du med hakeparenteser: tekst[0:5] er de fem første tegnene.',
        'You get a part of a text with square brackets: text[0:5] is the first five characters.',
      ),
    ]),
  ),
  'dict.has_key': both('Bruk ordet in: if "a" in d:', 'Use the word in: if "a" in d:'),
  ...Object.fromEntries(
    ['upper', 'lower', 'replace', 'strip', 'rstrip', 'lstrip', 'title', 'capitalize'].map((name) => [
      `list.${name}`,
      both(
        `${name} bruker én tekst og gir en ny. Kall den på hvert element i en løkke, og ta vare på svaret.`,
        `${name} uses one text and gives a new one. Call it on each item in a loop, and keep the result.`,
      ),
    ]),
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
  '_io.TextIOWrapper.writeline': both('Bruk write( ).', 'Use write( ).'),
  '_io.TextIOWrapper.append': both(
    'Åpne filen med "a", og bruk write( ).',
    'Open the file with "a", and use write( ).',
  ),
  '_io.TextIOWrapper.split': both('Les teksten først: read( ).split( ).', 'Read the text first: read( ).split( ).'),
  'int.append': both(
    'Variabelen er et tall. Lag en liste med [ ] først.',
    'The variable is a number. Make a list with [ ] first.',
  ),
};

/** What people look for in a module, and what it is called there. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'turtle.colour': 'color',
  'time.wait': 'sleep',
  'time.pause': 'sleep',
  'time.delay': 'sleep',
  'math.root': 'sqrt',
  'math.squareroot': 'sqrt',
  'math.power': 'pow',
  'math.PI': 'pi',
  'random.rand': 'random',
  'random.int': 'randint',
};

/** What people look for in the module datetime, and the class that has it. */
const DATES: ReadonlyMap<string, string> = new Map([
  ['now', 'datetime'],
  ['strptime', 'datetime'],
  ['fromtimestamp', 'datetime'],
  ['today', 'date'],
  ['fromisoformat', 'date'],
]);
