import type * as run from '@kodestien/contract/learning/run';
import type { Observation } from '@kodestien/sandbox/judge/observation';
import { Unavailable } from '@kodestien/sandbox/server/grader';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/operations.ts';
import { ProblemError } from '../http/problem.ts';
import { answererOf } from './answer.ts';
import type { LearningServices } from './services.ts';

/** Runs a program for someone whose page has no engine yet. It is not judged, and nothing of it is stored. */
export const kjor: Handler<typeof run.kjor, Caller | undefined, LearningServices> = async (
  call,
  { grader, limits },
) => {
  const { language, source, lines, seed, files, time_zone } = call.body;
  if (call.caller) await limits.take('run_account', String(call.caller.player.id));
  else await limits.take('run_address', call.address);
  const input = {
    kind: 'run',
    lines,
    seed,
    ...(files && { files }),
    ...(time_zone !== undefined && { timeZone: time_zone }),
  } as const;
  const [observation] = await grader
    .observe({ language, source, inputs: [input], key: answererOf(call), trust: 'run' })
    .catch(refuse);
  if (!observation) throw new ProblemError('grader_broken');
  return shown(observation);
};

function shown({ transcript, drawing = [], waits, error, stopped }: Observation): run.ProgramRun {
  return {
    pieces: [...transcript],
    drawing: drawing as run.ProgramRun['drawing'],
    waits: waits === true,
    ...(error && { error }),
    ...(stopped && { stopped }),
  };
}

function refuse(error: unknown): never {
  if (!(error instanceof Unavailable)) throw error;
  throw new ProblemError(error.reason === 'full' ? 'run_busy' : 'grader_broken', {
    retryAfterSeconds: error.retryAfter,
  });
}
