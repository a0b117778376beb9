import { screens } from '@wayfarer/contracts/screens';
import { SlidersHorizontal, Ticket } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { usePlaceOptions } from '../../features/destinations/use-place-options.ts';
import { activeKeys, isSort, type PackageFilter, sortLabels } from '../../features/tour-packages/list/package-filter.ts';
import { PackageFilterFields } from '../../features/tour-packages/list/package-filter-fields.tsx';
import { TourPackageResults } from '../../features/tour-packages/list/tour-package-results.tsx';
import { useFoundPackages } from '../../features/tour-packages/list/use-found-packages.ts';
import { usePlacesWithCounts } from '../../features/tour-packages/list/use-package-counts.ts';
import { usePackageSearch } from '../../features/tour-packages/list/use-package-search.ts';
import { WordSearch } from '../../features/tour-packages/list/word-search.tsx';
import { PAGE_SIZE } from '../../features/tour-packages/tour-package-queries.ts';
import type { Total } from '../../shared/api/call-list.ts';
import { PayInRupees } from '../../shared/currency/currency-room.tsx';
import { formatTotal } from '../../shared/format/format-total.ts';
import { paths } from '../../shared/paths.ts';
import { ReturnBar } from '../../shared/session/return-bar.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { loadPart } from '../../shared/ui/browser/load-part.ts';
import { useMedia } from '../../shared/ui/browser/use-media.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { SelectField } from '../../shared/ui/fields/select-field.tsx';
import { Hero } from '../../shared/ui/layout/hero.tsx';
import { rich } from '../../shared/words/rich.tsx';
import { addressOf, t, tn } from '../../shared/words/words.ts';

const FilterSheet = lazy(async () => ({
  default: (await loadPart(() => import('../../features/tour-packages/list/package-filter-sheet.tsx'))).PackageFilterSheet,
}));

/** Shown only while filters are set. */
const FilterChips = lazy(async () => ({
  default: (await loadPart(() => import('../../features/tour-packages/list/package-filter-chips.tsx'))).PackageFilterChips,
}));

/** As `lg`. */
const WIDE = '(width >= 1024px)';

/** Only words have a best match. */
const sortOptions = ({ words }: PackageFilter) =>
  Object.entries(sortLabels())
    .map(([value, label]) => ({ value, label }))
    .filter(({ value }) => words !== undefined || value !== 'best');

const foundText = (total: Total): string => tn(total.count, '{total} package', '{total} packages', { total: formatTotal(total) });

/** On the button that returns to the list. */
const showText = (total: Total | undefined): string =>
  total === undefined
    ? t('Show packages')
    : tn(total.count, 'Show {total} package', 'Show {total} packages', { total: formatTotal(total) });

const TravellerRow = () => {
  const { token, userId } = useSession();
  const known = token !== null && userId !== null;
  // A server-rendered page reserves the row's space for users who are logged in, see base.css.
  return (
    <div className={classNames('traveller-row space-y-4', !known && 'hidden')}>
      {known ? (
        <>
          <ReturnBar />
          <LinkButton to={paths.myBookings(userId)} variant="secondary" icon={<Ticket aria-hidden="true" className="size-5" />}>
            {t('My bookings')}
          </LinkButton>
        </>
      ) : null}
    </div>
  );
};

type FilterColumnProps = Omit<ComponentProps<typeof PackageFilterFields>, 'days'>;

/**
 * In the rendered page, where phones hide it and then remove it; days and counts are fetched only if they are
 * visible.
 */
const FilterColumn = ({ places, ...fields }: FilterColumnProps) => {
  const isWide = useMedia(WIDE);
  const counted = usePlacesWithCounts(places, fields.filter, isWide);
  return useMedia(WIDE, true) ? <PackageFilterFields {...fields} places={counted} days={isWide} /> : null;
};

const Packages = () => {
  const { filter, sort, party, change, sortBy, clear, askFor } = usePackageSearch();
  const who = { party, onParty: askFor };
  const found = useFoundPackages({ filter, sort, party });
  const places = usePlaceOptions();
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused');
  const isWide = useMedia(WIDE);
  const active = activeKeys(filter).length;
  const inSheet = activeKeys(filter).filter((key) => key !== 'words').length;
  return (
    <div className="lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:gap-x-12">
      <aside
        aria-label={t('Filters')}
        className="sticky top-22 -m-2 hidden max-h-[calc(100dvh-6rem)] self-start overflow-y-auto p-2 lg:block lg:noscript:hidden"
      >
        <FilterColumn filter={filter} places={places} onChange={change} who={who} />
      </aside>
      <section aria-label={t('Packages')} className="min-w-0">
        <WordSearch filter={filter} party={party} onChange={change} />
        <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
          <div>
            <output className="figures block min-h-7 font-semibold text-ink text-lead">
              {found.total === undefined ? '' : foundText(found.total)}
            </output>
            <PayInRupees />
          </div>
          <div className="flex flex-wrap items-end gap-3 max-sm:w-full noscript:hidden">
            <Button
              variant="secondary"
              className="min-h-12 whitespace-nowrap max-sm:grow lg:hidden"
              aria-haspopup="dialog"
              icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
              onClick={() => setSheet('open')}
            >
              {inSheet === 0 ? t('Filters') : t('Filters ({count})', { count: inSheet })}
            </Button>
            <SelectField
              label={t('Sort by')}
              className="max-sm:grow sm:w-56"
              options={sortOptions(filter)}
              value={sort}
              onChange={({ target }) => (isSort(target.value) ? sortBy(target.value) : undefined)}
            />
          </div>
        </div>
        <noscript>
          <p className="mb-6 rounded-control bg-grey-soft px-4 py-3">
            {active === 0
              ? t('Without JavaScript these are our first trips, whatever was asked for: filtering and sorting need it.')
              : tn(
                  PAGE_SIZE,
                  'Without JavaScript a search shows {n} trip at most.',
                  'Without JavaScript a search shows {n} trips at most.',
                )}{' '}
            {rich('<destinations> has all of its trips.', {
              destinations: (
                <a href={addressOf(paths.destinations())} className="font-semibold underline underline-offset-4">
                  {t('Each destination')}
                </a>
              ),
            })}
          </p>
        </noscript>
        <div className="mb-6 empty:hidden">
          {active === 0 ? null : (
            <Suspense fallback={<div className="h-11" />}>
              <FilterChips filter={filter} places={places} onChange={change} onClear={clear} />
            </Suspense>
          )}
        </div>
        <TourPackageResults found={found} party={party} filter={filter} onChange={change} onClear={clear} />
      </section>
      {sheet === 'unused' || isWide ? null : (
        <Suspense>
          <FilterSheet
            open={sheet === 'open'}
            onOpenChange={(open) => setSheet(open ? 'open' : 'closed')}
            filter={filter}
            places={places}
            onChange={change}
            who={who}
            onClear={clear}
            showText={showText(found.total)}
          />
        </Suspense>
      )}
    </div>
  );
};

/** /package-view */
export const PackageListPage = () => (
  <>
    <Hero
      pageTitle={screens.packageList.title}
      heading={t('Find your next journey')}
      text={t('See the itinerary, dates and price of every trip.')}
      picture="/hero/packages-1280.webp"
    />
    <div className="gutters space-y-8 py-10 sm:py-14">
      <TravellerRow />
      <Packages />
    </div>
  </>
);
