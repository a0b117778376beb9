import { groupDigits } from '@wayfarer/contracts';
import { SearchX } from 'lucide-react';
import { Suspense } from 'react';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { formatTotal } from '../../../shared/format/format-total.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx';
import { FailedState } from '../../../shared/ui/feedback/failed-state.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { RetryNotice } from '../../../shared/ui/feedback/retry-notice.tsx';
import { t } from '../../../shared/words/words.ts';
import { askedSearchOf, joinedSearch, useChosenSearch } from '../asked-days.ts';
import { activeKeys, isFiltered, type PackageFilter } from './package-filter.ts';
import { TourPackageGrid, TourPackageGridSkeleton } from './tour-package-grid.tsx';
import type { FoundPackages } from './use-found-packages.ts';
import { usePackageCounts } from './use-package-counts.ts';
import type { FilterChange } from './use-package-search.ts';

type NothingFoundProps = { filter: PackageFilter; onChange: (values: FilterChange) => void; onClear: () => void };

const reasonOf = (filter: PackageFilter): string => {
  if (filter.words === undefined) return t('Nothing matches all of these filters. Remove one, or clear them all.');
  return activeKeys(filter).length === 1
    ? t('No trip has “{words}” in its title, place, description or itinerary.', { words: filter.words })
    : t(
        'No trip has “{words}” in its title, place, description or itinerary and matches all other filters. Remove one, or clear them all.',
        { words: filter.words },
      );
};

const NothingMatches = ({ filter, onChange, onClear }: NothingFoundProps) => {
  const { words = [], titles = [], meantPlaces = [] } = usePackageCounts(filter).data ?? {};
  const meant = [
    ...words.map((one) => ({
      label:
        filter.words === undefined ? t('Search trips for “{word}”', { word: one }) : t('Did you mean “{word}”?', { word: one }),
      values: filter.words === undefined ? { title: '', words: one } : { words: one },
    })),
    ...titles.map((title) => ({ label: t('Did you mean “{word}”?', { word: title }), values: { title } })),
    ...meantPlaces.map(({ _id, name, count }) => ({
      label: t('Trips to {place} ({count})', { place: name, count }),
      values: { title: '', words: '', destination: _id },
    })),
  ];
  return (
    <EmptyState
      icon={<SearchX className="size-7" />}
      title={t('No packages found')}
      text={reasonOf(filter)}
      action={
        <div className="flex flex-wrap justify-center gap-3 noscript:hidden">
          {meant.map(({ label, values }) => (
            <Button key={label} onClick={() => onChange(values)}>
              {label}
            </Button>
          ))}
          <Button variant={meant.length === 0 ? 'primary' : 'secondary'} onClick={onClear}>
            {t('Clear all filters')}
          </Button>
        </div>
      }
    />
  );
};

const NothingFound = (props: NothingFoundProps) =>
  isFiltered(props.filter) ? (
    <NothingMatches {...props} />
  ) : (
    <EmptyState title={t('No packages found')} text={t('New trips are being prepared. Please come back soon.')} />
  );

/** The results of a search in each of their states. */
export const TourPackageResults = ({ found, party, ...nothing }: { found: FoundPackages; party: string } & NothingFoundProps) => {
  const { tourPackages, error, total } = found;
  const chosen = useChosenSearch();
  if (found.contradiction !== undefined) return <Notice tone="amber">{found.contradiction}</Notice>;
  if (tourPackages === undefined) {
    return error === null ? (
      <TourPackageGridSkeleton />
    ) : (
      <FailedState message={sentenceOf(error)} retrying={found.isFetching} onRetry={found.retry} />
    );
  }
  if (tourPackages.length === 0) return <NothingFound {...nothing} />;
  return (
    <>
      {error === null ? null : (
        <RetryNotice className="mb-6" busy={found.isFetching} onRetry={found.retry}>
          {sentenceOf(error)}
        </RetryNotice>
      )}
      {/* Hydrated separately, after the filters. */}
      <Suspense>
        <TourPackageGrid
          tourPackages={tourPackages}
          stale={found.stale}
          party={party}
          askedSearch={joinedSearch(askedSearchOf(nothing.filter), chosen)}
        />
      </Suspense>
      {found.hasMore ? (
        <div className="mt-12 flex flex-col items-center gap-3 noscript:hidden">
          <p className="figures text-ink-soft text-small">
            {t('{shown} of {total} shown', {
              shown: groupDigits(tourPackages.length),
              total: total === undefined ? '' : formatTotal(total),
            })}
          </p>
          <Button
            variant="secondary"
            busy={found.isLoadingMore}
            onPointerEnter={found.fetchMoreAhead}
            onTouchStart={found.fetchMoreAhead}
            onFocus={found.fetchMoreAhead}
            onClick={found.showMore}
          >
            {t('Show more')}
          </Button>
        </div>
      ) : null}
    </>
  );
};
