import { isTravelDateOpen, MAX_PERSONS, personsSchema, type Window } from '@wayfarer/contracts';
import { z } from 'zod';
import { formatShortDay } from '../../../shared/format/calendar-day.ts';

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

/**
 * The error for a party on a day with this many seats left, and the field it belongs to; null if there are
 * enough seats.
 */
export const seatsErrorOf = (
  left: number,
  totalPersons: number,
): { field: 'travelDate' | 'totalPersons'; message: string } | null => {
  if (left === 0) return { field: 'travelDate', message: 'This day is sold out. Choose another.' };
  // An empty number has a rule of its own.
  if (!(totalPersons > left)) return null;
  return { field: 'totalPersons', message: `Only ${counted(left, 'seat', 'seats')} left on this day.` };
};

/** NaN for a number of persons that cannot be booked: then no total is shown. */
export const bookablePersonsOf = (totalPersons: number): number =>
  personsSchema.safeParse(totalPersons).success ? totalPersons : Number.NaN;

/**
 * Required and bounded as in docs/specification.md section 2. Name, from, to, adults and children never leave
 * the browser.
 */
export const bookingFormSchemaOf = (
  window: Window,
  today: string,
  leftOn: (day: string) => number = () => Number.POSITIVE_INFINITY,
) =>
  z
    .object({
      ...companyShape,
      name: line('Enter your name.'),
      from: line('Enter your departure city.'),
      to: line('Enter where you are going.'),
      travelDate: z
        .string()
        .min(1, 'Choose a travel day.')
        .refine((day) => day === '' || isTravelDateOpen(day, window, today), {
          message: `Choose a day up to ${formatShortDay(window.availableTo)}, while the tour is offered.`,
        }),
    })
    .superRefine((values, context) => {
      const seats = seatsErrorOf(leftOn(values.travelDate), values.totalPersons);
      if (seats !== null) context.addIssue({ code: 'custom', path: [seats.field], message: seats.message });
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
