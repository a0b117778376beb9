import { setTimeout as pause } from 'node:timers/promises';
import { dayFromNow } from '../../product/catalogue.ts';
import type { Journey } from './journey.ts';
import { book, openSuccessPage, pay, payNow } from './steps.ts';

/** Callers who book the departure meanwhile. */
const CALLERS = 4;
/** Milliseconds, at most, between two changes of it. */
const MAX_PAUSE_MS = 80;

/** An admin closes and opens a departure again and again while several book it and pay; it ends open. */
export const isClosedWhileBooking: Journey = async (context) => {
  const { admin, client, random, limitedIds } = context;
  const packageId = random.oneOf(limitedIds);
  const day = dayFromNow(random.between(5, 60));
  const own = { ...context, packageIds: [packageId] };
  const setClosed = (isClosed: boolean) =>
    client.ask({ method: 'PUT', path: `/api/departure/${packageId}/${day}`, by: admin, body: { isClosed } });
  const booksAndPays = async (): Promise<void> => {
    const booking = await book(own, day);
    const sessionId = booking && (await payNow(own, booking));
    if (!sessionId) return;
    await pay(own, sessionId);
    await openSuccessPage(own, { booking, sessionId });
  };
  let isOver = false;
  const changes = async (): Promise<void> => {
    for (let turn = 0; !isOver || turn % 2 === 1; turn += 1) {
      await pause(random.between(0, MAX_PAUSE_MS));
      await setClosed(turn % 2 === 0);
    }
  };
  const changing = changes();
  await Promise.all(Array.from({ length: CALLERS }, booksAndPays));
  isOver = true;
  await changing;
};
