import type { Translated } from '@kodestien/contract/language';
import { exampleAddresses } from '@kodestien/contract/page-addresses';
import { type Audience, PAGE_NAMES, type PageName, pageAt, pageOf, paths } from '../../../paths.ts';

export type Stop = {
  page: PageName;
  address: string;
  audience: Audience;
  name: Translated;
  /** What a page inside a page is called. */
  part?: Translated | undefined;
};

/** Every page of the product, with each part that has an address of its own. */
export function stopsFor(username: string): Stop[] {
  return PAGE_NAMES.flatMap((page): Stop[] => {
    const { audience, name, parts = {} } = pageOf(page);
    const addresses = page === 'profil_disp' ? [paths.profilDisp(username)] : exampleAddresses(page);
    return addresses.map((address) => {
      const part = Object.values(pageAt(address)?.params ?? {}).at(-1) ?? '';
      return { page, address, audience, name, part: parts[part] };
    });
  });
}
