import { closest } from '../../judge/closest.ts';
import { CLOSERS, openIn } from './expressions.ts';
import { FIRST_WORDS, KEYWORDS_ELSEWHERE } from './foreign.ts';
import { both, bySyntaxMessage, CODE_NAME, KEYWORDS, type Mistake, plainOf, texts } from './mistake.ts';
import { BUILTINS, namesIn } from './names.ts';
import { bodyOf, codeBefore, placeOfDef } from './program.ts';

const BLOCK = /^\s*(?:if|elif|while|for|def|class|with|except|match|case)\b/;
const OPERATOR_END = /(?:[-+*/%<>]|[=!<>]=|\b(?:and|or|not|in|is))\s*$/;

/** Colons, commas, operators, numbers and quotation marks in the wrong place. */
export const MARKS: readonly Mistake[] = [
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
    find: ({ syntax, says, before, rest }) =>
      syntax &&
      // After the colon, = may be meant as an assignment.
      /^\s*(?:if|elif|while|assert)\b[^:{]*$/.test(plainOf(before)) &&
      (says(/Maybe you meant '==' (?:or ':=' )?instead of '='/) ||
        (/(?:\b(?:True|False|None)|\bnot\s+[\p{L}\p{N}_]+)\s*$/u.test(before) && /^=(?!=)/.test(rest)))
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
            both(`Skriv for eksempel ${word} x > 3:`, `Write for example ${word} x > 3:`),
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
            both(`Sett inn ${close} foran kolonet.`, `Add ${close} before the colon.`),
          )
        : null;
    },
  },
  {
    id: 'colon-in-range',
    find: ({ syntax, says, before, rest }) =>
      syntax &&
      says(/^invalid syntax/) &&
      /^:\s*[\p{L}\p{N}_]+\s*[,:)]/u.test(rest) &&
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
    find: ({ syntax, says, before, rest }) => {
      // After key=x a lambda may be missing, and after an if or a while the bracket may be.
      const isElse = /=\s*[\p{L}\p{N}_]+\s*$/u.test(before) || BLOCK.test(before);
      const open = syntax && says(/^invalid syntax/) && rest.startsWith(':') && !isElse ? openIn(before) : null;
      return open === '(' || open === '['
        ? texts(
            both(
              `Det står et kolon inni ${open} ${CLOSERS[open]}.`,
              `There is a colon inside ${open} ${CLOSERS[open]}.`,
            ),
            both(
              'Verdier i en parentes eller en liste skilles med komma.',
              'Values in parentheses or in a list are separated by commas.',
            ),
            /[[(,]\s*(?:""|'')\s*$/.test(plainOf(before))
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
  {
    id: 'percent-sign',
    find: ({ syntax, plain }) => {
      const number = syntax && plain.match(/(\d+)\s*%\s*(?:$|[),:])/)?.[1];
      return number
        ? texts(
            both('% betyr ikke prosent i Python.', '% does not mean per cent in Python.'),
            both('% gir resten når to tall deles.', '% gives the remainder when two numbers are divided.'),
            both(`Skriv ${number} / 100 for ${number} prosent.`, `Write ${number} / 100 for ${number} per cent.`),
          )
        : null;
    },
  },
  {
    id: 'operator-without-value',
    find: ({ syntax, says, before, rest, plain }) => {
      if (!syntax) return null;
      const isStar = says(/can't use starred expression here/) && /=\s*\*/.test(plain);
      if (/===|=>|=<|<>|\+\+|--|&&|\bnot\s*=/.test(plain)) return null;
      const isInvalid = says(/^invalid syntax/) && OPERATOR_END.test(before) && /^(?:$|[):\]},]|[*/%<>=])/.test(rest);
      const word = isInvalid && before.match(/\b(and|or|not|in|is)\s*$/)?.[1];
      if (word)
        return texts(
          both(`Det mangler noe etter ${word}.`, `Something is missing after ${word}.`),
          both(
            `Etter ${word} må det komme en verdi eller et vilkår.`,
            `After ${word} there must be a value or a condition.`,
          ),
          both('Skriv det som mangler.', 'Write what is missing.'),
        );
      return isStar || isInvalid
        ? texts(
            both('Det mangler en verdi ved et regnetegn.', 'A value is missing at an operator.'),
            both('Et slikt tegn trenger en verdi på hver side.', 'Such a sign needs a value on each side.'),
            both(
              'Skriv verdien som mangler, eller ta bort tegnet.',
              'Write the value that is missing, or remove the sign.',
            ),
          )
        : null;
    },
  },
  {
    id: 'superscript',
    find: ({ syntax, plain, source }) => {
      // After another word it may be a unit, such as m².
      const [, value = '', found] = (syntax && plain.match(/([\p{L}_][\p{L}\p{N}_]*|\d|\))\s*([²³])/u)) || [];
      if (/^\p{L}/u.test(value) && !namesIn(source, '').includes(value)) return null;
      return found
        ? texts(
            both(`Python forstår ikke ${found}.`, `Python does not understand ${found}.`),
            both('«Opphøyd i» skrives med to stjerner.', 'A power is written with two stars.'),
            both(`Skriv **${found === '²' ? 2 : 3}.`, `Write **${found === '²' ? 2 : 3}.`),
          )
        : null;
    },
  },
  {
    id: 'sign-of-mathematics',
    find: ({ syntax, plain, source }) => {
      const found =
        syntax &&
        (plain.match(namesIn(source, '').includes('π') ? /[×÷·≤≥≠√]/ : /[×÷·≤≥≠√π]/)?.[0] ??
          (isTimes(plain, source) ? 'x' : undefined));
      const right = found && MATHEMATICS[found];
      return right
        ? texts(
            both(`Python forstår ikke ${found} som regnetegn.`, `Python does not understand ${found} as an operator.`),
            found === 'x'
              ? both('x er en bokstav. Gangetegnet i Python er *.', 'x is a letter. Python multiplies with *.')
              : both('Python bruker tegn som finnes på tastaturet.', 'Python uses signs that are on the keyboard.'),
            /\dx\d/i.test(plain)
              ? both(
                  'Skriv * for å gange. Er det en tekst, sett anførselstegn rundt.',
                  'Write * to multiply. If it is a text, put quotation marks around it.',
                )
              : both(`Skriv ${right}.`, `Write ${right}.`),
          )
        : null;
    },
  },
  {
    id: 'space-in-number',
    find: ({ syntax, says, plain }) => {
      const found =
        syntax &&
        (says(/^invalid syntax/) || says(/^leading zeros/)) &&
        // In brackets a comma may be missing instead, except where what follows is no number of its own.
        plain.match(
          /(?:(?<=[=+\-*/<>]\s*)\d{1,3}(?: \d{3})+|(?<=[([,]\s*)\d{1,3}(?: \d{3})* 0\d\d)(?!\s*[\p{L}\p{N}_])/u,
        )?.[0];
      return found
        ? texts(
            both('Det er et mellomrom inni et tall.', 'There is a space inside a number.'),
            both('Et tall skrives uten mellomrom.', 'A number is written without spaces.'),
            both(
              `Skriv ${found.replaceAll(' ', '')}, eller ${found.replaceAll(' ', '_')}.`,
              `Write ${found.replaceAll(' ', '')}, or ${found.replaceAll(' ', '_')}.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'unit-after-number',
    find: ({ syntax, says, plain, source }) => {
      const unit =
        syntax &&
        says(/^invalid (?:syntax|decimal literal)/) &&
        plain.match(
          /=\s*\d+(?:\.\d+)?\s*(kr|kroner|cm|mm|km|m|kg|g|år|min|sek|timer|px|dollar|euro|years|hours)\.?\s*$/u,
        )?.[1];
      return unit && !namesIn(source, '').includes(unit)
        ? texts(
            both(`Det står ${unit} etter tallet.`, `There is ${unit} after the number.`),
            both(
              'En variabel kan holde et tall eller en tekst, ikke begge deler.',
              'A variable can hold a number or a text, not both.',
            ),
            both(`Ta bort ${unit}, og skriv det heller i print.`, `Remove ${unit}, and write it in print instead.`),
          )
        : null;
    },
  },
  {
    id: 'two-points-in-number',
    find: ({ syntax, plain }) =>
      syntax && /\d\.\d+\.\d/.test(plain)
        ? texts(
            both('Et tall har flere punktum.', 'A number has several points.'),
            both(
              'Et tall kan bare ha ett punktum, foran desimalene.',
              'A number can have just one point, before the decimals.',
            ),
            both(
              'Ta bort de andre. Er det en tekst, som en dato, sett anførselstegn rundt.',
              'Remove the others. If it is a text, such as a date, put quotation marks around it.',
            ),
          )
        : null,
  },
  {
    id: 'number-before-name',
    find: ({ syntax, says, plain, source }) => {
      const found =
        syntax &&
        says(/^invalid decimal literal/) &&
        plain.match(/(?<=(?:[-+*/=(,]|\breturn)\s*)(\d+)([\p{L}_][\p{L}\p{N}_]*)/u);
      // 3b may also be a class or a code without its quotation marks.
      return found && namesIn(source, '').includes(found[2] ?? '')
        ? texts(
            both(
              `Det mangler et gangetegn mellom ${found[1]} og ${found[2]}.`,
              `A multiplication sign is missing between ${found[1]} and ${found[2]}.`,
            ),
            both(
              'I matematikk kan det utelates, men ikke i Python.',
              'In mathematics it can be left out, but not in Python.',
            ),
            both(`Skriv ${found[1]} * ${found[2]}.`, `Write ${found[1]} * ${found[2]}.`),
          )
        : null;
    },
  },
  {
    id: 'number-after-dot',
    find: ({ syntax, plain }) => {
      const [, name, place] =
        (syntax && plain.match(/(?<![\p{L}\p{N}_])([\p{L}_][\p{L}\p{N}_]*)\.(\d+)(?![\p{L}\p{N}_.])/u)) || [];
      return name
        ? texts(
            both(
              `Etter punktumet er det et tall: ${name}.${place}.`,
              `After the dot there is a number: ${name}.${place}.`,
            ),
            both('Etter et punktum kommer et navn.', 'After a dot comes a name.'),
            both(
              `Skal det være en plass i en liste, skriv ${name}[${place}].`,
              `If it should be a place in a list, write ${name}[${place}].`,
            ),
          )
        : null;
    },
  },
  {
    id: 'dot-before-parenthesis',
    find: ({ syntax, plain, source }) => {
      const name = syntax && plain.match(/([\p{L}_][\p{L}\p{N}_]*)\.\s*\(/u)?.[1];
      const isFunction = name && (BUILTINS.includes(name) || placeOfDef(source.split('\n'), name) >= 0);
      return name
        ? texts(
            both('Det står et punktum rett foran en parentes.', 'There is a dot right before a parenthesis.'),
            both('Etter et punktum kommer navnet på en metode.', 'After a dot comes the name of a method.'),
            isFunction
              ? both('Ta bort punktumet.', 'Remove the dot.')
              : both('Skriv navnet på metoden etter punktumet.', 'Write the name of the method after the dot.'),
          )
        : null;
    },
  },
  {
    id: 'backslash-outside-text',
    find: ({ syntax, says, plain, text }) =>
      syntax && says(/after line continuation character/) && plain.endsWith('\\')
        ? texts(
            both('Det står noe etter \\ på linjen.', 'There is something after \\ on the line.'),
            both(
              'Utenfor en tekst betyr \\ at linjen fortsetter på neste linje, og da må den stå helt sist.',
              'Outside a text, \\ means that the line goes on in the next line, and then it must be the very last sign.',
            ),
            text.includes('#')
              ? both('Flytt kommentaren til en egen linje.', 'Move the comment to a line of its own.')
              : both('Slett mellomrommene etter \\.', 'Delete the spaces after \\.'),
          )
        : syntax && says(/after line continuation character/) && plain.includes('\\')
          ? texts(
              both('Det står en \\ midt på linjen.', 'There is a \\ in the middle of the line.'),
              both(
                'Utenfor en tekst betyr \\ at linjen fortsetter på neste linje.',
                'Outside a text, \\ means that the line goes on in the next line.',
              ),
              both(
                'Skriv / for å dele, eller sett anførselstegn rundt teksten.',
                'Write / to divide, or put quotation marks around the text.',
              ),
            )
          : null,
  },
];

const MATHEMATICS: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  x: '*',
  '÷': '/',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '√': 'math.sqrt( )',
  π: 'math.pi',
};

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

/** An x between two numbers, or between two values of a program that has nothing called x: `width x height`. */
function isTimes(plain: string, source: string): boolean {
  if (/(?<=(?:^|[=(,+\-*/<>])\s*)(?!0[xX])\d[\d_.]*\s*[xX]\s*\d/.test(plain)) return true;
  const names = namesIn(source, '');
  const isValue = (value: string) => /^[\d()[\]]/.test(value) || names.includes(value);
  const value = `(?<![\\p{L}\\p{N}_.])(?:${CODE_NAME}|\\d+(?:\\.\\d+)?)`;
  const between = new RegExp(`(${value}(?=\\s)|[)\\]])\\s*(?<![\\p{L}\\p{N}_])([xX])(?:\\s+(${value})|\\s*(\\())`, 'u');
  const [, left = '', x = '', right, bracket] = plain.match(between) ?? [];
  return x !== '' && !names.includes(x) && isValue(left) && isValue(right ?? bracket ?? '');
}
