import { CALLS, compareSizes } from '../frame/compare-sizes.ts';
import type { Section } from '../frame/section.ts';
import type { RunningApi } from '../frame/start-api.ts';

/**
 * Lists as the admin's screens ask for them; the same question each time, because nothing of it is kept in
 * memory.
 */
const lists: Readonly<Record<string, string>> = {
  bookings: '/api/booking?limit=25',
  'confirmed bookings': '/api/booking?status=confirmed&limit=25',
  'bookings by travel day': '/api/booking?sort=travelDate&limit=25',
  'bookings by amount, cancelled': '/api/booking?sort=-totalAmount&status=cancelled&limit=25',
  'bookings by a word': '/api/booking?search=hampi&limit=25',
  'bookings refunded': '/api/booking?payment=refunded&limit=25',
  payments: '/api/payment?limit=25',
  'expired payments': '/api/payment?status=expired&limit=25',
  'refunded payments': '/api/payment?status=refunded&limit=25',
  'waiting payments': '/api/payment?status=waiting&limit=25',
  users: '/api/auth/users?limit=25',
  'users by address': '/api/auth/users?sort=email&limit=25',
  customers: '/api/customer?limit=25',
};

/**
 * Pages of 25 are passed by hundreds. @returns the address of the 10,000th page, or of the last of a shorter
 * list
 */
const pageFarDown = async ({ url }: RunningApi, list: string, headers: Readonly<Record<string, string>>): Promise<string> => {
  let query: string | undefined = '?limit=100';
  let last = query;
  for (let passed = 0; passed < 2500 && query !== undefined; passed += 1) {
    last = query;
    const answer: Response = await fetch(`${url}/api/${list}${query}`, { headers });
    await answer.arrayBuffer();
    query = /<(.*)>/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return `/api/${list}${last.replace('limit=100', 'limit=25')}`;
};

export const section: Section = {
  about: `The admin's lists, their first page with its total: ${CALLS} calls a round, one at a time. To reach: p99 ≤ 50 ms at 100,000 bookings, and at 1,000,000 ≤ 3 × of that. Keys hold the total, which is counted to 1,000 for the first page alone.`,
  run: (bench) =>
    compareSizes(bench, {
      small: '10k',
      callsOf: async ({ api }) => {
        const headers = await api.headersOf(0);
        const far = await Promise.all(
          ['booking', 'payment'].map(async (list) => [
            `${list}s, the 10,000th page or the last`,
            await pageFarDown(api, list, headers),
          ]),
        );
        const paths = { ...lists, ...(Object.fromEntries(far) as Record<string, string>) };
        return Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, () => api.call(path, { headers })]));
      },
    }),
};
