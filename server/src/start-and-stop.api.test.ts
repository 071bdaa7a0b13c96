import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect as dial } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PROCESS_TEST, ServerProcess } from './testing/server-process.ts';

let dataDir: string;
const started: ServerProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kodestien-data-'));
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()));
  rmSync(dataDir, { recursive: true, force: true });
});

function start(environment: Record<string, string> = {}, script?: string, args?: string[]): ServerProcess {
  const server = new ServerProcess({ PORT: '0', DATA_DIR: dataDir, ...environment }, script, args);
  started.push(server);
  return server;
}

describe('what stops a start', PROCESS_TEST, () => {
  test('a configuration with issues lists them all and ends with code 1', async () => {
    const server = start({ PORT: 'x', SMTP_URL: 'nonsense', AFTER_SIGNIN: 'home' });
    expect(await server.exited).toBe(1);
    expect(server.output).toContain('The configuration has 3 errors:');
    for (const name of ['PORT', 'SMTP_URL', 'AFTER_SIGNIN']) expect(server.output).toContain(`- ${name}`);
  });

  test('a port that is in use is named, with what to do', async () => {
    const occupant = createServer().listen(0, '127.0.0.1');
    await once(occupant, 'listening');
    const { port } = occupant.address() as { port: number };
    const server = start({ PORT: String(port) });
    expect(await server.exited).toBe(1);
    expect(server.output).toContain(`Port ${port} is in use`);
    occupant.close();
  });

  test('an address that this machine does not have is named', async () => {
    for (const HOST of ['203.0.113.7', 'finnes-ikke.invalid']) {
      const server = start({ HOST });
      expect(await server.exited).toBe(1);
      expect(server.output).toContain(`Cannot listen on ${HOST}:0`);
      expect(server.output).not.toContain(' at ');
    }
  });
});

describe('stopping', PROCESS_TEST, () => {
  test('a request that is under way is answered before the process ends with code 0', async () => {
    const server = start();
    const address = new URL(await server.ready());
    const body = JSON.stringify({ username: 'ingen' });
    const socket = dial(Number(address.port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.write(
      `POST /api/is_username_opptatt HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    // The server has the request's head once another request, sent later, has been answered.
    await fetch(new URL('/healthz', address));
    server.child.kill('SIGTERM');
    await expect
      .poll(() =>
        fetch(new URL('/healthz', address)).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed');
    socket.write(body.slice(5));
    await once(socket, 'close');
    expect(answer).toContain('HTTP/1.1 200');
    expect(answer).toContain('{"status":"valid"}');
    expect(await server.exited).toBe(0);
  });

  test('a request that never becomes whole does not hold the process, and late ones are asked to come back', async () => {
    const server = start();
    const { port, origin } = new URL(await server.ready());
    const half = dial(Number(port), '127.0.0.1');
    half.write('POST /api/token HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{');
    const late = dial(Number(port), '127.0.0.1');
    let answer = '';
    late.on('data', (chunk) => {
      answer += chunk;
    });
    late.write('GET /api/mal HTTP/1.1\r\nHost: x\r\n');
    await fetch(`${origin}/healthz`);
    server.child.kill('SIGTERM');
    const isOpen = () => fetch(`${origin}/healthz`).then(Boolean, () => false);
    await expect.poll(isOpen, { timeout: 20_000 }).toBe(false);
    late.write('\r\n');
    await once(late, 'close');
    expect(answer).toContain('HTTP/1.1 503');
    expect(answer.toLowerCase()).toContain('content-type: application/problem+json');
    expect(answer.toLowerCase()).toContain('retry-after: 5');
    expect(answer).toContain('"code":"unavailable"');
    expect(await server.exited).toBe(0);
    half.destroy();
  });
});

test('npm run superuser says what it needs when the name is missing or cannot be one', PROCESS_TEST, async () => {
  for (const args of [[], ['12']]) {
    const asked = start({}, '../superuser.ts', args);
    expect(await asked.exited).toBe(1);
    expect(asked.output).toContain('npm run superuser -- NAME');
  }
});
