import { MAX_PAGE_SIZE, type TourPackageFilter } from '@wayfarer/contracts';
import { cursorOf, readCursor } from '../../database/lists/list-cursor.ts';
import type { PageOf } from '../../database/lists/list-page.ts';
import { exactly } from '../../database/lists/list-total.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { AskedDepartures } from './search/asked-departure.ts';
import type { TourPackageIndexKeeper } from './search/keep-tour-package-index.ts';
import { afterOf, cursorKinds } from './search/page-of-packages.ts';
import { type PackagesAndPlaces, readPage, UNLISTED_FACTS } from './search/read-page.repository.ts';
import { readSaleMoment } from './search/sale-moment.ts';
import type { ShownPackage } from './tour-package.model.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/**
 * A page of the packages that a filter selects (docs/decisions/0026): which they are the index says, and the
 * database is asked for these alone.
 * @param leftOut fields that are not read
 * @throws VALIDATION when the cursor is not of this list
 */
export const listTourPackages = async (
  needs: Needs,
  { current }: Pick<TourPackageIndexKeeper, 'current'>,
  filter: TourPackageFilter,
  leftOut: readonly string[] = UNLISTED_FACTS,
): Promise<PageOf<ShownPackage> & PackagesAndPlaces & { asked: AskedDepartures }> => {
  const { sort = filter.words ? 'best' : 'title', limit = MAX_PAGE_SIZE } = filter;
  const after = afterOf(sort, filter.cursor ? readCursor(filter.cursor, cursorKinds[sort]) : null);
  const sale = await readSaleMoment(needs);
  const { ids, places, total, last, asked } = (await current()).page(filter, {
    sort,
    sale,
    after,
    limit,
  });
  return {
    ...(await readPage(needs.database, ids, places, leftOut)),
    asked,
    total: exactly(total),
    nextCursor: last && cursorOf(last.key, last.id, exactly(total)),
  };
};
