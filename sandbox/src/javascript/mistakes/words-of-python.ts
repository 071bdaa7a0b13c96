import { parseProgram, walk } from '../program.ts';
import { both, type Mistake, texts } from './mistake.ts';
import { isNamed, lineOf } from './parts.ts';

/** `constructor(self, navn) { self.navn = navn; }` */
export const SELF_AS_PARAMETER: Mistake = {
  id: 'self-as-parameter',
  find({ type, message, line }, code, source) {
    const isIt = /^not an object$|^cannot (?:read|set) property '.+' of undefined$|^not a function$/.test(message);
    const program = type === 'TypeError' && isIt && /\bself\./.test(code) ? parseProgram(source) : null;
    let head: number | null = null;
    if (program && line !== null)
      walk(program, (node) => {
        if (node.type !== 'MethodDefinition' || !node.loc) return;
        if (node.loc.start.line > line || node.loc.end.line < line) return;
        const [first] = node.value.params;
        if (first && isNamed(first, 'self')) head = lineOf(node);
      });
    return head === null
      ? null
      : texts(
          both('self er ikke objektet her.', 'self is not the object here.'),
          both(
            'I JavaScript heter objektet this, og det er ingen parameter.',
            'In JavaScript the object is called this, and it is no parameter.',
          ),
          both(
            `Ta bort self fra parentesen på linje ${head}, og skriv this i stedet for self ellers.`,
            `Remove self from the parentheses on line ${head}, and write this instead of self elsewhere.`,
          ),
        );
  },
};
