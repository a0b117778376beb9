import { AsyncLocalStorage } from 'node:async_hooks';
import { type CachedRead, type EndpointName, everyEndpoint, everyRoute, isForStaff } from '@wayfarer/contracts';
import type { RequestHandler } from 'express';
import { type Change, watchCollections } from './database/watch-collections.ts';
import type { Dependencies } from './dependencies.ts';
import { everyInvalidation } from './every-feature.ts';
import type { FairQueue } from './fair-queue.ts';
import { TODAY, type TourPackageIndexKeeper } from './features/tour-packages/index.ts';
import type { Handlers } from './http/handler.ts';
import { anyChange, type Invalidation, type IsTouchedBy, touchOf } from './http/memory/invalidation.ts';
import { type HeaderTable, type PreparedResponse, prepareResponse, sizeOfPrepared } from './http/memory/prepared-response.ts';
import { addressOf, type PublicQuestion, readPublic } from './http/memory/read-public.ts';
import { createResponseCache } from './http/memory/response-cache.ts';
import type { AnswerFromCache } from './http/mount-endpoints.ts';
import { catalogueReadings } from './metrics/metrics.ts';
import { watchForNewDay } from './new-day.ts';

/** The collections that any cached read looks at. */
const WATCHED = [...new Set(Object.values<Invalidation>(everyInvalidation).flatMap((invalidation) => Object.keys(invalidation)))];
/** The ids of all packages and destinations, as the sitemap lists them. */
const areIdsTouchedBy = touchOf({ ...everyInvalidation.listTourPackages, destinations: anyChange }, {}, null);

const isCached = (name: EndpointName): name is CachedRead => 'cached' in everyEndpoint[name];

/** Staff who have changed something are never shown an older state. */
const isWrite = (name: EndpointName): boolean => isForStaff(everyEndpoint[name].access) && everyEndpoint[name].method !== 'GET';

/** The memory of each cache, in bytes. */
const MOST_BYTES = { responses: 32 * 1024 * 1024, pages: 16 * 1024 * 1024 };
/** For how long after a change older answers may still be sent, in milliseconds: less than the promised second. */
const LONGEST_STALE = 900;

const JSON_HEADERS = { 'Cache-Control': 'no-cache', 'Content-Type': 'application/json; charset=utf-8' };

/**
 * Caches the catalogue's responses and pages. Changes of every process, this one included, arrive through the change stream and invalidate
 * only what shows them (docs/decisions/0002).
 */
export const cacheCatalogue = (
  { database, logger, config, clock }: Pick<Dependencies, 'database' | 'logger' | 'config' | 'clock'>,
  {
    handlers,
    securityHeaders,
    index,
    markWriter,
    turns,
  }: {
    handlers: Handlers;
    securityHeaders: HeaderTable;
    index: TourPackageIndexKeeper;
    markWriter: RequestHandler;
    /** Only what is not cached needs a turn; all who ask for the same share it, so it goes on when one of them leaves. */
    turns: FairQueue;
  },
) => {
  const horizons = {
    horizon: (): number => watch.knownUntil() + LONGEST_STALE,
    lastHorizon: (): number => watch.lastKnownUntil() + LONGEST_STALE,
  };
  const responses = createResponseCache<PreparedResponse>({ ...horizons, mostBytes: MOST_BYTES.responses });
  const pages = createResponseCache<PreparedResponse>({ ...horizons, mostBytes: MOST_BYTES.pages });
  const both = [responses, pages];
  const watch = watchCollections(database, WATCHED, {
    onChange: async (change: Change) => {
      // First, because answers are made anew from the index.
      if (change.collection === 'tourpackages') await index.refresh([change.id]);
      if (change.collection === 'destinations') index.names.forget();
      for (const cache of both) cache.invalidate(change);
    },
    onOpen: () => {
      for (const cache of both) cache.clear();
      index.names.forget();
      void index.fill();
    },
    onLost: index.empty,
    logger,
  });
  index.names.follow(() => performance.now() < horizons.horizon());

  const isNewDay = watchForNewDay({ clock, config });
  /** At midnight other days can be booked, without any write. */
  const noteDay = (): void => {
    if (isNewDay()) for (const cache of both) cache.invalidate({ collection: 'tourpackages', id: '', fields: [TODAY] });
  };
  const read = (
    name: CachedRead,
    question: PublicQuestion,
    { address, ...options }: { isFresh: boolean; address: string },
  ): Promise<PreparedResponse> => {
    if (options.isFresh) index.names.forget();
    return responses.read(
      addressOf(everyRoute[name].path, question),
      async () => {
        catalogueReadings.inc();
        const { body, headers } = await turns.run({ address, account: '' }, () => readPublic(handlers, name, question));
        const kept = prepareResponse(Buffer.from(JSON.stringify(body)), {
          headers: { ...JSON_HEADERS, ...headers, ...securityHeaders },
        });
        return { kept, bytes: sizeOfPrepared(kept), isTouchedBy: touchOf(everyInvalidation[name], question.query, body) };
      },
      options,
    );
  };

  /** What the page being made has read. */
  const readByPage = new AsyncLocalStorage<IsTouchedBy[]>();
  const keepPage = (
    key: string,
    make: () => Promise<PreparedResponse>,
    options: { isFresh: boolean },
  ): Promise<PreparedResponse> =>
    pages.read(
      key,
      async () => {
        const touches: IsTouchedBy[] = [];
        const kept = await readByPage.run(touches, make);
        return { kept, bytes: sizeOfPrepared(kept), isTouchedBy: (change) => touches.some((touch) => touch(change)) };
      },
      options,
    );
  return {
    find: (address: string): PreparedResponse | undefined => {
      noteDay();
      return responses.find(address);
    },
    cachedRead: (name: EndpointName): AnswerFromCache | null =>
      isCached(name) ? (question, options) => read(name, question, options) : null,
    before: (name: EndpointName): RequestHandler[] => (isWrite(name) ? [markWriter] : []),
    keepPage,
    /** Records what a read of the page being made depends on. */
    noteRead: (name: CachedRead, query: unknown, body: unknown): void => {
      readByPage.getStore()?.push(touchOf(everyInvalidation[name], query, body));
    },
    noteReadOfIds: (): void => {
      readByPage.getStore()?.push(areIdsTouchedBy);
    },
    stop: async (): Promise<void> => {
      index.empty();
      await watch.stop();
      // The change stream may have been opened meanwhile.
      index.empty();
    },
  };
};
