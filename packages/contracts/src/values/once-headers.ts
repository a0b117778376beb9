import { t } from '@wayfarer/words';
import { z } from 'zod';

/**
 * The header of a call that must be done once: a client chooses one key for each opened form or dialog, and
 * however often the call is sent under it, there is one of what it makes.
 * @param what what the call makes: `refund`
 * @param asked the sentence for who sends none
 */
export const onceHeaders = (what: string, asked: () => string) =>
  z.object({
    'idempotency-key': z
      .string({ error: asked })
      .regex(/^[\x21-\x7e]{1,200}$/, {
        error: () => t('An idempotency key has 1 to 200 visible characters.'),
      })
      .meta({
        description: `Chosen by the client, one per ${what}: however often the call is sent under it, there is one ${what}`,
      }),
  });
