import type { Handlers } from '../../../http/handler.ts';
import { pageReply } from '../../../http/output/page-reply.ts';
import type { BookingDependencies } from '../booking-guards.ts';
import { bookAtDesk, type TakePayment } from './book-at-desk.ts';
import { changeBookingLanguage } from './change-booking-language.ts';
import { listCustomers } from './list-customers.ts';
import { quoteAtDesk } from './quote-at-desk.ts';

export const deskHandlers = (
  dependencies: BookingDependencies,
  take: TakePayment,
): Handlers<'listCustomers' | 'quoteAtDesk' | 'bookAtDesk' | 'changeBookingLanguage'> => ({
  listCustomers: async ({ query }) => {
    const { customers, page } = await listCustomers(dependencies, query);
    return pageReply(customers, page, query);
  },
  quoteAtDesk: ({ caller, body }) => quoteAtDesk(dependencies, caller, body),
  changeBookingLanguage: ({ caller, params, body }) => changeBookingLanguage(dependencies, caller, params.id, body),
  bookAtDesk: ({ caller, body, headers }) => bookAtDesk(dependencies, take, caller, body, headers['idempotency-key']),
});
