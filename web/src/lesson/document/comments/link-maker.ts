/** A piece of a text: words, or an address that can be followed. */
export type TextPiece = { text: string; href?: string };

const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
/** What usually ends the sentence, not the address. */
const CLOSING = /[.,;:!?'*_»”’]+$/u;

/** Finds the web addresses in a plain text. Only http and https: nothing that a browser would run. */
export function splitLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let done = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const found = trimAddress(match[0]);
    if (!isWebAddress(found)) continue;
    if (match.index > done) pieces.push({ text: text.slice(done, match.index) });
    pieces.push({ text: found, href: found });
    done = match.index + found.length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done) });
  return pieces;
}

function trimAddress(found: string): string {
  let address = found;
  for (;;) {
    const before = address;
    address = address.replace(CLOSING, '');
    // A bracket that was opened before the address closes after it; one inside the address belongs to it.
    if (address.endsWith(')') && count(address, ')') > count(address, '(')) address = address.slice(0, -1);
    if (address === before) return address;
  }
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}

/** `https://bank.no@elsewhere.no` reads as one place and leads to another: such addresses stay text. */
function isWebAddress(address: string): boolean {
  const url = URL.parse(address);
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '' && url.username === '' && url.password === ''
  );
}
