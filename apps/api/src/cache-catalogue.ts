import type { EndpointName } from '@wayfarer/contracts';
import type { RequestHandler } from 'express';
import { watchCollections } from './database/watch-collections.ts';
import type { Dependencies } from './dependencies.ts';
import type { Handler, Handlers } from './http/handler.ts';
import { createResponseCache } from './http/response-cache.ts';
import { createPageCache } from './http/website/page-cache.ts';

/** The public reads that are answered from prepared buffers, and the writes after which these are no longer true. */
const READS = new Set<EndpointName>(['listDestinations', 'listTourPackages', 'filterTourPackages', 'findTourPackage']);
const WRITES = [
  'addDestination',
  'editDestination',
  'deleteDestination',
  'addTourPackage',
  'editTourPackage',
  'deleteTourPackage',
] as const;
const COLLECTIONS = ['destinations', 'tourpackages'];

/**
 * Caches the catalogue's responses and pages: invalidated at once by the process that writes, and within a second by every other, through
 * the change stream.
 */
export const cacheCatalogue = ({ database, logger }: Pick<Dependencies, 'database' | 'logger'>, handlers: Handlers) => {
  const responses = createResponseCache();
  const pages = createPageCache();
  const invalidate = (): void => {
    responses.invalidate();
    pages.invalidate();
  };
  const setWatching = (isWatching: boolean): void => {
    responses.setWatching(isWatching);
    pages.setWatching(isWatching);
  };
  const stop = watchCollections(database, COLLECTIONS, { onChange: invalidate, onState: setWatching, logger });
  const invalidating =
    <N extends EndpointName>(handler: Handler<N>): Handler<N> =>
    async (call) => {
      const answer = await handler(call);
      invalidate();
      return answer;
    };
  const writes = Object.fromEntries(WRITES.map((name) => [name, invalidating(handlers[name] as Handler<EndpointName>)]));
  return {
    handlers: { ...handlers, ...writes } as Handlers,
    /** The middleware before a read that serves what is cached. */
    before: (name: EndpointName): RequestHandler[] => (READS.has(name) ? [responses.serve] : []),
    /** The website's pages that show the catalogue. */
    pages,
    stop,
  };
};
