import { afterEach, expect, test, vi } from 'vitest';
import { createSmtpTransport } from './smtp-transport.ts';
import { startSmtpServer } from './testing/smtp-server.ts';
import { type ComposedMail, type MailTransport, PermanentMailError } from './transport.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

async function setUp(behaviour: Parameters<typeof startSmtpServer>[0] = {}) {
  const server = await startSmtpServer(behaviour);
  const transport = createSmtpTransport(server.url);
  endings.push(server.stop, transport.close);
  return { server, transport };
}

const mailTo = (to: string): ComposedMail => ({
  to,
  from: 'Kodestien <hei@example.no>',
  subject: 'Blåbær på stien',
  text: 'Hei på deg!\n',
  html: '<p>Hei på deg!</p>\n',
  messageId: `<${to}>`,
});
const send = (transport: MailTransport, to: string, signal = new AbortController().signal) =>
  transport.send(mailTo(to), signal);

test('a mail arrives as it was written', async () => {
  const { server, transport } = await setUp();
  await send(transport, 'ola@example.no');
  const [mail] = server.mails;
  expect(mail).toMatchObject({ from: 'hei@example.no', to: 'ola@example.no', subject: 'Blåbær på stien' });
  expect(mail?.text).toContain('Hei på deg!');
  expect(mail?.html).toContain('<p>Hei på deg!</p>');
  expect(mail?.headers.get('message-id')).toBe('<ola@example.no>');
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
});

test('a mail server that stalls one mail is cut off, and the other mails go on', async () => {
  const { server, transport } = await setUp({
    beforeAnswer: async (mail) => {
      if (mail.to === 'stalled@example.no') await new Promise(() => {});
    },
  });
  const shutdown = new AbortController();
  const stalled = send(transport, 'stalled@example.no', shutdown.signal);
  const others = ['a', 'b', 'c'].map((name) => send(transport, `${name}@example.no`));
  await Promise.all(others);
  shutdown.abort();
  await expect(stalled).rejects.toThrow('took too long');
  await send(transport, 'd@example.no');
  expect(server.mails.map((mail) => mail.to).toSorted()).toEqual(['a', 'b', 'c', 'd'].map((n) => `${n}@example.no`));
});

test('a refused recipient is told apart from a server in trouble', async () => {
  const { transport } = await setUp({
    refuse: (address) =>
      address.startsWith('nobody')
        ? { code: 550, text: '5.1.1 No such user' }
        : { code: 451, text: '4.3.0 Come back later' },
  });
  await expect(send(transport, 'nobody@example.no')).rejects.toBeInstanceOf(PermanentMailError);
  await expect(send(transport, 'ola@example.no')).rejects.not.toBeInstanceOf(PermanentMailError);
});

test('a line that the mail server dropped while it was idle is opened again', async () => {
  const { server, transport } = await setUp();
  await send(transport, 'a@example.no');
  await server.stop();
  const again = await startSmtpServer({ port: server.port });
  endings.push(again.stop);
  await vi.waitFor(() => send(transport, 'b@example.no'));
  expect(again.mails).toHaveLength(1);
});
