import type { AnyNode, Program } from 'acorn';
import { walk } from '../program.ts';
import type { Failed } from './call-at.ts';
import { both, type Texts, texts } from './mistake.ts';
import { type Access, isNamed, lineOf } from './parts.ts';

/** `hils(); var hils = function () { … };` */
export function calledBeforeValue({ call, program, line }: Failed): Texts | null {
  return call.callee.type === 'Identifier' ? beforeValue(program, call.callee, line) : null;
}

/** `console.log(navn.length); var navn = "Ada";` */
export function readBeforeValue({ member, program, line, nothing }: Access): Texts | null {
  return nothing === 'undefined' && member.object.type === 'Identifier'
    ? beforeValue(program, member.object, line)
    : null;
}

/** A var of the program gets its only value below a line that is in no function. */
function beforeValue(program: Program, used: AnyNode, line: number): Texts | null {
  if (used.type !== 'Identifier') return null;
  const { name } = used;
  const given: number[] = [];
  let isOther = false;
  walk(program, (node, parents) => {
    const isPlain = parents.every(({ type }) => /^(?:Program|VariableDeclaration|ExpressionStatement)$/.test(type));
    if (node === used) isOther ||= parents.some(({ type }) => type.includes('Function'));
    if ('params' in node) isOther ||= node.params.some((one) => isNamed(one, name));
    if (node.type === 'AssignmentExpression' && isNamed(node.left, name)) isOther = true;
    if (node.type !== 'VariableDeclarator' || !isNamed(node.id, name)) return;
    if (isPlain && node.init) given.push(lineOf(node));
    else isOther = true;
  });
  const [at] = given;
  return at !== undefined && given.length === 1 && !isOther && at > line
    ? texts(
        both(`${name} har ingen verdi ennå.`, `${name} has no value yet.`),
        both(
          `Med var finnes navnet fra begynnelsen, men det får verdien sin først på linje ${at}.`,
          `With var the name exists from the beginning, but it gets its value only on line ${at}.`,
        ),
        both(
          `Flytt det som begynner på linje ${at}, opp over linje ${line}.`,
          `Move what begins on line ${at} up, above line ${line}.`,
        ),
      )
    : null;
}
