import { connect, createServer, type Socket } from 'node:net';

/** Slow 4G, as Lighthouse has it for a phone. */
const BYTES_PER_SECOND = { down: 1.6e6 / 8, up: 750e3 / 8 };
const ROUND_TRIP_MILLISECONDS = 150;
const PIECE_BYTES = 1460;

export type SlowLine = {
  port: number;
  /** All that has come down the line since it was opened. */
  readonly bytesDown: number;
  close(): void;
};

/**
 * A line to a server of this machine that is as slow as a phone's. The throttling of a browser's own tools holds for what the
 * page requests, and not for what its workers do.
 */
export async function openSlowLine(serverPort: number): Promise<SlowLine> {
  const down = createDirection(BYTES_PER_SECOND.down);
  const up = createDirection(BYTES_PER_SECOND.up);
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (phone) => {
    const upstream = connect({ port: serverPort, host: '127.0.0.1', noDelay: true });
    for (const socket of [phone, upstream]) {
      sockets.add(socket);
      // A browser that ends a request ends its connection.
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    const opened = performance.now() + ROUND_TRIP_MILLISECONDS;
    phone.on('data', (data) => up.send(data, upstream, opened));
    phone.on('close', () => upstream.destroy());
    upstream.on('data', (data) => down.send(data, phone, 0));
    // What the server had sent before it ended the connection is still on its way.
    upstream.on('close', () => down.end(phone));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    port,
    get bytesDown() {
      return down.sent();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      down.close();
      up.close();
    },
  };
}

/** One direction of the line: its connections take turns, a packet each. */
function createDirection(bytesPerSecond: number) {
  const waiting = new Map<Socket, { pieces: (Buffer | 'end')[]; opensAt: number }>();
  let sent = 0;
  let budget = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    budget += ((now - last) / 1000) * bytesPerSecond;
    last = now;
    for (let hasSent = true; hasSent && budget > 0; ) {
      hasSent = false;
      for (const [socket, { pieces, opensAt }] of waiting) {
        if (opensAt > now) continue;
        const piece = pieces.shift();
        if (pieces.length === 0) waiting.delete(socket);
        if (!piece || socket.destroyed) continue;
        hasSent = true;
        if (piece === 'end') {
          setTimeout(() => socket.end(), ROUND_TRIP_MILLISECONDS / 2);
          continue;
        }
        budget -= piece.length;
        sent += piece.length;
        setTimeout(() => socket.write(piece), ROUND_TRIP_MILLISECONDS / 2);
      }
    }
    // A line that has been idle is no faster afterwards.
    budget = Math.min(budget, 0);
  }, 5);
  const piecesFor = (socket: Socket, opensAt: number) => {
    const pieces = waiting.get(socket)?.pieces ?? [];
    waiting.set(socket, { pieces, opensAt });
    return pieces;
  };
  return {
    sent: () => sent,
    end: (socket: Socket) => piecesFor(socket, 0).push('end'),
    send(data: Buffer, socket: Socket, opensAt: number) {
      const pieces = piecesFor(socket, opensAt);
      for (let at = 0; at < data.length; at += PIECE_BYTES) pieces.push(data.subarray(at, at + PIECE_BYTES));
    },
    close: () => clearInterval(timer),
  };
}
