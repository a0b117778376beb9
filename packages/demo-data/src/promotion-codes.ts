import { addDays, type CalendarDate, type CodeForm } from '@wayfarer/contracts';

/** The codes of the demo: one that can be used around that day, and one that is over. */
export const promotionCodesOn = (today: CalendarDate): CodeForm[] => [
  { code: 'MONSOON10', percent: 10, from: addDays(today, -30), to: addDays(today, 60), most: 500, mostPerTraveller: 5 },
  { code: 'EARLY-500', amount: 500, leastTotal: 20_000, from: addDays(today, -180), to: addDays(today, -90) },
];
