import { expect, test } from 'vitest';
import { type MailContent, renderMail } from './render.ts';

const content: MailContent = {
  subject: 'Hei & velkommen',
  heading: 'Hei, <b>Ola</b>!',
  paragraphs: ['Første avsnitt.', 'Andre "avsnitt".'],
  button: { label: 'Trykk her', link: "https://kodestien.no/signin?token=abc&x='><script>" },
  note: 'Virker i 1 time.',
  footer: 'Du får denne e-posten fordi <noen> ba om den.',
};

test('the text mail shows the words as they are, with the link on a line of its own', () => {
  const { subject, text } = renderMail(content, '_no');
  expect(subject).toBe('Hei & velkommen');
  expect(text.split('\n')).toContain(content.button?.link);
  expect(text).toContain('Hei, <b>Ola</b>!\n\nFørste avsnitt.\n\nAndre "avsnitt".');
  expect(text).toContain(content.footer);
});

test('the HTML mail escapes everything that it is given', () => {
  const { html } = renderMail(content, '_no');
  expect(html).toContain('Hei, &lt;b&gt;Ola&lt;/b&gt;!');
  expect(html).toContain('&lt;noen&gt;');
  expect(html).toContain('<title>Hei &amp; velkommen</title>');
  expect(html).toContain('href="https://kodestien.no/signin?token=abc&amp;x=&#39;&gt;&lt;script&gt;"');
  expect(html).not.toMatch(/<script|<b>|<noen>/);
});

test('the HTML mail has one button, and the bare link below it for those whose button does not work', () => {
  const { html } = renderMail(content, '_no');
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html.indexOf('Trykk her')).toBeLessThan(html.indexOf('Virker ikke knappen?'));
});

test('the layout speaks the language of the mail', () => {
  const english = renderMail(content, '_eng').html;
  expect(english).toContain('<html lang="en">');
  expect(english).toContain('Button not working?');
  expect(renderMail(content, '_no').html).toContain('<html lang="nb">');
});

test('a mail that only tells something has no button', () => {
  const { button, ...notice } = content;
  expect(button).toBeDefined();
  const { html, text } = renderMail(notice, '_no');
  expect(html).not.toContain('<a ');
  expect(html).toContain('Virker i 1 time.');
  expect(text).toContain('Virker i 1 time.');
});
