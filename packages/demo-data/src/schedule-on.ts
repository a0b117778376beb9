import { addDays, daysOfRule, type Schedule, type Window } from '@wayfarer/contracts';
import type { Departs } from './departs.ts';
import { windowOn } from './season.ts';
import type { TourPackageContent } from './tour-package-content.ts';

type Dates = Pick<TourPackageContent, 'season' | 'departs'>;

const scheduleIn = ({ availableFrom }: Window, { startTime, cutOff, minimum, ...rule }: Departs): Schedule => {
  let from = availableFrom;
  while (!daysOfRule({ ...rule, from }).has(from)) from = addDays(from, 1);
  return {
    rules: [structuredClone({ ...rule, from }) as Schedule['rules'][number]],
    added: [],
    closed: [],
    ...(startTime === undefined ? {} : { startTime }),
    cutOff: { ...cutOff },
    ...(minimum === undefined ? {} : { minimum }),
  };
};

/** The days between which a package of the demo is offered, with its schedule if it has one. */
export const datesOn = (today: string, content: Dates): Window & { schedule: Schedule | null } => {
  const window = windowOn(today, content);
  return { ...window, schedule: content.departs ? scheduleIn(window, content.departs) : null };
};

/** Whether a package of the demo leaves on a day. */
export const leavesOn = (day: string, today: string, content: Dates): boolean => {
  const { schedule, availableFrom, availableTo } = datesOn(today, content);
  if (day < availableFrom || day > availableTo) return false;
  return schedule === null || schedule.rules.some((rule) => daysOfRule(rule).has(day));
};
