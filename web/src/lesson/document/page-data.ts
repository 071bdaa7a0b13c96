/** Ids of the data blocks that the server puts into a page, so that its first view needs no second round trip. */
export const PAGE_DATA_IDS = { document: 'kodestien-document', header: 'kodestien-header' } as const;

/** On the server, where there is no page yet: what it is about to be made of. */
let given: Readonly<Record<string, unknown>> | null = null;

export function givePageData(data: Readonly<Record<string, unknown>> | null): void {
  given = data;
}

/** What the server put into this page under an id; `null` without it, or when it is not what it should be. */
export function readPageData<Data>(id: string): Data | null {
  if (given) return (given[id] as Data | undefined) ?? null;
  const text = typeof document === 'undefined' ? null : document.getElementById(id)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text) as Data;
  } catch {
    return null;
  }
}
