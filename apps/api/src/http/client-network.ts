import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';
import proxyAddr from 'proxy-addr';
import type { TrustedProxies } from './trusted-proxies.ts';

/** How many network names are cached; further ones cost a little more. */
const MOST_KNOWN = 10_000;

/**
 * Whom limits count: the address of the client, according to the trusted proxies. The owner of one IPv6 address has its whole network, so one of
 * them counts for the others.
 */
export const createNetworkOf = (trustedProxies: TrustedProxies): ((request: IncomingMessage) => string) => {
  const isTrusted =
    typeof trustedProxies === 'number'
      ? (_address: string, hop: number) => hop < trustedProxies
      : proxyAddr.compile([...trustedProxies]);
  const known = new Map<string, string>();
  const networkOfIpv6 = (address: string): string => {
    const found = known.get(address);
    if (found !== undefined) return found;
    const network = ipKeyGenerator(address);
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
