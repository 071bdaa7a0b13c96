import { createHash } from 'node:crypto';
import { differences, isSameJson } from '@kodestien/contract/admin/differences';
import type { DocumentChange } from '@kodestien/contract/admin/json-backend';
import type { SourceDocument } from '@kodestien/contract/document/document';
import type { ChangeKind } from '@kodestien/contract/issues';
import type { Connection } from '../../database/connect.ts';
import type { DocumentRow } from '../../database/schema.ts';
import { listWithdrawn, readRevision } from '../../document/queries.ts';

/** One document as a row of the database holds it. */
export type DocumentState = Pick<DocumentRow, 'json' | 'source' | 'edited'>;
/** All documents, by slug. */
export type Content = ReadonlyMap<string, DocumentState>;
export type LiveContent = {
  revision: number;
  documents: ReadonlyMap<string, DocumentRow>;
  withdrawn: ReadonlySet<string>;
};

/** The revision is read first: should someone publish in between, it is too old, and that is noticed on writing. */
export async function readLive(connection: Connection): Promise<LiveContent> {
  const revision = await readRevision(connection);
  const rows = await connection.selectFrom('document').selectAll().orderBy('slug').execute();
  return {
    revision,
    documents: new Map(rows.map((row) => [row.slug, row])),
    withdrawn: await listWithdrawn(connection),
  };
}

export type StateChange = {
  slug: string;
  kind: ChangeKind;
  before: DocumentState | undefined;
  after: DocumentState | undefined;
};

export function changesBetween(before: Content, after: Content): StateChange[] {
  const slugs = [...new Set([...before.keys(), ...after.keys()])].sort();
  return slugs.flatMap((slug) => {
    const [from, to] = [before.get(slug), after.get(slug)];
    if (from && to && isSameState(from, to)) return [];
    return [{ slug, kind: kindOf(from, to), before: from, after: to }];
  });
}

export function kindOf(before: unknown, after: unknown): ChangeKind {
  if (!before) return 'added';
  return after ? 'changed' : 'removed';
}

function isSameState(one: DocumentState, other: DocumentState): boolean {
  return one.json === other.json && one.source === other.source && one.edited === other.edited;
}

/** The same document, whatever the order of its keys. */
export function isSameDocument(one: string | null, other: string | null): boolean {
  return one === other || isSameJson(parsed(one), parsed(other));
}

export function parsed(json: string | null | undefined): SourceDocument | null {
  return json === null || json === undefined ? null : (JSON.parse(json) as SourceDocument);
}

export function sha256Of(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

export function slugsOf(changes: readonly Pick<StateChange, 'slug' | 'kind'>[]): Record<ChangeKind, string[]> {
  const of = (kind: ChangeKind) => changes.filter((change) => change.kind === kind).map(({ slug }) => slug);
  return { added: of('added'), changed: of('changed'), removed: of('removed') };
}

/** A change as people look at it. */
export function describeChange(
  slug: string,
  beforeJson: string | null | undefined,
  afterJson: string | null | undefined,
): DocumentChange {
  const [before, after] = [parsed(beforeJson), parsed(afterJson)];
  return {
    slug,
    kind: kindOf(before, after),
    tittel: (after ?? before)?.tittel ?? null,
    changes: differences(before, after),
  };
}

export function describeChanges(changes: readonly StateChange[]): DocumentChange[] {
  return changes.map(({ slug, before, after }) => describeChange(slug, before?.json, after?.json));
}
