import { createTransport } from 'nodemailer';
import { isRecipientRefused } from './smtp-refusal.ts';
import { type ComposedMail, type MailTransport, PermanentMailError } from './transport.ts';

/** Anything in the query of SMTP_URL (for example tls.servername) goes before these. */
function openTransport(url: string) {
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
type SmtpTransport = ReturnType<typeof openTransport>;

/**
 * Connections stay open between mails. Each sends one mail at a time, so that one which the server does not answer
 * can be closed without ending the others.
 */
export function createSmtpTransport(url: string): MailTransport {
  const free: SmtpTransport[] = [];
  const open = new Set<SmtpTransport>();
  let closed = false;

  function closeTransport(transport: SmtpTransport, options: { force: boolean }) {
    open.delete(transport);
    transport.close(options);
  }

  return {
    async send(mail, signal) {
      const transport = free.pop() ?? openTransport(url);
      open.add(transport);
      const cut = () => closeTransport(transport, { force: true });
      signal.addEventListener('abort', cut);
      try {
        signal.throwIfAborted();
        const sent = await transport.sendMail(envelopeAndBody(mail));
        return { info: sent.response };
      } catch (error) {
        if (signal.aborted) throw new Error('The mail server took too long.', { cause: error });
        if (error instanceof Error && isRecipientRefused(error)) {
          throw new PermanentMailError(error.message, { cause: error });
        }
        throw error;
      } finally {
        signal.removeEventListener('abort', cut);
        if (closed) closeTransport(transport, { force: false });
        else if (open.has(transport)) free.push(transport);
      }
    },
    close() {
      closed = true;
      for (const transport of free.splice(0)) closeTransport(transport, { force: false });
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
