import { formatMoney } from '@wayfarer/contracts';
import { formatMonth, formatShortDay } from '../../../shared/format/calendar-day.ts';
import { daysBetween } from '../../../shared/format/duration-of.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Chip } from '../../../shared/ui/display/chip.tsx';
import type { SelectOption } from '../../../shared/ui/fields/select-field.tsx';
import { t } from '../../../shared/words/words.ts';
import { activeKeys, type FilterKey, type PackageFilter } from './package-filter.ts';
import type { FilterChange } from './use-package-search.ts';

const wordsOf = (key: FilterKey, value: string, { maxDays }: PackageFilter, places: readonly SelectOption[]): string => {
  switch (key) {
    case 'words':
      return t('With “{words}”', { words: value });
    case 'destination':
      return places.find((place) => place.value === value)?.label ?? t('One destination');
    case 'minPrice':
      return t('From {amount}', { amount: formatMoney(Number(value)) });
    case 'maxPrice':
      return t('Up to {amount}', { amount: formatMoney(Number(value)) });
    case 'title':
      return t('“{title}”', { title: value });
    case 'availableFrom':
      return t('From {day}', { day: formatShortDay(value) });
    case 'availableTo':
      return t('Until {day}', { day: formatShortDay(value) });
    case 'month':
      return formatMonth(value);
    case 'minDays':
      return daysBetween(value, maxDays);
    case 'maxDays':
      return daysBetween(undefined, value);
  }
};

type PackageFilterChipsProps = {
  filter: PackageFilter;
  places: readonly SelectOption[];
  onChange: (values: FilterChange) => void;
  onClear: () => void;
};

/** A chip for each active filter; pressing it removes the filter. */
export const PackageFilterChips = ({ filter, places, onChange, onClear }: PackageFilterChipsProps) => {
  const active = activeKeys(filter).map((key) => ({ key, words: wordsOf(key, filter[key] ?? '', filter, places) }));
  if (active.length === 0) return null;
  return (
    <ul aria-label={t('Active filters')} className="flex flex-wrap items-center gap-2">
      {active.map(({ key, words }) => (
        <li key={key} className="max-w-full">
          <Chip onRemove={() => onChange(key === 'minDays' ? { minDays: '', maxDays: '' } : { [key]: '' })}>{words}</Chip>
        </li>
      ))}
      <li>
        <Button variant="quiet" size="small" onClick={onClear}>
          {t('Clear all')}
        </Button>
      </li>
    </ul>
  );
};
