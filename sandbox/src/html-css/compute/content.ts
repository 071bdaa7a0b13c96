import { type Part, withoutSpace } from '../css/parts.ts';
import { word } from '../property/classify.ts';
import { printPart, writeString } from '../value/print.ts';
import { type Computing, lengths } from './computing.ts';

export function computeContent(parts: readonly Part[], computing: Computing): string {
  const values = withoutSpace(parts);
  const [first] = values;
  if (values.length === 1 && (word(first) === 'none' || word(first) === 'normal'))
    return computing.pseudoElement ? 'none' : 'normal';
  const pieces: string[] = [];
  let text: string | null = null;
  // Texts that stand together become one.
  const close = () => {
    if (text !== null) pieces.push(writeString(text));
    text = null;
  };
  for (const part of values) {
    const said = part.kind === 'string' ? part.name : attributeText(part, computing);
    if (said !== null) text = (text ?? '') + said;
    else {
      close();
      pieces.push(printPart(part, { ...lengths(computing), zero: 'number', keepCase: part.kind === 'function' }));
    }
  }
  close();
  return pieces.join(' ');
}

function attributeText(part: Part, computing: Computing): string | null {
  if (part.kind !== 'function' || part.name.toLowerCase() !== 'attr') return null;
  const [name] = withoutSpace(part.parts);
  return name?.kind === 'ident' ? (computing.attribute(name.name) ?? '') : '';
}
