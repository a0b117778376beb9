import { type Endpoint, everyEndpoint, type ReadForPage } from '@wayfarer/contracts';
import { ApiError } from '../../errors/api-error.ts';
import { checkInput } from '../../http/check-input.ts';
import { type Handler, type Handlers, Reply } from '../../http/handler.ts';

type LooseHandler = (call: unknown) => Promise<unknown>;

/** Reads of the public catalogue as a visitor's browser would make them, without the way over the network. */
export const readForPage =
  (handlers: Handlers): ReadForPage =>
  async (name, { params, query }) => {
    const endpoint: Endpoint = everyEndpoint[name];
    if (endpoint.access !== 'everyone') throw new Error(`${name} is no public read.`);
    const call = {
      params: endpoint.params ? checkInput(endpoint.params, params) : undefined,
      query: endpoint.query ? checkInput(endpoint.query, query ?? {}) : undefined,
      caller: null,
      files: [],
      rawBody: Buffer.alloc(0),
      headers: {},
    };
    try {
      const result = await (handlers[name] as Handler<typeof name> as LooseHandler)(call);
      const reply = result instanceof Reply ? result : new Reply(result, {});
      return { body: endpoint.answer.parse(reply.body), headers: reply.headers };
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.code === 'NOT_FOUND') return null;
      throw thrown;
    }
  };
