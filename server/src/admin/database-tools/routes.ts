import type * as operations from '@kodestien/contract/admin/database-tools';
import type { SourceDocument } from '@kodestien/contract/document/document';
import { migrate } from '../../database/migrate.ts';
import { proveForAuthor } from '../author/prove.ts';
import type { LiveContent } from '../content/content.ts';
import type { AdminHandler, AdminServices } from '../services.ts';
import { planCycle, planDelete, planInitialization, planLoad } from './plans.ts';
import { runTool } from './run-tool.ts';

export const dbInitialization: AdminHandler<typeof operations.dbInitialization> = async (
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

export const dbLoad: AdminHandler<typeof operations.dbLoad> = ({ body, caller }, services) =>
  runTool(services, caller, { action: 'db_load', kind: 'load', plan: (live) => planLoad(live, prove(services)) }, body);

export const dbDelete: AdminHandler<typeof operations.dbDelete> = ({ body, caller }, services) =>
  runTool(services, caller, { action: 'db_delete', kind: 'delete', plan: planDelete }, body);

export const dbCycle: AdminHandler<typeof operations.dbCycle> = ({ body, caller }, services) =>
  runTool(
    services,
    caller,
    { action: 'db_cycle', kind: 'cycle', plan: (live) => planCycle(live, prove(services)) },
    body,
  );

const prove = (services: AdminServices) => (documents: readonly SourceDocument[]) =>
  proveForAuthor(services, documents);
