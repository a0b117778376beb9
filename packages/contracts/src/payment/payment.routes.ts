import { defineRoutes } from '../define-route.ts';

export const paymentRoutes = defineRoutes({
  listPayments: {
    method: 'GET',
    path: '/api/payment',
    summary: 'List payments, newest first',
    access: 'admin',
    errors: ['VALIDATION'],
  },
  startPayment: {
    method: 'POST',
    path: '/api/payment',
    summary: 'Open the payment page of a booking; 200 hands back the session that is open already',
    access: 'signed-in',
    owned: 'booking-in-body',
    errors: ['VALIDATION', 'NOT_FOUND', 'NOT_PAYABLE', 'SOLD_OUT', 'PAYMENT_PROVIDER_UNAVAILABLE'],
  },
  updatePaymentStatus: {
    method: 'PUT',
    path: '/api/payment/status/{sessionId}',
    summary: 'Ask the provider how a payment stands, and settle it',
    access: 'signed-in',
    owned: 'payment-session-in-path',
    errors: ['VALIDATION', 'NOT_FOUND', 'NOT_PAID', 'PAYMENT_PROVIDER_UNAVAILABLE'],
  },
  refundPayment: {
    method: 'POST',
    path: '/api/payment/refund/{id}',
    summary: 'Give a payment back, in full or in part; once per Idempotency-Key',
    access: 'admin',
    errors: ['VALIDATION', 'NOT_FOUND', 'NOT_REFUNDABLE', 'IDEMPOTENCY_KEY_REUSED'],
  },
  receivePaymentEvent: {
    method: 'POST',
    path: '/api/payment/webhook',
    summary: 'Where the provider sends its signed events',
    access: 'everyone',
    errors: ['BAD_SIGNATURE'],
  },
});
