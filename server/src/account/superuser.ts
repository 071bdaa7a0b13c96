import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { usernameKey } from '@kodestien/contract/account/rules';
import { DEFAULT_HUMAN_LANG } from '@kodestien/contract/language';
import type { Connection } from '../database/connect.ts';
import { refreshSearchTerms } from '../profile/search-terms.ts';
import { hashPassword } from './password.ts';
import { insertPlayer, setPasswordHash } from './queries.ts';
import { endSessionsOf } from './session-queries.ts';

/** No characters that are mistaken for each other when read off a screen. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function randomPassword(): string {
  return Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** An installation without any user gets one superuser, whose password is shown once. */
export async function ensureFirstSuperuser(connection: Connection, dataDir: string): Promise<void> {
  const anyone = await connection.selectFrom('player').select('id').limit(1).executeTakeFirst();
  if (anyone) return;
  const password = randomPassword();
  // Of several servers that start at once, only the one whose row it is may tell its password.
  if ((await insertSuperuser(connection, 'admin', password)) === undefined) return;
  const file = join(dataDir, 'initial-superuser.txt');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(file, `username: admin\npassword: ${password}\n`, { mode: 0o600 });
  console.log(`First start: sign in as admin with the password ${password} (also in ${file})`);
}

/** Makes a superuser, or gives an existing account its rights and a new password. */
export async function makeSuperuser(connection: Connection, username: string): Promise<string> {
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  const now = Date.now();
  const repaired = await connection.transaction().execute(async (transaction) => {
    const player = await transaction
      .updateTable('player')
      .set((eb) => ({
        is_superuser: 1,
        deleted_at: null,
        locked_at: null,
        confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(now)),
      }))
      .where('username_key', '=', usernameKey(username))
      .returning('id')
      .executeTakeFirst();
    if (!player) return false;
    await setPasswordHash(transaction, player.id, passwordHash);
    await endSessionsOf(transaction, player.id, now);
    await refreshSearchTerms(transaction, player.id);
    return true;
  });
  if (!repaired) await insertSuperuser(connection, username, password);
  return password;
}

async function insertSuperuser(connection: Connection, username: string, password: string) {
  const key = usernameKey(username);
  const id = await insertPlayer(connection, {
    username,
    username_key: key,
    // Nothing can be mailed there until its owner sets a real one in the settings.
    email: `${key}@localhost`,
    email_key: `${key}@localhost`,
    password_hash: await hashPassword(password),
    confirmed_at: Date.now(),
    is_superuser: 1,
    human_lang: DEFAULT_HUMAN_LANG,
    created_at: Date.now(),
  });
  if (id !== undefined) await refreshSearchTerms(connection, id);
  return id;
}
