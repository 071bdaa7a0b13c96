import { closest } from '../../judge/closest.ts';
import { CLOSERS, openIn } from './expressions.ts';
import { FIRST_WORDS, KEYWORDS_ELSEWHERE } from './foreign-statements.ts';
import { both, bySyntaxMessage, CODE_NAME, hasWord, KEYWORDS, type Mistake, plainOf, texts } from './mistake.ts';
import { BUILTINS, namesIn } from './names.ts';
import { bodyOf, codeBefore, isMadeAs, placeOfDef } from './program.ts';
import { TWO_BRACKETS } from './unreadable.ts';

const BLOCK = /^\s*(?:if|elif|while|for|def|class|with|except|match|case)\b/;

/** Equals signs, colons and commas in the wrong place. */
export const PUNCTUATION: readonly Mistake[] = [
  {
    id: 'equals-in-dictionary',
    find(problem) {
      const { syntax, says, rest } = problem;
      // The first key is read as a value of a set; after a key with a colon, Python marks the last sign of the next key.
      const isFirst = says(/Maybe you meant '=='/) && /(?:^|[^)\s])\s*\{$/.test(codeBefore(problem).trimEnd());
      const isLater = says(/^':' expected after dictionary key/) && /^\S\s*=(?!=)/.test(rest);
      return syntax && (isFirst || isLater)
        ? texts(
            both('Det står = inni en ordbok.', 'There is a = inside a dictionary.'),
            both('I en ordbok skilles nøkkel og verdi med kolon.', 'In a dictionary a colon is between key and value.'),
            both('Bytt ut = med kolon: {"a": 1}.', 'Change = to a colon: {"a": 1}.'),
          )
        : null;
    },
  },
  {
    id: 'assignments-on-one-line',
    find: ({ syntax, says, plain }) =>
      syntax &&
      says(/Maybe you meant '=='/) &&
      new RegExp(`^\\s*${CODE_NAME}\\s*=[^=,()]+,\\s*${CODE_NAME}\\s*=[^=]`, 'u').test(plain)
        ? texts(
            both('Flere variabler får en verdi på samme linje.', 'Several variables get a value on the same line.'),
            both(
              'Etter et komma leser Python en verdi til, og ikke en ny variabel.',
              'After a comma Python reads one more value, and not another variable.',
            ),
            both('Skriv dem på hver sin linje.', 'Write each of them on a line of its own.'),
          )
        : null,
  },
  {
    id: 'equals-in-condition',
    find: ({ syntax, says, before, rest, plain }) =>
      (syntax &&
        says(/^invalid syntax/) &&
        /^=(?!=)/.test(rest) &&
        /[[({].*\bfor\b.*\bin\b.*\bif\b[^=:]*$/.test(plainOf(before)) &&
        openIn(before) !== null) ||
      (syntax &&
        says(/^expected 'else' after 'if' expression/) &&
        /\bif\b[^=!<>]*(?<![=!<>])=(?!=)[^=]*\belse\b/.test(plain)) ||
      (syntax &&
        // After the colon, = may be meant as an assignment.
        /^\s*(?:if|elif|while|assert)\b[^:{]*$/.test(plainOf(before)) &&
        (says(/Maybe you meant '==' (?:or ':=' )?instead of '='/) ||
          (/(?:\b(?:True|False|None)|\bnot\s+[\p{L}\p{N}_]+|^\s*assert\s.+)\s*$/u.test(before) &&
            /^=(?!\s*[=<>])/.test(rest))))
        ? texts(
            both(
              'Her står det ett likhetstegn der Python venter et spørsmål.',
              'There is one equals sign where Python expects a question.',
            ),
            both(
              '= gir en variabel en verdi. == spør om to ting er like.',
              '= gives a variable a value. == asks whether two things are equal.',
            ),
            both('Bytt ut = med ==.', 'Change = to ==.'),
          )
        : null,
  },
  bySyntaxMessage(
    'dictionary-value-missing',
    /^expression expected after dictionary key/,
    both('En nøkkel i ordboken mangler verdien sin.', 'A key of the dictionary has no value.'),
    both('Etter kolonet må det stå en verdi.', 'After the colon there must be a value.'),
    both('Skriv verdien etter kolonet, eller ta bort nøkkelen.', 'Write the value after the colon, or remove the key.'),
  ),
  {
    id: 'decimal-comma-in-dictionary',
    find({ syntax, says, plain }) {
      const number =
        syntax && says(/^':' expected after dictionary key/) ? plain.match(/:\s*(\d+,\d+)(?!\d*\s*:)/)?.[1] : undefined;
      return number
        ? texts(
            both(`${number} er to verdier i ordboken.`, `${number} is two values in the dictionary.`),
            both('Python bruker punktum i desimaltall.', 'Python uses a point in decimal numbers.'),
            both(
              `Er ${number} ett tall, skriv ${number.replace(',', '.')}. Ellers mangler det andre tallet en nøkkel eller et kolon.`,
              `If ${number} is one number, write ${number.replace(',', '.')}. Otherwise the second number lacks a key or a colon.`,
            ),
          )
        : null;
    },
  },
  bySyntaxMessage(
    'dictionary-colon-missing',
    /^':' expected after dictionary key/,
    both('Etter en nøkkel i ordboken kommer det ikke noe kolon.', 'After a key of the dictionary there is no colon.'),
    both(
      'Hver del av en ordbok er en nøkkel, et kolon og en verdi.',
      'Each part of a dictionary is a key, a colon and a value.',
    ),
    both('Skriv for eksempel {"a": 1, "b": 2}.', 'Write for example {"a": 1, "b": 2}.'),
  ),
  {
    id: 'space-in-sign',
    find: ({ syntax, plain }) => {
      const found = syntax && plain.match(/([=!<>+*/-])\s+=(?!=)/);
      if (!found || /^\s*[\p{L}\p{N}_]+!\s/u.test(plain)) return null;
      const sign = `${found[1]}=`;
      return texts(
        both(`Det er et mellomrom inni tegnet ${sign}.`, `There is a space inside the sign ${sign}.`),
        both('De to delene av et tegn må stå inntil hverandre.', 'The two parts of a sign must be next to each other.'),
        sign === '=='
          ? both(
              'Skriv == for å sammenligne, eller bare ett = for å gi en verdi.',
              'Write == to compare, or just one = to give a value.',
            )
          : both(`Skriv ${sign} uten mellomrom.`, `Write ${sign} without the space.`),
      );
    },
  },
  {
    id: 'half-comparison',
    find: ({ syntax, before, rest }) => {
      const word = syntax && before.match(/\b(and|or)\s+$/)?.[1];
      return word && /^(?:[<>]=?|[=!]=)/.test(rest)
        ? texts(
            both(`Vilkåret etter ${word} er ikke helt.`, `The condition after ${word} is not complete.`),
            both(
              `På begge sider av ${word} må det stå et helt vilkår.`,
              `There must be a complete condition on both sides of ${word}.`,
            ),
            both(`Gjenta det du sammenligner: x > 1 ${word} x < 5.`, `Repeat what you compare: x > 1 ${word} x < 5.`),
          )
        : null;
    },
  },
  {
    id: 'condition-missing',
    find: ({ syntax, plain }) => {
      const word = syntax && plain.match(/^\s*(if|elif|while)\s*:/)?.[1];
      return word
        ? texts(
            both(`Etter ${word} mangler det et vilkår.`, `A condition is missing after ${word}.`),
            both(
              'Vilkåret bestemmer om linjene under blir kjørt.',
              'The condition decides whether the lines below are run.',
            ),
            word === 'elif'
              ? both(
                  'Skriv for eksempel elif x > 3: eller else: for alle de andre tilfellene.',
                  'Write for example elif x > 3: or else: for all the other cases.',
                )
              : both(`Skriv for eksempel ${word} x > 3:`, `Write for example ${word} x > 3:`),
          )
        : null;
    },
  },
  {
    id: 'else-on-same-line',
    find: ({ syntax, plain }) =>
      syntax && /^\s*if\b[^:]*:\s*\S.*\belse\b/.test(plain)
        ? texts(
            both('if og else står på samme linje.', 'if and else are on the same line.'),
            both('Hver av dem begynner en egen linje.', 'Each of them begins a line of its own.'),
            both('Sett else: på en ny linje, rett under if.', 'Put else: on a new line, right below if.'),
          )
        : null,
  },
  {
    id: 'bracket-before-colon',
    find: ({ syntax, says, before, rest, plain }) => {
      const open = syntax && says(/^invalid syntax/) && /^:\s*(?:#.*)?$/.test(rest) ? openIn(before) : null;
      const close = open && BLOCK.test(plain) ? CLOSERS[open] : undefined;
      return close
        ? texts(
            both(`Det mangler en ${close} foran kolonet.`, `A ${close} is missing before the colon.`),
            both(
              `Alt som åpnes med ${open}, må lukkes med ${close}.`,
              `Everything that is opened with ${open} must be closed with ${close}.`,
            ),
            new RegExp(`[\\p{L}\\p{N}_\\s]\\${open}\\${open}`, 'u').test(before)
              ? both(
                  `Sett inn ${close} foran kolonet. Er det en ${open} for mye, ta den bort.`,
                  `Add ${close} before the colon. If there is one ${open} too many, remove it.`,
                )
              : both(`Sett inn ${close} foran kolonet.`, `Add ${close} before the colon.`),
          )
        : null;
    },
  },
  {
    id: 'colon-in-range',
    find: ({ syntax, says, before, rest }) =>
      syntax &&
      says(/^invalid syntax/) &&
      (/^:\s*[\p{L}\p{N}_]+\s*[,:)]/u.test(rest) || /^:\s*[^\s:)].*\)\s*:\s*(?:#.*)?$/.test(rest)) &&
      /\brange\s*\([^()]*$/.test(before)
        ? texts(
            both('Det står et kolon inni range( ).', 'There is a colon inside range( ).'),
            both(
              'Tallene i range skilles med komma. Kolon brukes i [ ].',
              'The numbers of range are separated by commas. The colon is used in [ ].',
            ),
            both('Skriv range(1, 10).', 'Write range(1, 10).'),
          )
        : null,
  },
  {
    id: 'colon-in-brackets',
    find: ({ syntax, says, before, rest, source }) => {
      // After key=x a lambda may be missing, and after an if or a while the bracket may be.
      const isElse = /=\s*[\p{L}\p{N}_]+\s*$/u.test(before) || BLOCK.test(before);
      const open = syntax && says(/^invalid syntax/) && rest.startsWith(':') && !isElse ? openIn(before) : null;
      const setting =
        open === '('
          ? before.match(/[(,]\s*(sep|end|key|reverse|default|encoding|mode|label|color|marker)\s*$/)?.[1]
          : null;
      const sliced = open === '(' ? before.match(new RegExp(`(${CODE_NAME})\\(\\s*[^()"',]*$`, 'u'))?.[1] : undefined;
      const isSlice = sliced !== undefined && assignedOrGiven(source, sliced);
      if (open === '[' && /[\p{L}\p{N}_]\[\[[^[\]]*$/u.test(before)) return TWO_BRACKETS;
      return isSlice
        ? texts(
            both(
              `Det står et kolon i parentesen etter ${sliced}.`,
              `There is a colon in the parentheses after ${sliced}.`,
            ),
            both(
              'En del av en tekst eller en liste hentes med [ ].',
              'A part of a text or a list is fetched with [ ].',
            ),
            both(
              `Skriv ${sliced}[ : ] med det du vil ha, rundt kolonet.`,
              `Write ${sliced}[ : ] with what you want around the colon.`,
            ),
          )
        : setting
          ? texts(
              both(`Det står et kolon etter ${setting}.`, `There is a colon after ${setting}.`),
              both(
                'Slike valg i en parentes har et navn, = og en verdi.',
                'Such choices in parentheses have a name, = and a value.',
              ),
              both(`Skriv = i stedet: ${setting}= og så verdien.`, `Write = instead: ${setting}= and then the value.`),
            )
          : open === '(' || open === '['
            ? texts(
                both(
                  `Det står et kolon inni ${open} ${CLOSERS[open]}.`,
                  `There is a colon inside ${open} ${CLOSERS[open]}.`,
                ),
                both(
                  'Verdier i en parentes eller en liste skilles med komma.',
                  'Values in parentheses or in a list are separated by commas.',
                ),
                /[[(,]\s*(?:""|'')\s*$/.test(plainOf(before)) || /(?<![\p{L}\p{N}_)\]]\s*)\[[^[\]]*$/u.test(before)
                  ? both(
                      'Skal det være en ordbok, skriv { } rundt. Ellers skriver du komma i stedet.',
                      'If it should be a dictionary, write { } around it. Otherwise write a comma instead.',
                    )
                  : both('Ta bort kolonet, eller skriv komma i stedet.', 'Remove the colon, or write a comma instead.'),
              )
            : null;
    },
  },
  {
    id: 'def-missing',
    find({ syntax, says, plain, source, line }) {
      const found =
        syntax && says(/^invalid syntax/)
          ? plain.match(
              /^(\s*)(?!(?:def|class|if|elif|while|for|with|return|not|except|match|case|else)\b)([\p{L}_][\p{L}\p{N}_]*)\s*\(([\p{L}\p{N}_,\s]*)\)\s*:$/u,
            )
          : null;
      const below = source
        .split('\n')
        .slice(line ?? 0)
        .find((one) => one.trim() !== '');
      if (!found || !below || below.search(/\S/) <= (found[1]?.length ?? 0)) return null;
      const [, , name = '', parameters = ''] = found;
      const isOther = BUILTINS.includes(name) || /^\s*def\b/.test(below);
      if (isWordOfBlock(name) || isOther || namesIn(source, '').includes(parameters.trim())) return null;
      const right = name === 'constructor' || name === 'init' ? '__init__' : name;
      return texts(
        both(`Foran ${name} mangler ordet def.`, `The word def is missing before ${name}.`),
        both('En funksjon lages med def og navnet sitt.', 'A function is made with def and its name.'),
        both(`Skriv def ${right}(${parameters}):`, `Write def ${right}(${parameters}):`),
      );
    },
  },
  {
    id: 'colon-too-many',
    find: ({ syntax, says, plain, source, line }) =>
      syntax &&
      says(/^invalid syntax/) &&
      /^\s*[\p{L}_][\p{L}\p{N}_.]*\s*(?:=(?!=)|\().*:$/u.test(plain) &&
      !isWordOfBlock(plain.match(/[\p{L}\p{N}_]+/u)?.[0] ?? '') &&
      !/\blambda\b/.test(plain) &&
      !hasBlock(source, line) &&
      !/^\s*(?:if|elif|while|for|with|return|not|except|match|case|class|def)\b/.test(plain)
        ? texts(
            both(
              'Linjen slutter med et kolon som ikke skal være der.',
              'The line ends with a colon that should not be there.',
            ),
            both(
              'Bare linjer som begynner en blokk, som if, for og def, slutter med kolon.',
              'Only lines that begin a block, such as if, for and def, end with a colon.',
            ),
            both('Ta bort kolonet.', 'Remove the colon.'),
          )
        : null,
  },
  {
    id: 'comma-too-many',
    find: ({ syntax, says, before, rest }) =>
      syntax && says(/^invalid syntax/) && rest.startsWith(',') && /[,([{]\s*$/.test(before)
        ? texts(
            both('Det står et komma for mye her.', 'There is one comma too many here.'),
            both('Foran hvert komma må det stå noe.', 'There must be something before each comma.'),
            both('Ta bort kommaet, eller skriv det som mangler.', 'Remove the comma, or write what is missing.'),
          )
        : null,
  },
];

/** A word that begins a block, with a capital letter, misspelt, or in another language. */
function isWordOfBlock(word: string): boolean {
  const small = word.toLowerCase();
  const isMisspelt = closest(small, ['if', 'elif', 'else', 'while', 'for', 'except', 'class'], 2) !== undefined;
  return (
    KEYWORDS.includes(small) ||
    Object.hasOwn(FIRST_WORDS, word) ||
    Object.hasOwn(KEYWORDS_ELSEWHERE, small) ||
    isMisspelt
  );
}

/** The lines below are indented more: the line is meant as the beginning of a block. */
function hasBlock(source: string, line: number | null): boolean {
  const lines = source.split('\n');
  return bodyOf(lines, (line ?? 1) - 1).some((one) => one.trim() !== '');
}

/** The name is a variable or a parameter, and no function. */
function assignedOrGiven(source: string, name: string): boolean {
  const lines = source.split('\n');
  const isParameter = lines.some((one) => /^\s*def\b/.test(one) && hasWord(one.replace(/^\s*def\s+[^(]*/, ''), name));
  return placeOfDef(lines, name) < 0 && !BUILTINS.includes(name) && (isParameter || isMadeAs(source, name, ''));
}
