import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { unavailableGrader } from './testing/graders.ts';

// Programs run at low priority: beside other work a run takes a while.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.dispose());

const run = (source: string, rest: Record<string, unknown> = {}, options = {}) =>
  app.post('kjor', { language: 'python', source, lines: [], seed: 1, ...rest }, options);
const printed = (body: { pieces: { kind: string; text: string }[] }) =>
  body.pieces.map(({ kind, text }) => (kind === 'out' ? text : '')).join('');

describe('a program that is run on the server', () => {
  test.each([
    ['python', 'print("Hei, fjell!")'],
    ['javascript', 'console.log("Hei, fjell!")'],
  ])('in %s prints what it prints', async (language, source) => {
    const { status, body } = await run(source, { language });
    expect(status).toBe(200);
    expect(body).toEqual({ pieces: [{ kind: 'out', text: 'Hei, fjell!\n' }], drawing: [], waits: false });
  });

  test.each([
    ['python', 'print("start")\na = input("A? ")\nprint(a + input("B? "))'],
    ['javascript', 'console.log("start");\nconst a = prompt("A? ");\nconsole.log(a + prompt("B? "));'],
  ])('in %s waits for each line, and goes on with it when it is sent again', async (language, source) => {
    const first = await run(source, { language });
    expect(first.body).toMatchObject({ waits: true });
    expect(first.body.pieces.at(-1)).toEqual({ kind: 'prompt', text: 'A? ' });
    const second = await run(source, { language, lines: ['Åse '] });
    expect(second.body).toMatchObject({ waits: true });
    const last = await run(source, { language, lines: ['Åse ', 'Bo'] });
    expect(last.body).toMatchObject({ waits: false });
    expect(printed(last.body)).toBe('start\nÅse Bo\n');
    expect(last.body.pieces.filter(({ kind }: { kind: string }) => kind === 'input')).toHaveLength(2);
  });

  test('finds the files that come with it, and leaves none for the next', async () => {
    const source = 'import os\nprint(sorted(os.listdir(".")))\nprint(open("a.csv").read())\nopen("b.txt", "w").close()';
    const first = await run(source, { files: { 'a.csv': 'x,y\n1,2' } });
    expect(printed(first.body)).toBe("['a.csv', 'program.py']\nx,y\n1,2\n");
    expect(printed((await run(source)).body)).toBe("['program.py']\n");
  });

  test.each([
    ['outside its folder', { '../a.txt': 'x' }],
    ['with the name of the program', { 'program.py': 'x' }],
    ['that is too long', { 'a.txt': 'x'.repeat(20_001) }],
    ['that is no text', { 'a.txt': 7 }],
    ['too many', Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [`f${number}.txt`, 'x']))],
  ])('is refused with a file %s', async (_, files) => {
    expect((await run('print(1)', { files })).status).toBe(400);
  });

  test.each([
    ['python', 'import random\nprint([random.randint(1, 1000) for _ in range(5)])'],
    ['javascript', 'console.log([1, 2, 3, 4].map(() => Math.random()))'],
  ])('in %s gives the same by chance for the same seed, and something else for another', async (language, source) => {
    const [one, same, other] = await Promise.all(
      [7, 7, 8].map(async (seed) => printed((await run(source, { language, seed })).body)),
    );
    expect(one).toBe(same);
    expect(one).not.toBe(other);
  });

  test('draws with the turtle', async () => {
    const { body } = await run('from turtle import *\ncolor("red")\nforward(50)\ndot(8)');
    expect(body.drawing).toEqual([
      { kind: 'line', from: [0, 0], to: [50, 0], colour: '#ff0000', width: expect.any(Number) },
      { kind: 'dot', at: [50, 0], size: 8, colour: '#ff0000' },
      { kind: 'turtle', at: [50, 0], heading: 0, colour: '#ff0000', down: true },
    ]);
  });

  test('plots as a page would', async () => {
    const source =
      'import matplotlib.pyplot as plt\nplt.bar(["Ada", "Bo"], [3, 5], label="p")\nplt.plot([0, 1], [0, float("nan")])\nplt.axvline(2.5)\nplt.title("Poeng")\nplt.legend(["a"])\nplt.xlim(0, 9)';
    expect((await run(source)).body.drawing).toEqual([
      {
        kind: 'series',
        look: 'bars',
        points: [
          [0, 3],
          [1, 5],
        ],
        colour: 'blue',
        names: ['Ada', 'Bo'],
        label: 'p',
        widths: [0.8],
      },
      { kind: 'series', look: 'line', points: [[0, 0]], colour: 'orange' },
      { kind: 'rule', axis: 'x', place: 2.5, colour: 'grey' },
      { kind: 'words', of: 'title', text: 'Poeng' },
      { kind: 'legend', labels: ['a'] },
      { kind: 'limits', axis: 'x', start: 0, end: 9 },
    ]);
  });

  test('tells of its error as a page would: the line, the message and the traceback of its own frames', async () => {
    const { body } = await run('name = "Ada"\nprint(nam)');
    expect(body.error).toMatchObject({ type: 'NameError', line: 2, syntax: false });
    expect(body.error.traceback).toContain('File "program.py", line 2');
    expect((await run('print("Hei"')).body.error).toMatchObject({ syntax: true, line: 1 });
  });

  test('sleeps without anyone waiting for it, and is ended when it would sleep on and on', async () => {
    const { body } = await run('import time\nbefore = time.time()\ntime.sleep(30)\nprint(round(time.time() - before))');
    expect(printed(body)).toBe('30\n');
    const endless = await run('import time\nwhile True:\n    print("tick")\n    time.sleep(1)');
    expect(endless.body).toMatchObject({ stopped: 'time' });
    expect(printed(endless.body)).toContain('tick\ntick\n');
    const timers = await run('setInterval(() => console.log("tick"), 1000)', { language: 'javascript' });
    expect(timers.body).toMatchObject({ stopped: 'time' });
  });

  test('has the bounds of a verdict: time, memory, and how much it may print', async () => {
    const ends = await Promise.all(
      ['while True: pass', 'a = "x"\nwhile True: a += a', 'while True: print("stein" * 50)'].map(
        async (source, index) => (await run(source, {}, { address: `10.0.0.${index}` })).body,
      ),
    );
    expect(ends[0].stopped).toBe('time');
    expect(ends[1].stopped ?? ends[1].error.type).toMatch(/^memory$|^MemoryError$/);
    expect(ends[2].stopped).toBe('output');
    expect(printed(ends[2]).length).toBe(50_000);
    const loop = await run('for (;;) console.log("stein")', { language: 'javascript' });
    expect(loop.body.stopped).toBe('output');
  });

  test('sees the dates of the reader’s own clock', async () => {
    const source = 'console.log(new Date(0).getHours(), new Date(0).toLocaleTimeString("nb"))';
    const at = async (time_zone: string) => printed((await run(source, { language: 'javascript', time_zone })).body);
    expect(await at('Europe/Oslo')).toBe('1 01:00:00\n');
    expect(await at('Asia/Tokyo')).toBe('9 09:00:00\n');
    expect(await at('Nowhere/At_All')).toBe('0 00:00:00\n');
  });
});

describe('running on the server', () => {
  test('has a line of its own: verdicts are made by other processes', async () => {
    await run('print(1)');
    const { grader } = app.app.services;
    expect(grader.state().map(({ trust }) => trust)).toContain('run');
    const busy = grader.state().find(({ trust, engine }) => trust === 'learner' && engine === 'python');
    expect(busy?.started ?? 0).toBe(0);
  });

  test('refuses what no page sends, and says what is wrong with it', async () => {
    const refused = [
      { language: 'html' },
      { seed: -1 },
      { seed: 1.5 },
      { lines: [1] },
      { lines: Array.from({ length: 201 }, () => '') },
      { source: 'x'.repeat(20_001) },
      { other: 1 },
    ];
    for (const rest of refused) expect((await run('print(1)', rest)).status, JSON.stringify(rest)).toBe(400);
  });

  test('is counted for each account and each address', async () => {
    const { grader } = app.app.services;
    const { observe } = grader;
    grader.observe = async () => [{ output: '', transcript: [] }];
    try {
      const { access } = await app.signedIn('loper');
      const statuses: number[] = [];
      for (let count = 0; count <= 120; count++) statuses.push((await run('', {}, { token: access })).status);
      expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true);
      expect(statuses.at(-1)).toBe(429);
      expect((await run('')).status).toBe(200);
    } finally {
      grader.observe = observe;
    }
  });

  test('says when to try again where too much is waiting', async () => {
    const { services } = app.app;
    const { grader } = services;
    try {
      services.grader = unavailableGrader('full');
      const { status, body, headers } = await run('print(1)');
      expect([status, body.code, headers['retry-after']]).toEqual([429, 'run_busy', '7']);
      services.grader = unavailableGrader('broken');
      expect((await run('print(1)')).status).toBe(503);
    } finally {
      services.grader = grader;
    }
  });
});
