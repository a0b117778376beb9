import { lazy, Suspense } from 'react';
import { todayOnSite } from '../../../shared/format/calendar-day.ts';
import { amountSoFar, shownSoFar } from '../../../shared/format/typed-amount.ts';
import { loadPart } from '../../../shared/ui/browser/load-part.ts';
import { Skeleton } from '../../../shared/ui/feedback/skeleton.tsx';
import type { DateFieldProps } from '../../../shared/ui/fields/date-field.tsx';
import { SelectField, type SelectOption } from '../../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { t, tc } from '../../../shared/words/words.ts';
import { contradictionsOf, type PackageFilter } from './package-filter.ts';
import type { FilterChange } from './use-package-search.ts';
import { useSettledText } from './use-settled-text.ts';
import type { WhoFieldProps } from './who-field.tsx';

const LazyDateField = lazy(async () => ({
  default: (await loadPart(() => import('../../../shared/ui/fields/date-field.tsx'))).DateField,
}));

const LazyTripFilters = lazy(async () => ({
  default: (await loadPart(() => import('./trip-filters.tsx'))).TripFilters,
}));

const LazyWhoField = lazy(async () => ({
  default: (await loadPart(() => import('./who-field.tsx'))).WhoField,
}));

const waiting = <Skeleton className="h-18.5 rounded-control" />;

const DayField = ({ shown, ...props }: DateFieldProps & { shown: boolean }) =>
  shown ? (
    <Suspense fallback={waiting}>
      <LazyDateField {...props} clearable placeholder={t('Any day')} />
    </Suspense>
  ) : (
    waiting
  );

type PackageFilterFieldsProps = {
  filter: PackageFilter;
  /** Destinations to choose from. */
  places: readonly SelectOption[];
  onChange: (values: FilterChange) => void;
  /** Who travels: no filter, but what each trip says its total for. */
  who: WhoFieldProps;
  /** False until it is known that the day fields are visible: their code is the largest part. */
  days?: boolean;
};

type PriceFieldProps = {
  label: string;
  value: string;
  error: string | undefined;
  onSettle: (text: string) => void;
};

const PriceField = ({ label, value, error, onSettle }: PriceFieldProps) => {
  const [text, setText] = useSettledText(value, (typed) => onSettle(typed.replace(/\.$/, '')));
  return (
    <TextField
      label={label}
      leading="₹"
      inputMode="decimal"
      autoComplete="off"
      placeholder={tc('a price', 'Any')}
      maxLength={12}
      value={shownSoFar(text)}
      error={error}
      onChange={(event) => setText(amountSoFar(event.target.value))}
    />
  );
};

/**
 * The six specified filters, and the additional ones. Each applies at once; typed ones after a pause in
 * typing.
 */
export const PackageFilterFields = ({ filter, places, onChange, who, days = true }: PackageFilterFieldsProps) => {
  const [title, setTitle] = useSettledText(filter.title ?? '', (text) => onChange({ title: text }));
  const wrong = contradictionsOf(filter);
  return (
    <div className="space-y-5">
      {days ? (
        <Suspense fallback={waiting}>
          <LazyWhoField {...who} />
        </Suspense>
      ) : (
        waiting
      )}
      <SelectField
        label={t('Destination')}
        placeholder={t('All destinations')}
        options={places}
        value={filter.destination ?? ''}
        onChange={(event) => onChange({ destination: event.target.value })}
      />
      <TextField
        label={t('Title')}
        type="search"
        autoComplete="off"
        placeholder={t('Any title')}
        maxLength={120}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      {/* As high as what loads, so that nothing below it moves. */}
      <div className="min-h-64">
        {days ? (
          <Suspense>
            <LazyTripFilters filter={filter} onChange={onChange} />
          </Suspense>
        ) : null}
      </div>
      <div className="grid grid-cols-2 items-start gap-3">
        <PriceField
          label={t('Min price')}
          value={filter.minPrice ?? ''}
          error={undefined}
          onSettle={(minPrice) => onChange({ minPrice })}
        />
        <PriceField
          label={t('Max price')}
          value={filter.maxPrice ?? ''}
          error={wrong.maxPrice}
          onSettle={(maxPrice) => onChange({ maxPrice })}
        />
      </div>
      <DayField
        shown={days}
        label={t('Available from')}
        from={todayOnSite()}
        value={filter.availableFrom ?? ''}
        onValueChange={(availableFrom) => onChange({ availableFrom })}
      />
      <DayField
        shown={days}
        label={t('Available to')}
        from={filter.availableFrom ?? todayOnSite()}
        value={filter.availableTo ?? ''}
        error={wrong.availableTo}
        onValueChange={(availableTo) => onChange({ availableTo })}
      />
    </div>
  );
};
