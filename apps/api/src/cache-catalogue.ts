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
 * Keeps the catalogue's answers in memory: forgotten at once by the process that writes, and within a second by every other, through the
 * change stream.
 */
export const cacheCatalogue = ({ database, logger }: Pick<Dependencies, 'database' | 'logger'>, handlers: Handlers) => {
  const answers = createResponseCache();
  const pages = createPageCache();
  const drop = (): void => {
    answers.drop();
    pages.drop();
  };
  const setWatching = (isWatching: boolean): void => {
    answers.setWatching(isWatching);
    pages.setWatching(isWatching);
  };
  const stop = watchCollections(database, COLLECTIONS, { onChange: drop, onState: setWatching, logger });
  const forgetting =
    <N extends EndpointName>(handler: Handler<N>): Handler<N> =>
    async (call) => {
      const answer = await handler(call);
      drop();
      return answer;
    };
  const writes = Object.fromEntries(WRITES.map((name) => [name, forgetting(handlers[name] as Handler<EndpointName>)]));
  return {
    handlers: { ...handlers, ...writes } as Handlers,
    /** The guard in front of a read that serves what is kept. */
    before: (name: EndpointName): RequestHandler[] => (READS.has(name) ? [answers.serve] : []),
    /** The website's pages that show the catalogue. */
    pages,
    stop,
  };
};
