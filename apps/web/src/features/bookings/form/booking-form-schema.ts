import {
  type Contact,
  contactSchema,
  type Departure,
  MAX_PERSONS,
  newQuoteSchema,
  type Prices,
  personsSchema,
  seatsOf,
} from '@wayfarer/contracts';
import { z } from 'zod';
import { invoiceToValuesSchema } from '../../../shared/invoice-to/invoice-to-schema.ts';
import { givenInvoiceTo, type InvoiceToValues } from '../../../shared/invoice-to/invoice-to-values.ts';
import { problemOf, type TripChoice } from '../../../shared/quote/trip-choice.ts';
import { t, tn } from '../../../shared/words/words.ts';

const { phone } = contactSchema.shape;
const isPhone = (text: string): boolean => text === '' || phone.safeParse(text).success;

const MAX_LINE_LENGTH = 120;
const line = (whatToDo: () => string) =>
  z
    .string()
    .trim()
    .min(1, { error: whatToDo })
    .max(MAX_LINE_LENGTH, { error: () => t('Use at most {most} characters.', { most: MAX_LINE_LENGTH }) });

const companyShape = {
  totalPersons: personsSchema,
  adults: z
    .int({ error: () => t('Enter a whole number of adults.') })
    .min(1, { error: () => t('At least one adult must travel.') })
    .max(MAX_PERSONS, { error: () => t('At most {most} adults.', { most: MAX_PERSONS }) }),
  children: z
    .int({ error: () => t('Enter a whole number of children.') })
    .min(0, { error: () => t('Enter 0 or more.') })
    .max(MAX_PERSONS, { error: () => t('At most {most} children.', { most: MAX_PERSONS }) }),
};
/** Of how many persons a party is; adults and children together are the total. */
export type Company = z.infer<z.ZodObject<typeof companyShape>>;

/** What is known of a day: null where nothing leaves on it, undefined where only the server knows. */
export type KnownDeparture = Pick<Departure, 'left' | 'state'> | null | undefined;

/**
 * Why a party cannot travel on a day, and the field it belongs to; null if it can, as far as is known.
 */
export const dayErrorOf = (
  departure: KnownDeparture,
  totalPersons: number,
): { field: 'travelDate' | 'totalPersons'; message: string } | null => {
  const ofDay = (message: string) => ({ field: 'travelDate', message }) as const;
  if (departure === undefined) return null;
  if (departure === null) return ofDay(t('This trip does not leave on this day. Choose another.'));
  if (departure.state === 'closed') return ofDay(t('This day can no longer be booked. Choose another.'));
  if (departure.state === 'cancelled') return ofDay(t('This departure is cancelled. Choose another day.'));
  if (departure.state === 'sold-out') return ofDay(t('This day is sold out. Choose another.'));
  // An empty number has a rule of its own.
  if (departure.left === null || !(totalPersons > departure.left)) return null;
  return {
    field: 'totalPersons',
    message: tn(departure.left, 'Only {n} seat left on this day.', 'Only {n} seats left on this day.'),
  };
};

/** NaN for a number of persons that cannot be booked: then no total is shown. */
export const bookablePersonsOf = (totalPersons: number): number =>
  personsSchema.safeParse(totalPersons).success ? totalPersons : Number.NaN;

const count = (whatToDo: () => string) => z.int({ error: whatToDo }).min(0, { error: whatToDo });
const counts = z.record(
  z.string(),
  count(() => t('Enter a whole number, 0 or more.')),
);

/** The choice of a form. Of a package without categories the party is its total. */
export const choiceOf = (prices: Prices, values: BookingFormValues): TripChoice => ({
  party: prices.categories ? values.party : { person: values.totalPersons },
  extras: values.extras,
  singleRooms: values.singleRooms,
  code: values.code,
});

type Issue = { path: readonly string[]; message: string };

/** What is wrong with a form whose fields are right, each for itself. */
const issuesOf = (prices: Prices, departure: KnownDeparture, values: BookingFormValues): Issue[] => {
  const choice = choiceOf(prices, values);
  const ofDay = dayErrorOf(departure, seatsOf(prices, choice.party));
  const found = problemOf(prices, choice);
  // Of a package without categories the party is the total, which has a rule of its own.
  const problem = prices.categories || found?.path[0] !== 'party' ? found : null;
  const { code } = newQuoteSchema.shape;
  const wrongCode = values.code.trim() === '' ? undefined : code.safeParse(values.code).error?.issues[0];
  return [
    ...(ofDay
      ? [{ path: [prices.categories && ofDay.field === 'totalPersons' ? 'party' : ofDay.field], message: ofDay.message }]
      : []),
    ...(problem ? [problem] : []),
    ...(wrongCode ? [{ path: ['code'], message: wrongCode.message }] : []),
  ];
};

/**
 * Required and bounded as in docs/specification.md section 2. Adults and children never leave
 * the browser; name, phone, from, to and whom the invoice is for are the contact of the booking.
 */
export const bookingFormSchemaOf = (departureOn: (day: string) => KnownDeparture, prices: Prices) =>
  z
    .object({
      ...companyShape,
      // Of categories the party is entered, and says what is wrong with it.
      ...(prices.categories ? { totalPersons: z.number() } : {}),
      party: counts,
      extras: counts,
      singleRooms: count(() => t('Enter a whole number of rooms.')),
      code: z.string(),
      name: line(() => t('Enter your name.')),
      from: line(() => t('Enter your departure city.')),
      to: line(() => t('Enter where you are going.')),
      phone: z
        .string()
        .trim()
        .refine(isPhone, { error: () => t('Enter a phone number such as +91 80 4123 4567.') }),
      travelDate: z.string().min(1, { error: () => t('Choose a travel day.') }),
      invoiceTo: invoiceToValuesSchema,
    })
    .superRefine((values, context) => {
      const departure = values.travelDate === '' ? undefined : departureOn(values.travelDate);
      for (const { path, message } of issuesOf(prices, departure, values))
        context.addIssue({ code: 'custom', path: [...path], message });
    });

/** Whom the agency can reach about the trip, as it is sent once the trip is booked. */
export const contactOf = ({ name, phone, from, to, invoiceTo }: BookingFormValues): Contact => ({
  name: name.trim(),
  ...(phone.trim() === '' ? {} : { phone: phone.trim() }),
  from: from.trim(),
  to: to.trim(),
  ...givenInvoiceTo(invoiceTo),
});

export type BookingFormValues = Company &
  TripChoice & { name: string; from: string; to: string; phone: string; travelDate: string; invoiceTo: InvoiceToValues };

/**
 * The party after one of its numbers was entered: children stay, adults follow the total, and the total
 * follows adults and children. A number that cannot be has an error of its own, and changes nothing else.
 */
export const companyAfter = (before: Company, entered: Partial<Company>): Company => {
  const after = { ...before, ...entered };
  if (entered.totalPersons === undefined) {
    const { adults, children } = companyShape;
    const isSound = adults.safeParse(after.adults).success && children.safeParse(after.children).success;
    return isSound ? { ...after, totalPersons: after.adults + after.children } : after;
  }
  if (!personsSchema.safeParse(after.totalPersons).success) return after;
  const children = Math.min(after.children || 0, after.totalPersons - 1);
  return { ...after, children, adults: after.totalPersons - children };
};
