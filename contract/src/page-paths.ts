import { PAGES, type PageName, type PageWithParts, type PartOf, pageOf } from './pages.ts';

type Parameter<Name extends string> = Name extends `${infer Optional}?`
  ? { readonly [Key in Optional]?: string | undefined }
  : { readonly [Key in Name]: string };
/** What a pattern names: `/kurs/:slug/print` has a slug. */
type Parameters<Pattern extends string> = Pattern extends `${string}/:${infer Name}/${infer Rest}`
  ? Parameter<Name> & Parameters<`/${Rest}`>
  : Pattern extends `${string}/:${infer Name}`
    ? Parameter<Name>
    : unknown;
export type ParametersOf<Name extends PageName> = Parameters<(typeof PAGES)[Name]['pattern']>;

/** The address of a page. What is put into it is made safe for it. */
export function pathTo<Name extends PageName>(
  name: Name,
  ...[parameters]: Record<never, never> extends ParametersOf<Name> ? [ParametersOf<Name>?] : [ParametersOf<Name>]
): string {
  return filledIn(PAGES[name].pattern, (parameters ?? {}) as Record<string, string | undefined>);
}

/** The address of a page inside a page. */
export function pathToPart<Name extends PageWithParts>(name: Name, part: PartOf<Name>): string {
  const { pattern, start, address } = pageOf(name);
  const isBare = part === start && address === undefined;
  return isBare ? filledIn(pattern, {}) : `${filledIn(pattern, {})}/${part}`;
}

/** A pattern with its parameters in their places; those that are missing are left out. */
export function filledIn(pattern: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const path = pattern.replace(/\/:(\w+)\??/g, (_part, key: string) => {
    const value = parameters[key];
    return value ? `/${encodeURIComponent(value)}` : '';
  });
  return path || '/';
}
