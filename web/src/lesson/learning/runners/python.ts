import { createPython, type Python, type Run, Stopped } from '@kodestien/sandbox/python/browser';
import type { MakeRunner } from './runner.ts';

export const pythonRunner: MakeRunner = (onProgress) => {
  let python: Python | null = null;
  let current: Pick<Run, 'answer'> | null = null;
  const engine = () => {
    python ??= createPython(onProgress);
    return python;
  };
  return {
    async ready() {
      try {
        await engine().ready;
      } catch (error) {
        // Without a network now, perhaps with one later.
        python?.close();
        python = null;
        throw error;
      }
    },
    async run(source, watcher, seed, files) {
      let prompt = '';
      const run = engine().run(
        source,
        {
          pieces(pieces) {
            const last = pieces.at(-1);
            prompt = last?.kind === 'prompt' ? last.text : '';
            watcher.onPieces(pieces);
          },
          drawing: watcher.onDrawing,
          again: watcher.onAgain,
          asks: () => watcher.onAsk(prompt),
        },
        seed,
        files,
      );
      current = run;
      const { stopped, ...rest } = await run.ended;
      return { ...rest, ...(stopped && { stopped: stopped === 'learner' ? 'user' : stopped }) };
    },
    answer: (line) => current?.answer(line),
    async check(source, inputs) {
      try {
        return await engine().check(source, inputs);
      } catch (error) {
        if (error instanceof Stopped) return null;
        throw error;
      }
    },
    async record(source, input, watcher) {
      try {
        return await engine().trace(source, input, (transcript, answer) => {
          const last = transcript.at(-1);
          current = {
            answer(line) {
              if (line !== null) watcher.onTranscript([...transcript, { kind: 'input', text: `${line}\n` }]);
              answer(line);
            },
          };
          watcher.onTranscript(transcript);
          watcher.onAsk(last?.kind === 'prompt' ? last.text : '');
        });
      } catch (error) {
        if (error instanceof Stopped) return null;
        throw error;
      }
    },
    fetchRest: () => engine().fetchRest(),
    stop: () => python?.stop(),
  };
};
