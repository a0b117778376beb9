import { createHash } from 'node:crypto';
import { readConfig } from '@wayfarer/api/config';
import { createDocumentPrinter } from '@wayfarer/api/document-printer';
import { emailWorker } from '@wayfarer/api/emails';
import { everyEmail } from '@wayfarer/api/every-feature';
import { createLogger } from '@wayfarer/api/logger';
import { smtpServer } from '@wayfarer/api/smtp';
import mongoose from 'mongoose';
import { type Violation, violation } from '../../invariants/violation.ts';
import type { Mailbox } from '../mailbox.ts';
import type { Snapshot } from './snapshot.ts';

/** Milliseconds: beyond every lease, and every pause before the next try. */
const LATER_MS = 2 * 60 * 60_000;

/** How an email is named to mail servers: by its cause and kind alone, the same each time that it is sent. */
const messageIdOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 32);

type Trail = readonly { readonly changes: readonly { readonly what: string; readonly to: unknown }[] }[];
const wasConfirmed = (booking: object): boolean => {
  const { trail = [] } = booking as { trail?: Trail };
  return trail.some(({ changes }) => changes.some(({ what, to }) => what === 'status' && to === 'confirmed'));
};

type Kept = { readonly _id: string; readonly state: string; readonly tries: number };

/** What a worker finds to do that comes once every lease of those who were killed is over. */
const deliverTheRest = async (database: mongoose.Connection, env: NodeJS.ProcessEnv): Promise<void> => {
  const config = readConfig(env);
  const clock = (): Date => new Date(Date.now() + LATER_MS);
  const needs = { database, config, clock, logger: createLogger('silent'), printDocument: createDocumentPrinter() };
  const server = smtpServer(config.SMTP_URL ?? '');
  await emailWorker(needs, { ...everyEmail(needs), server }).pass();
  await server.close();
};

/**
 * One email for each cause, and none lost. One came again only where a worker had to take it again, because
 * nobody could know whether it had been sent (docs/decisions/0073): it was never sent without having been
 * taken. Nobody else may be sending any more.
 * @returns besides, what came
 */
export const checkEmails = async (
  { bookings }: Snapshot,
  mailbox: Mailbox,
  env: NodeJS.ProcessEnv,
): Promise<{ violations: Violation[]; sentence: string }> => {
  const database = await mongoose.createConnection(env.MONGODB_URI ?? '').asPromise();
  await deliverTheRest(database, env);
  const emails = await database.collection<Kept>('emails').find().toArray();
  const users = await database.collection('users').find({ withdrawnAt: null }).toArray();
  const owing = await database
    .collection('bookings')
    .find({ 'emailsDue.at': { $lte: new Date() } })
    .toArray();
  await database.close();
  const timesOf = (key: string): number => mailbox.taken.get(messageIdOf(key)) ?? 0;
  const present = new Set(users.map(({ _id }) => String(_id)));
  const confirmed = [...bookings].filter(([, booking]) => present.has(String(booking.userId)) && wasConfirmed(booking));
  const written = [...bookings].filter(
    ([, { userId, staffCancel, bookingStatus }]) =>
      present.has(String(userId)) && bookingStatus === 'cancelled' && staffCancel?.letter,
  );
  const again = emails.reduce((sum, { _id }) => sum + Math.max(0, timesOf(_id) - 1), 0);
  return {
    violations: [
      ...confirmed
        .filter(([id]) => timesOf(`booking/${id}/booking-confirmed`) === 0)
        .map(([id]) => violation('emails', `booking ${id} was confirmed, and its traveller never told`)),
      ...written
        .filter(([id]) => !emails.some(({ _id }) => _id.startsWith(`booking/${id}/booking-cancelled`)))
        .map(([id]) => violation('emails', `booking ${id} was cancelled with its departure, and the letter never came`)),
      ...emails
        .filter(({ _id, state }) => state !== 'sent' || timesOf(_id) === 0)
        .map(({ _id, state }) => violation('emails', `${_id} is ${state} and came ${timesOf(_id)} times`)),
      ...emails
        .filter(({ _id, tries }) => timesOf(_id) > tries)
        .map(({ _id, tries }) => violation('emails', `${_id} was taken ${tries} times and came ${timesOf(_id)} times`)),
      ...owing.map(({ _id }) => violation('emails', `booking ${String(_id)} still owes an email`)),
    ],
    sentence: `${mailbox.taken.size} emails, ${confirmed.length} of them confirmations of the ${confirmed.length} bookings that were paid; ${again} came again where nobody could know whether they had come;`,
  };
};
