import { z } from 'zod';
import { defineEndpoint } from '../define-endpoints.ts';
import { idParams } from '../values/id-shapes.ts';
import { objectIdSchema } from '../values/object-id.ts';
import { pageQuery, searchQuery } from '../values/page-query.ts';
import { paymentRoutes } from './payment.routes.ts';
import {
  newPaymentSessionSchema,
  paymentSchema,
  paymentSessionSchema,
  paymentStatusFilterSchema,
  sessionIdParams,
} from './payment.schema.ts';
import { newRefundSchema, refundHeaders } from './refund.schema.ts';

export const paymentEndpoints = {
  listPayments: defineEndpoint(paymentRoutes.listPayments, {
    query: z.object({
      ...pageQuery,
      ...searchQuery,
      status: paymentStatusFilterSchema.default('all'),
      booking: objectIdSchema
        .optional()
        .meta({ description: 'Every attempt of one booking, those that never reached the provider too' }),
    }),
    answer: z.array(paymentSchema),
  }),
  startPayment: defineEndpoint(paymentRoutes.startPayment, {
    body: newPaymentSessionSchema,
    answer: paymentSessionSchema,
    status: 201,
  }),
  updatePaymentStatus: defineEndpoint(paymentRoutes.updatePaymentStatus, {
    params: sessionIdParams,
    answer: z.object({ updatedPayment: paymentSchema }),
  }),
  refundPayment: defineEndpoint(paymentRoutes.refundPayment, {
    params: idParams,
    headers: refundHeaders,
    body: newRefundSchema,
    answer: z.object({ payment: paymentSchema }),
  }),
  receivePaymentEvent: defineEndpoint(paymentRoutes.receivePaymentEvent, { answer: z.object({ received: z.literal(true) }) }),
};
