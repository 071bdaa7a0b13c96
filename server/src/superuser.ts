import { usernameKey, usernameShape } from '@kodestien/contract/account/rules';
import { makeSuperuser } from './account/superuser.ts';
import { ConfigError, readConfig } from './config.ts';
import { connect } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { NOBODY } from './player/queries.ts';

/** npm run superuser -- NAME */
try {
  const [name = ''] = process.argv.slice(2);
  // Comments of deleted people belong to that one; nobody may ever sign in as it.
  if (usernameShape(name) === 'invalid' || usernameKey(name) === NOBODY) {
    throw new ConfigError(['Say who: npm run superuser -- NAME (a letter, then up to 14 letters or digits)']);
  }
  const database = connect(readConfig().database);
  await migrate(database);
  const password = await makeSuperuser(database.connection, name);
  await database.close();
  console.log(`${name} is a superuser. Password: ${password}`);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.issues.join('\n'));
  process.exit(1);
}
