import { both, byLine, byLineAnd, escaped, lineAbove, type Mistake, plainOf, texts } from './mistake.ts';

/** `= (a, b) = {`, `((a) >= {` */
const HALF_ARROW =
  /^(?!\s*\}?\s*(?:else\s+)?(?:if|while)\b).*(?:[=(,:]|\breturn)\s*\([\p{L}\p{N}_$,\s]*\)\s*(?:=|>=|>)\s*\{/u;
/** `reduce((sum, x) = sum + x, 0)` */
const ASSIGNED_PARAMETERS = /[\p{L}\p{N}_$]\(\s*\([\p{L}\p{N}_$,\s]*\)\s*=(?![=>])/u;

/** What comes right after the arrow of a function, or right before it. */
export const ARROWS: readonly Mistake[] = [
  byLine(
    'arrow-with-return',
    /=>\s*return\b/,
    both('Det står return rett etter pilen =>.', 'There is return right after the arrow =>.'),
    both(
      'Uten { og } er det som kommer etter pilen, selve svaret.',
      'Without { and } what comes after the arrow is the answer itself.',
    ),
    both('Ta bort return, eller skriv => { return … }.', 'Remove return, or write => { return … }.'),
  ),
  {
    // The parenthesis of the call is closed before the arrow.
    id: 'call-closed-before-arrow',
    find({ syntax, message }, line) {
      const [, called, given] =
        (syntax &&
          /=>|expecting/.test(message) &&
          plainOf(line).match(
            /((?:[\p{L}\p{N}_$]+\.)+(?:map|filter|forEach|find|findIndex|findLast|some|every|flatMap|reduce|sort))\(\s*(?:\(\s*(?=[^()]*\)\s*\)\s*=>))?([\p{L}_$][\p{L}\p{N}_$]*(?:\s*,\s*[\p{L}_$][\p{L}\p{N}_$]*)*)\s*\)?\s*\)\s*=>/u,
          )) ||
        [];
      return called && given
        ? texts(
            both('Parentesen blir lukket før pilen =>.', 'The parenthesis is closed before the arrow =>.'),
            both(
              'Hele funksjonen, med pilen og det som kommer etter, står i parentesen.',
              'The whole function, with the arrow and what comes after it, is in the parentheses.',
            ),
            both(
              `Skriv ${called}((${given}) => … ), med en ) helt til slutt.`,
              `Write ${called}((${given}) => … ), with a ) at the very end.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'half-arrow',
    find({ syntax, line: number }, line, source) {
      const isHere = HALF_ARROW.test(plainOf(line)) || ASSIGNED_PARAMETERS.test(plainOf(line));
      const isAbove = !isHere && HALF_ARROW.test(plainOf(lineAbove(source, number)));
      return syntax && (isHere || isAbove)
        ? texts(
            isAbove
              ? both('Pilen => på linjen over er ikke hel.', 'The arrow => on the line above is not whole.')
              : both('Pilen => er ikke hel.', 'The arrow => is not whole.'),
            both(
              'Etter parentesen til en slik funksjon står = og >.',
              'After the parentheses of such a function there are = and >.',
            ),
            both('Skriv (a, b) => …, med både = og >.', 'Write (a, b) => …, with both = and >.'),
          )
        : null;
    },
  },
  {
    id: 'arrow-parameters',
    find({ syntax, message }, line) {
      const given =
        syntax && /^Unexpected token '=>'$|^expecting ';'$/.test(message)
          ? plainOf(line).match(/[(,=]\s*(\{[^{}]*\})\s*=>/)?.[1]
          : undefined;
      return given
        ? texts(
            both('Det mangler parenteser rundt parameteren.', 'Parentheses are missing around the parameter.'),
            both(
              'Bare et enkelt navn foran => kan stå uten parenteser.',
              'Only a single name before => can do without parentheses.',
            ),
            both(`Skriv (${given}) => i stedet.`, `Write (${given}) => instead.`),
          )
        : null;
    },
  },
];

/** `liste.filter((x) > x.pris > 3)`, `.then((svar) >= svar.data)` */
const COMPARED_PARAMETERS =
  /\.(?:map|filter|forEach|find|findIndex|findLast|some|every|flatMap|reduce|sort|toSorted|then|catch)\(\s*\(([\p{L}\p{N}_$,\s]*)\)\s*(?:(?:=|>=|>)(?![=>])|(?=\())/u;
/** `const legg = (a, b) > a + b` */
const COMPARED_TO_PARAMETERS = /=\s*\(([\p{L}\p{N}_$\s]*,[\p{L}\p{N}_$,\s]*)\)\s*(?:>=|>)/u;

/** Arrows after the head of a function or a method, and arrows without their >. */
export const ARROW_HEADS: readonly Mistake[] = [
  {
    // `function (a, b) => a - b`
    id: 'arrow-after-function',
    find({ syntax, message }, line) {
      const plain = plainOf(line);
      const [, name, given] = plain.match(/\bfunction\b\s*([\p{L}\p{N}_$]*)\s*\(([^()]*)\)\s*=>\s*[^{\s]/u) ?? [];
      if (!syntax || given === undefined || !/^Unexpected token '=>'$|^expecting '\{'$/.test(message)) return null;
      return texts(
        both(
          'Det står en pil etter parentesen til en function.',
          'There is an arrow after the parentheses of a function.',
        ),
        both(
          'Bare en funksjon uten ordet function har en pil.',
          'Only a function without the word function has an arrow.',
        ),
        name
          ? both(
              `Skriv const ${name} = (${given}) => med svaret etter pilen.`,
              `Write const ${name} = (${given}) => with the answer after the arrow.`,
            )
          : both(`Skriv (${given}) => uten ordet function.`, `Write (${given}) => without the word function.`),
      );
    },
  },
  byLineAnd(
    'arrow-after-function',
    /^Unexpected token '=>'$|^expecting '\{'$/,
    /\bfunction\b[^=]*\)\s*=>/,
    both('Det står en pil etter parentesen til en function.', 'There is an arrow after the parentheses of a function.'),
    both('Bare en funksjon uten ordet function har en pil.', 'Only a function without the word function has an arrow.'),
    both('Ta bort =>.', 'Remove =>.'),
  ),
  byLineAnd(
    'arrow-after-method',
    /^Unexpected token '=>'$/,
    // What is not indented is no method.
    /^\s+(?:static\s+)?(?!if\b|while\b|for\b|[Rr]e?t)[\w$]+\s*\([^()]*\)\s*=>/,
    both('Det står en pil etter parentesen til en metode.', 'There is an arrow after the parentheses of a method.'),
    both('En metode har { rett etter parentesen.', 'A method has { right after its parentheses.'),
    both('Ta bort =>, eller skriv navn: (…) => i et objekt.', 'Remove =>, or write name: (…) => in an object.'),
  ),
  byLine(
    'equals-before-arrow',
    /^(?:\s*(?:let|const|var)\s+)?[\p{L}_$][\p{L}\p{N}_$]*(?<!\b(?:if|for|while|function|async|setTimeout|setInterval|catch))\s*\([^()]*\)\s*=>/u,
    both('Det mangler = mellom navnet og parentesen.', 'A = is missing between the name and the parentheses.'),
    both('Funksjonen er en verdi, og navnet får den med =.', 'The function is a value, and the name gets it with =.'),
    both('Skriv const dobbel = (tall) => tall * 2.', 'Write const double = (number) => number * 2.'),
  ),
  {
    id: 'half-arrow',
    find({ type, message }, line) {
      const name = type === 'ReferenceError' ? message.match(/^(.+) is not defined$/)?.[1] : undefined;
      const given = (plainOf(line).match(COMPARED_PARAMETERS) ??
        plainOf(line).match(COMPARED_TO_PARAMETERS))?.[1]?.trim();
      if (name && given?.split(/\s*,\s*/).includes(name))
        return texts(
          both('Pilen => er ikke hel.', 'The arrow => is not whole.'),
          both(
            `Uten en hel pil er ${name} en variabel, og ikke en parameter.`,
            `Without a whole arrow, ${name} is a variable and not a parameter.`,
          ),
          both(`Skriv (${given}) => i stedet.`, `Write (${given}) => instead.`),
        );
      return name && new RegExp(`=\\s*\\(\\s*${escaped(name)}\\s*\\)\\s*=(?![=>])`).test(plainOf(line))
        ? texts(
            both('Pilen => er ikke hel.', 'The arrow => is not whole.'),
            both(
              `Uten > er ${name} en variabel, og ikke en parameter.`,
              `Without >, ${name} is a variable and not a parameter.`,
            ),
            both(`Skriv (${name}) => i stedet.`, `Write (${name}) => instead.`),
          )
        : null;
    },
  },
];

export const ARROW_MISSING: Mistake = byLineAnd(
  'arrow-missing',
  // In the parentheses of a function, it is one of those that is too much.
  /^(?!missing formal parameter)/,
  /^(?!.*\bfunction\b)(?!\s*\}?\s*(?:else\s+)?(?:if|while|for|switch|catch)\b).*[=(,]\s*(?:async\s+)?\([\p{L}\p{N}_$,\s]*\)\s*\{\s*$/u,
  both('Det mangler en pil mellom parentesen og {.', 'An arrow is missing between the parentheses and {.'),
  both('En slik funksjon skrives med => foran {.', 'Such a function is written with => before {.'),
  both('Skriv (a, b) => {', 'Write (a, b) => {'),
);

export const METHOD_WITH_COLON: Mistake = byLine(
  'method-with-colon',
  /^\s+(?:static\s+|async\s+)*[\p{L}_$][\p{L}\p{N}_$]*\s*:\s*\([\p{L}\p{N}_$,\s]*\)\s*\{(?:$|.*\},?$)/u,
  both(
    'Det står et kolon mellom navnet på en metode og parentesen.',
    'There is a colon between the name of a method and its parentheses.',
  ),
  both('En metode har parentesen rett etter navnet.', 'A method has its parentheses right after its name.'),
  both('Ta bort kolonet.', 'Remove the colon.'),
);

export const ARROW_PARAMETERS: Mistake = byLine(
  'arrow-parameters',
  /=\s*[\w$]+\s*,\s*[\w$]+\s*=>/,
  both('Det mangler parenteser rundt parameterne.', 'Parentheses are missing around the parameters.'),
  both(
    'Flere enn én parameter foran => må stå i parentes.',
    'More than one parameter before => must be in parentheses.',
  ),
  both('Skriv (a, b) => i stedet.', 'Write (a, b) => instead.'),
);

/** `() => async {` and `() async => {` */
export const ASYNC_MISPLACED: Mistake = byLine(
  'async-misplaced',
  /\)\s*(?:=>\s*async\s*\{|async\s*=>)/,
  both('async er på feil plass.', 'async is in the wrong place.'),
  both(
    'async kommer foran hele funksjonen, også foran parentesen med parameterne.',
    'async comes before the whole function, and before the parentheses with its parameters too.',
  ),
  both('Flytt async, så det blir slik: async (…) => {', 'Move async, so that it reads: async (…) => {'),
);
