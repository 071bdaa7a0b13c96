import { expect, test } from 'vitest';
import { FairQueue } from './queue.ts';

function takeAllInTurn(queue: FairQueue<string>): string[] {
  const taken: string[] = [];
  for (let item = queue.take(); item !== undefined; item = queue.take()) taken.push(item);
  return taken;
}

test('someone who asks for much does not hold up someone who asks for little', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add('a', item);
  for (const item of ['b1', 'b2']) queue.add('b', item);
  queue.add('c', 'c1');
  expect(queue.size).toBe(7);
  expect(takeAllInTurn(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  expect(queue.size).toBe(0);
});

test('what could not be finished waits for its turn again, and is then the first of its owner', () => {
  const queue = new FairQueue<string>();
  queue.add('b', 'b1');
  queue.add('b', 'b2');
  queue.add('a', 'a1');
  const unfinished = queue.take();
  expect(unfinished).toBe('b1');
  queue.add('c', 'c1');
  queue.putBack('b', 'b1');
  expect(takeAllInTurn(queue)).toEqual(['a1', 'c1', 'b1', 'b2']);
});

test('an owner who may not take anything now keeps the place in line', () => {
  const queue = new FairQueue<string>();
  queue.add('a', 'a1');
  queue.add('b', 'b1');
  queue.add('c', 'c1');
  expect(queue.take((key) => key !== 'a')).toBe('b1');
  expect(queue.take((key) => key === 'b')).toBeUndefined();
  expect(queue.keys).toEqual(['a', 'c']);
  expect(takeAllInTurn(queue)).toEqual(['a1', 'c1']);
});
