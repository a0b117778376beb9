import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Booking, Destination, InboxEntry, InboxMessage, Payment, TourPackage } from '@wayfarer/contracts';
import { addTour, picture } from '../../catalogue.ts';
import type { Session, Sessions } from '../../sessions.ts';
import { bearer, makeBooking, payBooking } from '../../trips.ts';

/** One payload in everything that holds text. */
export type Stored = {
  readonly text: string;
  readonly place: Destination;
  readonly tour: TourPackage;
  readonly booking: Booking;
  readonly sessionId: string;
  readonly messageId: string;
};

/** As the proxy tells it. */
export const addressOf = (index: number): { 'X-Forwarded-For': string } => ({
  'X-Forwarded-For': `198.18.${Math.floor(index / 250)}.${1 + (index % 250)}`,
});

const addPlace = async (request: APIRequestContext, admin: Session, text: string): Promise<Destination | null> => {
  const multipart = { name: text, country: text, description: text, image: picture };
  const answer = await request.post('/api/destination', { headers: bearer(admin), multipart });
  // Refused with a sentence at each field, or kept.
  if (answer.status() === 400) {
    expect(Object.keys((await answer.json()).details)).toEqual(['name', 'country', 'description']);
    return null;
  }
  expect(answer.status(), `${JSON.stringify(text)}: ${await answer.text()}`).toBe(201);
  return ((await answer.json()) as { newDestination: Destination }).newDestination;
};

/** Refunds a rupee for the reason that the payload is. */
const refundFor = async (request: APIRequestContext, admin: Session, { booking, text }: Stored): Promise<void> => {
  const listed = await request.get('/api/payment', { headers: bearer(admin), params: { search: booking._id } });
  const [payment] = (await listed.json()) as Payment[];
  const answer = await request.post(`/api/payment/refund/${payment?._id}`, {
    headers: { ...bearer(admin), 'Idempotency-Key': randomUUID() },
    data: { amount: 1, reason: `${text} …` },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
};

/** A message whose name and words are the text, and the reply that is it too. */
const writeAndReply = async (request: APIRequestContext, admin: Session, text: string, index: number): Promise<string> => {
  const headers = bearer(admin);
  const from = `writer-${index}@example.com`;
  await request.post('/api/contactus', { data: { name: text, email: from, message: text } });
  const listed = await request.get('/api/contactus', { headers, params: { limit: '100' } });
  const { _id = '' } = ((await listed.json()) as InboxEntry[]).find(({ email }) => email === from) ?? {};
  const { version } = (await (await request.get(`/api/contactus/${_id}`, { headers })).json()) as InboxMessage;
  const answer = await request.post(`/api/contactus/${_id}/replies`, { headers, data: { version, reply: text, isDone: false } });
  expect(answer.status(), await answer.text()).toBe(201);
  return _id;
};

/** So many at the same time: each waits for pictures, the provider and the journal of the database. */
const LANES = 6;

/** Stores payloads as admins and travellers do, each in every field, and leaves out those that are refused. */
export const storePayloads = async (
  contextAt: (headers: Record<string, string>) => Promise<APIRequestContext>,
  sessions: Sessions,
  payloads: readonly string[],
): Promise<Stored[]> => {
  const [admin, traveller] = [await sessions.of('admin'), await sessions.of('traveller')];
  const store = async (request: APIRequestContext, text: string, index: number): Promise<Stored[]> => {
    const place = await addPlace(request, admin, text);
    if (!place) return [];
    const tour = await addTour(request, admin, place, text);
    const booking = await makeBooking(request, traveller, tour);
    const { sessionId } = await payBooking(request, traveller, booking);
    const messageId = await writeAndReply(request, admin, text, index);
    const entry = { text, place, tour, booking, sessionId, messageId };
    await refundFor(request, admin, entry);
    return [entry];
  };
  const stored: Stored[][] = [];
  const coming = payloads.entries();
  const lane = async (): Promise<void> => {
    // The lanes take from one queue.
    for (const [index, text] of coming) {
      const request = await contextAt(addressOf(index));
      stored[index] = await store(request, text, index);
      await request.dispose();
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return stored.flat();
};
