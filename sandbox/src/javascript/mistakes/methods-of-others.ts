import type { AnyNode, Program } from 'acorn';
import { walk } from '../program.ts';
import type { Failed } from './call-at.ts';
import { both, type Texts, texts } from './mistake.ts';
import { givenTo, hasPart, isNamed, kindOf, LIST_METHODS, lineOf, methodOf } from './parts.ts';

/** A method that a value of this kind does not have, where the program shows the kind and there is another way. */
export function methodOfOther(failed: Failed): Texts | null {
  const { call, program, source, line } = failed;
  const called = methodOf(call);
  if (!called || hasPart(program, called.method)) return null;
  const { object, method } = called;
  const name = source.slice(object.start, object.end);
  if (name.length > 30 || name.includes('\n')) return null;
  const value = givenTo(program, object, line);
  const kind = kindOf(program, value);
  const code = source.slice(call.callee.start, call.callee.end);
  const what = both(`${code} er ikke en funksjon.`, `${code} is not a function.`);
  const timer = value.type === 'CallExpression' && value.callee.type === 'Identifier' ? value.callee.name : '';
  if (/^set(?:Interval|Timeout)$/.test(timer) && /^(?:stop|stopp|clear|cancel|end|kill|pause)$/i.test(method))
    return texts(
      what,
      both(`${timer} gir bare et nummer tilbake.`, `${timer} gives back only a number.`),
      both(`Skriv ${timer.replace('set', 'clear')}(${name}).`, `Write ${timer.replace('set', 'clear')}(${name}).`),
    );
  if (value.type === 'NewExpression' && isNamed(value.callee, 'Date') && /^(?:str[fp]time|format)$/i.test(method))
    return texts(
      what,
      both(
        `${name} er en dato, og en dato har ingen metode som heter ${method}.`,
        `${name} is a date, and a date has no method called ${method}.`,
      ),
      both(
        `Skriv ${name}.toLocaleDateString("nb-NO") for datoen som tekst.`,
        `Write ${name}.toLocaleDateString("en-GB") for the date as a string.`,
      ),
    );
  if (/^(?:parseInt|parseFloat|Number|String|Boolean|isNaN)$/.test(method) && call.arguments.length === 0)
    return texts(
      what,
      both(
        `${method} er ingen metode. Den får verdien i parentesen.`,
        `${method} is no method. It gets the value in its parentheses.`,
      ),
      both(`Skriv ${method}(${name}).`, `Write ${method}(${name}).`),
    );
  if (kind === 'list' && /^(?:random|choice|sample|pick)$/i.test(method) && object.type === 'Identifier')
    return texts(
      what,
      both('En liste har ingen metode som trekker et element.', 'An array has no method that draws an item.'),
      both(
        `Skriv ${name}[Math.floor(Math.random() * ${name}.length)].`,
        `Write ${name}[Math.floor(Math.random() * ${name}.length)].`,
      ),
    );
  if (kind === 'text' && /^(?:append(?:Child)?|addEventListener|setAttribute|remove)$/.test(method)) {
    const tag = value.type === 'Literal' ? String(value.value).match(/^\s*<([a-z]\w*)>/)?.[1] : undefined;
    if (tag && object.type === 'Identifier')
      return texts(
        what,
        both(`${name} er en tekst, og ikke et element.`, `${name} is a string, and not an element.`),
        both(
          `Skriv ${name} = document.createElement("${tag}") på linje ${lineOf(value)}.`,
          `Write ${name} = document.createElement("${tag}") on line ${lineOf(value)}.`,
        ),
      );
  }
  if (kind === 'number' && method === 'concat' && call.arguments[0]) {
    const added = source.slice(call.arguments[0].start, call.arguments[0].end);
    return texts(
      what,
      both(
        `${name} er et tall, og concat virker på tekster og lister.`,
        `${name} is a number, and concat works on strings and arrays.`,
      ),
      both(`Skriv ${name} + ${added}.`, `Write ${name} + ${added}.`),
    );
  }
  const made = methodOf(value);
  if (made?.method === 'stringify' && isNamed(made.object, 'JSON') && LIST_METHODS.includes(method))
    return texts(
      what,
      both(
        `JSON.stringify gir en tekst, så ${name} er en tekst.`,
        `JSON.stringify gives a string, so ${name} is a string.`,
      ),
      both(`Bruk ${method} på listen før JSON.stringify.`, `Use ${method} on the array before JSON.stringify.`),
    );
  const unit = Object.entries(UNITS).find(([part]) => method.startsWith(`get${part}`))?.[1];
  if (unit && isOfDates(value, program, line))
    return texts(
      what,
      both(
        'Det du får når du trekker en dato fra en annen, er et tall: antall millisekunder.',
        'What you get when you subtract one date from another is a number: how many milliseconds.',
      ),
      both(`Del på ${unit.by} for å få antall ${unit.no}.`, `Divide by ${unit.by} to get the number of ${unit.eng}.`),
    );
  return null;
}

const UNITS = {
  Da: { by: '1000 * 60 * 60 * 24', no: 'dager', eng: 'days' },
  Hour: { by: '1000 * 60 * 60', no: 'timer', eng: 'hours' },
  Minute: { by: '1000 * 60', no: 'minutter', eng: 'minutes' },
  Second: { by: '1000', no: 'sekunder', eng: 'seconds' },
};

/** `slutt - start`, where both are dates. */
function isOfDates(value: AnyNode, program: Program, line: number): boolean {
  if (value.type !== 'BinaryExpression' || value.operator !== '-') return false;
  return [value.left, value.right].every((side) => {
    const made = givenTo(program, side, line);
    return made.type === 'NewExpression' && isNamed(made.callee, 'Date');
  });
}

/** `const sum = a + b;` of two answers of prompt, and then `sum.toFixed(1)`. */
export function sumOfTexts({ call, program, source, line }: Failed): Texts | null {
  const called = methodOf(call);
  const sum = called && givenTo(program, called.object, line);
  if (called?.method !== 'toFixed' || sum?.type !== 'BinaryExpression' || sum.operator !== '+') return null;
  const asked = [sum.left, sum.right].map((side) => givenTo(program, side, line));
  const isNumber = (one: AnyNode) => one.type === 'Literal' && one.value !== '' && !Number.isNaN(Number(one.value));
  const isAsked = (one: AnyNode) => one.type === 'CallExpression' && isNamed(one.callee, 'prompt');
  if (!asked.every((one) => kindOf(program, one) === 'text' && (isAsked(one) || isNumber(one)))) return null;
  const [left, right] = [sum.left, sum.right].map((side) => source.slice(side.start, side.end));
  return texts(
    both(
      `${source.slice(called.object.start, called.object.end)} er en tekst, og ikke et tall.`,
      `${source.slice(called.object.start, called.object.end)} is a string, and not a number.`,
    ),
    both(
      `${left} og ${right} er tekster, og + setter dem sammen.`,
      `${left} and ${right} are strings, and + joins them.`,
    ),
    both(
      `Skriv Number(${left}) + Number(${right}) på linje ${lineOf(sum)}.`,
      `Write Number(${left}) + Number(${right}) on line ${lineOf(sum)}.`,
    ),
  );
}

/** `Object.entries(lager).forEach((navn, antall) => …)`: each item is a list of two. */
export function pairAsTwo({ call, program }: Failed): Texts | null {
  const called = methodOf(call);
  if (called?.object.type !== 'Identifier') return null;
  const { name } = called.object;
  let found: Texts | null = null;
  walk(program, (node) => {
    const outer = methodOf(node);
    const entries = methodOf(outer?.object);
    if (node.type !== 'CallExpression' || !outer || entries?.method !== 'entries') return;
    if (!isNamed(entries.object, 'Object') || !/^(?:forEach|map|filter|some|every|find)$/.test(outer.method)) return;
    const [callback] = node.arguments;
    if (!callback || !('params' in callback) || callback.start > call.start || callback.end < call.end) return;
    const [first, second] = callback.params;
    if (first?.type !== 'Identifier' || second?.type !== 'Identifier' || first.name !== name) return;
    found = texts(
      both(`${name} er en liste med to elementer.`, `${name} is an array of two items.`),
      both(
        'Object.entries gir par av navn og verdi. Den andre parameteren er plassen.',
        'Object.entries gives pairs of a name and a value. The second parameter is the place.',
      ),
      both(
        `Skriv ([${first.name}, ${second.name}]) => med hakeparenteser.`,
        `Write ([${first.name}, ${second.name}]) => with square brackets.`,
      ),
    );
  });
  return found;
}

/** `volum(mal)` of a list, where the function has several parameters. */
export function listForSeveral({ call, program, source }: Failed): Texts | null {
  const called = methodOf(call);
  if (called?.object.type !== 'Identifier' || !/^(?:toFixed|trim|to(?:Upper|Lower)Case)$/.test(called.method))
    return null;
  const { name } = called.object;
  let found: Texts | null = null;
  walk(program, (node) => {
    if (node.type !== 'FunctionDeclaration' || !node.id || node.params.length < 2) return;
    const [first] = node.params;
    const owner = node.id.name;
    if (!first || !isNamed(first, name) || node.start > call.start || node.end < call.end) return;
    walk(program, (one) => {
      if (one.type !== 'CallExpression' || !isNamed(one.callee, owner) || one.arguments.length !== 1) return;
      const [given] = one.arguments;
      const made = given && givenTo(program, given, lineOf(one));
      if (!given || made?.type !== 'ArrayExpression' || made.elements.length !== node.params.length) return;
      const list = source.slice(given.start, given.end);
      found ??= texts(
        both(`${name} er en liste her.`, `${name} is an array here.`),
        both(
          `På linje ${lineOf(one)} får ${owner} én liste, og den blir til den første parameteren.`,
          `On line ${lineOf(one)} ${owner} gets one array, which becomes the first parameter.`,
        ),
        both(
          `Skriv ${owner}(...${list}) for å sende inn elementene hver for seg.`,
          `Write ${owner}(...${list}) to pass the items one by one.`,
        ),
      );
    });
  });
  return found;
}

/** `a.push(b)` of two lists, and then `a.map((x) => x.toFixed(1))`. */
export function listPushed({ call, program, source }: Failed): Texts | null {
  const called = methodOf(call);
  if (called?.object.type !== 'Identifier' || called.method in Array.prototype) return null;
  const { name } = called.object;
  let list: string | null = null;
  walk(program, (node) => {
    const outer = methodOf(node);
    const [callback] = node.type === 'CallExpression' ? node.arguments : [];
    if (!outer || !callback || !('params' in callback) || outer.object.type !== 'Identifier') return;
    const [first] = callback.params;
    if (outer.method === 'reduce' || !first || !isNamed(first, name)) return;
    if (callback.start <= call.start && callback.end >= call.end) list = outer.object.name;
  });
  const filled: string | null = list;
  let found: Texts | null = null;
  walk(program, (node) => {
    const pushed = methodOf(node);
    const [given, ...others] = node.type === 'CallExpression' ? node.arguments : [];
    if (filled === null || pushed?.method !== 'push' || !isNamed(pushed.object, filled) || !given || others.length > 0)
      return;
    if (given.type !== 'Identifier' || kindOf(program, givenTo(program, given, lineOf(node))) !== 'list') return;
    const items = givenTo(program, pushed.object, lineOf(node));
    if (items.type !== 'ArrayExpression' || !items.elements.some((item) => item?.type === 'Literal')) return;
    found ??= texts(
      both(`${name} er en liste her.`, `${name} is an array here.`),
      both(
        `push på linje ${lineOf(node)} legger hele listen ${given.name} inn som ett element.`,
        `push on line ${lineOf(node)} puts the whole array ${given.name} in as one item.`,
      ),
      both(
        `Skriv ${source.slice(pushed.object.start, pushed.object.end)}.push(...${given.name}) der.`,
        `Write ${source.slice(pushed.object.start, pushed.object.end)}.push(...${given.name}) there.`,
      ),
    );
  });
  return found;
}
