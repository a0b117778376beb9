import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Booking, Destination, InboxEntry, InboxMessage, Payment, TourPackage } from '@wayfarer/contracts';
import { picture } from '../../catalogue.ts';
import type { Session, Sessions } from '../../sessions.ts';
import { bearer, dayFromNow, makeBooking, payBooking } from '../../trips.ts';

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

const form = (request: APIRequestContext, admin: Session, path: string, multipart: Record<string, string | typeof picture>) =>
  request.post(path, { headers: bearer(admin), multipart });

const addPlace = async (request: APIRequestContext, admin: Session, text: string): Promise<Destination | null> => {
  const answer = await form(request, admin, '/api/destination', { name: text, country: text, description: text, image: picture });
  // Refused with a sentence at each field, or kept.
  if (answer.status() === 400) {
    expect(Object.keys((await answer.json()).details)).toEqual(['name', 'country', 'description']);
    return null;
  }
  expect(answer.status(), `${JSON.stringify(text)}: ${await answer.text()}`).toBe(201);
  return ((await answer.json()) as { newDestination: Destination }).newDestination;
};

const addTour = async (request: APIRequestContext, admin: Session, place: Destination, text: string): Promise<TourPackage> => {
  const answer = await form(request, admin, '/api/package/add', {
    title: text,
    destination: place._id,
    description: text,
    itinerary: JSON.stringify([text, 'Home']),
    price: '100.10',
    availableFrom: dayFromNow(-30),
    availableTo: dayFromNow(120),
    images: picture,
  });
  expect(answer.status(), `${JSON.stringify(text)}: ${await answer.text()}`).toBe(201);
  return ((await answer.json()) as { newPackage: TourPackage }).newPackage;
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
const writeAndReply = async (request: APIRequestContext, admin: Session, text: string): Promise<string> => {
  const headers = bearer(admin);
  await request.post('/api/contactus', { data: { name: text, email: 'asha@example.com', message: text } });
  const listed = await request.get('/api/contactus', { headers, params: { limit: '1' } });
  const [{ _id }] = (await listed.json()) as [InboxEntry];
  const { version } = (await (await request.get(`/api/contactus/${_id}`, { headers })).json()) as InboxMessage;
  const answer = await request.post(`/api/contactus/${_id}/replies`, { headers, data: { version, reply: text, isDone: false } });
  expect(answer.status(), await answer.text()).toBe(201);
  return _id;
};

/** Stores payloads as admins and travellers do, each in every field, and leaves out those that are refused. */
export const storePayloads = async (
  contextAt: (headers: Record<string, string>) => Promise<APIRequestContext>,
  sessions: Sessions,
  payloads: readonly string[],
): Promise<Stored[]> => {
  const [admin, traveller] = [await sessions.of('admin'), await sessions.of('traveller')];
  const stored: Stored[] = [];
  for (const [index, text] of payloads.entries()) {
    const request = await contextAt(addressOf(index));
    const place = await addPlace(request, admin, text);
    if (!place) continue;
    const tour = await addTour(request, admin, place, text);
    const booking = await makeBooking(request, traveller, tour);
    const { sessionId } = await payBooking(request, traveller, booking);
    const messageId = await writeAndReply(request, admin, text);
    const entry = { text, place, tour, booking, sessionId, messageId };
    await refundFor(request, admin, entry);
    await request.dispose();
    stored.push(entry);
  }
  return stored;
};
