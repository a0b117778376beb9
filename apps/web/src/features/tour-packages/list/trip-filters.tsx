import type { TourPackageCounts } from '@wayfarer/contracts';
import { formatMonth } from '../../../shared/format/calendar-day.ts';
import { daysBetween } from '../../../shared/format/duration-of.ts';
import { SelectField, type SelectOption } from '../../../shared/ui/fields/select-field.tsx';
import { t } from '../../../shared/words/words.ts';
import type { PackageFilter } from './package-filter.ts';
import { PriceSlider } from './price-slider.tsx';
import { usePackageCounts } from './use-package-counts.ts';
import type { FilterChange } from './use-package-search.ts';

type TripFiltersProps = { filter: PackageFilter; onChange: (values: FilterChange) => void };

/** Fewest and most days; the last one is open-ended. */
const LENGTHS: readonly (readonly [least: string, most?: string])[] = [['1', '3'], ['4', '7'], ['8', '14'], ['15']];

const withCount = (words: string, count: number | undefined): string => (count === undefined ? words : `${words} (${count})`);

const lengthOptions = (counts: TourPackageCounts | undefined, { minDays, maxDays }: PackageFilter): SelectOption[] => {
  const isOffered = LENGTHS.some(([least, most]) => least === minDays && most === maxDays);
  const chosen: [string, string | undefined][] = isOffered || !(minDays ?? maxDays) ? [] : [[minDays ?? '', maxDays]];
  return [...LENGTHS, ...chosen].map(([least = '', most]) => {
    const isWithin = (days: number): boolean => days >= Number(least) && days <= Number(most ?? days);
    const count = counts?.lengths.reduce((sum, length) => (isWithin(length.days) ? sum + length.count : sum), 0);
    return { value: `${least}-${most ?? ''}`, label: withCount(daysBetween(least || undefined, most), count) };
  });
};

/** The months with trips, and the chosen one. */
const monthOptions = (counts: TourPackageCounts | undefined, { month: chosen }: PackageFilter): SelectOption[] => {
  const known = (counts?.months ?? []).map(({ month, count }) => ({ value: month, label: withCount(formatMonth(month), count) }));
  if (chosen === undefined || known.some(({ value }) => value === chosen)) return known;
  return [...known, { value: chosen, label: withCount(formatMonth(chosen), counts && 0) }];
};

/** Month, length and price: each option with the number of results. */
export const TripFilters = ({ filter, onChange }: TripFiltersProps) => {
  const { data: counts, isPlaceholderData } = usePackageCounts(filter);
  const { minDays, maxDays } = filter;
  const chooseLength = (value: string): void => {
    const [least = '', most = ''] = value.split('-');
    onChange({ minDays: least, maxDays: most });
  };
  return (
    <div className="space-y-5" aria-busy={isPlaceholderData}>
      <SelectField
        label={t('Month')}
        placeholder={t('Any month')}
        options={monthOptions(counts, filter)}
        value={filter.month ?? ''}
        onChange={({ target }) => onChange({ month: target.value })}
      />
      <SelectField
        label={t('Length')}
        placeholder={t('Any length')}
        options={lengthOptions(counts, filter)}
        value={minDays || maxDays ? `${minDays ?? ''}-${maxDays ?? ''}` : ''}
        onChange={({ target }) => chooseLength(target.value)}
      />
      <PriceSlider filter={filter} prices={counts?.prices} onChange={onChange} />
    </div>
  );
};
