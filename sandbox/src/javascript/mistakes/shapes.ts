import { bracketIssue, openAbove } from './brackets.ts';
import { FUNCTIONS } from './functions.ts';
import {
  both,
  byLine,
  byLineAnd,
  byMessage,
  escaped,
  lineAbove,
  type Mistake,
  plainOf,
  type Texts,
  texts,
} from './mistake.ts';
import { NUMBERS } from './numbers.ts';
import { UNPAIRED } from './quotes.ts';

function templateNotClosed(line: number | null): Texts {
  return texts(
    line === null
      ? both('En verdi inni teksten blir ikke avsluttet med }.', 'A value inside the string is not ended with }.')
      : both(
          `En verdi inni teksten på linje ${line} blir ikke avsluttet med }.`,
          `A value inside the string on line ${line} is not ended with }.`,
        ),
    both('Verdien står mellom krøllparenteser, med $ foran.', 'The value is between braces, with $ before them.'),
    both('Sett inn } etter verdien.', 'Add } after the value.'),
  );
}

/** Where the engine's own words are about something else. */
export const MISLEADING: readonly Mistake[] = [
  byLine(
    'brackets-after-name',
    /\b(?:let|const|var)\s+[\p{L}_$][\p{L}\p{N}_$]*\s*\[\s*\]/u,
    both(
      'Etter navnet på en ny variabel står det ingen hakeparenteser.',
      'After the name of a new variable there are no square brackets.',
    ),
    both('JavaScript ser av verdien om det er en liste.', 'JavaScript sees from the value whether it is an array.'),
    both('Skriv let liste = [1, 2, 3].', 'Write let list = [1, 2, 3].'),
  ),
  byLine(
    'let-before-part',
    /\b(?:let|const|var)\s+[\p{L}_$][\p{L}\p{N}_$]*\s*(?:\.|\[[^\],]*\]\s*(?:[=.[]|\+\+|--|[-+*/]=))/u,
    both(
      'Foran en del av noe skal det ikke stå let eller const.',
      'There is no let or const before a part of something.',
    ),
    both(
      'De lager en ny variabel, med et navn uten punktum og hakeparenteser.',
      'They make a new variable, with a name without dots and brackets.',
    ),
    both('Ta bort ordet foran.', 'Remove the word before it.'),
  ),
  byLine(
    'text-without-comment',
    /^\s*(?!(?:let|const|var|return|function|class|else|new|for|if|while|throw|typeof|case|async|await)\b)\p{L}+(?:,?\s+\p{L}+){2,}[.!?]?$/u,
    both('Linjen er vanlig tekst, og ikke kode.', 'The line is ordinary text, and not code.'),
    both('En kommentar begynner med //.', 'A comment begins with //.'),
    both(
      'Skriv // foran hvis det er en kommentar, eller console.log("…") hvis teksten skal vises.',
      'Write // before it if it is a comment, or console.log("…") if the text should be shown.',
    ),
  ),
  {
    id: 'template-not-closed',
    find({ syntax, message, line: number, column }, line, source) {
      const [, sign] = line.slice(0, column ?? 0).match(/\$\{[^{}()[\]`]*([)\]])$/) ?? [];
      if (sign && message === "expected '}' after template expression")
        return {
          ...templateNotClosed(null),
          tries: both(`Skriv } i stedet for ${sign}.`, `Write } instead of ${sign}.`),
        };
      if (syntax && /`[^`]*\$\{[^}`]*`/.test(line)) return templateNotClosed(null);
      if (message !== "expected '}' after template expression") return null;
      const begun = line.slice(0, (column ?? 1) - 1).lastIndexOf('${');
      const inside = begun < 0 ? null : line.slice(begun + 2).match(/^[^}]*(?=\})/)?.[0];
      // The next } is that of another value.
      if (inside?.includes('${')) return templateNotClosed(null);
      if (inside !== null && inside !== undefined)
        return texts(
          both(
            'Mellom { og } i teksten står det mer enn én verdi.',
            'There is more than one value between { and } in the string.',
          ),
          both(
            'Der kan det bare være én verdi eller ett regnestykke.',
            'Only one value or one calculation can be there.',
          ),
          both(
            'Flytt } rett bak verdien, eller skriv tegnet som mangler.',
            'Move } to right after the value, or write the sign that is missing.',
          ),
        );
      // The engine goes on until the next string.
      const above = source.split('\n').slice(0, (number ?? 1) - 1);
      const open = above.findLastIndex((one) => /\$\{[^}]*$/.test(one));
      return templateNotClosed(open < 0 ? null : open + 1);
    },
  },
  byLine(
    'arrow-parameters',
    /=\s*[\w$]+\s*,\s*[\w$]+\s*=>/,
    both('Det mangler parenteser rundt parameterne.', 'Parentheses are missing around the parameters.'),
    both(
      'Flere enn én parameter foran => må stå i parentes.',
      'More than one parameter before => must be in parentheses.',
    ),
    both('Skriv (a, b) => i stedet.', 'Write (a, b) => instead.'),
  ),
];

/** Programs that do not start: what is missing, too much or in the wrong place. */
export const SHAPES: readonly Mistake[] = [
  byLine(
    'equals-twice-in-declaration',
    /^\s*(?:let|const|var)\s+[\w$]+\s*={2,3}(?!=)/,
    both(
      'Det er for mange likhetstegn der variabelen lages.',
      'There are too many equals signs where the variable is made.',
    ),
    both('Ett likhetstegn gir en verdi. Tre sammenligner.', 'One equals sign gives a value. Three compare.'),
    both('Skriv ett likhetstegn.', 'Write one equals sign.'),
  ),
  {
    id: 'html-in-program',
    find({ syntax, line: number }, line, source) {
      if (!syntax || !/^\s*<\/?[a-z][\w-]*(?:\s[^<>]*)?>/i.test(plainOf(line))) return null;
      // Where the line above goes on in this one, it is a value.
      return /[=(+,]$/.test(plainOf(lineAbove(source, number)))
        ? texts(
            both('Her er det HTML uten anførselstegn.', 'There is HTML without quotes here.'),
            both('I et program er HTML en tekst.', 'In a program HTML is a string.'),
            both(
              'Sett et skråstilt anførselstegn (backtick) foran og bak HTML-en.',
              'Put a backtick before and after the HTML.',
            ),
          )
        : texts(
            both('Dette er HTML, og ikke JavaScript.', 'This is HTML, and not JavaScript.'),
            both('HTML hører hjemme i siden, ikke i programmet.', 'HTML belongs in the page, not in the program.'),
            /^\s*<\/?script\b/i.test(line)
              ? both('Slett <script> og </script>.', 'Delete <script> and </script>.')
              : both('Flytt linjen til siden.', 'Move the line to the page.'),
          );
    },
  },
  byLineAnd(
    'html-in-program',
    /'<'$/,
    /^(?!.*`).*[=(,]\s*<\/?[a-z][\w-]*(?:\s[^<>]*)?>/i,
    both('Her er det HTML uten anførselstegn.', 'There is HTML without quotes here.'),
    both('I et program er HTML en tekst.', 'In a program HTML is a string.'),
    both('Sett anførselstegn rundt den.', 'Put quotes around it.'),
  ),
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
  {
    id: 'bracket-does-not-match',
    find({ syntax }, line, source) {
      if (bracketIssue(source)?.kind === 'crossed') return null;
      const plain = plainOf(line);
      const more = (one: string, other: string) => plain.split(one).length - plain.split(other).length;
      // Where the other kind is whole, the sign is right and one before it is missing.
      // One that closes nothing, where the other kind is whole, is too much.
      const isExtra = (more('[', ']') < 0 && more('(', ')') === 0) || (more('(', ')') < 0 && more('[', ']') === 0);
      const isWrong =
        !isExtra &&
        ((/\[[^[\]()]*\)/.test(plain) && (more('(', ')') !== 0 || more('[', ']') <= 0)) ||
          (/\([^[\]()]*\]/.test(plain) && (more('[', ']') !== 0 || more('(', ')') <= 0)));
      return syntax && isWrong
        ? texts(
            both('En parentes blir lukket med feil tegn.', 'A bracket is closed with the wrong sign.'),
            both('[ lukkes med ], og ( lukkes med ).', '[ is closed with ], and ( is closed with ).'),
            both('Bytt ut tegnet som ikke passer.', 'Change the sign that does not match.'),
          )
        : null;
    },
  },
  byLineAnd(
    'name-missing',
    /^variable name expected$/,
    /^\s*(?:let|const|var)\s*=/,
    both('Variabelen mangler et navn.', 'The variable has no name.'),
    both('Mellom let og = står navnet.', 'The name is between let and =.'),
    both('Skriv et navn: let alder = 3.', 'Write a name: let age = 3.'),
  ),
  byLineAnd(
    'comma-too-many',
    /^variable name expected$/,
    /,\s*;?\s*$/,
    both('Linjen slutter med et komma som ikke skal være der.', 'The line ends with a comma that should not be there.'),
    both('Etter et komma venter JavaScript en variabel til.', 'After a comma JavaScript expects another variable.'),
    both('Ta bort kommaet.', 'Remove the comma.'),
  ),
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
  ...UNPAIRED,
  byLineAnd(
    'two-dots',
    /'\.'$|^invalid property name$|^missing formal parameter$/,
    /(?:^|[[({,=])\s*\.\.(?!\.)\s*[\p{L}_$[]/u,
    both('Det er to punktum her, og det skal være tre.', 'There are two dots here, and there should be three.'),
    both(
      'Tre punktum pakker ut en liste, eller samler flere verdier i en.',
      'Three dots unpack an array, or collect several values in one.',
    ),
    both('Skriv ... foran navnet.', 'Write ... before the name.'),
  ),
  byLineAnd(
    'unpack-without-value',
    /^variable name expected$/,
    /^\s*(?:let|const|var)\s*(?:\{[^{}=]*\}|\[[^[\]=]*\])\s*;?$/,
    both('Det mangler = og en verdi på slutten.', '= and a value are missing at the end.'),
    both(
      'Navnene i parentesen hentes ut av det som står etter =.',
      'The names in the brackets are taken out of what comes after =.',
    ),
    both('Skriv for eksempel const { navn, alder } = person.', 'Write for example const { name, age } = person.'),
  ),
  {
    id: 'name-after-dot-missing',
    find({ message, column }, line) {
      if (message !== 'expecting field name') return null;
      const after = line.slice((column ?? 1) - 1).match(/^[.\s]*([["'`(])/)?.[1];
      if (/[\p{L}\p{N}_$)\]]\.\?[\p{L}_$]/u.test(line) && !/\s:\s/.test(line))
        return texts(
          both('Tegnene i ?. er byttet om.', 'The signs of ?. are the wrong way round.'),
          both(
            'Med ?. blir svaret undefined når det som står foran, er undefined eller null.',
            'With ?. the answer is undefined where what comes before it is undefined or null.',
          ),
          both('Skriv ?. i stedet for .? her.', 'Write ?. instead of .? here.'),
        );
      if (/["'`]\s*\.\s*["'`]|["'`]\s+\.|\s\.\s+["'`]/.test(line))
        return texts(
          both('Et punktum setter ikke tekster sammen.', 'A dot does not join strings.'),
          both('Etter et punktum kommer navnet på en del.', 'After a dot comes the name of a part.'),
          both('Skriv + i stedet for punktumet.', 'Write + instead of the dot.'),
        );
      return texts(
        both('Etter et punktum mangler det et navn.', 'A name is missing after a dot.'),
        both(
          'Punktumet henter noe fra det som står foran, som length.',
          'The dot takes something from what comes before it, such as length.',
        ),
        after === '['
          ? both('Ta bort punktumet.', 'Remove the dot.')
          : after
            ? both('Skriv bare navnet etter punktumet.', 'Write just the name after the dot.')
            : both(
                'Skriv navnet etter punktumet, eller ta bort punktumet.',
                'Write the name after the dot, or remove the dot.',
              ),
      );
    },
  },
  byMessage(
    'comment-not-closed',
    /^unexpected end of comment$/,
    both('En kommentar begynner her, men den slutter aldri.', 'A comment begins here but never ends.'),
    both(
      'Alt etter /* hører til kommentaren, helt til det kommer */.',
      'Everything after /* belongs to the comment, until there is a */.',
    ),
    both('Skriv */ der kommentaren skal slutte.', 'Write */ where the comment should end.'),
  ),
  {
    id: 'comment-not-begun',
    find: ({ syntax, column }, line) =>
      syntax && line.slice((column ?? line.length + 1) - 1).startsWith('*/')
        ? texts(
            both('Her slutter en kommentar som ikke er begynt.', 'A comment ends here that has not begun.'),
            both(
              '*/ avslutter en kommentar. Den slutter ved den første */, også når det står flere /* i den.',
              '*/ ends a comment. It ends at the first */, even where there are several /* in it.',
            ),
            both('Ta bort */ her.', 'Remove */ here.'),
          )
        : null,
  },
  {
    id: 'odd-character',
    find({ syntax, message, column }, line) {
      const sign =
        syntax && message === 'unexpected character'
          ? line.slice((column ?? 1) - 1).match(/^./u)?.[0]
          : // Between digits this one is read as a letter.
            message === 'invalid number literal' && /\d\s*·/.test(line)
            ? '·'
            : undefined;
      if (!sign || /[“”‘’«»]/.test(sign)) return null;
      const what = both(
        `JavaScript forstår ikke tegnet ${sign}.`,
        `JavaScript does not understand the character ${sign}.`,
      );
      const written = MATHEMATICS[sign];
      if (written)
        return texts(
          what,
          both('JavaScript bruker tegn som finnes på tastaturet.', 'JavaScript uses signs that are on the keyboard.'),
          both(`Skriv ${written}.`, `Write ${written}.`),
        );
      if (sign === '´')
        return texts(
          what,
          both('En tekst har rette anførselstegn.', 'A string has straight quotes.'),
          both('Skriv " eller \' i stedet.', 'Write " or \' instead.'),
        );
      if (/[€£¤§°½¬¨\p{Extended_Pictographic}]/u.test(sign))
        return texts(
          what,
          both('Slike tegn kan bare stå i en tekst.', 'Such characters can only be in a string.'),
          both(
            'Ta det bort, eller sett anførselstegn rundt teksten som det hører til.',
            'Remove it, or put quotes around the text that it belongs to.',
          ),
        );
      return texts(
        what,
        both(
          'Slike tegn følger ofte med når du kopierer tekst.',
          'Such characters often come along when you copy text.',
        ),
        /[–—−]/.test(sign)
          ? both(
              'Slett streken og skriv et vanlig minustegn (-).',
              'Delete the dash and type an ordinary minus sign (-).',
            )
          : both('Slett tegnet og skriv det på nytt med tastaturet.', 'Delete it and type it again on your keyboard.'),
      );
    },
  },
  {
    id: 'condition-without-parentheses',
    find({ syntax }, line) {
      const word = syntax
        ? plainOf(line).match(/^\s*(?:\}\s*)?(?:else\s+)?(if|while|for|switch)\s+[^(\s]/)?.[1]
        : undefined;
      return word
        ? texts(
            both(`Etter ${word} mangler det parenteser.`, `Parentheses are missing after ${word}.`),
            both(
              `I JavaScript står det som hører til ${word}, i parentes.`,
              `In JavaScript what belongs to ${word} is in parentheses.`,
            ),
            word === 'for'
              ? both('Skriv for (let i = 0; i < 3; i++) {', 'Write for (let i = 0; i < 3; i++) {')
              : both(
                  `Skriv ${word} (${word === 'switch' ? 'x' : 'x > 2'}) {`,
                  `Write ${word} (${word === 'switch' ? 'x' : 'x > 2'}) {`,
                ),
          )
        : null;
    },
  },
  {
    id: 'else-with-condition',
    find({ syntax, line: number }, line, source) {
      if (!syntax || !/\belse\s*\([^)]*\)\s*\{?\s*$/.test(plainOf(line))) return null;
      const after = source.split('\n').slice(number ?? 0);
      return texts(
        both('Det står et vilkår etter else.', 'There is a condition after else.'),
        both(
          'else gjelder alle de andre tilfellene og har derfor ikke noe vilkår.',
          'else is for all the other cases, so it has no condition.',
        ),
        // Where another else follows, this one cannot be without a condition.
        after.some((one) => /\belse\b/.test(plainOf(one)))
          ? both('Skriv if mellom else og vilkåret.', 'Write if between else and the condition.')
          : both(
              'Skriv if mellom else og vilkåret, eller ta bort vilkåret.',
              'Write if between else and the condition, or remove the condition.',
            ),
      );
    },
  },
  byLineAnd(
    'loop-with-commas',
    /^expected 'of' or 'in'/,
    /^\s*for\s*\((?!.*;).*,.*,/,
    both('Delene i løkken er skilt med komma.', 'The parts of the loop are separated by commas.'),
    both(
      'De tre delene i en for-løkke skilles med semikolon.',
      'The three parts of a for loop are separated by semicolons.',
    ),
    both('Skriv for (let i = 0; i < 3; i++) {', 'Write for (let i = 0; i < 3; i++) {'),
  ),
  byLineAnd(
    'loop-with-commas',
    /^(?:unexpected token in expression|Unexpected token|expecting|invalid redefinition of lexical identifier)/i,
    /^\s*for\s*\((?:[^;()]*;[^;()]*,[^;()]*|[^;()]*,[^;()]*;[^;()]*)\)\s*(?:\{|$)/,
    both('Det står et komma der det skal være semikolon.', 'There is a comma where a semicolon should be.'),
    both(
      'De tre delene i en for-løkke skilles med semikolon.',
      'The three parts of a for loop are separated by semicolons.',
    ),
    both('Skriv for (let i = 0; i < 3; i++) {', 'Write for (let i = 0; i < 3; i++) {'),
  ),
  byLineAnd(
    'semicolon-in-parentheses',
    /';'$/,
    /^(?!\s*for\b).*;\s*\)+\s*;?$/,
    both('Det står et semikolon inni parentesen.', 'There is a semicolon inside the parentheses.'),
    both('Semikolon kommer etter hele linjen.', 'A semicolon comes after the whole line.'),
    both('Ta bort semikolonet foran ).', 'Remove the semicolon before ).'),
  ),
  ...FUNCTIONS,
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
    /\b(?:let|const|var)\s+[\p{L}_$][\p{L}\p{N}_$]*\s+[\p{L}_$][\p{L}\p{N}_$]*\s*=[^=>]/u,
    both('Et variabelnavn kan ikke ha mellomrom.', 'The name of a variable cannot have spaces.'),
    both(
      'JavaScript leser ordene som to navn etter hverandre.',
      'JavaScript reads the words as two names after each other.',
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
  ...NUMBERS,
  {
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
  },
  {
    id: 'call-without-parentheses',
    find({ syntax, message }, line, source) {
      const names = [...plainOf(line).matchAll(/(?<![\p{L}\p{N}_$.])([\p{L}_$][\p{L}\p{N}_$]*)\s+(?:""|''|``)/gu)];
      const name = names
        .map(([, one = '']) => one)
        .find(
          (one) =>
            /^(?:prompt|alert|Number|parseInt|parseFloat|String)$/.test(one) ||
            new RegExp(`\\bfunction\\s+${escaped(one)}\\s*\\(`).test(source),
        );
      return syntax && name && /^(?:expecting '[;,]'|Unexpected string)$/.test(message)
        ? texts(
            both(`Etter ${name} mangler det parenteser.`, `Parentheses are missing after ${name}.`),
            both('Det som en funksjon får, står i parentes.', 'What a function gets is in parentheses.'),
            both(`Skriv ${name}("…").`, `Write ${name}("…").`),
          )
        : null;
    },
  },
  byLine(
    'log-without-parentheses',
    /^\s*console\.\w+(?:\s+["'`\w]|\s*\{)/,
    both('console.log mangler parenteser.', 'console.log has no parentheses.'),
    both('Det som skal vises, står i parentes.', 'What should be shown is in parentheses.'),
    both('Skriv console.log("hei").', 'Write console.log("hi").'),
  ),
  {
    id: 'object-shape',
    find({ syntax }, line) {
      const plain = plainOf(line);
      const inside = syntax ? plain.match(/=\s*\{\s*([^}]*)/)?.[1] : undefined;
      if (inside === undefined || /=>\s*\{/.test(plain)) return null;
      const hasEquals = /^[\w$"']+\s*=[^=>]/.test(inside);
      const hasSemicolon = /^[\w$"']+\s*:[^;]*;/.test(inside);
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
  },
  {
    id: 'colon-in-call',
    find({ syntax, message }, line) {
      // `console.log(Alder: + alder)`.
      const label = plainOf(line).match(/[\p{L}\p{N}_$]\s*\(\s*([\p{L}_$][\p{L}\p{N}_$]*)\s*:\s*(?:,|\+\s)/u)?.[1];
      return syntax && message === "Unexpected token ':'" && label
        ? texts(
            both('Det mangler anførselstegn rundt en tekst.', 'Quotes are missing around a string.'),
            both(
              `Uten dem leser JavaScript ${label} som et navn, og kolonet passer ikke der.`,
              `Without them JavaScript reads ${label} as a name, and the colon does not fit there.`,
            ),
            both(`Skriv "${label}:" med anførselstegn.`, `Write "${label}:" with quotes.`),
          )
        : null;
    },
  },
  {
    id: 'colon-in-call',
    find: ({ syntax, message }, line) =>
      syntax &&
      message === "Unexpected token ':'" &&
      /[\p{L}\p{N}_$]\s*\([^()?]*:/u.test(plainOf(line)) &&
      !/\b(?:for|function|catch)\b|=>|\)\s*\{$/.test(plainOf(line))
        ? texts(
            both('Det står et kolon inni en parentes.', 'There is a colon inside parentheses.'),
            both('Verdier i en parentes skilles med komma.', 'Values in parentheses are separated by commas.'),
            /\(\s*[\p{L}_$][\p{L}\p{N}_$]*\s*:/u.test(plainOf(line))
              ? both(
                  'Skriv bare verdien, eller sett { og } rundt hvis det er et objekt.',
                  'Write just the value, or put { and } around if it is an object.',
                )
              : both('Skriv komma i stedet for kolonet.', 'Write a comma instead of the colon.'),
          )
        : null,
  },
  {
    id: 'colon-at-end',
    find: ({ syntax, message }, line) =>
      syntax && message === "expecting ';'" && /:$/.test(plainOf(line))
        ? texts(
            both('Linjen slutter med kolon.', 'The line ends with a colon.'),
            both(
              'En vanlig linje slutter med semikolon eller ingenting.',
              'An ordinary line ends with a semicolon or nothing.',
            ),
            both('Skriv ; i stedet for :.', 'Write ; instead of :.'),
          )
        : null,
  },
  {
    id: 'comma-too-many',
    find: ({ syntax, message }, line) =>
      syntax &&
      /^unexpected token in expression: ','$|^invalid property name$/.test(message) &&
      /[,(]\s*,/.test(plainOf(line))
        ? texts(
            both('Det står et komma for mye her.', 'There is one comma too many here.'),
            both('Mellom to komma må det stå en verdi.', 'There must be a value between two commas.'),
            both('Ta bort det ene kommaet.', 'Remove one of the commas.'),
          )
        : null,
  },
  byLine(
    'throw-of-nothing',
    /\bthrow\s*;?\s*$/,
    both('Etter throw mangler det en feil.', 'An error is missing after throw.'),
    both('throw trenger noe å kaste.', 'throw needs something to throw.'),
    both('Skriv throw new Error("…").', 'Write throw new Error("…").'),
  ),
  byLineAnd(
    'sign-of-console',
    /^unexpected token in expression: '>+'$/,
    /^\s*>+\s*[^\s=]/,
    both('Linjen begynner med >.', 'The line begins with >.'),
    both(
      'Konsollen viser > foran det du skriver, men tegnet er ikke en del av koden.',
      'The console shows > before what you write, but the sign is not a part of the code.',
    ),
    both('Ta bort > foran hver linje.', 'Remove > before each line.'),
  ),
  byLineAnd(
    'operator-without-value',
    /^unexpected token in expression/,
    /(?:^|[^=!<>+\-*/%&|?])=\s*(?:[;)\]]|$)/,
    both('Etter = mangler det en verdi.', 'A value is missing after =.'),
    both(
      'Det som står til venstre for =, får verdien som står til høyre.',
      'What is to the left of = gets the value that is to the right.',
    ),
    both('Skriv verdien etter =.', 'Write the value after =.'),
  ),
  byLineAnd(
    'operator-without-value',
    /^unexpected token in expression|regexp$/,
    /(?:[*/%<&|]|(?<!=)>|(?<!\+)\+|(?<!-)-|[^=!<>]=)\s*(?:[;)\]]|$)|[*/%+-]\s*[*/%]\s/,
    both('Det mangler en verdi foran eller etter et tegn.', 'A value is missing before or after a sign.'),
    both('Tegn som +, * og > trenger en verdi på hver side.', 'Signs such as +, * and > need a value on each side.'),
    both('Skriv verdien som mangler, eller ta bort tegnet.', 'Write the value that is missing, or remove the sign.'),
  ),
  byMessage(
    'expression-not-closed',
    /regexp$/,
    both('Et mønster mellom / og / blir aldri avsluttet.', 'A pattern between / and / never ends.'),
    both(
      'En skråstrek der en verdi skal begynne, begynner et mønster.',
      'A slash where a value should begin, begins a pattern.',
    ),
    both(
      'Sett inn / der mønsteret slutter, eller anførselstegn rundt hvis det er en tekst.',
      'Add / where the pattern ends, or quotes around it if it is a text.',
    ),
  ),
  {
    id: 'dash-in-name',
    find({ syntax, message }, line) {
      const name = plainOf(line).match(/\.style\.([a-z]+(?:-[a-z]+)+)\s*=(?!=)/)?.[1];
      const right = name?.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      return syntax && message === 'invalid assignment left-hand side' && name
        ? texts(
            both(
              `JavaScript leser streken i ${name} som et minustegn.`,
              `JavaScript reads the dash in ${name} as a minus sign.`,
            ),
            both(
              'Navn fra CSS skrives i ett ord her, med stor bokstav der streken var.',
              'Names of CSS are one word here, with a capital letter where the dash was.',
            ),
            both(`Skriv ${right}.`, `Write ${right}.`),
          )
        : null;
    },
  },
  {
    id: 'assign-to-value',
    find({ syntax, message }, line, source) {
      // Where a bracket is missing, that comes first.
      if (!syntax || message !== 'invalid assignment left-hand side' || bracketIssue(source)?.kind === 'open')
        return null;
      const hasName = /[^=!<>]=\s*[\p{L}_$][\p{L}\p{N}_$.[\]]*\s*;?\s*$/u.test(plainOf(line));
      const isCondition = /^\s*\}?\s*(?:else\s+)?(?:if|while)\b/.test(line);
      return texts(
        both(
          'Til venstre for = står det noe som ikke kan få en verdi.',
          'To the left of = there is something that cannot get a value.',
        ),
        both(
          '= gir en variabel en verdi. === spør om to ting er like.',
          '= gives a variable a value. === asks whether two things are equal.',
        ),
        /=\s*!/.test(plainOf(line)) && !hasName
          ? both('Skriv !== for å spørre om to ting er ulike.', 'Write !== to ask whether two things are different.')
          : isCondition
            ? both('Skriv === for å sammenligne.', 'Write === to compare.')
            : hasName
              ? both(
                  'Bytt om sidene, eller skriv === hvis du vil sammenligne.',
                  'Swap the sides, or write === if you want to compare.',
                )
              : both(
                  'Skriv navnet på en variabel til venstre, eller === hvis du vil sammenligne.',
                  'Write the name of a variable to the left, or === if you want to compare.',
                ),
      );
    },
  },
  {
    id: 'break-outside-loop',
    find({ syntax, message }) {
      const word = syntax ? message.match(/^(break|continue) must be inside/)?.[1] : undefined;
      return word
        ? texts(
            both(`${word} står utenfor en løkke.`, `${word} is outside a loop.`),
            both('Ordet styrer en løkke, så det må stå inni en.', 'The word steers a loop, so it must be inside one.'),
            both(
              'Flytt linjen inn i løkken. Se om en } kommer for tidlig.',
              'Move the line into the loop. See whether a } comes too early.',
            ),
          )
        : null;
    },
  },
  byLineAnd(
    'increment-of-value',
    /^invalid increment\/decrement operand$/,
    /\+\+\s*(?:""|''|``)|(?:""|''|``)\s*\+\+/,
    both('Det står ++ ved siden av en tekst.', 'There is ++ next to a string.'),
    both(
      '++ øker en variabel med én. Tekster settes sammen med +.',
      '++ adds one to a variable. Strings are joined with +.',
    ),
    both('Skriv + i stedet for ++.', 'Write + instead of ++.'),
  ),
  byMessage(
    'increment-of-value',
    /^invalid increment\/decrement operand$/,
    both('++ og -- virker bare på en variabel.', '++ and -- work only on a variable.'),
    both(
      'De gir variabelen en ny verdi, én større eller mindre.',
      'They give the variable a new value, one more or less.',
    ),
    both('Skriv navnet på variabelen foran: i++.', 'Write the name of the variable before it: i++.'),
  ),
  byMessage(
    'try-without-catch',
    /^expecting catch or finally$/,
    both('En try mangler sin catch.', 'A try has no catch.'),
    both(
      'try sier hva som skal prøves, og catch hva som skal skje hvis det går galt.',
      'try says what should be tried, and catch what should happen if it goes wrong.',
    ),
    both('Skriv catch (feil) { … } etter }.', 'Write catch (error) { … } after the }.'),
  ),
  {
    id: 'brace-expected',
    find({ syntax, message, line: number }, line, source) {
      const above = plainOf(lineAbove(source, number));
      const isFunctionHere = /^\s*(?:async\s+)?function\b[^{}()]*\([^{}()]*\)\s*[^\s{;=:]/.test(plainOf(line));
      const isMethod =
        /^\s+(?:(?:static|async|get|set)\s+)*(?!(?:if|for|while|switch|catch|super)\b)[\p{L}_$][\p{L}\p{N}_$]*\s*\([^{}()]*\)$/u.test(
          above,
        ) && /\bclass\b/.test(lineOfOpen(source, number, above));
      const isFunction = isFunctionHere || isMethod || /^\s*(?:async\s+)?function\b[^{}]*\)$/.test(above);
      const isHere = isFunctionHere || /\bcatch\s*\([^)]*\)\s*[^\s{]/.test(plainOf(line));
      const isAfter = isFunction || isHere || /\b(?:catch\s*\(.*\)|try|finally|switch\s*\(.*\))$/.test(above);
      // The block has its end already.
      const issue = bracketIssue(source);
      const hasEnd = issue?.kind === 'extra' && issue.bracket === '}';
      return syntax && /^(?:Unexpected|expecting '\{')/.test(message) && isAfter && !/^\s*\{/.test(line)
        ? texts(
            both('Det mangler en {.', 'A { is missing.'),
            isMethod
              ? both(
                  'Det som skal skje i en metode, står mellom { og }.',
                  'What happens in a method is between { and }.',
                )
              : isFunction
                ? both(
                    'Det som skal skje i en funksjon, står mellom { og }.',
                    'What happens in a function is between { and }.',
                  )
                : both(
                    'Etter try, catch og switch (…) må det stå { og }.',
                    'After try, catch and switch (…) there must be { and }.',
                  ),
            isHere
              ? hasEnd
                ? both('Skriv { etter parentesen.', 'Write { after the parentheses.')
                : both(
                    'Skriv { etter parentesen, og } etter blokken.',
                    'Write { after the parentheses, and } after the block.',
                  )
              : hasEnd
                ? both('Skriv { på slutten av linjen over.', 'Write { at the end of the line above.')
                : both(
                    'Skriv { på slutten av linjen over, og } etter blokken.',
                    'Write { at the end of the line above, and } after the block.',
                  ),
          )
        : null;
    },
  },
  byLineAnd(
    'case-outside-switch',
    /'(?:case|default)'$/,
    /^\s*(?:case\b.*:|default\s*:)/,
    both('case står utenfor en switch.', 'case is outside a switch.'),
    both('case er ett tilfelle av en switch, mellom { og }.', 'case is one case of a switch, between { and }.'),
    both('Skriv switch (verdi) { på linjen over.', 'Write switch (value) { on the line above.'),
  ),
];

/** The line with the bracket that is open where the line above begins. */
function lineOfOpen(source: string, number: number | null, above: string): string {
  const lines = source.split('\n');
  const place = lines.slice(0, (number ?? 1) - 1).findLastIndex((one) => plainOf(one) === above);
  const open = openAbove(source, place + 1);
  return open?.bracket === '{' ? (lines[open.line - 1] ?? '') : '';
}

/** Signs of mathematics, and what is written for them. */
const MATHEMATICS: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '÷': '/',
  '≤': '<=',
  '≥': '>=',
  '≠': '!==',
  '²': '** 2',
  '³': '** 3',
  '√': 'Math.sqrt( )',
};

/** The last resort: where JavaScript stopped reading. */
export const UNEXPECTED: Mistake = {
  id: 'unexpected-token',
  find({ syntax, message }) {
    const sign = syntax
      ? message.match(/^(?:Unexpected token|unexpected token in expression:) '(.+)'$/)?.[1]
      : undefined;
    return sign ? unexpected(sign) : null;
  },
};

export function unexpected(sign: string): Texts {
  const shown = sign === '.' ? both('punktumet', 'the dot') : both(sign, sign);
  return texts(
    both(
      `JavaScript venter noe annet enn ${shown._no} her.`,
      `JavaScript expects something else than ${shown._eng} here.`,
    ),
    both(
      'Enten mangler det noe foran, eller så skal det stå noe annet eller ingenting der.',
      'Either something is missing before it, or there should be something else or nothing in its place.',
    ),
    both(
      `Se nøye på ${shown._no} og på det som står rett foran.`,
      `Look closely at ${shown._eng} and at what comes right before.`,
    ),
  );
}
