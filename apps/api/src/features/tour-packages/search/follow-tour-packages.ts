import type { Connection } from 'mongoose';
import { watchCollection } from '../../../database/watch-collection.ts';
import type { Logger } from '../../../logging/logger.ts';
import type { TourPackageIndexKeeper } from './keep-tour-package-index.ts';

/** Tells the index which packages any process has added, changed or deleted. @returns ends this */
export const followTourPackages = (
  database: Connection,
  index: TourPackageIndexKeeper,
  logger: Logger,
): (() => Promise<void>) => {
  const stopWatching = watchCollection(database, 'tourpackages', {
    onChange: (id) => void index.refresh([id]),
    onOpen: () => void index.setWatching(true),
    onLost: () => void index.setWatching(false),
    logger,
  });
  return async () => {
    const stopped = stopWatching();
    // It may be waiting for an index that is being made.
    await index.setWatching(false);
    await stopped;
  };
};
