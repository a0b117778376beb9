import type { CutOff, ScheduleRule } from '@wayfarer/contracts';

/** The one rule of a package of the demo, without the days between which it holds. */
export type Departs = Omit<ScheduleRule, 'from' | 'until'> & {
  readonly startTime?: string;
  readonly cutOff: CutOff;
  readonly minimum?: number;
};
