/** A mail as its reader sees it. */
export type ReadMail = { headers: Map<string, string>; subject: string; text: string; html: string };

/** Understands what our own transports write: one multipart/alternative with a text and an HTML part. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = splitEntity(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  if (!boundary) throw new Error('The mail has no parts.');
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitEntity(part.replace(/^\r?\n/, '')));
  const partOf = (type: string) => {
    const part = parts.find(({ headers }) => headers.get('content-type')?.startsWith(type));
    if (!part) throw new Error(`The mail has no ${type} part.`);
    return decodeBody(part.body, part.headers.get('content-transfer-encoding')).replaceAll('\r\n', '\n');
  };
  return {
    headers,
    subject: decodeWords(headers.get('subject') ?? ''),
    text: partOf('text/plain'),
    html: partOf('text/html'),
  };
}

function splitEntity(raw: string): { headers: Map<string, string>; body: string } {
  const [, head = '', body = ''] = /^(.*?)\r?\n\r?\n(.*)$/s.exec(raw) ?? [];
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { headers, body };
}

function decodeBody(body: string, encoding = '7bit'): string {
  if (encoding === 'quoted-printable') return decodeQuoted(body.replaceAll(/=\r?\n/g, ''));
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return body;
}

function decodeWords(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, quoted: string) => decodeQuoted(quoted.replaceAll('_', ' ')))
    .replaceAll(/=\?UTF-8\?B\?(.*?)\?=/gi, (_, base64: string) => Buffer.from(base64, 'base64').toString('utf8'));
}

function decodeQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
