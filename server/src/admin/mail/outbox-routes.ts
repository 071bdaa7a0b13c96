import type * as operations from '@kodestien/contract/admin/mail';
import type { OutboxMail } from '@kodestien/contract/admin/mail';
import type { Connection } from '../../database/connect.ts';
import type { Caller } from '../../http/caller.ts';
import { ProblemError } from '../../http/problem.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { pageOf, readPage } from '../page.ts';
import type { AdminHandler, AdminServices } from '../services.ts';
import { cancelMail, hasMail, listOutbox, retryMail } from './outbox-queries.ts';

export const adminOutbox: AdminHandler<typeof operations.adminOutbox> = async ({ query }, { connection }) => {
  const page = readPage(query, 'outbox');
  return pageOf(await listOutbox(connection, query.state, page), page, 'outbox');
};

export const adminOutboxRetry: AdminHandler<typeof operations.adminOutboxRetry> = async (
  { body: { id }, caller },
  services,
) => {
  const mail = await change(services, caller, id, 'admin_outbox_retry', (transaction) =>
    retryMail(transaction, id, services.now()),
  );
  services.wakeMailWorker();
  return mail;
};

export const adminOutboxCancel: AdminHandler<typeof operations.adminOutboxCancel> = (
  { body: { id }, caller },
  services,
) => change(services, caller, id, 'admin_outbox_cancel', (transaction) => cancelMail(transaction, id));

function change(
  { connection, now }: AdminServices,
  caller: Caller,
  id: number,
  action: 'admin_outbox_retry' | 'admin_outbox_cancel',
  work: (transaction: Connection) => Promise<OutboxMail | undefined>,
): Promise<OutboxMail> {
  return connection.transaction().execute(async (transaction) => {
    const mail = await work(transaction);
    if (!mail) throw new ProblemError((await hasMail(transaction, id)) ? 'mail_not_waiting' : 'not_found');
    await writeAudit(transaction, caller, { action, at: now(), details: { mail: id, template: mail.template } });
    return mail;
  });
}
