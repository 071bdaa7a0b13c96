import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from '../../../testing/test-app.ts';

const BOUNDARY = '----proveskjema';

export type Part = { name: string; filename?: string; type?: string; data: Uint8Array | string };

/** A form as a browser sends it. */
export function form(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ name, filename, type, data }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"` +
        `${filename === undefined ? '' : `; filename="${filename}"`}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`,
    ),
    Buffer.from(data as Uint8Array),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

export function image(data: Uint8Array | string, filename = 'bilde.png', type = 'image/png'): Part {
  return { name: 'image', filename, type, data };
}

export async function send(
  app: TestApp,
  token: string | undefined,
  payload: Buffer | string,
  contentType = `multipart/form-data; boundary=${BOUNDARY}`,
) {
  const response = await app.app.http.inject({
    method: 'POST',
    url: '/api/user_profil_img',
    payload,
    headers: { 'content-type': contentType, ...(token && { authorization: `Bearer ${token}` }) },
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

/** How many picture files there are, wherever this server stores them. */
export async function storedFiles(app: TestApp): Promise<number> {
  const rows = await app.connection.selectFrom('picture').select('id').execute();
  const folder = join(app.app.services.config.dataDir, 'bilder');
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  return rows.length + files.filter((name) => name.endsWith('.webp')).length;
}
