import type { Request, Response } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Asker } from '../fair-queue.ts';
import { arrivalOf } from './begin-in-rounds.ts';

/** Where a call comes from, and whether somebody still waits for its answer. */
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
    // Made when first asked for: most calls cost less than a signal does.
    get signal() {
      left ??= watch();
      return left.signal;
    },
  };
};

/** The caller of a request as one who waits for a turn; '' for whoever is not logged in. */
export const askerOf = (request: Request, response: Response): Asker => {
  const { address, signal } = clientOf(request, response);
  const account = (response.locals.caller as { userId: string } | undefined)?.userId ?? '';
  return { address, account, signal, since: arrivalOf(request) };
};
