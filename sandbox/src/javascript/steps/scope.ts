import type { AnyNode, Node, Program } from 'acorn';
import { blockNames, type FunctionNode, namesIn, undeclaredNames, usedNames, varNames } from './names.ts';

/** The variables that can be seen at one place of a function, or of the program itself. */
export type Scope = {
  /** Those of the function itself, outermost block first. */
  readonly blocks: readonly (readonly string[])[];
  /** Where each `var` is declared: it is there earlier, with no value. */
  readonly vars: ReadonlyMap<string, number>;
  /** What a function uses of the functions around it, and `this`. */
  readonly captured: readonly string[];
};

export function programScope(program: Program): Scope {
  const vars = varNames(program);
  // Known from the first assignment on.
  for (const name of undeclaredNames(program)) vars.set(name, Number.POSITIVE_INFINITY);
  return { blocks: [blockNames(program.body)], vars, captured: [] };
}

/** Before the first line of a function: what it was called with. */
export function functionScope(node: FunctionNode, around: Scope, isInProgram: boolean): Scope {
  const used = usedNames(node);
  const own = node.params.flatMap(namesIn);
  const outer = isInProgram ? blockOnly(around) : visible(around);
  const captured = outer.filter((name) => used.has(name) && name !== 'this');
  return {
    blocks: [own],
    vars: new Map(),
    captured: [...new Set(captured), ...(used.has('this') ? ['this'] : [])],
  };
}

/** Inside the body of a function. */
export function bodyScope(node: FunctionNode, entered: Scope): Scope {
  const body: AnyNode = node.body;
  const names = body.type === 'BlockStatement' ? blockNames(body.body) : [];
  return { ...entered, blocks: [...entered.blocks, names], vars: varNames(node as Node) };
}

export function withBlock(scope: Scope, names: readonly string[]): Scope {
  return names.length > 0 ? { ...scope, blocks: [...scope.blocks, names] } : scope;
}

/** As a row of names and functions that read them; `?` before a name: not worth telling while it has no value. */
export function readerAt(scope: Scope, at: number): string {
  const names = new Map<string, string>();
  for (const name of scope.captured) names.set(name, name);
  for (const [name, from] of scope.vars) names.set(name, from > at ? `?${name}` : name);
  for (const name of scope.blocks.flat()) names.set(name, name);
  return `[${[...names].map(([name, label]) => `${JSON.stringify(label)},()=>${name}`).join(',')}]`;
}

function visible({ blocks, vars, captured }: Scope): string[] {
  return [...captured, ...vars.keys(), ...blocks.flat()];
}

/** The program's own variables are shown with the program; those of a block of it only there. */
function blockOnly({ blocks }: Scope): string[] {
  return blocks.slice(1).flat();
}
