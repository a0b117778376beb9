import { categoriesOf, formatMoney, leastSingleRoomsOf, type Prices, seatsOf } from '@wayfarer/contracts';
import type { Ref } from 'react';
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

/** Why a room is paid for that nobody chose. */
const reasonOf = (prices: Prices, party: SingleRoomsFieldProps['party'], least: number): string => {
  if (!prices.single?.required) return '';
  const onLap = categoriesOf(prices).find(({ id, seats }) => seats === 0 && (party[id] ?? 0) > 0);
  return least === 0 || onLap === undefined
    ? ' Whoever travels alone has one.'
    : ` One room for you and the ${onLap.name.toLowerCase()}.`;
};

/** How many rooms for one person, never fewer than are paid for. Nothing where a package has none. */
export const SingleRoomsField = ({ prices, party, value, onChange, error, ref, className }: SingleRoomsFieldProps) => {
  const { single } = prices;
  if (single === undefined) return null;
  const seats = seatsOf(prices, party) || 0;
  const least = leastSingleRoomsOf(prices, seats);
  return (
    <CountRow
      label="Single rooms"
      className={className}
      note={`${formatMoney(single.price)} each.${reasonOf(prices, party, least)}`}
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
