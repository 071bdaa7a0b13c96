import type { SourceDocument } from '@kodestien/contract/document/document';
import type { Observation } from '@kodestien/sandbox/judge/observation';
import { type Grader, Unavailable } from '@kodestien/sandbox/server/grader';
import { describe, expect, test } from 'vitest';
import type { ProofStore } from './proof-stores.ts';
import { Prover } from './prover.ts';

const both = (text: string) => ({ _no: text, _eng: text });
const program = (code: string) => ({ slug: code, type: 'run', language: 'python', code: both(code) });
const document = (slug: string, ...codes: string[]) =>
  ({
    slug,
    blocks: [{ slug: 'text', type: 'text', txt: both('x') }, ...codes.map(program)],
  }) as never as SourceDocument;

function storeInMemory(): ProofStore & { stored: Set<string> } {
  const stored = new Set<string>();
  return {
    stored,
    proved: async (hashes) => new Set(hashes.filter((hash) => stored.has(hash))),
    add: async (hash) => void stored.add(hash),
  };
}

const PRINTED: Observation = { output: 'x', transcript: [] };
const FAILED: Observation = {
  ...PRINTED,
  error: { type: 'NameError', message: 'm', line: 1, column: 1, traceback: '', syntax: false },
};

/** Runs nothing: a program is what it says it does. */
function fakeGrader(answer: (source: string) => Promise<Observation>) {
  const grader = { ran: [] as string[], inside: 0, most: 0 };
  const observe: Grader['observe'] = async ({ source }) => {
    grader.ran.push(String(source));
    grader.inside += 1;
    grader.most = Math.max(grader.most, grader.inside);
    try {
      await new Promise((resolve) => setTimeout(resolve, 1));
      return [await answer(String(source))];
    } finally {
      grader.inside -= 1;
    }
  };
  return Object.assign(grader, { observe, warm: () => {}, state: () => [], close: () => {} });
}

const many = (slug: string, count: number) =>
  document(slug, ...Array.from({ length: count }, (_, index) => `${slug}${index}`));

describe('documents that prove themselves', () => {
  test('have each program run in both languages, once; what was proved is not run again', async () => {
    const grader = fakeGrader(async () => PRINTED);
    const prover = new Prover(grader, storeInMemory());
    expect(await prover.prove([document('a', 'one', 'two')])).toEqual([]);
    expect(grader.ran.toSorted()).toEqual(['one', 'one', 'two', 'two']);
    grader.ran.length = 0;
    expect(await prover.prove([document('a', 'one', 'three', 'two')])).toEqual([]);
    expect(grader.ran).toEqual(['three', 'three']);
  });

  test('are reported by document and block, and what failed is looked at again', async () => {
    let isMended = false;
    const grader = fakeGrader(async (source) => (source === 'bad' && !isMended ? FAILED : PRINTED));
    const prover = new Prover(grader, storeInMemory());
    const invalid = await prover.prove([document('a', 'good'), document('b', 'good', 'bad')]);
    expect(invalid.map(({ slug, block, at }) => [slug, block, at?.section?.lang])).toEqual([
      ['b', 2, '_no'],
      ['b', 2, '_eng'],
    ]);
    isMended = true;
    expect(await prover.prove([document('b', 'good', 'bad')])).toEqual([]);
  });

  test('and a program that could not be run is nobody’s issue: the proof ends, the rest is not tried', async () => {
    const store = storeInMemory();
    const grader = fakeGrader((source) =>
      source === 'a3' ? Promise.reject(new Unavailable('full', 1)) : Promise.resolve(PRINTED),
    );
    const prover = new Prover(grader, store);
    await expect(prover.prove([many('a', 100)])).rejects.toBeInstanceOf(Unavailable);
    await expect.poll(() => grader.inside).toBe(0);
    expect(grader.ran.length).toBeLessThan(60);
    expect(store.stored.size).toBeGreaterThan(0);
  });
});

describe('two who publish at the same time', () => {
  test('share one proof of the same block', async () => {
    const grader = fakeGrader(async () => PRINTED);
    const prover = new Prover(grader, storeInMemory());
    await Promise.all([prover.prove([document('a', 'one')]), prover.prove([document('b', 'one')])]);
    expect(grader.ran).toEqual(['one', 'one']);
  });

  test('together never have more programs with the grader than one of them may have waiting', async () => {
    const grader = fakeGrader(async () => PRINTED);
    const prover = new Prover(grader, storeInMemory());
    await Promise.all(['a', 'b', 'c'].map((slug) => prover.prove([many(slug, 20)])));
    expect(grader.ran).toHaveLength(120);
    expect(grader.most).toBeLessThanOrEqual(8);
  });
});
