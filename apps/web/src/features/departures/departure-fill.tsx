import { groupDigits, type StaffDeparture } from '@wayfarer/contracts';

type DepartureFillProps = { departure: Pick<StaffDeparture, 'capacity' | 'paid' | 'held'> };

/**
 * How full a departure is, in words and as a bar: seats that are paid, and behind them those that are
 * held. Nothing where seats are not counted.
 */
export const DepartureFill = ({ departure: { capacity, paid, held } }: DepartureFillProps) => {
  if (capacity === null) return null;
  const part = (seats: number): string => `${capacity === 0 ? 100 : Math.min(100, (100 * seats) / capacity)}%`;
  return (
    <div className="max-w-80 grow basis-60 space-y-1.5">
      <p className="figures font-semibold text-ink">
        {groupDigits(paid)} of {groupDigits(capacity)} seats booked
        {held === 0 ? null : <span className="font-normal text-ink-soft">, {groupDigits(held)} held</span>}
      </p>
      <div aria-hidden="true" className="relative h-2 overflow-hidden rounded-full bg-grey-soft">
        <span className="absolute inset-y-0 start-0 bg-accent/40" style={{ width: part(paid + held) }} />
        <span className="absolute inset-y-0 start-0 bg-accent" style={{ width: part(paid) }} />
      </div>
    </div>
  );
};
