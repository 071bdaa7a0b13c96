import { both, escaped, type Mistake, plainOf, texts } from './mistake.ts';

/** Words between two signs, with nothing but spaces and commas between them. */
const WORDS = /(?<=(?:[(=,+]|^\s*return\b)\s*)\p{L}+(?:,?\s+\p{L}+)+[!?.]*(?=\s*(?:[);,+]|$))/gu;
const PART_OF_LANGUAGE =
  /^(?:true|false|null|undefined|new|New|typeof|x|return|await|async|function|const|let|var|console|prompt|alert|Number|String|Math)$/;
/** Words of the language that are words of a sentence as well. */
const OF_BOTH = /^(?:and|or|not|og|eller|ikke|mod|div|in|of|if|else|for|while|do|case|this|instanceof)$/i;

export const BACKSLASH_BEFORE_QUOTE: Mistake = {
  id: 'backslash-before-quote',
  find: ({ syntax, message }, line) =>
    syntax && message === 'unexpected end of string' && /^[^"']*(["'])(?:(?!\\?\1).)*\\\1\s*[;),+]/.test(line)
      ? texts(
          both('En omvendt skråstrek står rett foran anførselstegnet.', 'A backslash comes right before the quote.'),
          both(
            'Sammen betyr de et anførselstegn inni teksten, så teksten slutter ikke der.',
            'Together they mean a quote inside the string, so the string does not end there.',
          ),
          both(
            'Ta bort skråstreken, eller skriv to for én i teksten: \\\\.',
            'Remove the backslash, or write two for one in the string: \\\\.',
          ),
        )
      : null,
};

/** Text that is written as if it were code, or over several lines. */
export const QUOTES: readonly Mistake[] = [
  {
    // `['ost', 'melk'']`
    id: 'quote-too-many',
    find({ syntax, message, column }, line) {
      const before = line.slice(0, (column ?? 1) - 1);
      const [, quote] = /^[^"']*(?:(?:"[^"]*"|'[^']*')[^"']*)*?(?:"[^"]+(")|'[^']+('))$/.exec(before)
        ? (/(["'])$/.exec(before) ?? [])
        : [];
      return syntax &&
        message === 'unexpected end of string' &&
        quote &&
        new RegExp(`^${quote}[\\s\\])};,]*$`).test(line.slice(before.length))
        ? texts(
            both('Det står et anførselstegn for mye etter teksten.', 'There is one quote too many after the string.'),
            both('Teksten er slutt ved det første av de to.', 'The string is over at the first of the two.'),
            both('Ta bort det siste av dem.', 'Remove the last one of them.'),
          )
        : null;
    },
  },
  {
    id: 'text-over-lines',
    find({ syntax, message, line: number }, line, source) {
      const quote = syntax && message === 'unexpected end of string' ? plainOf(line).match(/["']/)?.[0] : undefined;
      if (!quote) return null;
      const after = source.split('\n').slice(number ?? 0);
      const last = after.findIndex((one) => one.includes(quote));
      // The code of a value in the text is no code after it.
      const text = [...after.slice(0, last), after[last]?.split(quote)[0] ?? '']
        .join(' ')
        .replace(/\$\{[^{}]*\}/g, 'x');
      const rest = after[last]?.split(quote).slice(1).join(quote) ?? '';
      // Code between the quotes: then the first text only lacks its end.
      const isText = last >= 0 && /^\s*(?:\p{L}|\d+\.? ?\p{L})/u.test(text) && !/[(){}=;]|\/\//.test(text);
      const isHtml = last >= 0 && /^\s*<\/?[a-z][^=]*>/.test(text);
      return (isText && /^\s*(?:\+.*|[);,]*\s*)$/.test(rest)) || isHtml
        ? texts(
            both('Teksten går over flere linjer.', 'The string goes over several lines.'),
            both(
              `Mellom ${quote} må hele teksten stå på én linje.`,
              `Between ${quote} the whole string must be on one line.`,
            ),
            both(
              'Bruk skråstilte anførselstegn (backtick) på begge sider, eller skriv alt på én linje.',
              'Use backticks on both sides, or write it all on one line.',
            ),
          )
        : null;
    },
  },
  {
    id: 'quotes-missing',
    find({ syntax, message, column }, line, source) {
      if (!syntax || !/^(?:Unexpected identifier|expecting '[;,]'$)/.test(message)) return null;
      const second = line.slice((column ?? 1) - 1).match(/^\p{L}+/u)?.[0];
      const plain = plainOf(line);
      for (const { 0: text, index } of plain.matchAll(WORDS)) {
        const words: readonly string[] = text.match(/\p{L}+/gu) ?? [];
        const areParameters =
          /^\s*\)\s*(?:\{|=>)/.test(plain.slice(index + text.length)) &&
          !/^\s*\}?\s*(?:else\s+)?(?:if|while)\b/.test(plain);
        // `a and b` with names that are made nowhere is a condition.
        const isShown = /\b(?:log|prompt|alert)\s*\([^()]*$/.test(plain.slice(0, index));
        const isCode = words.some(
          (word) => PART_OF_LANGUAGE.test(word) || isMade(word, source) || (!isShown && OF_BOTH.test(word)),
        );
        if (areParameters || isCode || second === undefined || words.indexOf(second) < 1) continue;
        return texts(
          both('Her er det tekst uten anførselstegn.', 'There is text without quotes here.'),
          both(
            'Uten anførselstegn leser JavaScript hvert ord som et navn.',
            'Without quotes JavaScript reads each word as a name.',
          ),
          both(`Skriv "${text}" med anførselstegn.`, `Write "${text}" with quotes.`),
        );
      }
      return null;
    },
  },
];

/** Lines with a quote or a backtick that has no other. */
export const UNPAIRED: readonly Mistake[] = [
  {
    // `["Ola`, "Kari"]`
    id: 'different-quotes',
    find: ({ syntax }, line) =>
      syntax && line.split('`').length === 2 && /^[^"'`]*(?:(?:"[^"`]*"|'[^'`]*')[^"'`]*)*["'][^"'`]*`/.test(line)
        ? texts(
            both(
              'Teksten begynner og slutter med forskjellige anførselstegn.',
              'The string begins and ends with different quotes.',
            ),
            both('Det må være det samme tegnet på begge sider.', 'It must be the same quote on both sides.'),
            both('Bytt ut det ene av dem.', 'Replace one of them.'),
          )
        : null,
  },
  {
    id: 'backtick-missing',
    find({ syntax, line: number }, _line, source) {
      const ticks = source
        .replace(/\/\/.*|\\./g, '')
        .split('\n')
        .map((one) => one.split('`').length - 1);
      const odd = ticks.flatMap((count, index) => (count % 2 === 1 ? [index + 1] : []));
      const [place] = odd.length === 1 ? odd : [];
      return syntax && odd.length % 2 === 1
        ? texts(
            place === undefined || place === number
              ? both('Et skråstilt anførselstegn (backtick) mangler.', 'A backtick is missing.')
              : both(
                  `Et skråstilt anførselstegn (backtick) mangler. Se på linje ${place}.`,
                  `A backtick is missing. Look at line ${place}.`,
                ),
            both(
              'En tekst med verdier i har ett foran og ett bak.',
              'A string with values in it has one before and one after it.',
            ),
            both(
              'Sett inn det som mangler, eller ta bort det som er for mye.',
              'Add the one that is missing, or remove the one that is too much.',
            ),
          )
        : null;
    },
  },
  {
    id: 'quotes-not-in-pairs',
    find: ({ syntax, message }, line) =>
      syntax &&
      message !== 'unexpected end of string' &&
      !areInPairs(line) &&
      line.replace(/'[^'"]*'|\\./g, '').split('"').length % 2 === 0
        ? texts(
            both('Anførselstegnene på linjen går ikke opp i par.', 'The quotes on this line do not come in pairs.'),
            both('En tekst har ett foran og ett bak.', 'A string has one before and one after it.'),
            both(
              'Sett inn det som mangler, eller ta bort det som er for mye.',
              'Add the one that is missing, or remove the one that is too much.',
            ),
          )
        : null,
  },
];

/** Read from the left, every string of the line has its end: one kind of quote may be inside the other. */
export function areInPairs(line: string): boolean {
  return !/["']/.test(line.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|\/\/.*/g, ''));
}

export const QUOTE_INSIDE_TEXT: Mistake = {
  id: 'quote-inside-text',
  find: ({ syntax, message }, line) =>
    syntax &&
    message !== 'unexpected end of string' &&
    /^[^"'`]*(?:(["'])[^"']*\1(?![\p{L}#'"])[^"']*)*(["'])[^"']*\2[\p{L}#'"][^"']*["']/u.test(line)
      ? texts(
          both('Et anførselstegn inni teksten avslutter den.', 'A quote inside the string ends it.'),
          both(
            'JavaScript tror at teksten er slutt ved det andre tegnet.',
            'JavaScript thinks that the string is over at the second quote.',
          ),
          both(
            'Bruk den andre typen utenpå: \' i stedet for ", eller omvendt.',
            'Use the other kind around it: \' instead of ", or the other way round.',
          ),
        )
      : null,
};

/** Whether the program has a variable, a parameter, a function or a class of that name, as far as its text says. */
function isMade(name: string, source: string): boolean {
  const alone = `(?<![\\p{L}\\p{N}_$])${escaped(name)}(?![\\p{L}\\p{N}_$])`;
  return new RegExp(
    `\\b(?:let|const|var|function|class)\\s[^=;\\n]*${alone}|${alone}[^()\\n]*\\)?\\s*=>|\\bcatch\\s*\\(\\s*${alone}`,
    'u',
  ).test(source);
}
