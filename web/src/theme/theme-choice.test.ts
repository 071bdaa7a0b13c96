import { expect, test } from 'vitest';
import { otherTheme, shownTheme, themeChoice } from './theme-choice.ts';

test('a visitor who has not chosen gets the theme of their system', () => {
  expect(themeChoice(null)).toBe('system');
  expect(shownTheme('system', true)).toBe('dark');
  expect(shownTheme('system', false)).toBe('light');
});

test('a choice holds whatever the system says', () => {
  expect(shownTheme(themeChoice('dark'), false)).toBe('dark');
  expect(shownTheme(themeChoice('light'), true)).toBe('light');
});

test('a stored value that is no theme counts as no choice', () => {
  expect(themeChoice('<script>')).toBe('system');
});

test('each press of the switch shows the other theme, and two presses follow the system again', () => {
  for (const systemIsDark of [false, true]) {
    const once = otherTheme('system', systemIsDark);
    expect(shownTheme(once, systemIsDark)).not.toBe(shownTheme('system', systemIsDark));
    expect(otherTheme(once, systemIsDark)).toBe('system');
  }
});
