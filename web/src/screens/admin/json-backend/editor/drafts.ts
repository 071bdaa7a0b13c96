export type Draft = {
  text: string;
  /** The live version that it was begun on; null: there was none. */
  base_sha256: string | null;
  /** Begun here and never staged: the server knows nothing of it. */
  isNew?: true;
};

/**
 * What has been written and not staged yet: a look elsewhere or a reload must not cost it. In this tab's storage, which
 * ends with the tab or the session; where that is full or closed, as long as the page lives.
 */
const PREFIX = 'document-draft:';
const inMemory = new Map<string, Draft>();

export function storedDraft(slug: string): Draft | undefined {
  const existing = inMemory.get(slug);
  if (existing) return existing;
  try {
    const stored = sessionStorage.getItem(PREFIX + slug);
    return stored === null ? undefined : (JSON.parse(stored) as Draft);
  } catch {
    return undefined;
  }
}

export function storeDraft(slug: string, draft: Draft): void {
  try {
    sessionStorage.setItem(PREFIX + slug, JSON.stringify(draft));
    inMemory.delete(slug);
  } catch {
    inMemory.set(slug, draft);
  }
}

export function dropDraft(slug: string): void {
  inMemory.delete(slug);
  try {
    sessionStorage.removeItem(PREFIX + slug);
  } catch {
    // Closed storage holds nothing.
  }
}
