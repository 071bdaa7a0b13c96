import { describe, expect, test } from 'vitest';
import type { PageInput } from '../judge/inputs.ts';
import type { Limits } from '../judge/observation.ts';
import { observe } from './observe.ts';
import { serverEngine } from './server-engine.ts';

const LIMITS: Limits = { milliseconds: 100, outputCharacters: 200, memoryMegabytes: 64 };
const at = (html: string, inputs: readonly PageInput[], css = '') =>
  observe(serverEngine, { html, css }, inputs, LIMITS);
const color: PageInput = { kind: 'style', selector: 'p', property: 'color' };

describe('A page is observed', () => {
  test('with one observation for each input, in order', async () => {
    const inputs: PageInput[] = [
      color,
      { kind: 'count', selector: 'p' },
      { kind: 'text', selector: 'p' },
      { kind: 'attribute', selector: 'p', attribute: 'id' },
      { kind: 'text', selector: 'h1' },
    ];
    expect((await at('<p id="a">x  y</p><p>z</p>', inputs, '#a { color: red }')).map(({ value }) => value)).toEqual([
      {
        type: 'list',
        items: [
          { type: 'str', text: 'rgb(255, 0, 0)' },
          { type: 'str', text: 'rgb(0, 0, 0)' },
        ],
      },
      { type: 'int', text: '2' },
      {
        type: 'list',
        items: [
          { type: 'str', text: 'x y' },
          { type: 'str', text: 'z' },
        ],
      },
      { type: 'list', items: [{ type: 'str', text: 'a' }, { type: 'None' }] },
      { type: 'list', items: [] },
    ]);
  });

  test('and a line break separates two words', async () => {
    const [observation] = await at('<p>Lørdag<br>klokka 12</p>', [{ kind: 'text', selector: 'p' }]);
    expect(observation?.value).toEqual({ type: 'list', items: [{ type: 'str', text: 'Lørdag klokka 12' }] });
  });

  test('and one question that costs too much does not cost the others their answer', async () => {
    const html = `${'<div>'.repeat(200)}${'<i></i>'.repeat(3_000)}<p>x</p>`;
    const costly: PageInput = { kind: 'count', selector: ':has(~ * ~ * .x)' };
    expect((await at(html, [color, costly, color])).map(({ stopped }) => stopped)).toEqual([
      undefined,
      'time',
      undefined,
    ]);
  });

  test('and a page that is too large is stopped for every input', async () => {
    const observations = await at('<div>'.repeat(1_000), [color, color]);
    expect(observations.map(({ stopped }) => stopped)).toEqual(['memory', 'memory']);
  });

  test('and more text than anybody reads is stopped', async () => {
    const [observation] = await at(`<p>${'x'.repeat(300)}</p>`, [{ kind: 'text', selector: 'p' }]);
    expect(observation).toEqual({ output: '', transcript: [], stopped: 'output' });
  });

  test('and an input that cannot be asked is never an answer that two pages could share', async () => {
    const [observation] = await at('<p>x</p>', [{ kind: 'style', selector: 'p', property: 'colour' }]);
    expect(observation).toEqual({ output: '', transcript: [], stopped: 'crash' });
  });
});
