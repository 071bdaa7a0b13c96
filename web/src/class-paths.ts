import { pathTo } from '@kodestien/contract/page-paths';

/** Apart from the other addresses: a first visit links to none of these. */
export const classPaths = {
  join: pathTo('klasse'),
  list: pathTo('klasser'),
  of: (id: string, del?: string) => pathTo('klasser', { id, del }),
} as const;
