import { PAGE_NAMES, type PageName, pageOf } from '@kodestien/contract/pages';

export type PageParams = Readonly<Record<string, string | undefined>>;
export type FoundPage = { name: PageName; params: PageParams };

/** As the router of the web app reads them, compiled once. Loading that router would take 18 MB of each process. */
const PATTERNS = PAGE_NAMES.map((name) => ({ name, pattern: compiled(pageOf(name).pattern) }));

export function compiled(pattern: string): RegExp {
  const source = pattern.replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?').replace(/\/:(\w+)/g, '/(?<$1>[^/]+)');
  return new RegExp(`^${source}$`);
}

/** Which page an address leads to; undefined where it leads nowhere, as with a part that its page does not have. */
export function pageAt(path: string): FoundPage | undefined {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const readable = clean.split('/').map(decoded).join('/');
  for (const { name, pattern } of PATTERNS) {
    const match = pattern.exec(readable);
    if (!match) continue;
    const named = Object.entries(match.groups ?? {}) as [string, string | undefined][];
    const params = Object.fromEntries(named.map(([key, value]) => [key, value?.replaceAll('%2F', '/')]));
    const { parts } = pageOf(name);
    const part = Object.values(params).at(-1);
    return parts && part !== undefined && !Object.hasOwn(parts, part) ? undefined : { name, params };
  }
  return undefined;
}

/** An address that is not valid UTF-8 names nothing that exists. A slash inside a part does not divide it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('/', '%2F');
  } catch {
    return '\0';
  }
}
