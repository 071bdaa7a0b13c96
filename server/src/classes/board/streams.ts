import { Board } from '@kodestien/contract/classes/board';
import type { Database } from '../../database/connect.ts';
import type { EventStream } from '../../http/event-stream.ts';
import { serializerOf } from '../../http/serialization.ts';
import type { ClassServices } from '../services.ts';
import { type ClassNotices, listenForClasses } from './notices.ts';

type Watched = {
  classId: string;
  playerId: number;
  stream: EventStream;
  read: () => Promise<Board>;
  first: Board;
};
type Open = Watched & { sent: string; isDue: boolean; readAt: number };

const LOOK_EVERY_MS = 1000;
/** What only time changes (who is on, who is stuck), and what no notice came of. */
const READ_AT_LEAST_EVERY_MS = 15_000;
/** A board at the desk, one at the projector, one on a phone. The oldest goes when another comes. */
const STREAMS_OF_TEACHER_MAX = 4;

const streamsOf = new WeakMap<Database, BoardStreams>();

/** All open boards of this process. */
export function boardStreams(services: ClassServices): BoardStreams {
  const known = streamsOf.get(services.database);
  if (known) return known;
  const made = new BoardStreams(services);
  streamsOf.set(services.database, made);
  return made;
}

/** While no board is open, nothing runs. While some are, each is read at most once a second, and only after a change. */
export class BoardStreams {
  readonly #services: ClassServices;
  readonly #open = new Set<Open>();
  #timer: NodeJS.Timeout | undefined;
  #notices: ClassNotices | undefined;
  #state: string | undefined;

  constructor(services: ClassServices) {
    this.#services = services;
  }

  add(watched: Watched): void {
    const own = [...this.#open].filter(({ playerId }) => playerId === watched.playerId);
    for (const old of own.slice(0, Math.max(0, own.length + 1 - STREAMS_OF_TEACHER_MAX))) old.stream.end();
    const one: Open = { ...watched, sent: '', isDue: false, readAt: performance.now() };
    this.#open.add(one);
    one.stream.whenClosed(() => this.#remove(one));
    this.#send(one, watched.first);
    if (this.#timer) return;
    const { config, database } = this.#services;
    this.#state = database.state?.();
    if (config.database.kind === 'postgres') {
      this.#notices = listenForClasses(config.database, (classId) => this.#isDue(classId));
    }
    this.#timer = setInterval(() => void this.#look(), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  /** When the server closes. */
  async close(): Promise<void> {
    for (const { stream } of this.#open) stream.end();
    await this.#rest();
  }

  #isDue(classId: string): void {
    for (const one of this.#open) if (one.classId === classId) one.isDue = true;
  }

  #remove(one: Open): void {
    this.#open.delete(one);
    if (this.#open.size === 0) void this.#rest();
  }

  async #rest(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    const notices = this.#notices;
    this.#notices = undefined;
    await notices?.close();
  }

  async #look(): Promise<void> {
    const state = this.#services.database.state?.();
    // Of SQLite it is known only that something has changed, not where.
    if (state !== this.#state) for (const one of this.#open) one.isDue = true;
    this.#state = state;
    const now = performance.now();
    const due = [...this.#open].filter(({ isDue, readAt }) => isDue || now - readAt >= READ_AT_LEAST_EVERY_MS);
    for (const one of due) {
      one.isDue = false;
      one.readAt = now;
      try {
        this.#send(one, await one.read());
      } catch {
        // The token is over, the teacher has left the class, or the database is away: the browser asks again, and is told.
        one.stream.end();
      }
    }
  }

  /** Only what has changed: the time of the reading alone is no news. */
  #send(one: Open, board: Board): void {
    const comparable = serializerOf(Board)({ ...board, at: 0 });
    if (comparable === one.sent) return;
    one.sent = comparable;
    one.stream.send(serializerOf(Board)(board));
  }
}
