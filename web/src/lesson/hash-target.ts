/** The place on the page that an address names. Someone may have typed anything behind the #: it must not break the page. */
export function hashTarget(hash: string): string {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
