import { closest } from '../../judge/closest.ts';
import { callIn } from './expressions.ts';
import { both, CODE_NAME, hasWord, type Mistake, type Problem, texts } from './mistake.ts';
import { isCalled, startOf, unboundName, unknownName } from './names.ts';
import { ancestorsOf, blocksAround, classIn, indentOf, initOf, valuesOf } from './program.ts';

/** Names that belong to a class or to its objects. */
export const CLASS_MEMBERS: readonly Mistake[] = [
  {
    id: 'self-missing-in-init',
    find({ type, says, source }) {
      const [, owner = '', name = ''] =
        (type === 'AttributeError' && says(/^'(\w+)' object has no attribute '(\w+)'/)) || [];
      const own = owner ? classIn(source, owner) : null;
      const local = new RegExp(`^\\s*${name}\\s*=(?!=)\\s*(.*?)\\s*(?:#.*)?$`, 'u');
      const value =
        own &&
        initOf(own)
          .body.map((one) => one.match(local)?.[1])
          .find(Boolean);
      return own && value && !valuesOf(own).includes(name)
        ? texts(
            both(
              `Objektet av klassen ${owner} har ikke noe som heter ${name}.`,
              `The object of the class ${owner} has nothing called ${name}.`,
            ),
            both(
              `Uten self er ${name} bare en variabel i __init__.`,
              `Without self, ${name} is only a variable of __init__.`,
            ),
            both(`Skriv self.${name} = ${value} i __init__.`, `Write self.${name} = ${value} in __init__.`),
          )
        : null;
    },
  },
  {
    id: 'object-passed-to-its-method',
    find({ type, says, failed }) {
      const found = type === 'TypeError' && says(/takes (\d+) positional arguments? but (\d+) were given/);
      const call = found && Number(found[2]) === Number(found[1]) + 1 ? callIn(failed) : null;
      if (!call || call.receiver === '' || call.receiver === 'self' || call.given[0] !== call.receiver) return null;
      const right = `${call.callee}(${call.given.slice(1).join(', ')})`;
      return texts(
        both(`${call.receiver} er sendt med to ganger.`, `${call.receiver} is passed twice.`),
        both(
          `Det som er foran punktumet, blir self i ${call.name}.`,
          `What is before the dot becomes self in ${call.name}.`,
        ),
        both(
          `Ta bort ${call.receiver} i parentesen: ${right}.`,
          `Remove ${call.receiver} from the parentheses: ${right}.`,
        ),
      );
    },
  },
  {
    id: 'values-in-class-line',
    find(problem) {
      const { plain } = problem;
      const name = unknownName(problem);
      const head = plain.match(new RegExp(`^\\s*class\\s+(${CODE_NAME})\\s*\\(([^)]*)\\)\\s*:`, 'u'));
      // A class that is spelt in another way is no value.
      const classes = [...problem.source.matchAll(new RegExp(`^\\s*class\\s+(${CODE_NAME})`, 'gmu'))];
      const isMisspelt =
        name &&
        closest(
          name,
          classes.map(([, one]) => one ?? ''),
          2,
        );
      // Where no object gets a value, the line may be meant to name a class.
      const isGiven =
        head && new RegExp(`(?<![\\p{L}\\p{N}_.]|class\\s)${head[1]}\\(\\s*[^\\s)]`, 'u').test(problem.source);
      // With a capital letter it is meant as a class, made further down or not at all.
      return name && !/^\p{Lu}/u.test(name) && head && hasWord(head[2] ?? '', name) && !isMisspelt
        ? texts(
            both(`Ingen klasse heter ${name}.`, `No class is called ${name}.`),
            both(
              'I parentesen etter navnet på klassen står klassen den arver fra.',
              'In the parentheses after the name of the class is the class that it inherits from.',
            ),
            !isGiven
              ? both(
                  `Skriv class ${head[1]}: uten parentes, hvis klassen ikke arver noe. Ellers må klassen ${name} lages over denne linjen.`,
                  `Write class ${head[1]}: without parentheses, if the class inherits nothing. Otherwise the class ${name} must be made above this line.`,
                )
              : both(
                  `Skriv class ${head[1]}: og sett verdiene i def __init__(self, ${head[2]}):`,
                  `Write class ${head[1]}: and put the values in def __init__(self, ${head[2]}):`,
                ),
          )
        : null;
    },
  },
  {
    id: 'class-value-without-class',
    find(problem) {
      const name = unboundName(problem);
      const owner = name && classWithValue(problem, name);
      return owner
        ? texts(
            both(`${name} hører til klassen ${owner}.`, `${name} belongs to the class ${owner}.`),
            both(
              'Inni en metode må navnet på klassen stå foran når verdien skal endres.',
              'Inside a method the name of the class must be before it when the value should change.',
            ),
            both(`Skriv ${owner}.${name}.`, `Write ${owner}.${name}.`),
          )
        : null;
    },
  },
  {
    id: 'self-unknown',
    find(problem) {
      const { source, line, text } = problem;
      if (unknownName(problem) !== 'self' || line === null) return null;
      const heads = blocksAround(source.split('\n'), line - 1);
      const method = heads.find((one) => /^def\b/.test(one));
      const [, name = '', parameters = ''] =
        method?.match(new RegExp(`^def\\s+(${CODE_NAME})\\s*\\(([^)]*)\\)`, 'u')) ?? [];
      if (name !== '' && heads.some((one) => /^class\b/.test(one))) {
        const first = parameters.split(',')[0]?.trim() ?? '';
        return texts(
          both(
            `Metoden ${name} har ingen parameter som heter self.`,
            `The method ${name} has no parameter called self.`,
          ),
          first === ''
            ? both(
                'self er objektet, og det må stå i parentesen.',
                'self is the object, and it must be in the parentheses.',
              )
            : both(
                `Det første i parentesen er objektet, og her heter det ${first}.`,
                `The first in the parentheses is the object, and here it is called ${first}.`,
              ),
          both(`Skriv self først i parentesen til def ${name}.`, `Write self first in the parentheses of def ${name}.`),
        );
      }
      return texts(
        both('self finnes bare inni metodene i en klasse.', 'self exists only inside the methods of a class.'),
        both(
          'Python sender objektet med av seg selv når en metode kalles.',
          'Python passes the object by itself when a method is called.',
        ),
        /\(\s*self\s*[,)]/.test(text)
          ? both('Ta bort self i parentesen.', 'Remove self from the parentheses.')
          : heads.some((one) => /^class\b/.test(one))
            ? both('Flytt linjen inn i __init__ i klassen.', 'Move the line into __init__ of the class.')
            : both('Bruk navnet på objektet i stedet for self.', 'Use the name of the object instead of self.'),
      );
    },
  },
  {
    id: 'self-missing-before-name',
    find(problem) {
      const unbound = unboundName(problem);
      // A variable of the method itself may have the same name.
      const name = unbound && startOf(problem, unbound) !== null ? unbound : unknownName(problem);
      if (!name || problem.line === null || !hasSelf(problem, name)) return null;
      return texts(
        both(
          `${name} hører til objektet, og må ha self foran.`,
          `${name} belongs to the object, and needs self before it.`,
        ),
        both(
          `Klassen har self.${name}, men ingen variabel som bare heter ${name}.`,
          `The class has self.${name}, but no variable that is just ${name}.`,
        ),
        both(`Skriv self.${name}.`, `Write self.${name}.`),
      );
    },
  },
  {
    id: 'method-without-object',
    find(problem) {
      const name = unknownName(problem);
      if (!name || !isCalled(problem, name)) return null;
      const lines = problem.source.split('\n');
      const index = lines.findIndex((one) => new RegExp(`^\\s+def\\s+${name}\\s*\\(\\s*self\\b`, 'u').test(one));
      const owner =
        index < 0 ? undefined : blocksAround(lines, index)[0]?.match(new RegExp(`^class\\s+(${CODE_NAME})`, 'u'))?.[1];
      if (!owner) return null;
      const object = problem.source.match(new RegExp(`^(${CODE_NAME})\\s*=\\s*${owner}\\(`, 'mu'))?.[1];
      return texts(
        both(`${name} er en metode i klassen ${owner}.`, `${name} is a method of the class ${owner}.`),
        both(
          'En metode kalles på et objekt, med punktum mellom.',
          'A method is called on an object, with a dot in between.',
        ),
        both(`Skriv ${object ?? `${owner}( … )`}.${name}( ).`, `Write ${object ?? `${owner}( … )`}.${name}( ).`),
      );
    },
  },
];

/** The class around a line that gives this name a value outside its methods. */
function classWithValue({ source, line }: Problem, name: string): string | null {
  const around = blocksAround(source.split('\n'), (line ?? 1) - 1);
  const owner = around.map((one) => one.match(new RegExp(`^class\\s+(${CODE_NAME})`, 'u'))?.[1]).find(Boolean);
  const body = (owner && classIn(source, owner)?.body) || [];
  const indent = Math.min(...body.filter((one) => one.trim() !== '').map(indentOf));
  const value = new RegExp(`^\\s*${name}\\s*=(?!=)`, 'u');
  return owner && body.some((one) => indentOf(one) === indent && value.test(one)) ? owner : null;
}

function hasSelf(problem: Problem, name: string): boolean {
  const { source, line, text } = problem;
  const around = blocksAround(source.split('\n'), (line ?? 1) - 1);
  const isInMethod = around.some((one) => /^def\b.*\(\s*self\b/.test(one));
  // A value of the class itself is reached with self too.
  const isOfClass = classWithValue(problem, name) !== null;
  const owner = around.map((one) => one.match(new RegExp(`^class\\s+(${CODE_NAME})`, 'u'))?.[1]).find(Boolean) ?? '';
  const body = [classIn(source, owner), ...ancestorsOf(source, owner)].flatMap((one) => one?.body ?? []).join('\n');
  return (
    isInMethod &&
    (isOfClass || new RegExp(`\\bself\\.${name}\\b|def\\s+${name}\\s*\\(\\s*self`, 'u').test(body)) &&
    hasWord(text, name)
  );
}
