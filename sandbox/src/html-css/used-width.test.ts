import { expect, test } from 'vitest';
import { observe } from './observe.ts';
import { serverEngine } from './server-engine.ts';
import { LIMITS } from './testing/answers.ts';
import { BOX_WIDTHS } from './testing/box-widths.ts';

test.each(BOX_WIDTHS)('A box is as wide as Chromium would make it: $says', async ({ html, css, wide }) => {
  const input = { kind: 'box' as const, selector: '.x', width: 1000 };
  const [observation] = await observe(serverEngine, { html, ...(css && { css }) }, [input], LIMITS);
  expect(observation?.value).toEqual({ type: 'list', items: [{ type: 'str', text: wide }] });
});
