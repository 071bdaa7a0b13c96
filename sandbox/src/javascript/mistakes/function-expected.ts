import type { AnyNode } from 'acorn';
import type { Failed } from './call-at.ts';
import { both, escaped, type Mistake, plainOf, type Texts, texts } from './mistake.ts';
import { givenTo, isFunction, isNamed, kindOf, methodOf, TAKES_FUNCTION } from './parts.ts';

/** `tall.map(dobbel(2))`, `tall.filter(tall > 2)`, `tall.reduce(0, (a, b) => a + b)`, `tall.sort("ned")`. */
export function functionExpected({ call, program, source, line }: Failed): Texts | null {
  const called = methodOf(call);
  const [first, second] = call.arguments;
  if (!called || !TAKES_FUNCTION.test(called.method) || isFunction(first)) return null;
  const owner = givenTo(program, called.object, line);
  const kind = kindOf(program, owner);
  // A Map and an object of a class have methods of their own.
  if ((kind !== null && kind !== 'list') || owner.type === 'NewExpression') return null;
  const { method } = called;
  if (!first)
    return kind === 'list' && method !== 'sort'
      ? texts(
          both(`${method} trenger en funksjon, og fikk ingenting.`, `${method} needs a function, and got nothing.`),
          both(
            'Funksjonen blir kalt for hvert element i listen.',
            'The function is called for each item of the array.',
          ),
          both(`Skriv for eksempel ${exampleOf(method)}.`, `Write for example ${exampleOf(method)}.`),
        )
      : null;
  const list = source.slice(called.object.start, called.object.end);
  const what = both(
    `${method} trenger en funksjon, og fikk noe annet.`,
    `${method} needs a function, and got something else.`,
  );
  if (method === 'reduce' && isFunction(second)) {
    return texts(
      what,
      both('Startverdien kommer etter funksjonen.', 'The start value comes after the function.'),
      both('Skriv reduce((sum, tall) => sum + tall, 0).', 'Write reduce((sum, number) => sum + number, 0).'),
    );
  }
  if (first.type === 'CallExpression' && first.callee.type === 'Identifier') {
    const { name } = first.callee;
    return texts(
      what,
      calledAtOnce(name),
      both(`Skriv bare navnet: ${list}.${method}(${name}).`, `Write only the name: ${list}.${method}(${name}).`),
    );
  }
  if (method === 'sort') {
    const items = givenTo(program, called.object, line);
    const right = sortOf(items.type === 'ArrayExpression' ? items.elements : [], first);
    if (right)
      return texts(
        what,
        both(
          'Funksjonen sammenligner to elementer og sier hvem som kommer først.',
          'The function compares two items and says which comes first.',
        ),
        both(`Skriv for eksempel ${right}.`, `Write for example ${right}.`),
      );
    return texts(
      what,
      both(
        'Funksjonen sammenligner to elementer og sier hvem som kommer først.',
        'The function compares two items and says which comes first.',
      ),
      items.type === 'ArrayExpression' && areAll(items.elements, 'number')
        ? both(
            'Skriv sort((a, b) => a - b) for de minste først, eller b - a for de største.',
            'Write sort((a, b) => a - b) for the smallest first, or b - a for the largest.',
          )
        : both(
            'Skriv for eksempel sort((a, b) => a - b) hvis elementene er tall.',
            'Write for example sort((a, b) => a - b) if the items are numbers.',
          ),
    );
  }
  if (first.type === 'CallExpression' && source.startsWith('console.', first.start)) {
    const log = source.slice(first.callee.start, first.callee.end);
    return texts(
      what,
      calledAtOnce(log),
      both(`Skriv ${list}.${method}((x) => ${log}(x)).`, `Write ${list}.${method}((x) => ${log}(x)).`),
    );
  }
  // A name may still be a function of which nothing is said here.
  if (first.type === 'Identifier' && kindOf(program, givenTo(program, first, line)) === null) return null;
  if (first.type === 'MemberExpression' || first.type === 'CallExpression') return null;
  const example = exampleOf(method);
  return texts(
    what,
    both(`Funksjonen blir kalt for hvert element i listen.`, `The function is called for each item of the array.`),
    both(`Skriv for eksempel ${example}.`, `Write for example ${example}.`),
  );
}

function exampleOf(method: string): string {
  return `${method}(${Object.hasOwn(EXAMPLES, method) ? EXAMPLES[method] : '(x) => x > 3'})`;
}

const EXAMPLES: Readonly<Record<string, string>> = {
  map: '(x) => x * 2',
  forEach: '(x) => console.log(x)',
  reduce: '(sum, x) => sum + x, 0',
  flatMap: '(x) => [x, x]',
};

/** Whether there are items, and all of them are texts or numbers that the program writes. */
function areAll(items: readonly (AnyNode | null)[], type: 'number' | 'string'): boolean {
  return items.length > 0 && items.every((one) => one?.type === 'Literal' && typeof one.value === type);
}

/** How a list of objects is sorted, by the part that `sort("pris")` names where it is one, and a list of texts. */
function sortOf(items: readonly (AnyNode | null)[], given: AnyNode): string | null {
  if (areAll(items, 'string')) return 'sort((a, b) => a.localeCompare(b))';
  const [first] = items;
  const names = (first?.type === 'ObjectExpression' ? first.properties : []).flatMap((one) =>
    one.type === 'Property' && one.key.type === 'Identifier' ? [one.key.name] : [],
  );
  const valuesOf = (name: string) =>
    items.map((item) => {
      const part =
        item?.type === 'ObjectExpression'
          ? item.properties.find((one) => one.type === 'Property' && isNamed(one.key, name))
          : undefined;
      return part?.type === 'Property' ? part.value : null;
    });
  const asked = given.type === 'Literal' ? names.filter((one) => one === given.value) : [];
  const [name] = (asked.length > 0 ? asked : names).filter((one) => areAll(valuesOf(one), 'number'));
  if (name) return `sort((a, b) => a.${name} - b.${name})`;
  const [text] = (asked.length > 0 ? asked : names).filter((one) => areAll(valuesOf(one), 'string'));
  return text ? `sort((a, b) => a.${text}.localeCompare(b.${text}))` : null;
}

/** `setTimeout(hils(), 1000)`. */
export const FUNCTION_FOR_TIMER: Mistake = {
  id: 'function-expected',
  find({ message }, line) {
    const name = message.match(/^The first argument of (\w+) must be a function$/)?.[1];
    const called = name && line.match(new RegExp(`${name}\\s*\\(\\s*([\\w$.]+)\\(`))?.[1];
    const [, given = '', time = '1000'] =
      (called &&
        line.match(new RegExp(`${name}\\s*\\(\\s*${escaped(called)}\\(([^()]*)\\)\\s*(?:,\\s*(\\w+)\\s*\\))?`))) ||
      [];
    // Code in quotes is a text.
    const isText = name && new RegExp(`${name}\\s*\\(\\s*(?:""|''|\`\`)`).test(plainOf(line));
    if (name && new RegExp(`${name}\\s*\\(\\s*\\d+\\s*,`).test(line))
      return texts(
        both(`${name} får tallet først.`, `${name} gets the number first.`),
        both('Funksjonen kommer først, og så tiden.', 'The function comes first, and then the time.'),
        both(`Skriv ${name}(() => { … }, 1000).`, `Write ${name}(() => { … }, 1000).`),
      );
    return name
      ? texts(
          both(`${name} trenger en funksjon, og fikk noe annet.`, `${name} needs a function, and got something else.`),
          called
            ? calledAtOnce(called)
            : both(
                'Funksjonen blir kalt senere, når tiden er ute.',
                'The function is called later, when the time is up.',
              ),
          isText
            ? both(
                `Skriv ${name}(() => { … }, 1000), uten anførselstegn rundt koden.`,
                `Write ${name}(() => { … }, 1000), without quotes around the code.`,
              )
            : both(
                `Skriv ${name}(() => ${called ? `${called}(${given})` : '{ … }'}, ${time}).`,
                `Write ${name}(() => ${called ? `${called}(${given})` : '{ … }'}, ${time}).`,
              ),
        )
      : null;
  },
};

function calledAtOnce(called: string) {
  return both(
    `Parentesene etter ${called} kaller funksjonen med en gang, og det er svaret som blir sendt inn.`,
    `The parentheses after ${called} call the function at once, and it is its answer that is passed on.`,
  );
}
