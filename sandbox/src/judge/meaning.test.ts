import { describe, expect, test } from 'vitest';
import type { PageInput } from './inputs.ts';
import { judge } from './judge.ts';
import type { Observation } from './observation.ts';

const observed = (text: string): Observation => ({
  output: '',
  transcript: [],
  value: { type: 'list', items: [{ type: 'str', text }] },
});
const passes = (input: PageInput, actual: string, expected: string) =>
  judge([{ id: 'a', input }], [observed(actual)], [observed(expected)])[0]?.state === 'passed';
const attribute = (name: string): PageInput => ({ kind: 'attribute', selector: 'p', attribute: name });
const style = (property: string): PageInput => ({ kind: 'style', selector: 'p', property });

describe('An attribute is compared by what it means', () => {
  test.each([
    ['class', 'big  red', 'red big'],
    ['required', 'required', ''],
    ['lang', 'NB', 'nb'],
    ['charset', 'UTF-8', 'utf-8'],
    ['href', './side.html', 'side.html'],
    ['href', 'https://EXAMPLE.org', 'https://example.org/'],
    ['href', 'tel:+47 22 33', 'tel:+472233'],
    ['src', '../folder/a.png', 'a.png'],
    ['rel', 'NOREFERRER noopener', 'noopener noreferrer'],
    ['type', 'Email', 'email'],
    ['width', ' 200.0', '200'],
    ['content', 'initial-scale=1.0,width=device-width', 'width=device-width, initial-scale=1'],
  ])('%s: "%s" is "%s"', (name, actual, expected) => {
    expect(passes(attribute(name), actual, expected)).toBe(true);
  });

  test.each([
    ['class', 'big', 'big red'],
    ['class', 'Big', 'big'],
    ['lang', 'nn', 'nb'],
    ['href', 'side.htm', 'side.html'],
    ['href', '/side.html', 'side.html'],
    ['href', 'page.html#A', 'page.html#a'],
    ['id', 'Menu', 'menu'],
    ['alt', 'a Cat', 'a cat'],
    ['width', '20', '200'],
    ['width', '200px', '200'],
    ['width', '50%', '50'],
    ['content', 'a page about cats', 'a page about dogs'],
  ])('%s: "%s" is not "%s"', (name, actual, expected) => {
    expect(passes(attribute(name), actual, expected)).toBe(false);
  });
});

describe('A style is compared by what it means', () => {
  test.each([
    ['grid-template-columns', 'repeat(3, 1fr)', '1fr 1fr 1fr'],
    ['grid-template-columns', 'repeat(2, minmax(0px, 1fr) 2fr)', 'minmax(0px, 1fr) 2fr minmax(0px, 1fr) 2fr'],
    ['grid-template-columns', '100px repeat(2, 1fr) 5px', '100px 1fr 1fr 5px'],
    ['grid-column', 'auto / span 2', 'span 2'],
    ['grid-column', '1 / 3', '1 / span 2'],
    ['grid-row', 'span 2 / 4', '2 / 4'],
    ['grid-row', '2', '2 / 3'],
    ['font-family', 'georgia, "TIMES New Roman", serif', 'Georgia, "Times New Roman", serif'],
    ['flex', '1 1 0px', '1 1 0%'],
    ['--gap', '.50rem', '0.5rem'],
    ['--shadow', '0  2px 4px', '0 2px 4px'],
  ])('%s: %s is %s', (property, actual, expected) => {
    expect(passes(style(property), actual, expected)).toBe(true);
  });

  test.each([
    ['grid-template-columns', 'repeat(2, 1fr)', '1fr 1fr 1fr'],
    ['grid-template-columns', 'repeat(auto-fill, 1fr)', '1fr'],
    ['grid-column', '1 / span 2', '2 / span 2'],
    ['grid-column', 'span 2', 'span 3'],
    ['grid-column', 'side', 'auto'],
    ['font-family', 'Arial', 'Georgia'],
    ['flex', '1 1 10%', '1 1 0%'],
    ['flex-basis', '10px', '0px'],
    ['--gap', '5rem', '0.5rem'],
    ['--Name', 'a', 'b'],
  ])('%s: %s is not %s', (property, actual, expected) => {
    expect(passes(style(property), actual, expected)).toBe(false);
  });
});

test('where the solution leaves the place to the grid, any place will do; a place that it names is asked for', () => {
  const isSame = (actual: string, expected: string) =>
    passes({ kind: 'style', selector: 'p', property: 'grid-column' }, actual, expected);
  expect(['1 / span 2', '1 / 3', 'auto / span 2'].filter((one) => !isSame(one, 'span 2'))).toEqual([]);
  expect([isSame('1 / span 3', 'span 2'), isSame('span 2', '2 / span 2'), isSame('1 / 3', '2 / 4')]).not.toContain(
    true,
  );
});
