import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';
import proxyAddr from 'proxy-addr';
import type { TrustedProxies } from './trusted-proxies.ts';

/** Bits of an IPv6 address that say whose it is. A provider gives a home up to 256 networks of 64 bits, and whoever has one of them has all. */
const IPV6_NETWORK = 56;

/** Whom limits and fair turns count as one: an address of IPv4, and of IPv6 its network. */
export const networkOfAddress = (address: string | undefined): string =>
  address ? ipKeyGenerator(address, IPV6_NETWORK) : 'unknown';

/** Networks whose name was worked out; whoever comes from more of them costs a little more. */
const MOST_KNOWN = 10_000;

/** The network of the client, as the trusted proxies tell it. */
export const createNetworkOf = (trustedProxies: TrustedProxies): ((request: IncomingMessage) => string) => {
  const isTrusted =
    typeof trustedProxies === 'number'
      ? (_address: string, hop: number) => hop < trustedProxies
      : proxyAddr.compile([...trustedProxies]);
  const known = new Map<string, string>();
  const networkOfIpv6 = (address: string): string => {
    const found = known.get(address);
    if (found !== undefined) return found;
    const network = networkOfAddress(address);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(address, network);
    return network;
  };
  return (request) => {
    const address = trustedProxies === 0 ? request.socket.remoteAddress : proxyAddr(request, isTrusted);
    if (!address) return 'unknown';
    return isIPv6(address) ? networkOfIpv6(address) : address;
  };
};
