import type { Installation } from './installation.ts';

export const PASSWORD = 'hemmelig1';
/** `authorization` outlives any number of restarts: it is the token for scripts. */
export type Person = { username: string; id: number; authorization: string };

async function signIn({ call }: Installation, username: string, password: string): Promise<string> {
  const tokens = await call('POST', 'token/', { username, password });
  if (tokens.status !== 200) throw new Error(`${username} cannot sign in: ${tokens.status}`);
  const player = await call('POST', 'get_player/', {}, `Bearer ${tokens.body.access}`);
  return `Token ${player.body.api_tok}`;
}

export async function superuser(installation: Installation): Promise<Person> {
  const authorization = await signIn(installation, 'admin', await installation.superuserPassword());
  return { username: 'admin', id: 0, authorization };
}

/** Real accounts, made by the calls that people use; the superuser confirms them in place of a mail. */
export async function learners(installation: Installation, admin: Person, names: readonly string[]): Promise<Person[]> {
  const { call } = installation;
  const people: Person[] = [];
  for (const username of names) {
    await call('POST', 'create_player', { username, password: PASSWORD, email: `${username}@example.no` });
    const found = await call('GET', `admin_user_arr?q=${username}`, undefined, admin.authorization);
    const id: number = found.body.results[0].id;
    await call('POST', 'admin_user_confirm', { id }, admin.authorization);
    people.push({ username, id, authorization: await signIn(installation, username, PASSWORD) });
  }
  return people;
}
