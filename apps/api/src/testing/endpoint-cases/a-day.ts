import { addDays } from '@wayfarer/contracts';

/** The day so many days after today: what is asked of stored data does not depend on the year. */
export const aDay = (ahead: number): string => addDays(new Date().toISOString().slice(0, 10), ahead);
