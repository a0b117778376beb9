import type { CancellationPolicy } from '@wayfarer/contracts';

/** A step as typed. */
export type StepValues = {
  daysBefore: string;
  percent: string;
};

const wholeNumberOf = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);

export const stepValuesOf = (policy: CancellationPolicy): StepValues[] =>
  policy.map(({ daysBefore, percent }) => ({ daysBefore: String(daysBefore), percent: String(percent) }));

/** The typed text as numbers; NaN if it is not one. */
export const policyIn = (steps: readonly StepValues[]): { daysBefore: number; percent: number }[] =>
  steps.map(({ daysBefore, percent }) => ({ daysBefore: wholeNumberOf(daysBefore), percent: wholeNumberOf(percent) }));

/** A common policy. */
export const policyPresets: ReadonlyArray<{ name: string; policy: CancellationPolicy }> = [
  { name: 'Flexible', policy: [{ daysBefore: 1, percent: 100 }] },
  {
    name: 'Moderate',
    policy: [
      { daysBefore: 14, percent: 100 },
      { daysBefore: 3, percent: 50 },
    ],
  },
  {
    name: 'Strict',
    policy: [
      { daysBefore: 60, percent: 100 },
      { daysBefore: 30, percent: 50 },
      { daysBefore: 14, percent: 25 },
    ],
  },
];
