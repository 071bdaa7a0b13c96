import { expect, test, vi } from 'vitest';
import type { DrawingStep, Observation } from '../judge/observation.ts';
import { loadEngine } from './node.ts';
import { type RunEnd, runningSession } from './running.ts';
import { runSession } from './session.ts';
import { serveTask } from './watched.ts';

// Each program boots two interpreters.
vi.setConfig({ testTimeout: 120_000 });

const engine = loadEngine();
const LIMITS = { milliseconds: 60_000, outputCharacters: 50_000, memoryMegabytes: 128 };

type Seen = { text: string; drawing: readonly DrawingStep[]; end: RunEnd };

function onServer(source: string, lines: readonly string[], seed: number): Seen {
  let seen: Observation | undefined;
  serveTask(engine, () => ({ source, inputs: [{ kind: 'run', lines, seed }], limits: LIMITS }), {
    started() {},
    observed: (_index, observation) => {
      seen = observation;
    },
  });
  const { transcript = [], drawing = [], error, stopped } = seen ?? { transcript: [] };
  const end = { ...(error && { error }), ...(stopped && { stopped }) } as RunEnd;
  return { text: transcript.map(({ kind, text }) => `${kind}:${text}`).join('|'), drawing, end };
}

/** As a worker of a page runs it. */
function inPage(source: string, lines: readonly string[], seed: number): Seen {
  const waiting = [...lines];
  const pieces: { kind: string; text: string }[] = [];
  const drawing: DrawingStep[] = [];
  let end: RunEnd = {};
  const add = (kind: string, text: string) => {
    const last = pieces.at(-1);
    if (last?.kind === kind && (kind === 'out' || kind === 'err')) last.text += text;
    else pieces.push({ kind, text });
  };
  runSession(engine, (files) =>
    runningSession({ source, outputBytes: 400_000, seed }, files, {
      write: (kind, bytes) => add(kind, new TextDecoder().decode(bytes)),
      prompt: (text) => add('prompt', text),
      draw: (step) => drawing.push(step),
      readLine() {
        const line = waiting.shift();
        if (line === undefined) return null;
        add('input', `${line}\n`);
        return `${line}\n`;
      },
      ended: (ended) => {
        end = ended;
      },
    }),
  );
  return { text: pieces.map(({ kind, text }) => `${kind}:${text}`).join('|'), drawing, end };
}

test.each([
  ['a text', 'print("Hei, fjell! æøå 🏔")', []],
  ['chance', 'import random\nprint([random.randint(1, 1000) for _ in range(20)], random.choice("abc"))', []],
  ['what was shuffled', 'from random import shuffle\nrow = list(range(30))\nshuffle(row)\nprint(row)', []],
  ['lines that were typed', 'a = input("A? ")\nb = input()\nprint(a + b, end="")', ['Åse', ' 7']],
  ['chance after a line', 'import random\ninput("Klar? ")\nprint(random.random())', ['ja']],
  ['the order of a set', 'print({"varde", "sti", "topp", "fjord"})', []],
  ['a drawing', 'from turtle import *\nfor _ in range(3):\n    forward(60)\n    left(120)\ndot(9)\nwrite("A")', []],
  ['an error', 'def a(n):\n    return 1 / n\nprint(1)\na(0)', []],
  ['a program that does not start', 'print("Hei"', []],
  ['both kinds of output', 'import sys\nprint(1)\nprint(2, file=sys.stderr)\nprint(3)', []],
  ['a program that ends itself', 'print(1)\nexit("slutt")\nprint(2)', []],
  ['a module of the library', 'import json, datetime\nprint(json.dumps({"a": str(datetime.date(2025, 5, 17))}))', []],
  ['a long output', 'for i in range(3000):\n    print("linje", i)', []],
] as const)('the server and the page give the same: %s', (_what, source, lines) => {
  expect(onServer(source, lines, 2025)).toEqual(inPage(source, lines, 2025));
});
