import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type ReadMail, readMail } from './read-mail.ts';

export type ReceivedMail = ReadMail & { from: string; to: string };

/** An answer with which the server refuses, for example 451 or 550. */
export type Refusal = { code: number; text: string };

export type TestSmtpServer = {
  url: string;
  port: number;
  /** What it has taken, in the order of arrival. */
  mails: ReceivedMail[];
  stop(): Promise<void>;
};

type Behaviour = {
  port?: number;
  /** Called for each recipient. */
  refuse?(address: string): Refusal | undefined;
  /** The last word on a mail waits for this. */
  beforeAnswer?(mail: ReceivedMail): Promise<void>;
};

/** A real SMTP server on loopback. */
export async function startSmtpServer(behaviour: Behaviour = {}): Promise<TestSmtpServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 50,
    onRcptTo({ address }, _session, done) {
      const refusal = behaviour.refuse?.(address);
      done(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null);
    },
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const receive = async () => {
        const from = mailFrom ? mailFrom.address : '';
        const to = rcptTo.map(({ address }) => address).join(', ');
        const mail = { ...readMail(await text(stream)), from, to };
        await behaviour.beforeAnswer?.(mail);
        mails.push(mail);
      };
      receive().then(() => done(null), done);
    },
  });
  // A client that hangs up in the middle is what some tests are about.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(behaviour.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
