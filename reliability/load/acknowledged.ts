import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection } from '../../server/src/database/connect.ts';
import { EXERCISE, PUBLISHED } from './mixed-load.ts';

/** Of the answers to one exercise the newest fifty are stored; looked for at each restart, these are all of them in turn. */
const ANSWERS_CHECKED = 30;

/** What an installation has said to have stored, and whether it has. */
export class Acknowledged {
  readonly comments = new Map<string, string>();
  readonly signUps: string[] = [];
  readonly answers: string[] = [];
  /** By player: the newest one. A later one that was not acknowledged may have been stored as well. */
  readonly drafts = new Map<number, { revision: number; txt: string }>();
  /** By address: how many mails must arrive at least. */
  readonly mails = new Map<string, number>();
  bio: { id: number; number: number } | undefined;
  publication = -1;
  readonly #counts: Record<'drafts' | 'profiles' | 'publications', number> = {
    drafts: 0,
    profiles: 0,
    publications: 0,
  };

  count(what: 'drafts' | 'profiles' | 'publications', isAcknowledged: boolean): void {
    if (isAcknowledged) this.#counts[what] += 1;
  }

  get counts(): Record<string, number> {
    return {
      'sign-ups': this.signUps.length,
      comments: this.comments.size,
      answers: this.answers.length,
      drafts: this.#counts.drafts,
      profiles: this.#counts.profiles,
      publications: this.#counts.publications,
    };
  }

  get total(): number {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0);
  }

  /** What is missing or not whole, in words. */
  async missing(connection: Connection): Promise<string[]> {
    const missing: string[] = [];
    const names = new Set(
      (await connection.selectFrom('player').select('username').execute()).map((row) => row.username),
    );
    missing.push(...this.signUps.filter((name) => !names.has(name)).map((name) => `account ${name}`));
    const comments = await connection.selectFrom('blokk_kommentar').select(['id', 'txt']).execute();
    const texts = new Map(comments.map(({ id, txt }) => [id, txt]));
    for (const [id, txt] of this.comments) if (texts.get(id) !== txt) missing.push(`comment ${id}`);
    const attempts = await connection.selectFrom('attempt').select('answer').execute();
    const answers = new Set(attempts.map(({ answer }) => answer));
    missing.push(
      ...this.answers
        .slice(-ANSWERS_CHECKED)
        .filter((answer) => !answers.has(answer))
        .map((answer) => `answer ${answer}`),
    );
    missing.push(...(await this.#missingDrafts(connection)));
    missing.push(...(await this.#missingProfile(connection)));
    missing.push(...(await this.#brokenDocuments(connection)));
    missing.push(...(await wrongSums(connection)));
    return missing;
  }

  async #missingDrafts(connection: Connection): Promise<string[]> {
    const drafts = await connection
      .selectFrom('draft')
      .selectAll()
      .where('blokk_slug', '=', EXERCISE.blokk_slug)
      .execute();
    return [...this.drafts].flatMap(([id, { revision, txt }]) => {
      const [newest] = drafts.filter((row) => row.player_id === id).toSorted((a, b) => b.revision - a.revision);
      // One that was stored and not acknowledged takes the place of the one that it was written on.
      const isThere = newest && (newest.revision > revision || (newest.revision === revision && newest.txt === txt));
      return isThere ? [] : [`draft ${revision} of ${id}`];
    });
  }

  async #missingProfile(connection: Connection): Promise<string[]> {
    if (!this.bio) return [];
    const { id, number } = this.bio;
    const row = await connection.selectFrom('player').select('bio_public').where('id', '=', id).executeTakeFirst();
    return Number(row?.bio_public.replace('Tur nummer ', '')) >= number ? [] : [`profile ${number}`];
  }

  async #brokenDocuments(connection: Connection): Promise<string[]> {
    const rows = await connection.selectFrom('document').select(['slug', 'json']).execute();
    const issues: string[] = [];
    const titles = new Map<string, string>();
    for (const { slug, json } of rows) {
      try {
        titles.set(slug, JSON.parse(json).tittel._no);
      } catch {
        issues.push(`document ${slug} is not whole`);
      }
    }
    const [first = '', second = ''] = PUBLISHED.map((slug) => titles.get(slug) ?? '');
    if (this.publication < 0) return issues;
    if (first !== second) issues.push(`half a publication: ${first}, ${second}`);
    if (Number(first.replace('Utgave ', '')) < this.publication) issues.push(`publication ${this.publication}`);
    return issues;
  }

  /** Addresses that have got fewer mails than they must, and how many mails came twice. */
  async missingMails(dataDir: string): Promise<{ missing: string[]; files: number; asked: number }> {
    const names = await readdir(join(dataDir, 'outbox')).catch(() => []);
    const asked = [...this.mails.values()].reduce((sum, count) => sum + count, 0);
    const counts = new Map<string, number>();
    for (const name of names) {
      const address = /Z-(.+@example\.no)-/.exec(name)?.[1] ?? '';
      counts.set(address, (counts.get(address) ?? 0) + 1);
    }
    const missing = [...this.mails].filter(([address, count]) => (counts.get(address) ?? 0) < count);
    return { missing: missing.map(([address]) => `mail to ${address}`), files: names.length, asked };
  }
}

/** Points that do not add up would be half of an answer. */
async function wrongSums(connection: Connection): Promise<string[]> {
  const players = await connection.selectFrom('player').select(['id', 'poeng']).execute();
  const ledger = await connection.selectFrom('poeng_ledger').select(['player_id', 'poeng']).execute();
  const sums = new Map<number, number>();
  for (const { player_id, poeng } of ledger) sums.set(player_id, (sums.get(player_id) ?? 0) + poeng);
  return players.filter(({ id, poeng }) => (sums.get(id) ?? 0) !== poeng).map(({ id }) => `points of ${id}`);
}
