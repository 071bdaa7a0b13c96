import { closest } from '../../judge/closest.ts';
import { lookUp } from '../../judge/look-up.ts';
import { callIn } from './expressions.ts';
import { both, CODE_NAME, type Mistake, texts, typeName } from './mistake.ts';
import { BUILTINS, meant } from './names.ts';
import { assignments, blocksAround, classIn, escaped, initOf, isStatic, parametersOf, placeOfDef } from './program.ts';

const NUMBER_MUST_FIT = both(
  'Antallet i parentesen må passe med det funksjonen er laget for.',
  'The number in the parentheses must fit what the function was made for.',
);

/** Calls of what is no function, and calls with too little or too much in the parentheses. */
export const CALLING: readonly Mistake[] = [
  {
    id: 'function-after-list',
    find({ type, says, failed, source }) {
      const isFunction =
        type === 'TypeError' &&
        says(/^'(?:function|builtin_function_or_method|type|method_descriptor)' object is not iterable/);
      const call = isFunction ? callIn(failed) : null;
      const [first = '', second = '', ...more] = call?.given ?? [];
      if (!call || !/^(?:map|filter)$/.test(call.callee) || more.length > 0) return null;
      const isName = (code: string) => /^(?:lambda\b|str\.\w+$)/.test(code) || isFunctionName(source, code);
      return isName(second) && !isName(first)
        ? texts(
            both(`${first} er foran ${second} i ${call.name}.`, `${first} is before ${second} in ${call.name}.`),
            both(
              `${call.name} tar først funksjonen, og så det den skal brukes på.`,
              `${call.name} takes the function first, and then what it should be used on.`,
            ),
            both(`Skriv ${call.name}(${second}, ${first}).`, `Write ${call.name}(${second}, ${first}).`),
          )
        : null;
    },
  },
  {
    id: 'name-of-function-reused',
    find({ type, says, rest, source, failed }) {
      const name =
        type === 'TypeError' &&
        says(/'\w+' object is not callable/) &&
        rest.match(new RegExp(`^(${CODE_NAME})\\s*\\(`, 'u'))?.[1];
      // `print = ("Hei")`
      const line = name
        ? source.split('\n').findIndex((one) => new RegExp(`^\\s*${name}\\s*=\\s*\\(.*\\)\\s*$`).test(one))
        : -1;
      if (name && line >= 0 && /^(?:print|input)$/.test(name))
        return texts(
          both(`${name} er ikke lenger funksjonen du tror.`, `${name} is no longer the function you think.`),
          both(
            `På linje ${line + 1} får navnet ${name} en ny verdi, fordi det står = etter det.`,
            `On line ${line + 1} the name ${name} gets a new value, because = follows it.`,
          ),
          both(`Ta bort = på linje ${line + 1}.`, `Remove = on line ${line + 1}.`),
        );
      // `ord(i)` of a list called ord: its item is meant, and not the function.
      const [place = '', ...more] = callIn(failed)?.given ?? [];
      const isPlace =
        more.length === 0 &&
        (/^-?\d+$/.test(place) ||
          (place !== '' && new RegExp(`\\bfor\\s+${escaped(place)}\\s+in\\s+range\\(`).test(source)));
      if (isPlace && says(/'(?:list|tuple)' object is not callable/)) return null;
      return name && isFunctionName(source, name) && isReused(source, name)
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
    find: ({ type, says, failed }) =>
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
            callIn(failed)?.given.length === 0
              ? both('Ta bort parentesene.', 'Remove the parentheses.')
              : says(/'dict'/)
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
    // A name, or a call before the parentheses, may be meant as a function.
    find: ({ type, says, failed }) =>
      type === 'TypeError' &&
      says(/'(int|float)' object is not callable/) &&
      /^(?:\d[\d.]*\s*\(|\(.*\)\s*\()/.test(failed)
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
    id: 'key-needs-function',
    find({ type, says, text, source }) {
      const key =
        type === 'TypeError' && says(/'str' object is not callable/) && text.match(/\bkey\s*=\s*(["'][^"']*["'])/)?.[1];
      return key
        ? texts(
            both('key trenger en funksjon, men fikk en tekst.', 'key needs a function but got a text.'),
            both(
              'Funksjonen sier hva det skal sorteres etter, for ett element om gangen.',
              'The function says what to sort by, for one item at a time.',
            ),
            new RegExp(`[{,]\\s*${escaped(key)}\\s*:`).test(source)
              ? both(`Skriv key=lambda x: x[${key}].`, `Write key=lambda x: x[${key}].`)
              : both(
                  'Skriv key=lambda x: og så det i x som det skal sorteres etter.',
                  'Write key=lambda x: and then what in x to sort by.',
                ),
          )
        : null;
    },
  },
  {
    id: 'not-a-function',
    find({ type, says, failed, source }) {
      const found = type === 'TypeError' && says(/'(\w+)' object is not callable/);
      if (!found) return null;
      const answer = answerPassedOn(failed, source);
      if (answer)
        return texts(
          both(
            `${answer.parameter} er ikke en funksjon her, men et svar fra ${answer.passed}.`,
            `${answer.parameter} is no function here, but an answer of ${answer.passed}.`,
          ),
          both(
            `Med parenteser blir ${answer.passed} kjørt med en gang, og ${answer.owner} får bare svaret.`,
            `With parentheses ${answer.passed} runs at once, and ${answer.owner} gets only the answer.`,
          ),
          both(
            `Skriv bare navnet ${answer.passed} når du kaller ${answer.owner}.`,
            `Write only the name ${answer.passed} when you call ${answer.owner}.`,
          ),
        );
      const place = found[1] === 'str' ? failed.match(/^([\p{L}_][\p{L}\p{N}_]*)\((-?\d+|i|j)\)$/u) : null;
      if (place)
        return texts(
          both(`${place[1]} er en tekst, og ikke en funksjon.`, `${place[1]} is a text, and not a function.`),
          both(
            'Et tegn i en tekst hentes med hakeparenteser.',
            'A character of a text is fetched with square brackets.',
          ),
          both(`Skriv ${place[1]}[${place[2]}].`, `Write ${place[1]}[${place[2]}].`),
        );
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
        callIn(failed)?.given.length === 0 && /^(?:int|float)$/.test(found[1] ?? '')
          ? both('Ta bort parentesene.', 'Remove the parentheses.')
          : found[1] === 'int' || found[1] === 'float'
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
    id: 'too-few-arguments',
    find({ type, says, source, failed, text }) {
      const found =
        type === 'TypeError' &&
        says(/^(?:[\w.<>]+\.)?(\w+|<lambda>)\(\) missing (\d+) required (?:positional|keyword-only) arguments?: (.*)/);
      if (!found) return null;
      const [all, called = '', count, names = ''] = found;
      const owner = all.match(/^(?:.*\.)?([^.(]+)\.__init__\(/)?.[1] ?? '';
      const missing = names.replaceAll("'", '').replace(/,? and /, ', ');
      const what =
        called === '__init__'
          ? both(`Klassen ${owner}`, `The class ${owner}`)
          : called === '<lambda>'
            ? both('Lambda-funksjonen', 'The lambda function')
            : both(`Funksjonen ${called}`, `The function ${called}`);
      const name = called === '<lambda>' ? 'lambda' : called;
      const caller =
        called === '<lambda>' || !new RegExp(`\\b${called}\\s*\\(`, 'u').test(failed) ? callerOf(text) : null;
      if (caller)
        return texts(
          both(`${name} får for lite: ${missing} mangler.`, `${name} gets too little: ${missing} is missing.`),
          caller === 'map'
            ? both('map gir funksjonen ett element fra hver liste.', 'map gives the function one item of each list.')
            : both(
                `${caller} gir funksjonen ett element om gangen.`,
                `${caller} gives the function one item at a time.`,
              ),
          caller === 'map'
            ? both(
                'Gi map like mange lister som funksjonen har parametere.',
                'Give map as many lists as the function has parameters.',
              )
            : both(
                'La funksjonen ha bare én parameter, som lambda x: x[1].',
                'Let the function have just one parameter, such as lambda x: x[1].',
              ),
        );
      const head = source.match(new RegExp(`^def\\s+${called}\\s*\\(\\s*self\\s*,?\\s*([^)]*)\\)`, 'mu'));
      if (head && !all.includes('.'))
        return texts(
          both(
            `Funksjonen ${called} får for lite: ${missing} mangler.`,
            `The function ${called} gets too little: ${missing} is missing.`,
          ),
          both(
            'self hører til metoder i en klasse. Her er self en vanlig parameter.',
            'self belongs to methods of a class. Here self is an ordinary parameter.',
          ),
          /^class\b/m.test(source)
            ? both(
                `Hører ${called} til en klasse, gi den innrykk. Ellers skriver du def ${called}(${head[1]}):`,
                `If ${called} belongs to a class, indent it. Otherwise write def ${called}(${head[1]}):`,
              )
            : both(`Skriv def ${called}(${head[1]}): uten self.`, `Write def ${called}(${head[1]}): without self.`),
        );
      const isRandint = called === 'randint' && !/\bdef\s+randint\b/.test(source);
      return texts(
        both(`${what._no} får for lite: ${missing} mangler.`, `${what._eng} gets too little: ${missing} is missing.`),
        both(
          `Den er laget med ${count === '1' ? 'en plass' : 'plasser'} du ikke har gitt en verdi.`,
          `It was made with ${count === '1' ? 'a place' : 'places'} that you have not given a value.`,
        ),
        isRandint
          ? both(
              'randint trenger to tall, det minste først, for eksempel randint(1, 6).',
              'randint needs two numbers, the smaller one first, such as randint(1, 6).',
            )
          : failed.startsWith('super().__init__(')
            ? both(
                `Sett inn ${missing} i parentesen etter super().__init__.`,
                `Add ${missing} in the parentheses after super().__init__.`,
              )
            : both(
                'Sett inn det som mangler, i parentesen der du kaller den.',
                'Add what is missing in the parentheses where you call it.',
              ),
      );
    },
  },
  {
    id: 'too-many-arguments',
    find({ type, says, source, failed }) {
      const found =
        type === 'TypeError' &&
        (says(/^(?:[\w.<>]+\.)?(\w+)\(\) takes (?:from \d+ to )?(\d+) positional arguments? but (\d+)/) ??
          says(/^(\w+)(?:\(\))? (?:takes|expected) at most (\d+) arguments?.*?(\d+)/) ??
          says(/^(?:\w+\.)?(\w+)\(\) takes (?:exactly )?(one|no|\d+) arguments? \((\d+) given\)/));
      if (!found) return null;
      const [all = '', name = '', count = '', got = ''] = found;
      const values = callIn(failed)?.given ?? [];
      const isOwn = new RegExp(`\\b(?:def|class)\\s+${name}\\b`).test(source) || name === '__init__';
      // Python includes the object itself, which nobody writes in the parentheses.
      const owner = all.match(/^([^.(]+)\.[^.(]+\(\) takes .*positional/)?.[1];
      // Neither does Python, where the method is called on the class, or belongs to no object.
      const self = owner && callIn(failed)?.receiver !== owner && !isStatic(source, owner, name) ? 1 : 0;
      const given = String(Number(got) - self);
      const takes = count === 'one' ? '1' : count === 'no' ? '0' : String(Number(count) - self);
      if (Number(given) < Number(takes)) return null;
      const parameters = name === '__init__' && owner ? initParameters(source, owner, Number(given)) : null;
      return texts(
        both(
          `${name === '__init__' ? 'Klassen' : name} får ${given} ${given === '1' ? 'verdi' : 'verdier'}, men tar ${takes === '0' ? 'ikke imot noen' : `imot ${takes}`}.`,
          `${name === '__init__' ? 'The class' : name} gets ${given} ${given === '1' ? 'value' : 'values'} but takes ${takes === '0' ? 'none' : takes}.`,
        ),
        NUMBER_MUST_FIT,
        parameters
          ? both(
              `Skriv def __init__(self, ${parameters.join(', ')}): i klassen.`,
              `Write def __init__(self, ${parameters.join(', ')}): in the class.`,
            )
          : isOwn
            ? both(
                'Ta bort det som er for mye, eller gi funksjonen flere parametere.',
                'Remove what is too much, or give the function more parameters.',
              )
            : name === 'append'
              ? both(
                  'Legg til én verdi om gangen, eller bruk extend([1, 2]).',
                  'Add one value at a time, or use extend([1, 2]).',
                )
              : name === 'random'
                ? both(
                    'Skriv randint(1, 6) for et heltall fra 1 til 6.',
                    'Write randint(1, 6) for a whole number from 1 to 6.',
                  )
                : name === 'choice'
                  ? both('Sett verdiene i en liste: choice([1, 2, 3]).', 'Put the values in a list: choice([1, 2, 3]).')
                  : name === 'join'
                    ? both(
                        `Sett [ ] rundt verdiene: join([${values.join(', ') || 'a, b'}]).`,
                        `Put [ ] around the values: join([${values.join(', ') || 'a, b'}]).`,
                      )
                    : name === 'sum'
                      ? both(
                          `Sett [ ] rundt verdiene: sum([${values.join(', ') || '1, 2, 3'}]).`,
                          `Put [ ] around the values: sum([${values.join(', ') || '1, 2, 3'}]).`,
                        )
                      : name === 'write' || name === 'input'
                        ? both(
                            'Sett dem sammen til én tekst med +, eller skriv en f-tekst: f"Hei {navn}".',
                            'Join them into one text with +, or write an f-string: f"Hi {name}".',
                          )
                        : both('Ta bort det som er for mye.', 'Remove what is too much.'),
      );
    },
  },
  {
    id: 'too-few-values',
    find({ type, says }) {
      const found =
        type === 'TypeError' &&
        (says(/^(\w+)(?:\(\))? expected (?:at least )?(\d+) arguments?, got (\d+)/) ??
          says(/^(?:\w+\.)?(\w+)\(\) takes (?:at least|exactly) (one|\d+) (?:positional )?arguments? \((\d+) given\)/));
      if (!found) return null;
      const [, name = '', count = '', given = ''] = found;
      const needs = count === 'one' ? '1' : count;
      if (Number(given) > Number(needs)) return null;
      return texts(
        both(
          `${name} får ${given} ${given === '1' ? 'verdi' : 'verdier'}, men trenger ${needs}.`,
          `${name} gets ${given} ${given === '1' ? 'value' : 'values'} but needs ${needs}.`,
        ),
        NUMBER_MUST_FIT,
        name === 'replace'
          ? both(
              'Skriv det som skal byttes ut, og det som skal stå der: replace("a", "b").',
              'Write what should be replaced and what should be there: replace("a", "b").',
            )
          : both('Sett inn det som mangler, i parentesen.', 'Add what is missing in the parentheses.'),
      );
    },
  },
  {
    id: 'value-given-twice',
    find({ type, says, source, failed }) {
      const [, called = '', name = ''] =
        (type === 'TypeError' && says(/(\w+)\(\) got multiple values for argument '(\w+)'/)) || [];
      if (!name) return null;
      const lines = source.split('\n');
      const head = placeOfDef(lines, called);
      const parameters = (lines[head]?.match(/\(([^()]*)\)/)?.[1] ?? '').split(',').map((one) => one.trim());
      const isMethod = head >= 0 && /^class\b/.test(blocksAround(lines, head)[0] ?? '');
      if (isMethod && parameters[0] === name)
        return texts(
          both(`Metoden ${called} mangler self.`, `The method ${called} lacks self.`),
          both(
            'Når du kaller en metode, sender Python objektet selv inn som første argument.',
            'When you call a method, Python passes the object itself as the first argument.',
          ),
          both(
            `Skriv def ${called}(self, ${parameters.join(', ')}): med self først.`,
            `Write def ${called}(self, ${parameters.join(', ')}): with self first.`,
          ),
        );
      const own = parameters.filter((one) => one !== 'self' && one !== '');
      const isPlain = own.length > 1 && own.every((one) => new RegExp(`^${CODE_NAME}$`, 'u').test(one));
      const names = own.map((one) => `${one}=…`).join(', ');
      return texts(
        both(`${called} får to verdier for ${name}.`, `${called} gets two values for ${name}.`),
        both(
          `Verdiene uten navn fyller plassene fra venstre, og så er ${name} gitt en gang til med ${name}=.`,
          `The values without a name fill the places from the left, and then ${name} is given once more with ${name}=.`,
        ),
        isPlain && callIn(failed)?.given.length === own.length
          ? both(`Sett navn på alle verdiene: ${called}(${names}).`, `Give all the values names: ${called}(${names}).`)
          : both(`Ta bort en av de to verdiene for ${name}.`, `Remove one of the two values for ${name}.`),
      );
    },
  },
  {
    id: 'unknown-keyword-argument',
    find({ type, says, source, failed, traceback }) {
      const found =
        type === 'TypeError' &&
        (says(/(\w+)\(\) got an unexpected keyword argument '(\w+)'/) ??
          says(/'(\w+)' is an invalid keyword argument for (\w+)\(\)/));
      if (!found) return null;
      const isFirst = /unexpected/.test(found[0]);
      const [called = '', key = ''] = isFirst ? [found[1], found[2]] : [found[2], found[1]];
      // sorted is called sort in the message.
      const name = called === 'sort' ? (callIn(failed)?.name ?? called) : called;
      const right = meant(traceback) ?? closest(key, lookUp(KEYWORDS_OF, name) ?? [], 2);
      return texts(
        both(`${name} kjenner ikke noe som heter ${key}.`, `${name} knows nothing called ${key}.`),
        both(
          `${key}= i parentesen må være et navn som funksjonen har.`,
          `${key}= in the parentheses must be a name that the function has.`,
        ),
        key === 'cmp' && called === 'sort'
          ? both(
              'Skriv import functools øverst, og key=functools.cmp_to_key( ) med funksjonen i parentesen.',
              'Write import functools at the top, and key=functools.cmp_to_key( ) with the function in the parentheses.',
            )
          : right
            ? both(`Mente du ${right}?`, `Did you mean ${right}?`)
            : name === 'print'
              ? both(
                  'Gi variabelen verdien på linjen før, eller bruk == for å sammenligne. print kjenner sep= og end=.',
                  'Give the variable its value on the line before, or use == to compare. print knows sep= and end=.',
                )
              : name === '__init__' || new RegExp(`\\b(?:def|class)\\s+${name}\\b`).test(source)
                ? both(
                    'Sjekk navnene i linjen som begynner med def.',
                    'Check the names in the line that begins with def.',
                  )
                : both(
                    `Ta bort ${key}= og behold verdien, hvis plassen i parentesen er riktig.`,
                    `Remove ${key}= and keep the value, if its place in the parentheses is right.`,
                  ),
      );
    },
  },
  {
    id: 'keyword-not-allowed',
    find({ type, says, failed }) {
      const name =
        type === 'TypeError' &&
        (says(/^(\w+)\(\) takes no keyword arguments/) ??
          says(/^(\w+)\(\) got some positional-only arguments passed as keyword arguments/))?.[1];
      if (!name) return null;
      const call = callIn(failed);
      const given = call?.given.map((one) => one.replace(new RegExp(`^${CODE_NAME}\\s*=(?!=)\\s*`, 'u'), ''));
      const right = call && given ? `${call.callee}(${given.join(', ')})` : `${name}( … )`;
      return texts(
        both(
          `${name} tar ikke imot verdier med navn og = foran.`,
          `${name} takes no values with a name and = before them.`,
        ),
        both(
          'Her er det rekkefølgen i parentesen som bestemmer.',
          'Here it is the order in the parentheses that decides.',
        ),
        both(`Skriv bare verdiene: ${right}.`, `Write just the values: ${right}.`),
      );
    },
  },
];

/** What functions of Python know by name. */
const KEYWORDS_OF: Readonly<Record<string, readonly string[]>> = {
  print: ['sep', 'end', 'file', 'flush'],
  sorted: ['key', 'reverse'],
  sort: ['key', 'reverse'],
  max: ['key', 'default'],
  min: ['key', 'default'],
  open: ['mode', 'encoding', 'newline'],
  round: ['ndigits'],
};

/** A function or class of Python, of the program, or of a module that the program imports it from. */
function isFunctionName(source: string, name: string): boolean {
  const made = new RegExp(
    `^\\s*(?:(?:def|class)\\s+|from\\s+\\S+\\s+import\\b.*(?<![\\p{L}\\p{N}_]))${name}(?![\\p{L}\\p{N}_])`,
    'mu',
  );
  return BUILTINS.includes(name) || made.test(source);
}

/** The name gets a value, or is a parameter. */
function isReused(source: string, name: string): boolean {
  const parameter = new RegExp(`\\bdef\\s+${CODE_NAME}\\((?:[^)]*[\\s,*])?${name}\\s*[,)=:]`, 'u');
  return assignments(source, name).length > 0 || parameter.test(source);
}

/** What calls a function that is only named in its parentheses. */
function callerOf(text: string): string | null {
  return text.match(/\b(map|filter)\(/)?.[1] ?? text.match(/\b(sort|sorted|max|min)\(.*\bkey\s*=/)?.[1] ?? null;
}

/** `derivert(f(2), 3)`, where `def derivert(funksjon, x)` calls what it is given first. */
function answerPassedOn(failed: string, source: string): { parameter: string; owner: string; passed: string } | null {
  const parameter = callIn(failed)?.callee ?? '';
  const owner = source.match(new RegExp(`^\\s*def\\s+(${CODE_NAME})\\(\\s*${escaped(parameter)}\\s*[,)]`, 'mu'))?.[1];
  const call = owner && new RegExp(`(?<!def\\s+)(?<![\\p{L}\\p{N}_.])${owner}\\(\\s*(${CODE_NAME})\\(`, 'u');
  const passed = call ? source.match(call)?.[1] : undefined;
  return parameter !== '' && owner && passed && placeOfDef(source.split('\n'), passed) >= 0
    ? { parameter, owner, passed }
    : null;
}

/** What `__init__` must take: what it takes, and the values it gives on as `self.name = name` without having them. */
function initParameters(source: string, owner: string, count: number): string[] | null {
  const own = classIn(source, owner);
  const takes = own && parametersOf(own, '__init__');
  if (!takes) return null;
  const passedOn = initOf(own).body.flatMap(
    (line) => line.match(new RegExp(`^\\s*self\\.(${CODE_NAME})\\s*=\\s*\\1\\s*(?:#.*)?$`, 'u'))?.[1] ?? [],
  );
  const missing = passedOn.filter((one) => !takes.includes(one) && assignments(source, one).length === 0);
  return missing.length > 0 && takes.length + missing.length === count ? [...takes, ...missing] : null;
}
