import {
  categoriesOf,
  formatMoney,
  leastSingleRoomsOf,
  nameWithin,
  type Prices,
  type SingleSupplement,
  seatsOf,
} from '@wayfarer/contracts';
import type { Ref } from 'react';
import { t } from '../words/words.ts';
import { CountRow } from './count-row.tsx';

type SingleRoomsFieldProps = {
  prices: Prices;
  party: Readonly<Record<string, number>>;
  value: number;
  onChange: (rooms: number) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
  className?: string;
};

/** What a room costs, and why one is paid for that nobody chose. */
const noteOf = (single: SingleSupplement, prices: Prices, party: SingleRoomsFieldProps['party'], least: number): string => {
  const amount = formatMoney(single.price);
  if (!single.required) return t('{amount} each.', { amount });
  const onLap = categoriesOf(prices).find(({ id, seats }) => seats === 0 && (party[id] ?? 0) > 0);
  return least === 0 || onLap === undefined
    ? t('{amount} each. Whoever travels alone has one.', { amount })
    : t('{amount} each. One room for you and the {child}.', { amount, child: nameWithin(onLap.name) });
};

/** How many rooms for one person, never fewer than are paid for. Nothing where a package has none. */
export const SingleRoomsField = ({ prices, party, value, onChange, error, ref, className }: SingleRoomsFieldProps) => {
  const { single } = prices;
  if (single === undefined) return null;
  const seats = seatsOf(prices, party) || 0;
  const least = leastSingleRoomsOf(prices, seats);
  return (
    <CountRow
      label={t('Single rooms')}
      className={className}
      note={noteOf(single, prices, party, least)}
      error={error}
      name="singleRooms"
      min={least}
      max={Math.max(seats, value || 0)}
      value={Math.max(least, value)}
      onValueChange={onChange}
      {...(ref === undefined ? {} : { ref })}
    />
  );
};
