export { catchUpOnEvents, processWaitingEvents } from './catch-up-on-events.ts';
export { jobMarkSchema } from './job-mark.model.ts';
export { paymentHandlers } from './payment.routes.ts';
export { paymentEventSchema } from './payment-event.model.ts';
export { reconcile } from './reconcile.ts';
export { settleAfterCancel } from './settle-after-cancel.ts';
export { startPayment } from './start-payment.ts';
export { updatePaymentStatus } from './update-payment-status.ts';
