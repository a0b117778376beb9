/**
 * A number that arrives as text, from a query string or a form: '1999.5' is 1999.5; '', ' ' and 'abc' stay
 * unchanged and are refused.
 */
export const numberInText = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d{1,12}(\.\d{1,6})?$/.test(value.trim()) ? Number(value) : value;

/** The same of a field that may be left empty: '' and ' ' are null. */
export const noneOrNumberInText = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() === '' ? null : numberInText(value);
