import { type Endpoint, everyEndpoint, type ReadForPage } from '@wayfarer/contracts';
import { ApiError } from '../../errors/api-error.ts';
import type { Handlers } from '../../http/handler.ts';
import { checkInput } from '../../http/input/check-input.ts';
import type { InTime } from '../../http/limits/answer-in-time.ts';
import { readPublic } from '../../http/memory/read-public.ts';

/** Reads of the public catalogue as a visitor's browser would make them, without the network. */
export const readForPage =
  (handlers: Handlers, inTime: InTime): ReadForPage =>
  async (name, { params, query }) => {
    const endpoint: Endpoint = everyEndpoint[name];
    const question = {
      params: endpoint.params ? checkInput(endpoint.params, params) : undefined,
      query: endpoint.query ? checkInput(endpoint.query, query ?? {}) : undefined,
    };
    try {
      return await inTime('GET', readPublic(handlers, name, question));
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.code === 'NOT_FOUND') return null;
      throw thrown;
    }
  };
