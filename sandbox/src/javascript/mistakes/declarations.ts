import { bracketIssue, openAbove } from './brackets.ts';
import { both, byLine, byLineAnd, lineAbove, type Mistake, plainOf, texts } from './mistake.ts';

export const EQUALS_TWICE: Mistake = byLine(
  'equals-twice-in-declaration',
  /^\s*(?:for\s*\(\s*)?(?:let|const|var)\s+[\p{L}\p{N}_$]+\s*={2,3}(?!=)/u,
  both(
    'Det er for mange likhetstegn der variabelen lages.',
    'There are too many equals signs where the variable is made.',
  ),
  both('Ett likhetstegn gir en verdi. Tre sammenligner.', 'One equals sign gives a value. Three compare.'),
  both('Skriv ett likhetstegn.', 'Write one equals sign.'),
);

/** `const navn : "Kari";` where no = comes after the colon. */
export const COLON_FOR_EQUALS: Mistake = {
  id: 'colon-for-equals',
  find({ syntax, message }, line) {
    const name = /^missing initializer for variable$|^expecting ';'$/.test(message)
      ? plainOf(line).match(
          /^\s*(?:let|const|var)\s+([\p{L}\p{N}_$]+)\s*:(?!\s*[\p{L}_$[\]<>|\s]+;?$)(?!.*[^=!<>]=[^=>])/u,
        )?.[1]
      : undefined;
    const part =
      message === "expecting ';'"
        ? plainOf(line).match(/^\s*((?:this|[\p{L}_$][\p{L}\p{N}_$]*)(?:\.[\p{L}_$][\p{L}\p{N}_$]*)+)\s*:(?!:)/u)?.[1]
        : undefined;
    if (syntax && part)
      return texts(
        both(`Etter ${part} står det kolon der det skal være =.`, `After ${part} there is a colon where = should be.`),
        both('En del av et objekt får verdien sin med =.', 'A part of an object gets its value with =.'),
        both('Skriv = i stedet for kolonet.', 'Write = instead of the colon.'),
      );
    return syntax && name
      ? texts(
          both(
            `Etter ${name} står det kolon der det skal være =.`,
            `After ${name} there is a colon where = should be.`,
          ),
          both('En variabel får verdien sin med =.', 'A variable gets its value with =.'),
          both('Skriv = i stedet for kolonet.', 'Write = instead of the colon.'),
        )
      : null;
  },
};

/** A statement that ends with a comma, and goes on in the line below it. */
export const COMMA_FOR_SEMICOLON: Mistake = {
  id: 'comma-too-many',
  find({ syntax, message, line: number }, line, source) {
    const above = plainOf(lineAbove(source, number));
    const isStatement =
      /^\s*(?:(?:let|const|var)\s|[\p{L}_$][\p{L}\p{N}_$.]*(?:\[[^\]]*\])*(?:\(.*\)|\s*[-+*/]?=(?!=).*|\+\+|--)\s*,$)/u.test(
        above,
      );
    if (!syntax || !/,$/.test(above) || !isStatement) return null;
    const open = openAbove(source, number);
    const head = open === null ? '' : plainOf(source.split('\n')[open.line - 1] ?? '');
    // Between the parts of an object, a list or a call the comma is right.
    if (open !== null && (open.bracket !== '{' || !/(?:\)|=>|\belse|\btry|\bfinally|\bdo)\s*\{$/.test(head)))
      return null;
    const isDeclared = /^\s*(?:let|const|var)\s/.test(above);
    const isGoingOn =
      (isDeclared && message === "expecting ';'" && /^\s*[\p{L}_$][\p{L}\p{N}_$]*[.([]/u.test(line)) ||
      /^variable name expected$|^invalid redefinition|^missing initializer/.test(message) ||
      (/^unexpected token in expression|^Unexpected/.test(message) &&
        /^\s*(?:let|const|var|if|for|while|return|function|class|switch|throw|break|\}|$)/.test(line));
    const isOwn = isDeclared || !/^variable name|^missing|^invalid/.test(message);
    return isGoingOn && isOwn
      ? texts(
          both('Linjen over slutter med et komma.', 'The line above ends with a comma.'),
          both('Etter et komma går setningen videre.', 'After a comma the statement goes on.'),
          both('Skriv semikolon i stedet for kommaet.', 'Write a semicolon instead of the comma.'),
        )
      : null;
  },
};

/** Variables without a name, and commas where a declaration ends. */
export const DECLARATIONS: readonly Mistake[] = [
  byLineAnd(
    'name-missing',
    /^variable name expected$/,
    /^\s*(?:let|const|var)\s*=/,
    both('Variabelen mangler et navn.', 'The variable has no name.'),
    both('Mellom let og = står navnet.', 'The name is between let and =.'),
    both('Skriv et navn: let alder = 3.', 'Write a name: let age = 3.'),
  ),
  {
    id: 'comma-too-many',
    find: ({ syntax, message }, line, source) =>
      syntax &&
      message === 'variable name expected' &&
      /,\s*;?\s*$/.test(plainOf(line)) &&
      // A bracket that is missing comes first.
      !bracketIssue(source)
        ? texts(
            both(
              'Linjen slutter med et komma som ikke skal være der.',
              'The line ends with a comma that should not be there.',
            ),
            both(
              'Etter et komma venter JavaScript en variabel til.',
              'After a comma JavaScript expects another variable.',
            ),
            both('Ta bort kommaet.', 'Remove the comma.'),
          )
        : null,
  },
  {
    id: 'comma-too-many',
    find({ syntax, message, line: number, column }, line, source) {
      if (!syntax || !/^(?:'let' is not a valid lexical identifier|variable name expected)$/.test(message)) return null;
      const isSameLine = /,\s*$/.test(line.slice(0, (column ?? 1) - 1));
      const rest = isSameLine ? line.slice((column ?? 1) - 1) : line;
      return /^\s*(?:let|const|var)\b/.test(rest) && (isSameLine || /,$/.test(plainOf(lineAbove(source, number))))
        ? texts(
            isSameLine
              ? both('Det står et komma mellom to variabler.', 'There is a comma between two variables.')
              : both('Linjen over slutter med et komma.', 'The line above ends with a comma.'),
            both(
              'Etter kommaet venter JavaScript navnet på en variabel til, uten let eller const foran.',
              'After the comma JavaScript expects the name of another variable, without let or const before it.',
            ),
            both('Skriv semikolon i stedet for kommaet.', 'Write a semicolon instead of the comma.'),
          )
        : null;
    },
  },
];

/** Names of variables, functions and classes that JavaScript reads as something else. */
export const DECLARED_NAMES: readonly Mistake[] = [
  byLine(
    'made-with-sum',
    /\b(?:let|const|var)\s+[\p{L}_$][\p{L}\p{N}_$]*\s*[-+*/]=/u,
    both('En ny variabel kan ikke begynne med += eller lignende.', 'A new variable cannot begin with += or the like.'),
    both('Slike tegn endrer en verdi som finnes fra før.', 'Such signs change a value that is there already.'),
    both(
      'Ta bort let hvis variabelen finnes, eller skriv bare = for å gi den en verdi.',
      'Remove let if the variable exists, or write just = to give it a value.',
    ),
  ),
  byLine(
    'dash-in-name',
    /\b(?:let|const|var)\s+[\p{L}\p{N}_$]+-[\p{L}\p{N}_$]/u,
    both('Et variabelnavn kan ikke ha bindestrek.', 'The name of a variable cannot have a dash.'),
    both('JavaScript leser streken som et minustegn.', 'JavaScript reads the dash as a minus sign.'),
    both('Skriv ordene sammen med stor bokstav: minAlder.', 'Write the words together with a capital letter: myAge.'),
  ),
  byLine(
    'space-in-name',
    /\b(?:let|const|var)\s+[\p{L}_$][\p{L}\p{N}_$]*(?:\s+[\p{L}_$][\p{L}\p{N}_$]*)+\s*=[^=>]/u,
    both('Et variabelnavn kan ikke ha mellomrom.', 'The name of a variable cannot have spaces.'),
    both(
      'JavaScript leser ordene som flere navn etter hverandre.',
      'JavaScript reads the words as several names after each other.',
    ),
    both('Skriv ordene sammen med stor bokstav: minAlder.', 'Write the words together with a capital letter: myAge.'),
  ),
  byLine(
    'space-in-name',
    /\bfunction\s+(?!(?:async|function|get|set|static|new|let|const|var|void|int|string|return)\b)[\p{L}_$][\p{L}\p{N}_$]*(?:\s+[\p{L}\p{N}_$]+)+\s*\(/u,
    both('Navnet på en funksjon kan ikke ha mellomrom.', 'The name of a function cannot have spaces.'),
    both(
      'JavaScript leser ordene som flere navn etter hverandre.',
      'JavaScript reads the words as several names after each other.',
    ),
    both(
      'Skriv ordene sammen med stor bokstav: regnUt. Bruk det samme navnet når du kaller den.',
      'Write the words together with a capital letter: workOut. Use the same name when you call it.',
    ),
  ),
  byLine(
    'space-in-name',
    /\bclass\s+[\p{L}_$][\p{L}\p{N}_$]*\s+(?!ext|exst|implements\b|arver\b)[\p{L}\p{N}_$]+\s*\{/iu,
    both('Navnet på en klasse kan ikke ha mellomrom.', 'The name of a class cannot have spaces.'),
    both(
      'JavaScript leser ordene som to navn etter hverandre.',
      'JavaScript reads the words as two names after each other.',
    ),
    both(
      'Skriv ordene sammen: MinKlasse. Skal klassen bygge på en annen, skriver du extends imellom.',
      'Write the words together: MyClass. If the class should build on another, write extends between them.',
    ),
  ),
];
