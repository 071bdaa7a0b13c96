import { bracketIssue } from './brackets.ts';
import { both, byLine, byLineAnd, byMessage, lineAbove, type Mistake, plainOf, texts } from './mistake.ts';
import { LIST_METHODS } from './parts.ts';

/** Numbers that are not written as JavaScript reads them. */
export const NUMBERS: readonly Mistake[] = [
  {
    id: 'number-before-name',
    find({ syntax, message }, line, source) {
      if (!syntax || message !== 'invalid number literal') return null;
      // `liste[0.navn`: the bracket that is missing comes first.
      if (/\[\d+\.\p{L}/u.test(line) && bracketIssue(source)?.kind === 'open') return null;
      const part = line.match(/(?<![\w$.])\d+\.(\p{L}+)/u)?.[1];
      const ofList = part !== undefined && LIST_METHODS.includes(part) ? part : null;
      if (part !== undefined)
        return texts(
          both('Et punktum rett etter et tall er et desimaltegn.', 'A point right after a number begins its decimals.'),
          both(
            'JavaScript venter derfor siffer etter punktumet, og ikke et navn.',
            'So JavaScript expects digits after the point, and not a name.',
          ),
          ofList
            ? both(
                `${ofList} hører til lister. Kommer listen fra et kall foran, lukk parentesen til kallet før punktumet.`,
                `${ofList} belongs to arrays. If the array comes from a call before it, close the parenthesis of that call before the point.`,
              )
            : both(
                'Skriv parenteser rundt tallet: (3).toFixed(1).',
                'Write parentheses around the number: (3).toFixed(1).',
              ),
        );
      const isName = /\b(?:let|const|var|function|class)\s+\d|(?:^|[{,])\s*\d+[\p{L}_$][\p{L}\p{N}_$]*\s*:/u.test(line);
      return texts(
        isName
          ? both('Et navn kan ikke begynne med et siffer.', 'A name cannot begin with a digit.')
          : both('Et tall og et navn står rett etter hverandre.', 'A number and a name follow each other directly.'),
        both(
          'JavaScript tror at et tall begynner, og møter så en bokstav.',
          'JavaScript thinks that a number begins, and then meets a letter.',
        ),
        isName
          ? both('Sett sifferet sist i navnet.', 'Put the digit at the end of the name.')
          : both('Skriv * imellom hvis du vil gange.', 'Write * between them if you want to multiply.'),
      );
    },
  },
  byLine(
    'decimal-comma',
    /=\s*\d+,\d+(?:\.\d+)?\s*;?\s*$|[{,]\s*[\p{L}_$][\p{L}\p{N}_$]*\s*:\s*\d+,\d{1,2}\s*[,}]/u,
    both('Et tall er skrevet med komma.', 'A number is written with a comma.'),
    both('JavaScript bruker punktum i desimaltall.', 'JavaScript uses a point in decimal numbers.'),
    both('Skriv 3.5 i stedet for 3,5.', 'Write 3.5 instead of 3,5.'),
  ),
  byLine(
    'date-without-quotes',
    /(?<![\w$."'`])\d{1,2}\.\d{1,2}\.(?:19|20)\d\d(?![\w$])/,
    both('Datoen står uten anførselstegn.', 'The date has no quotes.'),
    both('Uten dem leser JavaScript den som et tall.', 'Without them JavaScript reads it as a number.'),
    both('Skriv den som en tekst, med anførselstegn rundt.', 'Write it as a string, with quotes around it.'),
  ),
  byLine(
    'points-in-number',
    /(?<![\w$.])\d{1,3}(?:\.\d{3}){2,}(?![\w$.])/,
    both('Tallet har flere punktum.', 'The number has several points.'),
    both(
      'Punktum skiller heltall og desimaler, ikke tusener.',
      'A point is before the decimals, not between thousands.',
    ),
    both('Skriv 1000000, eller 1_000_000.', 'Write 1000000, or 1_000_000.'),
  ),
  byLine(
    'space-in-number',
    /(?<![\w$])\d{1,3} \d{3}\b/,
    both('Det er et mellomrom inni et tall.', 'There is a space inside a number.'),
    both('Et tall skrives uten mellomrom.', 'A number is written without spaces.'),
    both('Skriv 10000, eller 10_000.', 'Write 10000, or 10_000.'),
  ),
  byMessage(
    'leading-zero',
    /^Octal literals/,
    both('Et tall kan ikke begynne med 0.', 'A number cannot begin with 0.'),
    both('En kode eller et telefonnummer er egentlig en tekst.', 'A code or a phone number is really a text.'),
    both('Ta bort nullen, eller sett anførselstegn rundt.', 'Remove the zero, or put quotes around it.'),
  ),
  byLine(
    'number-after-dot',
    /(?<![\w.$])[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*\.\d/u,
    both('Det står et tall etter punktumet.', 'There is a number after the dot.'),
    both(
      'Etter et punktum kommer et navn. Et element i en liste hentes med [ ].',
      'After a dot comes a name. An item of a list is fetched with [ ].',
    ),
    both('Skriv [3] i stedet for .3.', 'Write [3] instead of .3.'),
  ),
];

const UNIT_WHY = both(
  'En variabel kan holde et tall eller en tekst, ikke begge deler.',
  'A variable can hold a number or a string, not both.',
);
const UNIT_TRIES = both(
  'Ta bort benevningen, og skriv den heller i console.log.',
  'Remove the unit, and write it in console.log instead.',
);

/** Numbers with a unit or a percent sign after them. */
export const UNITS: readonly Mistake[] = [
  byLineAnd(
    'unit-after-number',
    /^invalid number literal$/,
    /\d(?:cm|mm|km|m|kg|g|kr|l|dl|px|min|s|år|grader|NOK|USD)\b/,
    both('Det står en benevning rett etter tallet.', 'There is a unit right after the number.'),
    UNIT_WHY,
    UNIT_TRIES,
  ),
  byLineAnd(
    'unit-after-number',
    /^expecting '[;,]'$|^Unexpected identifier/,
    /(?<![\p{L}\p{N}_$])\d[\d.]*\s+(?:cm|mm|km|m|kg|g|kr|kroner|liter|grader|NOK|USD)\s*(?:[;),]|$)/u,
    both('Det står en benevning etter tallet.', 'There is a unit after the number.'),
    UNIT_WHY,
    UNIT_TRIES,
  ),
  byLine(
    'percent-sign',
    /\d\s*%\s*(?:[;),]|$)/,
    both('% betyr ikke prosent i JavaScript.', '% does not mean percent in JavaScript.'),
    both('% gir resten når to tall deles.', '% gives the remainder when two numbers are divided.'),
    both('Skriv 25 / 100 for 25 prosent.', 'Write 25 / 100 for 25 percent.'),
  ),
  {
    id: 'percent-sign',
    find: ({ syntax, line: number }, line, source) =>
      syntax &&
      /^\s*(?:let|const|var|if|for|while|function|return|class|switch)\b/.test(line) &&
      /\d\s*%$/.test(plainOf(lineAbove(source, number)))
        ? texts(
            both(
              '% på linjen over betyr ikke prosent i JavaScript.',
              '% on the line above does not mean percent in JavaScript.',
            ),
            both('% gir resten når to tall deles.', '% gives the remainder when two numbers are divided.'),
            both('Skriv 25 / 100 for 25 prosent.', 'Write 25 / 100 for 25 percent.'),
          )
        : null,
  },
];
