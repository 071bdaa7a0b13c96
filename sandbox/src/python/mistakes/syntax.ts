import { closest } from '../../judge/closest.ts';
import { lookUp } from '../../judge/look-up.ts';
import { openIn } from './expressions.ts';
import { KEYWORDS_ELSEWHERE } from './foreign-statements.ts';
import { both, CODE_NAME, hasWord, KEYWORDS, type Mistake, plainOf, texts } from './mistake.ts';
import { BUILTINS, METHODS, namesIn } from './names.ts';
import { placeOfDef } from './program.ts';

/** The other programs that do not start. */
export const SYNTAX: readonly Mistake[] = [
  {
    id: 'plus-plus',
    find: ({ syntax, plain }) => {
      const sign = syntax && plain.match(/[\p{L}\p{N}_](\+\+|--)\s*;?\s*$/u)?.[1];
      if (!sign) return null;
      const right = sign === '++' ? '+= 1' : '-= 1';
      return texts(
        both(`Python har ikke ${sign}.`, `Python has no ${sign}.`),
        sign === '++'
          ? both('Du øker en variabel ved å legge til et tall.', 'You increase a variable by adding a number to it.')
          : both(
              'Du gjør en variabel mindre ved å trekke fra et tall.',
              'You make a variable smaller by subtracting a number from it.',
            ),
        /=/.test(plain)
          ? both(`Skriv ${right} på en egen linje.`, `Write ${right} on a line of its own.`)
          : both(`Skriv ${right}.`, `Write ${right}.`),
      );
    },
  },
  {
    id: 'missing-in',
    find: ({ syntax, plain }) => {
      const head = `^\\s*for\\s+${CODE_NAME}(?:\\s*,\\s*${CODE_NAME})*\\s+`;
      if (!syntax || /\bin\b/.test(plain) || !new RegExp(`${head}[\\p{L}_]`, 'u').test(plain)) return null;
      const instead = plain.match(new RegExp(`${head}(\\p{L}+)\\s+[\\p{L}\\p{N}_[("']`, 'u'))?.[1];
      return texts(
        both('Løkken mangler ordet in.', 'The loop lacks the word in.'),
        both('En for-løkke leses: for hvert element in noe.', 'A for loop reads: for each element in something.'),
        instead
          ? both(`Skriv in i stedet for ${instead}.`, `Write in instead of ${instead}.`)
          : both('Skriv in foran det du vil gå gjennom.', 'Write in before what you want to go through.'),
      );
    },
  },
  {
    id: 'space-in-name',
    find({ syntax, says, text, plain, source, line }) {
      const [, word, last = ''] = plain.match(new RegExp(`^\\s*(\\p{L}+) (${CODE_NAME})\\s*=(?!=)`, 'u')) ?? [];
      const below = source
        .split('\n')
        .slice(line ?? 0)
        .map((one) => plainOf(one));
      const isAlone = word && below.some((one) => hasWord(one, last)) && !below.some((one) => hasWord(one, word));
      return syntax &&
        says(/^invalid syntax/) &&
        !plain.endsWith(':') &&
        ![...KEYWORDS, ...Object.keys(KEYWORDS_ELSEWHERE)].includes(text.trim().split(' ')[0] ?? '') &&
        /^\s*[\p{L}_][\p{L}\p{N}_]*( [\p{L}\p{N}_]+)+\s*=[^=]/u.test(text)
        ? texts(
            both('Et variabelnavn kan ikke ha mellomrom.', 'The name of a variable cannot have spaces.'),
            both(
              'Python leser ordene som flere navn etter hverandre.',
              'Python reads the words as several names after each other.',
            ),
            isAlone
              ? both(
                  `Ta bort ${word}. Lenger ned heter variabelen bare ${last}.`,
                  `Remove ${word}. Further down the variable is just called ${last}.`,
                )
              : both(
                  'Sett understrek mellom ordene, for eksempel min_alder.',
                  'Put underscores between the words, such as my_age.',
                ),
          )
        : null;
    },
  },
  {
    id: 'equals-missing-in-call',
    find: ({ syntax, says, before, rest }) => {
      const name = syntax && says(/^invalid syntax$/) && before.match(/\bprint\s*\((?:.*,)?\s*(end|sep)\s*$/)?.[1];
      const value = name && rest.match(/^(["'])(?:\\.|(?!\1).)*\1/)?.[0];
      return value
        ? texts(
            both(`Det mangler = etter ${name}.`, `There is no = after ${name}.`),
            both(
              'Slike valg i en parentes har et navn, = og en verdi.',
              'Such choices in parentheses have a name, = and a value.',
            ),
            both(`Skriv ${name}=${value}.`, `Write ${name}=${value}.`),
          )
        : null;
    },
  },
  {
    id: 'sign-missing-after-name',
    find({ syntax, says, text, plain, source, line }) {
      // print and its like are functions, and what is made elsewhere may be one too.
      const [, name = '', value = ''] =
        (syntax &&
          says(/^invalid syntax/) &&
          text.match(
            new RegExp(
              `^\\s*(${CODE_NAME})\\s+((?:${CODE_NAME}\\(.*\\)|f?"[^"]*"|f?'[^']*'|-?\\d[\\d.]*|\\[.*\\]))\\s*(?:#.*)?$`,
              'u',
            ),
          )) ||
        [];
      const isUsed = source
        .split('\n')
        .some((one, index) => index >= (line ?? 0) && hasWord(plainOf(one.replace(/\bf(["'])(.*?)\1/g, '$2')), name));
      const called = value.match(new RegExp(`^(${CODE_NAME})\\(`, 'u'))?.[1];
      const isMethod = called !== undefined && METHODS.some(([, methods]) => methods.split(' ').includes(called));
      const known = [...BUILTINS, ...namesIn(source, '')];
      if (called && !isMethod && !known.includes(called)) return null;
      const isTaken = [...KEYWORDS, ...BUILTINS, ...Object.keys(KEYWORDS_ELSEWHERE)].includes(name);
      if (!name || isTaken || !isUsed || placeOfDef(source.split('\n'), name) >= 0 || /=/.test(plain)) return null;
      if (isMethod)
        return texts(
          both(`Det mangler et punktum etter ${name}.`, `A dot is missing after ${name}.`),
          both(
            'Mellom en verdi og metoden som brukes på den, skal det være et punktum.',
            'Between a value and the method that is used on it, there must be a dot.',
          ),
          both(`Skriv ${name}.${value}.`, `Write ${name}.${value}.`),
        );
      return texts(
        both(`Det mangler et tegn etter ${name}.`, `A sign is missing after ${name}.`),
        both('I Python gir ett likhetstegn en verdi.', 'In Python one equals sign gives a value.'),
        both(
          `Skal ${name} få verdien, skriv ${name} = ${value}.`,
          `If ${name} should get the value, write ${name} = ${value}.`,
        ),
      );
    },
  },
  {
    id: 'misspelt-keyword',
    find: ({ syntax, says, plain, source }) => {
      if (!syntax || !says(/^(invalid syntax|expected ':')/)) return null;
      const taken = [...KEYWORDS, ...BUILTINS, ...namesIn(source, '')];
      for (const [word] of plain.trim().matchAll(/^[\p{L}]+|(?<=\s)[\p{L}]+(?=\s)/gu)) {
        const keyword = taken.includes(word)
          ? undefined
          : (lookUp(KEYWORDS_ELSEWHERE, word) ??
            (plain.endsWith(':') && plain.trim().startsWith(word) ? lookUp(KEYWORDS_TRANSLATED, word) : undefined) ??
            closest(word, wordsFor(plain), 2));
        if (keyword && word.length > 1) {
          return texts(
            both(`Python kjenner ikke ordet «${word}».`, `Python does not know the word "${word}".`),
            both(
              'Faste ord må skrives nøyaktig slik Python skriver dem.',
              'Keywords must be spelt exactly as Python spells them.',
            ),
            both(`Mente du ${keyword}?`, `Did you mean ${keyword}?`),
          );
        }
      }
      return null;
    },
  },
  {
    id: 'name-begins-with-digit',
    find: ({ syntax, says, plain }) =>
      syntax && says(/^invalid (decimal|hexadecimal|octal|binary) literal/)
        ? texts(
            both(
              'Rett etter et tall er det noe som ikke hører til tallet.',
              'Right after a number there is something that is no part of it.',
            ),
            both(
              'Et navn kan ikke begynne med et siffer, og et tall kan ikke ha bokstaver.',
              'A name cannot begin with a digit, and a number cannot have letters.',
            ),
            /^\s*\d+[\p{L}_][\p{L}\p{N}_]*\s*=/u.test(plain)
              ? both('Sett sifferet sist i navnet.', 'Put the digit at the end of the name.')
              : both(
                  'Er det en tekst, sett anførselstegn rundt. Er det et regnestykke, skriv et regnetegn imellom.',
                  'If it is a text, put quotation marks around it. If it is a calculation, write an operator in between.',
                ),
          )
        : null,
  },
  {
    id: 'leading-zero',
    find: ({ syntax, says, plain }) => {
      const decimal = plain.match(/(?<![\d.,])\d+,0\d+/)?.[0];
      return syntax && says(/^leading zeros/)
        ? texts(
            both('Et heltall kan ikke begynne med 0.', 'A whole number cannot begin with 0.'),
            decimal
              ? both('Python bruker punktum i desimaltall.', 'Python uses a point in decimal numbers.')
              : both(
                  'Et telefonnummer, et klokkeslett eller en kode er egentlig en tekst.',
                  'A phone number, a time or a code is really a text.',
                ),
            decimal
              ? both(
                  `Er ${decimal} ett desimaltall, skriv punktum: ${decimal.replace(',', '.')}.`,
                  `If ${decimal} is one decimal number, write a point: ${decimal.replace(',', '.')}.`,
                )
              : both(
                  'Er det et tall, ta bort nullene foran. Er det en tekst, sett anførselstegn rundt.',
                  'If it is a number, remove the zeros before it. If it is a text, put quotation marks around it.',
                ),
          )
        : null;
    },
  },
  {
    id: 'try-without-except',
    find: ({ syntax, says, source, line, plain }) => {
      const isMissing = syntax && says(/^expected 'except' or 'finally' block/);
      const word = plain.match(/^\s*(\p{L}+)\b[^=(]*:$/u)?.[1] ?? '';
      if (isMissing && (word === 'catch' || (!KEYWORDS.includes(word) && closest(word, ['except', 'finally'], 2))))
        return texts(
          both(`Python kjenner ikke ordet «${word}».`, `Python does not know the word "${word}".`),
          both('Etter blokken til try kommer ordet except.', 'After the block of try comes the word except.'),
          both(
            `Skriv ${closest(word, ['except', 'finally'], 2) ?? 'except'} i stedet.`,
            `Write ${closest(word, ['except', 'finally'], 2) ?? 'except'} instead.`,
          ),
        );
      if (isMissing && word === 'else')
        return texts(
          both('Etter blokken til try kommer det ingen except.', 'After the block of try there is no except.'),
          both(
            'else sier hva som skal skje når det ikke går galt, og kommer etter except.',
            'else says what should happen if nothing goes wrong, and comes after except.',
          ),
          both('Skriv except: med en blokk foran else.', 'Write except: with a block before else.'),
        );
      return isMissing
        ? texts(
            both('Etter blokken til try kommer det ingen except.', 'After the block of try there is no except.'),
            both(
              'try sier hva som skal prøves, og except hva som skal skje hvis det går galt.',
              'try says what should be tried, and except what should happen if it goes wrong.',
            ),
            source
              .split('\n')
              .slice(line ?? 0)
              .some((one) => /^\s*except\b/.test(one))
              ? both(
                  `Hører linje ${line} til try, gi den mer innrykk. Ellers flytter du except, med linjene som hører til, opp over linje ${line}.`,
                  `If line ${line} belongs to try, indent it more. Otherwise move except, with the lines that belong to it, up above line ${line}.`,
                )
              : both('Skriv except: under, med samme innrykk som try.', 'Write except: below, indented like try.'),
          )
        : null;
    },
  },
  {
    id: 'backslash-in-text',
    find: ({ syntax, says }) =>
      syntax && (says(/unicodeescape/) ?? says(/after line continuation character/))
        ? texts(
            both(
              'Skråstreken \\ gjør noe annet her enn du trodde.',
              'The backslash \\ does something else here than you thought.',
            ),
            both(
              'I en tekst begynner \\ en kode, som \\n for ny linje.',
              'In a text, \\ begins a code, such as \\n for a new line.',
            ),
            both(
              'Skriv \\\\ for én skråstrek, eller bruk vanlig /.',
              'Write \\\\ for one backslash, or use a plain /.',
            ),
          )
        : null,
  },
  {
    id: 'missing-operator',
    find: ({ syntax, says, before, rest, source }) => {
      // class A extends B is about what words mean, and not about values.
      if (/^\s*class\b/.test(before)) return null;
      const isNextStatement = new RegExp(`^${CODE_NAME}\\s*(?:=(?!=)|\\()`, 'u').test(rest);
      const isException = /^\s*except\s+[\p{L}_.]+\s+$/u.test(before);
      const [last] = before.match(/[\p{L}\p{N}_]+(?=\s*$)/u) ?? [''];
      const [next] = rest.match(/^[\p{L}\p{N}_]+/u) ?? [''];
      // After =, or beside a variable in brackets, it is a value.
      const known = namesIn(source, '');
      const isValue =
        /[^=!<>]=(?!=)[^(]*$|^\s*return\b/.test(plainOf(before)) ||
        (openIn(before) !== null && [last, next].some((one) => known.includes(one)));
      const isPair = /[\p{L}\p{N}_)\]"']\s+$/u.test(before) && /^[\p{L}\p{N}_("'[]/u.test(rest);
      return syntax && says(/^invalid syntax$/) && isPair && !KEYWORDS.includes(last) && !KEYWORDS.includes(next)
        ? texts(
            both('To verdier eller navn står rett etter hverandre.', 'Two values or names follow each other directly.'),
            both('Python vet ikke hva som skal skje med dem.', 'Python does not know what to do with them.'),
            isNextStatement
              ? both(
                  'Er det to ting som skal gjøres, skriv dem på hver sin linje. Ellers mangler det noe imellom.',
                  'If two things should be done, write each on a line of its own. Otherwise something is missing in between.',
                )
              : isException
                ? both(`Skriv as foran ${next}.`, `Write as before ${next}.`)
                : !/^\s*(?:if|elif|while|for|except)\b/.test(before) &&
                    (/^\p{L}+ \p{L}/u.test(`${last} ${next}`) || /^\d+ \d+$/.test(`${last} ${next}`)) &&
                    ![last, next].some((one) => namesIn(source, '').includes(one))
                  ? both(
                      'Er det en tekst, sett " foran og etter teksten. Ellers mangler det noe imellom.',
                      'If it is a text, put " before and after it. Otherwise something is missing in between.',
                    )
                  : /^\s*(?:if|elif|while)\b/.test(before) && openIn(before) === null
                    ? both(
                        'Mangler det noe imellom, som ==, < eller in?',
                        'Is something missing between them, such as ==, < or in?',
                      )
                    : isValue
                      ? both(
                          'Mangler det et regnetegn eller et komma imellom?',
                          'Is an operator or a comma missing between them?',
                        )
                      : both(
                          'Mangler det =, et regnetegn eller et komma imellom?',
                          'Is a =, an operator or a comma missing between them?',
                        ),
          )
        : null;
    },
  },
  {
    id: 'unexpected-sign',
    find: ({ syntax, says, rest }) => {
      const sign =
        syntax && says(/^(?:invalid syntax$|expected ':')/) && rest.match(/^(?:[\p{L}\p{N}_]+|[=!<>+*/-]+|\S)/u)?.[0];
      return sign
        ? texts(
            both(`Python venter noe annet enn «${sign}» her.`, `Python expects something else than "${sign}" here.`),
            both(
              'Det som står foran, er ikke ferdig, eller så er det for mye.',
              'What comes before it is not finished, or there is too much of it.',
            ),
            both(`Se nøye på det som står rundt «${sign}».`, `Look closely at what is around "${sign}".`),
          )
        : null;
    },
  },
  {
    id: 'condition-in-line',
    find: ({ syntax, says }) =>
      syntax && says(/expected 'else' after 'if' expression/)
        ? texts(
            both(
              'Python kan ikke lese vilkåret mellom if og else.',
              'Python cannot read the condition between if and else.',
            ),
            both('Der skal det være ett helt vilkår.', 'There must be one whole condition there.'),
            both('Se nøye på det som er mellom if og else.', 'Look closely at what is between if and else.'),
          )
        : null,
  },
  {
    id: 'line-not-finished',
    find: ({ syntax, says, rest }) =>
      syntax && (says(/^invalid syntax$/) ?? says(/^expected ':'/)) && plainOf(rest).trim() === ''
        ? texts(
            both('Linjen slutter før den er ferdig.', 'The line ends before it is complete.'),
            both(
              'Etter det siste på linjen venter Python noe mer.',
              'After the last thing on the line Python expects more.',
            ),
            both('Skriv det som mangler på slutten.', 'Write what is missing at the end.'),
          )
        : null,
  },
];

/** What begins a line with import is from, which is spelt almost like for. */
function wordsFor(plain: string): readonly string[] {
  return /\simport\s/.test(plain) ? KEYWORDS.filter((one) => one !== 'for') : KEYWORDS;
}

/** Words that begin a block, as some learners write them in their own language. */
const KEYWORDS_TRANSLATED: Readonly<Record<string, string>> = {
  si: 'if',
  wenn: 'if',
  om: 'if',
  dersom: 'if',
  sino: 'else',
  sinon: 'else',
  sonst: 'else',
  pour: 'for',
  para: 'for',
  mientras: 'while',
  solange: 'while',
};
