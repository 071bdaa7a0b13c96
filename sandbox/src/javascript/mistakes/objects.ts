import { bracketIssue, openAbove, openAtEnd } from './brackets.ts';
import { both, byLine, byLineAnd, escaped, lineAbove, type Mistake, plainOf, texts } from './mistake.ts';

const OBJECT_WHY = both(
  'I et objekt står navn: verdi, med komma imellom.',
  'An object has name: value, with commas between.',
);

/** A value begins where none can be. */
const VALUE_BEGINS =
  /^Unexpected (?:string|number|identifier '.*'|token '(?:\{|\[|-|true|false|null|new|this)')$|^expecting '[,;}]'$/;

/** Objects over several lines or given to a function, and objects in a list. */
export const OBJECT_PARTS: readonly Mistake[] = [
  {
    id: 'object-shape',
    find({ syntax, message, line: number }, line, source) {
      const plain = plainOf(line);
      const above = plainOf(lineAbove(source, number));
      const word = /^\s*(let|const|var|function)\s+[\p{L}_$][\p{L}\p{N}_$]*\s*:/u.exec(plain)?.[1];
      // What a condition, a loop or a function begins, is no object.
      const isHead = /^\s*(?:\}\s*)?(?:else|if|for|while|switch|function)\b/.test(above);
      const isIn = !isHead && /[{,]$|^\s*[\p{L}\p{N}_$"']+\s*[:=]/u.test(above);
      const open = /^\s*[}\]]$/.test(above) ? openAbove(source, number) : null;
      const isAfterPart = open?.bracket === '{' && /[=(:]\s*\{$/.test(plainOf(source.split('\n')[open.line - 1] ?? ''));
      if (!syntax || (!isIn && !isAfterPart)) return null;
      if (word && /,$|[=(:]\s*\{$/.test(above))
        return texts(
          both(
            `Inni et objekt står det ikke ${word} foran et navn.`,
            `Inside an object there is no ${word} before a name.`,
          ),
          OBJECT_WHY,
          both(`Ta bort ${word}.`, `Remove ${word}.`),
        );
      if (message === "Unexpected token '='" && /^\s*[\p{L}\p{N}_$"']+\s*=[^=>]/u.test(plain))
        return texts(
          both('Det står = inni et objekt.', 'There is a = inside an object.'),
          OBJECT_WHY,
          both('Skriv kolon i stedet for =.', 'Write a colon instead of =.'),
        );
      if (
        message === "Unexpected token ';'" &&
        /^\s*[\p{L}\p{N}_$"']+\s*:.*;$/u.test(plain) &&
        /\{$|^\s*[\p{L}\p{N}_$"']+\s*:/u.test(above)
      )
        return texts(
          both('Det står semikolon inni et objekt.', 'There is a semicolon inside an object.'),
          OBJECT_WHY,
          both('Skriv komma i stedet for semikolon.', 'Write a comma instead of the semicolon.'),
        );
      // More of them on a line are the items of a list.
      if (message === "Unexpected token ','" && /^\s*[\p{L}\p{N}_$"']+\s*,\s*["'`\d]+\s*,?$/u.test(plain))
        return texts(
          both('Det står komma der det skal være kolon.', 'There is a comma where a colon should be.'),
          OBJECT_WHY,
          both('Skriv kolon etter navnet.', 'Write a colon after the name.'),
        );
      if (
        /^\s*(?!(?:case|get|set|async|static|let|const|var|function|new|if|elif|else|for|while)\s)[\p{L}_$][\p{L}\p{N}_$]*(?: [\p{L}_$][\p{L}\p{N}_$]*)+\s*:/u.test(
          plain,
        )
      )
        return texts(
          both(
            'Et navn i et objekt kan ikke ha mellomrom når det står uten anførselstegn.',
            'A name in an object cannot have spaces when it has no quotes.',
          ),
          both(
            'JavaScript leser ordene som to navn etter hverandre.',
            'JavaScript reads the words as two names after each other.',
          ),
          both(
            'Skriv ordene sammen med stor bokstav: minAlder.',
            'Write the words together with a capital letter: myAge.',
          ),
        );
      const hasNoComma =
        (isAfterPart || /^\s*[\p{L}\p{N}_$"']+\s*:.*[^,{[(]$/u.test(above)) && /^\s*[\p{L}\p{N}_$"']+\s*:/u.test(plain);
      return hasNoComma && /^Unexpected (?:identifier|string)|^expecting '[,}]'/.test(message)
        ? texts(
            both('Det mangler et komma på slutten av linjen over.', 'A comma is missing at the end of the line above.'),
            OBJECT_WHY,
            both('Sett komma på slutten av linjen over.', 'Put a comma at the end of the line above.'),
          )
        : null;
    },
  },
  {
    id: 'object-shape',
    find: ({ syntax, message, column }, line) =>
      syntax &&
      message === "Unexpected token '='" &&
      // With what is before it on the line, a part of an object that is given to a function.
      /\(\s*\{(?:[^{}]*,)?\s*[\p{L}_$][\p{L}\p{N}_$]*\s*$/u.test(line.slice(0, (column ?? 1) - 1)) &&
      !/\bfunction\b|=>/.test(plainOf(line))
        ? texts(
            both('Det står = inni et objekt.', 'There is a = inside an object.'),
            OBJECT_WHY,
            both('Skriv kolon i stedet for =.', 'Write a colon instead of =.'),
          )
        : null,
  },
  {
    id: 'object-shape',
    find({ syntax, message, line: number, column }, line, source) {
      if (!syntax || !VALUE_BEGINS.test(message)) return null;
      const before = line.slice(0, (column ?? 1) - 1);
      // `{ navn alder: 3 }`: after a name alone it is a comma.
      if (/^[\p{L}\p{N}_$]+\s*:/u.test(line.slice((column ?? 1) - 1))) return null;
      // What is between { and } on the line, or on lines of its own, has another part with a colon.
      const isOnLine =
        /\{(?:[^{}]*,)?\s*[\p{L}_$][\p{L}\p{N}_$]*\s+$/u.test(before) &&
        /[{,]\s*[\p{L}_$][\p{L}\p{N}_$]*\s*:/u.test(plainOf(line));
      const isOwnLine =
        /^\s*(?!(?:case|return|throw|typeof|else|let|const|var|if|for|while|function|await)\b)[\p{L}_$][\p{L}\p{N}_$]*\s+$/u.test(
          before,
        ) &&
        /^\s*[\p{L}\p{N}_$"']+\s*:.*,$|[=(:]\s*\{$/u.test(plainOf(lineAbove(source, number))) &&
        openAbove(source, number)?.bracket === '{';
      return isOnLine || isOwnLine
        ? texts(
            both('Det mangler et kolon i objektet.', 'A colon is missing in the object.'),
            OBJECT_WHY,
            both('Skriv kolon etter navnet.', 'Write a colon after the name.'),
          )
        : null;
    },
  },
  {
    // `stopp() {` on the line below the } of another method of an object.
    id: 'object-shape',
    find({ syntax, message, line: number }, line, source) {
      const isMethod = /^\s*(?:async\s+)?([\p{L}_$][\p{L}\p{N}_$]*)\s*\([^()]*\)\s*\{/u.exec(plainOf(line))?.[1];
      if (!syntax || !isMethod || !message.startsWith(`Unexpected identifier '${isMethod}'`)) return null;
      const open = openAtEnd(
        source
          .split('\n')
          .slice(0, (number ?? 1) - 1)
          .join('\n'),
      );
      return /^\s*\}$/.test(plainOf(lineAbove(source, number))) &&
        open?.bracket === '{' &&
        /(?:[(,:[?]|(?<![=!<>])=|\breturn)\s*$/.test(open.before)
        ? texts(
            both('Det mangler et komma på slutten av linjen over.', 'A comma is missing at the end of the line above.'),
            both(
              'Delene i et objekt skilles med komma, også metoder.',
              'The parts of an object are separated by commas, methods too.',
            ),
            both('Sett komma på slutten av linjen over.', 'Put a comma at the end of the line above.'),
          )
        : null;
    },
  },
  {
    // Another sign than a colon or a comma in an object inside something else.
    id: 'object-shape',
    find({ syntax, message, line: number, column }, line, source) {
      const sign = syntax ? message.match(/^Unexpected token '([;=])'$/)?.[1] : undefined;
      if (!sign || number === null || column === null) return null;
      // A bracket that is missing comes first.
      if (bracketIssue(source)?.kind === 'open') return null;
      const open = openAtEnd([...source.split('\n').slice(0, number - 1), line.slice(0, column - 1)].join('\n'));
      if (open?.bracket !== '{' || !/(?:[(,:[?]|(?<![=!<>])=|\breturn)\s*$/.test(open.before)) return null;
      const before = line.slice(0, column - 1);
      const after = line.slice(column - 1);
      const isName = /(?:^|[{,])\s*[\p{L}\p{N}_$"']+\s*$/u.test(before);
      if (!isName && (sign === '=' || !/[\p{L}\p{N}_$"']\s*:\s*\S/u.test(before))) return null;
      // After a name a value shows that a colon is meant.
      if (isName && sign === ';' && !/^;\s*(?:[-\d"'`[{]|(?:true|false|null)\b)/.test(after)) return null;
      const isEnd = /^;\s*\}/.test(after);
      return texts(
        sign === '='
          ? both('Det står = inni et objekt.', 'There is a = inside an object.')
          : both('Det står semikolon inni et objekt.', 'There is a semicolon inside an object.'),
        OBJECT_WHY,
        sign === '='
          ? both('Skriv kolon i stedet for =.', 'Write a colon instead of =.')
          : isName
            ? both('Skriv kolon i stedet for semikolon.', 'Write a colon instead of the semicolon.')
            : isEnd
              ? both('Ta bort semikolonet.', 'Remove the semicolon.')
              : both('Skriv komma i stedet for semikolon.', 'Write a comma instead of the semicolon.'),
      );
    },
  },
  {
    // After a method or a function of the object.
    id: 'object-shape',
    find({ syntax, message, line: number, column }, line, source) {
      if (!syntax || message !== "Unexpected token ';'" || bracketIssue(source)) return null;
      const above = source.split('\n').slice(0, (number ?? 1) - 1);
      const open = openAtEnd([...above, line.slice(0, (column ?? 1) - 1)].join('\n'));
      const isObject =
        open?.bracket === '{' &&
        /(?:[=(,[]|\breturn|[\p{L}\p{N}_$]\s*:)\s*$/u.test(open.before) &&
        !/\b(?:case\b.*|default\s*):\s*$/.test(open.before);
      return isObject
        ? texts(
            both('Det står semikolon inni et objekt.', 'There is a semicolon inside an object.'),
            OBJECT_WHY,
            both('Skriv komma i stedet for hvert semikolon der.', 'Write a comma instead of each semicolon there.'),
          )
        : null;
    },
  },
  {
    id: 'comma-between-objects',
    find({ syntax, message, line: number }, line, source) {
      if (!syntax || message !== "Unexpected token '{'" || !/^\s*\{/.test(line)) return null;
      const above = source.split('\n').slice(0, (number ?? 1) - 1);
      // A comment may be between them.
      const at = above.findLastIndex((one) => plainOf(one).trim() !== '');
      if (!/\}$/.test(plainOf(above[at] ?? '')) || openAbove(source, number)?.bracket !== '[') return null;
      const isNext = plainOf(lineAbove(source, number)) === plainOf(above[at] ?? '');
      const place = isNext ? both('linjen over', 'the line above') : both(`linje ${at + 1}`, `line ${at + 1}`);
      return texts(
        both(`Det mangler et komma på slutten av ${place._no}.`, `A comma is missing at the end of ${place._eng}.`),
        both('Elementene i en liste skilles med komma.', 'The items of an array are separated by commas.'),
        both(`Sett komma på slutten av ${place._no}.`, `Put a comma at the end of ${place._eng}.`),
      );
    },
  },
  {
    // `oppslag{` over `"a": 1,`
    id: 'object-equals-missing',
    find({ syntax, message, line: number }, line, source) {
      const name = plainOf(line).match(/^\s*(?:(?:let|const|var)\s+)?([\p{L}_$][\p{L}\p{N}_$]*)\s*\{$/u)?.[1];
      const below = source.split('\n').slice(number ?? 0);
      const isObject = /^\s*(?:[\p{L}\p{N}_$]+|"[^"]*"|'[^']*')\s*:\s*["'`[{]/u.test(
        below.find((one) => one.trim() !== '') ?? '',
      );
      if (!syntax || !/^expecting/.test(message) || !name || !isObject || /^(?:else|do|try|finally)$/.test(name))
        return null;
      const isMade = new RegExp(`\\b(?:let|const|var)\\s+${escaped(name)}(?![\\w$])`).test(source);
      const right = isMade
        ? plainOf(line)
            .trim()
            .replace(/\s*\{$/, ' = {')
        : `const ${name} = {`;
      return texts(
        both(`Mellom ${name} og { mangler det et likhetstegn.`, `An equals sign is missing between ${name} and {.`),
        both('En variabel får objektet sitt med =.', 'A variable gets its object with =.'),
        both(`Skriv ${right}`, `Write ${right}`),
      );
    },
  },
];

/** Objects and lists between brackets of another kind. */
export const OBJECT_BRACKETS: readonly Mistake[] = [
  {
    id: 'object-in-parentheses',
    find({ syntax, message, line: number }, line, source) {
      if (!syntax || message !== "Unexpected token ':'" || !/^\s*(?:[\p{L}\p{N}_$]+|["'][^"']*["'])\s*:/u.test(line))
        return null;
      const open = openAbove(source, number);
      const head = plainOf(source.split('\n')[(open?.line ?? 1) - 1] ?? '');
      return open?.bracket === '(' && /=\s*\($/.test(head)
        ? texts(
            both('Objektet har runde parenteser.', 'The object has round parentheses.'),
            both('Et objekt er mellom { og }.', 'An object is between { and }.'),
            both(
              `Skriv { i stedet for ( på linje ${open.line}, og } der objektet slutter.`,
              `Write { instead of ( on line ${open.line}, and } where the object ends.`,
            ),
          )
        : null;
    },
  },
  byLine(
    'object-in-parentheses',
    /=\s*\(\s*(?:[\w$]+|""|'')\s*:/,
    both('Objektet har runde parenteser.', 'The object has round parentheses.'),
    both('Et objekt er mellom { og }.', 'An object is between { and }.'),
    both('Skriv { navn: "Kari", alder: 12 }.', 'Write { name: "Kari", age: 12 }.'),
  ),
  byLineAnd(
    'object-in-brackets',
    /':'$/,
    /=\s*\[\s*(?:[\p{L}\p{N}_$]+|""|'')\s*:/u,
    both('Objektet har hakeparenteser.', 'The object has square brackets.'),
    both('Et objekt er mellom { og }. [ og ] lager en liste.', 'An object is between { and }. [ and ] make an array.'),
    both('Skriv { navn: "Kari", alder: 12 }.', 'Write { name: "Kari", age: 12 }.'),
  ),
  byLine(
    'list-in-braces',
    /=\s*\{\s*(?:\d+|""|'')\s*[,}]/,
    both('Listen har krøllparenteser.', 'The list has braces.'),
    both(
      'En liste er mellom [ og ]. Krøllparenteser lager et objekt.',
      'An array is between [ and ]. Braces make an object.',
    ),
    both('Skriv [1, 2, 3].', 'Write [1, 2, 3].'),
  ),
];

/** An object on one line, with another sign than a colon or a comma. */
export const OBJECT_ON_ONE_LINE: Mistake = {
  id: 'object-shape',
  find({ syntax }, line) {
    const plain = plainOf(line);
    const inside = syntax ? plain.match(/=\s*\{\s*([^}]*)/)?.[1] : undefined;
    if (inside === undefined || /=>\s*\{/.test(plain)) return null;
    const hasEquals = /^[\w$"']+\s*=[^=>]/.test(inside);
    const hasSemicolon = /^[\w$"']+\s*:[^;]*;/.test(inside) && /;[^;]*\}/.test(plain);
    const hasNoComma = /:\s*(?:["'`]["'`]|[\w.]+)\s+[\w$"']+\s*:/.test(inside);
    if (!hasEquals && !hasSemicolon && !hasNoComma) return null;
    return texts(
      hasEquals
        ? both('Det står = inni et objekt.', 'There is a = inside an object.')
        : hasSemicolon
          ? both('Det står semikolon inni et objekt.', 'There is a semicolon inside an object.')
          : both('Det mangler et komma i objektet.', 'A comma is missing in the object.'),
      both('I et objekt står navn: verdi, med komma imellom.', 'An object has name: value, with commas between.'),
      both('Skriv { navn: "Kari", alder: 12 }.', 'Write { name: "Kari", age: 12 }.'),
    );
  },
};
