import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Balancer = {
  address: string;
  /** From now on, this server gets nothing. */
  leaveOut(address: string): void;
  close(): void;
};

/** Gives each request to the next server, anyone who makes it: nobody's requests all go to one. */
export async function startBalancer(addresses: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  let inUse = addresses;
  const server = createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(inUse[turn++ % inUse.length] ?? '');
    const { method = 'GET', url = '/', socket } = incoming;
    const headers = { ...incoming.headers, 'x-forwarded-for': socket.remoteAddress };
    const forwarded = request({ agent, host: hostname, port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => {
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
    });
    incoming.pipe(forwarded);
  });
  // Longer than any learner thinks: a connection that ends as the next request comes would count as a failure of ours.
  server.keepAliveTimeout = 120_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leaveOut(address) {
      inUse = inUse.filter((one) => one !== address);
    },
    close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
