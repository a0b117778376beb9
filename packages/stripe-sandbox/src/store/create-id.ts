import { randomInt } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * An id in Stripe's format, e.g. `pi_3Nk…`. Session ids are the only secret of a payment page and therefore
 * as long as Stripe's.
 */
export const createId = (prefix: string, length = 24): string => {
  let id = `${prefix}_`;
  for (let position = 0; position < length; position += 1) id += alphabet[randomInt(alphabet.length)];
  return id;
};
