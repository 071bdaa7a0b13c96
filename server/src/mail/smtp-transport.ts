import { createTransport } from 'nodemailer';
import { isRecipientRefused } from './smtp-refusal.ts';
import { type ComposedMail, type MailTransport, PermanentMailError } from './transport.ts';

/** Anything in the query of SMTP_URL (for example tls.servername) goes before these. */
function openLine(url: string) {
  return createTransport({
    url,
    pool: true,
    maxConnections: 1,
    maxRequeues: 2,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
type Line = ReturnType<typeof openLine>;

/**
 * Lines are kept open between mails. Each carries one mail at a time, so that a server which stalls
 * one mail can be cut off without hurting the others.
 */
export function createSmtpTransport(url: string): MailTransport {
  const free: Line[] = [];
  const open = new Set<Line>();
  let closed = false;

  function hangUp(line: Line, options: { force: boolean }) {
    open.delete(line);
    line.close(options);
  }

  return {
    async send(mail, signal) {
      const line = free.pop() ?? openLine(url);
      open.add(line);
      const cut = () => hangUp(line, { force: true });
      signal.addEventListener('abort', cut);
      try {
        signal.throwIfAborted();
        const sent = await line.sendMail(envelopeAndBody(mail));
        return { info: sent.response };
      } catch (error) {
        if (signal.aborted) throw new Error('The mail server took too long.', { cause: error });
        if (error instanceof Error && isRecipientRefused(error)) {
          throw new PermanentMailError(error.message, { cause: error });
        }
        throw error;
      } finally {
        signal.removeEventListener('abort', cut);
        if (closed) hangUp(line, { force: false });
        else if (open.has(line)) free.push(line);
      }
    },
    close() {
      closed = true;
      for (const line of free.splice(0)) hangUp(line, { force: false });
    },
  };
}

function envelopeAndBody(mail: ComposedMail) {
  return {
    from: mail.from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    textEncoding: 'quoted-printable' as const,
    // So that nobody's holiday reply comes back to us.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
