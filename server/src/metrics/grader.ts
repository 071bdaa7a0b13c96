import { type Grader, Unavailable } from '@kodestien/sandbox/server/grader';
import { engineOf } from '@kodestien/sandbox/server/languages';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** `trust`: whether the programs are an author's, are learners' to be judged, or are only run; they never share a process. */
export function watchGrader(registry: Registry, grader: Grader): Grader {
  const registers = [registry];
  const verdicts = new Histogram({
    name: 'kodestien_grader_duration_seconds',
    help: 'Running one program for all of its checks, with the time in the queue.',
    labelNames: ['engine', 'trust'],
    buckets: SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'kodestien_grader_refusals_total',
    help: 'Programs that could not be run, by reason; never the issue of the program.',
    labelNames: ['engine', 'trust', 'reason'],
    registers,
  });
  new Gauge({
    name: 'kodestien_grader_waiting',
    help: 'Programs that wait for a child process.',
    labelNames: ['engine', 'trust'],
    registers,
    collect() {
      for (const { engine, trust, waiting } of grader.state()) this.set({ engine, trust }, waiting);
    },
  });
  new Gauge({
    name: 'kodestien_grader_children',
    help: 'Child processes, by what they do.',
    labelNames: ['engine', 'trust', 'state'],
    registers,
    collect() {
      for (const { engine, trust, busy, children } of grader.state()) {
        this.set({ engine, trust, state: 'busy' }, busy);
        this.set({ engine, trust, state: 'idle' }, children - busy);
      }
    },
  });
  new Counter({
    name: 'kodestien_grader_children_started_total',
    help: 'Child processes that were started.',
    labelNames: ['engine', 'trust'],
    registers,
    collect() {
      this.reset();
      for (const { engine, trust, started } of grader.state()) this.inc({ engine, trust }, started);
    },
  });
  new Counter({
    name: 'kodestien_grader_children_lost_total',
    help: 'Child processes that died, or were ended because a program took too long.',
    labelNames: ['engine', 'trust'],
    registers,
    collect() {
      this.reset();
      for (const { engine, trust, lost } of grader.state()) this.inc({ engine, trust }, lost);
    },
  });
  return {
    ...grader,
    async observe(request) {
      const labels = { engine: engineOf(request.language, request.source), trust: request.trust ?? 'learner' };
      const began = performance.now();
      try {
        const observations = await grader.observe(request);
        verdicts.observe(labels, (performance.now() - began) / 1000);
        return observations;
      } catch (error) {
        if (error instanceof Unavailable) refusals.inc({ ...labels, reason: error.reason });
        throw error;
      }
    },
  };
}
