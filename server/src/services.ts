import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Connection, Database } from './database/connect.ts';
import type { DocumentLibrary } from './document/library.ts';
import type { RateLimiter } from './http/rate-limit.ts';
import type { PictureStore } from './profile/picture/picture-store.ts';
import type { Secrets } from './secrets.ts';

/** What handlers work with. Everything that a test would want to replace comes in here. */
export type Services = {
  config: Config;
  database: Database;
  connection: Connection;
  secrets: Secrets;
  limits: RateLimiter;
  pictures: PictureStore;
  documents: DocumentLibrary;
  now: () => number;
  log: FastifyBaseLogger;
  /** Tells the mail worker that a row waits; call it after the transaction has ended. */
  mailWaits: () => void;
};
