import { type Booking, formatMoney } from '@wayfarer/contracts';
import { laterWords } from '../../../shared/deposit/deposit-words.ts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { Fact } from '../../../shared/ui/display/fact.tsx';
import { Card } from '../../../shared/ui/layout/card.tsx';
import { BookingLanguage } from './booking-language.tsx';
import { DeskFacts } from './desk-facts.tsx';

/** How it was booked: when, on which terms, in which language, what staff wrote, and its link to pay. */
export const BookingFacts = ({ booking }: { booking: Booking }) => {
  const { bookingDate, agreed, plan, bookingStatus } = booking;
  return (
    <section aria-labelledby="booked" className="space-y-4">
      <h2 id="booked" className="font-bold text-ink text-lead">
        How it was booked
      </h2>
      <Card>
        <dl className="grid grid-cols-1 gap-4">
          <Fact name="Booked">{formatMoment(bookingDate)}</Fact>
          {agreed ? (
            <Fact name="Terms agreed">
              Version {agreed.version}, {formatMoment(agreed.at)}
            </Fact>
          ) : null}
          {bookingStatus === 'pending' && plan ? (
            <Fact name="Deposit">
              {formatMoney(plan.deposit)}
              <span className="block font-normal text-ink-soft">{`and ${laterWords(plan)}`}</span>
            </Fact>
          ) : null}
          <BookingLanguage booking={booking} />
          <DeskFacts booking={booking} />
        </dl>
      </Card>
    </section>
  );
};
