import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** The processes of a setup, by what they are. The children of a server are its sandboxes. */
export type Processes = { servers: readonly number[]; postgres?: number };

/** Seconds of processor time in all, by who used them; empty where the system does not tell. */
export type ProcessorTime = {
  seconds: number;
  cores: number;
  by: ReadonlyMap<string, number>;
  /** Of the whole machine, with what others did on it. */
  machine: number | undefined;
};

const LOOK_EVERY_MS = 500;
/** Of Linux, which has reported it so for decades. */
const TICKS_PER_SECOND = 100;

export function watchProcessors(processes: Processes): () => ProcessorTime {
  const started = performance.now();
  const machineBefore = machineSeconds();
  const own = process.cpuUsage();
  const first = new Map<number, number>();
  const last = new Map<number, { group: string; seconds: number }>();
  const look = () => {
    for (const { id, group, seconds } of running(processes)) {
      // What a process did before we looked does not count; one that began since then counts from its beginning.
      if (!first.has(id)) first.set(id, last.size === 0 || isFirstLook ? seconds : 0);
      last.set(id, { group, seconds });
    }
  };
  let isFirstLook = true;
  look();
  isFirstLook = false;
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    look();
    const by = new Map<string, number>();
    for (const [id, { group, seconds }] of last) {
      by.set(group, (by.get(group) ?? 0) + seconds - (first.get(id) ?? 0));
    }
    const { user, system } = process.cpuUsage(own);
    by.set('this measurement', (user + system) / 1e6);
    const machineAfter = machineSeconds();
    return {
      seconds: (performance.now() - started) / 1000,
      cores: availableParallelism(),
      by,
      machine: machineBefore === undefined || machineAfter === undefined ? undefined : machineAfter - machineBefore,
    };
  };
}

function* running({ servers, postgres }: Processes): Generator<{ id: number; group: string; seconds: number }> {
  for (const id of processIds()) {
    const stat = statOf(id);
    if (!stat) continue;
    const { parent, seconds } = stat;
    if (servers.includes(id)) yield { id, group: 'server', seconds };
    else if (servers.includes(parent)) yield { id, group: sandboxOf(id), seconds };
    else if (postgres !== undefined && (id === postgres || parent === postgres)) {
      yield { id, group: 'PostgreSQL', seconds };
    }
  }
}

function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

export function statOf(id: number): { parent: number; seconds: number } | undefined {
  return readStat(`/proc/${id}/stat`);
}

/** Of the thread that answers requests. Hashing passwords and compiling are done by others. */
export function mainThreadSeconds(id: number): number {
  return readStat(`/proc/${id}/task/${id}/stat`)?.seconds ?? 0;
}

function readStat(file: string): { parent: number; seconds: number } | undefined {
  try {
    // After the name, which may contain anything: state, parent, …, user time, system time.
    const fields = readFileSync(file, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return { parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND };
  } catch {
    return undefined;
  }
}

function sandboxOf(id: number): string {
  try {
    const engine = /sandbox\/src\/([\w-]+)\/child\.ts/.exec(readFileSync(`/proc/${id}/cmdline`, 'utf8'))?.[1];
    return engine ? `grader, ${engine}` : 'server';
  } catch {
    return 'server';
  }
}

/** Everything but idling and waiting for disks. */
function machineSeconds(): number | undefined {
  try {
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] =
      readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/\s+/).slice(1).map(Number) ?? [];
    return (user + nice + system + irq + softirq) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
}
