import type { Operation } from '@kodestien/contract/operation';
import type { Grader } from '@kodestien/sandbox/server/grader';
import type { DocumentServices } from '../document/document-cache.ts';
import type { Prover } from '../document/proof/prover.ts';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/operations.ts';
import type { MailTransport } from '../mail/transport.ts';

export type AdminServices = DocumentServices & {
  /** Runs the programs of documents before those are published. */
  proofs: Prover;
  /** Runs wrong versions of a solution, to see how many of them the checks stop. */
  grader: Grader;
  /** Past the outbox, for trials of the mail server; how mail is sent is known once the mail worker is started. */
  sendMailNow: MailTransport['send'];
};

export type AdminHandler<T extends Operation> = Handler<T, Caller, AdminServices>;
