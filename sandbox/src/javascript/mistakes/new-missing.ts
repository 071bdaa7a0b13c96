import type { AnyNode, CallExpression, Program } from 'acorn';
import { parseProgram, walk } from '../program.ts';
import { both, CALLED_SHOWN_MAX, type Mistake, type Texts, texts } from './mistake.ts';
import { type Access, functionsWithoutReturn, isFunction, isNamed, lineOf } from './parts.ts';

/** `var bil = Bil(4)` in strict mode, where the function sets parts of this. */
export function newMissing({ member, isSet, program, source }: Access): Texts | null {
  if (!isSet || member.object.type !== 'ThisExpression') return null;
  let name: string | null = null;
  walk(program, (node, parents) => {
    if (node !== member) return;
    const at = parents.findLastIndex(({ type }) => /^Function(?:Declaration|Expression)$/.test(type));
    name = nameOfFunction(parents[at], parents[at - 1]);
  });
  const call = name === null ? null : callWithoutNew(program, name);
  if (call === null) return null;
  const code = source.slice(call.start, call.end);
  return texts(
    both(
      `${name} blir kalt uten new på linje ${lineOf(call)}.`,
      `${name} is called without new on line ${lineOf(call)}.`,
    ),
    both(
      'Uten new lages det ikke noe objekt, og this er undefined.',
      'Without new no object is made, and this is undefined.',
    ),
    code.length <= CALLED_SHOWN_MAX && !code.includes('\n')
      ? both(`Skriv new ${code} på linje ${lineOf(call)}.`, `Write new ${code} on line ${lineOf(call)}.`)
      : both(`Skriv new foran ${name} på linje ${lineOf(call)}.`, `Write new before ${name} on line ${lineOf(call)}.`),
  );
}

function nameOfFunction(own: AnyNode | undefined, around: AnyNode | undefined): string | null {
  if (own?.type === 'FunctionDeclaration') return own.id?.name ?? null;
  const isValue = own && isFunction(own) && around?.type === 'VariableDeclarator';
  return isValue && around.id.type === 'Identifier' ? around.id.name : null;
}

/** The first call of a function without an answer, where what all its calls give is kept. */
function callWithoutNew(program: Program, name: string): CallExpression | null {
  const calls: { call: CallExpression; isKept: boolean }[] = [];
  walk(program, (node, parents) => {
    if (node.type !== 'CallExpression' || !isNamed(node.callee, name)) return;
    calls.push({ call: node, isKept: parents.at(-1)?.type !== 'ExpressionStatement' });
  });
  const [one] = calls;
  // One with an answer of its own is no constructor.
  return one && calls.every(({ isKept }) => isKept) && functionsWithoutReturn(program).includes(name) ? one.call : null;
}

/** `class Ku extends Dyr() {`, and a class that is called in its own methods by the name of another function. */
export const CLASS_CALLED: Mistake = {
  id: 'class-without-new',
  find({ message, line }, _line, source) {
    const program = /^class constructors must be invoked with 'new'$|^parent class must be/.test(message)
      ? parseProgram(source)
      : null;
    let found: Texts | null = null;
    if (program)
      walk(program, (node, parents) => {
        if (found) return;
        if (node.type === 'ClassDeclaration' && lineOf(node) === line) found = extendsCall(node);
        if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || lineOf(node) !== line) return;
        const { name } = node.callee;
        const isInside = parents.some((one) => one.type === 'ClassDeclaration' && one.id?.name === name);
        if (isInside && parents.at(-1)?.type === 'ExpressionStatement') found = classAsFunction(name);
      });
    return found;
  },
};

function extendsCall({ id, superClass }: Extract<AnyNode, { type: 'ClassDeclaration' }>): Texts | null {
  if (superClass?.type !== 'CallExpression' || superClass.callee.type !== 'Identifier') return null;
  if (superClass.arguments.length > 0) return null;
  const { name } = superClass.callee;
  return texts(
    both(`Etter ${name} står det parenteser.`, `There are parentheses after ${name}.`),
    both(
      'De kaller klassen, og etter extends skal det bare stå navnet.',
      'They call the class, and after extends there is only its name.',
    ),
    both(`Skriv class ${id?.name} extends ${name} {`, `Write class ${id?.name} extends ${name} {`),
  );
}

function classAsFunction(name: string): Texts {
  return texts(
    both(`Klassen ${name} blir kalt som en funksjon.`, `The class ${name} is called like a function.`),
    both(`I dette programmet er ${name} navnet på klassen.`, `In this program ${name} is the name of the class.`),
    both(
      `Gi klassen et annet navn hvis du vil kalle en funksjon som heter ${name}. Skriv new ${name}( … ) hvis du vil ha et nytt objekt.`,
      `Give the class another name if you want to call a function called ${name}. Write new ${name}( … ) if you want a new object.`,
    ),
  );
}
