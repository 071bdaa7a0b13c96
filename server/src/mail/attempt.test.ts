import { expect, test } from 'vitest';
import type { OutboxRow } from '../database/schema.ts';
import { attemptMail } from './attempt.ts';
import { MAX_ATTEMPTS } from './backoff.ts';

const row = { id: 1, attempts: MAX_ATTEMPTS + 1, claimed_until: 100_000 } as OutboxRow;

test('a mail whose sending ended the server every time is given up without another try', async () => {
  const touched = () => {
    throw new Error('It was tried.');
  };
  const means = { compose: touched, transport: { send: touched, close() {} }, now: () => 0, sendLimitMs: 60_000 };
  expect(await attemptMail(row, means)).toEqual({ kind: 'failed', error: 'Each attempt was interrupted.' });
});
