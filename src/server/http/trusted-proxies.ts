import { BlockList, isIP } from 'node:net';

/** Which proxies stand before the server: how many, or at which addresses. */
export type TrustedProxies = { hops: number } | { addresses: BlockList };

const MOST_HOPS = 10;

function addTo(list: BlockList, text: string): boolean {
  const [address = '', bits] = text.split('/');
  const version = isIP(address);
  if (version === 0) return false;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (bits === undefined) list.addAddress(address, family);
  else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)) list.addSubnet(address, Number(bits), family);
  else return false;
  return true;
}

/** Reads `2`, or `10.0.0.0/8, ::1`; null for what is neither. */
export function readTrustedProxies(text: string): TrustedProxies | null {
  if (/^\d+$/.test(text.trim())) return Number(text) <= MOST_HOPS ? { hops: Number(text) } : null;
  const addresses = new BlockList();
  return text.split(',').every((part) => addTo(addresses, part.trim())) ? { addresses } : null;
}

/** An IPv4 address that came through an IPv6 socket, as the IPv4 address that it is. */
const plain = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

const isTrusted = (trusted: TrustedProxies, address: string, hop: number): boolean =>
  'hops' in trusted ? hop < trusted.hops : trusted.addresses.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * The address of whoever calls: that of the socket, or, where it is a trusted proxy's, what that proxy says in
 * `X-Forwarded-For`, and so on from its right end. What a caller writes there itself is never believed.
 */
export function callerAddress(trusted: TrustedProxies, socket: string, forwardedFor: string | undefined): string {
  const chain = (forwardedFor ?? '').split(',').map((part) => plain(part.trim()));
  let address = plain(socket);
  for (let hop = 0; isTrusted(trusted, address, hop); hop++) {
    const before = chain.pop();
    if (before === undefined || isIP(before) === 0) break;
    address = before;
  }
  return address;
}

/** Whether the caller's side of the way is encrypted: a trusted proxy is believed. */
export const isForwardedSecure = (trusted: TrustedProxies, socket: string, forwardedProto: string | undefined): boolean =>
  isTrusted(trusted, plain(socket), 0) && forwardedProto?.split(',').at(-1)?.trim() === 'https';

const GROUPS_OF_64 = 4;
const GROUPS = 8;

/**
 * What of an address is counted as one network: an IPv4 address, or the first 64 bits of an IPv6 address, which is the
 * least that one customer gets (RFC 6177).
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups
    .slice(0, GROUPS_OF_64)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
