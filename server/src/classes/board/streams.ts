import { Board } from '@kodestien/contract/classes/board';
import type { Database } from '../../database/connect.ts';
import type { EventStream } from '../../http/event-stream.ts';
import { serializerOf } from '../../http/serialization.ts';
import type { ClassNotice, PupilAction } from '../../learning/class-notices.ts';
import type { ClassServices } from '../services.ts';
import { type Active, type BoardRows, boardOf } from './board.ts';
import { type ClassNotices, listenForClasses } from './notices.ts';

type Watched = {
  playerId: number;
  stream: EventStream;
  /** All of it, for someone who may still see it. */
  read: () => Promise<BoardRows>;
  /** Only what these pupils have done. */
  readAgain: (rows: BoardRows, active: Active) => Promise<BoardRows>;
  first: BoardRows;
};
type Open = Watched & {
  rows: BoardRows;
  sent: string;
  /** All of it is to be read: the class has changed, or nobody knows what has. */
  isDue: boolean;
  readAt: number;
  /** Pupils who have done something since. */
  active: Record<PupilAction, Set<number>>;
};

const LOOK_EVERY_MS = 500;
/** Time alone changes some of it (who is on, who is stuck), sessions end, and some changes have no notice. */
const READ_AT_LEAST_EVERY_MS = 15_000;
const READ_AT_MOST_EVERY_MS = 1000;
/** A board at the desk, one at the projector, one on a phone. The oldest goes when another comes. */
const STREAMS_OF_TEACHER_MAX = 4;

const nobody = (): Record<PupilAction, Set<number>> => ({ answered: new Set(), written: new Set() });

/** `at` is its first field. */
const serializeBoard = serializerOf(Board);

const streamsOf = new WeakMap<Database, BoardStreams>();

/** All open boards of this process. */
export function boardStreams(services: ClassServices): BoardStreams {
  const known = streamsOf.get(services.database);
  if (known) return known;
  const made = new BoardStreams(services);
  streamsOf.set(services.database, made);
  return made;
}

/**
 * While no board is open, nothing runs. While some are, of each only that is read which has changed: a school has dozens
 * of them open, and hundreds of pupils at work.
 */
export class BoardStreams {
  readonly #services: ClassServices;
  readonly #open = new Set<Open>();
  #timer: NodeJS.Timeout | undefined;
  #notices: ClassNotices | undefined;
  #stateOfOthers: string | undefined;
  #isLooking = false;

  constructor(services: ClassServices) {
    this.#services = services;
  }

  add(watched: Watched): void {
    const own = [...this.#open].filter(({ playerId }) => playerId === watched.playerId);
    for (const old of own.slice(0, Math.max(0, own.length + 1 - STREAMS_OF_TEACHER_MAX))) old.stream.end();
    const { first } = watched;
    const one: Open = { ...watched, rows: first, sent: '', isDue: false, readAt: performance.now(), active: nobody() };
    this.#open.add(one);
    one.stream.whenClosed(() => this.#remove(one));
    this.#send(one);
    if (this.#timer) return;
    const { config, database } = this.#services;
    this.#stateOfOthers = database.stateOfOthers?.();
    this.#notices = listenForClasses(config.database, (notice) => this.#note(notice));
    this.#timer = setInterval(() => void this.#look(), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  /** When the server closes. */
  async close(): Promise<void> {
    for (const { stream } of this.#open) stream.end();
    await this.#rest();
  }

  #note(notice: ClassNotice): void {
    for (const one of this.#open) {
      if ('klasse' in notice) one.isDue ||= one.rows.classId === notice.klasse;
      else if (one.rows.pupils.has(notice.pupil)) one.active[notice.has].add(notice.pupil);
    }
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
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      await this.#readWhatIsDue();
    } finally {
      this.#isLooking = false;
    }
  }

  async #readWhatIsDue(): Promise<void> {
    const stateOfOthers = this.#services.database.stateOfOthers?.();
    // Of other processes on one SQLite file it is known only that something has changed, not where.
    if (stateOfOthers !== this.#stateOfOthers) for (const one of this.#open) one.isDue = true;
    this.#stateOfOthers = stateOfOthers;
    for (const one of [...this.#open]) {
      try {
        if (await this.#readIfDue(one)) this.#send(one);
      } catch {
        // The token is over, the teacher has left the class, or the database is away: the browser asks again, and is told.
        one.stream.end();
      }
    }
  }

  async #readIfDue(one: Open): Promise<boolean> {
    const now = performance.now();
    const { active, readAt } = one;
    if (now - readAt >= (one.isDue ? READ_AT_MOST_EVERY_MS : READ_AT_LEAST_EVERY_MS)) {
      one.isDue = false;
      one.readAt = now;
      one.active = nobody();
      one.rows = await one.read();
      return true;
    }
    if (active.answered.size + active.written.size === 0) return false;
    one.active = nobody();
    one.rows = await one.readAgain(one.rows, active);
    return true;
  }

  /** Only what has changed: the time of the reading alone is no news. */
  #send(one: Open): void {
    const text = serializeBoard(boardOf(one.rows, this.#services.now()));
    const afterTime = text.slice(text.indexOf(','));
    if (afterTime === one.sent) return;
    one.sent = afterTime;
    one.stream.send(text);
  }
}
