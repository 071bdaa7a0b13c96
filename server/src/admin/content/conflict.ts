import type { DocumentConflict } from '@kodestien/contract/issues';
import type { Connection } from '../../database/connect.ts';
import { describeChange, isSameDocument, kindOf, sha256Of } from './content.ts';
import { findNewestRevision } from './revision-queries.ts';

/** What has become of a live document since `base` (undefined: nobody knows that one any more); null when it is still that one. */
export async function conflictOf(
  connection: Connection,
  slug: string,
  base: string | null | undefined,
  live: string | null,
): Promise<DocumentConflict | null> {
  if (base !== undefined && isSameDocument(base, live)) return null;
  const newest = await findNewestRevision(connection, slug);
  // A load of the files at a start leaves no revision: then nobody in particular did it.
  const revision = newest && isSameDocument(newest.after_json, live) ? newest : undefined;
  const { kind, changes } =
    base === undefined ? { kind: kindOf(true, live), changes: [] } : describeChange(slug, base, live);
  return {
    slug,
    kind,
    live_sha256: live === null ? null : sha256Of(live),
    by: revision?.by ?? null,
    at: revision?.created_at ?? null,
    revision_id: revision?.id ?? null,
    changes,
  };
}
