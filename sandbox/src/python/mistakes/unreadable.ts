import type { Both } from '../../judge/explanation.ts';
import { CLOSERS, openIn } from './expressions.ts';
import { hasKeyNotClosed, isOpenInBraces } from './f-strings.ts';
import {
  both,
  CODE_NAME,
  hasWord,
  KEYWORDS,
  listed,
  type Mistake,
  type Problem,
  plainOf,
  type Texts,
  texts,
} from './mistake.ts';
import { BUILTINS } from './names.ts';
import { codeBefore, indentOf, isMadeAs } from './program.ts';

const QUOTES = /invalid character '[“”‘’«»„´]'/;

/** A line that does something, and is no condition. */
const STATEMENT = new RegExp(
  `^(?:(?:return|break|continue|pass|raise|print)\\b|${CODE_NAME}(?:\\.${CODE_NAME})*\\(.*\\)$|[^=<>!]*[^=<>!]=(?!=))`,
  'u',
);

export const TWO_BRACKETS = texts(
  both('Det står to [ etter hverandre.', 'There are two [ after each other.'),
  both(
    'Et kolon i [ ] henter en del, og da er det bare én [ etter navnet.',
    'A colon in [ ] fetches a part, and then there is just one [ after the name.',
  ),
  both('Ta bort den ene.', 'Remove one of them.'),
);

const BRACE_NOT_CLOSED = texts(
  both('En { i f-teksten blir ikke lukket.', 'A { in the f-string is not closed.'),
  both('Det som skal vises, er mellom { og }.', 'What should be shown is between { and }.'),
  both('Sett inn } der det som skal vises, slutter.', 'Add } where what should be shown ends.'),
);

/** Programs that do not start, where Python itself says exactly why. */
export const UNREADABLE: readonly Mistake[] = [
  {
    id: 'expression-too-long',
    find: ({ syntax, type }) =>
      syntax && (type === 'RecursionError' || type === 'MemoryError')
        ? texts(
            both(
              'Et uttrykk er for langt til at Python kan lese det.',
              'An expression is too long for Python to read.',
            ),
            both(
              'Det har altfor mange ledd, eller altfor mange parenteser inni hverandre.',
              'It has far too many terms, or far too many brackets inside each other.',
            ),
            both(
              'Del det opp i flere linjer, eller bruk en liste og en løkke.',
              'Split it into several lines, or use a list and a loop.',
            ),
          )
        : null,
  },
  {
    id: 'else-if',
    find({ syntax, text, plain }) {
      const written = syntax && text.match(/^\s*(else\s+if|elseif|elsif|ellers hvis)\b/)?.[1];
      return written
        ? texts(
            both(`Her står det «${written}».`, `It says "${written}" here.`),
            both('I Python skrives «ellers hvis» som ett ord: elif.', 'Python writes "else if" as one word: elif.'),
            /(?:if|hvis)\s*:?$/.test(plain)
              ? both('Skriv bare else: eller elif og et vilkår.', 'Write just else: or elif and a condition.')
              : plain.endsWith(':')
                ? both(
                    'Bytt ut med elif, og behold kolonet på slutten.',
                    'Change it to elif, and keep the colon at the end.',
                  )
                : plain.endsWith('{')
                  ? both(
                      'Bytt ut med elif, og skriv kolon i stedet for {.',
                      'Change it to elif, and write a colon instead of {.',
                    )
                  : plain.includes(':')
                    ? both('Bytt ut med elif.', 'Change it to elif.')
                    : both(
                        'Bytt ut med elif, og sett et kolon etter vilkåret.',
                        'Change it to elif, and put a colon after the condition.',
                      ),
          )
        : null;
    },
  },
  {
    id: 'else-with-condition',
    find: ({ syntax, text, plain, says, source, line }) =>
      syntax &&
      says(/expected ':'/) &&
      /^\s*else\s+[^:\s{]/.test(text) &&
      // What should be done may also be there, without a colon before it.
      !STATEMENT.test(plain.replace(/^\s*else\s+|\s*:$/g, ''))
        ? texts(
            both('Det står et vilkår etter else.', 'There is a condition after else.'),
            both(
              'else gjelder alle de andre tilfellene og har derfor ikke noe vilkår.',
              'else is for all the other cases, so it has no condition.',
            ),
            // After another else or elif, just else: would be one too many.
            /^(?:else|elif)\b/.test(
              source
                .split('\n')
                .slice(line ?? 0)
                .find((one) => one.trim() !== '' && indentOf(one) <= indentOf(text))
                ?.trim() ?? '',
            )
              ? both('Bytt ut else med elif.', 'Change else to elif.')
              : both(
                  'Skriv bare else: eller bruk elif med et vilkår.',
                  'Write just else: or use elif with a condition.',
                ),
          )
        : null,
  },
  {
    id: 'if-without-else',
    find: ({ syntax, says, plain }) =>
      // Where there is an else, it is the condition that cannot be read.
      syntax &&
      says(/expected 'else' after 'if' expression/) &&
      !/\bif\b.*\b(?:else|elif|els|esle|eles|elese|ellers)\b/.test(plain)
        ? texts(
            both('Her er det en if uten else.', 'There is an if without an else here.'),
            both(
              'Midt i en linje velger if mellom to verdier, så den andre verdien må også være med.',
              'In the middle of a line, if chooses between two values, so the other value must be there too.',
            ),
            /\bif\b.*\bfor\b.*\bin\b/.test(plain)
              ? both(
                  'Skal if velge hvilke elementer som er med, sett den sist: [x for x in tall if x > 3].',
                  'If the if should choose which items to include, put it last: [x for x in numbers if x > 3].',
                )
              : both(
                  'Skriv verdi1 if vilkår else verdi2, eller sett if først på en egen linje.',
                  'Write value1 if condition else value2, or put if first on a line of its own.',
                ),
          )
        : null,
  },
  {
    id: 'else-in-line-misspelt',
    find: ({ syntax, says, plain }) => {
      const word =
        syntax &&
        says(/expected 'else' after 'if' expression/) &&
        plain.match(/\bif\b.*\b(elif|els|esle|eles|elese|ellers)\b/)?.[1];
      return word
        ? texts(
            both(`Her står det «${word}».`, `It says "${word}" here.`),
            both(
              'Midt i en linje velger if og else mellom to verdier.',
              'In the middle of a line, if and else choose between two values.',
            ),
            both(`Skriv else i stedet for ${word}.`, `Write else instead of ${word}.`),
          )
        : null;
    },
  },
  {
    id: 'smart-quotes',
    find: ({ syntax, says }) =>
      syntax && says(QUOTES)
        ? texts(
            both(
              'Her står det et anførselstegn som Python ikke kjenner.',
              'There is a quotation mark here that Python does not know.',
            ),
            both(
              'Python kjenner bare de rette tegnene " og \'. De krøllete følger ofte med når du kopierer fra et dokument eller en nettside.',
              'Python knows only the straight ones, " and \'. Curly ones often come along when you copy from a document or a web page.',
            ),
            both(
              'Slett tegnene og skriv " på tastaturet i stedet.',
              'Delete them and type " on your keyboard instead.',
            ),
          )
        : null,
  },
  {
    id: 'triple-string-not-closed',
    find: ({ syntax, says }) =>
      syntax && says(/unterminated triple-quoted string/)
        ? texts(
            both(
              'En tekst med tre anførselstegn begynner her, men den slutter aldri.',
              'A text with three quotation marks begins here but never ends.',
            ),
            both(
              'Den varer helt til de samme tre tegnene kommer igjen, så resten av programmet ble en del av teksten.',
              'It lasts until the same three marks come again, so the rest of the program became part of the text.',
            ),
            both(
              'Sett de tre anførselstegnene der teksten skal slutte. Er dette slutten, mangler de der teksten begynner.',
              'Put the three quotation marks where the text should end. If this is the end, they are missing where it begins.',
            ),
          )
        : null,
  },
  {
    id: 'bracket-not-closed',
    find: ({ syntax, says, line, plain, source }) => {
      const open = syntax && says(/^'(.)' was never closed/)?.[1];
      if (!open) return null;
      // It is a block as other languages begin it.
      if (open === '{' && /^\s*(?:if|elif|else|for|while|def|class|try|except)\b[^{]*\{$/.test(plain)) return null;
      const close = CLOSERS[open] ?? '';
      // Right after the name of a function, ( is what calls it.
      const functions = [
        ...BUILTINS,
        ...[...source.matchAll(new RegExp(`^\\s*(?:def|class)\\s+(${CODE_NAME})`, 'gmu'))].map(([, one]) => one ?? ''),
      ].filter((one) => !isMadeAs(source, one, ''));
      const isNeeded =
        // A list with several values, or a dictionary, is begun right after =.
        (open === '{' && /^[^={}]*[^=!<>{}]=\s*\{[^{}]*:[^{}]*$/.test(plain)) ||
        (open === '[' && /^[^=[\]]*[^=!<>[\]]=\s*\[[^[\]]*,[^[\]]*$/.test(plain)) ||
        (open === '(' &&
          [...plain.matchAll(new RegExp(`(${CODE_NAME})?\\(`, 'gu'))].every(([, name]) =>
            functions.includes(name ?? ''),
          ));
      return texts(
        both(
          `Det er en ${open} på linje ${line} som aldri blir lukket.`,
          `There is a ${open} on line ${line} that is never closed.`,
        ),
        both(
          `Alt som åpnes med ${open}, må lukkes med ${close}.`,
          `Everything that is opened with ${open} must be closed with ${close}.`,
        ),
        isNeeded
          ? both(
              `Sett inn ${close} der det som hører til ${open}, skal slutte.`,
              `Add ${close} where what belongs to ${open} should end.`,
            )
          : both(
              `Sett inn ${close} der det som hører til ${open}, skal slutte. Er ${open} for mye, ta den bort.`,
              `Add ${close} where what belongs to ${open} should end. If ${open} is too much, remove it.`,
            ),
      );
    },
  },
  {
    id: 'bracket-does-not-match',
    find: (problem) => {
      const { syntax, says, text } = problem;
      const found =
        syntax && says(/closing parenthesis '(.)' does not match opening parenthesis '(.)'(?: on line (\d+))?/);
      if (!found) return null;
      const [, close = '', open = '', from] = found;
      if ((open === '[' && hasKeyNotClosed(text)) || (close === '}' && isOpenInBraces(problem.before))) return null;
      // What is on the line, with something else in place of the sign that does not match.
      const canClose = (instead: string) =>
        isBalanced(`${codeBefore(problem)}${instead}${plainOf(problem.rest.slice(1))}`);
      const [last = ''] = problem.before.match(/[\p{L}\p{N}_."']*[)\]}"']*\s*$/u) ?? [];
      const isDoubled = new RegExp(`\\${open}\\s*\\${open}`).test(plainOf(problem.before));
      if (open === '{' && isOpenInText(text)) return BRACE_NOT_CLOSED;
      if (open === '[' && /[\p{L}\p{N}_]\[\[[^[\],]*:/u.test(problem.before)) return TWO_BRACKETS;
      // The brackets around may be those that are closed.
      const isAround = CLOSERS[openIn(`${codeBefore(problem)}${CLOSERS[open]}`) ?? ''] === close;
      return texts(
        both(`Du åpnet med ${open}, men lukket med ${close}.`, `You opened with ${open} but closed with ${close}.`),
        both('De to tegnene i et par må være av samme slag.', 'The two signs of a pair must be of the same kind.'),
        from && Number(from) !== problem.line
          ? both(
              `Sett inn ${CLOSERS[open]} der det som hører til ${open} på linje ${from}, slutter. Er ${open} for mye, ta den bort.`,
              `Add ${CLOSERS[open]} where what belongs to ${open} on line ${from} ends. If ${open} is too much, remove it.`,
            )
          : canClose('')
            ? both(`Ta bort ${close} etter ${last.trim()}.`, `Remove ${close} after ${last.trim()}.`)
            : isAround && canClose(`${CLOSERS[open]}${close}`)
              ? isDoubled
                ? both(
                    `Sett inn ${CLOSERS[open]} før ${close}. Er det en ${open} for mye, ta den bort.`,
                    `Add ${CLOSERS[open]} before ${close}. If there is one ${open} too many, remove it.`,
                  )
                : both(`Sett inn ${CLOSERS[open]} før ${close}.`, `Add ${CLOSERS[open]} before ${close}.`)
              : isSureOpening(codeBefore(problem), open) ||
                  (open === '{' && /\{[^{}]*:[^{}]*$/.test(codeBefore(problem)))
                ? both(`Bytt ut ${close} med ${CLOSERS[open]}.`, `Change ${close} to ${CLOSERS[open]}.`)
                : both(
                    `Bytt ut ${close} med ${CLOSERS[open]}, eller omvendt.`,
                    `Change ${close} to ${CLOSERS[open]}, or the other way round.`,
                  ),
      );
    },
  },
  {
    id: 'bracket-too-many',
    find: ({ syntax, says, text }) => {
      const close = syntax && says(/^(?:f-string: )?unmatched '(.)'/)?.[1];
      return close && says(/^f-string/) && close !== '}' && isOpenInText(text)
        ? BRACE_NOT_CLOSED
        : close
          ? texts(
              both(`Det står en ${close} for mye på denne linjen.`, `There is one ${close} too many on this line.`),
              both('Hver av dem må ha en åpning foran seg.', 'Each of them needs an opening one before it.'),
              both(
                `Ta bort en ${close}, eller sett inn åpningen som mangler.`,
                `Remove one ${close}, or add the opening one that is missing.`,
              ),
            )
          : null;
    },
  },
  {
    id: 'missing-indent',
    find: ({ type, says, source, line, text }) => {
      const found = type === 'IndentationError' && says(/expected an indented block after (.*) on line (\d+)/);
      if (!found) return null;
      const lines = source.split('\n');
      const isLast = lines.slice(Number(found[2])).every((line) => plainOf(line).trim() === '');
      const head = lines[Number(found[2]) - 1] ?? '';
      // The line goes with the beginning of the block, or with what is around it: what is missing is the block.
      const isAfter =
        indentOf(text) < indentOf(head) ||
        /^\s*(?:else|elif|except|finally)\b/.test(text) ||
        (/^\s*(?:async\s+)?def\b/.test(head) && /^\s*(?:def|class|@)/.test(text)) ||
        // After an empty line it is not sure that it belongs there, and what is made may be used right after it.
        lines.slice(Number(found[2]), (line ?? 1) - 1).some((one) => one.trim() === '') ||
        hasWord(text, head.match(new RegExp(`^\\s*(?:def|class)\\s+(${CODE_NAME})`, 'u'))?.[1] ?? '-');
      return texts(
        isLast || isAfter
          ? both(
              `Det er ingenting i blokken som begynner på linje ${found[2]}.`,
              `There is nothing in the block that begins on line ${found[2]}.`,
            )
          : both(
              `Linje ${line} må ha innrykk, for den hører til linje ${found[2]}.`,
              `Line ${line} must be indented, because it belongs to line ${found[2]}.`,
            ),
        both(
          'Innrykket viser hvilke linjer som hører til blokken.',
          'The indentation shows which lines belong to the block.',
        ),
        isLast
          ? both(
              'Skriv det som skal gjøres, med innrykk. Skal det komme noe der senere, skriv pass.',
              'Write what should be done, indented. If something will come there later, write pass.',
            )
          : isAfter
            ? both(
                `Gi linjene som hører til, fire mellomrom mer enn linje ${found[2]}, eller skriv pass der.`,
                `Indent the lines that belong to it four spaces more than line ${found[2]}, or write pass there.`,
              )
            : both('Sett fire mellomrom foran linjen.', 'Put four spaces before the line.'),
      );
    },
  },
  {
    id: 'unexpected-indent',
    find(problem) {
      const { type, says, source, line } = problem;
      if (type !== 'IndentationError' || !says(/^unexpected indent/)) return null;
      const isIndented = /^\s/.test(lineAbove(source, line));
      const lower = lowerLineAbove(problem);
      return texts(
        both(
          'Denne linjen har et innrykk som Python ikke venter.',
          'This line has an indentation that Python does not expect.',
        ),
        both(
          'Innrykket blir større bare etter en linje som slutter med kolon.',
          'The indentation grows only after a line that ends with a colon.',
        ),
        isBelowWholeLine(problem)
          ? isIndented
            ? both('Gi linjen samme innrykk som linjen over.', 'Indent the line like the line above.')
            : both('Ta bort mellomrommene foran linjen.', 'Remove the spaces before the line.')
          : lower
            ? both(
                `Linje ${lower} har mindre innrykk enn linjene rundt. Gi den like mange mellomrom, eller gi denne linjen færre.`,
                `Line ${lower} is indented less than the lines around it. Give it as many spaces, or give this line fewer.`,
              )
            : isIndented
              ? both(
                  'Gi linjen samme innrykk som linjen over, eller se om linjen over mangler noe.',
                  'Indent the line like the line above, or see whether the line above lacks something.',
                )
              : both(
                  'Ta bort mellomrommene foran linjen, eller se om linjen over mangler noe.',
                  'Remove the spaces before the line, or see whether the line above lacks something.',
                ),
      );
    },
  },
  {
    id: 'indent-does-not-match',
    find(problem) {
      const { type, says, text, source } = problem;
      if (type !== 'IndentationError' || !says(/unindent does not match/)) return null;
      if (/^ *\t/m.test(source) && /^ +\S/m.test(source)) return tabsAndSpaces(source);
      const ends = placesToEnd(problem);
      if (ends)
        return texts(
          both(
            `Innrykket på denne linjen passer ikke etter linje ${ends.lower}, som har mindre.`,
            `The indentation of this line does not fit after line ${ends.lower}, which has less.`,
          ),
          both(
            `Linje ${ends.lower} avsluttet blokken som hadde like mange mellomrom som denne linjen.`,
            `Line ${ends.lower} ended the block that had as many spaces as this line.`,
          ),
          both(
            `Se om linje ${ends.lower} og linjene under den skal ha mer innrykk. Ellers gir du denne linjen like mange mellomrom som linje ${ends.lower} eller linje ${ends.inner}.`,
            `See whether line ${ends.lower} and the lines below it should be indented more. Otherwise give this line as many spaces as line ${ends.lower} or line ${ends.inner}.`,
          ),
        );
      const word = text.match(/^\s*(elif|else|except|finally)\b/)?.[1];
      const first = word === 'elif' ? 'if' : word === 'else' ? null : 'try';
      return texts(
        both(
          'Innrykket på denne linjen passer ikke med noen linje over.',
          'The indentation of this line fits no line above it.',
        ),
        both(
          'Linjer i samme blokk må ha nøyaktig like mange mellomrom foran seg.',
          'Lines of the same block must have exactly the same number of spaces before them.',
        ),
        word && first
          ? both(
              `Gi ${word} like mange mellomrom som linjen med ${first} som den hører sammen med.`,
              `Give ${word} as many spaces as the line with ${first} that it goes with.`,
            )
          : word
            ? both(
                `Gi ${word} like mange mellomrom som linjen den hører sammen med, for eksempel den med if.`,
                `Give ${word} as many spaces as the line that it goes with, such as the one with if.`,
              )
            : both(
                'Gi linjen like mange mellomrom som den blokken den skal høre til.',
                'Give the line as many spaces as the block that it should belong to.',
              ),
      );
    },
  },
  {
    id: 'tabs-and-spaces',
    find: ({ type, source }) => (type === 'TabError' ? tabsAndSpaces(source) : null),
  },
];

/** The nearest line above that is not empty. */
function lineAbove(source: string, line: number | null): string {
  const above = source.split('\n').slice(0, (line ?? 1) - 1);
  return above.findLast((one) => plainOf(one).trim() !== '') ?? '';
}

/**
 * The line above shows or imports something, or gives a variable a number, a text or an answer of input, so that no block
 * can begin there; and no block further up has the indentation of this line.
 */
function isBelowWholeLine({ source, line, text }: Problem): boolean {
  const above = source.split('\n').slice(0, (line ?? 1) - 1);
  const value = String.raw`-?\d[\d.]*|["']{2}|(?:int\(|float\()?input\((?:["']{2})?\)\)?`;
  const isWhole = new RegExp(`^\\s*(?:${CODE_NAME}\\s*=\\s*(?:${value})|print\\(.*\\)|import\\s.*)$`, 'u').test(
    plainOf(above.at(-1) ?? ''),
  );
  return isWhole && !above.some((one) => one.trim() !== '' && indentOf(one) >= indentOf(text));
}

/** An f-string of the line has a { that is not closed. */
function isOpenInText(text: string): boolean {
  return [...text.matchAll(/\bf(["'])(.*?)\1/g)].some(
    ([, , inside = '']) => inside.split('{').length > inside.split('}').length,
  );
}

function tabsAndSpaces(source: string): Texts {
  return texts(
    both(
      'Noen linjer har innrykk med tabulator, andre med mellomrom.',
      'Some lines are indented with tabs, others with spaces.',
    ),
    both(
      'Python kan ikke vite hvor mange mellomrom en tabulator er verd.',
      'Python cannot know how many spaces a tab is worth.',
    ),
    withTabs(source),
  );
}

/** The line above, when it is the only one with less indentation below one that is indented like this line. */
function lowerLineAbove({ source, line, text }: Problem): number | null {
  const above = numberedAbove(source, line);
  const [last, before] = [above.at(-1), above.at(-2)];
  if (!last || !before || /:$/.test(last.code)) return null;
  return indentOf(before.code) === indentOf(text) && !/:$/.test(before.code) ? last.number : null;
}

/** The line that ended the block which a line is indented like, and the last line of the block after it. */
function placesToEnd({ source, line, text }: Problem): { lower: number; inner: number } | null {
  const above = numberedAbove(source, line);
  const lower = above.findLastIndex(({ code }) => indentOf(code) < indentOf(text));
  const inner = above[lower + 1];
  const isLike = above.slice(0, Math.max(0, lower)).some(({ code }) => indentOf(code) === indentOf(text));
  return isLike && inner && above[lower] ? { lower: above[lower].number, inner: inner.number } : null;
}

/** The lines above with code in them. */
function numberedAbove(source: string, line: number | null): { code: string; number: number }[] {
  return source
    .split('\n')
    .slice(0, (line ?? 1) - 1)
    .map((one, index) => ({ code: plainOf(one), number: index + 1 }))
    .filter(({ code }) => code.trim() !== '');
}

/** Every bracket is closed with the sign that fits. */
function isBalanced(code: string): boolean {
  const open: string[] = [];
  for (const [sign] of code.replace(/(["']).*?\1/g, '').matchAll(/[([{)\]}]/g)) {
    if (Object.hasOwn(CLOSERS, sign)) open.push(sign);
    else if (CLOSERS[open.pop() ?? ''] !== sign) return false;
  }
  return open.length === 0;
}

/** What to do about tabs, which nobody sees: the lines that have them, when they are few. */
function withTabs(source: string): Both {
  const found = source.split('\n').flatMap((one, index) => (/^ *\t\s*\S/.test(one) ? [String(index + 1)] : []));
  // A line that begins a block may be the only one of its own block.
  const isHead = found.some((one) => plainOf(source.split('\n')[Number(one) - 1] ?? '').endsWith(':'));
  if (found.length === 0 || found.length > 3 || isHead)
    return both(
      'Slett innrykket på alle linjene i blokken, og skriv mellomrom i stedet.',
      'Delete the indentation of all the lines of the block, and type spaces instead.',
    );
  return both(
    `Slett innrykket på linje ${listed(found, 'og')}, og skriv like mange mellomrom som de andre linjene i blokken har.`,
    `Delete the indentation of ${found.length === 1 ? 'line' : 'lines'} ${listed(found, 'and')}, and type as many spaces as the other lines of the block have.`,
  );
}

/** The code may only be closed with the sign that fits: a list is begun after =, and a call after its name. */
function isSureOpening(code: string, open: string): boolean {
  const pair = /\([^()[\]{}]*\)|\[[^()[\]{}]*\]|\{[^()[\]{}]*\}/g;
  let left = code;
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replace(pair, '');
  }
  const start = left.slice(0, Math.max(0, left.lastIndexOf(open)));
  const [word = ''] = start.match(/[\p{L}\p{N}_]+$/u) ?? [];
  // With a colon it may be a dictionary.
  const isList = /=\s*$/.test(start) && !left.slice(start.length).includes(':');
  return open === '[' ? isList : open === '(' && word !== '' && !KEYWORDS.includes(word);
}
