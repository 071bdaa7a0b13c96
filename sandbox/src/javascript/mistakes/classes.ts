import { closest } from '../../judge/closest.ts';
import { bracketIssue, openAbove } from './brackets.ts';
import { both, byMessage, escaped, type Mistake, misspeltHead, plainOf, texts } from './mistake.ts';

/** Programs that do not start because of how a class and its methods are written. */
export const CLASSES: readonly Mistake[] = [
  {
    id: 'method-outside-class',
    find({ syntax, message }, line, source) {
      const name = line.match(/^\s*([\w$]+)\s*\([\p{L}\p{N}_$,\s]*\)\s*\{\s*$/u)?.[1];
      if (
        !syntax ||
        message !== "expecting ';'" ||
        !name ||
        // A number is no parameter.
        /[(,]\s*\d/.test(line) ||
        /^(?:if|else|for|while|switch|catch|function|return|repeat|gjenta|loop|until|unless)$/i.test(name) ||
        (name === 'constructor' && !/^\s*class\b/m.test(source)) ||
        new RegExp(`\\bfunction\\s+${escaped(name)}(?![\\w$])`).test(source)
      )
        return null;
      // Where the method above is not closed, this one is still inside the class.
      if (misspeltHead(line) || bracketIssue(source)?.kind === 'open') return null;
      const body = source.slice(source.indexOf(line)).split('\n}')[0] ?? '';
      const isMethod = name === 'constructor' || /^\s/.test(line) || /\bthis\b/.test(body);
      if (!isMethod && /^class\b/m.test(source))
        return texts(
          both(`JavaScript vet ikke hva ${name} er her.`, `JavaScript does not know what ${name} is here.`),
          both(
            'En metode står mellom { og } til klassen sin, og en funksjon begynner med ordet function.',
            'A method is between the { and } of its class, and a function begins with the word function.',
          ),
          both(
            `Er ${name} en metode, må } som lukker klassen, stå under den. Ellers: skriv function ${name}(…) {`,
            `If ${name} is a method, the } that closes the class must be below it. Otherwise write function ${name}(…) {`,
          ),
        );
      return /^\s*class\b/m.test(source)
        ? texts(
            both(`Metoden ${name} er utenfor klassen.`, `The method ${name} is outside the class.`),
            both(
              'En metode må være mellom { og } til klassen sin.',
              'A method must be between the { and } of its class.',
            ),
            both(
              'Flytt } som lukker klassen, ned under metoden.',
              'Move the } that closes the class down below the method.',
            ),
          )
        : texts(
            both(`Foran ${name} mangler ordet function.`, `The word function is missing before ${name}.`),
            both('En funksjon begynner med ordet function.', 'A function begins with the word function.'),
            both(`Skriv function ${name}(…) {`, `Write function ${name}(…) {`),
          );
    },
  },
  {
    id: 'class-with-parentheses',
    find: ({ syntax, message }, line) =>
      syntax && message === "Unexpected token '('" && /^\s*class\s+[\p{L}_$][\p{L}\p{N}_$]*\s*\(/u.test(line)
        ? texts(
            both('Det står parenteser etter navnet på klassen.', 'There are parentheses after the name of the class.'),
            both(
              'En klasse har { rett etter navnet. Det den får, står etter constructor.',
              'A class has { right after its name. What it gets is after constructor.',
            ),
            both('Ta bort parentesene.', 'Remove the parentheses.'),
          )
        : null,
  },
  {
    id: 'extends-without-name',
    find({ syntax }, _line, source) {
      // The engine may read on to the end of the program.
      const place = source
        .split('\n')
        .findIndex((one) => /^\s*class\s+[\p{L}_$][\p{L}\p{N}_$]*\s+extends\s*\{/u.test(one));
      return syntax && place >= 0
        ? texts(
            both(
              `Etter extends på linje ${place + 1} mangler navnet på en klasse.`,
              `The name of a class is missing after extends on line ${place + 1}.`,
            ),
            both('extends sier hvilken klasse den nye bygger på.', 'extends says which class the new one builds on.'),
            both('Skriv navnet på klassen, eller ta bort extends.', 'Write the name of the class, or remove extends.'),
          )
        : null;
    },
  },
  {
    id: 'extends-misspelt',
    find({ syntax }, line) {
      const [, name, word = '', above] =
        (syntax &&
          plainOf(line).match(
            /^\s*class\s+([\p{L}_$][\p{L}\p{N}_$]*)\s*(\s\p{L}+\s|[:<(])\s*([\p{L}_$][\p{L}\p{N}_$]*)\s*\)?\s*:?\s*(?:\{.*)?$/u,
          )) ||
        [];
      // In parentheses it may be a parameter, as of a function.
      const isClass = /^\p{Lu}/u.test(above ?? '');
      const isMeant = /^[:<(]$/.test(word.trim())
        ? isClass
        : /^(?:inherits|implements|arver|utvider)$/.test(word.trim()) || closest(word.trim(), ['extends'], 2);
      return name && isMeant
        ? texts(
            both(
              'Mellom navnene på de to klassene må det stå extends.',
              'Between the names of the two classes there must be extends.',
            ),
            both('extends sier hvilken klasse den nye bygger på.', 'extends says which class the new one builds on.'),
            both(`Skriv class ${name} extends ${above} {`, `Write class ${name} extends ${above} {`),
          )
        : null;
    },
  },
  {
    id: 'comma-in-class',
    find: ({ syntax, message, line: number }, line, source) =>
      syntax &&
      message === 'invalid property name' &&
      /^\s*\}\s*,|\}\s*,$/.test(plainOf(line)) &&
      isInClass(source, number, /^\s*\}/.test(line))
        ? texts(
            both(
              'Det står et komma mellom to metoder i klassen.',
              'There is a comma between two methods of the class.',
            ),
            both(
              'I et objekt skilles delene med komma, men ikke i en klasse.',
              'Commas separate the parts of an object, but not of a class.',
            ),
            both('Ta bort kommaet.', 'Remove the comma.'),
          )
        : null,
  },
  byMessage(
    'two-constructors',
    /^property constructor appears more than once$/,
    both('Klassen har to konstruktører.', 'The class has two constructors.'),
    both('I JavaScript kan en klasse bare ha én constructor.', 'In JavaScript a class can have only one constructor.'),
    both(
      'Behold én, og gi parameterne en startverdi: constructor(x = 0, y = 0) {',
      'Keep one, and give its parameters a start value: constructor(x = 0, y = 0) {',
    ),
  ),
  {
    id: 'super-outside-constructor',
    find({ message, line: number }, line, source) {
      if (!/^super\(\) is only valid in a derived class constructor$/.test(message)) return null;
      const above = [...source.split('\n').slice(0, (number ?? 1) - 1), line].map(plainOf);
      const head = above.findLast((one) => /^\s*class\b/.test(one)) ?? '';
      const method = above
        .findLast((one) => /^\s+[\p{L}_$][\p{L}\p{N}_$]*\s*\(.*\)\s*\{$/u.test(one))
        ?.match(/[\p{L}\p{N}_$]+/u)?.[0];
      if (
        method &&
        /\bextends\b/.test(head) &&
        (/^(?:__init__|_init_|init|construct)$/.test(method) || closest(method, ['constructor'], 3))
      )
        return texts(
          both(`${method} er ikke konstruktøren.`, `${method} is not the constructor.`),
          both(
            'Det som kjører når et objekt lages, heter constructor.',
            'What runs when an object is made is called constructor.',
          ),
          both(`Skriv constructor i stedet for ${method}.`, `Write constructor instead of ${method}.`),
        );
      return /\bextends\b/.test(head)
        ? texts(
            both('super() kan bare kalles i konstruktøren.', 'super() can only be called in the constructor.'),
            both(
              'I en annen metode henter du metoden til klassen over med super og punktum.',
              'In another method you take the method of the class above with super and a dot.',
            ),
            both('Skriv super.navnet( ) med navnet på metoden.', 'Write super.name( ) with the name of the method.'),
          )
        : texts(
            both('super() kan ikke kalles her.', 'super() cannot be called here.'),
            both(
              'super() kaller konstruktøren til klassen som en klasse bygger på med extends.',
              'super() calls the constructor of the class that a class builds on with extends.',
            ),
            both(
              'Ta bort super() hvis klassen ikke skal bygge på en annen.',
              'Remove super() if the class should not build on another.',
            ),
          );
    },
  },
];

/** Whether the block that the line is in, or that it ends, belongs to a class. */
function isInClass(source: string, line: number | null, isEnd: boolean): boolean {
  const open = openAbove(source, isEnd ? (line ?? 1) + 1 : line);
  return open !== null && /\bclass\b/.test(source.split('\n')[open.line - 1] ?? '');
}
