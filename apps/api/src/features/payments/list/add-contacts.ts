import type { Payment } from '@wayfarer/contracts';
import type { Database } from '../../../database/connect.ts';
import { contactsOf } from '../../bookings/index.ts';
import { canBeWrittenTo, userRepository } from '../../users/index.ts';

/** Payments with whom to reach about each, and whether emails reach them: two queries for the whole list. */
export const addContacts = async (database: Database, payments: readonly Payment[]): Promise<Payment[]> => {
  const [contacts, emails] = await Promise.all([
    contactsOf(
      database,
      payments.map(({ booking, user }) => ({ _id: booking, username: user.username })),
    ),
    userRepository(database).emailsOf([...new Set(payments.map(({ user }) => user._id))]),
  ]);
  return payments.map((payment) => {
    const { name, phone } = contacts.get(payment.booking) ?? { name: payment.user.username };
    const email = emails.get(payment.user._id);
    const hasEmail = canBeWrittenTo(email === undefined ? null : { email });
    return { ...payment, contact: { name, ...(phone === undefined ? {} : { phone }), hasEmail } };
  });
};
