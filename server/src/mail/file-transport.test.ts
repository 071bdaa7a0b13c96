import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFileTransport } from './file-transport.ts';
import { readMail } from './testing/read-mail.ts';
import type { ComposedMail } from './transport.ts';

const link = `http://localhost:3000/signin_email_confirm?token=${'a1B2_-'.repeat(12)}`;
const mail: ComposedMail = {
  to: 'per/ola+kode@example.no',
  from: 'Kodestien <hei@example.no>',
  subject: 'Bekreft kontoen din på Kodestien',
  text: `Hei på deg!\n\n${link}\n`,
  html: `<p>Hei på deg!</p>\n<p>${link}</p>\n`,
  messageId: '<7.abc@localhost>',
  link,
};
const noHurry = new AbortController().signal;

let folder: string;
let printed: string[];
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'kodestien-outbox-')), 'outbox');
  printed = [];
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

test('a developer without a mail server finds each mail as a readable file, for their eyes only', async () => {
  const { info } = await createFileTransport(folder, (line) => printed.push(line)).send(mail, noHurry);
  expect(await readdir(folder)).toEqual([info]);
  expect(info).toMatch(/^\d{4}-\d\d-\d\dT[\d_.]+Z-per_ola_kode@example.no-7.abc.eml$/);
  expect((await stat(join(folder, info))).mode & 0o777).toBe(0o600);

  const raw = await readFile(join(folder, info), 'utf8');
  expect(raw.split('\n')).toContain(link);
  expect(raw).toContain('Hei på deg!');
  const read = readMail(raw);
  expect(read.subject).toBe(mail.subject);
  expect(read.html).toContain(link);
  expect(read.headers.get('message-id')).toBe(mail.messageId);
  expect(read.headers.get('to')).toContain('ola+kode@example.no');
});

test('a developer sees the link of each mail on one line in the console', async () => {
  await createFileTransport(folder, (line) => printed.push(line)).send(mail, noHurry);
  expect(printed).toEqual([`Mail to ${mail.to}: ${mail.subject}. ${link}`]);
});

test('a subject that someone wrote cannot pretend to be a line of its own', async () => {
  const subject = 'Svar på «Hei\r\nMail to sjef@example.no: Klikk. http://evil.example»\u001b[2K';
  await createFileTransport(folder, (line) => printed.push(line)).send({ ...mail, subject }, noHurry);
  expect(printed).toHaveLength(1);
  expect(printed[0]).toMatch(/^[^\p{Cc}]*$/u);
});

test('two mails to the same person at the same time become two files', async () => {
  const transport = createFileTransport(folder, (line) => printed.push(line));
  await Promise.all([
    transport.send(mail, noHurry),
    transport.send({ ...mail, messageId: '<8.abc@localhost>' }, noHurry),
  ]);
  expect(await readdir(folder)).toHaveLength(2);
});
