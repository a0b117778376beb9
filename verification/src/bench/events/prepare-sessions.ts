import type { Booking } from '@wayfarer/contracts';
import { addPackages, dayFromNow, logInAll, migrateWithAdmins } from '../../product/catalogue.ts';
import { bodyOf, createHttpClient } from '../../product/http-client.ts';

/** Bookings that were paid at the provider a moment ago, of which the API has not heard yet: the ids of their sessions. */
export const prepareSessions = async (
  count: number,
  { api, provider, key, env }: { api: string; provider: string; key: string; env: NodeJS.ProcessEnv },
): Promise<string[]> => {
  migrateWithAdmins(env, ['operator']);
  const client = createHttpClient(() => api);
  const [by] = await logInAll(client, ['operator']);
  const { userId } = by;
  const [tourPackage] = await addPackages(client, by, [{ price: '1999.99', capacity: null }]);
  const order = { userId, packageId: tourPackage?._id, totalPersons: 1, travelDate: dayFromNow(30), totalAmount: 1999.99 };
  const sessions: string[] = [];
  while (sessions.length < count) {
    const booked = await client.ask({ method: 'POST', path: '/api/booking', by, body: order });
    const { booking } = bodyOf<{ booking: Booking }>(booked, 'No booking');
    const opened = await client.ask({ method: 'POST', path: '/api/payment', by, body: { userId, bookingId: booking._id } });
    const { sessionId: session } = bodyOf<{ sessionId: string }>(opened, 'No payment page');
    await fetch(`${provider}/_sandbox/pay`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ session, card: '4242424242424242' }),
    });
    sessions.push(session);
  }
  return sessions;
};
