import { bookingNumberOf, displayNameOf, formatMoney } from '@wayfarer/contracts';
import { callInstead } from '../../shared/format/call-instead.ts';
import { counted } from '../../shared/format/format-total.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { Tick } from '../../shared/ui/fields/tick.tsx';

/** A booking to tick; one that is `isFixed` stays ticked. Money is in rupees. */
export type TickedBooking = {
  _id: string;
  user: { username: string; name?: string | undefined };
  totalPersons: number;
  refund?: number;
  /** Present where no email reaches them. */
  toCall?: { name: string; phone?: string | undefined } | undefined;
  isFixed?: boolean;
  /** In which its traveller reads; absent for English. */
  language?: string | undefined;
};

type BookingTicksProps = {
  legend: string;
  bookings: readonly TickedBooking[];
  /** The ids of those that are not ticked. */
  left: readonly string[];
  onChange: (left: string[]) => void;
  error: string | undefined;
};

/** The bookings of a departure, each with a tick. */
export const BookingTicks = ({ legend, bookings, left, onChange, error }: BookingTicksProps) => (
  <fieldset className="min-w-0">
    <legend className="font-medium text-ink">{legend}</legend>
    {error === undefined ? null : <Notice className="mt-2">{error}</Notice>}
    <ul className="mt-1 divide-y divide-hairline">
      {bookings.map(({ _id, user, totalPersons, refund, toCall, isFixed = false }) => (
        <li key={_id} className="flex items-center justify-between gap-4">
          <Tick
            label={
              <span className="min-w-0 wrap-anywhere">
                {displayNameOf(user)} · {counted(totalPersons, 'person')} · {bookingNumberOf(_id)}
                {isFixed ? ', not paid' : null}
                {toCall === undefined ? null : <span className="block font-semibold text-ink">{callInstead(toCall)}</span>}
              </span>
            }
            checked={isFixed || !left.includes(_id)}
            disabled={isFixed}
            onChange={(checked) => onChange(checked ? left.filter((id) => id !== _id) : [...left, _id])}
          />
          {refund === undefined ? null : <span className="figures shrink-0 text-ink text-small">{formatMoney(refund)}</span>}
        </li>
      ))}
    </ul>
  </fieldset>
);
