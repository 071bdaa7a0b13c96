import type { Both } from '../../judge/explanation.ts';
import { both, CODE_NAME, hasWord, KEYWORDS, type Mistake, type Problem, plainOf, texts } from './mistake.ts';
import { namesIn } from './names.ts';
import { assignments, blocksAround, functionAround, indentOf, isMadeAs, placeOfDef } from './program.ts';

/** Assignments, lines that begin a block or belong in one, and print as a statement. */
export const STATEMENTS: readonly Mistake[] = [
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
    find: ({ syntax, says, text, rest, source }) => {
      const target = text.match(new RegExp(`^\\s*(${CODE_NAME})\\(\\s*([^()]*?)\\s*\\)\\s*[-+*/]?=(?!=)`, 'u'));
      const isVariable =
        assignments(source, target?.[1] ?? '-').length > 0 && placeOfDef(source.split('\n'), target?.[1] ?? '-') < 0;
      const place = isVariable && target?.[2] ? target : null;
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
            place
              ? both(
                  `En plass eller en nøkkel står i hakeparenteser: Skriv ${place[1]}[${place[2]}].`,
                  `A place or a key goes in square brackets: write ${place[1]}[${place[2]}].`,
                )
              : new RegExp(`[^-+*/%=]=\\s*(?!(?:True|False|None)\\s*$)${CODE_NAME}\\s*$`, 'u').test(plainOf(text))
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
    id: 'function-with-equals',
    find({ syntax, says, plain }) {
      const [, head, name] =
        (syntax &&
          says(/^expected ':'/) &&
          plain.match(new RegExp(`^\\s*(def\\s+(${CODE_NAME})\\([^()]*\\))\\s*=(?!=)\\s*\\S`, 'u'))) ||
        [];
      return head
        ? texts(
            both(
              `Funksjonen ${name} er skrevet som i matematikk.`,
              `The function ${name} is written as in mathematics.`,
            ),
            both(
              'I Python slutter linjen med def med et kolon, og svaret kommer etter return.',
              'In Python the line with def ends with a colon, and the answer comes after return.',
            ),
            both(
              `Skriv ${head}: og så return foran det som står etter =, på en ny linje med innrykk.`,
              `Write ${head}: and then return before what comes after =, on a new line, indented.`,
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
      const instead = plain.match(/[;,]$/)?.[0];
      if (!says(/^expected ':'/) && !instead && !isStatement(rest)) return null;
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
];

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
  // Right below the body of a function, it is the end of that.
  if (at - head > 1 && lines[at - 1]?.trim() !== '') return owner;
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

/** What may be a line of its own: a word that begins one, a call, or a name that gets a value. */
function isStatement(code: string): boolean {
  return (
    /^\s*(?:return|break|continue|pass|print|raise|del)\b/.test(code) ||
    new RegExp(`^\\s*${CODE_NAME}(?:\\.${CODE_NAME})*\\s*(?:\\(|[-+*/]?=(?!=))`, 'u').test(code)
  );
}
