import { expect, test } from 'vitest';
import { testTitles } from './test-titles.ts';

test('a test is named by its groups and its title', () => {
  const source = `
    test('alone', () => {});
    describe('a group', () => {
      describe.each([1, 2])('of %s', () => it("it's inside", async ({ page }: Fixtures) => {}));
    });
    test.describe('of a browser', () => { test('journey', () => {}) });`;
  expect(testTitles(source)).toEqual(['alone', "a group › of %s › it's inside", 'of a browser › journey']);
});

test('a title with a gap is as it is written, wherever the test is', () => {
  const source = `
    test.each([400, 401])('refused with %i', () => {});
    for (const size of SIZES) { test(\`at \${size.width} px\`, () => {}) }
    forEachLanguage((lang) => { test('in each language', () => {}) });`;
  expect(testTitles(source)).toEqual(['refused with %i', `at \${size.width} px`, 'in each language']);
});

test('what is skipped, and what only looks like a test, is none', () => {
  const source = `
    test.skip('later', () => {});
    test.todo('one day');
    describe.skip('none of these', () => test('nor this', () => {}));
    // test('in a comment', () => {})
    const text = "test('in a text', () => {})";
    pattern.test('a word');
    test.use({ lang: 'no' });`;
  expect(testTitles(source)).toEqual([]);
});
