import type { Request, Response } from 'express';
import { clientAddressOf, networkOfAddress } from './client-network.ts';

/** The client of a call, and whether it still waits for the answer. */
export type Client = {
  /** Of IPv6 the network. */
  readonly address: string;
  /** As the browser names itself. */
  readonly userAgent: string;
  /** Aborted once the caller has left. */
  readonly signal: AbortSignal;
};

export const clientOf = (request: Request, response: Response): Client => {
  let left: AbortController | null = null;
  const watch = (): AbortController => {
    const watched = new AbortController();
    if (response.destroyed) watched.abort();
    else response.once('close', () => watched.abort());
    return watched;
  };
  return {
    address: networkOfAddress(clientAddressOf(request, request.app.get('trust proxy fn'))),
    userAgent: request.get('user-agent') ?? '',
    // Created on first use: most calls cost less than a signal does.
    get signal() {
      left ??= watch();
      return left.signal;
    },
  };
};
