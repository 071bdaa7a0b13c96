import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutboxState } from '../../database/schema.ts';
import { forgetOldMail } from '../../mail/outbox.ts';
import { type AdminApp, startAdminApp } from '../testing/admin-app.ts';

let admin: AdminApp;
beforeAll(async () => {
  admin = await startAdminApp();
});
afterAll(() => admin.dispose());

/** A mail in some state; one that waits is due long from now, so that the mail worker leaves it alone. */
async function mail(state: OutboxState, more: { attempts?: number; to_email?: string } = {}): Promise<number> {
  const now = admin.app.app.services.now();
  const { id } = await admin.app.connection
    .insertInto('outbox')
    .values({
      template: 'glemt_passord',
      to_email: 'sjef@example.no',
      player_id: null,
      human_lang: '_no',
      state,
      next_attempt_at: now + 3_600_000,
      claimed_until: state === 'sending' ? now + 3_600_000 : null,
      last_error: state === 'failed' ? 'Greylisted' : null,
      created_at: now,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const retry = (id: unknown) => admin.post('admin_outbox_retry', { id });
const cancel = (id: unknown) => admin.post('admin_outbox_cancel', { id });

describe('the outbox', () => {
  test('shows each mail with its state, newest first, and can be narrowed down', async () => {
    const failed = await mail('failed', { attempts: 14 });
    const waiting = await mail('waiting');
    const { results } = (await admin.get('admin_outbox?limit=2')).body;
    expect(results).toMatchObject([
      { id: waiting, state: 'waiting', next_attempt_at: expect.any(Number), last_error: null },
      { id: failed, state: 'failed', attempts: 14, next_attempt_at: null, last_error: 'Greylisted' },
    ]);
    expect(Object.keys(results[0])).not.toContain('params');
    const only = (await admin.get('admin_outbox?state=failed')).body.results;
    expect(only.every(({ state }: { state: string }) => state === 'failed')).toBe(true);
    const second = (await admin.get('admin_outbox?limit=1')).body;
    expect((await admin.get(`admin_outbox?limit=1&cursor=${second.next}`)).body.results[0].id).toBe(failed);
    expect((await admin.get('admin_outbox?state=lost')).status).toBe(400);
  });

  test('a mail that failed is sent when it is tried again', async () => {
    const id = await mail('failed', { attempts: 14 });
    expect((await retry(id)).body).toMatchObject({ id, state: 'waiting', attempts: 0 });
    expect((await admin.app.mailbox.next('sjef@example.no')).subject).toBe('Lag nytt passord på Kodestien');
    const state = async () =>
      (await admin.get('admin_outbox?state=sent')).body.results.map((sent: { id: number }) => sent.id);
    await expect.poll(state).toContain(id);
    const again = await retry(id);
    expect([again.status, again.body.code]).toEqual([409, 'mail_not_waiting']);
  });

  test('a mail that waits is cancelled, stays out of the way, and can be sent after all', async () => {
    const id = await mail('waiting');
    expect((await cancel(id)).body).toMatchObject({ id, state: 'cancelled', next_attempt_at: null });
    expect((await cancel(id)).status).toBe(409);
    expect((await retry(id)).body.state).toBe('waiting');
    await admin.app.mailbox.next('sjef@example.no');
  });

  test('a mail that is being sent, or has gone, is beyond recall', async () => {
    for (const state of ['sending', 'sent'] as const) {
      const id = await mail(state);
      expect([(await cancel(id)).status, (await retry(id)).status]).toEqual([409, 409]);
      await admin.app.connection.deleteFrom('outbox').where('id', '=', id).execute();
    }
    expect((await cancel(await mail('failed'))).status).toBe(409);
  });

  test('what is not there is a 404, and nonsense a 400', async () => {
    expect([(await retry(99999)).status, (await cancel(99999)).status]).toEqual([404, 404]);
    expect([(await retry('1')).status, (await cancel(0)).status]).toEqual([400, 400]);
  });

  test('both are in the log', async () => {
    expect(await admin.actions()).toEqual(expect.arrayContaining(['admin_outbox_retry', 'admin_outbox_cancel']));
  });

  test('cancelled mails are forgotten like the others', async () => {
    const id = await mail('waiting');
    await cancel(id);
    await forgetOldMail(admin.app.connection, admin.app.app.services.now() + 31 * 24 * 3_600_000);
    expect((await retry(id)).status).toBe(404);
  });
});
