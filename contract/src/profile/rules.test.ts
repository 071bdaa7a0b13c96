import { describe, expect, test } from 'vitest';
import { PROFILE_ITEM_NAMES, type ProfileItem, profileItem } from './items.ts';
import { profileText } from './rules.ts';

describe('a text of the public profile', () => {
  test.each(PROFILE_ITEM_NAMES)('%s may be empty, and spaces around it do not count', (item) => {
    expect(profileText(item, '  ')).toEqual({ txt: '' });
  });

  test.each(PROFILE_ITEM_NAMES.filter((item) => ['line', 'lines'].includes(profileItem(item).kind)))(
    '%s is full at its limit, counted in characters',
    (item) => {
      const full = '🦊'.repeat(profileItem(item).max);
      expect(profileText(item, full)).toEqual({ txt: full });
      expect(profileText(item, `${full}x`)).toEqual({ issue: 'field_too_long' });
    },
  );

  test('an å typed as a letter and a ring is kept as one character', () => {
    expect(profileText('full_name', 'Ka\u030are')).toEqual({ txt: 'K\u00e5re' });
  });

  test('a bio has lines, a name has not', () => {
    expect(profileText('bio_public', 'en\r\nto\rtre\n')).toEqual({ txt: 'en\nto\ntre' });
    expect(profileText('full_name', 'Kari\nNordmann')).toEqual({ issue: 'field_not_allowed' });
  });

  test('a bio has at most two blank lines in a row', () => {
    expect(profileText('bio_public', `en${'\n'.repeat(100)}to`)).toEqual({ txt: 'en\n\n\nto' });
  });

  test('characters that nobody sees are taken out, so that two names that look alike are alike', () => {
    expect(profileText('full_name', 'Ka\u200bri\u00ad \ufeffNordmann\u2060')).toEqual({ txt: 'Kari Nordmann' });
    expect(profileText('full_name', '\u3164\u3164')).toEqual({ txt: '' });
  });

  const refused: [ProfileItem, string, string][] = [
    ['bio_public', 'a\u0000b', 'field_not_allowed'],
    ['bio_public', 'a\tb\u001b[31m', 'field_not_allowed'],
    ['full_name', 'Kari\u202egnp.exe', 'field_not_allowed'],
    ['full_name', 'Kari\u2028Nordmann', 'field_not_allowed'],
    ['full_name', 'half a fox: \ud83e', 'field_not_allowed'],
    ['email_public', 'kari', 'email_invalid'],
    ['url_public', 'javascript:alert(1)', 'url_invalid'],
    ['url_public', 'data:text/html,hei', 'url_invalid'],
    ['url_public', 'ftp://example.no', 'url_invalid'],
    ['url_public', '//example.no', 'url_invalid'],
    ['url_public', 'example.no', 'url_invalid'],
    ['url_public', 'https://', 'url_invalid'],
    ['url_public', 'https://kari:hemmelig@example.no', 'url_invalid'],
    ['url_public', 'https://example.no/en side', 'url_invalid'],
    ['url_public', `https://example.no/${'a'.repeat(200)}`, 'field_too_long'],
  ];
  test.each(refused)('%s %j is refused: %s', (item, txt, issue) => {
    expect(profileText(item, txt)).toEqual({ issue });
  });

  test.each(['https://example.no', 'http://example.no/~kari?side=2#topp', 'HTTPS://blåbær.no/sti'])(
    '%s is a web address',
    (url) => {
      expect(profileText('url_public', url)).toEqual({ txt: url });
    },
  );
});
