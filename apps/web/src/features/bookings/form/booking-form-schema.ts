import { isTravelDateOpen, MOST_PERSONS, personsSchema, type Window } from '@wayfarer/contracts';
import { z } from 'zod';
import { formatShortDay } from '../../../shared/format/calendar-day.ts';

const LONGEST_LINE = 120;
const line = (whatToDo: string) =>
  z.string().trim().min(1, whatToDo).max(LONGEST_LINE, `Use at most ${LONGEST_LINE} characters.`);
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const companyShape = {
  totalPersons: personsSchema,
  adults: z
    .int('Enter a whole number of adults.')
    .min(1, 'At least one adult must travel.')
    .max(MOST_PERSONS, 'At most 50 adults.'),
  children: z.int('Enter a whole number of children.').min(0, 'Enter 0 or more.').max(MOST_PERSONS, 'At most 50 children.'),
};
const companySchema = z.object(companyShape);
export type Company = z.infer<typeof companySchema>;

/** The error if adults and children do not add up to the booked persons; null if they do. */
export const companyErrorOf = ({ totalPersons, adults, children }: Company): string | null =>
  adults + children === totalPersons
    ? null
    : `${counted(adults, 'adult', 'adults')} and ${counted(children, 'child', 'children')} make ${adults + children}, ` +
      `but you are booking for ${counted(totalPersons, 'person', 'persons')}.`;

/** The error for a party on a day with this many seats left, and the field it belongs to; null if there are enough seats. */
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

/** Required and bounded as in docs/specification.md section 2. Name, from, to, adults and children never leave the browser. */
export const bookingFormSchemaOf = (
  window: Window,
  today: string,
  leftOn: (day: string) => number = () => Number.POSITIVE_INFINITY,
) =>
  z
    .object({
      ...companyShape,
      name: line('Enter your name.'),
      from: line('Enter where you start from.'),
      to: line('Enter where you are going.'),
      travelDate: z
        .string()
        .min(1, 'Choose a travel day.')
        .refine((day) => day === '' || isTravelDateOpen(day, window, today), {
          message: `Choose a day up to ${formatShortDay(window.availableTo)}, while the tour is offered.`,
        }),
    })
    // Shown with the other errors, not after they are fixed: the rule only needs its own three numbers to be valid.
    .superRefine((values, context) => {
      const message = companyErrorOf(values);
      if (message !== null) context.addIssue({ code: 'custom', path: ['adults'], message });
      const seats = seatsErrorOf(leftOn(values.travelDate), values.totalPersons);
      if (seats !== null) context.addIssue({ code: 'custom', path: [seats.field], message: seats.message });
    });

export type BookingFormValues = Company & { name: string; from: string; to: string; travelDate: string };

/** Adults that follow the persons until they are entered manually. */
export const followingCompanyOf = (totalPersons: number): { adults: number; children: number } => ({
  adults: totalPersons,
  children: 0,
});
