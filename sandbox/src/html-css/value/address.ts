/**
 * Addresses in a computed value, written from where the page lies: a browser makes them whole, and where that is says
 * nothing about the page.
 */
const PAGE = 'https://page.invalid/sandbox/style';

export function shortAddress(address: string, page = PAGE): string {
  if (address === '' || address.startsWith('#') || !URL.canParse(address, page)) return address;
  const { href, origin } = new URL(address, page);
  const folder = new URL('.', page).href;
  if (href.startsWith(folder)) return href.slice(folder.length);
  return href.startsWith(`${origin}/`) && origin === new URL(page).origin ? href.slice(origin.length) : href;
}
