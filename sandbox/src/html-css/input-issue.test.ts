import { describe, expect, test } from 'vitest';
import type { PageInput, PageState } from '../judge/inputs.ts';
import { inputIssue } from './input-issue.ts';

const style = (property: string, more: Partial<PageInput & { kind: 'style' }> = {}): PageInput => ({
  kind: 'style',
  selector: 'p',
  property,
  ...more,
});

describe('An author who writes a check that no page can answer', () => {
  test.each<[string, PageInput, string]>([
    ['a selector that is wrong', { kind: 'count', selector: 'p >' }, '"p >" is not a selector.'],
    ['an unknown pseudo-class', { kind: 'text', selector: 'p:hovr' }, '"p:hovr" is not a selector.'],
    [
      'text of a pseudo-element',
      { kind: 'text', selector: 'p::before' },
      '"p::before" finds no element: ::before is only in the style.',
    ],
    [
      'another pseudo-element',
      style('color', { selector: 'p::marker' }),
      '"p::marker": only ::before and ::after of one selector can be checked.',
    ],
    [
      'something that no reader can set',
      style('color', { media: { weather: 'rain' } }),
      '"weather" is nothing that a reader can have set.',
    ],
    [
      'a setting that does not exist',
      style('color', { media: { 'prefers-color-scheme': 'blue' } }),
      'prefers-color-scheme is one of these: light, dark.',
    ],
    [
      'whose state it is, without a state',
      style('color', { state_of: 'a' }),
      'state_of says who is in a state: say the state too.',
    ],
    [
      'the animation of a pseudo-element',
      { kind: 'keyframes', selector: 'p::before', property: 'opacity' },
      '"p::before" finds no element: ::before is only in the style.',
    ],
    ['a property that does not exist', style('colour'), '"colour" cannot be checked.'],
    [
      'a property of the engine’s own',
      style('display of the box around'),
      '"display of the box around" cannot be checked.',
    ],
    ['a window without width', style('color', { width: 0 }), 'A window is 100 to 4000 pixels wide, not 0.'],
    ['a state that does not exist', style('color', { state: 'asleep' as PageState }), '"asleep" is not a state.'],
    [
      'an attribute that is none',
      { kind: 'attribute', selector: 'p', attribute: 'a b' },
      '"a b" is not the name of an attribute.',
    ],
  ])('is told: %s', (_name, input, text) => {
    expect(inputIssue(input)?._eng).toBe(text);
    expect(inputIssue(input)?._no).not.toBe(text);
  });

  test('is told which properties a shorthand represents', () => {
    expect(inputIssue(style('transition'))?._eng).toBe(
      '"transition" sets several properties at once. Ask for one of them: transition-duration, transition-delay, transition-timing-function, transition-behavior, transition-property.',
    );
  });
});

test.each<PageInput>([
  style('color'),
  style('margin'),
  style('border'),
  style('margin-inline-start'),
  style('--egen'),
  style('content', { selector: 'p::before', width: 600, state: 'hover' }),
  { kind: 'count', selector: 'ul > li:nth-child(odd):has(a)' },
  { kind: 'attribute', selector: 'img', attribute: 'data-x' },
])('A check that a page can answer has no issue: %o', (input) => {
  expect(inputIssue(input)).toBeNull();
});
