import { callIn } from './expressions.ts';
import { both, CODE_NAME, type Mistake, type Problem, texts } from './mistake.ts';
import { meant } from './names.ts';
import {
  ancestorsOf,
  blocksAround,
  classIn,
  escaped,
  initOf,
  isStatic,
  type OwnClass,
  parametersOf,
  valuesOf,
} from './program.ts';

/** Classes and their objects. */
export const OBJECTS: readonly Mistake[] = [
  {
    id: 'private-to-class',
    find({ type, says, failed, rest, source }) {
      const found =
        type === 'AttributeError' && says(/^(?:type object )?'(\w+)'(?: object)? has no attribute '(_\w+)'/);
      if (!found) return null;
      const [, owner = '', written = ''] = found;
      // In another class Python has put the name of that class before it.
      const name = written.match(/^(?:_[^_]\w*?)?(__\w+)$/)?.[1];
      if (!name || name.endsWith('__')) return null;
      const word = `(?<![\\p{L}\\p{N}_])${name}(?![\\p{L}\\p{N}_])`;
      const isMadeIn = (one: OwnClass | null) =>
        one?.body.some((line) =>
          new RegExp(`\\bself\\.${word}\\s*(?::[^=]*)?=(?!=)|\\bdef\\s+${word}|^\\s*${word}\\s*=`, 'u').test(line),
        ) ?? false;
      const own = classIn(source, owner);
      // Inside the class itself nothing is private: the value is not made yet.
      if (written === `_${owner.replace(/^_+/, '')}${name}` && isMadeIn(own)) return null;
      const maker = [own, ...ancestorsOf(source, owner)].find(isMadeIn);
      if (!maker) return null;
      const getter = maker.body.findIndex((line) => new RegExp(`^\\s*return\\s+self\\.${name}\\s*$`, 'u').test(line));
      const method = maker.body.slice(0, Math.max(0, getter)).findLast((line) => /^\s*def\b/.test(line));
      const reader = method?.match(new RegExp(`^\\s*def\\s+(${CODE_NAME})\\s*\\(\\s*self\\s*\\)`, 'u'))?.[1];
      const object = failed.match(new RegExp(`^(${CODE_NAME})\\.${name}$`, 'u'))?.[1];
      const isCall = rest.slice(failed.length).trimStart().startsWith('(');
      const isChanged = /^\s*(?:[-+*/%]|\/\/|\*\*)=/.test(rest.slice(failed.length));
      const before = (method && maker.body[maker.body.indexOf(method) - 1]) ?? '';
      const right =
        object && object !== maker.name && reader && !isChanged
          ? `${object}.${reader}${/^\s*@property\b/.test(before) ? '' : '( )'}`
          : undefined;
      return texts(
        both(`${name} er privat for klassen ${maker.name}.`, `${name} is private to the class ${maker.name}.`),
        both(
          'Et navn som begynner med to understreker, kan bare brukes inni klassen som lager det.',
          'A name that begins with two underscores can be used only inside the class that makes it.',
        ),
        isCall
          ? both(
              `Kall den fra en metode i ${maker.name}, eller gi den et navn uten to understreker først.`,
              `Call it from a method of ${maker.name}, or give it a name without two underscores at the beginning.`,
            )
          : right
            ? both(`Skriv ${right}, som gir verdien.`, `Write ${right}, which gives the value.`)
            : isChanged
              ? both(
                  `Lag en metode i ${maker.name} som endrer self.${name}, og kall den her.`,
                  `Make a method in ${maker.name} that changes self.${name}, and call it here.`,
                )
              : both(
                  `Lag en metode i ${maker.name} med return self.${name}, og kall den her.`,
                  `Make a method in ${maker.name} with return self.${name}, and call it here.`,
                ),
      );
    },
  },
  {
    id: 'class-not-called',
    find({ type, says, failed, source }) {
      const missing = type === 'TypeError' && says(/^(\w+)\.\w+\(\) missing \d+ required positional argument/);
      const unknown = type === 'AttributeError' && says(/^type object '(\w+)' has no attribute '(.+?)'/);
      const owner = (missing || unknown || [])[1];
      const object = missing ? callIn(failed)?.receiver : failed.replace(/\.[^.]*$/, '');
      if (!owner || !object) return null;
      // The method may belong to the class above the one that the object was made of.
      const heirs = [...source.matchAll(new RegExp(`^\\s*class\\s+(${CODE_NAME})\\s*\\(`, 'gmu'))].flatMap(
        ([, one = '']) => (ancestorsOf(source, one).some((above) => above.name === owner) ? [one] : []),
      );
      const made = new RegExp(
        `^\\s*${escaped(object)}\\s*=\\s*((?:${CODE_NAME}\\.)*(?:${[owner, ...heirs].join('|')}))\\s*(?:#.*)?$`,
        'mu',
      );
      const name = source.match(made)?.[1];
      if (!name) return null;
      const own = classIn(source, owner);
      const values = own ? [own, ...ancestorsOf(source, owner)].flatMap(valuesOf) : [];
      if (unknown && !values.includes(unknown[2] ?? '')) return null;
      const needs = own && (parametersOf(own, '__init__') ?? []).length > 0;
      const right = `${object} = ${name}(${needs ? ' … ' : ''})`;
      return texts(
        both(
          `${object} er selve klassen ${name}, ikke et objekt.`,
          `${object} is the class ${name} itself, not an object.`,
        ),
        both(
          'Et objekt lages når klassen har parenteser etter seg.',
          'An object is made when the class has parentheses after it.',
        ),
        both(`Sett parenteser der ${object} lages: ${right}.`, `Put parentheses where ${object} is made: ${right}.`),
      );
    },
  },
  {
    id: 'method-and-value-of-same-name',
    find({ type, says, failed, source }) {
      const call = type === 'TypeError' && says(/^'\w+' object is not callable/) ? callIn(failed) : null;
      const name = call?.receiver ? call.name : '';
      const classes = [...source.matchAll(new RegExp(`^\\s*class\\s+(${CODE_NAME})`, 'gmu'))];
      const isBoth =
        name !== '' &&
        classes.some(([, one = '']) => {
          const own = classIn(source, one);
          const all = own ? [own, ...ancestorsOf(source, one)] : [];
          return all.flatMap(valuesOf).includes(name) && all.some((part) => parametersOf(part, name) !== null);
        });
      return isBoth
        ? texts(
            both(
              `${name} er både en metode og en verdi i klassen.`,
              `${name} is both a method and a value of the class.`,
            ),
            both(
              `Verdien self.${name} blir brukt i stedet for metoden.`,
              `The value self.${name} is used instead of the method.`,
            ),
            both(
              `Gi metoden et annet navn, for eksempel vis_${name}.`,
              `Give the method another name, such as show_${name}.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'parent-called-without-self',
    find({ type, says, failed, source, line }) {
      const found = type === 'TypeError' && says(/^(\w+)\.(\w+)\(\) missing \d+ required positional argument/);
      const call = found ? callIn(failed) : null;
      if (!found || !call || call.receiver !== found[1] || call.given[0] === 'self') return null;
      const child = new RegExp(`^class\\s+${CODE_NAME}\\s*\\([^)]*\\b${found[1]}\\b`, 'u');
      if (!blocksAround(source.split('\n'), (line ?? 1) - 1).some((one) => child.test(one))) return null;
      // With self among the missing ones, so are all the others.
      const all = [...(says(/: (.*'self'.*)/)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, one]) => one ?? '');
      const given = all.length > 1 ? all.filter((one) => one !== 'self') : call.given;
      const right = `super().${call.name}(${given.join(', ')})`;
      return texts(
        both(`${call.callee} får ikke vite hvilket objekt det gjelder.`, `${call.callee} does not get the object.`),
        both(
          'Når en metode kalles på klassen, sender ikke Python med self.',
          'When a method is called on the class, Python does not pass self.',
        ),
        both(`Skriv ${right}.`, `Write ${right}.`),
      );
    },
  },
  {
    id: 'self-passed-twice',
    find({ type, says, failed }) {
      const found = type === 'TypeError' && says(/takes (\d+) positional arguments? but (\d+) were given/);
      const call = found && Number(found[2]) === Number(found[1]) + 1 ? callIn(failed) : null;
      if (!call || !/^(?:super\(\)|self)$/.test(call.receiver) || call.given[0] !== 'self') return null;
      const right = `${call.callee}(${call.given.slice(1).join(', ')})`;
      return texts(
        both('self er sendt med to ganger.', 'self is passed twice.'),
        both(
          `Python sender self med av seg selv når du skriver ${call.receiver}. foran metoden.`,
          `Python passes self by itself when you write ${call.receiver}. before the method.`,
        ),
        both(`Ta bort self i parentesen: ${right}.`, `Remove self from the parentheses: ${right}.`),
      );
    },
  },
  {
    id: 'parent-not-initialised',
    find({ type, says, source }) {
      const found = type === 'AttributeError' && says(/^'(\w+)' object has no attribute '(.+?)'/);
      const [, owner = '', name = ''] = found || [];
      const own = found && classIn(source, owner);
      const parent = own && ancestorsOf(source, owner).find((one) => valuesOf(initOf(one)).includes(name));
      const parameters = own && parametersOf(own, '__init__');
      if (!own || !parent || !parameters) return null;
      if (own.body.some((one) => /super\(.*\)\.__init__|\b(?!self\b)\p{L}[\p{L}\p{N}_]*\.__init__\(/u.test(one)))
        return null;
      const needed = parametersOf(parent, '__init__') ?? [];
      const given = needed.every((one) => parameters.includes(one)) ? needed.join(', ') : ' … ';
      return texts(
        both(
          `__init__ i ${owner} kjører ikke __init__ i ${parent.name}.`,
          `__init__ of ${owner} does not run __init__ of ${parent.name}.`,
        ),
        both(`Det er ${parent.name} som gir objektet ${name}.`, `It is ${parent.name} that gives the object ${name}.`),
        both(
          `Skriv super().__init__(${given}) øverst i __init__ i ${owner}.`,
          `Write super().__init__(${given}) at the top of __init__ in ${owner}.`,
        ),
      );
    },
  },
  {
    id: 'text-plus-object',
    find(problem) {
      const { type, says, operation, source } = problem;
      const right = type === 'TypeError' && says(/can only concatenate str \(not "(\w+)"\) to str/)?.[1];
      const left = type === 'TypeError' && says(/unsupported operand type\(s\) for \+=?: '(\w+)' and 'str'/)?.[1];
      const owner = right || left || '';
      const own = owner === '' ? null : classIn(source, owner);
      if (!own) return null;
      const object = (right ? operation?.right : operation?.left) ?? '';
      const holder = new RegExp(`^${CODE_NAME}$`, 'u').test(object) ? object : 'x';
      const hasText = own.body.some((one) => /def\s+__str__\b/.test(one));
      const values = [own, ...ancestorsOf(source, owner)].flatMap(valuesOf);
      const text = values.find((one) => /^(?:navn|name|tittel|title)$/.test(one));
      const value = text ? `${holder}.${text}` : values[0] && `str(${holder}.${values[0]})`;
      return texts(
        both(
          `Du prøver å legge sammen en tekst og et objekt av klassen ${owner}.`,
          `You try to add a text and an object of the class ${owner}.`,
        ),
        both(
          'Med + kan en tekst bare settes sammen med en annen tekst.',
          'With + a text can only be joined with another text.',
        ),
        hasText || !value
          ? both(`Skriv str(${holder}).`, `Write str(${holder}).`)
          : both(
              `Bruk en av verdiene i objektet, for eksempel ${value}.`,
              `Use one of the values of the object, such as ${value}.`,
            ),
      );
    },
  },
  {
    id: 'objects-have-no-order',
    find(problem) {
      const { type, says, failed, operation, source } = problem;
      const kind = type === 'TypeError' && says(/not supported between instances of '(\w+)' and '\1'/)?.[1];
      const member = kind && memberOf(problem, kind);
      if (!kind || !member) return null;
      const call = callIn(failed);
      const sorted = call && /^(?:sort|sorted|max|min)$/.test(call.name) ? call : null;
      const key = `key=lambda x: x${member}`;
      const right = sorted
        ? `${sorted.callee}(${[...sorted.given.filter((one) => !/^key\s*=/.test(one)), key].join(', ')})`
        : operation && /^[\p{L}\p{N}_.]+$/u.test(operation.left + operation.right)
          ? `${operation.left}${member} ${operation.sign} ${operation.right}${member}`
          : null;
      if (!right) return null;
      return texts(
        classIn(source, kind)
          ? both(
              `Python vet ikke hvordan to objekter av klassen ${kind} skal sammenlignes.`,
              `Python does not know how to compare two objects of the class ${kind}.`,
            )
          : both('Python kan ikke sammenligne to ordbøker.', 'Python cannot compare two dictionaries.'),
        both(
          'Du må si hvilken av verdiene i dem som bestemmer rekkefølgen.',
          'You must say which of their values decides the order.',
        ),
        both(`Skriv for eksempel ${right}.`, `Write for example ${right}.`),
      );
    },
  },
  {
    id: 'missing-self',
    find({ type, says, source, failed }) {
      const found =
        type === 'TypeError' && says(/(\w+)\.(\w+)\(\) takes (\d+) positional arguments? but (\d+) (?:was|were) given/);
      if (!found || Number(found[4]) !== Number(found[3]) + 1) return null;
      const [, owner = '', method = ''] = found;
      if (callIn(failed)?.receiver === owner || isStatic(source, owner, method)) return null;
      const body = [classIn(source, owner), ...ancestorsOf(source, owner)].flatMap((one) => one?.body ?? []).join('\n');
      const parameters = body.match(new RegExp(`def\\s+${method}\\s*\\(([^)]*)\\)`, 'u'))?.[1]?.trim();
      const rest = parameters ? `, ${parameters}` : '';
      // The object may have another name than self.
      return parameters !== undefined && !/^(?:self|this|selv|me|slef)\b/.test(parameters)
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
    find({ type, says, failed, source }) {
      const found =
        type === 'TypeError' && says(/^(\w+)\.(\w+)\(\) missing \d+ required positional arguments?: '(\w+)/);
      // The first value in the parentheses has become self, so it looks as if the last one is missing.
      return found && (found[3] === 'self' || callIn(failed)?.receiver === found[1])
        ? texts(
            both(
              `${found[2]} er kalt på klassen, og ikke på et objekt.`,
              `${found[2]} is called on the class, and not on an object.`,
            ),
            both('En metode hører til et objekt, som blir self.', 'A method belongs to an object, which becomes self.'),
            objectOf(source, found[1] ?? '')
              ? both(
                  `Skriv objektet foran: ${objectOf(source, found[1] ?? '')}.${found[2]}( ).`,
                  `Write the object before it: ${objectOf(source, found[1] ?? '')}.${found[2]}( ).`,
                )
              : both(
                  `Lag et objekt først: ${found[1]}( ).${found[2]}( ).`,
                  `Make an object first: ${found[1]}( ).${found[2]}( ).`,
                ),
          )
        : null;
    },
  },
  {
    id: 'class-takes-nothing',
    find({ type, says, source, line }) {
      const written = type === 'TypeError' ? misspeltInit(source, says, line) : null;
      if (written)
        return texts(
          both(
            `Klassen ${written.owner} har ingen egen __init__.`,
            `The class ${written.owner} has no __init__ of its own.`,
          ),
          both(
            `Metoden som lager et objekt, heter __init__, med to understreker på hver side. Her heter den ${written.name}.`,
            `The method that makes an object is called __init__, with two underscores on each side. Here it is called ${written.name}.`,
          ),
          both('Rett navnet til __init__.', 'Change the name to __init__.'),
        );
      const name = type === 'TypeError' && says(/^(\w+)\(\) takes no arguments$/)?.[1];
      if (!name) return null;
      // A class without a parent may have its __init__ at the edge.
      if (new RegExp(`^class\\s+${name}\\b(?:(?!^class\\b)[^])*?^def\\s+__init__\\s*\\(`, 'm').test(source))
        return texts(
          both(`Klassen ${name} tar ikke imot noe.`, `The class ${name} takes nothing.`),
          both(
            'def __init__ har ikke innrykk, så den er utenfor klassen.',
            'def __init__ is not indented, so it is outside the class.',
          ),
          both(
            `Gi def __init__ og linjene under fire mellomrom mer, og sett dem i klassen ${name}.`,
            `Indent def __init__ and the lines below four spaces more, and put them in the class ${name}.`,
          ),
        );
      return texts(
        both(`Klassen ${name} tar ikke imot noe.`, `The class ${name} takes nothing.`),
        both(
          'Det som står i parentesen, blir gitt til __init__, og klassen har ingen.',
          'What is in the parentheses is given to __init__, and the class has none.',
        ),
        both('Lag metoden: def __init__(self, …):', 'Make the method: def __init__(self, …):'),
      );
    },
  },
  {
    id: 'super-without-parentheses',
    find({ type, says }) {
      const name =
        (type === 'AttributeError' && says(/^type object 'super' has no attribute '(\w+)'/)?.[1]) ||
        (type === 'TypeError' && says(/^descriptor '(\w+)' requires a 'super' object/)?.[1]);
      return name
        ? texts(
            both('super mangler parenteser.', 'super lacks parentheses.'),
            both(
              'super( ) gir klassen over. Uten parenteser er det bare navnet på funksjonen.',
              'super( ) gives the class above. Without parentheses it is only the name of the function.',
            ),
            both(`Skriv super().${name}( ).`, `Write super().${name}( ).`),
          )
        : null;
    },
  },
  {
    id: 'attribute-of-class',
    find({ type, says, source, traceback }) {
      const found = type === 'AttributeError' && says(/^type object '(\w+)' has no attribute '(\w+)'/);
      if (!found) return null;
      const [, owner = '', name = ''] = found;
      const own = classIn(source, owner);
      const right = meant(traceback);
      if (!own || ![own, ...ancestorsOf(source, owner)].flatMap(valuesOf).includes(name))
        return texts(
          both(`Klassen ${owner} har ikke noe som heter ${name}.`, `The class ${owner} has nothing called ${name}.`),
          both(
            'Navnet etter punktumet må være skrevet nøyaktig likt.',
            'The name after the dot must be spelt exactly the same.',
          ),
          right
            ? both(`Mente du ${right}?`, `Did you mean ${right}?`)
            : both(`Se hva klassen har: print(dir(${owner})).`, `See what the class has: print(dir(${owner})).`),
        );
      return texts(
        both(`Klassen ${owner} har ikke noe som heter ${name}.`, `The class ${owner} has nothing called ${name}.`),
        both(
          'Verdier som blir satt med self, hører til hvert objekt.',
          'Values that are set with self belong to each object.',
        ),
        both(`Lag et objekt først, og skriv ${name} etter det.`, `Make an object first, and write ${name} after it.`),
      );
    },
  },
];

/** A value that objects of a class, or dictionaries of the program, have: `.navn` or `["navn"]`. */
function memberOf({ source }: Problem, kind: string): string | null {
  const own = classIn(source, kind);
  if (!own && kind !== 'dict') return null;
  // The first key of dictionaries in a list: those are the ones that are sorted.
  const key = kind === 'dict' ? source.match(/\[\s*\{\s*(["'][^"'\n]+["'])\s*:/)?.[1] : undefined;
  const value = own ? [own, ...ancestorsOf(source, kind)].flatMap(valuesOf).at(-1) : undefined;
  return key ? `[${key}]` : value ? `.${value}` : null;
}

/** The name of an object that the program makes of a class. */
function objectOf(source: string, owner: string): string | undefined {
  return source.match(new RegExp(`^\\s*(${CODE_NAME})\\s*=\\s*${owner}\\(`, 'mu'))?.[1];
}

/** The class that a call takes for one without __init__, because the name is misspelt there or in a class above it. */
function misspeltInit(
  source: string,
  says: Problem['says'],
  line: number | null,
): { owner: string; name: string } | null {
  const lines = source.split('\n');
  const around = blocksAround(lines, (line ?? 1) - 1).map((one) => one.match(/^class\s+(\w+)/)?.[1]);
  const isWrongCall = says(
    /^(?:\w+\(\) takes no arguments|object\.__init__\(\) takes exactly|\w+\.__init__\(\) takes )/,
  );
  const called = says(/^(\w+)\(\) takes no arguments$/)?.[1];
  if (!isWrongCall) return null;
  const classes = called
    ? [called]
    : [...(lines[(line ?? 1) - 1] ?? '').matchAll(/(?<![\p{L}\p{N}_.])([\p{L}_][\p{L}\p{N}_]*)\(/gu)].map(
        ([, one = '']) => one,
      );
  for (const name of [...classes, ...around]) {
    const own = name ? classIn(source, name) : null;
    for (const one of own ? [own, ...ancestorsOf(source, own.name)] : []) {
      const found = one.body
        .map((text) => text.match(/^\s*def\s+(?!__init__\b)(_*(?:init|int|inti)_*)\s*\(/i)?.[1])
        .find(Boolean);
      if (found) return { owner: one.name, name: found };
    }
  }
  return null;
}
