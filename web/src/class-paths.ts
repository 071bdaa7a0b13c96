import { pathTo } from '@kodestien/contract/page-paths';

/** Apart from the other addresses: a first visit links to none of these. */
export const classPaths = {
  join: pathTo('klasse'),
  list: pathTo('klasser'),
  handIn: (id: string, nr: number) => pathTo('innlevering', { id, nr: String(nr) }),
  showing: (id: string, nr: number) => pathTo('klasse_framvisning', { id, nr: String(nr) }),
  of: (id: string, del?: string) => pathTo('klasser', { id, del }),
} as const;
