import { expect, test } from 'vitest';
import { escapeUnsafe, oneLine } from './one-line.ts';

const FORGED = 'Bilde\r\nMail to sjef: Hei. http://evil.example\u001b[2K\u009b31m\u2028\u202egnp.exe\u2066';

test('what someone wrote stays on its line and colours, moves and turns nothing', () => {
  expect(oneLine(FORGED)).toBe('Bilde  Mail to sjef: Hei. http://evil.example [2K 31m  gnp.exe ');
  expect(oneLine('Løp på blåbærtur – 100 % «gøy» 👩🏽‍💻')).toBe('Løp på blåbærtur – 100 % «gøy» 👩🏽‍💻');
});

test('a line of the log tells it as it is, in letters that do nothing', () => {
  const line = escapeUnsafe(`${JSON.stringify({ path: FORGED })}\n`);
  expect(line).toMatch(/^[^\p{Cc}\u2028\u202a-\u202e\u2066-\u2069]*\n$/u);
  expect(JSON.parse(line)).toEqual({ path: FORGED });
});
