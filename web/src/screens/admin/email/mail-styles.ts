/** The mail with every style taken out of the markup: attributes become data-style, elements dropped. */
export function withoutStyles(html: string): string {
  return html
    .replaceAll(/<style\b[^>]*>[\s\S]*?<\/style>/gi, '')
    .replaceAll(/(<[a-z][^<>]*?)\sstyle=/gi, '$1 data-style=');
}

/** What the style elements of the mail say. */
export function styleRules(html: string): string {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, rules]) => rules).join('\n');
}
