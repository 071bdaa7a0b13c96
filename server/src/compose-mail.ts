import { composeAccountMail, type MailContext } from './account/mails.ts';
import type { OutboxRow } from './database/schema.ts';
import { composeCommentNotice } from './document/comments/notice-mail.ts';
import type { ComposedMail } from './mail/transport.ts';

/** Lets the capability that knows the texts of a mail write it. */
export function composeMail(row: OutboxRow, context: MailContext): Promise<ComposedMail | null> {
  return row.template === 'comment_notice' ? composeCommentNotice(row, context) : composeAccountMail(row, context);
}
