import { type InvoiceTo, isTravelDateOpen, type NewBooking, personsOf, type TourPackage } from '@wayfarer/contracts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigationType } from 'react-router-dom';
import { newIdempotencyKey } from '../../../shared/api/new-idempotency-key.ts';
import { todayOnSite } from '../../../shared/format/calendar-day.ts';
import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';
import { invoiceToValuesOf } from '../../../shared/invoice-to/invoice-to-values.ts';
import { choiceIn } from '../../../shared/quote/choice-address.ts';
import { fittingChoice, type TripChoice } from '../../../shared/quote/trip-choice.ts';
import { type BookingDraft, findDraft, saveDraft } from './booking-draft.ts';
import {
  type BookingFormValues,
  bookingFormSchemaOf,
  type Company,
  companyAfter,
  type KnownDeparture,
} from './booking-form-schema.ts';

type BookingFormOptions = {
  userId: string;
  tourPackage: TourPackage;
  /** Fills 'To' until something else is typed. */
  place: string;
  /** The days that were searched for, '' where open, and the chosen one, which is filled in; '' for none. */
  asked: { from: string; to: string; day: string };
  /** What was chosen beside the day before this page, as its address says it; '' for nothing. */
  askedChoice: string;
  /** Whether a button led here, which names the price: then its day counts, whatever was chosen before. */
  isPressed: boolean;
  departureOn: (day: string) => KnownDeparture;
  /** Whom the account's invoices are for, once it is known; a new form begins with it. */
  accountInvoiceTo: InvoiceTo | undefined;
};

const NOTHING = { party: {}, extras: {}, singleRooms: 0, code: '' };

const emptyDraftOf = (userId: string, place: string): BookingDraft => ({
  userId,
  values: {
    name: '',
    from: '',
    to: place,
    phone: '',
    invoiceTo: invoiceToValuesOf(undefined),
    travelDate: '',
    totalPersons: 1,
    adults: 1,
    children: 0,
    ...NOTHING,
  },
  asked: '',
  askedChoice: '',
  bookingId: null,
  sent: null,
});

/** What of a form's choice the package still sells. */
const fitted = (tourPackage: TourPackage, values: BookingFormValues): BookingFormValues => {
  const { party, ...rest } = fittingChoice(tourPackage, values);
  return tourPackage.categories
    ? { ...values, ...rest, party, totalPersons: personsOf(party) }
    : { ...values, ...rest, party: {} };
};

/** The same form with what an address chooses: who comes and all that goes with it, or a code alone. */
const withAsked = (tourPackage: TourPackage, values: BookingFormValues, choice: TripChoice): BookingFormValues => {
  if (Object.keys(choice.party).length === 0) return { ...values, code: choice.code };
  const chosen = { ...values, ...choice };
  if (tourPackage.categories) return chosen;
  const persons = personsOf(fittingChoice(tourPackage, choice).party);
  const { child = 0, infant = 0 } = choice.party;
  return { ...chosen, ...companyAfter({ totalPersons: 1, adults: 1, children: child + infant }, { totalPersons: persons }) };
};

/**
 * The same form with the day that its address chooses, or without one that is not among the days that were
 * searched for: a day of an earlier visit is not taken for one of these.
 */
const withAskedDays = (values: BookingFormValues, { from, to }: BookingFormOptions['asked'], day: string): BookingFormValues => {
  const { travelDate } = values;
  const isAsked = travelDate >= from && (to === '' || travelDate <= to);
  if (day === '' && isAsked) return values;
  return { ...values, travelDate: day };
};

/** The booking form's state, saved as a draft with every change. */
export const useBookingForm = (options: BookingFormOptions) => {
  const { userId, tourPackage, place, asked, askedChoice, isPressed, departureOn, accountInvoiceTo } = options;
  const { _id: packageId, availableFrom, availableTo } = tourPackage;
  const arrival = useNavigationType();
  const today = todayOnSite();
  const [{ draft, isFresh }] = useState<{ draft: BookingDraft; isFresh: boolean }>(() => {
    const found = findDraft(packageId, userId);
    // 'Back' and reload show what was booked; a new visit begins a new booking.
    const isOver = found !== null && found.bookingId !== null && arrival !== 'POP';
    const day = isTravelDateOpen(asked.day, { availableFrom, availableTo }, today) ? asked.day : '';
    const askedDays = [asked.from, asked.to, day].join(' ').trim();
    const isFresh = found === null || isOver;
    const kept = isFresh ? emptyDraftOf(userId, place) : found;
    const isNew = (here: string, before: string) => here !== '' && (here !== before || (isPressed && arrival === 'PUSH'));
    const dated = isNew(askedDays, kept.asked)
      ? { ...kept, asked: askedDays, values: withAskedDays(kept.values, asked, day) }
      : kept;
    const chosen = isNew(askedChoice, kept.askedChoice)
      ? { ...dated, askedChoice, values: withAsked(tourPackage, dated.values, choiceIn(new URLSearchParams(askedChoice))) }
      : dated;
    return { draft: { ...chosen, values: fitted(tourPackage, chosen.values) }, isFresh };
  });
  const resolver = useMemo(() => schemaResolver(bookingFormSchemaOf(departureOn, tourPackage)), [departureOn, tourPackage]);
  const form = useForm<BookingFormValues>({ resolver, defaultValues: draft.values });
  const values = useWatch({ control: form.control }) as BookingFormValues;

  const sent = useRef(draft.sent);
  // Not React state: the form may render, and be saved, once more before the screen changes.
  const bookedAs = useRef(draft.bookingId);

  useEffect(() => {
    saveDraft(packageId, { ...draft, values, bookingId: bookedAs.current, sent: sent.current });
  }, [packageId, draft, values]);

  useEffect(() => {
    if (accountInvoiceTo && isFresh && !form.getValues('invoiceTo').isOther)
      form.setValue('invoiceTo', invoiceToValuesOf(accountInvoiceTo));
  }, [accountInvoiceTo, isFresh, form]);

  const changeCompany = (entered: Partial<Company>) => {
    const { totalPersons, adults, children } = form.getValues();
    const after = companyAfter({ totalPersons, adults, children }, entered);
    for (const field of ['totalPersons', 'children', 'adults'] as const)
      form.setValue(field, after[field], { shouldValidate: form.formState.isSubmitted });
  };

  const changeParty = (party: BookingFormValues['party']) => {
    form.setValue('totalPersons', personsOf(party));
    form.setValue('party', party, { shouldValidate: form.formState.isSubmitted });
  };

  /** Remembers which booking was made from this form. */
  const markBooked = (bookingId: string) => {
    sent.current = null;
    bookedAs.current = bookingId;
    saveDraft(packageId, { ...draft, values: form.getValues(), bookingId, sent: null });
  };

  /**
   * The key under which an order is sent: the same for the same order, even after a reload, so that it is
   * booked once.
   */
  const keyFor = (order: NewBooking): string => {
    const text = JSON.stringify(order);
    if (sent.current?.order !== text) sent.current = { key: newIdempotencyKey(), order: text };
    saveDraft(packageId, { ...draft, values: form.getValues(), bookingId: bookedAs.current, sent: sent.current });
    return sent.current.key;
  };

  return {
    form,
    values,
    bookedAs: draft.bookingId,
    changeCompany,
    changeParty,
    markBooked,
    keyFor,
  };
};

export type BookingForm = ReturnType<typeof useBookingForm>;
