export type ComposedMail = {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** The same each time this mail is tried, so that one which came twice after a crash is recognised. */
  messageId: string;
  /** What the reader is asked to open. */
  link?: string;
};

export type MailTransport = {
  /** Throws when the mail did not go. Once the signal is aborted it must not go any more. */
  send(mail: ComposedMail, signal: AbortSignal): Promise<{ info: string }>;
  close(): void;
};

/** Trying again cannot help: the recipient does not exist, or what the mail says is no longer true. */
export class PermanentMailError extends Error {
  override name = 'PermanentMailError';
}
