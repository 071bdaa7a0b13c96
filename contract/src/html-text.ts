const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** React writes the apostrophe as a hexadecimal number. */
const CHARACTERS = new Map([
  ...Object.entries(ESCAPED).map(([character, entity]) => [entity, character] as const),
  ['&#x27;', "'"],
]);

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPED[character] ?? character);
}

/** The characters behind the entities that we and React write; others are left as they are. */
export function unescapeHtml(html: string): string {
  return html.replace(/&[^;\s]+;/g, (entity) => CHARACTERS.get(entity) ?? entity);
}
