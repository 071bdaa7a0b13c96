import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { isObservation } from '../judge/observation.ts';
import { endWithUs } from './end-with-us.ts';
import { permissionModelHole, withoutNetwork } from './isolation.ts';
import { type Engine, PACKAGES, PREPARING } from './languages.ts';
import { type ChildMessage, encodeBytes, encodeMessage, HEAD_BYTES, MESSAGE_BYTES_MAX, type Task } from './task.ts';

const SANDBOX = fileURLToPath(new URL('..', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const WASM_PAGES_MAX = 2048;
const HEAP_MEGABYTES_MAX = 128;
/** Seconds of work in a whole life: the last bound, for a child that nobody ends. */
const LIFE_SECONDS_MAX = 600;
/** Of the process's stack, in kilobytes, so that a deep recursion ends in the interpreter and not here. */
const STACK_KILOBYTES = 64 * 1024;
/** Below the server's own work, which goes first. Added to the server's own, which may have been started with less already. */
const NICER_BY = 5;
/** Memory that the engine's compiler has used goes back to the system. Nothing else of the environment is passed on. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1' };
/** Compiling well takes longer than most programs run; a child that is young starts sooner with this. */
const TIERING_BUDGET = 100_000_000;

/** Node may use almost all of the stack that the system grants; a part is left for what runs below JavaScript. */
const LIMITED = `
  ulimit -t ${LIFE_SECONDS_MAX}; ulimit -c 0; ulimit -f 0
  ulimit -s ${STACK_KILOBYTES} 2>/dev/null
  stack=$(ulimit -s)
  [ "$stack" = unlimited ] && stack=${STACK_KILOBYTES}
  exec "$0" --stack-size=$((stack - stack / 8)) "$@"
`;

export type Child = {
  pid: number | undefined;
  send(task: Task): void;
  /** Ends it at once; `gone` follows. */
  kill(): void;
  /** Milliseconds of processor time so far; null where the system does not tell. */
  processorTime(): number | null;
};

export type ChildEvents = {
  message(message: ChildMessage): void;
  gone(): void;
};

/** A process that runs learners' code: it can read its own program, and nothing else of this machine. */
export function startChild(engine: Engine, events: ChildEvents): Child {
  const entry = join(SANDBOX, engine, 'child.ts');
  const readable = [
    SANDBOX,
    join(ROOT, 'sandbox/package.json'),
    join(ROOT, 'package.json'),
    ...PACKAGES[engine].flatMap((name) => [join(ROOT, 'node_modules', name), join(ROOT, 'sandbox/node_modules', name)]),
  ];
  const flags = [
    '--permission',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    `--wasm-max-mem-pages=${WASM_PAGES_MAX}`,
    `--wasm-tiering-budget=${TIERING_BUDGET}`,
    `--max-old-space-size=${HEAP_MEGABYTES_MAX}`,
    // What a verdict makes is soon garbage: a small place for it is emptied often and costs each child megabytes less.
    '--max-semi-space-size=4',
    '--expose-gc',
    '--disallow-code-generation-from-strings',
    '--no-warnings',
    entry,
  ];
  const channels = PREPARING.has(engine) ? (['pipe', 'pipe'] as const) : (['pipe'] as const);
  const options = { cwd: '/', env: ENVIRONMENT, stdio: ['ignore', 'ignore', 'ignore', ...channels] as const };
  const hole = permissionModelHole(process.versions.node);
  if (hole) throw new Error(hole);
  const [command = '', ...prefix] = [...withoutNetwork(), '/bin/sh'];
  const child: ChildProcess =
    process.platform === 'win32'
      ? spawn(process.execPath, flags, { ...options, cwd: ROOT, stdio: [...options.stdio] })
      : spawn(command, [...prefix, '-c', LIMITED, process.execPath, ...flags], {
          ...options,
          stdio: [...options.stdio],
        });

  const channel = child.stdio[3] as Duplex;
  const kill = () => {
    child.kill('SIGKILL');
  };
  let isReady = false;
  const take = (message: ChildMessage) => {
    // Before its first task, not from the start: that is our own code, bounded, and someone may be waiting for it. Beside
    // other work of the machine, a low priority made a start of one second take more than six.
    if (message.kind === 'ready' && !isReady && child.pid) lowerPriority(child.pid);
    isReady ||= message.kind === 'ready';
    events.message(message);
  };
  channel.on('data', createReader(take, kill));
  channel.on('error', kill);
  if (PREPARING.has(engine)) passOnPrepared(engine, child.stdio[4] as Duplex);
  const ended = child.pid === undefined ? () => {} : endWithUs(child.pid);
  child.on('error', () => events.gone());
  child.on('exit', () => {
    ended();
    // Perhaps it could not begin with what the first one has prepared.
    if (!isReady) prepared.delete(engine);
    events.gone();
  });
  return {
    pid: child.pid,
    send: (task) => channel.write(encodeMessage(task)),
    kill,
    processorTime: () => (child.pid ? processorTime(child.pid) : null),
  };
}

/** The message in which the first child of an engine gave what it prepared before it met a program: passed on as it is. */
const prepared = new Map<Engine, Uint8Array>();
const PREPARED_BYTES_MAX = 2 ** 24;

function passOnPrepared(engine: Engine, channel: Duplex): void {
  channel.on('error', () => {});
  const known = prepared.get(engine);
  channel.write(known ?? encodeBytes(new Uint8Array()));
  if (known) {
    channel.resume();
    return;
  }
  const pieces: Buffer[] = [];
  let size = 0;
  channel.on('data', (piece: Buffer) => {
    size += piece.length;
    if (size <= PREPARED_BYTES_MAX) pieces.push(piece);
    else channel.destroy();
  });
  channel.on('end', () => {
    const all = Buffer.concat(pieces);
    const isWhole = all.length > HEAD_BYTES && all.readUInt32BE(0) === all.length - HEAD_BYTES;
    if (isWhole) prepared.set(engine, all);
  });
}

function lowerPriority(pid: number): void {
  try {
    const priority = Math.min(getPriority() + NICER_BY, constants.priority.PRIORITY_LOW);
    for (const thread of threadsOf(pid)) setPriority(thread, priority);
  } catch {
    // It has ended already, or this system forbids it: only the order of work is lost.
  }
}

/** On Linux each thread has a priority of its own. */
function threadsOf(pid: number): number[] {
  return process.platform === 'linux' ? readdirSync(`/proc/${pid}/task`).map(Number) : [pid];
}

/**
 * Puts messages together again, and ends a child that says something else. The pieces of a message are joined once, when
 * the last one is there: joining them at each arrival would cost the server more the longer the message is.
 */
export function createReader(take: (message: ChildMessage) => void, stop: () => void): (bytes: Buffer) => void {
  let pieces: Buffer[] = [];
  let size = 0;
  let needed = HEAD_BYTES;
  return (bytes) => {
    pieces.push(bytes);
    size += bytes.length;
    while (size >= needed) {
      const joined = pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces);
      const end = HEAD_BYTES + joined.readUInt32BE(0);
      pieces = [joined];
      needed = end;
      if (end <= MESSAGE_BYTES_MAX && size < end) return;
      const message = end <= MESSAGE_BYTES_MAX && readMessage(joined.toString('utf8', HEAD_BYTES, end));
      if (!message) {
        stop();
        return;
      }
      const rest = joined.subarray(end);
      pieces = [rest];
      size = rest.length;
      needed = HEAD_BYTES;
      take(message);
    }
  };
}

function readMessage(text: string): ChildMessage | null {
  let data: Partial<Record<string, unknown>>;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  const { kind, index, observation, reason } = data;
  if (kind === 'ready' || kind === 'done') return { kind };
  if (kind === 'failed' && typeof reason === 'string') return { kind, reason };
  if (typeof index !== 'number') return null;
  if (kind === 'started') return { kind, index };
  return kind === 'observed' && isObservation(observation) ? { kind, index, observation } : null;
}

const TICK_MILLISECONDS = 10;

function processorTime(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MILLISECONDS;
  } catch {
    return null;
  }
}
