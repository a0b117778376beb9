import type { Booking } from '@wayfarer/contracts';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { whatsAppUrl } from '../../../shared/format/whatsapp-url.ts';
import { Fact, factLinkStyle } from '../../../shared/ui/display/fact.tsx';
import { ShortId } from '../../../shared/ui/display/short-id.tsx';
import { RenewLink } from './renew-link.tsx';

/** Who led its customer here, what staff wrote when they made it, and the link by which its customer pays. */
export const DeskFacts = ({ booking }: { booking: Booking }) => {
  const { source, byStaff = {}, payLink, linkEndedAt } = booking;
  const { title } = booking.package;
  const whatsApp = payLink && whatsAppUrl(booking.toCall?.e164, `${title}, ${formatDay(booking.travelDate)}: ${payLink.url}`);
  const words = [
    [source?.kind === 'partner' ? 'Sent by' : 'Campaign', source?.name],
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
          {whatsApp === undefined ? null : (
            <a href={whatsApp} target="_blank" rel="noreferrer" className={factLinkStyle}>
              Send it by WhatsApp
            </a>
          )}
          <RenewLink booking={booking} />
        </Fact>
      ) : null}
      {linkEndedAt === undefined ? null : (
        <Fact name="Link to pay" wide>
          <span className="font-normal">It ended unpaid on {formatMoment(linkEndedAt)}. Its seats are no longer held.</span>
          <RenewLink booking={booking} />
        </Fact>
      )}
    </>
  );
};
