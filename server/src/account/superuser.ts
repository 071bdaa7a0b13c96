import { randomBytes, randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { usernameKey } from '@kodestien/contract/account/rules';
import { DEFAULT_HUMAN_LANG } from '@kodestien/contract/language';
import type { Connection } from '../database/connect.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { insertPlayer } from '../player/queries.ts';
import { refreshSearchTerms } from '../player/search-terms.ts';
import { hashPassword } from './password.ts';
import { replacePassword } from './replace-password.ts';

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
        // The teachers of a class can give its accounts new passwords, and can delete them.
        made_for_klasse: null,
        confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(now)),
      }))
      .where('username_key', '=', usernameKey(username))
      .returning(['id', 'email', 'human_lang'])
      .executeTakeFirst();
    if (!player) return false;
    const { id, email, human_lang } = player;
    await replacePassword(transaction, id, passwordHash, now);
    await refreshSearchTerms(transaction, id);
    // A running server sends it. People are always told when their password changes.
    await enqueueMail(transaction, { template: 'password_changed', to_email: email, player_id: id, human_lang }, now);
    return true;
  });
  if (!repaired && (await insertSuperuser(connection, username, password)) === undefined) {
    throw new Error(`${username} could not be made. Try again.`);
  }
  return password;
}

async function insertSuperuser(connection: Connection, username: string, password: string) {
  const key = usernameKey(username);
  const password_hash = await hashPassword(password);
  // Nothing can be mailed there until its owner sets a real one. Anyone who had the name before may still have the first.
  for (const email of [`${key}@localhost`, `${key}.${randomBytes(6).toString('hex')}@localhost`]) {
    const id = await insertPlayer(connection, {
      username,
      username_key: key,
      email,
      email_key: email,
      password_hash,
      confirmed_at: Date.now(),
      is_superuser: 1,
      human_lang: DEFAULT_HUMAN_LANG,
      created_at: Date.now(),
    });
    if (id === undefined) continue;
    await refreshSearchTerms(connection, id);
    return id;
  }
  return undefined;
}
