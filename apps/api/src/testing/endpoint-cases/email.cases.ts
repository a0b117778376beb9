import { Types } from 'mongoose';
import { wireIdOf } from '../../features/emails/email-id.ts';
import { emailRepository } from '../../features/emails/index.ts';
import type { Account } from '../accounts.ts';
import type { TestApi } from '../start-test-api.ts';
import { emailKeyOf } from '../stored-data/email-rows.ts';
import { someBooking } from '../stored-data/row-ids.ts';
import type { Changes, ErrorCases, FreeTexts, Reads } from './every-case.ts';
import { about, UNKNOWN } from './world.ts';

/** An email about a booking that the recipient's mailbox refused. @returns its id */
const refusedEmail = async (api: TestApi, { userId, username }: Account): Promise<string> => {
  const bookingId = new Types.ObjectId();
  const _id = `booking/${String(bookingId)}/booking-confirmed`;
  const { database, clock } = api.dependencies;
  const to = `${username}@example.com`;
  const trip = {
    bookingId: String(bookingId),
    userId,
    title: 'Hampi',
    place: 'Hampi, India',
    travelDate: '2026-12-30',
    days: 2,
    totalPersons: 2,
    totalAmount: 10,
  };
  await emailRepository(database).insertOnce({
    _id,
    to,
    personKey: to.toLowerCase(),
    userId: new Types.ObjectId(userId),
    bookingId,
    content: { kind: 'booking-confirmed', username, trip },
    causedAt: clock(),
    dueAt: clock(),
  });
  await database.collection('emails').updateOne({ _id: _id as never }, { $set: { state: 'given_up', dueAt: null } });
  return Buffer.from(_id).toString('base64url');
};

export const errorCases: ErrorCases = {
  findEmail: {
    VALIDATION: ({ api, admin }) => api.request.get('/api/emails/a.b').set(admin.bearer),
  },
  resendEmail: {
    NOT_FOUND: ({ api, admin }) => api.request.post(`/api/emails/${UNKNOWN}/resend`).set(admin.bearer).send({ resends: 0 }),
    CONFLICT: async ({ api, admin, traveller }) =>
      api.request
        .post(`/api/emails/${await refusedEmail(api, traveller)}/resend`)
        .set(admin.bearer)
        .send({ resends: 3 }),
  },
};

export const changes: Changes = {
  resendEmail: async ({ api, admin, traveller }) => {
    const id = await refusedEmail(api, traveller);
    const answer = await api.request.post(`/api/emails/${id}/resend`).set(admin.bearer).send({ resends: 0 });
    return about(answer.body._id, Promise.resolve(answer));
  },
};

export const reads: Reads = {
  listEmails: {
    queries: [
      '',
      'search=nobody',
      `search=${someBooking.slice(-8)}&state=sent`,
      'sort=to',
      'state=sent&kind=booking-confirmed&sort=to',
      'kind=booking-received&from=2020-01-01&to=2199-01-01',
      'state=given_up&sort=-to',
      'state=given_up&from=2020-01-01&sort=causedAt',
      `booking=${UNKNOWN}`,
    ],
  },
  // One of the latest: the first ones are erased at night.
  findEmail: { id: ({ bookings }) => wireIdOf(emailKeyOf(bookings - 7)) },
};

export const freeTexts: FreeTexts = {
  resendEmail: async ({ api, admin }, by) => {
    const id = await refusedEmail(api, by);
    const body = { resends: 0, to: `${by.username}.private@example.com` };
    await api.request.post(`/api/emails/${id}/resend`).set(admin.bearer).send(body).expect(201);
  },
};
