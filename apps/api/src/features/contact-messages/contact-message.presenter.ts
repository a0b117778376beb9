import { beginningOf, type InboxEntry, type InboxMessage } from '@wayfarer/contracts';
import { versionOf } from '../../database/edited-version.ts';
import { identityOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { offeredLanguage } from '../../language/own-language.ts';
import { bookingRepository, presentBookings } from '../bookings/index.ts';
import { userRepository } from '../users/index.ts';
import type { ContactMessageRecord } from './contact-message.model.ts';

/** Characters of a message in the list, and the number of its sender's bookings shown. */
const BEGINNING = 140;
const LATEST_BOOKINGS = 3;

const commonOf = (record: ContactMessageRecord, names: ReadonlyMap<string, string>) => {
  const { _id, name, email, receivedAt, isDone = false, assigneeId } = record;
  const username = assigneeId && names.get(String(assigneeId));
  const assignee = assigneeId && username ? { ...identityOf(assigneeId), username } : null;
  return { ...identityOf(_id), name, email, receivedAt: receivedAt.toISOString(), isDone, assignee };
};

/** Messages as lines of the inbox. */
export const presentEntries = async (
  { database }: Pick<Dependencies, 'database'>,
  records: readonly ContactMessageRecord[],
): Promise<InboxEntry[]> => {
  const assignees = new Set(records.flatMap(({ assigneeId }) => (assigneeId ? [String(assigneeId)] : [])));
  const names = await userRepository(database).namesOf([...assignees]);
  return records.map((record) => ({
    ...commonOf(record, names),
    beginning: beginningOf(record.message, BEGINNING),
    replies: record.replies?.length ?? 0,
  }));
};

/** A message with its replies, and the account with its sender's address. */
export const presentMessage = async (
  dependencies: Pick<Dependencies, 'database' | 'config' | 'clock'>,
  record: ContactMessageRecord,
): Promise<InboxMessage> => {
  const { replies = [], assigneeId, message, email } = record;
  const users = userRepository(dependencies.database);
  const people = [...replies.map(({ by }) => by), ...(assigneeId ? [assigneeId] : [])].map(String);
  const [names, customer, assignees] = await Promise.all([
    users.namesOf([...new Set(people)]),
    users.findByEmail(email),
    users.listWith('answer-messages'),
  ]);
  const latest = customer
    ? await bookingRepository(dependencies.database).listOfUser(String(customer._id), { limit: LATEST_BOOKINGS })
    : { records: [] };
  return {
    ...commonOf(record, names),
    message,
    ...offeredLanguage(dependencies.config, record.language),
    replies: replies.map(({ text, at, by }) => ({ text, sentAt: at.toISOString(), by: names.get(String(by)) ?? null })),
    version: versionOf(record),
    customer: customer && {
      ...identityOf(customer._id),
      username: customer.username,
      ...(customer.name === undefined ? {} : { name: customer.name }),
      isEmailVerified: Boolean(customer.emailVerifiedAt),
    },
    bookings: await presentBookings(dependencies, latest.records),
    assignees: assignees.map(({ _id, username }) => ({ ...identityOf(_id), username })),
  };
};
