/** The address to link to, or null: a profile must not hide a script behind its link. */
export function webAddress(text: string): URL | null {
  const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}

/** As people write it: example.no/kari. The host stays as the browser reads it, so that it cannot pose as another. */
export function shownAddress({ host, pathname, search, hash }: URL): string {
  const path = pathname === '/' ? '' : pathname;
  return `${host}${path}${search}${hash}`;
}
