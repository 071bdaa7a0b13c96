import { expect, test } from 'vitest';
import { mailboxKey } from './mailbox.ts';

test.each([
  ['Kari@Example.no', 'kari@example.no'],
  ['kari+skole@example.no', 'kari@example.no'],
  ['kari+a+b@example.no', 'kari@example.no'],
  ['kari.nordmann@example.no', 'kari.nordmann@example.no'],
  ['k.a.r.i+x@gmail.com', 'kari@gmail.com'],
  ['kari@googlemail.com', 'kari@gmail.com'],
  ['+kari@example.no', '+kari@example.no'],
])('%s reaches the mailbox %s', (email, mailbox) => {
  expect(mailboxKey(email)).toBe(mailbox);
});
