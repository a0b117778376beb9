import type { AskedDay } from './asked-day.model.ts';

/** Whether somebody has still to answer. */
export const isAsked = ({
  bookingStatus,
  anotherDay,
}: {
  readonly bookingStatus: string;
  readonly anotherDay?: AskedDay;
}): boolean => bookingStatus === 'confirmed' && anotherDay !== undefined && anotherDay.answer === undefined;
