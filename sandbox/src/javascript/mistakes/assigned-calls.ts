import { bracketIssue } from './brackets.ts';
import { both, escaped, type Mistake, plainOf, type Texts, texts } from './mistake.ts';

const NAME = '[\\p{L}_$][\\p{L}\\p{N}_$]*';
const CALL = new RegExp(
  `^\\s*((?:${NAME}(?:\\([^()]*\\))?\\.)*)(${NAME})\\(([^()]*)\\)\\s*[-+*/%]?=(?![=>])\\s*(.*?)\\s*;?$`,
  'u',
);

/** `todos(2) = "Ny"`: a call to the left of =. */
export const CALL_ASSIGNED: Mistake = {
  id: 'assign-to-call',
  find({ syntax, message }, line, source) {
    // Chromium begins such a program, and makes the call first.
    const isSaid = (syntax && message === 'invalid assignment left-hand side') || message === 'not a function';
    if (!isSaid || bracketIssue(source)) return null;
    const [, before = '', name, given = '', value = ''] = CALL.exec(plainOf(line)) ?? [];
    if (name === undefined || /^(?:if|while|for|switch)$/.test(name)) return null;
    const what = both('Til venstre for = står det et kall.', 'To the left of = there is a call.');
    const place = line.match(/\(([^()]*)\)\s*=/)?.[1]?.trim() ?? '';
    if (given.trim() !== '' && isMadeWithBrackets(name, source))
      return texts(
        what,
        both(
          `${name} er ingen funksjon. En plass i den står i hakeparenteser.`,
          `${name} is no function. A place in it is in square brackets.`,
        ),
        both(
          `Skriv ${before}${name}[${place}] til venstre for =.`,
          `Write ${before}${name}[${place}] to the left of =.`,
        ),
      );
    if (before !== '' && given.trim() === '' && /^(?:async\s+)?(?:function\b|\(.*\)\s*=>)/.test(value))
      return texts(
        what,
        both(
          'Parentesene kaller metoden. Her skal den lages.',
          'The parentheses call the method. Here it should be made.',
        ),
        both(
          `Skriv ${before}${name} = uten parenteser foran =.`,
          `Write ${before}${name} = without parentheses before =.`,
        ),
      );
    return (
      ofPage(before, name, given.trim() === '', what) ??
      texts(
        what,
        both(
          'Et kall gir et svar, og kan ikke få en verdi. Det kan bare variabler og deler av noe.',
          'A call gives an answer, and cannot get a value. Only variables and parts of something can.',
        ),
        before === '' && isFunction(name, source) && isVariable(value, source)
          ? both(`Bytt om sidene: ${value} = ${name}(${place}).`, `Swap the sides: ${value} = ${name}(${place}).`)
          : both(
              'Skriv det som skal få verdien, til venstre for =.',
              'Write what should get the value to the left of =.',
            ),
      )
    );
  },
};

/** `bilde.setAttribute("src" = "katt.png")` */
export const TEXT_ASSIGNED: Mistake = {
  id: 'assign-to-value',
  find: ({ syntax, message }, line) =>
    syntax &&
    message === 'invalid assignment left-hand side' &&
    /[\p{L}\p{N}_$]\(\s*(?:""|'')\s*=(?!=)/u.test(plainOf(line)) &&
    !/\b(?:if|while)\s*\(\s*(?:""|'')/.test(plainOf(line))
      ? texts(
          both('Det står = mellom to verdier i en parentes.', 'There is = between two values in parentheses.'),
          both('Verdier i en parentes skilles med komma.', 'Values in parentheses are separated by commas.'),
          both('Skriv komma i stedet for =.', 'Write a comma instead of =.'),
        )
      : null,
};

/** `box.innerHTML() = "a"` and `box.getAttribute("a") = "b"`. */
function ofPage(before: string, name: string, isEmpty: boolean, what: Texts['what']): Texts | null {
  if (isEmpty && /^(?:innerHTML|innerText|textContent|value|className|length|src|href)$/.test(name))
    return texts(
      what,
      both(`${name} er en verdi, og ikke noe du kaller.`, `${name} is a value, and not something that you call.`),
      both(`Skriv .${name} uten parenteser.`, `Write .${name} without parentheses.`),
    );
  if (/^getElementById$|^querySelector$/.test(name) && before !== '')
    return texts(
      what,
      both(
        `${name} henter et element. Det er en del av elementet som kan få en verdi.`,
        `${name} gets an element. It is a part of the element that can get a value.`,
      ),
      both(
        'Skriv .textContent etter parentesen for å gi det en ny tekst.',
        'Write .textContent after the parentheses to give it a new text.',
      ),
    );
  const setter = /^(getItem|getAttribute)$/.exec(name) && name.replace('get', 'set');
  return setter && before !== ''
    ? texts(
        what,
        both(`${name} henter bare en verdi.`, `${name} only gets a value.`),
        both(
          `Skriv ${before}${setter}("navn", verdi) for å lagre den.`,
          `Write ${before}${setter}("name", value) to store it.`,
        ),
      )
    : null;
}

/** The program makes a list or an object of that name, and nothing else. */
function isMadeWithBrackets(name: string, source: string): boolean {
  const alone = `(?<![\\p{L}\\p{N}_$])${escaped(name)}`;
  return new RegExp(`${alone}\\s*[=:]\\s*[[{]`, 'u').test(source) && !isFunction(name, source);
}

function isFunction(name: string, source: string): boolean {
  return new RegExp(
    `\\bfunction\\s+${escaped(name)}\\s*\\(|\\b${escaped(name)}\\s*=[^=;\\n]*(?:=>|\\bfunction\\b)`,
  ).test(source);
}

function isVariable(name: string, source: string): boolean {
  return (
    /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) && new RegExp(`\\b(?:let|var)\\s+${escaped(name)}(?![\\w$])`).test(source)
  );
}
