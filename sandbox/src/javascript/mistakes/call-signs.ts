import { parseProgram, walk } from '../program.ts';
import { both, byLineAnd, type Mistake, plainOf, texts } from './mistake.ts';
import { askedOfUndefined, givenTo, LIST_METHODS, lineOf, originOf, TEXT_METHODS } from './parts.ts';

/** Calls without their parentheses, or with other brackets, that show only further on. */
export const CALL_SIGNS: readonly Mistake[] = [
  // `setTimeout(() => { … }; 1000)`
  byLineAnd(
    'semicolon-in-call',
    /^Unexpected token ';'$/,
    /^\s*\}\s*;\s*[\p{L}\p{N}_$.]+\s*\)/u,
    both('Det står et semikolon inni en parentes.', 'There is a semicolon inside parentheses.'),
    both(
      'Det en funksjon får i parentesen, skilles med komma.',
      'What a function gets in its parentheses is separated by commas.',
    ),
    both('Skriv komma i stedet for semikolon etter }.', 'Write a comma instead of the semicolon after the }.'),
  ),
  {
    // `navn.charAt[0].toUpperCase()`, `const p = document.getElementById["a"]; p.remove();`
    id: 'method-with-brackets',
    find(error, _line, source) {
      const { line } = error;
      const program = parseProgram(source);
      for (const direct of askedOfUndefined(error, source)) {
        const object = program && line !== null ? givenTo(program, direct, line) : direct;
        if (object.type !== 'MemberExpression' || !object.computed || object.object.type !== 'MemberExpression')
          continue;
        const { property: before, computed } = object.object;
        if (computed || before.type !== 'Identifier' || !isMethod(before.name)) continue;
        const given = source.slice(object.property.start, object.property.end);
        const at = lineOf(object);
        return texts(
          both(`${before.name} har hakeparenteser etter seg.`, `${before.name} is followed by square brackets.`),
          both('En metode blir kalt med runde parenteser.', 'A method is called with round parentheses.'),
          at === line
            ? both(`Skriv ${before.name}(${given}).`, `Write ${before.name}(${given}).`)
            : both(`Skriv ${before.name}(${given}) på linje ${at}.`, `Write ${before.name}(${given}) on line ${at}.`),
        );
      }
      return null;
    },
  },
  {
    // `liste[Math.random() * liste.length]`, and the same with a name for the place.
    id: 'random-not-rounded',
    find(error, _line, source) {
      const { line } = error;
      for (const direct of askedOfUndefined(error, source)) {
        const program = parseProgram(source);
        if (!program || line === null) continue;
        const object = givenTo(program, direct, line);
        if (object.type !== 'MemberExpression' || !object.computed) continue;
        const place = givenTo(program, object.property, line);
        const code = source.slice(place.start, place.end);
        if (
          place.type !== 'BinaryExpression' ||
          !/\bMath\.random\(\)/.test(code) ||
          /floor|round|ceil|trunc|parseInt|[|~]/.test(code)
        )
          continue;
        return texts(
          both('Plassen er et desimaltall.', 'The place is a decimal number.'),
          both(
            'Math.random() gir desimaler, og en liste har bare plassene 0, 1, 2 og så videre.',
            'Math.random() gives decimals, and an array has only the places 0, 1, 2 and so on.',
          ),
          both(
            `Skriv Math.floor(${code}) på linje ${lineOf(place)}.`,
            `Write Math.floor(${code}) on line ${lineOf(place)}.`,
          ),
        );
      }
      return null;
    },
  },
  {
    // `Math.floor(Math.random * liste.length)` is no number, and a list has no such place.
    id: 'random-without-parentheses',
    find({ message }, _line, source) {
      if (!/^cannot (?:read|set) property '.+' of undefined$/.test(message)) return null;
      const index = source.split('\n').findIndex((line) => /\bMath\.random\s*(?:[*/%+-]|$)/.test(plainOf(line)));
      return index >= 0
        ? texts(
            both(
              `Etter Math.random på linje ${index + 1} mangler det parenteser.`,
              `Parentheses are missing after Math.random on line ${index + 1}.`,
            ),
            both(
              'Uten parenteser er det funksjonen selv, og den kan ikke regnes med.',
              'Without parentheses it is the function itself, and that is no number to calculate with.',
            ),
            both('Skriv Math.random( ).', 'Write Math.random( ).'),
          )
        : null;
    },
  },
  {
    // `grupper[bokstav].push(o)`, where grupper is a Map.
    id: 'map-with-brackets',
    find(error, _line, source) {
      const { line } = error;
      for (const object of askedOfUndefined(error, source)) {
        const program = parseProgram(source);
        if (!program || line === null || object.type !== 'MemberExpression' || !object.computed) continue;
        const map = object.object.type === 'Identifier' ? originOf(program, object.object.name, line) : null;
        if (object.object.type !== 'Identifier' || map?.type !== 'NewExpression') continue;
        if (map.callee.type !== 'Identifier' || map.callee.name !== 'Map') continue;
        const { name } = object.object;
        const key = source.slice(object.property.start, object.property.end);
        return texts(
          both(`${name} er en Map.`, `${name} is a Map.`),
          both(
            'Verdiene i en Map hentes med get, ikke med hakeparenteser.',
            'The values of a Map are fetched with get, not with square brackets.',
          ),
          both(`Skriv ${name}.get(${key}).`, `Write ${name}.get(${key}).`),
        );
      }
      return null;
    },
  },
  {
    id: 'semicolon-before-bracket',
    find({ message, line }, text, source) {
      if (line === null || !/^(?:cannot (?:read|set) property|not a function$|.* is not initialized$)/.test(message))
        return null;
      // For brackets after a number the engine names no place, and says the first line.
      const read = message.match(/^cannot read property '(\w+)' of undefined$/)?.[1];
      const isElsewhere = read !== undefined && !text.includes(`.${read}`);
      const joined = joinedLines(source, isElsewhere ? null : line);
      return joined && semicolonMissing(...joined);
    },
  },
  {
    // `[a, b] = [b, a]` after a line without a semicolon does not even start.
    id: 'semicolon-before-bracket',
    find({ syntax, message, line: number }, line, source) {
      if (!syntax || message !== 'invalid assignment left-hand side' || number === null) return null;
      const above = source
        .split('\n')
        .slice(0, number - 1)
        .map(plainOf);
      const last = above.findLastIndex((one) => one.trim() !== '');
      return /^\s*\[[^\]]*,[^\]]*\]\s*=/.test(line) && /[\p{L}\p{N}_$)\]"'`]$/u.test(above[last] ?? '')
        ? semicolonMissing(last + 1, number)
        : null;
    },
  },
];

function isMethod(name: string): boolean {
  return (
    TEXT_METHODS.includes(name) ||
    LIST_METHODS.includes(name) ||
    /^(?:getElementById|querySelector|querySelectorAll|getItem|getAttribute)$/.test(name)
  );
}

function semicolonMissing(above: number, below: number) {
  return texts(
    both(`Linje ${above} og ${below} blir lest som én linje.`, `Lines ${above} and ${below} are read as one.`),
    both(
      'En linje som begynner med [ eller (, hører til linjen over når den ikke slutter med semikolon.',
      'A line that begins with [ or ( belongs to the line above when that does not end with a semicolon.',
    ),
    both(`Sett ; på slutten av linje ${above}.`, `Put ; at the end of line ${above}.`),
  );
}

/** A line that begins with [ or ( and is read as a part of the line above it, where the error is in one of the two. */
function joinedLines(source: string, line: number | null): [above: number, below: number] | null {
  const program = parseProgram(source);
  let found: [number, number] | null = null;
  if (program)
    walk(program, (node) => {
      const before = node.type === 'MemberExpression' && node.computed ? node.object : null;
      const first = node.type === 'CallExpression' ? node.callee : before;
      // After an array it is a comma that is missing.
      if (!first?.loc || !node.loc || (before && first.type === 'ArrayExpression')) return;
      const between = source.slice(first.end).match(/^\)*(\s*)[[(]/)?.[1];
      const isThere =
        line === null ? first.type === 'Literal' : node.loc.start.line <= line && node.loc.end.line >= line;
      if (!between?.includes('\n') || !isThere) return;
      const above = first.loc.end.line;
      found ??= [above, above + between.split('\n').length - 1];
    });
  return found;
}
