import type * as operations from '@kodestien/contract/admin/audit';
import { VERSION } from '@kodestien/contract/limits';
import type { AdminHandler } from '../services.ts';
import { beginningOfDays, countsPerDay } from './days.ts';
import * as queries from './queries.ts';

export const adminOverview: AdminHandler<typeof operations.adminOverview> = async (_call, services) => {
  const { connection, database } = services;
  const now = services.now();
  const from = beginningOfDays(now);
  const signIns = countsPerDay(await queries.countSignInsPerHour(connection, from), now);
  return {
    users: {
      ...(await queries.countUsers(connection)),
      new_per_day: countsPerDay(await queries.countUsersPerHour(connection, from), now),
    },
    sign_ins: { today: signIns.at(-1)?.count ?? 0, per_day: signIns },
    learning: { exercises_solved: await queries.countExercisesSolved(connection) },
    mail: {
      sent: await queries.countMails(connection, 'sent'),
      waiting: await queries.countMails(connection, 'waiting'),
      failed: await queries.countMails(connection, 'failed'),
    },
    content: await queries.countContent(connection),
    database: await queries.describeDatabase(database),
    server: { version: VERSION, node: process.version, uptime_ms: Math.round(process.uptime() * 1000) },
  };
};
