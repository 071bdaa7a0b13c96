import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../account/session/browser-storage.ts';
import { type DraftDependencies, DraftKeeper, type DraftState, type SavedDraft } from './draft-keeper.ts';

const STARTER = 'print(1)';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server that stores every version, as the real one does. */
function createServer() {
  const versions: string[] = [];
  let isGone = false;
  return {
    versions,
    goAway: () => {
      isGone = true;
    },
    comeBack: () => {
      isGone = false;
    },
    async send(txt: string, base: number): Promise<SavedDraft> {
      if (isGone) throw new Error('no network');
      const current = versions.at(-1);
      const other = base < versions.length && current !== undefined && current !== txt ? { txt: current } : null;
      if (current !== txt) versions.push(txt);
      return { revision: versions.length, saved_at: 1, other };
    },
  };
}

function open(parts: Partial<DraftDependencies> = {}) {
  const shown = { text: '', state: null as DraftState | null };
  const keeper = new DraftKeeper({
    storage: memoryStorage(),
    key: 'draft/1/mal/exercise/_no',
    visitorKey: null,
    starter: STARTER,
    send: null,
    now: () => 1000,
    onState: (state) => {
      shown.state = state;
    },
    onText: (text) => {
      shown.text = text;
    },
    ...parts,
  });
  return { keeper, shown };
}

test('what a visitor writes is there again after a pause, even if the tab crashes then', async () => {
  const storage = memoryStorage();
  const { keeper, shown } = open({ storage });
  expect(keeper.text).toBe(STARTER);
  keeper.change('print(2)');
  await vi.advanceTimersByTimeAsync(500);
  expect(shown.state?.saved).toBe('saved');
  expect(open({ storage }).keeper.text).toBe('print(2)');
});

test('what is written in the last moment before the page is left is written down too', () => {
  const storage = memoryStorage();
  const { keeper } = open({ storage });
  keeper.change('print(3)');
  keeper.leave();
  expect(open({ storage }).keeper.text).toBe('print(3)');
});

test('anyone who takes everything back starts from what the author writes next', async () => {
  const storage = memoryStorage();
  const { keeper } = open({ storage });
  keeper.change('print(2)');
  await vi.advanceTimersByTimeAsync(500);
  keeper.change(STARTER);
  await vi.advanceTimersByTimeAsync(500);
  expect(open({ storage, starter: 'print("new")' }).keeper.text).toBe('print("new")');
});

test('a learner who is signed in has the draft on the server as well', async () => {
  const server = createServer();
  const { keeper, shown } = open({ send: server.send });
  keeper.change('print(2)');
  expect(shown.state?.saved).toBe('writing');
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.versions).toEqual(['print(2)']);
  expect(shown.state?.saved).toBe('saved');
});

test('without a network the draft waits in this browser, and is sent when there is one', async () => {
  const server = createServer();
  const storage = memoryStorage();
  server.goAway();
  const { keeper, shown } = open({ send: server.send, storage });
  keeper.change('print(2)');
  await vi.advanceTimersByTimeAsync(2000);
  expect(shown.state?.saved).toBe('local');
  server.comeBack();
  const later = open({ send: server.send, storage });
  expect(later.keeper.text).toBe('print(2)');
  later.keeper.found(null);
  await vi.advanceTimersByTimeAsync(100);
  expect(server.versions).toEqual(['print(2)']);
});

test('signing out sends the last words, and leaves nothing of them in this browser', async () => {
  const server = createServer();
  const storage = memoryStorage();
  const { keeper } = open({ send: server.send, storage });
  keeper.change('print(2)');
  const saved = keeper.signOut(true);
  storage.clear();
  keeper.close();
  await saved;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.versions).toEqual(['print(2)']);
  expect(storage.getItem('draft/1/mal/exercise/_no')).toBeNull();
});

test('what could not be sent at sign-out is not sent later, when someone else may be signed in', async () => {
  const server = createServer();
  const storage = memoryStorage();
  server.goAway();
  const { keeper } = open({ send: server.send, storage });
  keeper.change('print(2)');
  await keeper.signOut(true);
  keeper.close();
  server.comeBack();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.versions).toEqual([]);
  expect(storage.getItem('draft/1/mal/exercise/_no')).toBeNull();
});

test('a block that is closed does not send its text behind the one that was opened after it', async () => {
  const server = createServer();
  const storage = memoryStorage();
  server.goAway();
  const { keeper } = open({ send: server.send, storage });
  keeper.change('first');
  await vi.advanceTimersByTimeAsync(2000);
  keeper.close();
  server.comeBack();
  const later = open({ send: server.send, storage });
  later.keeper.change('second');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.versions).toEqual(['second']);
});

test('what was written while an older text was on its way follows it after the block is closed', async () => {
  const server = createServer();
  const late = Promise.withResolvers<void>();
  const { keeper } = open({
    send: async (txt, base) => {
      await late.promise;
      return server.send(txt, base);
    },
  });
  keeper.change('first');
  await vi.advanceTimersByTimeAsync(2000);
  keeper.change('second');
  keeper.close();
  late.resolve();
  await vi.advanceTimersByTimeAsync(100);
  expect(server.versions).toEqual(['first', 'second']);
});

test('what was written on another device is shown on this one', () => {
  const { keeper, shown } = open({ send: createServer().send });
  keeper.found({ txt: 'print(9)', revision: 4, saved_at: 1 });
  expect(shown.text).toBe('print(9)');
  expect(keeper.text).toBe('print(9)');
});

test('two devices that wrote without knowing of each other keep both texts, and the learner chooses', async () => {
  const server = createServer();
  const { keeper, shown } = open({ send: server.send });
  await server.send('on the phone', 0);
  keeper.change('on the laptop');
  keeper.found({ txt: 'on the phone', revision: 1, saved_at: 1 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.versions).toEqual(['on the phone', 'on the laptop']);
  expect(keeper.text).toBe('on the laptop');
  expect(shown.state?.other).toBe('on the phone');
  keeper.takeOther();
  expect(shown.text).toBe('on the phone');
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.versions).toEqual(['on the phone', 'on the laptop', 'on the phone']);
});

test('a second tab follows the first while nothing is written in it', async () => {
  const storage = memoryStorage();
  const first = open({ storage });
  const second = open({ storage });
  first.keeper.change('print(2)');
  await vi.advanceTimersByTimeAsync(500);
  second.keeper.changedElsewhere(storage.getItem('draft/1/mal/exercise/_no'));
  expect(second.shown.text).toBe('print(2)');
});

test('two tabs that are written in at the same moment never overwrite each other in silence', async () => {
  const storage = memoryStorage();
  const first = open({ storage });
  const second = open({ storage });
  first.keeper.change('from the first');
  second.keeper.change('from the second');
  first.keeper.leave();
  second.keeper.changedElsewhere(storage.getItem('draft/1/mal/exercise/_no'));
  expect(second.keeper.text).toBe('from the second');
  expect(second.shown.state?.other).toBe('from the first');
});

test('what a visitor wrote goes along when they sign in', async () => {
  const storage = memoryStorage();
  const server = createServer();
  const visitor = open({ storage, key: 'draft/visitor' });
  visitor.keeper.change('print(2)');
  visitor.keeper.leave();
  const { keeper } = open({ storage, visitorKey: 'draft/visitor', send: server.send });
  expect(keeper.text).toBe('print(2)');
  keeper.found(null);
  await vi.advanceTimersByTimeAsync(100);
  expect(server.versions).toEqual(['print(2)']);
});

test('nonsense in the storage is no draft', () => {
  const storage = memoryStorage();
  storage.setItem('draft/1/mal/exercise/_no', '{"txt": 3}');
  expect(open({ storage }).keeper.text).toBe(STARTER);
});
