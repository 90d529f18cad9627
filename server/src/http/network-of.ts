import { isIPv6 } from 'node:net';

/**
 * Returns the address, or the /64 network of an IPv6 address, which belongs to one household. A request whose
 * connection is already closed has no address: all of them count as one.
 */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return 'closed connection';
  if (!isIPv6(ip) || ip.includes('.')) return ip.replace(/^::ffff:/i, '');
  const [head = '', tail = ''] = ip.split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = ip.includes('::') ? Array(8 - before.length - after.length).fill('0') : [];
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
