import { isTravelDateOpen, type NewBooking } from '@wayfarer/contracts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigationType } from 'react-router-dom';
import { newIdempotencyKey } from '../../../shared/api/new-idempotency-key.ts';
import { todayOnSite } from '../../../shared/format/calendar-day.ts';
import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';
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
  packageId: string;
  /** Fills 'To' until something else is typed. */
  place: string;
  availableFrom: string;
  availableTo: string;
  /** The days that were searched for; '' where open. A single one is filled in. */
  asked: { from: string; to: string };
  /** Whether a button led here, which names the price: then its day counts, whatever was chosen before. */
  isPressed: boolean;
  departureOn: (day: string) => KnownDeparture;
};

const emptyDraftOf = (userId: string, place: string, travelDate: string): BookingDraft => ({
  userId,
  values: { name: '', from: '', to: place, travelDate, totalPersons: 1, adults: 1, children: 0 },
  asked: travelDate,
  bookingId: null,
  sent: null,
});

/** The booking form's state, saved as a draft with every change. */
export const useBookingForm = (options: BookingFormOptions) => {
  const { userId, packageId, place, availableFrom, availableTo, asked, isPressed, departureOn } = options;
  const arrival = useNavigationType();
  const today = todayOnSite();
  const [draft] = useState<BookingDraft>(() => {
    const found = findDraft(packageId, userId);
    // 'Back' and reload show what was booked; a new visit begins a new booking.
    const isOver = found !== null && found.bookingId !== null && arrival !== 'POP';
    const isOne = asked.from === asked.to && isTravelDateOpen(asked.from, { availableFrom, availableTo }, today);
    const day = isOne ? asked.from : '';
    if (found === null || isOver) return emptyDraftOf(userId, place, day);
    const isNew = day !== '' && (day !== found.asked || (isPressed && arrival === 'PUSH'));
    return isNew ? { ...found, asked: day, values: { ...found.values, travelDate: day } } : found;
  });
  const resolver = useMemo(() => schemaResolver(bookingFormSchemaOf(departureOn)), [departureOn]);
  const form = useForm<BookingFormValues>({ resolver, defaultValues: draft.values });
  const values = useWatch({ control: form.control }) as BookingFormValues;

  const sent = useRef(draft.sent);
  // Not React state: the form may render, and be saved, once more before the screen changes.
  const bookedAs = useRef(draft.bookingId);

  useEffect(() => {
    saveDraft(packageId, { ...draft, values, bookingId: bookedAs.current, sent: sent.current });
  }, [packageId, draft, values]);

  const changeCompany = (entered: Partial<Company>) => {
    const { totalPersons, adults, children } = form.getValues();
    const after = companyAfter({ totalPersons, adults, children }, entered);
    for (const field of ['totalPersons', 'children', 'adults'] as const)
      form.setValue(field, after[field], { shouldValidate: form.formState.isSubmitted });
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
    markBooked,
    keyFor,
  };
};

export type BookingForm = ReturnType<typeof useBookingForm>;
