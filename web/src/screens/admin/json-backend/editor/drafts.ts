export type Draft = {
  text: string;
  /** The live version that it was begun on; null: there was none. */
  base_sha256: string | null;
  /** Begun here and never staged: the server knows nothing of it. */
  isNew?: true;
};

/** What has been written and not staged yet, for as long as the page lives: a look elsewhere must not cost it. */
const drafts = new Map<string, Draft>();

export function keptDraft(slug: string): Draft | undefined {
  return drafts.get(slug);
}

export function keepDraft(slug: string, draft: Draft): void {
  drafts.set(slug, draft);
}

export function dropDraft(slug: string): void {
  drafts.delete(slug);
}
