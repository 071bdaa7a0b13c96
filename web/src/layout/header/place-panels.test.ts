import { expect, it } from 'vitest';
import { placePanels } from './place-panels.ts';

it('puts a panel under its button', () => {
  expect(placePanels([{ left: 300, width: 250 }], 1280)).toEqual([300]);
});

it('puts panels that would overlap beside each other', () => {
  const wishes = [
    { left: 300, width: 250 },
    { left: 400, width: 250 },
    { left: 900, width: 250 },
  ];
  expect(placePanels(wishes, 1280)).toEqual([300, 558, 900]);
});

it('keeps the panels inside the window, moving neighbours along', () => {
  const wishes = [
    { left: 600, width: 250 },
    { left: 700, width: 250 },
  ];
  expect(placePanels(wishes, 1000)).toEqual([484, 742]);
});
