import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, Counter, Registry } from 'prom-client';

/** A process that does not answer in time is busy; what it said the last time represents it. */
const TIMEOUT_MS = 2000;
const QUESTION = 'metrics?';

type Snapshot = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;
type Reply = { metrics: Snapshot };

/** In a worker: tells the primary process what it asks for. */
export function answerPrimary(registry: Registry): void {
  process.on('message', async (message) => {
    if (message !== QUESTION) return;
    const metrics = await registry.getMetricsAsJSON();
    if (process.connected) process.send?.({ metrics } satisfies Reply);
  });
}

/**
 * In the primary process: the measurements of all workers as one. What a worker has counted stays in the sums when it
 * has ended; otherwise they would fall, and Prometheus would take that for a restart of everything.
 */
export class WorkersMetrics {
  readonly #latest = new Map<Worker, Snapshot>();
  readonly #own = new Registry();
  readonly #restarts = new Counter({
    name: 'kodestien_worker_restarts_total',
    help: 'Server processes that ended by themselves and were replaced.',
    registers: [this.#own],
  });
  #ended: Snapshot = [];

  constructor() {
    cluster.on('exit', (worker) => this.#keepCounts(worker));
  }

  restarted(): void {
    this.#restarts.inc();
  }

  async read(): Promise<string> {
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
    await Promise.all(workers.map((worker) => worker && this.#ask(worker)));
    const own = await this.#own.getMetricsAsJSON();
    return AggregatorRegistry.aggregate([...this.#latest.values(), this.#ended, own]).metrics();
  }

  #ask(worker: Worker): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(late);
        worker.off('message', heard);
        worker.off('exit', end);
        resolve();
      };
      const heard = (message: unknown) => {
        if (!isReply(message)) return;
        this.#latest.set(worker, message.metrics);
        end();
      };
      const late = setTimeout(end, TIMEOUT_MS);
      worker.on('message', heard).once('exit', end);
      worker.send(QUESTION);
    });
  }

  #keepCounts(worker: Worker): void {
    const last = this.#latest.get(worker) ?? [];
    this.#latest.delete(worker);
    // The library's types call these numbers; they are words.
    const counts = last.filter(({ type }) => ['counter', 'histogram'].includes(String(type)));
    this.#ended = AggregatorRegistry.aggregate([this.#ended, counts]).getMetricsAsArray() as Snapshot;
  }
}

function isReply(message: unknown): message is Reply {
  return typeof message === 'object' && message !== null && 'metrics' in message;
}
