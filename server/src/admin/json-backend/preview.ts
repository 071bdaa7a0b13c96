import type * as operations from '@kodestien/contract/admin/json-backend';
import { DocumentTree } from '../../document/document-tree.ts';
import type { DocumentOutline } from '../../document/outline.ts';
import { previewDocument } from '../author/author.ts';
import type { AdminHandler, AdminServices } from '../services.ts';
import { stagedOutlines } from './stage-outlines.ts';

/** Among what is live and staged, so that its course, its neighbours and its links are those it will have. */
export const adminPreview: AdminHandler<typeof operations.adminPreview> = async ({ body, caller }, services) => {
  const others = await outlinesFor(services, caller.player.id);
  const { outline, rendered, faults } = await previewDocument(body.json, [...others.values()]);
  const tree = new DocumentTree([...others.set(outline.slug, outline).values()]);
  return { document: tree.present(outline, rendered), faults };
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
