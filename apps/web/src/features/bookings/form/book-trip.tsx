import {
  type Booking,
  bookingNumberOf,
  categoriesOf,
  depositOf,
  formatMoney,
  hasPriceFields,
  type InvoiceTo,
  type TourPackage,
} from '@wayfarer/contracts';
import type { FormEvent, ReactNode } from 'react';
import { ApiFailure, sentenceOf } from '../../../shared/api/api-failure.ts';
import { AboutPrice, PayInRupees } from '../../../shared/currency/currency-room.tsx';
import { DepositLine } from '../../../shared/deposit/deposit-line.tsx';
import { paths } from '../../../shared/paths.ts';
import { PriceLines } from '../../../shared/quote/price-lines.tsx';
import { unitWordsOf } from '../../../shared/quote/unit-words.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { LinkButton } from '../../../shared/ui/actions/link-button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { BottomBar } from '../../../shared/ui/layout/bottom-bar.tsx';
import { t, tn } from '../../../shared/words/words.ts';
import { TripColumns } from '../detail/trip-columns.tsx';
import { TripSummary } from '../detail/trip-summary.tsx';
import { AgreedTexts } from './agreed-texts.tsx';
import { TravellerFields, TripFields } from './booking-form-fields.tsx';
import { bookablePersonsOf, contactOf, dayErrorOf } from './booking-form-schema.ts';
import { ChoiceFields } from './choice-fields.tsx';
import type { KnownDays } from './known-days.ts';
import type { Refusal } from './refusal.ts';
import { useBookTrip } from './use-book-trip.ts';
import { useBookingForm } from './use-booking-form.ts';
import { useFormPrice } from './use-form-price.ts';

export type BookTripProps = {
  tourPackage: TourPackage;
  userId: string;
  /** Whom the account's invoices are for; undefined for its person, or while it is not known. */
  accountInvoiceTo: InvoiceTo | undefined;
  /** The days that were searched for, '' where open, and the chosen one, '' for none. */
  asked: { from: string; to: string; day: string };
  /** What was chosen beside the day before this page, as its address says it; '' for nothing. */
  askedChoice: string;
  /** The server said that a price has changed: to `price` of the first category, in rupees. */
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
      {t('See other tours')}
    </LinkButton>
  );
  return (
    <Notice {...(isGone ? { action: toList } : {})}>
      {isUnsure(failure)
        ? t('{problem} Your details are saved, and you won’t be booked twice.', { problem: sentenceOf(failure) })
        : sentenceOf(failure)}
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
      <span className="text-ink-soft">
        {Number.isNaN(persons) ? t('Total') : tn(persons, 'Total for {n} person', 'Total for {n} persons')}
      </span>
      <strong className="text-end font-bold text-lead">
        {Number.isNaN(total) ? '–' : formatMoney(total)}
        <AboutPrice rupees={total} />
      </strong>
    </p>
  </BottomBar>
);

/**
 * The booking form beside its summary; one press makes one booking (docs/specification.md sections 2 and 5).
 */
export const BookTrip = ({ tourPackage, userId, days, onNewPrice, onBooked, ...opened }: BookTripProps) => {
  const { destination, categories } = tourPackage;
  const deposit = depositOf(tourPackage);
  const place = `${destination.name}, ${destination.country}`;
  const booking = useBookingForm({ ...opened, userId, tourPackage, place, departureOn: days.departureOn });
  const { form, values, bookedAs } = booking;
  const formPrice = useFormPrice(tourPackage, values, days);
  const onSoldOut = (left: number) => {
    const error = dayErrorOf({ left, state: left === 0 ? 'sold-out' : 'open' }, form.getValues('totalPersons'));
    if (error !== null) {
      const field = categories && error.field === 'totalPersons' ? 'party' : error.field;
      form.setError(field, { type: 'seats', message: error.message }, { shouldFocus: true });
    }
    days.refetch();
  };
  const onRefused = ({ field, part, message }: Refusal) => {
    form.setError(field, { type: 'refused', message, ...(part === undefined ? {} : { types: { [part]: message } }) });
    // Once the error is shown, it is known which control of a group is wrong.
    setTimeout(() => form.setFocus(field));
    days.refetch();
  };
  const { book, busy, failure } = useBookTrip({
    userId,
    packageId: tourPackage._id,
    onNewPrice: (changed, order) => {
      const first = formPrice.learn(changed, order)[categoriesOf(tourPackage)[0].id];
      if (first !== undefined) onNewPrice(first);
      days.refetch();
    },
    keyFor: booking.keyFor,
    onSoldOut,
    onRefused,
  });
  const persons = bookablePersonsOf(values.totalPersons);
  const shown = formPrice.price;
  const total = shown?.total ?? Number.NaN;
  const unitPrice = shown?.unitPrice ?? formPrice.units[categoriesOf(tourPackage)[0].id] ?? tourPackage.price;

  const send = form.handleSubmit(async () => {
    const { order } = formPrice;
    const made = await book(order, contactOf(form.getValues()), () => formPrice.priceOf(order));
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
          unitPrice={unitPrice}
          total={total}
          besideTotal={<AboutPrice rupees={total} />}
          lines={shown === null && (formPrice.needsDay || hasPriceFields(tourPackage)) ? [] : shown?.lines}
          cancellationPolicy={tourPackage.cancellationPolicy}
          // What is kept is told until it is known that all of it is paid now.
          deposit={values.travelDate !== '' && shown !== null && shown.split === undefined ? undefined : deposit}
        />
      }
    >
      <form noValidate className="space-y-9" onSubmit={submit}>
        {bookedAs === null ? null : (
          <Notice
            tone="grey"
            action={
              <LinkButton to={paths.paymentSession(bookedAs)} variant="secondary" size="small">
                {t('Pay for it')}
              </LinkButton>
            }
          >
            {t('You’ve already made this booking ({number}). Submitting again will create a second one.', {
              number: bookingNumberOf(bookedAs),
            })}
          </Notice>
        )}
        <Group heading={t('Date and travellers')}>
          <TripFields booking={booking} tourPackage={tourPackage} days={days} units={formPrice.units} />
          <ChoiceFields booking={booking} tourPackage={tourPackage} days={days} price={formPrice} />
        </Group>
        <Group heading={t('Lead traveller')} text={t('Whom we and your guide can reach. You can name the others after booking.')}>
          <TravellerFields form={form} />
        </Group>
        <div className="space-y-5 border-hairline border-t pt-7">
          <TextField
            label={t('Total Amount')}
            readOnly
            className="figures"
            value={Number.isNaN(total) ? '' : formatMoney(total)}
            hint={
              shown !== null
                ? shown.lines === undefined
                  ? t('{persons} × {price} {perUnit}. No extra fees.', {
                      persons,
                      price: formatMoney(unitPrice),
                      perUnit: unitWordsOf(tourPackage),
                    })
                  : t('No extra fees.')
                : formPrice.needsDay
                  ? t('Choose a day to see what it costs.')
                  : undefined
            }
          />
          {shown === null ? null : (
            <div>
              <AboutPrice rupees={total} />
              <PayInRupees rupees={total} />
            </div>
          )}
          {shown?.lines === undefined ? null : (
            <dl aria-label={t('What the total is made of')} className="space-y-2.5">
              <PriceLines lines={shown.lines} />
            </dl>
          )}
          <DepositLine deposit={deposit} split={shown?.split} hasDay={shown !== null && values.travelDate !== ''} />
          <output className="sr-only">
            {Number.isNaN(total)
              ? ''
              : tn(persons, '{n} person, {amount}', '{n} persons, {amount}', { amount: formatMoney(total) })}
          </output>
          {failure === null ? null : <FailureLine failure={failure} />}
          <AgreedTexts />
          <div className="space-y-3">
            <Button type="submit" size="large" className="w-full sm:w-auto" busy={busy}>
              {t('Continue to payment')}
            </Button>
            <p className="text-ink-faint text-small">{t('You won’t be charged yet.')}</p>
          </div>
        </div>
      </form>
    </TripColumns>
  );
};
