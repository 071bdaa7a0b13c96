import 'messages:error';
import 'messages:signin';
import type { HumanLang } from '@kodestien/contract/language';
import { expect, test } from 'vitest';
import { registerArea, translate } from './catalogs.ts';
import { formatFor } from './format.ts';

test('a text is had in the language that is asked for', () => {
  expect(translate('_no', 'signin.title')).toBe('Logg inn');
  expect(translate('_eng', 'signin.title')).toBe('Sign in');
});

test('a text is filled in and counted as its language does', () => {
  expect(translate('_no', 'error.wait', { seconds: 1 })).toContain('ett sekund');
  expect(translate('_eng', 'error.wait', { seconds: 30 })).toContain('30 seconds');
});

test('a count may be nothing, one, many or thousands, and stand beside what else is filled in', () => {
  const text = [['count', 'plural', { 0: ['ingen'], one: ['én'], other: ['#', ' i ', ['where']] }]] as const;
  registerArea({ 'test.count': [text, text] });
  const count = (lang: HumanLang, value: number) => translate(lang, 'test.count', { count: value, where: 'alt' });
  expect([0, 1, 2, 12345].map((value) => count('_no', value))).toEqual(['ingen', 'én', '2 i alt', '12\u00a0345 i alt']);
  expect(count('_eng', 12345)).toBe('12,345 i alt');
});

test('the messages of the specification read to the letter', () => {
  const english = (key: string) => translate('_eng', key);
  expect(english('signin.username.invalid')).toBe('Username is invalid');
  expect(english('signin.username.taken')).toBe('Username is taken');
  expect(english('signin.username.valid')).toBe('Username is available');
  expect(english('signin.username.valid_max_length')).toBe('Username is available (max length)');
  expect(english('signin.strength.strong_max_length')).toBe('Strong (max length)');
  expect(english('signin.strength.too_long')).toBe('Too long');
  expect(english('signin.confirmation.matches')).toBe('Password matches');
  expect(english('signin.confirmation.differs')).toBe("Password doesn't match");
  expect(english('signin.confirm.notice')).toBe("Confirm the user in the mail you've received.");
  expect(english('signin.forgot.lead')).toBe("We'll send you the reset link to your mail");
  expect(english('signin.reset.done.title')).toBe('Password changed');
  expect(english('signin.reset.failed')).toBe('Ooops! Something went wrong, password was not changed');
});

test('dates and numbers are written as the language writes them', () => {
  const may = Date.UTC(2025, 4, 17, 12);
  expect(formatFor('_no').date(may)).toBe('17. mai 2025');
  expect(formatFor('_eng').date(may)).toBe('May 17, 2025');
  expect(formatFor('_no').number(12345.5)).toBe('12\u00a0345,5');
  expect(formatFor('_eng').number(12345.5)).toBe('12,345.5');
});
