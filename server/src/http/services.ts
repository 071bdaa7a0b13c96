import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Connection, Database } from '../database/connect.ts';
import type { Secrets } from '../secrets.ts';
import type { RateLimiter } from './rate-limit.ts';

/**
 * What every handler works with. Everything that a test would want to replace comes in here. A capability adds what is
 * its own (DocumentServices, PictureServices …), and app.ts puts all of it together.
 */
export type Services = {
  config: Config;
  database: Database;
  connection: Connection;
  secrets: Secrets;
  limits: RateLimiter;
  now: () => number;
  log: FastifyBaseLogger;
  /** Tells the mail worker that a row waits; call it after the transaction has ended. */
  wakeMailWorker: () => void;
  /** Where the product is reached from outside. */
  publicUrl: () => string;
};
