import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { RunningServer } from '../testing/running-server.ts';
import { PROCESS_TEST } from '../testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { readMeasurements } from './testing/read-measurements.ts';

const isPostgres = inject('testDatabase') === 'postgres';

describe('the measurements of a server', PROCESS_TEST, () => {
  let place: TestDatabase;
  let stalled: Server;
  let server: RunningServer;
  beforeAll(async () => {
    place = await createTestDatabase();
    // A mail server that takes the connection and then says nothing.
    stalled = createServer().listen(0, '127.0.0.1');
    await once(stalled, 'listening');
    const { port } = stalled.address() as { port: number };
    server = new RunningServer(place, { METRICS_PORT: '0', SMTP_URL: `smtp://127.0.0.1:${port}` });
    await server.ready();
  });
  afterAll(async () => {
    await server.kill();
    stalled.close();
    await place.dispose();
  });

  test('count requests by call and status, and never by an address that someone made up', async () => {
    for (const path of ['profil_disp/ukjent-a', 'profil_disp/ukjent-b', '/oppdiktet-a', '/oppdiktet-b']) {
      await server.get(path);
    }
    const value = await readMeasurements(server);
    expect(value('kodestien_http_requests_total{operation="GET /api/profil_disp/:username",status="404"}')).toBe(2);
    expect(value('kodestien_http_requests_total{operation="page",status="404"}')).toBe(2);
    expect(value('kodestien_http_request_duration_seconds_count{operation="page"}')).toBe(2);
    const text = await (await fetch(server.metricsAddress)).text();
    expect(text).not.toMatch(/ukjent|oppdiktet/);
  });

  test('tell of sign-ins, mails that wait, verdicts, queries, the machine and the version', async () => {
    const person = { username: 'maalt', password: 'hemmelig1' };
    await server.post('create_player', { ...person, email: 'maalt@example.no' });
    await server.post('token', { ...person, password: 'feil passord' });
    const verdict = await server.post('oppgave_svar', {
      doc_slug: 'python-variables',
      blokk_slug: 'name-a-value',
      answer: 'hoyde = 2469\nprint(hoyde)',
    });
    expect(verdict.status).toBe(200);
    const mailsUnderWay = async () => (await readMeasurements(server))('kodestien_mails{state="sending"}');
    await expect.poll(mailsUnderWay, { timeout: 20_000 }).toBe(1);

    const value = await readMeasurements(server);
    expect(value('kodestien_sign_ins_total{outcome="refused"}')).toBe(1);
    expect(value('kodestien_grader_duration_seconds_count{engine="python",trust="learner"}')).toBeGreaterThanOrEqual(1);
    expect(value('kodestien_grader_waiting{engine="python",trust="learner"}')).toBe(0);
    expect(value('kodestien_grader_children_started_total{engine="python",trust="learner"}')).toBeGreaterThanOrEqual(1);
    expect(value('kodestien_grader_children_lost_total{engine="python",trust="learner"}')).toBe(0);
    expect(value('kodestien_database_query_duration_seconds_count{kind="insert"}')).toBeGreaterThan(0);
    expect(value('kodestien_database_connections{state="idle"}') !== undefined).toBe(isPostgres);
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']) {
      expect(value(name), name).toBeGreaterThan(0);
    }
    const text = await (await fetch(server.metricsAddress)).text();
    expect(text).toMatch(
      new RegExp(`kodestien_build_info\\{version="\\d.*",node="v\\d.*",database="${inject('testDatabase')}"\\} 1`),
    );
  });

  test('are not on the port of the product', async () => {
    const { body } = await server.get('/metrics');
    expect(body).not.toContain('kodestien_http_requests_total');
    expect((await fetch(server.metricsAddress.replace('/metrics', '/'))).status).toBe(404);
  });

  test('stop a start whose port for them is in use, and say which setting it is', async () => {
    const { port } = new URL(server.metricsAddress);
    const second = new RunningServer(place, { METRICS_PORT: port });
    expect(await second.process.exited).toBe(1);
    expect(second.process.output).toContain(`Port ${port} is in use`);
    expect(second.process.output).toContain('METRICS_PORT=');
  });
});
