import { createGrader } from '@kodestien/sandbox/server/grader';
import { ensureFirstSuperuser } from '../account/superuser.ts';
import { createPictureStore } from '../app.ts';
import { ConfigError, readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { loadContentAtStart } from '../document/at-start.ts';
import { fillDemo } from './fill.ts';
import { hasDemo, removeDemo } from './remove.ts';

/** npm run demo: some forty learners, so that lists and profiles can be seen as they will be. -- --remove: none again. */
try {
  const args = process.argv.slice(2);
  if (args.some((arg) => arg !== '--remove')) throw new ConfigError(['Usage: npm run demo [-- --remove]']);
  const config = readConfig();
  const database = connect(config.database);
  const pictures = createPictureStore(config);
  await migrate(database);
  if (args.includes('--remove')) {
    console.log(`Removed ${await removeDemo(database.connection, pictures)} demo learners and everything they had.`);
  } else if (await hasDemo(database.connection)) {
    console.log('The demo learners are already here. Remove them with: npm run demo -- --remove');
  } else {
    // The first start makes a superuser only where there is nobody, so it comes before the learners.
    await ensureFirstSuperuser(database.connection, config.dataDir);
    await loadContentAtStart(database, console.log);
    console.log('Making the learners, and judging their answers …');
    const grader = createGrader();
    const around = { database, pictures, grader, now: Date.now };
    const { learners, comments, answers, pupils } = await fillDemo(around).finally(() => grader.close());
    console.log(`Added ${learners} demo learners with ${answers} judged answers and ${comments} comments.`);
    console.log(
      `${pupils} of them are in a class that superusers teach, with a lesson under way, a hand-in and a question: /klasser`,
    );
    console.log('Remove them with: npm run demo -- --remove');
  }
  await database.close();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.issues.join('\n'));
  process.exit(1);
}
