import { expect, test } from 'vitest';
import { ConcurrencyLimiter } from './concurrency-limiter.ts';

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test('two are inside, two wait in line, and the next is asked to come back', async () => {
  const limiter = new ConcurrencyLimiter(2, 2);
  const { open, opened } = gate();
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await opened;
    inside -= 1;
  };
  const four = Array.from({ length: 4 }, () => limiter.run(work));
  await expect(limiter.run(work)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  open();
  await Promise.all(four);
  expect(most).toBe(2);
});

test('anyone who fails leaves the place to the next', async () => {
  const limiter = new ConcurrencyLimiter(1, 5);
  const failing = limiter.run(async () => {
    throw new Error('broken');
  });
  const next = limiter.run(async () => 'through');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('through');
  expect(await limiter.run(async () => 'again')).toBe('again');
});
