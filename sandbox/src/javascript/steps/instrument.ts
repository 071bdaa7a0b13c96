import { type AnyNode, type Program, parse, type Token } from 'acorn';
import { Insertions } from './insertions.ts';
import { blockNames, type FunctionNode, isFunction, namesIn } from './names.ts';
import { bodyScope, functionScope, programScope, readerAt, type Scope, withBlock } from './scope.ts';

export type Instrumented = {
  code: string;
  /** What the recorder is called in it. */
  recorder: string;
  columnOf: (line: number, column: number) => number;
};

type Statement = AnyNode;
type Place = {
  scope: Scope;
  isProgram: boolean;
  /** The line that was recorded just before: another statement of it says nothing new. */
  recorded: number | null;
  /** What `continue` goes on with, by the label of its loop; under '' the innermost one. */
  loops: ReadonlyMap<string, (() => string) | null>;
};

/**
 * The program with a call of the recorder before each statement, and at the start and the end of each function. Null when it is
 * not JavaScript. Default values of parameters and fields of classes are not recorded line by line; `for await` and `yield*` not
 * value by value.
 */
export function instrument(source: string): Instrumented | null {
  const tokens: Token[] = [];
  let program: Program;
  try {
    program = parse(source, { ecmaVersion: 'latest', sourceType: 'script', locations: true, onToken: tokens });
  } catch {
    return null;
  }
  let recorder = '$steps';
  while (source.includes(recorder)) recorder += '_';
  const insertions = new Insertions();
  new Instrumenter(source, tokens, recorder, insertions).program(program);
  return { ...insertions.into(source), recorder };
}

class Instrumenter {
  readonly #source: string;
  readonly #tokens: readonly Token[];
  readonly #name: string;
  readonly #put: Insertions;

  constructor(source: string, tokens: readonly Token[], name: string, put: Insertions) {
    this.#source = source;
    this.#tokens = tokens;
    this.#name = name;
    this.#put = put;
  }

  program(program: Program): void {
    const scope = programScope(program);
    const place: Place = { scope, isProgram: true, recorded: null, loops: new Map() };
    this.#statements(program.body.slice(directivesOf(program.body).length), place);
    // A comment may be the last line: what follows it has to begin on a line of its own.
    this.#put.close(this.#source.length, `\n;${this.#call('z', place, this.#source.length)};`);
  }

  #call(method: string, place: Place, at: number, ...values: readonly (string | number)[]): string {
    const frame = place.isProgram ? `${this.#name}.program` : `${this.#name}f`;
    return `${this.#name}.${method}(${[frame, ...values, readerAt(place.scope, at)].join(',')})`;
  }

  #step(node: { start: number; loc?: AnyNode['loc'] }, place: Place, at = node.start): string {
    return this.#call('s', place, at, lineOf(node));
  }

  #statements(statements: readonly Statement[], place: Place): void {
    let recorded = place.recorded;
    for (const statement of statements) {
      this.#statement(statement, { ...place, recorded });
      if (isRecorded(statement)) recorded = lineOf(statement);
    }
  }

  /** One that is in a list of statements, where another may come before it. */
  #statement(statement: Statement, place: Place, label = ''): void {
    const recorded = label === '' && isRecorded(statement) && lineOf(statement) !== place.recorded;
    if (recorded) this.#put.open(statement.start, `;${this.#step(statement, place)};`);
    this.#inside(statement, recorded ? { ...place, recorded: lineOf(statement) } : place, label);
  }

  /** The body of an `if` or of a loop. `last` comes at its end. */
  #body(body: Statement, place: Place, last = ''): void {
    if (body.type === 'BlockStatement') {
      const inner = { ...place, scope: withBlock(place.scope, blockNames(body.body)) };
      this.#statements(body.body, inner);
      if (last !== '') this.#put.close(body.end - 1, `;${last};`);
      return;
    }
    const recorded = isRecorded(body) && lineOf(body) !== place.recorded;
    this.#put.around(body, `{${recorded ? `;${this.#step(body, place)};` : ''}`, `${last === '' ? '' : `;${last};`}}`);
    this.#inside(body, place);
  }

  #inside(statement: Statement, place: Place, label = ''): void {
    const line = lineOf(statement);
    switch (statement.type) {
      case 'FunctionDeclaration':
        this.#function(statement, place);
        return;
      case 'BlockStatement':
        this.#body(statement, { ...place, recorded: null });
        return;
      case 'LabeledStatement': {
        const { body } = statement;
        if (isRecorded(body) && lineOf(body) !== place.recorded && label === '')
          this.#put.open(statement.start, `;${this.#step(body, place)};`);
        this.#inside(body, place, statement.label.name);
        return;
      }
      case 'IfStatement':
        this.#expression(statement.test, place);
        this.#body(statement.consequent, { ...place, recorded: line });
        if (statement.alternate) this.#body(statement.alternate, { ...place, recorded: line });
        return;
      case 'WhileStatement':
        this.#condition(statement.test, place);
        this.#body(statement.body, { ...this.#loop(place, label, null), recorded: lineOf(statement.test) });
        return;
      case 'DoWhileStatement':
        this.#body(statement.body, { ...this.#loop(place, label, null), recorded: null });
        this.#condition(statement.test, place);
        return;
      case 'ForStatement':
        this.#for(statement, place, label);
        return;
      case 'ForInStatement':
      case 'ForOfStatement':
        this.#forEach(statement, place, label);
        return;
      case 'SwitchStatement': {
        this.#expression(statement.discriminant, place);
        const names = blockNames(statement.cases.flatMap((one) => one.consequent));
        const inner = { ...place, scope: withBlock(place.scope, names), recorded: null };
        for (const { test, consequent } of statement.cases) {
          if (test) this.#expression(test, inner);
          this.#statements(consequent, inner);
        }
        return;
      }
      case 'TryStatement':
        this.#body(statement.block, { ...place, recorded: null });
        if (statement.handler) this.#catch(statement.handler, place);
        if (statement.finalizer) this.#body(statement.finalizer, { ...place, recorded: null });
        return;
      case 'ReturnStatement': {
        const { argument } = statement;
        const [before, after] = [`${this.#name}.r(${this.#name}f,`, `,${readerAt(place.scope, statement.end)})`];
        if (argument) {
          this.#put.around(argument, `${before}(`, `)${after}`);
          this.#expression(argument, place);
        } else this.#put.open(statement.start + 'return'.length, ` ${before}void 0${after}`);
        return;
      }
      case 'ContinueStatement': {
        const again = place.loops.get(statement.label?.name ?? '');
        if (again) this.#put.around(statement, `{;${again()};`, '}');
        return;
      }
      default:
        this.#expression(statement, place);
        return;
    }
  }

  #loop(place: Place, label: string, again: (() => string) | null): Place {
    const loops = new Map(place.loops).set('', again);
    if (label !== '') loops.set(label, again);
    return { ...place, loops };
  }

  /** Recorded each time before it is evaluated. */
  #condition(test: AnyNode, place: Place): void {
    this.#put.around(test, `(${this.#step(test, place)},(`, '))');
    this.#expression(test, place);
  }

  #for(statement: Extract<AnyNode, { type: 'ForStatement' }>, place: Place, label: string): void {
    const { init, test, update, body } = statement;
    const inner = { ...place, scope: withBlock(place.scope, init ? blockNames([init]) : []) };
    if (init) this.#expression(init, inner);
    if (test) this.#expression(test, inner);
    const again = this.#step(statement, inner, body.start);
    if (update) {
      this.#put.around(update, `(${again},(`, '))');
      this.#expression(update, inner);
    } else this.#put.open(this.#tokenBefore(body.start, ')'), again);
    this.#body(body, { ...this.#loop(inner, label, null), recorded: lineOf(statement) });
  }

  #forEach(
    statement: Extract<AnyNode, { type: 'ForInStatement' | 'ForOfStatement' }>,
    place: Place,
    label: string,
  ): void {
    const { left, right, body } = statement;
    const names = left.type === 'VariableDeclaration' ? blockNames([left]) : [];
    const inner = { ...place, scope: withBlock(place.scope, names) };
    this.#expression(right, place);
    const again = this.#step(statement, inner, body.end);
    this.#body(body, { ...this.#loop(inner, label, () => again), recorded: lineOf(statement) }, again);
  }

  #catch(handler: Extract<AnyNode, { type: 'CatchClause' }>, place: Place): void {
    const { param, body } = handler;
    const error = param?.type === 'Identifier' ? param.name : `${this.#name}e`;
    if (!param) this.#put.open(handler.start + 'catch'.length, `(${error})`);
    const known = !param || param.type === 'Identifier' ? error : 'void 0';
    this.#put.open(body.start + 1, `;${this.#call('caught', place, handler.start, known)};`);
    this.#body(body, { ...place, scope: withBlock(place.scope, namesIn(param ?? null)), recorded: null });
  }

  #function(node: FunctionNode, place: Place, name = node.id?.name ?? '<lambda>'): void {
    const entered = functionScope(node, place.scope, place.isProgram);
    const scope = bodyScope(node, entered);
    const inner: Place = { scope, isProgram: false, recorded: lineOf(node), loops: new Map() };
    for (const param of node.params) this.#expression(param, place);
    const frame = `${this.#name}f`;
    const error = `${this.#name}e`;
    const entering = [JSON.stringify(name), lineOf(node), readerAt(entered, node.start)].join(',');
    const begin = `const ${frame}=${this.#name}.enter(${entering});try{`;
    const end = `}catch(${error}){throw ${this.#name}.thrown(${frame},${error})}finally{${this.#name}.leave(${frame})}`;
    const { body } = node;
    if (body.type !== 'BlockStatement') {
      const after = this.#tokenBefore(body.start, '=>') + '=>'.length;
      this.#put.open(after, `{${begin}return ${this.#name}.r(${frame},(`);
      this.#put.close(node.end, `),${readerAt(scope, node.end)})${end}}`);
      this.#expression(body, inner);
      return;
    }
    const directives = directivesOf(body.body);
    this.#put.open(directives.at(-1)?.end ?? body.start + 1, `;${begin}`);
    this.#statements(body.body.slice(directives.length), inner);
    this.#put.close(body.end - 1, `;${this.#call('z', inner, body.end)};${end}`);
  }

  /** Finds the functions in an expression, and the places where one waits. */
  #expression(node: AnyNode, place: Place, name?: string): void {
    if (isFunction(node)) {
      this.#function(node, place, node.id?.name ?? name);
      return;
    }
    if (node.type === 'StaticBlock') {
      const scope = withBlock(place.scope, blockNames(node.body));
      this.#statements(node.body, { ...place, scope, recorded: null });
      return;
    }
    const isPause = node.type === 'AwaitExpression' || (node.type === 'YieldExpression' && !node.delegate);
    if (isPause && !place.isProgram) this.#pause(node, place);
    for (const [key, child] of Object.entries(node)) {
      for (const one of Array.isArray(child) ? child : [child]) {
        if (isNode(one)) this.#expression(one, place, nameFor(node, key));
      }
    }
  }

  #pause(node: Extract<AnyNode, { type: 'AwaitExpression' | 'YieldExpression' }>, place: Place): void {
    const { argument } = node;
    this.#put.around(node, `${this.#name}.resumed(${this.#name}f,`, ')');
    const reader = readerAt(place.scope, node.start);
    const [before, after] = [`${this.#name}.waits(${this.#name}f,`, `,${reader})`];
    if (argument) this.#put.around(argument, `${before}(`, `)${after}`);
    else this.#put.close(node.end, ` ${before}void 0${after}`);
  }

  #tokenBefore(end: number, text: string): number {
    const found = this.#tokens.findLast((one) => one.end <= end && this.#source.slice(one.start, one.end) === text);
    return found?.start ?? end;
  }
}

/** "use strict" only counts as the first thing in a program or a function. */
function directivesOf(statements: readonly Statement[]): readonly Statement[] {
  return statements.filter((one) => 'directive' in one && one.directive !== undefined);
}

function lineOf({ loc }: { loc?: AnyNode['loc'] }): number {
  return loc?.start.line ?? 1;
}

/** Whether a step of its own is recorded before a statement. Functions are there from the start; loops tell their condition. */
function isRecorded({ type }: Statement): boolean {
  return !/^(FunctionDeclaration|BlockStatement|EmptyStatement|LabeledStatement|WhileStatement|DoWhileStatement|TryStatement)$/.test(
    type,
  );
}

/** What a function without a name is called by what it is given to: `const double = (n) => …`. */
function nameFor(parent: AnyNode, key: string): string | undefined {
  if (parent.type === 'VariableDeclarator' && key === 'init')
    return parent.id.type === 'Identifier' ? parent.id.name : undefined;
  if (parent.type === 'AssignmentExpression' && key === 'right') {
    if (parent.left.type === 'Identifier') return parent.left.name;
    return parent.left.type === 'MemberExpression' && parent.left.property.type === 'Identifier'
      ? parent.left.property.name
      : undefined;
  }
  const isNamed =
    parent.type === 'Property' || parent.type === 'MethodDefinition' || parent.type === 'PropertyDefinition';
  if (!isNamed || key !== 'value') return undefined;
  return parent.key.type === 'Identifier' || parent.key.type === 'PrivateIdentifier' ? parent.key.name : undefined;
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
