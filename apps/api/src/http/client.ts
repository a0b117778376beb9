import type { Request, Response } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Asker } from '../fair-queue.ts';
import { arrivalOf } from './begin-in-rounds.ts';

/** The client of a call, and whether it still waits for the answer. */
export type Client = {
  /** The address, of IPv6 the network (/64): who has one address of it has all of them. */
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
    address: request.ip ? ipKeyGenerator(request.ip, 64) : 'unknown',
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
