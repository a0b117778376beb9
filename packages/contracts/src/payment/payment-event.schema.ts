import { z } from 'zod';

/** A missing signature is refused like a wrong one. */
export const eventHeaders = z.object({
  'stripe-signature': z
    .string()
    .optional()
    .meta({ description: 'The provider’s signature over the bytes of the body; without a valid one the call answers 400' }),
});
