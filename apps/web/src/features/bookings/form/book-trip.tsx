import { type Booking, bookingNumberOf, formatMoney, type TourPackage } from '@wayfarer/contracts';
import type { FormEvent, ReactNode } from 'react';
import { ApiFailure, sentenceOf } from '../../../shared/api/api-failure.ts';
import { counted } from '../../../shared/format/format-total.ts';
import { paths } from '../../../shared/paths.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { LinkButton } from '../../../shared/ui/actions/link-button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { BottomBar } from '../../../shared/ui/layout/bottom-bar.tsx';
import { TripColumns } from '../detail/trip-columns.tsx';
import { TripSummary } from '../detail/trip-summary.tsx';
import { TravellerFields, TripFields } from './booking-form-fields.tsx';
import { bookablePersonsOf, dayErrorOf } from './booking-form-schema.ts';
import type { KnownDays } from './known-days.ts';
import { totalInRupeesOf, useBookTrip } from './use-book-trip.ts';
import { useBookingForm } from './use-booking-form.ts';

export type BookTripProps = {
  tourPackage: TourPackage;
  userId: string;
  /** The days that were searched for; '' where open. */
  asked: { from: string; to: string };
  /** The server said that the price has changed: to `price`, in rupees per person. */
  onNewPrice: (price: number) => void;
  /** Whether a button led here, which names the price. */
  isPressed: boolean;
  /** The departures as far as they are known, and how to learn more. */
  days: KnownDays;
  onBooked: (booking: Booking) => void;
};

const Group = ({ heading, text, children }: { heading: string; text?: string; children: ReactNode }) => (
  <section className="space-y-5">
    <div>
      <h2 className="font-bold text-ink text-lead">{heading}</h2>
      {text === undefined ? null : <p className="text-ink-faint text-small">{text}</p>}
    </div>
    {children}
  </section>
);

/** Whether the call may have succeeded although no answer came. */
const isUnsure = (thrown: unknown): boolean =>
  thrown instanceof ApiFailure && (thrown.code === 'NETWORK' || thrown.status >= 500);

const FailureLine = ({ failure }: { failure: unknown }) => {
  const isGone = failure instanceof ApiFailure && ['PACKAGE_NOT_BOOKABLE', 'NOT_FOUND'].includes(failure.code);
  const toList = (
    <LinkButton to={paths.packageList()} variant="secondary" size="small">
      See other tours
    </LinkButton>
  );
  return (
    <Notice {...(isGone ? { action: toList } : {})}>
      {sentenceOf(failure)}
      {isUnsure(failure) ? ' Your details are saved, and you won’t be booked twice.' : null}
    </Notice>
  );
};

/**
 * At the bottom of a phone's screen, where the summary is below the form. The form's own field says the same
 * to screen readers.
 */
const TotalBar = ({ total, persons }: { total: number; persons: number }) => (
  <BottomBar
    aria-hidden="true"
    className="no-print -mx-(--gutter) border-hairline border-t bg-raised px-(--gutter) py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-bar lg:hidden"
  >
    <p className="figures flex flex-wrap items-baseline justify-between gap-x-4 text-ink">
      <span className="text-ink-soft">Total{Number.isNaN(persons) ? '' : ` for ${counted(persons, 'person')}`}</span>
      <strong className="font-bold text-lead">{Number.isNaN(total) ? '–' : formatMoney(total)}</strong>
    </p>
  </BottomBar>
);

/**
 * The booking form beside its summary; one press makes one booking (docs/specification.md sections 2 and 5).
 */
export const BookTrip = ({ tourPackage, userId, asked, isPressed, onNewPrice, days, onBooked }: BookTripProps) => {
  const { destination, availableFrom, availableTo, price } = tourPackage;
  const place = `${destination.name}, ${destination.country}`;
  const booking = useBookingForm({
    userId,
    packageId: tourPackage._id,
    place,
    availableFrom,
    availableTo,
    asked,
    isPressed,
    departureOn: days.departureOn,
  });
  const { form, values, bookedAs } = booking;
  const onSoldOut = (left: number) => {
    const error = dayErrorOf({ left, state: left === 0 ? 'sold-out' : 'open' }, form.getValues('totalPersons'));
    if (error !== null) form.setError(error.field, { type: 'seats', message: error.message }, { shouldFocus: true });
    days.refetch();
  };
  const onDayRefused = (message: string) => {
    form.setError('travelDate', { type: 'refused', message }, { shouldFocus: true });
    days.refetch();
  };
  const { book, busy, failure } = useBookTrip({
    userId,
    packageId: tourPackage._id,
    onNewPrice,
    keyFor: booking.keyFor,
    onSoldOut,
    onDayRefused,
  });
  const persons = bookablePersonsOf(values.totalPersons);
  const total = totalInRupeesOf(price, persons);

  const send = form.handleSubmit(async ({ totalPersons, travelDate }) => {
    const made = await book({ totalPersons, travelDate }, price);
    if (made === null) return;
    booking.markBooked(made._id);
    onBooked(made);
  });
  const submit = (event: FormEvent) => void send(event);

  return (
    <TripColumns
      summaryPosition="below"
      bar={<TotalBar total={total} persons={persons} />}
      summary={
        <TripSummary
          title={tourPackage.title}
          place={place}
          image={tourPackage.images[0] ?? null}
          travelDate={values.travelDate}
          persons={persons}
          unitPrice={price}
          total={total}
          cancellationPolicy={tourPackage.cancellationPolicy}
        />
      }
    >
      <form noValidate className="space-y-9" onSubmit={submit}>
        {bookedAs === null ? null : (
          <Notice
            tone="grey"
            action={
              <LinkButton to={paths.paymentSession(bookedAs)} variant="secondary" size="small">
                Pay for it
              </LinkButton>
            }
          >
            You’ve already made this booking ({bookingNumberOf(bookedAs)}). Submitting again will create a second one.
          </Notice>
        )}
        <Group heading="Date and travellers">
          <TripFields booking={booking} tourPackage={tourPackage} opensAt={asked.from} days={days} />
        </Group>
        <Group heading="Lead traveller" text="Saved on this device only. We don’t receive it.">
          <TravellerFields form={form} />
        </Group>
        <div className="space-y-5 border-hairline border-t pt-7">
          <TextField
            label="Total Amount"
            readOnly
            className="figures"
            value={Number.isNaN(total) ? '' : formatMoney(total)}
            hint={Number.isNaN(total) ? undefined : `${persons} × ${formatMoney(price)} per person. No extra fees.`}
          />
          <output className="sr-only">{Number.isNaN(total) ? '' : `${counted(persons, 'person')}, ${formatMoney(total)}`}</output>
          {failure === null ? null : <FailureLine failure={failure} />}
          <div className="space-y-3">
            <Button type="submit" size="large" className="w-full sm:w-auto" busy={busy}>
              Continue to payment
            </Button>
            <p className="text-ink-faint text-small">You won’t be charged yet.</p>
          </div>
        </div>
      </form>
    </TripColumns>
  );
};
