import { expect, it } from 'vitest';
import { layoutClass, page_core, windowResized } from './page_core.ts';

it('chooses the layout by the breakpoints, each belonging to the smaller layout', () => {
  expect([320, 701].map(layoutClass)).toEqual(['mobile', 'mobile']);
  expect([702, 1024].map(layoutClass)).toEqual(['tablet', 'tablet']);
  expect([1025, 2560].map(layoutClass)).toEqual(['desktop', 'desktop']);
});

it('is compact up to 530 px', () => {
  const compact = (width: number) => page_core(undefined, windowResized({ width, height: 800 })).is_compact;
  expect([530, 531].map(compact)).toEqual([true, false]);
});
