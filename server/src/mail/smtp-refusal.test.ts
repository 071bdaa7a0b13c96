import { expect, test } from 'vitest';
import { isRecipientRefused } from './smtp-refusal.ts';

const answer = (command: string, response: string) =>
  Object.assign(new Error(response), { command, response, permanent: response.startsWith('5') });

test.each([
  answer('RCPT TO', '550 5.1.1 No such user here'),
  answer('RCPT TO', '550 Mailbox not found'),
  answer('RCPT TO', '552 5.2.2 Mailbox full'),
])('a mail is given up when the recipient is refused for good: $message', (error) => {
  expect(isRecipientRefused(error)).toBe(true);
});

test.each([
  answer('RCPT TO', '451 4.7.1 Greylisted, come back later'),
  answer('RCPT TO', '554 5.7.1 Relay access denied'),
  answer('RCPT TO', '550 relaying not permitted'),
  answer('RCPT TO', '530 Authentication required'),
  answer('MAIL FROM', '550 5.1.8 Sender refused'),
  answer('DATA', '554 5.6.0 Message refused'),
  new Error('connect ECONNREFUSED'),
])('a mail is kept for a later attempt when the issue may pass or be mended: $message', (error) => {
  expect(isRecipientRefused(error)).toBe(false);
});
