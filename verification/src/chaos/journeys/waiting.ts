import { setTimeout as pause } from 'node:timers/promises';
import type { SeatOfferView, Wait } from '@wayfarer/contracts';
import { dayFromNow } from '../../product/catalogue.ts';
import type { Context, Journey } from './journey.ts';
import { book, cancel, openSuccessPage, pay, payNow } from './steps.ts';

/** Days from now that many want, later than most journeys travel. */
const WANTED = { from: 70, to: 72 };
/** How often, and how long apart at most in milliseconds, somebody looks whether seats are offered. */
const LOOKS = 6;
const MAX_PAUSE_MS = 1500;

/** The offer that an account has on a day, once there is one. */
const offerTo = async ({ client, random, traveller: by }: Context, day: string): Promise<string | null> => {
  for (let look = 0; look < LOOKS; look += 1) {
    const answer = await client.ask({ method: 'GET', path: '/api/waitlist', by });
    const waits = answer?.status === 200 ? (answer.body as Wait[]) : [];
    const token = waits.find(({ travelDate, state }) => travelDate === day && state === 'offered')?.offer?.token;
    if (token) return token;
    await pause(random.between(0, MAX_PAUSE_MS));
  }
  return null;
};

/** Refuses the offer, or books it in two tabs at once. */
const useOffer = async ({ client, history, random }: Context, token: string): Promise<void> => {
  const post = (path: string, body: object) => client.ask({ method: 'POST', path: `/api/waitlist/offer${path}`, body });
  if (random.chance(0.3)) return void (await post('/decline', { token }));
  const opened = await post('/open', { token });
  if (opened?.status !== 200) return;
  const { totalAmount } = opened.body as SeatOfferView;
  history.fillForm();
  await Promise.all([post('', { token, totalAmount }), post('', { token, totalAmount })]);
};

/** Books a departure that many want, or waits for its seats; who has booked often cancels. */
export const waitsForSeats: Journey = async (context) => {
  const { client, random, scarceId, traveller: by } = context;
  const day = dayFromNow(random.between(WANTED.from, WANTED.to));
  const booking = await book({ ...context, packageIds: [scarceId] }, day);
  if (booking) {
    const sessionId = await payNow(context, booking);
    await pay(context, sessionId);
    if (sessionId) await openSuccessPage(context, { booking, sessionId });
    await pause(random.between(0, MAX_PAUSE_MS));
    if (random.chance(0.6)) await cancel(context, booking);
    return;
  }
  const persons = random.between(1, 4);
  const body = { travelDate: day, totalPersons: persons, party: { adult: persons } };
  await client.ask({ method: 'POST', path: `/api/package/${scarceId}/waitlist`, by, body });
  const token = await offerTo(context, day);
  if (token) await useOffer(context, token);
};
