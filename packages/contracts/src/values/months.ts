const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** A month so many months after another, before it where that is below 0. */
export const monthAfter = (month: string, months: number): string => {
  const number = numberOf(month) + months;
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;
};

/** The months from one to another, both included; none where the last is before the first. */
export const monthsBetween = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, numberOf(to) - numberOf(from) + 1) }, (_, index) => monthAfter(from, index));
