import type { AnyNode, Program } from 'acorn';
import { closest } from '../../judge/closest.ts';
import { walk } from '../program.ts';
import { undeclaredNames } from '../steps/names.ts';
import { both, escaped, type Missing, type Texts, texts } from './mistake.ts';
import { GLOBALS, isNamed, lineOf, methodOf, namesMade } from './parts.ts';

type Owner = { name: string; end: number; params: readonly AnyNode[]; node: AnyNode; calls: Called[] };
type Called = { given: number; line: number };

/** `function vis() { console.log(tall); }` and `vis(3)`: the call gives a value that no parameter takes. */
export function parameterMissing({ name, program, source, line }: Missing): Texts | null {
  const owner = ownerAt(program, name, line);
  const call = owner?.calls.find(({ given }) => given > owner.params.length);
  if (!owner || !call || closest(name, namesMade(program), 1)) return null;
  // `consle.log` and `alrt(3)`: a name that every program has.
  const isUsedAsGlobal = new RegExp(`(?<![\\w$.])${escaped(name)}\\s*[.(]`).test(source);
  if (isUsedAsGlobal && closest(name, GLOBALS, 2)) return null;
  const missing = namesNotMade(owner.node, program);
  const extra = call.given - owner.params.length;
  if (!missing.includes(name) || missing.length !== extra) return null;
  const taken = owner.params.map(({ start, end }) => source.slice(start, end));
  const what = both(`Ingenting heter «${name}».`, `Nothing is called "${name}".`);
  const why = both(
    `Kallet på linje ${call.line} sender inn flere verdier enn ${owner.name} på linje ${lineOf(owner.node)} har parametere.`,
    `The call on line ${call.line} passes more values than ${owner.name} on line ${lineOf(owner.node)} has parameters.`,
  );
  const head = `${source.slice(owner.node.start, owner.end)}(${[...taken, ...missing].join(', ')})`;
  return texts(
    what,
    why,
    missing.length === 1
      ? both(`Skriv ${head} på linje ${lineOf(owner.node)}.`, `Write ${head} on line ${lineOf(owner.node)}.`)
      : both(
          `Skriv ${head} på linje ${lineOf(owner.node)}, med navnene i samme rekkefølge som verdiene i kallet.`,
          `Write ${head} on line ${lineOf(owner.node)}, with the names in the same order as the values of the call.`,
        ),
  );
}

/** The innermost function with a name that the use is in, with its calls. */
function ownerAt(program: Program, name: string, line: number): Owner | null {
  let owner: Owner | null = null;
  walk(program, (node, parents) => {
    if (owner || !isNamed(node, name) || lineOf(node) !== line) return;
    for (let at = parents.length - 1; at >= 0 && !owner; at--) {
      const own = parents[at];
      if (own && 'params' in own) owner = ownerOf(program, own, parents[at - 1], parents);
    }
  });
  return owner;
}

function ownerOf(
  program: Program,
  own: Extract<AnyNode, { params: unknown }>,
  around: AnyNode | undefined,
  parents: readonly AnyNode[],
): Owner | null {
  const { params } = own;
  if (own.type === 'FunctionDeclaration' && own.id)
    return { name: own.id.name, end: own.id.end, params, node: own, calls: callsOf(program, own.id.name) };
  if (own.type === 'FunctionExpression' && around?.type === 'MethodDefinition' && around.key.type === 'Identifier') {
    const made = parents.findLast((one) => one.type === 'ClassDeclaration');
    if (around.kind === 'constructor')
      return made?.type === 'ClassDeclaration' && made.id
        ? { name: 'constructor', end: around.key.end, params, node: around, calls: callsOf(program, made.id.name) }
        : null;
    return around.kind === 'method'
      ? {
          name: around.key.name,
          end: around.key.end,
          params,
          node: around,
          calls: callsOfMethod(program, around.key.name),
        }
      : null;
  }
  return null;
}

function callsOf(program: Program, name: string): Called[] {
  const calls: Called[] = [];
  walk(program, (node) => {
    if ((node.type !== 'CallExpression' && node.type !== 'NewExpression') || !isNamed(node.callee, name)) return;
    calls.push({ given: node.arguments.length, line: lineOf(node) });
  });
  return calls;
}

/** Only where the program makes one method of that name. */
function callsOfMethod(program: Program, name: string): Called[] {
  const calls: Called[] = [];
  let made = 0;
  walk(program, (node) => {
    if ((node.type === 'MethodDefinition' || node.type === 'Property') && isNamed(node.key, name)) made++;
    if (node.type === 'CallExpression' && methodOf(node)?.method === name)
      calls.push({ given: node.arguments.length, line: lineOf(node) });
  });
  return made === 1 ? calls : [];
}

/** The names used in a function that nothing makes where they are used, in the order of their first use. */
function namesNotMade(owner: AnyNode, program: Program): string[] {
  const made = new Set([...namesMade(owner), ...undeclaredNames(program), ...GLOBALS]);
  for (const one of program.body) for (const name of namesAtTop(one)) made.add(name);
  const missing: string[] = [];
  walk(owner, (node, parents) => {
    if (node.type !== 'Identifier' || made.has(node.name) || missing.includes(node.name)) return;
    const parent = parents.at(-1);
    const isPart =
      (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
      (parent?.type === 'Property' && parent.key === node && !parent.computed && !parent.shorthand) ||
      ((parent?.type === 'MethodDefinition' || parent?.type === 'PropertyDefinition') && parent.key === node) ||
      /^(?:Labeled|Break|Continue)Statement$/.test(parent?.type ?? '');
    if (!isPart && !(node.name in globalThis)) missing.push(node.name);
  });
  return missing;
}

/** What a statement of the program itself makes, and not what the functions in it make. */
function namesAtTop(statement: AnyNode): string[] {
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration')
    return statement.id ? [statement.id.name] : [];
  return statement.type === 'VariableDeclaration'
    ? statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : namesMade(statement)))
    : [];
}
