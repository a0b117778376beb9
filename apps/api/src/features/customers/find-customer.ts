import { type CustomerDetail, has, rupeesOf } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../http/caller.ts';
import { offeredLanguage } from '../../language/own-language.ts';
import { presentSession } from '../account/index.ts';
import { bookingRepository, toldBefore } from '../bookings/index.ts';
import { contactMessageRepository, presentEntries } from '../contact-messages/index.ts';
import { presentUser, sessionRepository, type UserRecord, userRepository } from '../users/index.ts';

/** Logins and messages that are shown. */
const MAX_SHOWN = 10;

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

const sessionsOf = async ({ database, clock }: Needs, { _id }: UserRecord): Promise<CustomerDetail['sessions']> => {
  const sessions = await sessionRepository(database).listOf(_id, clock(), MAX_SHOWN);
  return sessions.map(presentSession).map(({ browser, startedAt, lastUsedAt }) => ({ browser, startedAt, lastUsedAt }));
};

const messagesOf = async (needs: Needs, { email }: UserRecord): Promise<CustomerDetail['messages']> =>
  presentEntries(needs, await contactMessageRepository(needs.database).latestFrom(email, MAX_SHOWN));

const noSuchUser = () => new ApiError('NOT_FOUND', 'There is no such user.');

/** @throws NOT_FOUND, also of a deleted account */
export const getCustomer = async ({ database }: Pick<Needs, 'database'>, id: string): Promise<UserRecord> => {
  const user = await userRepository(database).findById(id);
  if (!user) throw noSuchUser();
  return user;
};

/**
 * What a member of staff sees of somebody who has an account: logins and messages only with their
 * permissions, and colleagues only with that to read users. Links to an account that was joined into another
 * one lead to that one.
 * @throws NOT_FOUND
 */
export const findCustomer = async (needs: Needs, { role }: Pick<Caller, 'role'>, id: string): Promise<CustomerDetail> => {
  const user = await userRepository(needs.database).findJoined(id);
  if (!user) throw noSuchUser();
  if (user.role !== 'user' && !has(role, 'read-users')) throw noSuchUser();
  const [{ trips, kept }, contact, sessions, messages] = await Promise.all([
    bookingRepository(needs.database).sumOfUser(String(user._id)),
    user.phone === undefined ? toldBefore(needs, user) : null,
    has(role, 'read-users') ? sessionsOf(needs, user) : null,
    has(role, 'read-messages') ? messagesOf(needs, user) : null,
  ]);
  return {
    ...presentUser(user),
    ...(user.invoiceTo === undefined ? {} : { invoiceTo: user.invoiceTo }),
    ...offeredLanguage(needs.config, user.language),
    createdAt: user.createdAt.toISOString(),
    isEmailVerified: Boolean(user.emailVerifiedAt),
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    trips,
    spent: rupeesOf(kept),
    contact: contact?.phone === undefined ? null : { name: contact.name, phone: contact.phone },
    sessions,
    messages,
  };
};
