import { expect, test } from 'vitest';
import { RepeatedOutput } from './repeated-output.ts';

type Kind = 'out' | 'input';
const newOutput = () => new RepeatedOutput<Kind>((kind) => kind === 'out');

test('what was shown before is not shown twice, however it was cut into parts', () => {
  const output = newOutput();
  expect(output.add([{ kind: 'out', text: 'Hei ' }])).toEqual([{ kind: 'out', text: 'Hei ' }]);
  output.add([{ kind: 'out', text: 'du' }]);
  output.repeat();
  expect(output.add([{ kind: 'out', text: 'He' }])).toEqual([]);
  output.add([
    { kind: 'out', text: 'i du' },
    { kind: 'input', text: 'ja' },
  ]);
  expect(output.catchUp()).toEqual({ isOther: false, items: [{ kind: 'input', text: 'ja' }] });
  expect(output.add([{ kind: 'out', text: '!' }])).toEqual([{ kind: 'out', text: '!' }]);
});

test('what comes new at the end of a text is shown alone', () => {
  const output = newOutput();
  output.add([{ kind: 'out', text: 'a' }]);
  output.repeat();
  output.add([{ kind: 'out', text: 'ab' }]);
  expect(output.catchUp()).toEqual({ isOther: false, items: [{ kind: 'out', text: 'b' }] });
});

test('a program that does something else replaces all that was shown', () => {
  const output = newOutput();
  output.add([{ kind: 'out', text: 'terning: 4' }]);
  output.repeat();
  output.add([{ kind: 'out', text: 'terning: 2' }]);
  expect(output.catchUp()).toEqual({ isOther: true, items: [{ kind: 'out', text: 'terning: 2' }] });
  output.repeat();
  expect(output.catchUp()).toEqual({ isOther: true, items: [] });
});

test('a program that is not repeated has nothing to catch up with', () => {
  const output = newOutput();
  output.add([{ kind: 'out', text: 'a' }]);
  expect(output.catchUp()).toBeNull();
});
