import type { Database } from '../../../database/connect.ts';
import { watchCollection } from '../../../database/watch-collection.ts';
import type { Logger } from '../../../logging/logger.ts';
import type { TourPackageIndexKeeper } from './keep-tour-package-index.ts';

/** Tells the index which packages any process has added, changed or deleted. @returns ends this */
export const followTourPackages = (database: Database, index: TourPackageIndexKeeper, logger: Logger): (() => Promise<void>) => {
  const stopWatching = watchCollection(database, 'tourpackages', {
    onChange: (id) => void index.refresh([id]),
    onOpen: () => void index.fill(),
    onLost: index.empty,
    logger,
  });
  return async () => {
    index.empty();
    await stopWatching();
    // The change stream may have been opened meanwhile.
    index.empty();
  };
};
