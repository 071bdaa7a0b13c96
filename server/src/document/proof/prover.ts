import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SourceDocument } from '@kodestien/contract/document/document';
import type { Grader } from '@kodestien/sandbox/server/grader';
import { ConcurrencyLimiter } from '../../http/concurrency-limiter.ts';
import type { BlockIssue } from '../blocks/kind.ts';
import type { DocumentIssue } from '../check.ts';
import type { ProofStore } from './proof-stores.ts';
import { type Provable, type ProvablePart, proofHash, provablesOf, proveBlock } from './prove-block.ts';

/** Blocks that are proved at the same time: enough to keep every child process busy, and learners get their turns. */
const AT_ONCE = 8;

type Unproved = ProvablePart & { slug: string; hash: string };

/** Runs the programs of documents. What was proved before, by whomever, is not run again. */
export class Prover {
  readonly #grader: Grader;
  readonly #store: ProofStore;
  /** Shared by all who ask: the grader lets nobody wait with more than a few programs. */
  readonly #places = new ConcurrencyLimiter(AT_ONCE, Number.POSITIVE_INFINITY);
  readonly #underWay = new Map<string, Promise<BlockIssue[]>>();

  constructor(grader: Grader, store: ProofStore) {
    this.#grader = grader;
    this.#store = store;
  }

  /** Everything that is wrong. Rejects with `Unavailable` when a program could not be run, which says nothing about it. */
  async prove(documents: readonly SourceDocument[]): Promise<DocumentIssue[]> {
    const unproved = await this.#unprovedOf(documents);
    const found: DocumentIssue[][] = [];
    const waiting = [...unproved.entries()];
    const takeTurns = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [turn, { slug, part, place, hash }] = next;
        const issues = await this.#proveOnce(part, hash);
        found[turn] = issues.map((at) => ({ slug, ...place, at, reason: at.reason }));
      }
    };
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
    } finally {
      // After one that could not be run, the others need not try.
      waiting.length = 0;
    }
    return found.flat();
  }

  async #unprovedOf(documents: readonly SourceDocument[]): Promise<Unproved[]> {
    const all: Unproved[] = [];
    for (const document of documents) {
      const { slug } = document;
      for (const provable of provablesOf(document)) all.push({ ...provable, slug, hash: proofHash(provable.part) });
      // The hashes of a whole course take a while; others are answered in between.
      await nextTurn();
    }
    const proved = await this.#store.proved(all.map(({ hash }) => hash));
    return all.filter(({ hash }) => !proved.has(hash));
  }

  /** Two who ask for the same block at the same time get the same proof. */
  #proveOnce(block: Provable, hash: string): Promise<BlockIssue[]> {
    const underWay = this.#underWay.get(hash);
    if (underWay) return underWay;
    const proof = this.#places
      .run(() => this.#proveNow(block, hash))
      .finally(() => {
        this.#underWay.delete(hash);
      });
    this.#underWay.set(hash, proof);
    return proof;
  }

  /** Only what holds is stored: what fails is run again, because the issue may have been the machine's. */
  async #proveNow(block: Provable, hash: string): Promise<BlockIssue[]> {
    const issues = await proveBlock(block, this.#grader);
    if (issues.length === 0) await this.#store.add(hash);
    return issues;
  }
}
