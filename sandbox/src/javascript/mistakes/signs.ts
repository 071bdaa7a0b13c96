import { CALL_ASSIGNED, TEXT_ASSIGNED } from './assigned-calls.ts';
import { bracketIssue, openAbove } from './brackets.ts';
import { both, byLine, byLineAnd, byMessage, lineAbove, type Mistake, plainOf, texts } from './mistake.ts';

/** `a ? "x"; "y"`, with another sign, a word or nothing where the colon should be. */
const TWO_ANSWERS =
  /[^?]\?(?![?.])\s*(?:""|''|``|-?[\p{L}\p{N}_$.]+)(?:\s*[;,|]\s*|\s+(?:else\s+)?)(?:""|''|``|-?[\p{L}\p{N}_$.]+)\s*\)*;?$/u;

/** The signs of a condition, and of a choice with ? and a colon. */
export const CONDITION_SIGNS: readonly Mistake[] = [
  {
    id: 'choice-without-colon',
    find({ syntax, message, column }, line) {
      const choice = line.search(/(?<=[^?])\?(?![?.])/);
      const isAfter = choice >= 0 && (column ?? 0) > choice + 1;
      return syntax && isAfter && /^Unexpected|^expecting ':'|'else'$/.test(message) && TWO_ANSWERS.test(plainOf(line))
        ? texts(
            both(
              'Etter ? mangler det et kolon mellom de to svarene.',
              'After ? a colon is missing between the two answers.',
            ),
            both(
              'Først kommer svaret når vilkåret er sant, så et kolon, og så det andre.',
              'First comes the answer for a true condition, then a colon, and then the other one.',
            ),
            both('Skriv vilkår ? "ja" : "nei".', 'Write condition ? "yes" : "no".'),
          )
        : null;
    },
  },
  byLineAnd(
    'semicolon-in-choice',
    /^Unexpected token ';'$/,
    /\?(?![?.])[^;?]*;\s*:/,
    both('Det står et semikolon foran kolonet.', 'There is a semicolon before the colon.'),
    both(
      'Semikolonet avslutter setningen midt i valget.',
      'The semicolon ends the statement in the middle of the choice.',
    ),
    both('Ta bort semikolonet foran :.', 'Remove the semicolon before :.'),
  ),
  {
    id: 'choice-without-else',
    find: ({ syntax, message }, line) =>
      syntax &&
      /^Unexpected token '[;)]'$/.test(message) &&
      /[^?]\?(?![?.])\s*(?:""|''|``|[\p{L}\p{N}_$.]+)\s*[;)]*$/u.test(plainOf(line))
        ? texts(
            both('Etter ? mangler det som gjelder ellers.', 'After ? the other possibility is missing.'),
            both(
              'Valget har alltid to svar, med kolon imellom.',
              'The choice always has two answers, with a colon between.',
            ),
            both('Skriv vilkår ? "ja" : "nei".', 'Write condition ? "yes" : "no".'),
          )
        : null,
  },
  byLine(
    'half-comparison',
    /(?:&&?|\|\|?)\s*(?:[<>]=?|[!=]==?)/,
    both(
      'Den ene siden av vilkåret mangler det som skal sammenlignes.',
      'One side of the condition lacks what is compared.',
    ),
    both(
      'På begge sider av && og || må det stå et helt vilkår.',
      'On both sides of && and || there must be a whole condition.',
    ),
    both('Gjenta det du sammenligner: x > 1 && x < 5.', 'Repeat what you compare: x > 1 && x < 5.'),
  ),
  byLine(
    'space-in-sign',
    // Joined, two equals signs compare: that is meant only inside a condition.
    // After a whole sign, another one is too much.
    /(?:[!<>+*/-]|(?<=\b(?:if|while)\s*\((?:[^()=]|\([^()]*\))*|\b(?:if|while)\s*\((?:[^()]|\([^()]*\))*[^=!<>])=)\s+=(?!=?>|==)/,
    both('Det er et mellomrom inni et tegn.', 'There is a space inside a sign.'),
    both('Tegn som ===, <= og += skrives uten mellomrom.', 'Signs such as ===, <= and += are written without spaces.'),
    both('Ta bort mellomrommet.', 'Remove the space.'),
  ),
];

/** Colons, commas and operators in the wrong place or without a value. */
export const SIGNS: readonly Mistake[] = [
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
    // `knapp.addEventListener("click", {`, with statements below it
    id: 'function-expected',
    find({ syntax, message, line: number }, _line, source) {
      if (!syntax || !/^Unexpected token|^expecting|^invalid property name$/.test(message)) return null;
      const above = source.split('\n').slice(0, number ?? 1);
      const at = above.findLastIndex((one) => plainOf(one).trim() !== '' && /[{}]$/.test(plainOf(one)));
      const open = plainOf(above[at] ?? '').match(
        /\.(addEventListener)\(\s*(?:""|'')\s*,\s*\{$|(?<![\w$.])(setTimeout|setInterval)\(\s*\{$|\.(forEach)\(\s*\{$/,
      );
      const name = open?.[1] ?? open?.[2] ?? open?.[3];
      return name
        ? texts(
            both(`${name} trenger en funksjon.`, `${name} needs a function.`),
            both(
              'En { alene begynner et objekt her, ikke en blokk med kode.',
              'A { alone begins an object here, not a block of code.',
            ),
            both(`Skriv function () foran { på linje ${at + 1}.`, `Write function () before { on line ${at + 1}.`),
          )
        : null;
    },
  },
  {
    // `document.querySelector(#neste)`, `getElementsByClassName(.kort)`
    id: 'quotes-missing',
    find({ syntax }, line) {
      const [, method, selector] =
        (syntax &&
          plainOf(line).match(
            /\b(querySelector(?:All)?|getElementById|getElementsByClassName)\(\s*([#.][\p{L}_][\p{L}\p{N}_-]*)\s*\)/u,
          )) ||
        [];
      return method && selector
        ? texts(
            both(`${selector} står uten anførselstegn.`, `${selector} has no quotes.`),
            both(`${method} får en tekst i parentesen.`, `${method} gets a string in its parentheses.`),
            method.startsWith('query')
              ? both(`Skriv ${method}("${selector}").`, `Write ${method}("${selector}").`)
              : both(`Skriv ${method}("${selector.slice(1)}").`, `Write ${method}("${selector.slice(1)}").`),
          )
        : null;
    },
  },
  byLineAnd(
    'braces-before-equals',
    /^unexpected token in expression: '='$/,
    /^\s*\{\s*[\p{L}_$][\p{L}\p{N}_$]*(?:\s*,\s*[\p{L}_$][\p{L}\p{N}_$]*)*\s*\}\s*=/u,
    both('En linje som begynner med {, begynner en blokk.', 'A line that begins with { begins a block.'),
    both(
      'Navnene mellom { og } får verdier bare etter let eller const, eller i parentes.',
      'The names between { and } get values only after let or const, or in parentheses.',
    ),
    both('Sett parenteser rundt det hele: ({ a, b } = x).', 'Put parentheses around all of it: ({ a, b } = x).'),
  ),
  {
    // `knapp.addEventListener("click" function () {`
    id: 'missing-comma-or-semicolon',
    find({ syntax, message }, line) {
      const isIt =
        syntax &&
        /^Unexpected token '(?:function|=>)'$|^expecting '[,;]'$/.test(message) &&
        /\((?:""|''|``|[\p{L}\p{N}_$.]+)\s+(?:(?:async\s+)?function\b|\([\p{L}\p{N}_$,\s]*\)\s*=>)/u.test(
          plainOf(line),
        );
      return isIt
        ? texts(
            both('Det mangler et komma foran funksjonen.', 'A comma is missing before the function.'),
            both('Det som står i parentesen, skilles med komma.', 'What is in the parentheses is separated by commas.'),
            both('Sett inn komma der funksjonen begynner.', 'Put a comma where the function begins.'),
          )
        : null;
    },
  },
  {
    id: 'semicolon-in-chain',
    find({ syntax, message, line: number }, line, source) {
      const isIt = syntax && message === "unexpected token in expression: '.'" && /^\s*\.[\p{L}_$]/u.test(line);
      return isIt && /;$/.test(plainOf(lineAbove(source, number)))
        ? texts(
            both('Linjen begynner med et punktum.', 'The line begins with a dot.'),
            both(
              'Semikolonet på linjen over avslutter det som punktumet hører til.',
              'The semicolon on the line above ends what the dot belongs to.',
            ),
            both('Ta bort semikolonet på linjen over.', 'Remove the semicolon on the line above.'),
          )
        : null;
    },
  },
  {
    // `3:` between the cases of a switch
    id: 'case-missing',
    find({ syntax, message, line: number }, line, source) {
      const value = plainOf(line).match(/^\s*(-?\d+|""|''|``)\s*:/) && line.match(/^\s*(.+?)\s*:/)?.[1];
      const open = openAbove(source, number);
      const isInSwitch = open !== null && /\bswitch\b/.test(source.split('\n')[open.line - 1] ?? '');
      return syntax && /^expecting ';'$/.test(message) && value && isInSwitch
        ? texts(
            both(`Foran ${value} mangler ordet case.`, `The word case is missing before ${value}.`),
            both('Hver verdi i en switch begynner med case.', 'Each value of a switch begins with case.'),
            both(`Skriv case foran ${value}.`, `Write case before ${value}.`),
          )
        : null;
    },
  },
  {
    id: 'misspelt-keyword',
    find({ syntax, message, line: number }, line, source) {
      // `cse "fredag":` between the cases of a switch
      const word = plainOf(line).match(/^\s*([\p{L}]+)\s+(?:""|''|-?\d+|[\p{L}_$][\p{L}\p{N}_$.]*)\s*:/u)?.[1];
      const open = openAbove(source, number);
      const isInSwitch = open !== null && /\bswitch\b/.test(source.split('\n')[open.line - 1] ?? '');
      return syntax &&
        /^expecting ';'$|^invalid switch statement$/.test(message) &&
        word &&
        word !== 'case' &&
        isInSwitch
        ? texts(
            both(`JavaScript kjenner ikke ordet «${word}».`, `JavaScript does not know the word "${word}".`),
            both('Hver verdi i en switch begynner med case.', 'Each value of a switch begins with case.'),
            both('Mente du case?', 'Did you mean case?'),
          )
        : null;
    },
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
    /(?:^|[^=!<>+\-*/%&|?])=\s*(?:[;)]|$)/,
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
    /(?:[*/%<&|]|(?<!=)>|(?<!\+)\+|(?<!-)-)\s*(?:[;)\]]|$)|[^=!<>]=\s*(?:[;)]|$)|[*/%+-]\s*[*/%]\s/,
    both('Det mangler en verdi foran eller etter et tegn.', 'A value is missing before or after a sign.'),
    both('Tegn som +, * og > trenger en verdi på hver side.', 'Signs such as +, * and > need a value on each side.'),
    both('Skriv verdien som mangler, eller ta bort tegnet.', 'Write the value that is missing, or remove the sign.'),
  ),
  {
    id: 'expression-not-closed',
    find: ({ syntax, message }, line) =>
      syntax &&
      /regexp$/.test(message) &&
      /(?:[(=,:]|\breturn)\s*\/(?:\\.|[^/\\[]|\[(?:\\.|[^\]\\])*\])*\[(?:\\.|[^\]\\])*$/.test(line)
        ? texts(
            both('En [ i et mønster blir aldri lukket.', 'A [ in a pattern is never closed.'),
            both(
              'Mellom [ og ] står tegn som passer, og der avslutter ikke / mønsteret.',
              'Between [ and ] are characters that match, and / does not end the pattern there.',
            ),
            both('Sett inn ] etter tegnene.', 'Add ] after the characters.'),
          )
        : null,
  },
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
  CALL_ASSIGNED,
  TEXT_ASSIGNED,
  {
    id: 'assign-to-value',
    find({ syntax, message }, line, source) {
      // Where a bracket is missing, that comes first.
      if (!syntax || message !== 'invalid assignment left-hand side' || bracketIssue(source)?.kind === 'open')
        return null;
      const hasName = /[^=!<>]=\s*[\p{L}_$][\p{L}\p{N}_$.[\]]*\s*;?\s*$/u.test(plainOf(line));
      const isCondition = /^\s*\}?\s*(?:else\s+)?(?:if|while)\b|\.(?:filter|some|every|find\w*)\(/.test(line);
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
];
