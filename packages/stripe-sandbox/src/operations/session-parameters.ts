import { z } from 'zod';
import { amountText, httpUrl, integerText, listOf, metadataMap, text } from './parameter-kinds.ts';

const priceData = z.strictObject({
  currency: z.enum(['inr']),
  unit_amount: amountText,
  product_data: z.strictObject({ name: text(250), description: text(500).optional() }),
});

export const createSessionParameters = z.strictObject({
  mode: z.enum(['payment']),
  locale: z.enum(['auto', 'de', 'fr', 'es', 'pt']).optional(),
  line_items: listOf(z.strictObject({ price_data: priceData, quantity: integerText }), 100),
  success_url: httpUrl,
  cancel_url: httpUrl.optional(),
  client_reference_id: text(200).optional(),
  metadata: metadataMap.optional(),
  payment_intent_data: z.strictObject({ metadata: metadataMap.optional() }).optional(),
  allowed_payment_method_types: listOf(z.enum(['card']), 1).optional(),
  expires_at: integerText.optional(),
});

export type CreateSessionParameters = z.infer<typeof createSessionParameters>;
