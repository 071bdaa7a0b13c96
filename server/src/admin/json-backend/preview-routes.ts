import type * as operations from '@kodestien/contract/admin/json-backend';
import type { SourceDocument } from '@kodestien/contract/document/document';
import type { Database } from '../../database/connect.ts';
import { DocumentTree } from '../../document/document-tree.ts';
import { type DocumentOutline, outlineOf } from '../../document/outline.ts';
import { previewDocument } from '../author/author.ts';
import type { AdminHandler, AdminServices } from '../services.ts';
import { listStageTimes, readStagedJson } from './stage-queries.ts';

/** Among what is live and staged, so that its course, its neighbours and its links are those it will have. */
export const adminPreview: AdminHandler<typeof operations.adminPreview> = async ({ body, caller }, services) => {
  const others = await outlinesFor(services, caller.player.id);
  const { outline, rendered, issues } = await previewDocument(body.json, [...others.values()]);
  const tree = new DocumentTree([...others.set(outline.slug, outline).values()]);
  return { document: tree.present(outline, rendered), issues };
};

/** All documents as the stage would leave them, without what they say. */
async function outlinesFor(
  { documents, database }: AdminServices,
  playerId: number,
): Promise<Map<string, DocumentOutline>> {
  const found = new Map((await documents.outlines()).map((outline) => [outline.slug, outline]));
  for (const [slug, outline] of await stagedOutlines(database, playerId)) {
    if (outline) found.set(slug, outline);
    else found.delete(slug);
  }
  return found;
}

type Known = { staged_at: number; outline: DocumentOutline };

/** By player and slug. A preview is requested at each pause in typing, and the stage seldom changes in between. */
const knownOf = new WeakMap<Database, Map<string, Known>>();
const KNOWN_MAX = 1000;

/** What someone has staged, by slug: an outline, or null where a removal is staged. */
async function stagedOutlines(
  database: Database,
  playerId: number,
): Promise<ReadonlyMap<string, DocumentOutline | null>> {
  const cached = knownOf.get(database) ?? new Map<string, Known>();
  knownOf.set(database, cached);
  const rows = await listStageTimes(database.connection, playerId);
  const keyOf = (slug: string) => `${playerId} ${slug}`;
  const unknown = rows.filter(
    ({ slug, staged_at, is_removal }) => !is_removal && cached.get(keyOf(slug))?.staged_at !== staged_at,
  );
  if (cached.size + unknown.length > KNOWN_MAX) cached.clear();
  const slugs = unknown.map(({ slug }) => slug);
  for (const { slug, staged_at, json } of await readStagedJson(database.connection, playerId, slugs)) {
    if (json !== null) cached.set(keyOf(slug), { staged_at, outline: outlineOf(JSON.parse(json) as SourceDocument) });
  }
  return new Map(
    rows.map(({ slug, is_removal }) => [slug, is_removal ? null : (cached.get(keyOf(slug))?.outline ?? null)]),
  );
}
