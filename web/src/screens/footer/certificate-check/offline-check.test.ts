import { execFile } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEY_FILE, NODE_SCRIPT, pemOf } from './offline-check.ts';

const run = promisify(execFile);
let folder: string;
let code: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kodestien-certificate-'));
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const payload = Buffer.from('{"username":"kari","full_name":"Kåre Ærlig"}').toString('base64url');
  code = `${payload}.${sign(null, Buffer.from(payload), privateKey).toString('base64url')}`;
  const { x = '' } = publicKey.export({ format: 'jwk' });
  await writeFile(join(folder, KEY_FILE), pemOf(x));
  await writeFile(join(folder, 'check.mjs'), NODE_SCRIPT);
});
afterAll(() => rm(folder, { recursive: true }));

const check = async (...written: string[]) =>
  (await run(process.execPath, ['check.mjs', ...written], { cwd: folder })).stdout;

test('the script on the page says that a genuine code is genuine, and what it says', async () => {
  expect(await check(code)).toBe('true\n{"username":"kari","full_name":"Kåre Ærlig"}\n');
});

test('a code that was copied line by line is genuine too', async () => {
  expect(await check(code.slice(0, 40), `\n${code.slice(40)}`)).toMatch(/^true\n/);
});

test('a code that someone has changed is not genuine', async () => {
  const [, signature] = code.split('.');
  expect(await check(`${Buffer.from('{"username":"ola"}').toString('base64url')}.${signature}`)).toMatch(/^false\n/);
});
