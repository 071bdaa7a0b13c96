import type * as operations from '@kodestien/contract/admin/database-tools';
import type { SourceDocument } from '@kodestien/contract/document/document';
import type { Caller } from '../../account/caller.ts';
import { migrate } from '../../database/migrate.ts';
import type { Handler } from '../../http/operations.ts';
import type { Services } from '../../services.ts';
import type { LiveContent } from '../content/content.ts';
import { proveForAuthor } from '../content/prove.ts';
import { planCycle, planDelete, planInitialization, planLoad } from './plans.ts';
import { runTool } from './run-tool.ts';

export const dbInitialization: Handler<typeof operations.dbInitialization, Caller> = async (
  { body, caller },
  services,
) => {
  if (!body.dry_run) await migrate(services.database);
  const tool = {
    action: 'db_initialization',
    kind: 'initialization',
    plan: (live: LiveContent) => planInitialization(live, prove(services)),
  } as const;
  return runTool(services, caller, tool, body);
};

export const dbLoad: Handler<typeof operations.dbLoad, Caller> = ({ body, caller }, services) =>
  runTool(services, caller, { action: 'db_load', kind: 'load', plan: (live) => planLoad(live, prove(services)) }, body);

export const dbDelete: Handler<typeof operations.dbDelete, Caller> = ({ body, caller }, services) =>
  runTool(services, caller, { action: 'db_delete', kind: 'delete', plan: planDelete }, body);

export const dbCycle: Handler<typeof operations.dbCycle, Caller> = ({ body, caller }, services) =>
  runTool(
    services,
    caller,
    { action: 'db_cycle', kind: 'cycle', plan: (live) => planCycle(live, prove(services)) },
    body,
  );

const prove = (services: Services) => (documents: readonly SourceDocument[]) => proveForAuthor(services, documents);
