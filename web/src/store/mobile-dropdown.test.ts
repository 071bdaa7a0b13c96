import { describe, expect, it } from 'vitest';
import { movedTo, openedAt } from './mobile-dropdown.ts';

const windowHeight = 900;

describe('the dropdown of a phone', () => {
  it('is partly shown when it is opened near the top of the page', () => {
    expect(openedAt({ scrollY: 0, windowHeight })).toBe('partly_shown');
    expect(openedAt({ scrollY: 299, windowHeight })).toBe('partly_shown');
  });

  it('is open from a third of a window down', () => {
    expect(openedAt({ scrollY: 300, windowHeight })).toBe('open');
  });

  it('opens wholly when the page is scrolled past a third of the window', () => {
    expect(movedTo('partly_shown', 0, { scrollY: 120, windowHeight })).toBe('partly_shown');
    expect(movedTo('partly_shown', 0, { scrollY: 320, windowHeight })).toBe('open');
  });

  it('makes way when the page has moved more than half a window, in either direction', () => {
    expect(movedTo('open', 0, { scrollY: 450, windowHeight })).toBe('open');
    expect(movedTo('open', 0, { scrollY: 451, windowHeight })).toBe('scrolled');
    expect(movedTo('open', 2000, { scrollY: 1500, windowHeight })).toBe('scrolled');
  });

  it('comes back when the page does, and then stays open', () => {
    expect(movedTo('scrolled', 0, { scrollY: 400, windowHeight })).toBe('open');
    expect(movedTo('open', 0, { scrollY: 0, windowHeight })).toBe('open');
  });

  it('stays closed however the page moves', () => {
    expect(movedTo('closed', 0, { scrollY: 5000, windowHeight })).toBe('closed');
  });
});
