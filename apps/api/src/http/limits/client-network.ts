import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';
import proxyAddr from 'proxy-addr';
import type { TrustedProxies } from './trusted-proxies.ts';

/** Bits of an IPv6 address that identify its owner: a provider gives a home up to 256 networks of 64 bits. */
const IPV6_NETWORK = 56;

/** Whom limits and fair queues count as one caller: an IPv4 address, or the network of an IPv6 address. */
export const networkOfAddress = (address: string | undefined): string =>
  address ? ipKeyGenerator(address, IPV6_NETWORK) : 'unknown';

/** How many network names are cached; further ones cost a little more. */
const MOST_KNOWN = 10_000;

/** The network of the client, according to the trusted proxies. */
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
