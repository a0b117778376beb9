import { z } from 'zod';

// Stripe's parameters arrive as form text. A failing check names Stripe's error code in its message;
// read-parameters.ts turns it into the sentence.

export const text = (most: number) => z.string().min(1, 'parameter_invalid_empty').max(most, 'parameter_too_long');

export const integerText = z
  .string()
  .regex(/^-?\d{1,15}$/, 'parameter_invalid_integer')
  .transform(Number);

/** An amount in minor units. */
export const amountText = integerText.refine((amount) => amount >= 0, 'parameter_not_positive');

const isHttpUrl = (value: string): boolean => {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
};

export const httpUrl = z.string().max(5_000, 'url_invalid').refine(isHttpUrl, 'url_invalid');

/** At most 50 keys of 40 characters with values of 500. An empty value unsets a key, as at Stripe. */
export const metadataMap = z
  .record(z.string().max(40, 'parameter_too_long'), z.string().max(500, 'parameter_too_long'))
  .refine((map) => Object.keys(map).length <= 50, 'parameter_too_long')
  .transform((map) => Object.fromEntries(Object.entries(map).filter(([, value]) => value !== '')));

export const listOf = <Element extends z.ZodType>(element: Element, most: number) =>
  z.array(element).min(1, 'parameter_invalid_empty').max(most, 'parameter_too_long');
