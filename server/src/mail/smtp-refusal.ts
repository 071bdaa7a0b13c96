/** What nodemailer tells of an answer: the command it was to, and whether it is final (5xx). */
type SmtpError = Error & { command?: string; permanent?: boolean; response?: string };

/** RFC 3463: 5.7.x is policy (relay denied, sign in first). That is about our set-up, and someone may mend it. */
const POLICY = /^5\d\d[ -](?:5\.7\.\d|.*(?:relay|authenticat))/i;

/**
 * Is it this recipient that the server will never take? A refusal of the sender, of the sign-in or of the
 * content hits every mail alike until someone mends it, and mails must not be lost meanwhile.
 */
export function isRecipientRefused(error: SmtpError): boolean {
  return error.command === 'RCPT TO' && error.permanent === true && !POLICY.test(error.response ?? '');
}
