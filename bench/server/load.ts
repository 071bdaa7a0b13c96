import { once } from 'node:events';
import { connect } from 'node:net';

export type Request = { method: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string };

type Load = { port: number; connections: number; milliseconds: number };

/**
 * Answers per second over connections that stay open, each with one request at a time. `requestOf` gives each connection
 * its own. By hand, because a client that reads whole answers takes longer for each than a bare server does, and would
 * measure itself: this one counts bytes.
 */
export async function answersPerSecond(
  { port, connections, milliseconds }: Load,
  requestOf: (connection: number) => Request,
): Promise<number> {
  let answers = 0;
  let isOver = false;
  const sockets = Array.from({ length: connections }, () => connect(port, '127.0.0.1').setNoDelay(true));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const failed = new Promise<never>((_resolve, reject) => {
    for (const [index, socket] of sockets.entries()) {
      const bytes = bytesOf(requestOf(index));
      let left = 0;
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        if (left === 0) left = lengthOf(chunk, reject);
        left -= chunk.length;
        if (left > 0) return;
        left = 0;
        answers += 1;
        if (!isOver) socket.write(bytes);
      });
      socket.write(bytes);
    }
  });
  const time = new Promise((resolve) => setTimeout(resolve, milliseconds));
  const started = performance.now();
  await Promise.race([time, failed]);
  const perSecond = (answers / (performance.now() - started)) * 1000;
  isOver = true;
  for (const socket of sockets) socket.destroy();
  return perSecond;
}

function bytesOf({ method, path, headers = {}, body }: Request): Buffer {
  return Buffer.from(
    [
      `${method} ${path} HTTP/1.1`,
      'host: localhost',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ...(body === undefined ? [] : [`content-length: ${Buffer.byteLength(body)}`]),
      '',
      body ?? '',
    ].join('\r\n'),
  );
}

const OK = Buffer.from('HTTP/1.1 200 ');

/** Of a whole answer, from its first bytes: its head always comes in one piece. */
function lengthOf(chunk: Buffer, reject: (error: Error) => void): number {
  const end = chunk.indexOf('\r\n\r\n');
  const head = chunk.subarray(0, end).toString('latin1');
  if (!chunk.subarray(0, OK.length).equals(OK)) reject(new Error(`Not what was asked for: ${head.split('\r\n')[0]}`));
  return end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1]);
}
