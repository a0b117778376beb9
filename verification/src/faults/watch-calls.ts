import { startVisits } from '../attack/visits.ts';
import { percentile } from '../bench/frame/percentile.ts';
import type { Account } from '../product/http-client.ts';

export type Watched = { readonly calls: number; readonly failed: number; readonly p50: number; readonly slowest: number };

/**
 * What is called by the way while something is wrong: what is in memory, what the database is asked for, and
 * what the provider is.
 */
export const watchCalls = async (url: string, by: Account, bookingId: string) => {
  const headers = { authorization: `Bearer ${by.token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ userId: by.userId, bookingId });
  const visits = {
    catalogue: await startVisits({ url, calls: [{ path: '/api/package?limit=12' }, { path: '/api/destination' }], every: 100 }),
    'own bookings': await startVisits({ url, calls: [{ path: `/api/booking/${by.userId}`, headers }], every: 200 }),
    'Pay Now': await startVisits({ url, calls: [{ path: '/api/payment', headers, body }], every: 1000 }),
  };
  return {
    end: async (): Promise<Readonly<Record<string, Watched>>> => {
      const ended = Object.entries(visits).map(async ([name, { end }]) => {
        const { times, accepted } = await end();
        const failed = times.length - accepted.length;
        const watched = { calls: times.length, failed, p50: percentile(times, 0.5), slowest: times.at(-1) ?? 0 };
        return [name, watched] as const;
      });
      return Object.fromEntries(await Promise.all(ended));
    },
  };
};
