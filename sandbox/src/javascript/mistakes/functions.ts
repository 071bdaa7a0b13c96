import { FUNCTION_HEADS } from './head-parts.ts';
import { both, byLine, byLineAnd, byMessage, type Mistake, plainOf, texts } from './mistake.ts';

/** Functions and methods whose head is not written as JavaScript reads it. */
export const FUNCTIONS: readonly Mistake[] = [
  byLine(
    'word-in-parameters',
    /\bfunction\b[^(]*\([^)]*\b(?:let|const|var)\s/,
    both(
      'Det står let, const eller var i parentesen til en funksjon.',
      'There is let, const or var in the parentheses of a function.',
    ),
    both('Funksjonen lager parameterne selv.', 'The function makes its parameters itself.'),
    both('Skriv bare navnet: function dobbel(tall) {', 'Write only the name: function double(number) {'),
  ),
  byLine(
    'arrow-with-space',
    /^(?!\s*\}?\s*(?:else\s+)?(?:if|while)\b).*[\w)]\s*=\s+>/,
    both('Det er et mellomrom inni =>.', 'There is a space inside =>.'),
    both('= og > er ett tegn når de lager en funksjon.', '= and > are one sign when they make a function.'),
    both('Skriv => uten mellomrom.', 'Write => without a space.'),
  ),
  byLine(
    'function-without-parentheses',
    /^\s*(?:async\s+)?function\s+[\p{L}\p{N}_$]+(?:\s+[\p{L}_$][\p{L}\p{N}_$]*(?:\s*,\s*[\p{L}_$][\p{L}\p{N}_$]*)*)?\s*\{/u,
    both(
      'Det mangler parenteser etter navnet på funksjonen.',
      'Parentheses are missing after the name of the function.',
    ),
    both(
      'Etter function og navnet kommer det alltid parenteser, også når funksjonen ikke tar imot noe.',
      'After function and the name there are always parentheses, even when the function takes nothing.',
    ),
    both('Skriv function navn() {', 'Write function name() {'),
  ),
  byLineAnd(
    'function-without-parentheses',
    /^Unexpected token '\{'$/,
    /[=(,:]\s*(?:async\s+)?function\s*\{/,
    both('Det mangler parenteser etter function.', 'Parentheses are missing after function.'),
    both(
      'Parentesene er der også når funksjonen ikke tar imot noe.',
      'The parentheses are there even when the function takes nothing.',
    ),
    both('Skriv function () {', 'Write function () {'),
  ),
  {
    id: 'function-without-name',
    find({ message }, line) {
      if (message !== 'function name expected') return null;
      const word = plainOf(line).match(/\bfunction\s+([a-z]+)\s*\(/)?.[1];
      return word
        ? texts(
            both(`«${word}» kan ikke være navnet på en funksjon.`, `"${word}" cannot be the name of a function.`),
            both('Ordet betyr noe bestemt i JavaScript.', 'The word already means something in JavaScript.'),
            both('Velg et annet navn.', 'Choose another name.'),
          )
        : texts(
            both('Funksjonen mangler et navn.', 'The function has no name.'),
            both('Navnet er det du skriver senere for å kalle den.', 'The name is what you write later to call it.'),
            both('Skriv et navn etter function: function hils() {', 'Write a name after function: function greet() {'),
          );
    },
  },
  {
    id: 'function-with-semicolon',
    find({ syntax, line: number }, line, source) {
      const pattern = /^\s*(?:async\s+)?function\b[^{()]*\([^{()]*\)\s*;(.*)$/;
      const after = syntax ? plainOf(line).match(pattern)?.[1] : undefined;
      const below =
        source
          .split('\n')
          .slice(number ?? 0)
          .find((one) => one.trim() !== '') ?? '';
      return after !== undefined && /^\s*\{/.test(after.trim() === '' ? below : after)
        ? texts(
            both(
              'Det står et semikolon mellom parentesene og {.',
              'There is a semicolon between the parentheses and {.',
            ),
            both(
              'Semikolonet avslutter linjen før funksjonen har fått innhold.',
              'The semicolon ends the line before the function has got its content.',
            ),
            both('Ta bort semikolonet.', 'Remove the semicolon.'),
          )
        : null;
    },
  },
  {
    id: 'parameter-is-no-name',
    find({ message, column }, line) {
      const sign =
        message === 'missing formal parameter' ? line.slice((column ?? 1) - 1).match(/^\s*([(,])/)?.[1] : undefined;
      return sign
        ? texts(
            both(
              `Det står en ${sign} for mye foran en parameter.`,
              `There is one ${sign} too many before a parameter.`,
            ),
            both(
              'I parentesen til en funksjon står bare navn, med komma imellom.',
              'In the parentheses of a function are only names, with commas between.',
            ),
            both('Ta bort den ene.', 'Remove one of them.'),
          )
        : null;
    },
  },
  ...FUNCTION_HEADS,
  {
    id: 'parameter-is-no-name',
    find({ message }, line) {
      const word =
        message === 'missing formal parameter'
          ? plainOf(line).match(
              /\([^()]*?(?<![\w$.])(class|function|return|new|this|if|else|for|while|do|switch|case|default|break|continue|const|var|typeof|delete|in|void|null|true|false|import|export|super|try|catch|throw|with|enum|extends|instanceof|finally|debugger)\s*[,)]/,
            )?.[1]
          : undefined;
      if (word === 'this')
        return texts(
          both('this kan ikke være en parameter.', 'this cannot be a parameter.'),
          both('JavaScript gir metoden this av seg selv.', 'JavaScript gives the method this by itself.'),
          both('Ta bort this fra parentesen.', 'Remove this from the parentheses.'),
        );
      return word
        ? texts(
            both(`«${word}» kan ikke være navnet på en parameter.`, `"${word}" cannot be the name of a parameter.`),
            both('Ordet betyr noe bestemt i JavaScript.', 'The word already means something in JavaScript.'),
            both('Velg et annet navn, overalt i funksjonen.', 'Choose another name, everywhere in the function.'),
          )
        : null;
    },
  },
  byMessage(
    'parameter-is-no-name',
    /^missing formal parameter$/,
    both('I parentesen etter function skal det stå navn.', 'The parentheses after function hold names.'),
    both('Verdiene kommer når funksjonen blir kalt.', 'The values come when the function is called.'),
    both('Skriv et navn du finner på: function hils(navn) {', 'Write a name of your own: function greet(name) {'),
  ),
  byLineAnd(
    'type-before-name',
    /^Unexpected identifier/,
    /\bfunction\b[^(]*\([^)]*\b(?:int|float|double|string|String|bool|boolean|char|number|Number)\s+[\p{L}_$]/u,
    both(
      'Foran navnet på en parameter står det hva slags verdi den er.',
      'Before the name of a parameter is what kind of value it is.',
    ),
    both('I JavaScript er parameteren bare et navn.', 'In JavaScript the parameter is just a name.'),
    both('Skriv bare navnet: function dobbel(tall) {', 'Write only the name: function double(number) {'),
  ),
  byLineAnd(
    'parameters-without-comma',
    /^Unexpected identifier/,
    /\bfunction\b[^(]*\([^)]*[\w$]\s+[\w$][^)]*\)/,
    both('Det mangler et komma mellom to parametere.', 'A comma is missing between two parameters.'),
    both('Navnene i parentesen skilles med komma.', 'The names in the parentheses are separated by commas.'),
    both('Skriv function legg(a, b) {', 'Write function add(a, b) {'),
  ),
  byLine(
    'arrow-without-parameters',
    /=\s*=>|\b(?:let|const|var)\s+[\p{L}_$][\p{L}\p{N}_$]*\s*=>/u,
    both('Pilen => mangler parametere foran seg.', 'The arrow => has no parameters before it.'),
    both('En funksjon uten parametere har tomme parenteser.', 'A function without parameters has empty parentheses.'),
    both('Skriv = () => foran svaret.', 'Write = () => before the answer.'),
  ),
  {
    id: 'arrow-with-object',
    find: ({ syntax }, line) =>
      syntax && /=>\s*\{\s*[\w$]+\s*:/.test(plainOf(line))
        ? texts(
            both(
              '{ etter pilen => begynner en blokk, ikke et objekt.',
              '{ after the arrow => begins a block, not an object.',
            ),
            both(
              'I en blokk kan det ikke stå navn: verdi med komma imellom.',
              'A block cannot have name: value with commas between.',
            ),
            both(
              'Sett parenteser rundt objektet: () => ({ a: 1 }).',
              'Put parentheses around the object: () => ({ a: 1 }).',
            ),
          )
        : null,
  },
  {
    id: 'word-in-class',
    find({ syntax, line: number }, line, source) {
      const word = syntax
        ? plainOf(line).match(
            /^\s*(function|let|const|var|(?:public|private|protected|static(?=\s+(?:final|int|string|String|double|float|boolean|bool|void)\s)|final|int|string|String|double|float|boolean|bool|void)(?:\s+(?:static|final|int|string|String|double|float|boolean|bool|void))*)\s+[\p{L}_$]/u,
          )?.[1]
        : undefined;
      const indent = line.search(/\S/);
      const above = source
        .split('\n')
        .slice(0, (number ?? 1) - 1)
        .findLast((one) => one.trim() !== '' && one.search(/\S/) < indent);
      const isOfClass =
        /^\s*(?:export\s+)?class\b/.test(above ?? '') || (word === 'function' && isRightInClass(source, number ?? 1));
      if (syntax && isOfClass && /^\s+this\.[\p{L}_$]/u.test(line))
        return texts(
          both(
            'this brukes rett inni klassen, utenfor en metode.',
            'this is used right inside the class, outside a method.',
          ),
          both('Der har ikke objektet blitt laget ennå.', 'The object has not been made there yet.'),
          both(
            'Ta bort this. foran navnet, eller flytt linjen inn i constructor.',
            'Remove this. before the name, or move the line into the constructor.',
          ),
        );
      return word && isOfClass
        ? texts(
            both(
              `Inni en klasse står det ikke ${word} foran navnet.`,
              `Inside a class there is no ${word} before the name.`,
            ),
            both('Metoder og felt begynner rett på navnet.', 'Methods and fields begin with just the name.'),
            both(`Ta bort ${word}.`, `Remove ${word}.`),
          )
        : null;
    },
  },
];

/** By the braces above the line, where it is not indented as it should be. */
function isRightInClass(source: string, number: number): boolean {
  const above = source.split('\n').slice(0, number - 1);
  const open: string[] = [];
  for (const one of above.map((line) => plainOf(line)))
    for (const sign of one.replace(/[^{}]/g, '')) {
      if (sign === '{') open.push(one);
      else open.pop();
    }
  return /^\s*(?:export\s+)?class\b/.test(open.at(-1) ?? '');
}
