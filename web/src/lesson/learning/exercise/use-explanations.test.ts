import { expect, test } from 'vitest';
import { type CheckHelp, lineOfError, withoutSaid } from './use-explanations.ts';

const text = { _no: 'a', _eng: 'b' };
const explanation = { id: 'missing-colon', what: text, why: text, tries: text, line: 2 };
const error = { type: 'SyntaxError', message: '', line: 3, column: 1, traceback: '', syntax: true };
const help: CheckHelp = { explanation, deciding: null };

test('an explanation that the output shows already is not shown again with the check', () => {
  expect(withoutSaid(new Map([['a', help]]), [explanation]).get('a')).toMatchObject({
    explanation: null,
    isSaid: true,
  });
  expect(withoutSaid(new Map([['a', help]]), [{ ...explanation, line: 5 }]).get('a')).toBe(help);
});

test('the tinted line is the one that the explanation names, or else the one of the error', () => {
  const row = { kind: 'public', id: 'a', name: 'a', state: 'failed', runs: true, error } as const;
  const list = { rows: [{ ...row, input: { kind: 'stdin', stdin: '' } as const }], passed: 0, all: 1, hiddenLeft: 0 };
  expect(lineOfError(list, new Map([['a', help]]))).toBe(2);
  expect(lineOfError(list, new Map())).toBe(3);
  expect(lineOfError({ rows: [], passed: 0, all: 0, hiddenLeft: 0 }, new Map())).toBeNull();
});
