import { filledIn, pathToPart } from './page-paths.ts';
import { type PageName, type PageWithParts, pageOf } from './pages.ts';

/** The addresses of a page that need nothing filled in, those of its parts among them. */
export function fixedAddresses(name: PageName): string[] {
  const { pattern, parts = {}, address } = pageOf(name);
  if (/:\w+(?!\?|\w)/.test(pattern)) return [];
  const own = address === undefined ? [filledIn(pattern, {})] : [];
  return [...new Set([...own, ...Object.keys(parts).map((part) => pathToPart(name as PageWithParts, part as never))])];
}

/** Addresses to open, for those who look at every page. */
export function exampleAddresses(name: PageName): string[] {
  const { pattern, example } = pageOf(name);
  return [...fixedAddresses(name), ...(example ? [filledIn(pattern, example)] : [])];
}
