import type { ProgramError } from '../../judge/observation.ts';
import { parseProgram, walk } from '../program.ts';

/** The source text of the call at the place of the error, such as `navn.toUpperCas`. */
export function calledAt(source: string, { line, column }: ProgramError): string | null {
  const program = parseProgram(source);
  if (!program || line === null || column === null) return null;
  let found: string | null = null;
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || !node.loc) return;
    const { start, end } = node.callee.loc ?? node.loc;
    const isHere =
      start.line <= line &&
      end.line >= line &&
      (end.line > line || end.column + 1 >= column - 1) &&
      (start.line < line || start.column < column);
    if (isHere) found = source.slice(node.callee.start, node.callee.end);
  });
  return found;
}
