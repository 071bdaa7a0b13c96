const LIST_MAX = 6;

/** What is worth reading of an entry's details: empty lists and nothings are left out, long lists are cut. */
export function detailLines(details: unknown): { name: string; text: string }[] {
  if (typeof details !== 'object' || details === null) return [];
  return Object.entries(details).flatMap(([name, value]) => {
    const text = asText(value);
    return text === '' ? [] : [{ name, text }];
  });
}

function asText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) {
    const shown = value.slice(0, LIST_MAX).map(asText).join(', ');
    return value.length > LIST_MAX ? `${shown} … (${value.length})` : shown;
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
