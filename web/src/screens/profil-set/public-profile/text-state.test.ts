import { expect, test } from 'vitest';
import { textState } from './text-state.ts';

test('a text that is typed back to what is stored is no change', () => {
  expect(textState('full_name', 'Kari', 'Kari').isChanged).toBe(false);
  expect(textState('full_name', '  Kari ', 'Kari').isChanged).toBe(false);
  expect(textState('full_name', 'Kari N', 'Kari').isChanged).toBe(true);
});

test('the counter counts characters as a person does, and a full text is not too long', () => {
  expect(textState('full_name', '🦊'.repeat(100), '')).toMatchObject({ used: 100, max: 100, issue: null });
  expect(textState('full_name', '🦊'.repeat(101), '')).toMatchObject({ used: 101, issue: 'field_too_long' });
  expect(textState('bio_public', 'a'.repeat(501), '').issue).toBe('field_too_long');
});

test('a website may be written without its scheme', () => {
  expect(textState('url_public', 'example.no/kari', '')).toMatchObject({ txt: 'https://example.no/kari', issue: null });
  expect(textState('url_public', 'http://example.no', '').txt).toBe('http://example.no');
});

test.each(['javascript:alert(1)', 'example', 'min side.no', 'ftp://example.no'])('%s is no website', (typed) => {
  expect(textState('url_public', typed, '')).toMatchObject({ issue: 'url_invalid', isChanged: true });
});

test('an empty text takes the line off the profile', () => {
  expect(textState('email_public', '', 'kari@example.no')).toMatchObject({ txt: '', issue: null, isChanged: true });
  expect(textState('email_public', 'kari@', '').issue).toBe('email_invalid');
});
