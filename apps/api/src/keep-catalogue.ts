import type { EndpointName } from '@wayfarer/contracts';
import type { RequestHandler } from 'express';
import { watchCollections } from './database/watch-collections.ts';
import type { Dependencies } from './dependencies.ts';
import { createFinishedAnswers } from './http/finished-answers.ts';
import type { Handler, Handlers } from './http/handler.ts';

/** The public reads that are answered from finished buffers, and the writes after which these are no longer true. */
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
export const keepCatalogue = ({ database, logger }: Pick<Dependencies, 'database' | 'logger'>, handlers: Handlers) => {
  const answers = createFinishedAnswers();
  const stop = watchCollections(database, COLLECTIONS, { onChange: answers.drop, onState: answers.setWatching, logger });
  const forgetting =
    <N extends EndpointName>(handler: Handler<N>): Handler<N> =>
    async (call) => {
      const answer = await handler(call);
      answers.drop();
      return answer;
    };
  const writes = Object.fromEntries(WRITES.map((name) => [name, forgetting(handlers[name] as Handler<EndpointName>)]));
  return {
    handlers: { ...handlers, ...writes } as Handlers,
    /** The guard in front of a read that serves what is kept. */
    before: (name: EndpointName): RequestHandler[] => (READS.has(name) ? [answers.serve] : []),
    stop,
  };
};
