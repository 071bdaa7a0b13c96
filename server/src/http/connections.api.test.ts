import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_SECRET } from '../testing/secret.ts';
import { ServerProcess } from '../testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let place: TestDatabase;
let server: ServerProcess;
let port: number;
beforeAll(async () => {
  place = await createTestDatabase();
  server = new ServerProcess({
    PORT: '0',
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    JWT_SECRET: TEST_SECRET,
    LOG_LEVEL: 'info',
  });
  port = Number(new URL(await server.ready()).port);
});
afterAll(async () => {
  await server.stop();
  await place.dispose();
});

/** Sends these bytes as they are and gives what comes back until the connection ends. */
async function send(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  // A server that ends the connection while we are still sending is part of what is tried here.
  socket.on('error', () => {});
  socket.write(Buffer.from(bytes, 'latin1'));
  await once(socket, 'close');
  return answer;
}

const END = 'Host: x\r\nConnection: close\r\n';
const tooLong = `GET / HTTP/1.1\r\n${END}A: ${'a'.repeat(40_000)}\r\n\r\n`;
const twoLengths = `POST /api/token HTTP/1.1\r\n${END}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`;

describe('what is no HTTP is answered as a problem:', () => {
  test.each([
    ['nonsense', 'NONSENSE\r\n\r\n', 400, 'malformed_request'],
    ['two lengths', twoLengths, 400, 'malformed_request'],
    ['a control code in the address', `GET /\x9b2K HTTP/1.1\r\n${END}\r\n`, 400, 'malformed_request'],
    ['too long a header', tooLong, 431, 'headers_too_large'],
  ])('%s', async (_what, bytes, status, code) => {
    const answer = await send(bytes);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toContain('application/problem+json');
    expect(answer).toContain(`"code":"${code}"`);
  });
});

describe('the log', () => {
  test('has no error and no stack for a client that hangs up in the middle', async () => {
    for (const type of ['application/json', 'multipart/form-data; boundary=grense']) {
      const socket = connect(port, '127.0.0.1');
      socket.write(
        `POST /api/token HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 500\r\n\r\n{"username": "ka`,
      );
      // The server has the beginning once another request, sent later, has been answered.
      await fetch(`http://127.0.0.1:${port}/healthz`);
      socket.resetAndDestroy();
    }
    await fetch(`http://127.0.0.1:${port}/healthz`);
    await expect.poll(() => server.output.match(/"path":"\/healthz"/g)?.length).toBeGreaterThanOrEqual(3);
    expect(server.output).not.toContain('"level":50');
    expect(server.output).not.toContain('"stack"');
  });

  test('is one line for each request, whatever is in its address', async () => {
    await fetch(`http://127.0.0.1:${port}/api/%0d%0a{"level":50,"msg":"forged"}%1b[2K`);
    await expect.poll(() => server.output).toContain('forged');
    const lines = server.output.split('\n').filter((line) => line.includes('forged'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, status: 404 });
  });
});
