import { describe, expect, it } from 'vitest';
import { callerAddress, isForwardedSecure, networkOf, readTrustedProxies } from '../../src/server/http/trusted-proxies.ts';

const [none, one, two, list] = ['0', '1', '2', '10.0.0.0/8, ::1, fd00::/8'].map((text) => readTrustedProxies(text)!);

describe('who calls', () => {
  it.each([
    ['without proxies whatever the header says', none, '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['behind one, what it says at the right end', one, '10.0.0.2', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
    ['behind two', two, '10.0.0.2', '6.6.6.6, 198.51.100.1, 10.0.0.3', '198.51.100.1'],
    ['behind named ones, the first that is none of them', list, '10.1.1.1', '6.6.6.6, 198.51.100.1, 10.0.0.3', '198.51.100.1'],
    ['from elsewhere past named ones', list, '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['behind one that says nothing', one, '10.0.0.2', undefined, '10.0.0.2'],
    ['behind one that says nonsense', one, '10.0.0.2', 'unknown', '10.0.0.2'],
    ['through an IPv6 socket with an IPv4 address', list, '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ])('%s', (_, trusted, socket, header, caller) => expect(callerAddress(trusted!, socket, header)).toBe(caller));

  it('is believed to come over TLS from trusted proxies only', () => {
    expect(isForwardedSecure(list!, '10.0.0.1', 'https')).toBe(true);
    expect(isForwardedSecure(list!, '203.0.113.9', 'https')).toBe(false);
    expect(isForwardedSecure(none!, '10.0.0.1', 'https')).toBe(false);
    expect(isForwardedSecure(one!, '10.0.0.1', 'http')).toBe(false);
  });

  it.each(['11', 'proxy', '10.0.0.0/33', '', '1.2.3', '::1/129'])('%o is no setting', (text) =>
    expect(readTrustedProxies(text)).toBeNull(),
  );

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:DB8:0001:2::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as the network %s', (address, network) => expect(networkOf(address)).toBe(network));
});
