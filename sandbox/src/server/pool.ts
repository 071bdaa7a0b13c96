import { type Observation, OUT_OF_TIME, TIMEOUTS_MAX } from '../observation.ts';
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
  /** All but one child go after this long without work, the last one after much longer. */
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

type Job = {
  task: Task;
  key: string;
  resolve(observations: Observation[]): void;
  reject(fault: Error): void;
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
    const busy = [...this.#slots].filter(({ state }) => state === 'busy').length;
    return {
      engine: this.#engine,
      waiting: this.#queue.size,
      busy,
      children: this.#slots.size,
      started: this.#started,
      lost: this.#lost,
    };
  }

  observe(task: Task, key: string): Promise<Observation[]> {
    if (this.#isClosed) return Promise.reject(new Unavailable('closed', 1));
    const { queueMax, queueMaxEach } = this.#options;
    if (this.#queue.size >= queueMax || this.#queue.sizeOf(key) >= queueMaxEach) {
      return Promise.reject(new Unavailable('full', this.#retryAfter()));
    }
    const started = performance.now();
    const promise = new Promise<Observation[]>((resolve, reject) => {
      const observations = new Array<Observation | undefined>(task.inputs.length).fill(undefined);
      this.#queue.add(key, { task, key, resolve, reject, observations, timeouts: 0, deaths: 0 });
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
      const job = this.#queue.take();
      if (!job) return;
      this.#give(slot, job);
    }
    const starting = [...this.#slots].filter(({ state }) => state === 'starting').length;
    const wanted = Math.min(this.#options.size - this.#slots.size, this.#queue.size - starting);
    for (let count = 0; count < wanted; count++) this.#start();
  }

  #start(): void {
    this.#started++;
    const slot: Slot = {
      state: 'starting',
      job: null,
      places: [],
      running: null,
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
      this.#watch(slot, job);
    } else if (job && message.kind === 'observed' && place !== undefined) {
      job.observations[place] = message.observation;
      slot.running = null;
      this.#expectProgress(slot);
    } else slot.child.kill();
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
    if (slot.state === 'ready') this.#waitIdle(slot);
  }

  #give(slot: Slot, job: Job): void {
    this.#stopTimers(slot);
    slot.state = 'busy';
    slot.job = job;
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
    const look = () => {
      const now = slot.child.processorTime();
      const left = before === null || now === null ? 0 : milliseconds - (now - before);
      const isStarved = left > 0 && performance.now() > started + STARVED_AFTER_MILLISECONDS;
      if (left > 0 && !isStarved) {
        slot.timer = setTimeout(look, Math.max(left, 10));
        return;
      }
      slot.job = null;
      this.#lost++;
      this.#end(slot);
      if (isStarved) {
        job.reject(new Unavailable('broken', 10));
        this.#fill();
        return;
      }
      if (slot.running !== null) job.observations[slot.running] = OUT_OF_TIME;
      job.timeouts++;
      this.#goOn(job);
    };
    slot.timer = setTimeout(look, milliseconds);
  }

  /** The rest of a job whose child is gone. */
  #goOn(job: Job): void {
    if (job.timeouts >= TIMEOUTS_MAX) {
      job.observations = job.observations.map((one) => one ?? OUT_OF_TIME);
    }
    if (job.observations.includes(undefined)) {
      this.#queue.addFirst(job.key, job);
      this.#fill();
    } else {
      job.resolve(job.observations as Observation[]);
      this.#fill();
    }
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
    const isLast = this.#slots.size === 1;
    slot.idle = setTimeout(
      () => {
        if (isLast || this.#slots.size > 1) this.#end(slot);
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
