import type { Handlers } from '../../../http/handler.ts';
import { pageReply } from '../../../http/output/page-reply.ts';
import { userRepository } from '../../users/index.ts';
import type { BookingDependencies } from '../booking-guards.ts';
import { bookAtDesk, type TakePayment } from './book-at-desk.ts';
import { quoteAtDesk } from './quote-at-desk.ts';

export const deskHandlers = (
  dependencies: BookingDependencies,
  take: TakePayment,
): Handlers<'listCustomers' | 'quoteAtDesk' | 'bookAtDesk'> => ({
  listCustomers: async ({ query }) => {
    const page = await userRepository(dependencies.database).list({ ...query, sort: 'username' });
    const customers = page.records.map(({ _id, username, email }) => ({
      _id: String(_id),
      id: String(_id),
      username,
      email: email === '' ? null : email,
    }));
    return pageReply(customers, page, query);
  },
  quoteAtDesk: ({ caller, body }) => quoteAtDesk(dependencies, caller, body),
  bookAtDesk: ({ caller, body, headers }) => bookAtDesk(dependencies, take, caller, body, headers['idempotency-key']),
});
