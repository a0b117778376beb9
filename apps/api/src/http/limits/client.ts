import type { Request, Response } from 'express';
import type { Asker } from '../../fair-queue.ts';
import { arrivalOf } from './begin-in-rounds.ts';
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

/** The caller of a request, for the queue; '' for visitors. */
export const askerOf = (request: Request, response: Response): Asker => {
  const { address, signal } = clientOf(request, response);
  const account = (response.locals.caller as { userId: string } | undefined)?.userId ?? '';
  return { address, account, signal, since: arrivalOf(request) };
};
