import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { messages } from './web/vite-plugins/messages.ts';

const API_TESTS = ['server/src/**/*.api.test.ts', 'reliability/**/*.api.test.ts'];
/** What these do is the same whatever the database is: they are about pictures, files and programs. */
const ANY_DATABASE = [
  'picture',
  'hostile-uploads',
  'hidden-checks',
  'preview',
  'teachers',
  'search',
  'demo',
  'full-disk',
  'start-and-stop',
  'workers',
  'data-folder',
].map((name) => `**/${name}.api.test.ts`);

/** Of these the short part is in server/src/database: full-disk, out-of-service, and scale-out beside it. */
const IN_FULL_ONLY = process.env.RELIABILITY === 'full' ? [] : ['**/postgres-outages.api.test.ts'];

/** Thousands of passwords are hashed in the API tests; what each costs in the product would be most of their work. */
const LIGHT_PASSWORDS = {
  alias: { '@node-rs/argon2': fileURLToPath(new URL('server/src/testing/light-argon2.ts', import.meta.url)) },
};

export default defineConfig({
  test: {
    // Two cores that also run databases and hash passwords: long limits, so that no test fails because the machine is busy.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: '100%',
    // Files share a process and its modules, as requests share a server: a capability that disturbs another is found,
    // and nothing is loaded again for each file. What they store is apart: each file has a database of its own.
    isolate: false,
    projects: [
      {
        extends: true,
        plugins: [messages()],
        test: {
          name: 'unit',
          include: ['{contract,sandbox,server,web,scripts,docs,bench,e2e,reliability}/**/*.test.{ts,tsx}'],
          exclude: [...API_TESTS, '**/node_modules/**', '**/dist/**'],
        },
      },
      {
        extends: true,
        resolve: LIGHT_PASSWORDS,
        test: {
          name: 'api-sqlite',
          include: API_TESTS,
          // Several servers share a PostgreSQL.
          exclude: ['scale-out', 'pooler', 'postgres-outages'].map((name) => `**/${name}.api.test.ts`),
          provide: { testDatabase: 'sqlite' },
        },
      },
      {
        extends: true,
        resolve: LIGHT_PASSWORDS,
        test: {
          name: 'api-postgres',
          include: API_TESTS,
          exclude: [...ANY_DATABASE, ...IN_FULL_ONLY],
          provide: { testDatabase: 'postgres' },
          globalSetup: 'server/src/testing/postgres-for-tests.ts',
        },
      },
    ],
  },
});
