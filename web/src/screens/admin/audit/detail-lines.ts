const LIST_MAX = 6;

/** Details that have a name in the language of the page; others are shown by the name that the server gave them. */
const KNOWN_DETAILS = [
  'added',
  'changed',
  'removed',
  'revision_id',
  'backup_id',
  'undoes',
  'note',
  'slug',
  'unstage',
  'name',
  'count',
  'sha256',
  'keep',
  'to',
  'human_lang',
  'sent',
  'is_superuser',
  'is_teacher',
  'mail',
  'template',
] as const;

export function isKnown(name: string): name is (typeof KNOWN_DETAILS)[number] {
  return KNOWN_DETAILS.some((one) => one === name);
}

type Words = { yes: string; no: string };

/** What is worth reading of an entry's details: empty lists and nothings are left out, long lists are cut. */
export function detailLines(details: unknown, words: Words): { name: string; text: string }[] {
  if (typeof details !== 'object' || details === null) return [];
  return Object.entries(details).flatMap(([name, value]) => {
    const text = asText(value, words);
    return text === '' ? [] : [{ name, text }];
  });
}

function asText(value: unknown, words: Words): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) {
    const shown = value.slice(0, LIST_MAX).map((item) => asText(item, words));
    return value.length > LIST_MAX ? `${shown.join(', ')} … (${value.length})` : shown.join(', ');
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
