import { both, CODE_NAME, type Mistake, texts } from './mistake.ts';
import { BUILTINS, namesIn } from './names.ts';
import { placeOfDef } from './program.ts';

const OPERATOR_END = /(?:[-+*/%<>]|[=!<>]=|\b(?:and|or|not|in|is))\s*$/;

/** Operators, numbers, dots and backslashes that Python cannot read. */
export const OPERATORS_AND_NUMBERS: readonly Mistake[] = [
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
      if (/[=!]==|=>|=<|<>|\+\+|--|&&|\bnot\s*=/.test(plain)) return null;
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
      const names = namesIn(source, '');
      const letters = [...((found || [])[2] ?? '')];
      if (found && letters.length > 1 && !names.includes(found[2] ?? '') && letters.every((one) => names.includes(one)))
        return texts(
          both(`Det mangler gangetegn i ${found[0]}.`, `Multiplication signs are missing in ${found[0]}.`),
          both(
            'I matematikk kan de utelates, men ikke i Python.',
            'In mathematics they can be left out, but not in Python.',
          ),
          both(`Skriv ${[found[1], ...letters].join(' * ')}.`, `Write ${[found[1], ...letters].join(' * ')}.`),
        );
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
