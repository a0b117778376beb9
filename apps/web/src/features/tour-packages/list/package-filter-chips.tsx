import { formatMoney } from '@wayfarer/contracts';
import { formatShortDay } from '../../../shared/format/calendar-day.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Chip } from '../../../shared/ui/display/chip.tsx';
import type { SelectOption } from '../../../shared/ui/fields/select-field.tsx';
import { type FilterKey, filterKeys, type PackageFilter } from './package-filter.ts';
import type { FilterChange } from './use-package-search.ts';

const wordsOf = (key: FilterKey, value: string, places: readonly SelectOption[]): string => {
  switch (key) {
    case 'destination':
      return places.find((place) => place.value === value)?.label ?? 'One destination';
    case 'minPrice':
      return `From ${formatMoney(Number(value))}`;
    case 'maxPrice':
      return `Up to ${formatMoney(Number(value))}`;
    case 'title':
      return `“${value}”`;
    case 'availableFrom':
      return `From ${formatShortDay(value)}`;
    case 'availableTo':
      return `Until ${formatShortDay(value)}`;
  }
};

type PackageFilterChipsProps = {
  filter: PackageFilter;
  places: readonly SelectOption[];
  onChange: (values: FilterChange) => void;
  onClear: () => void;
};

/** A chip for each active filter; pressing one takes it away. */
export const PackageFilterChips = ({ filter, places, onChange, onClear }: PackageFilterChipsProps) => {
  const active = filterKeys.flatMap((key) => {
    const value = filter[key];
    return value === undefined ? [] : [{ key, words: wordsOf(key, value, places) }];
  });
  if (active.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {active.map(({ key, words }) => (
        <li key={key} className="max-w-full">
          <Chip onRemove={() => onChange({ [key]: '' })}>{words}</Chip>
        </li>
      ))}
      <li>
        <Button variant="quiet" size="small" onClick={onClear}>
          Clear all
        </Button>
      </li>
    </ul>
  );
};
