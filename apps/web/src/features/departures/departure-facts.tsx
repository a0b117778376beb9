import { groupDigits, type StaffDeparture } from '@wayfarer/contracts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { counted } from '../../shared/format/format-total.ts';
import { Fact } from '../../shared/ui/display/fact.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { DepartureFill } from './departure-fill.tsx';

const capacityText = ({ capacity, hasOwnCapacity }: StaffDeparture): string =>
  capacity === null ? 'Unlimited' : `${groupDigits(capacity)}${hasOwnCapacity ? ', its own' : ''}`;

/**
 * The seats, the terms and the note of a departure; of a cancelled one nothing that could still be booked.
 */
export const DepartureFacts = ({ departure }: { departure: StaffDeparture }) => {
  const { capacity, paid, held, left, minimum, startTime, closesAt, note, isCancelled } = departure;
  const tooMany = capacity === null ? 0 : paid + held - capacity;
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
        <DepartureFill departure={departure} />
        <dl className="flex min-w-0 flex-wrap gap-x-6 gap-y-3">
          {startTime === undefined ? null : <Fact name="Leaves at">{startTime}</Fact>}
          <Fact name="Seats">{capacityText(departure)}</Fact>
          {left === null ? null : (
            <>
              <Fact name="Paid">{groupDigits(paid)}</Fact>
              <Fact name="Held">{groupDigits(held)}</Fact>
              {isCancelled ? null : <Fact name="Left">{groupDigits(left)}</Fact>}
            </>
          )}
          {minimum === null ? null : <Fact name="Minimum">{counted(minimum, 'person')}</Fact>}
          {isCancelled ? null : <Fact name="Bookings close">{formatMoment(closesAt)}</Fact>}
          {note === null ? null : (
            <Fact name="Note for the guide" wide>
              {note}
            </Fact>
          )}
        </dl>
      </div>
      {tooMany > 0 ? (
        <Notice tone="amber">
          {tooMany === 1 ? 'One more is' : `${groupDigits(tooMany)} more are`} booked than there are seats.
        </Notice>
      ) : null}
    </div>
  );
};
