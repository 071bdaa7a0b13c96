import { expect, test } from 'vitest';
import { Turnstile } from './turnstile.ts';

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test('two are inside, two wait in line, and the next is asked to come back', async () => {
  const turnstile = new Turnstile(2, 2);
  const { open, opened } = gate();
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await opened;
    inside -= 1;
  };
  const four = Array.from({ length: 4 }, () => turnstile.pass(work));
  await expect(turnstile.pass(work)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  open();
  await Promise.all(four);
  expect(most).toBe(2);
});

test('whoever fails leaves the place to the next', async () => {
  const turnstile = new Turnstile(1, 5);
  const failing = turnstile.pass(async () => {
    throw new Error('broken');
  });
  const next = turnstile.pass(async () => 'through');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('through');
  expect(await turnstile.pass(async () => 'again')).toBe('again');
});
