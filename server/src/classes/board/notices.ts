import { setTimeout as pause } from 'node:timers/promises';
import type { DatabasePlace, PostgresPlace } from '../../database/connect.ts';
import { loadPg } from '../../database/load-pg.ts';
import { CLASS_CHANNEL, type ClassNotice, classNotices } from '../../learning/class-notices.ts';

export type ClassNotices = { close(): Promise<void> };

const PAUSE_MS = 2000;

type OnNotice = (notice: ClassNotice) => void;

export function listenForClasses(place: DatabasePlace, onNotice: OnNotice): ClassNotices {
  if (place.kind === 'postgres') return listenToServers(place, onNotice);
  classNotices.on('notice', onNotice);
  return { close: async () => void classNotices.off('notice', onNotice) };
}

/** Hears from all servers that a pupil has done something. Without a connection the boards are read every few seconds. */
function listenToServers(place: PostgresPlace, onNotice: OnNotice): ClassNotices {
  const closing = new AbortController();
  let end = async () => {};

  async function listenOnce(): Promise<void> {
    const { Client } = loadPg();
    const client = new Client({
      connectionString: place.directUrl ?? place.url,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    end = () => client.end().catch(() => {});
    const ended = new Promise<void>((resolve) => {
      client.once('end', () => resolve());
      client.on('error', () => resolve());
    });
    client.on('notification', ({ payload = '' }) => onNotice(JSON.parse(payload)));
    try {
      // A client that is ended while it connects never says that it has connected, nor that it has not.
      await Promise.race([client.connect(), ended]);
      if (closing.signal.aborted) return;
      await client.query(`listen ${CLASS_CHANNEL}`);
      if (!closing.signal.aborted) await ended;
    } catch {
      // It is tried again; until then the boards are read as time passes.
    } finally {
      await client.end().catch(() => {});
    }
  }

  async function listen(): Promise<void> {
    while (!closing.signal.aborted) {
      await listenOnce();
      await pause(PAUSE_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  }

  const running = listen();
  return {
    async close() {
      closing.abort();
      await end();
      await running;
    },
  };
}
