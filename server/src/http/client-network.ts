import { isIP } from 'node:net';

/**
 * Whom an address represents where we count. An IPv4 address is one household or one school. Of IPv6 every customer
 * gets a whole /64, so counting single addresses would count nothing.
 */
export function clientNetwork(address: string): string {
  const bare = withoutPort(address).replace(/%.*$/, '');
  if (isIP(bare) !== 6) return bare;
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,65535';
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Some proxies write the port too, and each connection has another. */
function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

/** The eight numbers of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  // The URL parser knows all spellings and gives one, in which :: may stand for any number of zeros.
  const [before = '', after = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  const [head, tail] = [numbers(before), numbers(after)];
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}
