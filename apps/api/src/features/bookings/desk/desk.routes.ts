import { objectIdOf } from '../../../database/object-ids.ts';
import type { Handlers } from '../../../http/handler.ts';
import { pageReply } from '../../../http/output/page-reply.ts';
import { isUnproven, userRepository } from '../../users/index.ts';
import type { BookingDependencies } from '../booking-guards.ts';
import { customersByPhone } from '../search/bookings-by-phone.repository.ts';
import { bookAtDesk, type TakePayment } from './book-at-desk.ts';
import { quoteAtDesk } from './quote-at-desk.ts';

export const deskHandlers = (
  dependencies: BookingDependencies,
  take: TakePayment,
): Handlers<'listCustomers' | 'quoteAtDesk' | 'bookAtDesk'> => ({
  listCustomers: async ({ query }) => {
    const byPhone = await customersByPhone(dependencies.database, query.search);
    const ids = [...byPhone.keys()].map(objectIdOf);
    const page = await userRepository(dependencies.database).list({ ...query, sort: 'username', role: 'user' }, ids);
    const customers = page.records.map(({ _id, username, email, emailVerifiedAt }) => ({
      _id: String(_id),
      id: String(_id),
      username,
      email: email === '' ? null : email,
      isEmailVerified: !isUnproven({ email, emailVerifiedAt }),
      person: byPhone.get(String(_id)),
    }));
    return pageReply(customers, page, query);
  },
  quoteAtDesk: ({ caller, body }) => quoteAtDesk(dependencies, caller, body),
  bookAtDesk: ({ caller, body, headers }) => bookAtDesk(dependencies, take, caller, body, headers['idempotency-key']),
});
