import { callIn, isNumber, isText, placeIn } from './expressions.ts';
import { both, CODE_NAME, capital, type Mistake, type Texts, texts, typeName } from './mistake.ts';
import { BUILTINS, namesIn } from './names.ts';
import { blocksAround, classIn, escaped, isMadeAs, loopOver, valuesOf } from './program.ts';

/** Square brackets, lengths and keys of values that cannot have them. */
export const SUBSCRIPTS: readonly Mistake[] = [
  {
    id: 'cannot-change-item',
    find({ type, says, failed, source }) {
      const other =
        type === 'TypeError' &&
        says(/'([\w.]+)' object (?:does not|doesn't) support item (?:assignment|deletion)/)?.[1];
      if (other && !/^(?:str|tuple|range|bytes|NoneType)$/.test(other)) {
        const kind = typeName(other);
        const inside = placeIn(failed.replace(/\s*=.*/, ''))?.list ?? '';
        const outer = placeIn(inside)?.list;
        if (outer && /^(?:int|float)$/.test(other))
          return texts(
            both(`${inside} er ${kind._no}, og har ingen plasser.`, `${inside} is ${kind._eng}, and has no places.`),
            both('Bare lister og ordbøker kan endres med [ ].', 'Only lists and dictionaries can be changed with [ ].'),
            both(
              `Skriv ${inside} = … for å endre tallet. Skal ${outer} ha rader, må hvert element i den være en liste.`,
              `Write ${inside} = … to change the number. If ${outer} should have rows, each item of it must be a list.`,
            ),
          );
        return texts(
          both(`Du prøver å endre en del av ${kind._no}.`, `You try to change a part of ${kind._eng}.`),
          both('Bare lister og ordbøker kan endres med [ ].', 'Only lists and dictionaries can be changed with [ ].'),
          classIn(source, other)
            ? both(
                'En verdi i et objekt endres med punktum og navnet på verdien.',
                'A value of an object is changed with a dot and the name of the value.',
              )
            : both(
                'Skriv ut variabelen på linjen før, så ser du hva den inneholder.',
                'Print the variable on the line before, and you see what it holds.',
              ),
        );
      }
      const found =
        type === 'TypeError' &&
        says(/'(str|tuple|range|bytes)' object (?:does not|doesn't) support item (assignment|deletion)/);
      if (!found) return null;
      const given = typeName(found[1] ?? '');
      const place = placeIn(failed.replace(/\s*=.*/, ''));
      return texts(
        both(`Du prøver å endre en del av ${given._no}.`, `You try to change a part of ${given._eng}.`),
        both(
          `${capital(given._no)} kan ikke endres etter at ${given._no.startsWith('et ') ? 'det' : 'den'} er laget.`,
          `${capital(given._eng)} cannot be changed once it is made.`,
        ),
        found[1] === 'str' && place && !isNumber(place.place)
          ? both(
              `Lag en liste av bokstavene: ${place.list} = list(${place.list}). Etterpå setter "".join(${place.list}) dem sammen.`,
              `Make a list of the letters: ${place.list} = list(${place.list}). Afterwards "".join(${place.list}) puts them together.`,
            )
          : found[1] === 'str'
            ? both(
                'Lag en ny tekst av deler av den gamle: tekst[:2] er det som står før plass 2, og tekst[3:] det som står etter.',
                'Make a new text from parts of the old one: text[:2] is what is before place 2, and text[3:] what is after it.',
              )
            : found[1] === 'range'
              ? both('Lag en liste først: list(range(5)).', 'Make a list first: list(range(5)).')
              : isMadeAs(source, place?.list ?? '-', '\\(')
                ? both('Bruk en liste, med [ ] i stedet for ( ).', 'Use a list, with [ ] instead of ( ).')
                : both('Gjør det om til en liste først, med list( ).', 'Turn it into a list first, with list( ).'),
      );
    },
  },
  {
    id: 'text-is-no-dictionary',
    find({ type, says, failed, source }) {
      const place =
        type === 'TypeError' && says(/^string indices must be integers, not 'str'/) ? placeIn(failed) : null;
      if (!place || !isText(place.place)) return null;
      const { list, place: key } = place;
      const isJson = isMadeAs(source, list, 'json\\.dumps\\(');
      if (!isJson && !list.endsWith(']') && !isMadeAs(source, list, '(?:f?["\']|input\\()')) return null;
      return texts(
        both(`${list} er en tekst, og ikke en ordbok.`, `${list} is a text, and not a dictionary.`),
        isJson
          ? both('json.dumps lager en tekst av en ordbok.', 'json.dumps makes a text of a dictionary.')
          : both(`Bare en ordbok har nøkler, som ${key}.`, `Only a dictionary has keys, such as ${key}.`),
        isJson
          ? both(
              `Hent verdien fra ordboken, eller les teksten først: json.loads(${list})[${key}].`,
              `Take the value from the dictionary, or read the text first: json.loads(${list})[${key}].`,
            )
          : both(
              `Skriv bare ${list} for å bruke hele teksten. Skal det være en ordbok, lag den med { }.`,
              `Write only ${list} to use the whole text. If it should be a dictionary, make it with { }.`,
            ),
      );
    },
  },
  {
    id: 'list-place-must-be-whole-number',
    find(problem) {
      const { type, says, text, source, failed, line } = problem;
      const found =
        type === 'TypeError' &&
        says(/(list|string|tuple) (?:indices|index) must be (?:an )?integers?(?: or slices)?, not '?(\w+)'?/);
      if (!found) return null;
      const given = typeName(found[2] ?? '');
      const place = placeIn(failed);
      const loop =
        place && isText(place.place)
          ? blocksAround(source.split('\n'), (line ?? 1) - 1)
              .map(
                (one) => one.match(new RegExp(`^for\\s+(${CODE_NAME})\\s+in\\s+${escaped(place.list)}\\s*:`, 'u'))?.[1],
              )
              .find(Boolean)
          : undefined;
      const item = loop && `${loop}[${place?.place}]`;
      return texts(
        both(
          `Plassen i hakeparentesen må være et heltall, men er ${given._no}.`,
          `The place in the square brackets must be a whole number but is ${given._eng}.`,
        ),
        found[1] === 'string'
          ? both(
              'Tegnene i en tekst har nummer: 0, 1, 2 og så videre.',
              'The characters of a text have numbers: 0, 1, 2 and so on.',
            )
          : both(
              'Elementene i en liste har nummer: 0, 1, 2 og så videre.',
              'The items of a list have numbers: 0, 1, 2 and so on.',
            ),
        !item && found[1] === 'list' && place && isText(place.place) && source.includes(`${place.place.slice(1, -1)}":`)
          ? both(
              `Er elementene ordbøker, skriv plassen først: ${place.list}[0][${place.place}] er fra den første.`,
              `If the items are dictionaries, write the place first: ${place.list}[0][${place.place}] is from the first one.`,
            )
          : item
            ? both(
                `Skriv ${item}. ${place?.list} er hele listen, og løkken gir ett element om gangen.`,
                `Write ${item}. ${place?.list} is the whole list, and the loop gives one item at a time.`,
              )
            : /function|method/.test(found[2] ?? '') && place && /^[\p{L}\p{N}_.]+$/u.test(place.place)
              ? both(
                  `Skriv ( ) etter navnet på funksjonen, så den blir kjørt: ${place.place}( … ).`,
                  `Write ( ) after the name of the function, so that it is run: ${place.place}( … ).`,
                )
              : found[2] === 'str' && place && isMadeAs(source, place.list, '\\[\\s*\\]')
                ? both(
                    `Skal ${place.list} ha tekster som nøkler, lag en ordbok: ${place.list} = {}. Ellers skriver du nummeret på plassen.`,
                    `If ${place.list} should have texts as keys, make a dictionary: ${place.list} = {}. Otherwise write the number of the place.`,
                  )
                : found[2] === 'str'
                  ? place && loopOver(problem, place.place) !== null
                    ? both(
                        `Skriv nummeret på plassen. ${place.place} er elementet som løkken gir.`,
                        `Write the number of the place. ${place.place} is the item that the loop gives.`,
                      )
                    : place && !isText(place.place)
                      ? both(
                          'Skriv nummeret på plassen. Er det et tall i teksten, gjør den om med int( ).',
                          'Write the number of the place. If the text is a number, convert it with int( ).',
                        )
                      : both('Skriv nummeret på plassen.', 'Write the number of the place.')
                  : found[2] === 'tuple'
                    ? both(
                        'Skriv kolon for en del, som [0:2], og [0][2] for en liste i en liste.',
                        'Write a colon for a part, such as [0:2], and [0][2] for a list in a list.',
                      )
                    : found[2] === 'float' && (text.includes('/') || placeIsDivided(text, source))
                      ? both('Bruk // i stedet for /, eller int( ).', 'Use // instead of /, or int( ).')
                      : found[2] === 'float' && place && !isNumber(place.place)
                        ? both('Gjør plassen om med int( ).', 'Convert the place with int( ).')
                        : both(
                            'Skriv nummeret på plassen, for eksempel [0].',
                            'Write the number of the place, such as [0].',
                          ),
      );
    },
  },
  {
    id: 'brackets-on-function',
    find({ type, says, failed, source }) {
      const found =
        type === 'TypeError' &&
        (says(/'(?:function|builtin_function_or_method|method)' object is not subscriptable/) ??
          says(/type '(\w+)' is not subscriptable/));
      if (!found) return null;
      const own = found[1] && classIn(source, found[1]) ? found[1] : null;
      if (own)
        return texts(
          both(`Du bruker hakeparenteser på klassen ${own}.`, `You use square brackets on the class ${own}.`),
          both(
            'Et objekt lages med vanlige parenteser, og verdiene i det hentes med punktum.',
            'An object is made with round ones, and its values are fetched with a dot.',
          ),
          both(`Skriv ${own}( … ) for å lage et objekt.`, `Write ${own}( … ) to make an object.`),
        );
      const right = calledFirst(failed, source);
      return texts(
        both('Du bruker hakeparenteser på en funksjon.', 'You use square brackets on a function.'),
        both(
          'Hakeparenteser henter noe fra en liste. En funksjon kjøres med vanlige parenteser.',
          'Square brackets fetch something from a list. A function is run with round ones.',
        ),
        right
          ? both(`Kjør funksjonen først: ${right}.`, `Run the function first: ${right}.`)
          : both('Bytt ut [ ] med ( ).', 'Change [ ] to ( ).'),
      );
    },
  },
  {
    id: 'no-parts',
    find({ type, says, rest, failed, source }) {
      const subscript = type === 'TypeError' ? says(/'([\w.]+)' object is not subscriptable/) : null;
      const length = type === 'TypeError' ? says(/object of type '([\w.]+)' has no len\(\)/) : null;
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
          subscript && isText(placeIn(failed)?.place ?? '')
            ? both(
                'Skal det være en ordbok, skriv kolon mellom nøkkel og verdi: {"a": 1}.',
                'If it should be a dictionary, write a colon between key and value: {"a": 1}.',
              )
            : both('Gjør den om til en liste med list( ).', 'Turn it into a list with list( ).'),
        );
      }
      if (/^(?:generator|zip|map|filter|enumerate|reversed|dict_\w+|_csv\.reader|DictReader)$/.test(kind)) {
        return texts(
          both('Dette kan bare gås gjennom, fra begynnelsen.', 'This can only be gone through, from its beginning.'),
          kind.startsWith('dict_')
            ? both('Det har ingen nummererte plasser.', 'It has no numbered places.')
            : both('Det har ingen nummererte plasser og ingen lengde.', 'It has no numbered places and no length.'),
          both('Gjør det om til en liste med list( ).', 'Turn it into a list with list( ).'),
        );
      }
      const typeGiven = kind === 'type' ? callIn(failed)?.given[0] : undefined;
      if (typeGiven && (BUILTINS.includes(typeGiven) || classIn(source, typeGiven)))
        return lengthOfType(source, typeGiven);
      if (kind === '_io.TextIOWrapper')
        return texts(
          both('En fil har verken plasser eller lengde.', 'A file has neither places nor a length.'),
          both('Filen må leses først.', 'The file must be read first.'),
          both(
            'Skriv readlines( ) etter filen for en liste med linjene, eller read( ) for hele teksten.',
            'Write readlines( ) after the file for a list of its lines, or read( ) for the whole text.',
          ),
        );
      const ownValues = subscript ? valuesOf(classIn(source, kind) ?? { name: '', parents: [], body: [] }) : [];
      const holder = placeIn(failed)?.list;
      if (ownValues[0] && holder)
        return texts(
          both(`Et objekt av klassen ${kind} har ingen plasser.`, `An object of the class ${kind} has no places.`),
          both('En verdi i et objekt hentes med punktum.', 'A value of an object is fetched with a dot.'),
          both(`Skriv for eksempel ${holder}.${ownValues[0]}.`, `Write for example ${holder}.${ownValues[0]}.`),
        );
      const isChoice = length && /\b(?:choice|sample|shuffle)\(/.test(rest);
      return texts(
        both(
          `Du behandler ${given._no} som om ${/^en /.test(given._no) ? 'den' : 'det'} hadde flere deler.`,
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
            ? length
              ? both(
                  'Er det tallet selv du vil ha, ta bort len( ). Skal du telle sifrene, gjør tallet om med str( ) først. Var det en liste du ville ha, se hvor tallet kommer fra.',
                  'If you want the number itself, remove len( ). To count its digits, convert it with str( ) first. If you expected a list, see where the number comes from.',
                )
              : isText(placeIn(failed)?.place ?? '')
                ? both(
                    `Skriv ut ${placeIn(failed)?.list} på linjen før, så ser du hva det er.`,
                    `Print ${placeIn(failed)?.list} on the line before, and you see what it is.`,
                  )
                : both(
                    'Skriv ut variabelen på linjen før. Var det en liste du ville ha, er den blitt et tall. Sifrene i et tall får du med str( ).',
                    'Print the variable on the line before. If you expected a list, it has become a number. You get the digits of a number with str( ).',
                  )
            : /function|method/.test(kind)
              ? both(
                  'Skriv ( ) etter navnet på funksjonen, så den blir kjørt.',
                  'Write ( ) after the name of the function, so that it is run.',
                )
              : both(
                  'Skriv ut variabelen på linjen før, så ser du hva den inneholder.',
                  'Print the variable on the line before, and you see what it holds.',
                ),
      );
    },
  },
  {
    id: 'key-cannot-change',
    find(problem) {
      const { type, says, failed, source, line } = problem;
      const found = type === 'TypeError' && says(/unhashable type: '(\w+)'/);
      if (!found) return null;
      const given = typeName(found[1] ?? '');
      const inside = placeIn(failed);
      const loop = inside && new RegExp(`^for\\s+(${CODE_NAME})\\s+in\\s+${escaped(inside.place)}\\s*:`, 'u');
      const item =
        loop &&
        blocksAround(source.split('\n'), (line ?? 1) - 1)
          .map((one) => one.match(loop)?.[1])
          .find(Boolean);
      if (item)
        return texts(
          both(
            `${inside?.place} er hele listen, og ikke én nøkkel.`,
            `${inside?.place} is the whole list, and not one key.`,
          ),
          both(
            `Løkken gir ${item} ett element om gangen fra ${inside?.place}.`,
            `The loop gives ${item} one item at a time from ${inside?.place}.`,
          ),
          both(`Skriv ${inside?.list}[${item}].`, `Write ${inside?.list}[${item}].`),
        );
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
];

/** `split( )[0]` for `split[0]`, where what is in the brackets cannot be meant for the function. */
function calledFirst(failed: string, source: string): string | null {
  const found = placeIn(failed);
  const [, owner = '', name = ''] = found?.list.match(new RegExp(`^(.+\\.)?(${CODE_NAME})$`, 'u')) ?? [];
  if (!found || !name) return null;
  if (owner && /^(?:keys|values|items)$/.test(name)) return `list(${found.list}( ))[${found.place}]`;
  // A variable that holds the function: it should be run where the variable is made.
  const made = source.match(
    new RegExp(`^\\s*${escaped(found.list)}\\s*=\\s*((?:${CODE_NAME}\\.)+${CODE_NAME})\\s*(?:#.*)?$`, 'mu'),
  )?.[1];
  if (made) return `${found.list} = ${made}( )`;
  const takesNothing =
    (owner && /^(?:split|upper|lower|strip|copy)$/.test(name)) ||
    new RegExp(`^\\s*def\\s+${name}\\s*\\(\\s*(?:self)?\\s*\\)`, 'mu').test(source);
  return takesNothing ? `${found.list}( )[${found.place}]` : null;
}

/** `ord[midten]`, where midten was made with a division. */
function placeIsDivided(text: string, source: string): boolean {
  const names = [...text.matchAll(new RegExp(`\\[\\s*(${CODE_NAME})\\s*\\]`, 'gu'))].map(([, name]) => name ?? '');
  return names.some((name) => isMadeAs(source, name, '[^\\n#/]*[^/\\n]/[^/]'));
}

/** list, str or a class of the program, where a value was meant: len(list). */
function lengthOfType(source: string, name: string): Texts {
  const variable = namesIn(source, name).find(
    (one) => one.toLowerCase() === name.toLowerCase() && isMadeAs(source, one, ''),
  );
  return texts(
    BUILTINS.includes(name)
      ? both(
          `${name} er navnet på en type i Python, ikke på noe du har laget.`,
          `${name} is the name of a type in Python, not of something you made.`,
        )
      : both(`${name} er navnet på en klasse, ikke på et objekt.`, `${name} is the name of a class, not of an object.`),
    both(
      'Bare tekster, lister og lignende har plasser og lengde.',
      'Only texts, lists and the like have places and a length.',
    ),
    variable
      ? both(`Mente du ${variable}?`, `Did you mean ${variable}?`)
      : both(
          `Skriv navnet på din egen variabel i stedet for ${name}.`,
          `Write the name of your own variable instead of ${name}.`,
        ),
  );
}
