import type { APIRequestContext } from '@playwright/test';
import { addTour } from '../../catalogue.ts';
import type { Sessions } from '../../sessions.ts';
import { makeBooking, payBooking } from '../../trips.ts';
import { addPlace } from './catalogue.payloads.ts';
import { everyStore, type Stored } from './entity-payloads.ts';
import { writeAndReply } from './message.payloads.ts';

/** The client address, as sent by the proxy. */
export const addressOf = (index: number): { 'X-Forwarded-For': string } => ({
  'X-Forwarded-For': `198.18.${Math.floor(index / 250)}.${1 + (index % 250)}`,
});

/** Parallel lanes: each waits for pictures, the provider and the journal of the database. */
const LANES = 6;

/**
 * Stores payloads as admins and travellers do, each in every field, and leaves out those that are refused.
 */
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
    const draft = await addTour(request, admin, place, text, { isDraft: 'true' });
    const paid = await makeBooking(request, traveller, tour);
    const { sessionId } = await payBooking(request, traveller, paid);
    const messageId = await writeAndReply(request, admin, text, index);
    // One for both: the pages for unpaid bookings show the texts of a paid one too.
    const entry = { text, place, tour, draft, unpaid: paid, paid, sessionId, messageId, userId: traveller.userId };
    for (const storeMore of everyStore) await storeMore(request, admin, entry);
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
