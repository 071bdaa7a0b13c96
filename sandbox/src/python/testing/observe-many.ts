import type { Limits, Observation } from '../../judge/observation.ts';
import { EndInterpreter, type Engine } from '../engine.ts';
import { createWork, observeSession } from '../observe.ts';
import { runSession } from '../session.ts';

const LIMITS: Limits = { milliseconds: 5_000, outputCharacters: 2_000, memoryMegabytes: 128 };

/**
 * Many small programs in one interpreter, each with its own input: for tests of programs that do no harm, where a new
 * interpreter for each would take most of the time.
 */
export function observeMany(engine: Engine, programs: readonly { source: string; stdin: string }[]): Observation[] {
  const observations: Observation[] = [];
  runSession(engine, (files) => {
    const sessions = programs.map(({ source, stdin }) =>
      observeSession(
        createWork({ source, inputs: [{ kind: 'stdin', stdin }], limits: LIMITS }),
        { started() {}, observed: (_index, observation) => observations.push(observation) },
        files,
      ),
    );
    let current = sessions.shift();
    const host = () => {
      if (!current) throw new EndInterpreter();
      return current.host;
    };
    const next = (): string => {
      try {
        return host().receive();
      } catch (issue) {
        // That program is done: the same interpreter takes the next one.
        if (!current || sessions.length === 0) throw issue;
        current = sessions.shift();
        return next();
      }
    };
    return {
      host: {
        receive: next,
        message: (text) => host().message(text),
        write: (kind, bytes) => host().write(kind, bytes),
        readLine: () => host().readLine(),
        sleep: (milliseconds) => host().sleep(milliseconds),
        now: () => host().now(),
        random: (bytes) => host().random(bytes),
      },
      ended: (ending) => current?.ended(ending),
    };
  });
  return observations;
}
