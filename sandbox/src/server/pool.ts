import { type Observation, OUT_OF_TIME, TIMEOUTS_MAX } from '../judge/observation.ts';
import { type Child, type ChildEvents, startChild } from './child.ts';
import type { Engine } from './languages.ts';
import { FairQueue } from './queue.ts';
import type { ChildMessage, Task } from './task.ts';
import { Unavailable } from './unavailable.ts';

export type PoolOptions = {
  /** How many programs run at the same time. */
  size: number;
  /** How many tasks may wait, in all and of one person. */
  queueMax: number;
  queueMaxEach: number;
  /** How many programs of one person run at the same time when nobody else waits: fewer than `size` leaves one free. */
  eachMax: number;
  /** All but one of the children without work go after this long, the last one after much longer. */
  surplusIdleMilliseconds: number;
  idleMilliseconds: number;
  /** For tests: how a child is started. */
  start?: (engine: Engine, events: ChildEvents) => Child;
};

/** For those who watch over the server. */
export type PoolState = {
  engine: Engine;
  /** Tasks that no child has taken yet. */
  waiting: number;
  /** Children that run a program, of all that there are. */
  busy: number;
  children: number;
  /** Since the pool was made: children that were started, and those that died or were ended for taking too long. */
  started: number;
  lost: number;
};

/** Learns when each input begins and how long it took. An input that is run again in another child begins again. */
export type InputTimes = {
  started(index: number): void;
  /** Milliseconds of processor time; null where the system does not tell. */
  ended(index: number, milliseconds: number | null): void;
};

type Job = {
  task: Task;
  key: string;
  times: InputTimes | undefined;
  resolve(observations: Observation[]): void;
  reject(issue: Error): void;
  observations: (Observation | undefined)[];
  timeouts: number;
  deaths: number;
};

type Slot = {
  child: Child;
  state: 'starting' | 'ready' | 'busy';
  job: Job | null;
  /** The place in the job's inputs of each input that this child was given. */
  places: number[];
  running: number | null;
  /** The child's processor time when that input began. */
  before: number | null;
  timer: NodeJS.Timeout | null;
  idle: NodeJS.Timeout | null;
};

/** Long: on a machine under load a child starts late, and one that never starts is not expected. */
const START_MILLISECONDS_MAX = 120_000;
const FAILED_STARTS_MAX = 3;
/** Of work. A child has a bound for its whole life (see child.ts), and is replaced well before it. */
const RETIRED_AFTER_MILLISECONDS = 300_000;
/** On a machine under load: so long a program may wait for its processor time before no verdict can be made. */
const STARVED_AFTER_MILLISECONDS = 60_000;
/** An engine with a clock of its own ends the program first: the child lives on, and nobody waits for another. */
const ENGINE_FIRST_MILLISECONDS = 60;
const DEATHS_MAX = 1;
/** Child processes of one engine. They start when they are needed, and go when nobody needs them for long. */
export class Pool {
  #engine: Engine;
  #options: PoolOptions;
  #slots = new Set<Slot>();
  #queue = new FairQueue<Job>();
  /** Whose last program cost a child: they wait for its replacement before they take the only one that is ready. */
  #owing = new Set<string>();
  #failedStarts = 0;
  #isClosed = false;
  #averageMilliseconds = 200;
  #started = 0;
  #lost = 0;

  constructor(engine: Engine, options: PoolOptions) {
    this.#engine = engine;
    this.#options = options;
  }

  get state(): PoolState {
    return {
      engine: this.#engine,
      waiting: this.#queue.size,
      busy: this.#count('busy'),
      children: this.#slots.size,
      started: this.#started,
      lost: this.#lost,
    };
  }

  observe(task: Task, key: string, times?: InputTimes): Promise<Observation[]> {
    if (this.#isClosed) return Promise.reject(new Unavailable('closed', 1));
    const { queueMax, queueMaxEach } = this.#options;
    if (this.#queue.size >= queueMax || this.#queue.sizeOf(key) >= queueMaxEach) {
      return Promise.reject(new Unavailable('full', this.#retryAfter()));
    }
    const started = performance.now();
    const promise = new Promise<Observation[]>((resolve, reject) => {
      const observations = new Array<Observation | undefined>(task.inputs.length).fill(undefined);
      this.#queue.add(key, { task, key, times, resolve, reject, observations, timeouts: 0, deaths: 0 });
    });
    this.#fill();
    return promise.then((observations) => {
      this.#averageMilliseconds += (performance.now() - started - this.#averageMilliseconds) / 20;
      return observations;
    });
  }

  /** Has a child ready before anybody asks. */
  warm(): void {
    if (this.#slots.size === 0 && !this.#isClosed) this.#start();
  }

  close(): void {
    this.#isClosed = true;
    for (const job of this.#queue.takeAll()) job.reject(new Unavailable('closed', 1));
    for (const slot of this.#slots) {
      slot.job?.reject(new Unavailable('closed', 1));
      slot.job = null;
      this.#end(slot);
    }
  }

  #retryAfter(): number {
    const waitingTime = (this.#queue.size * this.#averageMilliseconds) / this.#options.size;
    return Math.min(60, Math.max(1, Math.ceil(waitingTime / 1000)));
  }

  /** Gives waiting jobs to free children, and starts children while more is waiting than they can take. */
  #fill(): void {
    for (const slot of this.#slots) {
      if (slot.state !== 'ready') continue;
      const job = this.#queue.take((key) => this.#mayTake(key));
      if (!job) break;
      this.#give(slot, job);
    }
    this.#makeRoom();
    const requested = Math.min(this.#options.size - this.#slots.size, this.#queue.size - this.#count('starting'));
    for (let count = 0; count < requested; count++) this.#start();
  }

  /** Nobody gets a second child while someone waits for a first one. */
  #mayTake(key: string): boolean {
    const own = this.#running(key);
    if (own >= this.#options.eachMax) return false;
    if (this.#queue.keys.some((other) => this.#running(other) < own)) return false;
    return !this.#owing.has(key) || this.#count('ready') > 1 || this.#count('starting') === 0;
  }

  /** Takes a child from someone who has several when someone else would have to wait for a first one. */
  #makeRoom(): void {
    const waiting = this.#queue.keys.filter((key) => this.#running(key) === 0).length;
    let coming = this.#options.size - this.#slots.size + this.#count('starting') + this.#count('ready');
    for (; coming < waiting; coming++) {
      const newest = [...this.#slots].findLast(({ job }) => job && this.#running(job.key) > 1);
      if (!newest?.job) return;
      const { job } = newest;
      newest.job = null;
      this.#end(newest);
      this.#queue.putBack(job.key, job);
    }
  }

  #count(state: Slot['state']): number {
    return [...this.#slots].filter((slot) => slot.state === state).length;
  }

  #running(key: string): number {
    return [...this.#slots].filter(({ job }) => job?.key === key).length;
  }

  #start(): void {
    this.#started++;
    const slot: Slot = {
      state: 'starting',
      job: null,
      places: [],
      running: null,
      before: null,
      timer: null,
      idle: null,
      child: (this.#options.start ?? startChild)(this.#engine, {
        message: (message) => this.#take(slot, message),
        gone: () => this.#gone(slot),
      }),
    };
    slot.timer = setTimeout(() => slot.child.kill(), START_MILLISECONDS_MAX);
    this.#slots.add(slot);
  }

  #take(slot: Slot, message: ChildMessage): void {
    if (!this.#slots.has(slot)) return;
    const { job } = slot;
    const place = 'index' in message ? slot.places[message.index] : undefined;
    if (message.kind === 'ready') this.#becomeReady(slot);
    else if (message.kind === 'failed') {
      console.error(`The ${this.#engine} sandbox does not start: ${message.reason}`);
      slot.child.kill();
    } else if (job && message.kind === 'done') this.#finish(slot, job);
    else if (job && message.kind === 'started' && place !== undefined) {
      slot.running = place;
      job.times?.started(place);
      this.#watch(slot, job);
    } else if (job && message.kind === 'observed' && place !== undefined)
      this.#note(slot, job, place, message.observation);
    else slot.child.kill();
  }

  #note(slot: Slot, job: Job, place: number, observation: Observation): void {
    job.observations[place] = observation;
    slot.running = null;
    if (job.times) job.times.ended(place, spentSince(slot.before, slot.child.processorTime()));
    this.#expectProgress(slot);
    if (observation.stopped !== 'time') return;
    // The engine has ended the program by itself. Those of JavaScript go no further either, and their processes live on.
    job.timeouts++;
    const livesOn = this.#engine === 'javascript' || this.#engine === 'page-script';
    if (livesOn || job.timeouts < TIMEOUTS_MAX[this.#engine]) return;
    if (job.observations.includes(undefined)) this.#giveUp(slot, job);
  }

  /** Ends a child whose program took too long, and starts another one in its place at once. */
  #giveUp(slot: Slot, job: Job): void {
    slot.job = null;
    this.#lost++;
    this.#end(slot);
    this.#owing.add(job.key);
    if (!this.#isClosed) this.#start();
    this.#goOn(job);
  }

  #becomeReady(slot: Slot): void {
    this.#stopTimers(slot);
    this.#failedStarts = 0;
    if ((slot.child.processorTime() ?? 0) > RETIRED_AFTER_MILLISECONDS) {
      this.#end(slot);
      this.#start();
      return;
    }
    slot.state = 'ready';
    this.#fill();
    if (this.#count('starting') === 0) this.#owing.clear();
    if (slot.state === 'ready') this.#waitIdle(slot);
  }

  #give(slot: Slot, job: Job): void {
    this.#stopTimers(slot);
    this.#owing.delete(job.key);
    slot.state = 'busy';
    slot.job = job;
    // The newest comes last.
    this.#slots.delete(slot);
    this.#slots.add(slot);
    slot.places = [...job.observations.keys()].filter((place) => job.observations[place] === undefined);
    const inputs = slot.places.map((place) => job.task.inputs[place] as Task['inputs'][number]);
    slot.child.send({ ...job.task, inputs });
    this.#expectProgress(slot);
  }

  /** Between inputs the child works for itself; it has as long as it takes to start. */
  #expectProgress(slot: Slot): void {
    this.#stopTimers(slot);
    slot.timer = setTimeout(() => slot.child.kill(), START_MILLISECONDS_MAX);
  }

  /** The deadline counts the program's own processor time where the system tells it: a busy machine fails nobody. */
  #watch(slot: Slot, job: Job): void {
    this.#stopTimers(slot);
    const milliseconds = job.task.limits.milliseconds + ENGINE_FIRST_MILLISECONDS;
    const started = performance.now();
    const before = slot.child.processorTime();
    slot.before = before;
    const look = () => {
      const spent = spentSince(before, slot.child.processorTime());
      const left = spent === null ? 0 : milliseconds - spent;
      const isStarved = left > 0 && performance.now() > started + STARVED_AFTER_MILLISECONDS;
      if (left > 0 && !isStarved) {
        slot.timer = setTimeout(look, Math.max(left, 10));
        return;
      }
      if (isStarved) {
        slot.job = null;
        this.#lost++;
        this.#end(slot);
        job.reject(new Unavailable('broken', 10));
        this.#fill();
        return;
      }
      if (slot.running !== null) {
        job.observations[slot.running] = OUT_OF_TIME;
        job.times?.ended(slot.running, spent);
      }
      job.timeouts++;
      this.#giveUp(slot, job);
    };
    slot.timer = setTimeout(look, milliseconds);
  }

  /** The rest of a job whose child is gone. */
  #goOn(job: Job): void {
    if (job.timeouts >= TIMEOUTS_MAX[this.#engine]) {
      job.observations = job.observations.map((one) => one ?? OUT_OF_TIME);
    }
    if (job.observations.includes(undefined)) {
      this.#queue.putBack(job.key, job);
    } else job.resolve(job.observations as Observation[]);
    this.#fill();
  }

  #finish(slot: Slot, job: Job): void {
    slot.job = null;
    slot.state = 'starting';
    this.#expectProgress(slot);
    if (job.observations.includes(undefined)) {
      slot.child.kill();
      job.reject(new Unavailable('broken', 1));
    } else job.resolve(job.observations as Observation[]);
  }

  /** A child died by itself. Once may be the machine's doing; the same input twice is the program's. */
  #gone(slot: Slot): void {
    if (!this.#slots.has(slot)) return;
    this.#stopTimers(slot);
    this.#slots.delete(slot);
    this.#lost++;
    const { job } = slot;
    if (job) {
      job.deaths++;
      if (slot.running !== null && job.deaths > DEATHS_MAX) {
        job.observations[slot.running] = { ...OUT_OF_TIME, stopped: 'crash' };
        job.deaths = 0;
        this.#goOn(job);
      } else if (job.deaths > DEATHS_MAX) {
        job.reject(new Unavailable('broken', 1));
      } else this.#goOn(job);
      return;
    }
    if (slot.state === 'starting') this.#failedStarts++;
    if (this.#failedStarts >= FAILED_STARTS_MAX) {
      this.#failedStarts = 0;
      for (const waiting of this.#queue.takeAll()) waiting.reject(new Unavailable('broken', 10));
    }
    if (!this.#isClosed) this.#fill();
  }

  #waitIdle(slot: Slot): void {
    const { surplusIdleMilliseconds, idleMilliseconds } = this.#options;
    const isLast = this.#count('ready') === 1;
    slot.idle = setTimeout(
      () => {
        if (isLast || this.#count('ready') > 1) this.#end(slot);
        else this.#waitIdle(slot);
      },
      isLast ? idleMilliseconds : surplusIdleMilliseconds,
    );
    slot.idle.unref();
  }

  #end(slot: Slot): void {
    this.#stopTimers(slot);
    this.#slots.delete(slot);
    slot.child.kill();
  }

  #stopTimers(slot: Slot): void {
    if (slot.timer) clearTimeout(slot.timer);
    if (slot.idle) clearTimeout(slot.idle);
    slot.timer = null;
    slot.idle = null;
  }
}

function spentSince(before: number | null, now: number | null): number | null {
  return before === null || now === null ? null : now - before;
}
