import type { Database } from '../../../database/connect.ts';
import { watchCollections } from '../../../database/watch-collections.ts';
import type { Logger } from '../../../logging/logger.ts';
import type { TourPackageIndexKeeper } from './keep-tour-package-index.ts';

/**
 * Tells the index which packages and places any process has added, changed or deleted, and when the settings
 * have changed, which decide what can be booked. @returns ends this
 */
export const followTourPackages = (database: Database, index: TourPackageIndexKeeper, logger: Logger): (() => Promise<void>) => {
  const stopWatching = watchCollections(database, ['tourpackages', 'destinations', 'agency'], {
    onChange: (id, collection) => {
      if (collection === 'agency') index.priceAgain();
      else void (collection === 'tourpackages' ? index.refresh([id]) : index.refresh([], [id]));
    },
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
