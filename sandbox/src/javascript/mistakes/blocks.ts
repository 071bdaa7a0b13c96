import { closest } from '../../judge/closest.ts';
import { AFTER_BLOCKS } from './after-blocks.ts';
import { AFTER_DO } from './after-do.ts';
import { ARROW_HEADS, ARROW_MISSING, ARROWS, ASYNC_MISPLACED, METHOD_WITH_COLON } from './arrows.ts';
import { bracketIssue, openAbove } from './brackets.ts';
import { CALL_THEN_BRACE } from './call-then-brace.ts';
import { CLASSES } from './classes.ts';
import { HEAD_PARTS, ODD_NAMES, PARENTHESIS_BEFORE_TEXT } from './head-parts.ts';
import { both, byLine, byLineAnd, byMessage, escaped, lineAbove, type Mistake, plainOf, texts } from './mistake.ts';
import { UNITS } from './numbers.ts';
import { OBJECT_PARTS } from './objects.ts';
import { CONDITION_SIGNS } from './signs.ts';

/** Programs that do not start because of how a switch, a loop, a condition, an object, a class or an arrow is written. */
export const BLOCKS: readonly Mistake[] = [
  {
    id: 'else-in-switch',
    find: ({ syntax, message, line: number }, line, source) =>
      syntax &&
      /'else'$/.test(message) &&
      /^\s*else\s*:/.test(line) &&
      /^\s*(?:break|case|\w)/.test(lineAbove(source, number))
        ? texts(
            both('En switch har ikke else.', 'A switch has no else.'),
            both(
              'Det som gjelder når ingen case passer, heter default.',
              'What holds when no case fits is called default.',
            ),
            both('Skriv default: i stedet for else:.', 'Write default: instead of else:.'),
          )
        : null,
  },
  byMessage(
    'switch-begins-with-case',
    /^invalid switch statement$/,
    both('Rett etter { i en switch må det stå case.', 'Right after the { of a switch there must be case.'),
    both('Inni en switch må hver linje høre til en case.', 'Inside a switch every line must belong to a case.'),
    both(
      'Skriv case og en verdi foran linjen, eller flytt den opp før switch.',
      'Write case and a value before the line, or move it up before switch.',
    ),
  ),
  {
    id: 'name-used-twice',
    find({ syntax, message, line: number }, line, source) {
      const name = line.match(/\b(?:let|const)\s+([\w$]+)/)?.[1];
      const above = source
        .split('\n')
        .slice(0, (number ?? 1) - 1)
        .join('\n');
      const since = name
        ? (above.split(new RegExp(`\\b(?:let|const)\\s+${escaped(name)}(?![\\w$])`)).at(-1) ?? '')
        : '';
      return syntax &&
        message === 'invalid redefinition of lexical identifier' &&
        since !== above &&
        // A switch that begins after the first one is another block.
        !/\bswitch\b/.test(since) &&
        /^\s*(?:case\b|default\s*:)/m.test(since)
        ? texts(
            both(
              `To case lager begge en variabel som heter ${name}.`,
              `Two cases both make a variable called ${name}.`,
            ),
            both('Alle case i en switch deler de samme navnene.', 'All cases of a switch share the same names.'),
            both(
              `Lag ${name} før switch, eller velg et annet navn her.`,
              `Make ${name} before the switch, or choose another name here.`,
            ),
          )
        : null;
    },
  },
  byLine(
    'condition-in-two-parentheses',
    /^\s*\}?\s*(?:else\s+)?(?:if|while)\s*\([^()]*\)\s*(?:&&|\|\||and\b|or\b|og\b|eller\b)/,
    both('Vilkåret er delt i flere parenteser.', 'The condition is in several parentheses.'),
    both(
      'Hele vilkåret må være inni ett par med parenteser.',
      'The whole condition must be inside one pair of parentheses.',
    ),
    both('Skriv if (a > 1 && b > 2) {', 'Write if (a > 1 && b > 2) {'),
  ),
  METHOD_WITH_COLON,
  {
    id: 'return-alone',
    find: ({ syntax, line: number }, _line, source) =>
      syntax && /^\s*return$/.test(plainOf(lineAbove(source, number)))
        ? texts(
            both('return er alene på linjen over.', 'return is alone on the line above.'),
            both('Da slutter funksjonen der, uten svaret.', 'Then the function ends there, without the answer.'),
            both('Skriv svaret på samme linje som return.', 'Write the answer on the same line as return.'),
          )
        : null,
  },
  ...ARROWS,
  ...OBJECT_PARTS,
  ...CLASSES,
  ...CONDITION_SIGNS,
  byLine(
    'semicolon-in-loop',
    /^\s*for\s*\([^;]*;[^;]*;[^;()]*;\s*\)/,
    both('Det er et semikolon for mye i løkken.', 'There is one semicolon too many in the loop.'),
    both('Semikolon står bare mellom de tre delene.', 'Semicolons are only between the three parts.'),
    both('Ta bort det siste semikolonet før ).', 'Remove the last semicolon before ).'),
  ),
  byLine(
    'catch-without-parentheses',
    /\bcatch\s+[\p{L}_$][\p{L}\p{N}_$]*\s*\{/u,
    both('Det mangler parenteser etter catch.', 'Parentheses are missing after catch.'),
    both('Navnet på feilen må være i parentes.', 'The name of the error must be in parentheses.'),
    both('Skriv catch (feil) {', 'Write catch (error) {'),
  ),
  byLine(
    'list-with-semicolons',
    /\[[^[\](){}]*;[^[\]]*\]/,
    both('Det er semikolon inni en liste.', 'There are semicolons inside an array.'),
    both('Elementene i en liste skilles med komma.', 'The items of an array are separated by commas.'),
    both('Skriv komma i stedet for semikolon.', 'Write commas instead of semicolons.'),
  ),
  byLine(
    'half-increment',
    /^\s*for\s*\(.*;\s*[\w$]+\s*(?:\+|-)\s*\)/,
    both('Det mangler et tegn etter telleren i løkken.', 'A sign is missing after the counter of the loop.'),
    both('Telleren øker med ++ og minker med --.', 'The counter goes up with ++ and down with --.'),
    both('Skriv i++ til slutt i parentesen.', 'Write i++ at the end of the parentheses.'),
  ),
  ...UNITS,
  byLine(
    'loop-of-another-language',
    /^\s*for\s?each\s*\([^;]*;/i,
    both('JavaScript har ingen løkke som heter foreach.', 'JavaScript has no loop called foreach.'),
    both('Løkken som teller, heter for.', 'The loop that counts is called for.'),
    both('Skriv for i stedet.', 'Write for instead.'),
  ),
  byLine(
    'loop-of-another-language',
    /^\s*for\s?each\s*\(/i,
    both('JavaScript har ingen løkke som heter foreach.', 'JavaScript has no loop called foreach.'),
    both('Løkken som går gjennom en liste, heter for … of.', 'The loop that goes through an array is called for … of.'),
    both('Skriv for (const x of liste) {', 'Write for (const x of list) {'),
  ),
  byMessage(
    'name-used-twice',
    /^invalid redefinition of parameter name$/,
    both('Variabelen har samme navn som en parameter.', 'The variable has the same name as a parameter.'),
    both('Parameteren er allerede en variabel i funksjonen.', 'The parameter is a variable of the function already.'),
    both('Ta bort let eller const, eller velg et annet navn.', 'Remove let or const, or choose another name.'),
  ),
  byMessage(
    'name-used-twice',
    /^invalid redefinition of global identifier$/,
    both('Du lager en variabel med et navn som er i bruk.', 'You declare a variable with a name that is taken.'),
    both(
      'En funksjon eller en variabel i programmet heter det samme.',
      'A function or a variable of the program is called the same.',
    ),
    both('Gi den ene et annet navn.', 'Give one of them another name.'),
  ),
  byLineAnd(
    'else-if-without-condition',
    /^Unexpected token '\{'$/,
    /^\s*(?:\}\s*)?else\s+if\s*\{\s*$/,
    both('Det mangler et vilkår etter if.', 'A condition is missing after if.'),
    both(
      'else if trenger et vilkår i parentes. else alene gjelder resten.',
      'else if needs a condition in parentheses. else alone is for all the rest.',
    ),
    both(
      'Skriv vilkåret i parentes etter if, eller ta bort if.',
      'Write the condition in parentheses after if, or remove if.',
    ),
  ),
  byLineAnd(
    'case-with-semicolon',
    /^Unexpected token ';'$/,
    /^\s*(?:case\s+[^:;?]+|default\s*);\s*$/,
    both('Linjen slutter med semikolon.', 'The line ends with a semicolon.'),
    both(
      'Etter case og verdien, og etter default, kommer et kolon.',
      'After case and its value, and after default, comes a colon.',
    ),
    both('Skriv : i stedet for ;.', 'Write : instead of ;.'),
  ),
  byLine(
    'loop-with-colon',
    /^\s*for\s*\((?![^)]*[;?{])(?:\s*[\p{L}_$][\p{L}\p{N}_$]*){1,2}\s*:[^)<>=]+\)/u,
    both('Det står et kolon inni løkkens parentes.', 'There is a colon inside the parentheses of the loop.'),
    both(
      'I JavaScript står ordet of mellom navnet og listen.',
      'In JavaScript the word of is between the name and the list.',
    ),
    both('Skriv for (const x of liste) {', 'Write for (const x of list) {'),
  ),
  byLineAnd(
    'loop-without-semicolon',
    /^Unexpected identifier /,
    /^\s*for\s*\(\s*(?:(?:let|var)\s+([\p{L}_$][\p{L}\p{N}_$]*)\s*=\s*[\p{L}\p{N}_$.]+\s+\1\s*[<>!=]|[^;()]*;[^;()]*[\p{L}\p{N}_$\])]\s+[\p{L}_$][\p{L}\p{N}_$]*\s*(?:\+\+|--|[-+*/]=)\s*\))/u,
    both('Det mangler et semikolon i løkkens parentes.', 'A semicolon is missing in the parentheses of the loop.'),
    both(
      'De tre delene i en for-løkke skilles med semikolon.',
      'The three parts of a for loop are separated by semicolons.',
    ),
    both('Skriv for (let i = 0; i < 3; i++) {', 'Write for (let i = 0; i < 3; i++) {'),
  ),
  byLineAnd(
    'loop-of-two-parts',
    /^Unexpected token '\)'$/,
    /^\s*for\s*\([^;,]*;[^;,]*\)\s*\{?$/,
    both('Løkken har bare to deler i parentesen.', 'The loop has only two parts in its parentheses.'),
    both('En for-løkke har tre deler, med semikolon imellom.', 'A for loop has three parts, with semicolons between.'),
    both('Skriv for (let i = 0; i < 3; i++) {', 'Write for (let i = 0; i < 3; i++) {'),
  ),
  ...HEAD_PARTS,
  PARENTHESIS_BEFORE_TEXT,
  ...ODD_NAMES,
  ...AFTER_BLOCKS,
  ...AFTER_DO,
  CALL_THEN_BRACE,
  {
    id: 'case-without-colon',
    find: ({ syntax, line: number }, _line, source) =>
      syntax && /^\s*(?:case\b[^:]*|default)$/.test(plainOf(lineAbove(source, number)))
        ? texts(
            both('Det mangler et kolon på linjen over.', 'A colon is missing on the line above.'),
            both(
              'Etter case og verdien, og etter default, kommer et kolon.',
              'After case and its value, and after default, comes a colon.',
            ),
            both('Skriv case 1: med kolon.', 'Write case 1: with a colon.'),
          )
        : null,
  },
  ...ARROW_HEADS,
  byLine(
    'case-with-comparison',
    /^\s*case\s*(?:[<>]|[!=]=)/,
    both('Etter case må det stå en verdi.', 'After case there must be a value.'),
    both('switch spør bare om to verdier er like.', 'switch asks only whether two values are equal.'),
    both('Bruk if og else if for å sammenligne med < eller >.', 'Use if and else if to compare with < or >.'),
  ),
  byLine(
    'case-without-colon',
    /^\s*(?:case\s+[^:?]+|default)\s*\{$/,
    both('Det mangler et kolon foran {.', 'A colon is missing before {.'),
    both(
      'Etter case og verdien, og etter default, kommer et kolon.',
      'After case and its value, and after default, comes a colon.',
    ),
    both('Skriv case 1: med kolon.', 'Write case 1: with a colon.'),
  ),
  ASYNC_MISPLACED,
  ARROW_MISSING,
];

/** What comes after if, else, for and while, before their block. */
export const HEADS: readonly Mistake[] = [
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
            word === 'while' && /^\s*\}\s*while\b/.test(line)
              ? both('Skriv while (x > 2); til slutt.', 'Write while (x > 2); at the end.')
              : word === 'for'
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
      const bare = syntax && line.match(/\belse\s+(?!if\b)([^(){}]*[<>=!][^{}]*?)\s*\{\s*$/)?.[1];
      if (bare)
        return texts(
          both('Det står et vilkår etter else.', 'There is a condition after else.'),
          both(
            'else gjelder alle de andre tilfellene og har derfor ikke noe vilkår.',
            'else is for all the other cases, so it has no condition.',
          ),
          both(`Skriv else if (${bare}) {`, `Write else if (${bare}) {`),
        );
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
    /^expected 'of' or 'in'|^invalid redefinition of lexical identifier$/,
    /^\s*for\s*\((?:(?!.*;).*,.*,|\s*(?:let|var)\s+([\p{L}\p{N}_$]+)\s*=[^,;]*,\s*\1\s*[<>!=]=?[^;]*;)/u,
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
];

/** Blocks that lack a brace or another block, and words that are outside the block they belong to. */
export const BODIES: readonly Mistake[] = [
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
  byMessage(
    'brace-expected',
    /^lexical declarations can't appear in single-statement context$/,
    both('Her må det stå { og }.', 'Braces are needed here.'),
    both(
      'let, const og class kan ikke være alene etter if, else, for eller while.',
      'let, const and class cannot be alone after if, else, for or while.',
    ),
    both(
      'Sett { foran det som hører til blokken, og } etter det.',
      'Put { before what belongs to the block, and } after it.',
    ),
  ),
  {
    // `} Catch (feil) {`
    id: 'misspelt-keyword',
    find({ message }, line) {
      const word = message === 'expecting catch or finally' ? line.match(/^\s*\}\s*(\p{L}+)/u)?.[1] : undefined;
      const keyword = word && (/^(?:except|fang)$/i.test(word) ? 'catch' : closest(word, ['catch', 'finally'], 2));
      return word && keyword
        ? texts(
            both(`JavaScript kjenner ikke ordet «${word}».`, `JavaScript does not know the word "${word}".`),
            both('Etter blokken til try kommer catch eller finally.', 'After the block of try comes catch or finally.'),
            both(`Mente du ${keyword}?`, `Did you mean ${keyword}?`),
          )
        : null;
    },
  },
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
      const isHere = isFunctionHere || /(?<!\.\s*)\bcatch\s*\([^)]*\)\s*[^\s{]/.test(plainOf(line));
      const isAfter = isFunction || isHere || /(?<!\.\s*)\b(?:catch\s*\(.*\)|try|finally|switch\s*\(.*\))$/.test(above);
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
