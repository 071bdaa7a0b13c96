import type { Program } from 'acorn';
import type { Both } from '../../judge/explanation.ts';
import { parseProgram, walk } from '../program.ts';
import { bracketIssue } from './brackets.ts';
import { COLON_FOR_EQUALS, COMMA_FOR_SEMICOLON, EQUALS_TWICE } from './declarations.ts';
import { both, escaped, type Mistake, plainOf, texts } from './mistake.ts';
import { RETURN_OUTSIDE } from './return-outside.ts';
import { SECOND_ELSE } from './second-else.ts';

/** Where the engine's own words are enough. */
export const CERTAIN: readonly Mistake[] = [
  EQUALS_TWICE,
  COLON_FOR_EQUALS,
  COMMA_FOR_SEMICOLON,
  {
    id: 'smart-quotes',
    find: ({ syntax, message }, line) =>
      syntax && message === 'unexpected character' && /[“”‘’«»]/.test(line)
        ? {
            what: both('Her står det et anførselstegn fra et tekstprogram.', 'There is a curly quote here.'),
            why: both(
              'JavaScript kjenner bare de rette tegnene " og \'. De pene kommer ofte med når du kopierer tekst.',
              'JavaScript knows only the straight ones, " and \'. Curly ones often come along when you copy text.',
            ),
            tries: both(
              'Slett tegnet og skriv " eller \' på tastaturet.',
              'Delete it and type " or \' on your keyboard.',
            ),
          }
        : null,
  },
  {
    id: 'opening-quote-missing',
    find: ({ syntax, message }, line) =>
      syntax &&
      message === 'unexpected end of string' &&
      /^[^"'`]*[(=+,]\s*\p{L}[^"'`()]*["']\s*\)*\s*;?\s*$/u.test(line)
        ? {
            what: both('Anførselstegnet foran teksten mangler.', 'The quote before the string is missing.'),
            why: both(
              'En tekst har et anførselstegn både foran og bak.',
              'A string has a quote both before and after it.',
            ),
            tries: both('Sett inn anførselstegnet der teksten begynner.', 'Add the quote where the string begins.'),
          }
        : null,
  },
  {
    id: 'different-quotes',
    find({ syntax, message }, line) {
      const end = line.match(/^[^"'`]*`[^"'`]*\$\{[^"'`]*(["'])\s*(?:[+,][^"'`]*)?[);{\s]*$/)?.[1];
      return syntax && message === 'unexpected end of string' && end
        ? texts(
            both(
              'Teksten begynner og slutter med forskjellige anførselstegn.',
              'The string begins and ends with different quotes.',
            ),
            both(
              'En tekst med verdier i har et skråstilt anførselstegn (backtick) på begge sider.',
              'A string with values in it has a backtick on both sides.',
            ),
            both(
              `Skriv et skråstilt anførselstegn (backtick) i stedet for ${end}.`,
              `Write a backtick instead of ${end}.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'different-quotes',
    find: ({ syntax, message }, line) =>
      syntax &&
      message === 'unexpected end of string' &&
      // Whole texts may come before it.
      /^[^"'`]*(?:(?:"[^"]*"|'[^']*'|`[^`]*`)[^"'`]*)*?(?:"[^"'`]*['`]|'[^"'`]*["`]|`[^"'`]*["'])\s*(?:[+,:][^"'`]*)?[\]});{:,\s]*$/.test(
        line,
      )
        ? {
            what: both(
              'Teksten begynner og slutter med forskjellige anførselstegn.',
              'The string begins and ends with different quotes.',
            ),
            why: both('Det må være det samme tegnet på begge sider.', 'It must be the same quote on both sides.'),
            tries: both('Bytt ut det ene av dem.', 'Replace one of them.'),
          }
        : null,
  },
  {
    // This kind may go on over several lines.
    id: 'string-not-closed',
    find({ syntax, message, column }, line, source) {
      if (!syntax || message !== 'unexpected end of string' || !isTemplate(line, column)) return null;
      // The engine names the last value in it, which may be on another line than the beginning and the end.
      const begun = lineOfOpenTemplate(source);
      const end = begun === null ? null : otherEnd(source, begun);
      return {
        what:
          begun === null
            ? both('En tekst slutter aldri.', 'A string never ends.')
            : both(
                `Teksten som begynner på linje ${begun}, slutter aldri.`,
                `The string that begins on line ${begun} never ends.`,
              ),
        why: both(
          'Teksten begynner med et skråstilt anførselstegn (backtick), og må slutte med et.',
          'The string begins with a backtick, and must end with one.',
        ),
        tries: end
          ? both(
              `Skriv et skråstilt anførselstegn (backtick) i stedet for ${end.quote} på linje ${end.line}.`,
              `Write a backtick instead of ${end.quote} on line ${end.line}.`,
            )
          : both('Sett inn tegnet der teksten skal slutte.', 'Add it where the string should end.'),
      };
    },
  },
  {
    id: 'string-not-closed',
    find: ({ syntax, message, column }, line) => {
      if (!syntax || message !== 'unexpected end of string') return null;
      // `navn + !")`: signs of a text that begins without its quote.
      const sign = line.slice(0, (column ?? 1) - 1).match(/[+(,=]\s*([!?.:])$/)?.[1];
      if (sign)
        return {
          what: both('En tekst mangler anførselstegnet foran.', 'A string lacks the quote before it.'),
          why: both('En tekst har ett foran og ett bak.', 'A string has one before and one after it.'),
          tries: both(`Sett inn et anførselstegn foran tegnet ${sign}.`, `Add a quote before the sign ${sign}.`),
        };
      return {
        what: both('En tekst begynner her, men den slutter aldri.', 'A string begins here but never ends.'),
        why: both(
          'Teksten må slutte med det samme tegnet som den begynte med, på samme linje.',
          'A string must end with the same quote that it began with, on the same line.',
        ),
        // With nothing after it, it is as likely one too many.
        tries: /^["'][\s;,)\]}{:]*$/.test(line.slice((column ?? 1) - 1))
          ? both(
              'Ta bort anførselstegnet, eller skriv teksten og ett til etter det.',
              'Remove the quote, or write the string and another one after it.',
            )
          : both('Sett inn anførselstegnet som mangler.', 'Add the quote that is missing.'),
      };
    },
  },
  {
    id: 'import-of-module',
    find: ({ syntax, message }, line) =>
      /^could not load module/.test(message) || (syntax && /^\s*import\b/.test(line))
        ? {
            what: both('Programmet prøver å hente en annen fil.', 'The program tries to load another file.'),
            why: both('Her kjører hvert program alene.', 'Each program here runs on its own.'),
            tries: both(
              'Ta bort import-linjen, og skriv det du trenger selv.',
              'Remove the import line, and write what you need yourself.',
            ),
          }
        : null,
  },
  {
    id: 'export-outside-module',
    find: ({ syntax }, line) =>
      syntax && /^\s*export\b/.test(line)
        ? texts(
            both('export virker ikke her.', 'export does not work here.'),
            both(
              'Her kjører hvert program alene, så ingen andre filer kan hente noe fra det.',
              'Each program here runs on its own, so no other file can take anything from it.',
            ),
            /^\s*export\s+(?:default\s+)?(?:async|function|class|const|let|var)\b/.test(line)
              ? /\bdefault\b/.test(line)
                ? both('Ta bort export default.', 'Remove export default.')
                : both('Ta bort export.', 'Remove export.')
              : both('Ta bort linjen.', 'Remove the line.'),
          )
        : null,
  },
  {
    id: 'two-words-before-name',
    find({ syntax }, line) {
      const [, first, word] =
        (syntax &&
          plainOf(line).match(
            /\b(let|const|var)\s+(let|const|var|function|class|if|for|while|return|switch)\s*(?:\s[\p{L}_$]|\()/u,
          )) ||
        [];
      return first && word
        ? texts(
            both(`Etter ${first} kommer et navn, ikke ${word}.`, `After ${first} comes a name, not ${word}.`),
            both('Hvert av ordene begynner noe for seg selv.', 'Each of the words begins something of its own.'),
            both(`Ta bort ${first} foran ${word}.`, `Remove ${first} before ${word}.`),
          )
        : null;
    },
  },
  {
    id: 'keyword-as-name',
    find: ({ syntax }, line) => {
      const word = syntax
        ? plainOf(line).match(
            /\b(?:let|const|var)\s+(class|return|new|if|for|function|let|default|delete|in|this|switch|case)\s*(?=[=;,]|$|in\b|of\b)/u,
          )?.[1]
        : undefined;
      return word
        ? {
            what: both(`«${word}» kan ikke være et variabelnavn.`, `"${word}" cannot be the name of a variable.`),
            why: both('Ordet betyr noe bestemt i JavaScript.', 'The word already means something in JavaScript.'),
            tries: both(
              `Velg et annet navn, for eksempel ${word}1 eller noe som forteller mer.`,
              `Choose another name, such as ${word}1 or something that says more.`,
            ),
          }
        : null;
    },
  },
  {
    id: 'name-used-twice',
    find({ syntax, message, line: number }, line, source) {
      const name = line.match(/\b(?:let|const)\s+([\p{L}\p{N}_$]+)/u)?.[1];
      const above = source.split('\n').slice(0, (number ?? 1) - 1);
      // What is made with const cannot get a new value either.
      const isConst =
        name !== undefined &&
        (/^\s*const\b/.test(line) ||
          above.some((one) => startsWithConst(one, name) || new RegExp(`^\\s*class\\s+${escaped(name)}\\b`).test(one)));
      // With a comma for a semicolon, the second part of a loop makes the same variable again.
      return syntax &&
        message === 'invalid redefinition of lexical identifier' &&
        !/^\s*for\s*\([^;]*,[^;]*[<>]/.test(line)
        ? {
            what: both(
              'Du lager en variabel med et navn som er i bruk.',
              'You declare a variable with a name that is taken.',
            ),
            why: both('let og const kan lage et navn bare én gang.', 'let and const can make a name only once.'),
            tries: isConst
              ? both('Gi den ene et annet navn.', 'Give one of them another name.')
              : both(
                  'Ta bort let eller const hvis du vil gi variabelen en ny verdi.',
                  'Remove let or const if you want to give the variable a new value.',
                ),
          }
        : null;
    },
  },
  {
    id: 'equals-missing',
    find({ syntax, message }, line) {
      const plain = plainOf(line);
      const name =
        syntax && !message.startsWith('expected ')
          ? (plain.match(
              /^\s*(?:for\s*\(\s*)?(?:let|const|var)\s+([\p{L}_$][\p{L}\p{N}_$]*)\s+(?:[\d"'`[{]|(?:true|false|prompt|Number)\b)[^=;]*(?:;|$)/u,
            )?.[1] ??
            // What is called, calculated or made new is a value.
            plain.match(
              /^\s*(?:let|const|var)\s+([\p{L}_$][\p{L}\p{N}_$]*)\s+(?:(?:new|await)\s+)?[\p{L}_$][\p{L}\p{N}_$]*(?:[.([]|\s*[-+*/%]\s*[\p{L}\p{N}_$"'(])(?!.*[^=!<>]=[^=>])/u,
            )?.[1])
          : undefined;
      return name
        ? texts(
            both(`Etter ${name} mangler det et likhetstegn.`, `An equals sign is missing after ${name}.`),
            both('Variabelen får verdien sin med =.', 'The variable gets its value with =.'),
            both(`Skriv = mellom ${name} og verdien.`, `Write = between ${name} and the value.`),
          )
        : null;
    },
  },
  {
    id: 'const-without-value',
    find: ({ message, line: number }, line, source) =>
      message === 'missing initializer for variable' &&
      nameOfConst(source, number) !== undefined &&
      !/\bconst\s+[\p{L}\p{N}_$]+(?:-|\s+[\p{L}_$]|\s*=>|\s*\[)/u.test(line)
        ? {
            what: constWithoutValue(source, number),
            why: both(
              'En const får verdien når den lages, og aldri senere.',
              'A const gets its value when it is made, and never later.',
            ),
            tries: isGivenBelow(source, number)
              ? both('Skriv let i stedet for const.', 'Write let instead of const.')
              : both('Skriv = og en verdi, eller bruk let.', 'Write = and a value, or use let.'),
          }
        : null,
  },
  RETURN_OUTSIDE,
  {
    id: 'await-outside-async',
    find: ({ syntax }, line, source) =>
      syntax && /\bawait\b/.test(line) && onlyAwaitIsWrong(source)
        ? {
            what: both('await står utenfor en async-funksjon.', 'await is outside an async function.'),
            why: both('Bare en funksjon som er merket med async, kan vente.', 'Only a function marked async can wait.'),
            tries: howToWait(source),
          }
        : null,
  },
  SECOND_ELSE,
  {
    id: 'else-without-if',
    find({ syntax, message, line: number, column }, line, source) {
      if (!syntax || message !== "unexpected token in expression: 'else'") return null;
      const above = [...source.split('\n').slice(0, (number ?? 1) - 1), line.slice(0, (column ?? 1) - 1)].map(plainOf);
      const end = above.findLastIndex((one) => one.trim() !== '');
      const head = above.findLastIndex((one) => /\bif\s*\(/.test(one));
      const isAfterBrace = /^\s*\}\s*;$/.test(above[end] ?? '');
      const isAfterHead = /\bif\s*\((?:[^()]|\([^()]*\))*\)\s*;/.test(above[head] ?? '');
      const [sign, last] = isAfterBrace ? ['}', end] : ['if (…)', head];
      return isAfterBrace || isAfterHead
        ? texts(
            both('En else står uten sin if.', 'An else is missing its if.'),
            both(
              `Semikolonet etter ${sign} på linje ${last + 1} avslutter if-en der.`,
              `The semicolon after ${sign} on line ${last + 1} ends the if there.`,
            ),
            both('Ta bort semikolonet.', 'Remove the semicolon.'),
          )
        : null;
    },
  },
  {
    id: 'else-without-if',
    find({ syntax, message, line: number, column }, line, source) {
      if (!syntax || message !== "unexpected token in expression: 'else'") return null;
      const before = [...source.split('\n').slice(0, (number ?? 1) - 1), line.slice(0, (column ?? 1) - 1)].map(plainOf);
      const head = before.findLastIndex((one) => /\bif\s*\(/.test(one));
      const body = before
        .slice(Math.max(head, 0))
        .join('\n')
        .replace(/^.*\bif\s*\(/, '');
      const what = both('En else står uten sin if.', 'An else is missing its if.');
      if (head >= 0 && isSeveralStatements(body))
        return texts(
          what,
          both(
            `Uten { og } hører bare én setning til if-en på linje ${head + 1}, og det står mer enn én før else.`,
            `Without { and } only one statement belongs to the if on line ${head + 1}, and there is more than one before else.`,
          ),
          both(
            'Sett { foran setningene som hører til if-en, og } etter dem.',
            'Put { before the statements that belong to the if, and } after them.',
          ),
        );
      const inside = before
        .slice(Math.max(head, 0))
        .join('\n')
        .replace(/^\s*\}/, '');
      if (head >= 0 && /\{$/.test(before[head] ?? '') && inside.split('{').length > inside.split('}').length)
        return texts(
          what,
          both(
            `En { etter if på linje ${head + 1} er ikke lukket før else.`,
            `A { after the if on line ${head + 1} is not closed before else.`,
          ),
          both('Sett inn } der blokken til if-en skal slutte.', 'Add } where the block of the if should end.'),
        );
      return texts(
        what,
        /\{$/.test(before[head] ?? '')
          ? both('else må komme rett etter } på if-en.', 'else must follow the } of its if at once.')
          : both('else må komme rett etter slutten på if-en.', 'else must follow the end of its if at once.'),
        before.some((one) => /[{}]/.test(one))
          ? both('Se på krøllparentesene i linjene over.', 'Look at the braces in the lines above.')
          : both(
              'Finn if-en i linjene over, og se hva som står mellom den og else.',
              'Find the if in the lines above, and see what is between it and else.',
            ),
      );
    },
  },
];

/** Where no name with nothing after it tells which const it is. */
export const CONST_UNCLEAR: Mistake = {
  id: 'const-without-value',
  find: ({ message, line: number }, _line, source) =>
    message === 'missing initializer for variable' &&
    nameOfConst(source, number) === undefined &&
    // A bracket that is missing comes before what follows from it.
    !bracketIssue(source)
      ? texts(
          both('En const mangler verdien sin.', 'A const is missing its value.'),
          both(
            'Etter navnet kommer = og verdien, og ikke noe annet tegn.',
            'After the name come = and the value, and no other sign.',
          ),
          both('Se nøye på tegnene etter const på linjen.', 'Look closely at the signs after const on the line.'),
        )
      : null,
};

/** The const that the line makes, or one above: the engine may name the line after it. */
function nameOfConst(source: string, line: number | null): string | undefined {
  const lines = source
    .split('\n')
    .slice(0, line ?? 1)
    .map(plainOf);
  return lines.findLast((one) => /\bconst\b/.test(one))?.match(/\bconst\s+([\p{L}_$][\p{L}\p{N}_$]*)\s*;?$/u)?.[1];
}

/** `vinner = "Ane";` below the const: it does change. */
function isGivenBelow(source: string, line: number | null): boolean {
  const name = nameOfConst(source, line);
  const below = source.split('\n').slice((line ?? 1) - 1);
  return (
    name !== undefined &&
    below.some((one) => {
      const [, given] = plainOf(one).match(/^\s*([\p{L}_$][\p{L}\p{N}_$]*)\s*=(?![=>])/u) ?? [];
      return given === name;
    })
  );
}

function constWithoutValue(source: string, line: number | null): Both {
  const name = nameOfConst(source, line);
  return name
    ? both(`${name} er laget med const, men mangler en verdi.`, `${name} is made with const, but has no value.`)
    : both('En const mangler verdien sin.', 'A const is missing its value.');
}

/** The engine names the quote where a string begins, and of a string between backticks also the end of a value in it. */
function isTemplate(line: string, column: number | null): boolean {
  return column === null ? plainOf(line).includes('`') : !/["']/.test(line[column - 1] ?? '');
}

/** The line with the only backtick that has no other. */
function lineOfOpenTemplate(source: string): number | null {
  const odd = source.split('\n').flatMap((one, index) => {
    const plain = one.replace(/"[^"`\n]*"|'[^'`\n]*'|(?<!:)\/\/.*|\\./g, '');
    return plain.split('`').length % 2 === 0 ? [index + 1] : [];
  });
  return odd.length === 1 ? (odd[0] ?? null) : null;
}

/** A line below, or this one, with nothing but one quote of another kind at the end of it. */
function otherEnd(source: string, begun: number): { quote: string; line: number } | null {
  const lines = source.split('\n').slice(begun);
  const place = lines.findIndex((one) => /["'`]/.test(one.replace(/(["'])[^"']*\1/g, '')));
  const quote = lines[place]?.match(/^[^"']*(["'])\s*[;,)]*\s*$/)?.[1];
  return quote ? { quote, line: begun + place + 1 } : null;
}

/** The program with another word for `await`: null where more than that is wrong. */
function withoutAwait(source: string): Program | null {
  return parseProgram(source.replace(/\bawait\b/g, 'void'));
}

function onlyAwaitIsWrong(source: string): boolean {
  return withoutAwait(source) !== null;
}

/** Where async has to be written, by what the first await is in that is not in an async function. */
function howToWait(source: string): Both {
  const program = withoutAwait(source);
  let tries: Both | null = null;
  if (program)
    walk(program, (node, parents) => {
      if (node.type !== 'UnaryExpression' || node.operator !== 'void' || tries) return;
      const place = parents.findLastIndex(({ type }) => type.includes('Function'));
      const owner = parents[place];
      const around = parents[place - 1];
      if (owner && 'async' in owner && owner.async) return;
      const isMethod = around?.type === 'MethodDefinition' || (around?.type === 'Property' && around.method);
      if (!owner)
        tries = both('Legg koden i en async-funksjon, og kall den.', 'Put the code in an async function, and call it.');
      else if (isMethod)
        tries = both('Skriv async foran navnet på metoden.', 'Write async before the name of the method.');
      else if (owner.type === 'ArrowFunctionExpression')
        tries = both('Skriv async foran parameterne til =>.', 'Write async before the parameters of =>.');
      else tries = both('Skriv async foran function.', 'Write async before function.');
    });
  return (
    tries ?? both('Legg koden i en async-funksjon, og kall den.', 'Put the code in an async function, and call it.')
  );
}

/** Whether several statements without braces follow the condition, where the code from the condition on ends before an else. */
function isSeveralStatements(code: string): boolean {
  let depth = 1;
  const end = code.split('').findIndex((sign) => {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    return depth === 0;
  });
  const body = end < 0 ? '' : code.slice(end + 1).trim();
  const isUnfinished = /[=*/%&|<>!?:,([.]$|(?:^|[^+])\+$|(?:^|[^-])-$/.test(body);
  return body !== '' && !/^;|[{}]|\belse\b/.test(body) && !isUnfinished;
}

function startsWithConst(line: string, name: string): boolean {
  return new RegExp(`^\\s*const\\s+${escaped(name)}(?![\\p{L}\\p{N}_$])`, 'u').test(line);
}
