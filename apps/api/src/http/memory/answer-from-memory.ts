import type { RequestListener } from 'node:http';
import { answersFromMemory } from '../../metrics/metrics.ts';
import type { CallLimit } from '../limits/limit-every-call.ts';
import type { WantsFresh } from './fresh-reads.ts';
import { type PreparedResponse, sendPrepared } from './prepared-response.ts';

/** Ready answers by their whole address, and the limit that they count towards. */
export type ReadyResponses = { readonly find: (address: string) => PreparedResponse | undefined; readonly limit: CallLimit };

/**
 * Sends ready answers before any routing, logging or header building, which cost several times as much as sending. Everything else, and
 * what a limit refuses, is left to the app.
 */
export const answerFromMemory =
  (ready: readonly ReadyResponses[], wantsFresh: WantsFresh, otherwise: RequestListener): RequestListener =>
  (request, response) => {
    const { method, url = '' } = request;
    if ((method === 'GET' || method === 'HEAD') && !wantsFresh(request)) {
      for (const { find, limit } of ready) {
        const found = find(url);
        if (!found) continue;
        if (!limit.allows(request)) break;
        answersFromMemory.inc();
        return sendPrepared(found, request, response);
      }
    }
    return otherwise(request, response);
  };
