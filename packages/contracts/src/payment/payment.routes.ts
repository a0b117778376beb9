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
    errors: ['VALIDATION', 'NOT_FOUND', 'NOT_PAYABLE', 'PAYMENT_PROVIDER_UNAVAILABLE'],
  },
  updatePaymentStatus: {
    method: 'PUT',
    path: '/api/payment/status/{sessionId}',
    summary: 'Ask the provider how a payment stands, and settle it',
    access: 'signed-in',
    owned: 'payment-session-in-path',
    errors: ['VALIDATION', 'NOT_FOUND', 'NOT_PAID', 'PAYMENT_PROVIDER_UNAVAILABLE'],
  },
  receivePaymentEvent: {
    method: 'POST',
    path: '/api/payment/webhook',
    summary: 'Where the provider sends its signed events',
    access: 'everyone',
    errors: ['BAD_SIGNATURE'],
  },
});
