import { isTooYoung, MAX_PERSONS, seatsOf, type TourPackage, type UnitPrices } from '@wayfarer/contracts';
import { useEffect } from 'react';
import { Controller } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { formatShortDay } from '../../../shared/format/calendar-day.ts';
import { focusFirst } from '../../../shared/forms/focus-first.ts';
import { groupErrorOf } from '../../../shared/forms/group-error.ts';
import { invoiceToControl } from '../../../shared/invoice-to/invoice-to-control.tsx';
import { paths } from '../../../shared/paths.ts';
import { DepartureNote } from '../../../shared/quote/departure-note.tsx';
import { PartyFields } from '../../../shared/quote/party-fields.tsx';
import { useDayOffer } from '../../../shared/quote/use-day-offer.ts';
import { LinkButton } from '../../../shared/ui/actions/link-button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { RetryNotice } from '../../../shared/ui/feedback/retry-notice.tsx';
import { DateField } from '../../../shared/ui/fields/date-field.tsx';
import { NumberStepper } from '../../../shared/ui/fields/number-stepper.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { rich } from '../../../shared/words/rich.tsx';
import { t, tc, tn } from '../../../shared/words/words.ts';
import { choiceOf, dayErrorOf } from './booking-form-schema.ts';
import type { KnownDays } from './known-days.ts';
import type { BookingForm } from './use-booking-form.ts';

/** Of a package without categories, whose children have no ages of their own. */
const CHILDREN = { maxAge: 17 };

type TripFieldsProps = {
  booking: BookingForm;
  tourPackage: TourPackage;
  days: KnownDays;
  /** What each category pays on the chosen day, in rupees. */
  units: UnitPrices;
};

/** Day and persons of the trip. */
export const TripFields = ({ booking, tourPackage, days, units }: TripFieldsProps) => {
  const { availableTo, nextDay, schedule, categories, facts } = tourPackage;
  const minAge = facts?.minAge;
  const { form, values, changeCompany, changeParty } = booking;
  const { first, departureOn, lookAt } = days;
  const { errors } = form.formState;
  const offer = useDayOffer(tourPackage, days);
  const window = t('Available {firstDay} – {lastDay}.', {
    firstDay: formatShortDay(nextDay ?? first),
    lastDay: formatShortDay(availableTo),
  });
  const whenOpen =
    days.askedWords ?? (schedule ? t('The next departure is on {day}.', { day: formatShortDay(nextDay ?? first) }) : window);
  // Once a day is chosen, nothing else is proposed.
  const whenChosen = schedule || days.askedWords !== undefined ? undefined : window;
  const hint = values.travelDate === '' ? whenOpen : whenChosen;
  useEffect(() => {
    if (values.travelDate !== '') lookAt(values.travelDate);
  }, [values.travelDate, lookAt]);
  const chosen = values.travelDate === '' ? undefined : departureOn(values.travelDate);
  const left = chosen?.left ?? Number.POSITIVE_INFINITY;
  const few =
    chosen?.state === 'few' ? tn(left, 'Only {n} seat left on this day.', 'Only {n} seats left on this day.') : undefined;
  // What is known may have changed since the day was chosen: shown at once.
  const known = dayErrorOf(chosen, seatsOf(tourPackage, choiceOf(tourPackage, values).party));
  const tooMany = known?.field === 'totalPersons' ? known.message : null;
  const dayError = known?.field === 'travelDate' ? known.message : undefined;
  const refusal = errors.travelDate?.type === 'refused' ? errors.travelDate.message : undefined;
  const ofParty = groupErrorOf(errors.party);
  const most = Math.max(1, Math.min(MAX_PERSONS, left));
  // Bounded so that the total stays within its own bounds.
  const mostOf = {
    adults: most - (values.children || 0),
    children: isTooYoung(CHILDREN, minAge) ? 0 : most - (values.adults || 1),
  };
  return (
    <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
      {days.isError ? (
        <RetryNotice className="sm:col-span-2" busy={days.isFetching} onRetry={days.refetch}>
          {t('The days of this trip did not load, so none can be chosen.')}
        </RetryNotice>
      ) : null}
      <Controller
        control={form.control}
        name="travelDate"
        render={({ field }) => (
          <DateField
            label={t('Travel Date')}
            hint={hint}
            error={refusal ?? dayError ?? errors.travelDate?.message}
            beside={chosen?.startTime === undefined ? undefined : t('leaves at {time}', { time: chosen.startTime })}
            from={first}
            to={availableTo}
            opensAt={days.opensAt}
            offer={offer}
            value={field.value}
            onValueChange={field.onChange}
            ref={field.ref}
          />
        )}
      />
      {chosen && (chosen.state === 'sold-out' || tooMany !== null) ? (
        <Notice
          tone="grey"
          className="sm:col-span-2"
          action={
            <LinkButton to={`${paths.joinWaitlist(tourPackage._id)}?day=${values.travelDate}`} variant="secondary" size="small">
              {t('Join the waitlist')}
            </LinkButton>
          }
        >
          {t('Only this day will do? We email you when places get free.')}
        </Notice>
      ) : days.hasFull ? (
        <p className="text-ink-soft text-small sm:col-span-2">
          {rich('Your day is sold out? <waitlist> on the page of the trip.', {
            waitlist: (
              <Link
                to={paths.packageDetail(tourPackage._id)}
                className="touchable underline underline-offset-4 hover:text-accent"
              >
                {t('Join its waitlist')}
              </Link>
            ),
          })}
        </p>
      ) : null}
      <DepartureNote departure={chosen ?? undefined} minAge={minAge} className="text-ink-soft text-small sm:col-span-2" />
      {categories === undefined ? null : (
        <TextField
          label={t('Total Persons')}
          readOnly
          className="figures"
          value={Number.isNaN(values.totalPersons) ? '' : String(values.totalPersons)}
          hint={few}
        />
      )}
      {categories === undefined ? null : (
        <Controller
          control={form.control}
          name="party"
          render={({ field: { value, ref } }) => (
            <PartyFields
              className="sm:col-span-2"
              prices={tourPackage}
              units={units}
              party={value}
              left={left}
              minAge={minAge}
              error={tooMany ?? ofParty.whole}
              errors={ofParty.parts}
              ref={focusFirst(ref)}
              onChange={(party) => {
                form.clearErrors('party');
                changeParty(party);
              }}
            />
          )}
        />
      )}
      {categories !== undefined ? null : (
        <Controller
          control={form.control}
          name="totalPersons"
          render={({ field: { value, onBlur, ref } }) => (
            <NumberStepper
              label={t('Total Persons')}
              required
              min={1}
              max={most}
              hint={few}
              error={tooMany ?? (errors.totalPersons?.type === 'custom' ? undefined : errors.totalPersons?.message)}
              value={value}
              onValueChange={(totalPersons) => changeCompany({ totalPersons })}
              onBlur={onBlur}
              ref={ref}
            />
          )}
        />
      )}
      {(categories === undefined ? (['adults', 'children'] as const) : []).map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field: { onBlur, ref } }) => (
            <NumberStepper
              label={name === 'adults' ? t('Adults') : t('Children')}
              required
              min={name === 'adults' ? 1 : 0}
              max={mostOf[name]}
              error={errors[name]?.message}
              value={values[name]}
              onValueChange={(count) => changeCompany({ [name]: count })}
              onBlur={onBlur}
              ref={ref}
            />
          )}
        />
      ))}
    </div>
  );
};

/** Who travels, from where to where, and whom the invoice is for. */
export const TravellerFields = ({ form }: Pick<BookingForm, 'form'>) => {
  const { errors } = form.formState;
  return (
    <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
      <TextField
        label={t('Name')}
        className="sm:col-span-2"
        required
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label={tc('a place', 'From')}
        required
        autoComplete="address-level2"
        placeholder={t('Departure city')}
        error={errors.from?.message}
        {...form.register('from')}
      />
      <TextField label={tc('a place', 'To')} required autoComplete="off" error={errors.to?.message} {...form.register('to')} />
      <TextField
        type="tel"
        label={t('Phone')}
        className="sm:col-span-2"
        optional
        autoComplete="tel"
        hint={t('For your guide, on the day you leave.')}
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <div className="sm:col-span-2">
        <Controller control={form.control} name="invoiceTo" render={invoiceToControl(errors.invoiceTo)} />
      </div>
    </div>
  );
};
