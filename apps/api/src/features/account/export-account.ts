import type { AccountExport } from '@wayfarer/contracts';
import type { Types } from 'mongoose';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../http/caller.ts';
import { type BookingRecord, bookingRepository, presentBookings } from '../bookings/index.ts';
import { contactMessageRepository } from '../contact-messages/index.ts';
import { emailRepository, writeKeptEmail } from '../emails/index.ts';
import { invoiceRepository, presentInvoice } from '../invoices/index.ts';
import { presentPayments } from '../payments/index.ts';
import { presentPasskey, sessionRepository, userRepository } from '../users/index.ts';
import { presentSession } from './session.presenter.ts';

/** Bookings and logins that are read at a time. */
const PAGE = 100;

const bookingsOf = async ({ database }: Pick<Dependencies, 'database'>, userId: string): Promise<BookingRecord[]> => {
  const all: BookingRecord[] = [];
  let cursor: string | undefined;
  do {
    const page = await bookingRepository(database).listOfUser(userId, { limit: PAGE, cursor });
    all.push(...page.records);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return all;
};

const emailsTo = async (
  dependencies: Dependencies,
  userId: Types.ObjectId,
  email: string | null,
): Promise<AccountExport['emails']> => {
  const emails: AccountExport['emails'] = [];
  for (const kept of await emailRepository(dependencies.database).listTo({ userId, email })) {
    const { asSent, ...email } = kept;
    const { subject, text } = asSent ?? (await writeKeptEmail(dependencies.config, email));
    const { to, causedAt, sentAt } = email;
    emails.push({ to, subject, text, causedAt: causedAt.toISOString(), sentAt: sentAt?.toISOString() ?? null });
  }
  return emails;
};

/**
 * Everything that is stored about the owner of an account. Data known only by the address is included only where the address was confirmed: anybody could have
 * registered with it.
 */
export const exportAccount = async (dependencies: Dependencies, { userId }: Pick<Caller, 'userId'>): Promise<AccountExport> => {
  const { database, clock } = dependencies;
  const user = await userRepository(database).findById(userId);
  if (!user) throw new ApiError('UNAUTHENTICATED');
  const isEmailVerified = Boolean(user.emailVerifiedAt);
  const knownEmail = isEmailVerified ? user.email : null;
  const bookings = await bookingsOf(dependencies, userId);
  const payments = bookings.flatMap(({ attempts, ...booking }) =>
    attempts.filter(({ listKey }) => listKey !== null).map((attempt) => ({ ...booking, attempt })),
  );
  const invoices = await invoiceRepository(database).listOf(bookings.map(({ _id }) => _id));
  const sessions = await sessionRepository(database).listOf(userId, clock(), PAGE);
  const messages = knownEmail ? await contactMessageRepository(database).listFrom(knownEmail) : [];
  return {
    exportedAt: clock().toISOString(),
    account: { username: user.username, email: user.email, isEmailVerified, createdAt: user.createdAt.toISOString() },
    sessions: sessions.map(presentSession),
    passkeys: (user.passkeys ?? []).map(presentPasskey),
    bookings: await presentBookings(dependencies, bookings, { role: 'user', userId }),
    payments: await presentPayments(database, payments, 'user'),
    invoices: invoices.map(presentInvoice),
    emails: await emailsTo(dependencies, user._id, knownEmail),
    messages: messages.map(({ name, message, receivedAt, replies = [] }) => ({
      name,
      message,
      receivedAt: receivedAt.toISOString(),
      replies: replies.map(({ text, at }) => ({ text, sentAt: at.toISOString() })),
    })),
  };
};
