import type { Program } from 'acorn';
import { parseProgram, walk } from '../program.ts';
import { both, escaped, type Mistake, texts } from './mistake.ts';
import { givenTo, isNamed, kindOfName, lineOf, methodOf, originOf } from './parts.ts';

/** A text that is no JSON, where the program says what it is. */
export const JSON_TEXTS: readonly Mistake[] = [
  {
    id: 'json-of-value',
    find({ type, syntax, message, line: number }, line, source) {
      const name = type === 'SyntaxError' && !syntax ? line.match(/JSON\.parse\(\s*([\w$]+)\s*\)/)?.[1] : undefined;
      const program = name ? parseProgram(source) : null;
      const kind = program && name ? kindOfName(program, name, number ?? 0) : null;
      const isStored = /JSON\.parse\(\s*(?:local|session)Storage\b/.test(line) || isFromStorage(program, name, number);
      if (isStored) return null;
      if (/unexpected token: 'object'|\[object Object\]/.test(message) && type === 'SyntaxError' && !syntax && !kind)
        return texts(
          both('JSON.parse får et objekt, og ikke en tekst.', 'JSON.parse gets an object, and not a string.'),
          both('Et objekt kan brukes som det er.', 'An object can be used as it is.'),
          name
            ? both(`Bruk ${name} uten JSON.parse.`, `Use ${name} without JSON.parse.`)
            : both('Ta bort JSON.parse.', 'Remove JSON.parse.'),
        );
      return kind === 'object' || kind === 'list'
        ? texts(
            both('JSON.parse får noe som ikke er en tekst.', 'JSON.parse gets something that is not a string.'),
            both(
              `${name} er allerede et objekt eller en liste, og kan brukes som den er.`,
              `${name} is an object or an array already, and can be used as it is.`,
            ),
            both(`Bruk ${name} uten JSON.parse.`, `Use ${name} without JSON.parse.`),
          )
        : null;
    },
  },
  {
    id: 'stored-without-json',
    find({ type, syntax }, line, source) {
      const key =
        type === 'SyntaxError' && !syntax
          ? line.match(/JSON\.parse\(\s*(?:local|session)Storage\.getItem\(\s*(["'`])([^"'`]+)\1/)?.[2]
          : undefined;
      const stored = key
        ? source
            .split('\n')
            .findIndex((one) =>
              new RegExp(`\\.setItem\\(\\s*(["'\`])${escaped(key)}\\1\\s*,(?!.*JSON\\.stringify)`).test(one),
            )
        : -1;
      return stored >= 0
        ? texts(
            both('Det som er lagret, er ikke JSON.', 'What is stored is not JSON.'),
            both(
              `På linje ${stored + 1} blir verdien lagret uten JSON.stringify.`,
              `On line ${stored + 1} the value is stored without JSON.stringify.`,
            ),
            both('Skriv JSON.stringify( ) rundt verdien der.', 'Write JSON.stringify( ) around the value there.'),
          )
        : null;
    },
  },
  {
    id: 'json-not-valid',
    find({ type, syntax, line }, _line, source) {
      const written = type === 'SyntaxError' && !syntax ? jsonOn(source, line) : null;
      const issue = written && issueOfJson(written.text);
      if (!written || !issue) return null;
      if (issue === 'undefined')
        return texts(
          both('Teksten er ikke gyldig JSON.', 'The text is not valid JSON.'),
          both('JSON har ikke undefined.', 'JSON does not have undefined.'),
          both('Skriv null i stedet for undefined.', 'Write null instead of undefined.'),
        );
      const isBetweenDouble = written.quote === '"';
      return texts(
        both('Teksten er ikke gyldig JSON.', 'The text is not valid JSON.'),
        issue === 'comma'
          ? both(
              'I JSON er det ikke noe komma etter den siste delen.',
              'In JSON there is no comma after the last part.',
            )
          : both(
              'JSON krever doble anførselstegn rundt navn og tekster.',
              'JSON needs double quotes around names and strings.',
            ),
        issue === 'comma'
          ? both('Ta bort kommaet foran } eller ].', 'Remove the comma before } or ].')
          : issue === 'quotes'
            ? isBetweenDouble
              ? both(
                  "Skriv \" i stedet for ' inni teksten, og ' utenpå den.",
                  "Write \" instead of ' inside the string, and ' around it.",
                )
              : both('Skriv " i stedet for \' inni teksten.', 'Write " instead of \' inside the string.')
            : isBetweenDouble
              ? both(
                  'Skriv " rundt navnene inni teksten, og \' utenpå den.',
                  'Write " around the names inside the string, and \' around it.',
                )
              : both('Skriv " rundt navnene inni teksten.', 'Write " around the names inside the string.'),
      );
    },
  },
];

/** What is true of every text that is no JSON. */
export const JSON_UNREADABLE: Mistake = {
  id: 'json-not-valid',
  find: ({ type, syntax, message }, line) =>
    type === 'SyntaxError' && !syntax && /JSON\.parse/.test(line)
      ? /unexpected token: 'undefined'|^"undefined" is not valid JSON/.test(message)
        ? {
            what: both('JSON.parse får undefined, og ikke en tekst.', 'JSON.parse gets undefined, and not a string.'),
            why: both('Det i parentesen har ingen verdi her.', 'What is in the parentheses has no value here.'),
            tries: both(
              'Skriv ut det som står i parentesen, med console.log på linjen over.',
              'Print what is in the parentheses with console.log on the line above.',
            ),
          }
        : {
            what: both('Teksten er ikke gyldig JSON.', 'The text is not valid JSON.'),
            why: /^Unexpected end of JSON/.test(message)
              ? both('Den er tom, eller den slutter for tidlig.', 'It is empty, or it ends too early.')
              : both(
                  'JSON krever doble anførselstegn rundt navn og tekster, og ingen komma til slutt.',
                  'JSON wants double quotes around names and texts, and no comma at the end.',
                ),
            tries: both('Skriv ut teksten først og se nøye på den.', 'Print the text first and look closely at it.'),
          }
      : null,
};

/** The text that the only JSON.parse on the line gets, where the program says it. */
function jsonOn(source: string, line: number | null): { text: string; quote: string } | null {
  const program = parseProgram(source);
  const found: ({ text: string; quote: string } | null)[] = [];
  if (program)
    walk(program, (node) => {
      const called = methodOf(node);
      if (node.type !== 'CallExpression' || called?.method !== 'parse' || !isNamed(called.object, 'JSON')) return;
      if (lineOf(node) !== line) return;
      const [argument] = node.arguments;
      const value = argument && givenTo(program, argument, line ?? 0);
      const quasi = value?.type === 'TemplateLiteral' && value.quasis.length === 1 ? value.quasis[0] : undefined;
      const text = value?.type === 'Literal' ? value.value : quasi?.value.cooked;
      found.push(value && typeof text === 'string' ? { text, quote: source[value.start] ?? '' } : null);
    });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The only thing that is wrong with it: without that it can be read. */
function issueOfJson(text: string): 'quotes' | 'names' | 'comma' | 'undefined' | null {
  if (isJson(text)) return null;
  if (isJson(text.replaceAll("'", '"'))) return 'quotes';
  if (isJson(text.replace(/([{,]\s*)([\p{L}_$][\p{L}\p{N}_$]*)(?=\s*:)/gu, '$1"$2"'))) return 'names';
  if (text !== 'undefined' && isJson(text.replace(/\bundefined\b/g, 'null'))) return 'undefined';
  return isJson(text.replace(/,(?=\s*[}\]])/g, '')) ? 'comma' : null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** `const lagret = localStorage.getItem("x")` */
function isFromStorage(program: Program | null, name: string | undefined, line: number | null): boolean {
  return program !== null && name !== undefined && methodOf(originOf(program, name, line ?? 0))?.method === 'getItem';
}
