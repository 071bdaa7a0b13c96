import { ConsoleStdout, type Fd, WASI, WASIProcExit, wasi } from '@bjorn3/browser_wasi_shim';
import { Channel, ChannelFd, InputFd, OrderFd, ReportFd } from './channels.ts';
import { EndInterpreter, type Ending, type Engine, type Host, MEMORY_IMPORT, MEMORY_PAGES_MAX } from './engine.ts';
import { boundFiles, createFiles } from './files.ts';
import { LibraryAway } from './library.ts';
import { resume, type Snapshot, snapshotOf } from './snapshot.ts';
import { wasiTime } from './wasi-time.ts';

/** Reads the driver from the host, and gives it what it needs to go on. ASCII only: it is an argument. */
const BOOTSTRAP = `
import posix, marshal
lacks = LACKS
orders, reports = posix.open('/.orders', posix.O_RDONLY), posix.open('/.reports', posix.O_WRONLY)
def receive():
    return posix.read(orders, int(posix.read(orders, 10)))
def load(name, space):
    posix.write(reports, b'?' + name.encode())
    code = receive()
    if code[:1] == b'S':
        code = compile(code[1:], '<' + name + '>', 'exec', dont_inherit=True, optimize=2)
        posix.write(reports, b'=' + name.encode() + b'=' + marshal.dumps(code))
    else:
        code = marshal.loads(code[1:])
    if space is not None:
        exec(code, space)
`;
/**
 * Where a snapshot is taken. The clock is what Python asks the host for while it holds the interpreter's lock, without which
 * nothing could be called when the interpreter goes on.
 */
const PAUSE = 'from time import monotonic as pause\n';
/** Room for small programs, so that the memory of most has the same size at their end: the next one can have it. */
const ROOM = 'bytes(4 << 20)\n';
const START = `load('driver', {'__name__': '<driver>', 'receive': receive, 'load': load, 'reports': reports, 'lacks': lacks, 'pause': pause})\n`;
const MEMORY_NEARLY_FULL = 0.9;

type Start = 'boot' | 'snapshot' | 'resume';

/** Starts an interpreter and returns when it has ended. */
export function runInterpreter(engine: Engine, host: Host): Ending {
  const snapshot = currentSnapshot(engine);
  const given = engine.memories?.take(snapshot?.size);
  let memory: WebAssembly.Memory | undefined;
  try {
    const { instance, system } = createInstance(engine, host, snapshot ? 'resume' : 'boot', given);
    memory = instance.exports.memory as WebAssembly.Memory;
    if (snapshot) resume(instance, snapshot);
    else system.start(instance as Parameters<WASI['start']>[0]);
    return { kind: 'exit' };
  } catch (issue) {
    if (issue instanceof EndInterpreter || issue instanceof WASIProcExit) return { kind: 'exit' };
    if (issue instanceof LibraryAway) throw issue;
    const pages = memory ? memory.buffer.byteLength / 2 ** 16 : 0;
    return { kind: 'crash', memory: pages > MEMORY_PAGES_MAX * MEMORY_NEARLY_FULL };
  } finally {
    if (given) engine.memories?.giveBack(given);
  }
}

/** Null where interpreters boot. Taken again when programs have needed a part of the driver that it does not have compiled. */
export function currentSnapshot(engine: Engine): Snapshot | null {
  const kept = engine.snapshot;
  if (!kept) return null;
  if (!kept.taken || kept.parts !== engine.requested.size) {
    kept.taken = takeSnapshot(engine);
    kept.parts = engine.requested.size;
  }
  return kept.taken;
}

/** Boots an interpreter and leaves it where it tells the place to go on from, just before it would ask what to do. */
function takeSnapshot(engine: Engine): Snapshot {
  let entry: Snapshot['entry'] | undefined;
  const host: Host = {
    files: createFiles(),
    receive: () => '',
    message(text) {
      const [callable, noArguments] = text.split(' ').map(Number);
      if (callable && noArguments) entry = { callable, noArguments };
    },
    write() {},
    readLine: () => null,
    sleep() {},
    now() {
      if (entry) throw new EndInterpreter();
      return { wall: 0, monotonic: 0 };
    },
    random: orderOfSets,
  };
  const given = engine.memories?.take();
  const { instance, system } = createInstance(engine, host, 'snapshot', given);
  try {
    system.start(instance as Parameters<WASI['start']>[0]);
  } catch (issue) {
    if (!(issue instanceof EndInterpreter)) throw issue;
  }
  if (!entry) throw new Error('The interpreter does not start.');
  const unused = createInstance(engine, host, 'resume', engine.memories?.take()).instance;
  const snapshot = snapshotOf(instance, unused, entry);
  if (given) engine.memories?.giveBack(given);
  return snapshot;
}

/** At the start these bytes decide the order of sets: the same in every interpreter. */
export function orderOfSets(bytes: Uint8Array): void {
  bytes.fill(0);
}

/** An interpreter that has not begun yet, and all that is around it. One that goes on from a snapshot has opened its channels. */
function createInstance(engine: Engine, host: Host, start: Start, given?: WebAssembly.Memory) {
  let memory: WebAssembly.Memory | undefined;
  const ownMemory = () => memory as WebAssembly.Memory;
  const orders = new OrderFd(engine, host);
  const reports = new ReportFd(engine, host, orders, engine.library?.filling(ownMemory));
  const fds: Fd[] = [
    new InputFd(host),
    new ConsoleStdout((bytes) => host.write('out', bytes)),
    new ConsoleStdout((bytes) => host.write('err', bytes)),
    host.files.root,
  ];
  if (start === 'resume') fds.push(orders, reports);
  else {
    // A build that carries files of its own only passes on descriptors of directories, and what is opened in them.
    host.files.root.dir.contents.set('.orders', new Channel(orders, host.files));
    host.files.root.dir.contents.set('.reports', new Channel(reports, host.files));
  }
  const system = new WASI(['python', '-I', '-S', '-B', '-c', bootstrap(engine, start)], [], fds, { debug: false });
  const isOwn = (fd: number) => fd <= 3 || system.fds[fd] instanceof ChannelFd;
  const view = () => new DataView(ownMemory().buffer);
  const imports = {
    ...system.wasiImport,
    ...boundFiles(system, host.files, view),
    ...wasiTime(host, view),
    random_get(pointer: number, length: number) {
      host.random(new Uint8Array(ownMemory().buffer as ArrayBuffer, pointer, length));
      return wasi.ERRNO_SUCCESS;
    },
    // What the sandbox itself has opened stays open, whatever a program closes.
    fd_close: (fd: number) => (isOwn(fd) ? wasi.ERRNO_SUCCESS : call(system.wasiImport.fd_close, fd)),
    sched_yield: () => wasi.ERRNO_SUCCESS,
    sock_accept: () => wasi.ERRNO_NOTSUP,
    sock_recv: () => wasi.ERRNO_NOTSUP,
    sock_send: () => wasi.ERRNO_NOTSUP,
    sock_shutdown: () => wasi.ERRNO_NOTSUP,
  };
  const instance = new WebAssembly.Instance(engine.module, {
    wasi_snapshot_preview1: imports,
    ...(given && { [MEMORY_IMPORT.module]: { [MEMORY_IMPORT.name]: given } }),
  });
  system.inst = instance as Parameters<WASI['start']>[0];
  memory = instance.exports.memory as WebAssembly.Memory;
  return { instance, system };
}

/** What is kept for later interpreters is compiled before a program could put something else in its place. */
function bootstrap(engine: Engine, start: Start): string {
  const waiting = [...engine.requested].filter((part) => !engine.compiled.has(part));
  return (
    BOOTSTRAP.replace('LACKS', engine.library ? 'True' : 'False') +
    waiting.map((part) => `load('${part}', None)\n`).join('') +
    (start === 'snapshot' && engine.memories ? ROOM : '') +
    (start === 'snapshot' ? PAUSE : 'pause = None\n') +
    START
  );
}

function call(system: unknown, ...args: unknown[]): number {
  return (system as (...args: unknown[]) => number)(...args);
}
