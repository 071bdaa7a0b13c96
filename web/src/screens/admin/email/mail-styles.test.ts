import { expect, test } from 'vitest';
import { styleRules, withoutStyles } from './mail-styles.ts';

const MAIL =
  '<!doctype html><head><style>a{color:red}</style></head><body style="margin:0"><p style="x">style=1</p></body>';

test('styles are taken out of the markup, and stay in attributes for later', () => {
  expect(withoutStyles(MAIL)).toBe(
    '<!doctype html><head></head><body data-style="margin:0"><p data-style="x">style=1</p></body>',
  );
  expect(styleRules(MAIL)).toBe('a{color:red}');
});
