/** A broken promise, by its number in the design, or by whom it was found. */
export type Violation = { readonly invariant: string; readonly sentence: string };

export const invariantNames = [
  'I1',
  'I2',
  'I3',
  'I4',
  'I5',
  'I6',
  'I7',
  'I8',
  'I9',
  'I10',
  'seats',
  'catalogue',
  'money:check',
] as const;
