import { rm } from 'node:fs/promises';
import { ServerProcess } from '../../server/src/testing/server-process.ts';
import { newDataDir } from '../fixtures/installation.ts';
import { type Mailbox, withMailbox } from '../fixtures/mailbox.ts';
import { unusedPort } from './unused-port.ts';

/** The product on one address, which can go away and come back. */
export type RestartableServer = { url: string; start(): Promise<void>; stop(): Promise<void> };

export async function withRestartableServer(
  use: (server: RestartableServer, mailbox: Mailbox) => Promise<void>,
): Promise<void> {
  const dataDir = await newDataDir();
  const port = await unusedPort();
  let running: ServerProcess | null = null;
  // For an exit in the middle, after a signal.
  const atExit = () => running?.child.kill('SIGKILL');
  process.on('exit', atExit);
  try {
    await withMailbox(async (mailbox) => {
      const environment = { PORT: String(port), DATA_DIR: dataDir, SMTP_URL: mailbox.url, RATE_LIMIT_FACTOR: '1000' };
      const server: RestartableServer = {
        url: `http://localhost:${port}`,
        async start() {
          running = new ServerProcess(environment);
          await running.ready();
        },
        async stop() {
          await running?.stop();
          running = null;
        },
      };
      try {
        await server.start();
        await use(server, mailbox);
      } finally {
        await server.stop();
      }
    });
  } finally {
    process.off('exit', atExit);
    await rm(dataDir, { recursive: true, force: true });
  }
}
