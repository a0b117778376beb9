/** Of the years that the contract takes (`askedMonthSchema`), without the weight of its schemas. */
const MONTH = /^(?:19|2[01])\d{2}-(?:0[1-9]|1[0-2])$/;
export const isMonth = (text: string): boolean => MONTH.test(text);
