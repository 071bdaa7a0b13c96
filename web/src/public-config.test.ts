import { expect, test } from 'vitest';
import { parsePublicConfig } from './public-config.ts';

test('what the server says holds, and what it leaves out has a default', () => {
  const config = parsePublicConfig('{"after_signin":"root","show_signup":false}');
  expect(config).toMatchObject({ after_signin: 'root', show_signup: false, show_user_list: true, debug_log: false });
});

test('a page without a server behind it works too', () => {
  expect(parsePublicConfig(undefined)).toMatchObject({ after_signin: 'profile', show_signup: true });
});
