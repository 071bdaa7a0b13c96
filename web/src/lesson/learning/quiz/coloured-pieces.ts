import { unescapeHtml } from '@kodestien/contract/html-text';

const PIECE = /<span class="([^"]*)">([^<]*)<\/span>|([^<]+)/g;

export type ColouredPiece = { className: string | undefined; text: string };

/** Coloured code in pieces. The server makes it of spans and escaped text. */
export function colouredPieces(html: string): ColouredPiece[] {
  return Array.from(html.matchAll(PIECE), ([, className, coloured, plain = '']) => ({
    className,
    text: unescapeHtml(coloured ?? plain),
  }));
}

/** The same, line by line. */
export function colouredLines(html: string): ColouredPiece[][] {
  const lines: ColouredPiece[][] = [[]];
  for (const { className, text } of colouredPieces(html)) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ className, text: part });
    }
  }
  if (lines.at(-1)?.length === 0) lines.pop();
  return lines;
}
