import { scheduleProblemOf, type TourPackageForm } from '@wayfarer/contracts';
import { ApiError } from '../../errors/api-error.ts';
import type { TourPackageRecord } from './tour-package.model.ts';

type Fields = Pick<TourPackageForm, 'schedule' | 'capacity' | 'availableFrom' | 'availableTo'>;

/**
 * What a package will have of both the form and what it has now must fit together: a form without a schedule
 * or a capacity keeps the present ones.
 * @throws VALIDATION when the schedule that stays has no departure between the new days, or persons are not
 * counted though it has a minimum
 */
export const assertScheduleFits = (
  { schedule: wanted, capacity: seats, ...window }: Fields,
  present?: Pick<TourPackageRecord, 'schedule' | 'capacity'>,
): void => {
  const schedule = wanted === undefined ? present?.schedule : wanted;
  if (!schedule) return;
  const problem = scheduleProblemOf(schedule, window);
  if (problem) throw new ApiError('VALIDATION', problem.message, { [['schedule', ...problem.path].join('.')]: problem.message });
  const capacity = seats === undefined ? (present?.capacity ?? null) : seats;
  if (schedule.minimum === undefined || capacity !== null) return;
  const sentence = 'A minimum needs a limit of seats: without one nobody is counted.';
  throw new ApiError('VALIDATION', sentence, { 'schedule.minimum': sentence });
};
