/** Of the years that the contract takes (`askedMonthSchema`), without the weight of its schemas. */
const MONTH = /^(?:19|2[01])\d{2}-(?:0[1-9]|1[0-2])$/;
export const isMonth = (text: string): boolean => MONTH.test(text);

/** The month so many months after another, or before it. */
export const monthAfter = (month: string, count: number): string => {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
};
