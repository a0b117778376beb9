import { formatMoney, type Prices, seatsOf } from '@wayfarer/contracts';
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

/** How many rooms for one person. Nothing where a package has none. */
export const SingleRoomsField = ({ prices, party, value, onChange, error, ref, className }: SingleRoomsFieldProps) => {
  const { single } = prices;
  if (single === undefined) return null;
  const seats = seatsOf(prices, party) || 0;
  return (
    <CountRow
      label="Single rooms"
      className={className}
      note={`${formatMoney(single.price)} each.${single.required ? ' Whoever travels alone has one.' : ''}`}
      error={error}
      name="singleRooms"
      min={0}
      max={Math.max(seats, value || 0)}
      value={value}
      onValueChange={onChange}
      {...(ref === undefined ? {} : { ref })}
    />
  );
};
