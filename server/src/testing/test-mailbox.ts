import type { ComposedMail, MailTransport } from '../mail/transport.ts';

export type ReceivedMail = ComposedMail & { token: string };

/** Where the mails of a test arrive. */
export class TestMailbox implements MailTransport {
  readonly all: ReceivedMail[] = [];
  readonly #waiting = new Map<string, ((mail: ReceivedMail) => void)[]>();
  readonly #unread: ReceivedMail[] = [];

  async send(mail: ComposedMail): Promise<{ info: string }> {
    const received = { ...mail, token: new URL(mail.link ?? 'none:').searchParams.get('token') ?? '' };
    this.all.push(received);
    const reader = this.#waiting.get(mail.to)?.shift();
    if (reader) reader(received);
    else this.#unread.push(received);
    return { info: 'received' };
  }

  /** The next mail to this address that has not been read yet; waits for it. */
  next(to: string): Promise<ReceivedMail> {
    const index = this.#unread.findIndex((mail) => mail.to === to);
    const [mail] = index === -1 ? [] : this.#unread.splice(index, 1);
    if (mail) return Promise.resolve(mail);
    return new Promise((resolve) => {
      this.#waiting.set(to, [...(this.#waiting.get(to) ?? []), resolve]);
    });
  }

  close(): void {}
}
