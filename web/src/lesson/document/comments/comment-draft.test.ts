import { expect, test } from 'vitest';
import { type CommentDraft, givenUp, leaving, notSent, outgoing } from './comment-draft.ts';

const written = (txt: string): CommentDraft => ({ txt, returned: null, unsent: [] });
const error = new Error('no answer');

test('two comments that are sent quickly have an id each', () => {
  const first = outgoing(written('Hei'), 'Hei');
  const afterwards = leaving(written('Hei'), first);
  expect(afterwards.txt).toBe('');
  expect(outgoing(afterwards, 'Hallo').id).not.toBe(first.id);
  expect(outgoing(afterwards, 'Hei').id).not.toBe(first.id);
});

test('a comment whose answer was lost is sent again under its id', () => {
  const first = outgoing(written('Hei'), 'Hei');
  const returned = notSent(leaving(written('Hei'), first), { ...first, error });
  expect(returned.txt).toBe('Hei');
  expect(outgoing(returned, 'Hei').id).toBe(first.id);
});

test('one that was changed before it is sent again is another comment', () => {
  const first = outgoing(written('Hei'), 'Hei');
  const returned = notSent(leaving(written('Hei'), first), { ...first, error });
  expect(outgoing({ ...returned, txt: 'Hei du' }, 'Hei du').id).not.toBe(first.id);
});

test('one that fails while the next is being written waits beside it, and neither is lost', () => {
  const first = outgoing(written('Hei'), 'Hei');
  const later = notSent({ ...leaving(written('Hei'), first), txt: 'Enda en' }, { ...first, error });
  expect(later).toMatchObject({ txt: 'Enda en', unsent: [{ id: first.id, txt: 'Hei' }] });
  const again = leaving(later, first);
  expect(again).toMatchObject({ txt: 'Enda en', unsent: [] });
  expect(givenUp(later, first).unsent).toEqual([]);
});
