/** How money comes that staff take, as forms name it. */
export const handWays = [
  { value: 'cash', label: 'Cash' },
  { value: 'transfer', label: 'Bank transfer' },
];
