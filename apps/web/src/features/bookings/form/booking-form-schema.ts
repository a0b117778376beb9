import { type Departure, MAX_PERSONS, personsSchema } from '@wayfarer/contracts';
import { z } from 'zod';

const MAX_LINE_LENGTH = 120;
const line = (whatToDo: string) =>
  z.string().trim().min(1, whatToDo).max(MAX_LINE_LENGTH, `Use at most ${MAX_LINE_LENGTH} characters.`);
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const companyShape = {
  totalPersons: personsSchema,
  adults: z
    .int('Enter a whole number of adults.')
    .min(1, 'At least one adult must travel.')
    .max(MAX_PERSONS, 'At most 50 adults.'),
  children: z.int('Enter a whole number of children.').min(0, 'Enter 0 or more.').max(MAX_PERSONS, 'At most 50 children.'),
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
  if (departure === null) return ofDay('This trip does not leave on this day. Choose another.');
  if (departure.state === 'closed') return ofDay('This day can no longer be booked. Choose another.');
  if (departure.state === 'sold-out') return ofDay('This day is sold out. Choose another.');
  // An empty number has a rule of its own.
  if (departure.left === null || !(totalPersons > departure.left)) return null;
  return { field: 'totalPersons', message: `Only ${counted(departure.left, 'seat', 'seats')} left on this day.` };
};

/** NaN for a number of persons that cannot be booked: then no total is shown. */
export const bookablePersonsOf = (totalPersons: number): number =>
  personsSchema.safeParse(totalPersons).success ? totalPersons : Number.NaN;

/**
 * Required and bounded as in docs/specification.md section 2. Name, from, to, adults and children never leave
 * the browser.
 */
export const bookingFormSchemaOf = (departureOn: (day: string) => KnownDeparture) =>
  z
    .object({
      ...companyShape,
      name: line('Enter your name.'),
      from: line('Enter your departure city.'),
      to: line('Enter where you are going.'),
      travelDate: z.string().min(1, 'Choose a travel day.'),
    })
    .superRefine((values, context) => {
      const error = values.travelDate === '' ? null : dayErrorOf(departureOn(values.travelDate), values.totalPersons);
      if (error !== null) context.addIssue({ code: 'custom', path: [error.field], message: error.message });
    });

export type BookingFormValues = Company & { name: string; from: string; to: string; travelDate: string };

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
