import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigationType } from 'react-router-dom';
import { todayOnSite } from '../../shared/format/calendar-day.ts';
import { type BookingDraft, findDraft, keepDraft } from './booking-draft.ts';
import { type BookingFormValues, bookingFormSchemaOf, followingCompanyOf } from './booking-form-schema.ts';

interface BookingFormOptions {
  userId: string;
  packageId: string;
  /** Fills 'To' until somebody writes something else. */
  place: string;
  availableFrom: string;
  availableTo: string;
}

const emptyDraftOf = (userId: string, place: string): BookingDraft => ({
  userId,
  values: { name: '', from: '', to: place, travelDate: '', totalPersons: 1, ...followingCompanyOf(1) },
  company: 'follows',
  bookingId: null,
});

/** The booking form's state, kept as a draft with every letter. */
export const useBookingForm = ({ userId, packageId, place, availableFrom, availableTo }: BookingFormOptions) => {
  const arrival = useNavigationType();
  const [draft, setDraft] = useState<BookingDraft>(() => {
    const found = findDraft(packageId, userId);
    // 'Back' and reload show what was booked; a new visit begins a new booking.
    const isOver = found !== null && found.bookingId !== null && arrival !== 'POP';
    return found === null || isOver ? emptyDraftOf(userId, place) : found;
  });
  const today = todayOnSite();
  const resolver = useMemo(
    () => zodResolver(bookingFormSchemaOf({ availableFrom, availableTo }, today)),
    [availableFrom, availableTo, today],
  );
  const form = useForm<BookingFormValues>({ resolver, defaultValues: draft.values });
  const values = useWatch({ control: form.control }) as BookingFormValues;

  useEffect(() => {
    keepDraft(packageId, { ...draft, values });
  }, [packageId, draft, values]);

  const changePersons = (totalPersons: number) => {
    const options = { shouldValidate: form.formState.isSubmitted };
    form.setValue('totalPersons', totalPersons, options);
    if (draft.company === 'entered' || Number.isNaN(totalPersons)) return;
    const company = followingCompanyOf(totalPersons);
    form.setValue('children', company.children, options);
    form.setValue('adults', company.adults, options);
  };

  const changeCompany = (field: 'adults' | 'children', count: number) => {
    if (draft.company === 'follows') setDraft({ ...draft, company: 'entered' });
    form.setValue(field, count, { shouldValidate: form.formState.isSubmitted });
  };

  /** Remembers which booking this form became. */
  const markBooked = (bookingId: string) => keepDraft(packageId, { ...draft, values: form.getValues(), bookingId });

  return { form, values, today, company: draft.company, bookedAs: draft.bookingId, changePersons, changeCompany, markBooked };
};

export type BookingForm = ReturnType<typeof useBookingForm>;
