import type { Block } from '@kodestien/contract/document/blocks';
import { HUMAN_LANGS } from '@kodestien/contract/language';
import { observeHere } from '@kodestien/sandbox/javascript/testing/observe-here';
import { traceHere } from '@kodestien/sandbox/javascript/testing/trace-here';
import type { ProgramInput } from '@kodestien/sandbox/judge/inputs';
import type { Observation, Piece } from '@kodestien/sandbox/judge/observation';
import { expect, test } from 'vitest';
import { checksOf } from './exercise-checks.ts';
import { readContent } from './files/content-folder.ts';
import { CONTENT_FOLDER } from './source/content-root.ts';

type Program = { name: string; source: string; inputs: readonly ProgramInput[] };
const INPUTS_MAX = 2;
const WITHOUT_INPUT: ProgramInput = { kind: 'stdin', stdin: 'Ada\n7\n3\n' };

/** Every program of JavaScript that we ship and that can be stepped through: right, begun, and only shown. */
async function javascriptPrograms(): Promise<Program[]> {
  const { documents } = await readContent(CONTENT_FOLDER);
  return documents.flatMap(({ document }) =>
    document.blocks.flatMap((block) => HUMAN_LANGS.flatMap((lang) => programsOf(block, lang, document.slug))),
  );
}

function programsOf(block: Block, lang: (typeof HUMAN_LANGS)[number], slug: string): Program[] {
  if (block.type === 'run' && block.language === 'javascript' && !block.page)
    return [{ name: `${slug}#${block.slug} ${lang}`, source: block.code[lang], inputs: [WITHOUT_INPUT] }];
  if (block.type !== 'exercise' || block.language !== 'javascript' || block.page) return [];
  const inputs = checksOf(block, lang)
    .map(({ input }) => input as ProgramInput)
    .filter((input) => input.kind !== 'source' && !('shuffle' in input))
    // More of them run the same lines again.
    .slice(0, INPUTS_MAX);
  const sources = [block.solution, block.starter, ...(block.right ?? []).map(({ code }) => code)];
  return sources.map((code, index) => ({ name: `${slug}#${block.slug} ${lang} ${index}`, source: code[lang], inputs }));
}

test('a program of the courses prints the same while it is recorded, and fails at the same place', async () => {
  const programs = await javascriptPrograms();
  expect(programs.length).toBeGreaterThan(100);
  const different: string[] = [];
  let recorded = 0;
  for (const { name, source, inputs } of programs) {
    const plain = await observeHere(source, inputs);
    for (const [index, input] of inputs.entries()) {
      const observation = plain[index] as Observation;
      if (observation.lacks !== undefined || observation.stopped) continue;
      const trace = await traceHere(source, input);
      // A recording is cut where the program goes on for longer than anyone steps.
      if (trace.end === 'steps' || trace.end === 'size') continue;
      recorded += 1;
      // What a call prints is judged alone; the recording has the program's own output before it.
      const said = written(trace.transcript);
      const isSame =
        input.kind === 'stdin'
          ? said === written(observation.transcript)
          : said.endsWith(written(observation.transcript));
      const [one, other] = [trace.error, observation.error];
      const failsSame =
        one?.type === other?.type &&
        one?.message === other?.message &&
        one?.line === other?.line &&
        one?.column === other?.column;
      if (!isSame || !failsSame)
        different.push(`${name}, ${JSON.stringify(input)}: ${trace.end} ${one?.message ?? ''}`);
    }
  }
  expect(different).toEqual([]);
  expect(recorded).toBeGreaterThan(programs.length);
}, 240_000);

function written(pieces: readonly Piece[]): string {
  return pieces.map(({ kind, text }) => `${kind === 'err' ? '!' : ''}${text}`).join('');
}
