import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';
import type { TrustedProxies } from './trusted-proxies.ts';

/** Bits of an IPv6 address that identify its owner: a provider gives a home up to 256 networks of 64 bits. */
const IPV6_NETWORK = 56;

/**
 * The client identity used by rate limits: an IPv4 address, however it is written, or the network of an IPv6
 * address.
 */
export const networkOfAddress = (address: string | undefined): string => {
  if (!address || isIP(address) === 0) return 'unknown';
  const parsed = ipaddr.process(address.replace(/%.*$/, ''));
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_NETWORK}`).toString()}/${IPV6_NETWORK}`;
};

export type IsTrusted = (address: string, hop: number) => boolean;

/**
 * Some proxies write the port, and brackets round an IPv6 address: `192.0.2.1:40001`, `[2001:db8::9]:443`.
 */
const withoutPort = (address: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');

/**
 * The address of the client, according to the trusted proxies. What a proxy passes on that is no address is
 * nobody's: the client is then the hop that named it, so that no caller becomes another one with each call.
 */
export const clientAddressOf = (request: IncomingMessage, isTrusted: IsTrusted): string | undefined => {
  const [nearest, ...named] = proxyAddr.all(request);
  let client = nearest;
  for (const [hop, name] of named.entries()) {
    const address = withoutPort(name);
    if (!client || !isTrusted(client, hop) || isIP(address) === 0) break;
    client = address;
  }
  return client;
};

/** How many network names are cached; further ones cost a little more. */
const MAX_KNOWN = 10_000;

/** The network of the client, according to the trusted proxies. */
export const createNetworkOf = (trustedProxies: TrustedProxies): ((request: IncomingMessage) => string) => {
  const isTrusted: IsTrusted =
    typeof trustedProxies === 'number' ? (_address, hop) => hop < trustedProxies : proxyAddr.compile([...trustedProxies]);
  const known = new Map<string, string>();
  const networkOfIpv6 = (address: string): string => {
    const found = known.get(address);
    if (found !== undefined) return found;
    const network = networkOfAddress(address);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(address, network);
    return network;
  };
  return (request) => {
    const address = trustedProxies === 0 ? request.socket.remoteAddress : clientAddressOf(request, isTrusted);
    if (!address) return 'unknown';
    return isIPv6(address) ? networkOfIpv6(address) : address;
  };
};
