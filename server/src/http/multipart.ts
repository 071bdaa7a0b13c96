export type Part = { name: string; isFile: boolean; data: Buffer };

/** Longer ones are forbidden by the standard (RFC 2046); shorter ones, which nobody makes, are slow to look for. */
const BOUNDARY_MAX = 70;
const BOUNDARY_MIN = 4;
/** Room for a long file name, twice encoded. */
const HEADER_MAX = 4096;
const LINE_END = '\r\n';
const HEADER_END = '\r\n\r\n';

/**
 * The first parts of a form (RFC 7578), as many as are needed: more parts than that are not read. Undefined
 * if the bytes before that are no form, or break off.
 */
export function readParts(form: Buffer, boundary: string, requested: number): Part[] | undefined {
  if (boundary.length < BOUNDARY_MIN || boundary.length > BOUNDARY_MAX) return undefined;
  const between = `${LINE_END}--${boundary}`;
  // The first one has no line end before it.
  const first = between.slice(LINE_END.length);
  if (!form.subarray(0, first.length).equals(Buffer.from(first))) return undefined;
  const parts: Part[] = [];
  for (let at = first.length; ; ) {
    const next = form.toString('latin1', at, at + LINE_END.length);
    if (next === '--') return parts;
    const headerStart = at + LINE_END.length;
    const headerLength = form.subarray(headerStart, headerStart + HEADER_MAX).indexOf(HEADER_END);
    const dataStart = headerStart + headerLength + HEADER_END.length;
    const dataEnd = form.indexOf(between, dataStart);
    if (next !== LINE_END || headerLength === -1 || dataEnd === -1) return undefined;
    const header = form.toString('utf8', headerStart, headerStart + headerLength);
    parts.push({ ...readDisposition(header), data: form.subarray(dataStart, dataEnd) });
    if (parts.length === requested) return parts;
    at = dataEnd + between.length;
  }
}

/** `Content-Disposition: form-data; name="image"; filename="me.png"`. A part with a file name is a file. */
function readDisposition(header: string): Omit<Part, 'data'> {
  const line = header.split(LINE_END).find((candidate) => /^content-disposition:/i.test(candidate)) ?? '';
  const parameters = new Map<string, string>();
  // One after the other, so that what is inside quotes is never taken for a parameter.
  for (const [, key = '', quoted, bare] of line.matchAll(/;\s*([\w*-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/g)) {
    parameters.set(key.toLowerCase(), quoted ?? bare ?? '');
  }
  return { name: parameters.get('name') ?? '', isFile: parameters.has('filename') || parameters.has('filename*') };
}
