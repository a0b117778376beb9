import { z } from 'zod';
import { amountText, emailText, httpUrl, integerText, listOf, metadataMap, text } from './parameter-kinds.ts';

const productData = z.strictObject({
  name: text(250),
  description: text(500).optional(),
  images: listOf(httpUrl, 8).optional(),
  metadata: metadataMap.optional(),
});

const priceData = z.strictObject({
  currency: text(3),
  unit_amount: amountText,
  product_data: productData,
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
});

const lineItem = z.strictObject({ price_data: priceData, quantity: integerText });

export const createSessionParameters = z.strictObject({
  mode: z.enum(['payment']),
  line_items: listOf(lineItem, 100),
  success_url: httpUrl,
  cancel_url: httpUrl.optional(),
  client_reference_id: text(200).optional(),
  customer_email: emailText.optional(),
  metadata: metadataMap.optional(),
  payment_intent_data: z.strictObject({ metadata: metadataMap.optional(), description: text(1_000).optional() }).optional(),
  allowed_payment_method_types: listOf(z.enum(['card']), 1).optional(),
  expires_at: integerText.optional(),
  // Taken and without effect here: the page speaks one language and has one look.
  locale: text(10).optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay']).optional(),
  ui_mode: z.enum(['hosted_page']).optional(),
});

export type CreateSessionParameters = z.infer<typeof createSessionParameters>;
