import { createCaller } from './calls.ts';
import type { Setup } from './setups.ts';

export const PASSWORD = 'klasse-7b-paa-tur';
const AT_ONCE = 10;

type Listed = { results: { id: number; username: string }[]; next: string | null };

/** Real accounts, made by the calls that people use; the superuser confirms them in place of a mail. */
export async function signUp(setup: Setup, count: number, prefix = 'elev'): Promise<string[]> {
  const { call, calls } = createCaller(setup.address);
  const names = Array.from({ length: count }, (_, index) => `${prefix}${index}`);
  await inTurns(names, (username) => {
    const body = { username, password: PASSWORD, email: `${username}@example.no`, human_lang: '_no' };
    return call('sign up', { method: 'POST', path: '/api/create_player', body });
  });
  const admin = { username: 'admin', password: setup.adminPassword() };
  const tokens = await call<{ access: string }>('admin', { method: 'POST', path: '/api/token/', body: admin });
  const access = tokens?.access;
  const ids: number[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path: string = `/api/admin_user_arr?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const page: Listed | undefined = await call<Listed>('list', { path, access });
    ids.push(...(page?.results ?? []).filter(({ username }) => names.includes(username)).map(({ id }) => id));
    cursor = page?.next ?? null;
  }
  await inTurns(ids, (id) =>
    call('confirm', { method: 'POST', path: '/api/admin_user_confirm', body: { id }, access }),
  );
  const issue = calls.find((one) => one.issue)?.issue;
  if (issue) throw new Error(`The class could not sign up: ${issue}`);
  return names;
}

export async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = [...items];
  const take = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
}
