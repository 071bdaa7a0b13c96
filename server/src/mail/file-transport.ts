import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { oneLine } from '../one-line.ts';
import type { ComposedMail, MailTransport } from './transport.ts';

const UNFINISHED = '.part';

/** Without a mail server: each mail becomes a file that any mail program opens, and its link is printed to be clicked. */
export function createFileTransport(folder: string, print: (line: string) => void = console.log): MailTransport {
  return {
    async send(mail) {
      // Loaded with the first mail: a server starts sooner without.
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
      const { message } = await composer.sendMail({
        from: mail.from,
        to: { name: '', address: mail.to },
        subject: mail.subject,
        messageId: mail.messageId,
        alternatives: [plainPart('text/plain', mail.text), plainPart('text/html', mail.html)],
      });
      // The mail holds a link that signs someone in: only its owner may read the file, and it is never half written.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = fileName(mail, new Date());
      const unfinished = join(folder, `.${name}${UNFINISHED}`);
      await writeFile(unfinished, message, { mode: 0o600 });
      await rename(unfinished, join(folder, name));
      print(oneLine(`Mail to ${mail.to}: ${mail.subject}. ${mail.link ?? join(folder, name)}`));
      return { info: name };
    },
    close() {},
  };
}

/** What was being written when the process was killed: the mail itself is still in the outbox, and is written again. */
export async function removeUnfinishedMails(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((candidate) => candidate.endsWith(UNFINISHED))) await rm(join(folder, name));
}

/** Not quoted-printable: one may read the file, and copy its link, in any editor. */
function plainPart(contentType: string, content: string) {
  return { raw: `Content-Type: ${contentType}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${content}\n` };
}

function fileName(mail: ComposedMail, time: Date): string {
  const safe = (text: string) => text.replaceAll(/[^A-Za-z0-9@.-]+/g, '_').slice(0, 100);
  const number = mail.messageId.slice(1).split('@')[0] ?? '';
  return `${safe(time.toISOString())}-${safe(mail.to)}-${safe(number)}.eml`;
}
