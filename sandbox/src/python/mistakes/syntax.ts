import { closest } from '../../judge/closest.ts';
import type { Both } from '../../judge/explanation.ts';
import { lookUp } from '../../judge/look-up.ts';
import { openIn } from './expressions.ts';
import { KEYWORDS_ELSEWHERE } from './foreign.ts';
import { both, CODE_NAME, hasWord, KEYWORDS, type Mistake, type Problem, plainOf, texts } from './mistake.ts';
import { BUILTINS, namesIn } from './names.ts';
import { blocksAround, functionAround, indentOf, isMadeAs } from './program.ts';

/** The other programs that do not start. */
export const SYNTAX: readonly Mistake[] = [
  {
    id: 'odd-character',
    find: ({ syntax, says }) => {
      const found = syntax && (says(/invalid character '(.)'/u) ?? says(/invalid (non-printable) character/));
      if (!found) return null;
      const isHidden = found[1] === 'non-printable';
      const dash = found[1] === '–' || found[1] === '—' || found[1] === '−';
      return texts(
        isHidden
          ? both('Det ligger et usynlig tegn på denne linjen.', 'There is an invisible character on this line.')
          : both(`Python forstår ikke tegnet ${found[1]}.`, `Python does not understand the character ${found[1]}.`),
        isHidden || dash
          ? both(
              'Slike tegn følger ofte med når du kopierer tekst fra et annet sted.',
              'Such characters often come along when you copy text from somewhere else.',
            )
          : both(
              'Tegnet kan bare brukes inni en tekst eller en kommentar.',
              'The character can be used only inside a text or a comment.',
            ),
        dash
          ? both(
              'Slett streken og skriv et vanlig minustegn (-).',
              'Delete the dash and type an ordinary minus sign (-).',
            )
          : isHidden
            ? both(
                'Slett linjen og skriv den på nytt med tastaturet.',
                'Delete the line and type it again on your keyboard.',
              )
            : both(
                'Ta bort tegnet. Hører det til en tekst, sett anførselstegn rundt teksten.',
                'Remove the character. If it belongs to a text, put quotation marks around the text.',
              ),
      );
    },
  },
  {
    id: 'dash-in-name',
    find: ({ syntax, says, text, source }) =>
      syntax &&
      says(/cannot assign to expression/) &&
      !isMadeAs(source, text.match(/[\p{L}\p{N}_]+/u)?.[0] ?? '-', '') &&
      /^\s*[\p{L}_][\p{L}\p{N}_]*(-[\p{L}\p{N}_]+)+\s*=/u.test(text)
        ? texts(
            both('Et variabelnavn kan ikke ha bindestrek.', 'The name of a variable cannot have a dash.'),
            both('Python leser streken som et minustegn.', 'Python reads the dash as a minus sign.'),
            both('Bruk understrek i stedet, for eksempel min_alder.', 'Use an underscore instead, such as my_age.'),
          )
        : null,
  },
  {
    id: 'assign-to-value',
    find: ({ syntax, says, text, rest }) => {
      // x + 1 is never x, so it is not a comparison that is meant.
      const sides = plainOf(text).match(new RegExp(`^\\s*([^=:]*?)\\s*=\\s*(${CODE_NAME})\\s*$`, 'u'));
      const changed =
        sides?.[1]?.match(new RegExp(`^(${CODE_NAME})\\s*[-+]\\s*\\d+$`, 'u'))?.[1] === sides?.[2] ? sides : null;
      return syntax &&
        (says(/^cannot assign to (function call|literal|expression|comparison|conditional expression|f-string)/) ??
          says(/is an illegal expression for augmented assignment/))
        ? texts(
            both('Her står det noe som ikke kan få en verdi.', 'There is something here that cannot get a value.'),
            both(
              'En variabel kan få en verdi. Det kan ikke en tekst, et tall, et regnestykke eller et kall.',
              'A variable can get a value. A text, a number, a calculation or a call cannot.',
            ),
            new RegExp(`[^-+*/%=]=\\s*${CODE_NAME}\\s*$`, 'u').test(plainOf(text))
              ? changed
                ? both(
                    `Bytt om sidene: ${changed[2]} = ${changed[1]}.`,
                    `Swap the sides: ${changed[2]} = ${changed[1]}.`,
                  )
                : both(
                    'Bytt om sidene, eller skriv == hvis du vil sammenligne.',
                    'Swap the sides, or write == if you want to compare.',
                  )
              : /^(["']).*?\1/.test(rest)
                ? both('Skriv navnet uten anførselstegn.', 'Write the name without quotation marks.')
                : /^\s*for\b/.test(text)
                  ? both('Skriv et navn etter for, som du velger selv.', 'Write a name of your own after for.')
                  : both(
                      'Skriv bare ett navn til venstre for =, eller == hvis du vil sammenligne.',
                      'Write just one name to the left of =, or == if you want to compare.',
                    ),
          )
        : null;
    },
  },
  {
    id: 'keyword-as-name',
    find: ({ syntax, text, says }) => {
      if (!syntax) return null;
      const word = says(/^cannot assign to (True|False|None)/)?.[1] ?? text.match(/^\s*(\w+)\s*=(?!=)/)?.[1];
      return word && KEYWORDS.includes(word)
        ? texts(
            both(`«${word}» kan ikke være et variabelnavn.`, `"${word}" cannot be the name of a variable.`),
            both('Ordet betyr noe bestemt i Python.', 'The word already means something in Python.'),
            both(
              `Velg et annet navn, for eksempel min_${word.toLowerCase()}.`,
              `Choose another name, such as my_${word.toLowerCase()}.`,
            ),
          )
        : null;
    },
  },
  {
    id: 'missing-colon',
    find: ({ syntax, says, plain, rest }) => {
      const word = plain.match(
        /^\s*(if|elif|else|while|for|def|class|try|except|finally|with|(?:match|case)(?=\s+[^=\s]))\b/,
      )?.[1];
      // Where the line has one, it is something before it that does not belong there.
      if (!syntax || !word || plain.endsWith(':') || /^\s*for\b(?!.*\bin\b)/.test(plain)) return null;
      // Python does not always say so: to it, what follows may be the first thing that is wrong.
      const hasNone = says(/^(?:invalid syntax$|Missing parentheses|expected 'else')/) && !/:|\{\s*$/.test(plain);
      if (!hasNone && !says(/^expected ':'/)) return null;
      // At the end of the line it is more than the colon that is missing.
      if (!says(/^expected ':'/) && plainOf(rest).trim() === '' && !/[;,]$/.test(plain)) return null;
      const instead = plain.match(/[;,]$/)?.[0];
      return texts(
        both(`Linjen med ${word} mangler et kolon.`, `The line with ${word} has no colon.`),
        both(
          'Kolonet sier at her begynner en blokk: Linjene under, med innrykk, hører til.',
          'The colon says that a block begins: the indented lines below belong to it.',
        ),
        instead
          ? both(
              `Skriv : i stedet for ${instead} på slutten av linjen.`,
              `Write : instead of ${instead} at the end of the line.`,
            )
          : says(/^expected ':'/) && plainOf(rest).trim() === ''
            ? both('Sett : på slutten av linjen.', 'Put : at the end of the line.')
            : both(
                `Sett : etter det som hører til ${word}, og resten på en ny linje med innrykk.`,
                `Put : after what belongs to ${word}, and the rest on a new line, indented.`,
              ),
      );
    },
  },
  {
    id: 'print-without-parentheses',
    find: ({ syntax, says, plain }) =>
      syntax && says(/^Missing parentheses in call to 'print'/)
        ? texts(
            both('print mangler parenteser.', 'print has no parentheses.'),
            both(
              'print er en funksjon, og det den skal skrive, må stå i parentes.',
              'print is a function, and what it should write goes in parentheses.',
            ),
            /print\s*\{/.test(plain)
              ? both('Bytt ut { } med ( ).', 'Change { } to ( ).')
              : both('Skriv ( etter print, og ) på slutten.', 'Write ( after print, and ) at the end.'),
          )
        : null,
  },
  {
    id: 'elif-after-else',
    find: ({ syntax, text, source, line }) => {
      const indent = syntax && text.match(/^(\s*)elif\b/)?.[1];
      if (typeof indent !== 'string') return null;
      const above = source
        .split('\n')
        .slice(0, (line ?? 1) - 1)
        .findLast((one) => one.startsWith(indent) && /^\S/.test(one.slice(indent.length)));
      return above?.trim().startsWith('else')
        ? texts(
            both('elif kommer etter else.', 'elif comes after else.'),
            both(
              'else tar alle de andre tilfellene, så den må stå sist.',
              'else takes all the other cases, so it must be last.',
            ),
            both('Flytt elif opp foran else.', 'Move elif up before else.'),
          )
        : null;
    },
  },
  {
    id: 'else-without-if',
    find: ({ syntax, says, text, before }) => {
      const word =
        syntax &&
        says(/^invalid syntax/) &&
        before.trim() === '' &&
        text.match(/^\s*(else|elif|except|finally)\b/)?.[1];
      return word
        ? texts(
            both(`Denne ${word} hører ikke til noe.`, `This ${word} belongs to nothing.`),
            both(
              `${word} må komme rett etter en blokk som den hører sammen med, og ha samme innrykk som linjen med ${OWNERS[word]?._no}.`,
              `${word} must come right after a block that it goes with, and be indented like the line with ${OWNERS[word]?._eng}.`,
            ),
            both(
              'Se om innrykket stemmer, og om det har kommet en linje imellom.',
              'See whether the indentation is right, and whether a line has come in between.',
            ),
          )
        : null;
    },
  },
  {
    id: 'f-string',
    find: ({ syntax, says, text, before }) => {
      const isOpen = /\bf["']/.test(text) && text.split('{').length > text.split('}').length;
      const isInside = /\bf(["'])(?:(?!\1).)*\{[^{}"']*$/.test(before);
      const found =
        syntax &&
        (says(/^f-string: (.*)/)?.[1] ?? ((isOpen || isInside) && says(/forgot a comma/) ? 'expecting' : null));
      if (!found) return null;
      const isMissing = /^(?:empty expression|valid expression required before)/.test(found);
      if (!isMissing && !found.startsWith('single') && !(isOpen && found.startsWith('expecting')))
        return texts(
          both('Det er noe galt mellom { og } i f-teksten.', 'Something is wrong between { and } in the f-string.'),
          both('Python leser det som er der, som vanlig kode.', 'Python reads what is there as ordinary code.'),
          both('Se nøye på det som er mellom { og }.', 'Look closely at what is between { and }.'),
        );
      return texts(
        both(
          'Det er noe galt med krøllparentesene i f-teksten.',
          'Something is wrong with the curly brackets in the f-string.',
        ),
        found.startsWith('expecting')
          ? both('En { åpnes, men lukkes ikke med }.', 'A { is opened but not closed with }.')
          : found.startsWith('single')
            ? both('Det står en } uten noen { foran.', 'There is a } without a { before it.')
            : both(
                'Mellom { og } må det stå en verdi eller et navn.',
                'Between { and } there must be a value or a name.',
              ),
        both(
          'Skriv navnet mellom { og }, slik: f"Hei {navn}".',
          'Write the name between { and }, like this: f"Hi {name}".',
        ),
      );
    },
  },
  {
    id: 'else-in-comprehension',
    find: ({ syntax, says, before, rest }) => {
      const found =
        syntax &&
        says(/^invalid syntax$/) &&
        /^else\b/.test(rest) &&
        before.match(/[[{(]\s*([^[\]{}]+?)\s+for\s+([\p{L}\p{N}_, ]+?)\s+in\s+(.+?)\s+if\s+(.+?)\s*$/u);
      const other = found && rest.match(/^else\s+((["']).*?\2|[^\]})]+)/)?.[1]?.trim();
      if (!found || !other) return null;
      const [, value = '', name = '', items = '', condition = ''] = found;
      const right = `${value} if ${condition} else ${other} for ${name} in ${items}`;
      return texts(
        both('if og else kommer etter for.', 'if and else come after for.'),
        both(
          'Etter for kan if bare velge hvilke elementer som er med. Valget mellom to verdier står først.',
          'After for, if can only choose which items to include. The choice between two values comes first.',
        ),
        both(`Skriv ${right}.`, `Write ${right}.`),
      );
    },
  },
  {
    id: 'call-without-parentheses',
    find({ syntax, says, text, plain, source }) {
      if (!syntax || !says(/^invalid syntax(?:$|\. Perhaps)/)) return null;
      const functions = [
        ...FUNCTIONS,
        ...[...source.matchAll(new RegExp(`^\\s*def\\s+(${CODE_NAME})`, 'gmu'))].map(([, one]) => one ?? ''),
      ].filter((one) => !new RegExp(`^\\s*${one}\\s*=`, 'mu').test(source));
      const call = new RegExp(
        // After another word it is a part of a sentence, or of a name with spaces.
        `(?<=(?:^|[=(,:+\\-*/<>[{]|\\b(?:if|elif|while|return|in|and|or|not|print|int|float|str))\\s*)(?<![\\p{L}\\p{N}_.])(${functions.join('|')})\\s+(["'[]|[\\p{L}\\p{N}_]+)`,
        'u',
      );
      const method = text.match(
        new RegExp(
          `^\\s*(?:.*=\\s*)?(${CODE_NAME}\\.(?:append|remove|extend|index|count|pop))\\s+((["']).*?\\3|-?[\\d.]+|${CODE_NAME})\\s*(?:#.*)?$`,
          'u',
        ),
      );
      if (method && !KEYWORDS.includes(method[2] ?? ''))
        return texts(
          both(`Det mangler parenteser etter ${method[1]}.`, `Parentheses are missing after ${method[1]}.`),
          both('Det en metode skal få, må være i parentes.', 'What a method is given must be in parentheses.'),
          both(`Skriv ${method[1]}(${method[2]}).`, `Write ${method[1]}(${method[2]}).`),
        );
      const [, name = '', next = ''] = plain.match(call) ?? [];
      const isName = new RegExp(`^\\s*${name}(?:\\s+[\\p{L}\\p{N}_]+)+\\s*=`, 'u').test(plain);
      if (!name || isName || KEYWORDS.includes(next) || /^\s*(?:def|import|from|class)\b/.test(plain)) return null;
      const value = text.match(
        new RegExp(`(?<![\\p{L}\\p{N}_.])${name}\\s+((["']).*?\\2|[\\p{L}\\p{N}_]+)\\s*(?:[)#]|$)`, 'u'),
      )?.[1];
      const isKnown = value && (/^["'\d]/.test(value) || [...BUILTINS, ...namesIn(source, '')].includes(value));
      const given = isKnown ? value : ' … ';
      return texts(
        both(`Det mangler parenteser etter ${name}.`, `Parentheses are missing after ${name}.`),
        both(
          `${name} er en funksjon, og det den skal få, må være i parentes.`,
          `${name} is a function, and what it is given must be in parentheses.`,
        ),
        both(`Skriv ${name}(${given}).`, `Write ${name}(${given}).`),
      );
    },
  },
  {
    id: 'braces-after-name',
    find({ syntax, says, plain, source }) {
      const name =
        syntax &&
        says(/^invalid syntax(?:$|\. Perhaps)/) &&
        plain.match(new RegExp(`(?<![\\p{L}\\p{N}_"'])(${CODE_NAME})\\{[^{}]*\\}`, 'u'))?.[1];
      if (name === 'f')
        return texts(
          both('Etter f mangler anførselstegnene.', 'The quotation marks after f are missing.'),
          both('En f-tekst er en tekst med f foran.', 'An f-string is a text with f before it.'),
          both('Skriv for eksempel f"Hei {navn}".', 'Write for example f"Hi {name}".'),
        );
      return name && [...BUILTINS, ...namesIn(source, '')].includes(name)
        ? texts(
            both(`Rett etter ${name} er det { }.`, `Right after ${name} there is { }.`),
            both('{ } lager en ordbok eller en mengde.', '{ } makes a dictionary or a set.'),
            both(
              'Skriv ( ) for å kjøre en funksjon, eller [ ] for å hente fra en liste.',
              'Write ( ) to run a function, or [ ] to fetch from a list.',
            ),
          )
        : null;
    },
  },
  {
    id: 'missing-comma',
    find: ({ syntax, says, before, rest, text }) =>
      syntax && says(/Perhaps you forgot a comma/) && openIn(before) === '{' && /[{,]\s*$/.test(before)
        ? texts(
            both('Det mangler trolig et kolon eller et komma i { }.', 'A colon or a comma is probably missing in { }.'),
            both(
              'I en ordbok er det kolon mellom nøkkel og verdi, og komma mellom parene.',
              'In a dictionary there is a colon between key and value, and a comma between the pairs.',
            ),
            both('Skriv for eksempel {"a": 1, "b": 2}.', 'Write for example {"a": 1, "b": 2}.'),
          )
        : syntax && says(/Perhaps you forgot a comma/)
          ? texts(
              both(
                'Det mangler noe mellom to verdier på denne linjen, ofte et komma.',
                'Something is missing between two values on this line, often a comma.',
              ),
              both(
                'Mellom to verdier skal det være et komma eller et regnetegn.',
                'Between two values there should be a comma or an operator.',
              ),
              // Two numbers in a list are no text.
              /^\d[\d.]*\s+\d/.test(rest) && openIn(before) === '[' && !/["']/.test(text)
                ? both(
                    'Sett komma mellom verdiene, eller et regnetegn.',
                    'Put a comma between the values, or an operator.',
                  )
                : both(
                    'Sett komma mellom verdiene, eller et regnetegn. Hører de til én tekst, se på anførselstegnene.',
                    'Put a comma between the values, or an operator. If they belong to one text, look at its quotation marks.',
                  ),
            )
          : null,
  },
  {
    id: 'return-outside-function',
    find(problem) {
      const { syntax, says, source } = problem;
      if (!syntax || !says(/'return' outside function/)) return null;
      const owner = functionOfNames(problem);
      return texts(
        both('return står utenfor en funksjon.', 'return is outside a function.'),
        both(
          'return gir svaret fra en funksjon, så den må stå inni en, med innrykk.',
          'return gives the answer of a function, so it must be inside one, indented.',
        ),
        owner
          ? both(
              `Gi linjen innrykk så den hører til funksjonen ${owner}.`,
              `Indent the line so that it belongs to the function ${owner}.`,
            )
          : /^\s*def\b/m.test(source)
            ? both(
                'Gi linjen innrykk så den hører til funksjonen, eller bruk print.',
                'Indent the line so that it belongs to the function, or use print.',
              )
            : adviceForReturn(problem),
      );
    },
  },
  {
    id: 'break-outside-loop',
    find: ({ syntax, says, source, line }) => {
      const word = syntax && says(/'(break|continue)' (outside|not properly in) loop/)?.[1];
      return word
        ? texts(
            both(`${word} står utenfor en løkke.`, `${word} is outside a loop.`),
            both(
              'Ordet styrer en løkke (for eller while), så det må stå inni en.',
              'The word steers a loop (for or while), so it must be inside one.',
            ),
            wayIntoLoop(source, (line ?? 1) - 1, word),
          )
        : null;
    },
  },
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
    find: ({ syntax, says, text, plain }) =>
      syntax &&
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
            both(
              'Sett understrek mellom ordene, for eksempel min_alder.',
              'Put underscores between the words, such as my_age.',
            ),
          )
        : null,
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
    id: 'misspelt-keyword',
    find: ({ syntax, says, plain, source }) => {
      if (!syntax || !says(/^(invalid syntax|expected ':')/)) return null;
      const taken = [...KEYWORDS, ...BUILTINS, ...namesIn(source, '')];
      for (const [word] of plain.trim().matchAll(/^[\p{L}]+|(?<=\s)[\p{L}]+(?=\s)/gu)) {
        const keyword = taken.includes(word)
          ? undefined
          : (lookUp(KEYWORDS_ELSEWHERE, word) ?? closest(word, wordsFor(plain), 2));
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
    find: ({ syntax, says }) =>
      syntax && says(/^leading zeros/)
        ? texts(
            both('Et heltall kan ikke begynne med 0.', 'A whole number cannot begin with 0.'),
            both(
              'Et telefonnummer, et klokkeslett eller en kode er egentlig en tekst.',
              'A phone number, a time or a code is really a text.',
            ),
            both(
              'Er det et tall, ta bort nullene foran. Er det en tekst, sett anførselstegn rundt.',
              'If it is a number, remove the zeros before it. If it is a text, put quotation marks around it.',
            ),
          )
        : null,
  },
  {
    id: 'try-without-except',
    find: ({ syntax, says, source, line }) =>
      syntax && says(/^expected 'except' or 'finally' block/)
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
                  `Sett except rett over linje ${line}, med samme innrykk som try.`,
                  `Put except right above line ${line}, indented like try.`,
                )
              : both('Skriv except: under, med samme innrykk som try.', 'Write except: below, indented like try.'),
          )
        : null,
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

/** Functions of Python that programs often call with one value. Not min, which is "my" in a Norwegian name with a space. */
const FUNCTIONS = 'len input int float str sum round abs sorted'.split(' ');

const LOOP = /^\s*(?:for|while)\b/;

/** What brings a break or a continue into a loop: the line alone, or the whole block that it is in. */
function wayIntoLoop(source: string, index: number, word: string): Both {
  const lines = source.split('\n');
  const name = functionAround(source, index);
  const loops = lines.flatMap((line, at) => (LOOP.test(line) ? [functionAround(source, at)] : []));
  if (loops.length === 0 || (name === null && !loops.includes(null)))
    return both(
      `Ta bort ${word}. Bruk if og else for å velge hva som skal skje.`,
      `Remove ${word}. Use if and else to choose what should happen.`,
    );
  if (!loops.includes(name))
    return both(
      `Funksjonen ${name} har ingen løkke. Skriv return for å avslutte funksjonen, og ${word} bare i selve løkken.`,
      `The function ${name} has no loop. Write return to end the function, and ${word} only in the loop itself.`,
    );
  const before = headBefore(lines, index);
  if (before >= 0 && LOOP.test(lines[before] ?? ''))
    return both('Gi linjen innrykk så den hører til løkken.', 'Indent the line so that it belongs to the loop.');
  const head = outermostHead(lines, index);
  const first = lines[head]?.match(/^\s*(if|try|with)\b/)?.[1];
  return first && !lines.slice(head, index).some((line) => LOOP.test(line))
    ? both(
        `Flytt ${first} på linje ${head + 1} inn i løkken, med alt som hører til.`,
        `Move ${first} on line ${head + 1} into the loop, with all that belongs to it.`,
      )
    : both(`Flytt ${word} inn i løkken, med innrykk.`, `Move ${word} into the loop, indented.`);
}

/** The nearest line above that is indented no deeper. */
function headBefore(lines: readonly string[], index: number): number {
  const indent = indentOf(lines[index] ?? '');
  return lines.slice(0, index).findLastIndex((line) => /^\s*[^\s#]/.test(line) && indentOf(line) <= indent);
}

/** Where the outermost block around a line begins inside its function; the if for its elif and else. */
function outermostHead(lines: readonly string[], index: number): number {
  let found = index;
  for (let at = headBefore(lines, index); at >= 0; at = headBefore(lines, at)) {
    const line = lines[at] ?? '';
    if (/^\s*(?:def|class)\b/.test(line)) break;
    const isOther = /^\s*(?:elif|else|except|finally)\b/.test(lines[found] ?? '');
    if (indentOf(line) < indentOf(lines[found] ?? '') || isOther) found = at;
    else if (indentOf(line) === 0) break;
  }
  return found;
}

/** The lines whose block these words come after. */
const OWNERS: Readonly<Record<string, Both>> = {
  else: both('if, for, while eller try', 'if, for, while or try'),
  elif: both('if', 'if'),
  except: both('try', 'try'),
  finally: both('try', 'try'),
};

/** The function right above the line, where the line uses a name that only that function has. */
function functionOfNames({ source, line, plain }: Problem): string | null {
  const lines = source.split('\n');
  const at = (line ?? 1) - 1;
  const isHead = (one: string) => one.trim() !== '' && indentOf(one) <= indentOf(lines[at] ?? '');
  const head = lines.findLastIndex((one, index) => index < at && isHead(plainOf(one)));
  const owner = lines[head]?.match(new RegExp(`^\\s*def\\s+(${CODE_NAME})`, 'u'))?.[1];
  if (!owner) return null;
  const inside = namesIn(lines.slice(head, at).join('\n'), owner);
  const outside = namesIn([...lines.slice(0, head), ...lines.slice(at + 1)].join('\n'), '');
  return inside.some((name) => !outside.includes(name) && hasWord(plain, name)) ? owner : null;
}

/** What to do about a return where there are no functions. */
function adviceForReturn({ source, line, plain }: Problem): Both {
  const around = blocksAround(source.split('\n'), (line ?? 1) - 1);
  const isInLoop = around.some((one) => /^(?:for|while)\b/.test(one));
  const hasValue = !/\breturn\s*;?$/.test(plain);
  if (isInLoop)
    return hasValue
      ? both(
          'Bruk print for å vise svaret. I en løkke kan break stoppe den.',
          'Use print to show the answer. In a loop, break can stop it.',
        )
      : both('Skriv break for å stoppe løkken.', 'Write break to stop the loop.');
  return hasValue
    ? both('Bruk print for å vise svaret.', 'Use print to show the answer.')
    : around.length > 0
      ? both(
          'Ta bort return. Bruk if og else for å velge hva som skal skje.',
          'Remove return. Use if and else to choose what should happen.',
        )
      : both('Ta bort return.', 'Remove return.');
}
