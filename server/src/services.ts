import type { Grader } from '@kodestien/sandbox/server/grader';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Connection, Database } from './database/connect.ts';
import type { DocumentCache } from './document/document-cache.ts';
import type { RateLimiter } from './http/rate-limit.ts';
import type { Prover } from './learning/prover.ts';
import type { References } from './learning/references.ts';
import type { MailTransport } from './mail/transport.ts';
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
  documents: DocumentCache;
  /** Runs learners' code, in processes of its own. */
  grader: Grader;
  references: References;
  /** Runs the programs of documents before those are published. */
  proofs: Prover;
  now: () => number;
  log: FastifyBaseLogger;
  /** Tells the mail worker that a row waits; call it after the transaction has ended. */
  mailWaits: () => void;
  /** Past the outbox, for trials of the mail server; how mail goes is known once the mail worker is started. */
  sendMailNow: MailTransport['send'];
  /** Where the product is reached from outside. */
  publicUrl: () => string;
};
