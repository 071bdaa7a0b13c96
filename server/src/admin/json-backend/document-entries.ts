import type { DocumentEntry } from '@kodestien/contract/admin/json-backend';
import type { SourceDocument } from '@kodestien/contract/document/document';
import type { StageRow } from '../../database/schema.ts';
import { type LiveContent, parsed } from '../content/content.ts';

/** All documents as the stage would leave them, each course followed by its lessons. */
export function documentEntries({ documents }: LiveContent, stage: readonly StageRow[]): DocumentEntry[] {
  const staged = new Map(stage.map((row) => [row.slug, row]));
  const slugs = new Set([...documents.keys(), ...staged.keys()]);
  const entries = [...slugs].flatMap((slug) => {
    const live = documents.get(slug);
    const row = staged.get(slug);
    const document = parsed(row?.json ?? live?.json);
    if (!document) return [];
    const kind = row && (row.json === null ? 'removed' : live ? 'changed' : 'added');
    return [entryOf(document, { live: live !== undefined, edited: live?.edited === 1, staged: kind ?? null })];
  });
  return inOrder(entries);
}

function entryOf(
  { slug, tittel, icon, parent, order, blocks }: SourceDocument,
  state: Pick<DocumentEntry, 'live' | 'edited' | 'staged'>,
): DocumentEntry {
  return { slug, tittel, icon, parent, order, blocks: blocks.length, ...state };
}

function inOrder(entries: readonly DocumentEntry[]): DocumentEntry[] {
  const slugs = new Set(entries.map(({ slug }) => slug));
  const sorted = entries.toSorted((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1));
  // One whose parent is gone, or that has put itself under itself, must not be lost from the list.
  const isTop = ({ slug, parent }: DocumentEntry) => parent === null || parent === slug || !slugs.has(parent);
  const listed = new Set<DocumentEntry>();
  const list = (entry: DocumentEntry) => {
    if (listed.has(entry)) return;
    listed.add(entry);
    for (const child of sorted) if (child.parent === entry.slug) list(child);
  };
  for (const entry of sorted) if (isTop(entry)) list(entry);
  for (const entry of sorted) list(entry);
  return [...listed];
}
