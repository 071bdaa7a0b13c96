import { both, byLineAnd, type Mistake, plainOf, texts } from './mistake.ts';

/** What is missing or too much in the head of a condition or a loop. */
export const HEAD_PARTS: readonly Mistake[] = [
  byLineAnd(
    'condition-missing',
    /^Unexpected token '\{'$/,
    /^\s*(?:\}\s*)?(?:if|while)\s*(?:\(\s*\)\s*)?\{/,
    both('Det mangler et vilkår foran {.', 'A condition is missing before {.'),
    both(
      'Vilkåret sier når blokken skal kjøre, og står i parentes.',
      'The condition says when the block should run, and is in parentheses.',
    ),
    both('Skriv vilkåret i parentes foran {.', 'Write the condition in parentheses before {.'),
  ),
  byLineAnd(
    'variable-in-loop-head',
    /^unexpected token in expression: '(?:let|var|const)'$/,
    /^\s*for\s*\([^;()]*;[^;()]*\b(?:let|var|const)\b/,
    both('En variabel lages på feil sted i løkken.', 'A variable is made in the wrong place of the loop.'),
    both(
      'Bare den første delen i parentesen kan lage en variabel. Den andre er et vilkår.',
      'Only the first part in the parentheses can make a variable. The second is a condition.',
    ),
    both(
      'Lag de andre variablene før løkken, og skriv for (let i = 0; i < 10; i++) {',
      'Make the other variables before the loop, and write for (let i = 0; i < 10; i++) {',
    ),
  ),
  byLineAnd(
    'variable-in-condition',
    /^[Uu]nexpected|^expecting/,
    /^\s*\}?\s*(?:else\s+)?(?:if|while)\s*\(\s*(?:let|const|var)\s/,
    both('Det lages en variabel i et vilkår.', 'A variable is made in a condition.'),
    both('I parentesen står bare det som skal være sant.', 'In the parentheses is only what should be true.'),
    both(
      'Lag variabelen på en linje over, og skriv x === 5 i parentesen for å sammenligne.',
      'Make the variable on a line above, and write x === 5 in the parentheses to compare.',
    ),
  ),
  byLineAnd(
    'case-without-quotes',
    /^[Uu]nexpected/,
    /^\s*case\s*[-+*/%]\s*:/,
    both('Tegnet etter case mangler anførselstegn.', 'The sign after case has no quotes.'),
    both(
      'Etter case må det stå en verdi, og et tegn er en tekst.',
      'After case there must be a value, and a sign is a string.',
    ),
    both('Skriv case "+": med anførselstegn.', 'Write case "+": with quotes.'),
  ),
  byLineAnd(
    'case-with-equals',
    /^[Uu]nexpected/,
    /^\s*case\s*={1,3}\s*[^=\s]/,
    both('Det står et likhetstegn etter case.', 'There is an equals sign after case.'),
    both('switch spør selv om verdien er lik.', 'switch itself asks whether the value is equal.'),
    both('Skriv bare verdien etter case.', 'Write only the value after case.'),
  ),
];

/** `for (const vare, i of liste)`, `{ for-navn: "Ada" }`, `let a := 5` */
export const ODD_NAMES: readonly Mistake[] = [
  byLineAnd(
    'two-names-in-loop',
    /^expected 'of' or 'in'/,
    /^\s*for\s*\(\s*(?:let|const|var)\s+[\p{L}_$][\p{L}\p{N}_$]*\s*,\s*[\p{L}_$][\p{L}\p{N}_$]*\s+of\b/u,
    both('Det står to navn foran of.', 'There are two names before of.'),
    both('of gir bare elementet, og ikke plassen.', 'of gives only the item, and not its place.'),
    both(
      'Skriv for (const [i, x] of liste.entries()) { for å få begge.',
      'Write for (const [i, x] of list.entries()) { to get both.',
    ),
  ),
  {
    id: 'dash-in-name',
    find({ syntax, message, column }, line) {
      const before = line.slice(0, (column ?? 1) - 1).match(/(?:^|[{,])\s*([\p{L}_$][\p{L}\p{N}_$]*)$/u)?.[1];
      const after = line.slice((column ?? 1) - 1).match(/^((?:-[\p{L}\p{N}_$]+)+)\s*:/u)?.[1];
      return syntax && message === "Unexpected token '-'" && before && after
        ? texts(
            both('Et navn i et objekt har bindestrek.', 'A name in an object has a dash.'),
            both(
              'Uten anførselstegn leser JavaScript den som et minustegn.',
              'Without quotes JavaScript reads it as a minus sign.',
            ),
            both(`Skriv "${before}${after}" med anførselstegn.`, `Write "${before}${after}" with quotes.`),
          )
        : null;
    },
  },
  byLineAnd(
    'sign-of-another-language',
    /^(?:expecting|Unexpected|unexpected|missing)/,
    /^\s*(?:(?:let|const|var)\s+)?[\p{L}_$][\p{L}\p{N}_$]*\s*:=/u,
    both('JavaScript har ikke tegnet :=.', 'JavaScript does not have the sign :=.'),
    both('En variabel får verdien sin med =.', 'A variable gets its value with =.'),
    both('Skriv bare =.', 'Write only =.'),
  ),
];

/** `console.log"hei")` */
export const PARENTHESIS_BEFORE_TEXT: Mistake = {
  id: 'call-without-parentheses',
  find({ syntax }, line) {
    const plain = plainOf(line);
    const name = syntax
      ? plain.match(
          /(?<![\w$.])(console\.\w+|document\.\w+|alert|prompt|confirm|Number|String|parseInt|parseFloat)(?:""|''|``)[^()]*\)/,
        )?.[1]
      : undefined;
    return name && plain.split(')').length - plain.split('(').length === 1
      ? texts(
          both(`Etter ${name} mangler det en (.`, `A ( is missing after ${name}.`),
          both('Det som en funksjon får, står i parentes.', 'What a function gets is in parentheses.'),
          both(`Skriv ${name}( foran teksten.`, `Write ${name}( before the string.`),
        )
      : null;
  },
};

/** What comes after the name of a function. */
export const FUNCTION_HEADS: readonly Mistake[] = [
  byLineAnd(
    'equals-before-body',
    /^Unexpected token '='$/,
    /\bfunction\b[^(]*\([^()]*\)\s*=\s*\{?$/,
    both('Det står = mellom parentesen og {.', 'There is a = between the parentheses and {.'),
    both(
      'En funksjon som begynner med function, har { rett etter parentesen.',
      'A function that begins with function has { right after the parentheses.',
    ),
    both('Ta bort =.', 'Remove the =.'),
  ),
  byLineAnd(
    'parameter-is-no-name',
    /^Unexpected token '(?:\.|\[|\(|[-*+/%<>!]=?|===?)'$/,
    /^\s*(?:async\s+)?function\b[^()]*\(\s*(?:[\p{L}_$][\p{L}\p{N}_$]*\s*,\s*)*[\p{L}_$][\p{L}\p{N}_$]*\s*[-.[(*+/%<>!]/u,
    both('I parentesen etter function skal det stå navn.', 'The parentheses after function hold names.'),
    both('Verdiene kommer når funksjonen blir kalt.', 'The values come when the function is called.'),
    both(
      'Skriv bare navn der, med komma imellom, og bruk dem inni { og }.',
      'Write only names there, with commas between, and use them inside the { and }.',
    ),
  ),
];
