import type { AnyNode, Program } from 'acorn';
import type { Both } from '../../judge/explanation.ts';
import { parseProgram, walk } from '../program.ts';
import { both, type Texts, texts } from './mistake.ts';
import { isFunction, isNamed, lineOf } from './parts.ts';

/** How the class that the line is in calls the constructor of the one that it builds on. */
export function callOfSuper(source: string, line: number | null): Both {
  const program = parseProgram(source);
  let above: string | null = null;
  let own: string[] = [];
  if (program && line !== null)
    walk(program, (node) => {
      if (node.type !== 'ClassDeclaration' || node.superClass?.type !== 'Identifier' || !node.loc) return;
      if (node.loc.start.line > line || node.loc.end.line < line) return;
      above = node.superClass.name;
      own = parametersOfConstructor(node);
    });
  const later = program && line !== null ? superBelow(program, line) : null;
  if (later)
    return both(
      `Flytt ${source.slice(later.start, later.end)} fra linje ${lineOf(later)} opp, øverst i konstruktøren.`,
      `Move ${source.slice(later.start, later.end)} from line ${lineOf(later)} up, to the top of the constructor.`,
    );
  let needed: string[] = [];
  if (program)
    walk(program, (node) => {
      if (node.type === 'ClassDeclaration' && above !== null && node.id && isNamed(node.id, above))
        needed = parametersOfConstructor(node);
    });
  if (needed.length === 0)
    return both('Skriv super() øverst i konstruktøren.', 'Write super() at the top of the constructor.');
  const names = needed.join(', ');
  return needed.every((one) => own.includes(one))
    ? both(`Skriv super(${names}) øverst i konstruktøren.`, `Write super(${names}) at the top of the constructor.`)
    : both(
        `Skriv super( ) øverst i konstruktøren, med det som konstruktøren i ${above} trenger: ${names}.`,
        `Write super( ) at the top of the constructor, with what the constructor of ${above} needs: ${names}.`,
      );
}

/** The call of `super` further down in the constructor that the line is in, as a statement that always comes. */
function superBelow(program: Program, line: number): AnyNode | null {
  let found: AnyNode | null = null;
  walk(program, (node) => {
    if (node.type !== 'MethodDefinition' || node.kind !== 'constructor' || !node.loc) return;
    if (node.loc.start.line > line || node.loc.end.line < line) return;
    for (const one of node.value.body?.body ?? []) {
      const call =
        one.type === 'ExpressionStatement' && one.expression.type === 'CallExpression' ? one.expression : null;
      if (call?.callee.type === 'Super' && lineOf(call) > line) found ??= call;
    }
  });
  return found;
}

function parametersOfConstructor(owner: AnyNode): string[] {
  if (owner.type !== 'ClassDeclaration') return [];
  const made = owner.body.body.find((one) => one.type === 'MethodDefinition' && one.kind === 'constructor');
  if (made?.type !== 'MethodDefinition') return [];
  // One with a value of its own need not be given.
  return made.value.params.flatMap((one) => (one.type === 'Identifier' ? [one.name] : []));
}

/** A function that calls itself and has an end that it never reaches: the programs where it is the only one. */
export function neverNearer(source: string): Texts | null {
  const found = ownCalls(source);
  const [one] = found;
  if (!one || found.length > 1 || !one.hasEnd) return null;
  const { name, same } = one;
  const what = both(
    `Funksjonen ${name} kaller seg selv uten å stoppe.`,
    `The function ${name} calls itself without stopping.`,
  );
  if (one.given)
    return texts(
      what,
      both(
        `Vilkåret på linje ${one.given.line} sammenligner ikke: ${one.given.code} gir en verdi.`,
        `The condition on line ${one.given.line} does not compare: ${one.given.code} gives a value.`,
      ),
      both('Skriv === i stedet for = der.', 'Write === instead of = there.'),
    );
  if (one.isLate)
    return texts(
      what,
      both(
        'Den kaller seg selv før den kommer til vilkåret som skal stoppe den.',
        'It calls itself before it comes to the condition that should stop it.',
      ),
      both('Flytt if-en opp, over kallet.', 'Move the if up, above the call.'),
    );
  if (one.late)
    return texts(
      what,
      both(
        `${one.late.code} gir verdien fra før den blir endret, så ${name} får den samme verdien igjen.`,
        `${one.late.code} gives the value from before it is changed, so ${name} gets the same value again.`,
      ),
      both(
        `Skriv ${name}(${one.late.right}) på linje ${one.late.line}.`,
        `Write ${name}(${one.late.right}) on line ${one.late.line}.`,
      ),
    );
  return same
    ? texts(
        what,
        both(
          `Den får det samme hver gang den kaller seg selv: ${name}(${same}).`,
          `It gets the same each time it calls itself: ${name}(${same}).`,
        ),
        both(
          'Endre det som står i parentesen der, slik at vilkåret som stopper den, blir oppfylt.',
          'Change what is in those parentheses, so that the condition that stops it is met.',
        ),
      )
    : texts(
        what,
        both(
          'Hvert kall tar plass, og vilkåret som stopper den, blir ikke oppfylt før det er fullt.',
          'Each call takes room, and the condition that stops it is not met before there is none left.',
        ),
        both(
          'Skriv ut verdiene i vilkåret som skal stoppe den, og se hvorfor det ikke blir oppfylt.',
          'Print the values in the condition that should stop it, and see why it is not met.',
        ),
      );
}

/** The functions that call themselves; `same` is what they always give themselves, when that is what they got. */
type OwnCalls = {
  name: string;
  same: string | null;
  hasEnd: boolean;
  isLate: boolean;
  /** A condition with = for ===. */
  given: { code: string; line: number } | null;
  /** `ned(n--)`, where n is a parameter. */
  late: { code: string; right: string; line: number } | null;
};

function ownCalls(source: string): OwnCalls[] {
  const program = parseProgram(source);
  const found: OwnCalls[] = [];
  if (!program) return found;
  walk(program, (node) => {
    const made = node.type === 'VariableDeclarator' && isFunction(node.init) ? node.init : node;
    const id = node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator' ? node.id : null;
    if (id?.type !== 'Identifier' || !made || !('params' in made)) return;
    const params = made.params.map((one) => (one.type === 'Identifier' ? one.name : '…'));
    let isCalled = false;
    let isSame = params.length > 0;
    let hasEnd = false;
    let given: OwnCalls['given'] = null;
    let late: OwnCalls['late'] = null;
    const [always, ends]: [number[], number[]] = [[], []];
    walk(made, (inner, parents) => {
      if (inner.type === 'CallExpression' && isNamed(inner.callee, id.name)) {
        isCalled = true;
        const [first, ...rest] = inner.arguments;
        if (
          first?.type === 'UpdateExpression' &&
          !first.prefix &&
          rest.length === 0 &&
          isNamed(first.argument, params[0] ?? '')
        )
          late = {
            code: source.slice(first.start, first.end),
            right: `${params[0]} ${first.operator[0]} 1`,
            line: lineOf(inner),
          };
        isSame &&= inner.arguments.map((one) => source.slice(one.start, one.end)).join() === params.join();
        const isChosen = parents.some((one) => /^(?:If|Switch)|^(?:Conditional|Logical)Expression$/.test(one.type));
        hasEnd ||= isChosen;
        if (!isChosen) always.push(inner.start);
      }
      if (inner.type === 'IfStatement' && inner.test.type === 'AssignmentExpression' && inner.test.operator === '=')
        given = { code: source.slice(inner.test.start, inner.test.end), line: lineOf(inner) };
      if (inner.type === 'ReturnStatement' && parents.some(({ type }) => type === 'IfStatement')) {
        const isEnd = !source.slice(inner.start, inner.end).includes(`${id.name}(`);
        hasEnd ||= isEnd;
        if (isEnd) ends.push(inner.start);
      }
      if (inner.type === 'UpdateExpression' || inner.type === 'AssignmentExpression') {
        const changed = inner.type === 'UpdateExpression' ? inner.argument : inner.left;
        isSame &&= !params.some((one) => source.slice(changed.start, changed.end).startsWith(one));
      }
    });
    const isLate = ends.length > 0 && Math.min(...always) < Math.min(...ends);
    if (isCalled) found.push({ name: id.name, same: isSame ? params.join(', ') : null, hasEnd, isLate, given, late });
  });
  return found;
}
