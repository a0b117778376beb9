import type { Booking } from '@wayfarer/contracts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { Fact } from '../../../shared/ui/display/fact.tsx';
import { ShortId } from '../../../shared/ui/display/short-id.tsx';

/** What staff wrote when they made a booking, and the link by which its customer pays. */
export const DeskFacts = ({ booking: { byStaff = {}, payLink } }: { booking: Booking }) => {
  const words = [
    ['Note', byStaff.note],
    ['Why it costs less', byStaff.discountReason],
    ['Why over the capacity', byStaff.overCapacity],
  ] as const;
  return (
    <>
      {words.map(([name, text]) =>
        text === undefined ? null : (
          <Fact key={name} name={name} wide>
            <span className="wrap-anywhere font-normal">{text}</span>
          </Fact>
        ),
      )}
      {payLink ? (
        <Fact name="Link to pay" wide>
          <ShortId label="link to pay" id={payLink.url} />
          <span className="block font-normal text-ink-soft">Opens without a login until {formatMoment(payLink.until)}.</span>
        </Fact>
      ) : null}
    </>
  );
};
