import type { RunningServer } from '../../testing/running-server.ts';

/** The value of one line, named with its labels as Prometheus writes them; undefined if there is none. */
export async function readMeasurements(server: RunningServer): Promise<(line: string) => number | undefined> {
  const text = await (await fetch(server.metricsAddress)).text();
  return (line) => {
    const found = text.split('\n').find((each) => each.startsWith(`${line} `));
    return found === undefined ? undefined : Number(found.split(' ').at(-1));
  };
}
