import { type Grader, Unavailable } from '@kodestien/sandbox/server/grader';
import { JUDGED_BY } from '@kodestien/sandbox/server/languages';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function watchGrader(registry: Registry, grader: Grader): Grader {
  const registers = [registry];
  const verdicts = new Histogram({
    name: 'kodestien_grader_duration_seconds',
    help: 'Running one program for all of its checks, with the time in the queue.',
    labelNames: ['engine'],
    buckets: SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'kodestien_grader_refusals_total',
    help: 'Programs that could not be run, by reason; never the fault of the program.',
    labelNames: ['engine', 'reason'],
    registers,
  });
  new Gauge({
    name: 'kodestien_grader_waiting',
    help: 'Programs that wait for a child process.',
    labelNames: ['engine'],
    registers,
    collect() {
      for (const { engine, waiting } of grader.state()) this.set({ engine }, waiting);
    },
  });
  new Gauge({
    name: 'kodestien_grader_children',
    help: 'Child processes, by what they do.',
    labelNames: ['engine', 'state'],
    registers,
    collect() {
      for (const { engine, busy, children } of grader.state()) {
        this.set({ engine, state: 'busy' }, busy);
        this.set({ engine, state: 'idle' }, children - busy);
      }
    },
  });
  new Counter({
    name: 'kodestien_grader_children_started_total',
    help: 'Child processes that were started.',
    labelNames: ['engine'],
    registers,
    collect() {
      this.reset();
      for (const { engine, started } of grader.state()) this.inc({ engine }, started);
    },
  });
  new Counter({
    name: 'kodestien_grader_children_lost_total',
    help: 'Child processes that died, or were ended because a program took too long.',
    labelNames: ['engine'],
    registers,
    collect() {
      this.reset();
      for (const { engine, lost } of grader.state()) this.inc({ engine }, lost);
    },
  });
  return {
    ...grader,
    async observe(request) {
      const engine = JUDGED_BY[request.language];
      const began = performance.now();
      try {
        const observations = await grader.observe(request);
        verdicts.observe({ engine }, (performance.now() - began) / 1000);
        return observations;
      } catch (error) {
        if (error instanceof Unavailable) refusals.inc({ engine, reason: error.reason });
        throw error;
      }
    },
  };
}
