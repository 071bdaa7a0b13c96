import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { ConfigError, readConfig } from '../config.ts';
import { OutOfServiceError } from '../database/out-of-service.ts';
import { backUp } from './backup.ts';
import { BackupError, type End } from './format.ts';
import { restore } from './restore.ts';

const USAGE = `npm run backup -- FILE                everything into one file, also while servers are running
npm run restore -- FILE               everything from that file, into an empty installation
npm run restore -- FILE --replace     … in place of what is there`;

/** node server/src/backup/cli.ts backup FILE, or restore FILE [--replace] */
try {
  const [command, ...args] = process.argv.slice(2);
  const options = args.filter((arg) => arg.startsWith('--'));
  const [file, ...others] = args.filter((arg) => !arg.startsWith('--'));
  const isKnown = command === 'backup' ? options.length === 0 : options.every((option) => option === '--replace');
  if (!file || others.length > 0 || !isKnown) throw new ConfigError([USAGE]);
  const config = readConfig();
  if (command === 'backup') {
    const { database } = config;
    if (database.kind === 'sqlite' && !existsSync(database.file)) {
      throw new BackupError(`There is no database in ${config.dataDir}.`);
    }
    console.log(`${basename(file)} holds ${contents(await backUp(config, file))}.`);
    console.log('Keep it safe: who has it can read and sign everything that this installation can.');
  } else {
    const { head, end, hasOtherSecret } = await restore(config, file, { replaces: options.includes('--replace') });
    console.log(`Restored ${contents(end)}, as of ${new Date(head.created_at).toISOString()}.`);
    if (process.env.JWT_SECRET && hasOtherSecret) {
      console.log(
        'JWT_SECRET is not the one of the backup: people sign in again, and api_tok, certificates and links in mails of before are not valid. ' +
          `To keep them valid, set JWT_SECRET to what is in ${config.dataDir}/jwt-secret.`,
      );
    }
  }
} catch (error) {
  if (error instanceof ConfigError) console.error(error.issues.join('\n'));
  else if (error instanceof BackupError) console.error(error.message);
  else if (error instanceof OutOfServiceError) console.error(`The database cannot be used: ${error.message}`);
  else throw error;
  process.exit(1);
}

function contents({ tables, files }: End): string {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  return `${rows} rows of ${Object.keys(tables).length} tables (${tables.player ?? 0} accounts) and ${files} files`;
}
