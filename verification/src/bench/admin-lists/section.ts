import { examinedBy } from '@wayfarer/api/testing/examined';
import { alternate, medianOf, ratioOf, told } from '../frame/alternate.ts';
import { latencyOf } from '../frame/latency.ts';
import type { BenchRun, Section } from '../frame/section.ts';
import { sizes } from '../frame/sizes.ts';
import { startApi } from '../frame/start-api.ts';
import { printTable } from '../print-table.ts';

/** Calls of one round. */
const CALLS = 30;

/** Lists as the admin's screens ask for them; the same question each time, because nothing of it is kept in memory. */
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
};

const run = async ({ sizes: asked, kept, repeats, stopLater }: BenchRun): Promise<void> => {
  const [small, large] = ['10k' as const, asked.at(-1) ?? ('10k' as const)];
  const apis = await Promise.all(
    [...new Set([small, large])].map(async (size) => {
      const data = await kept(size);
      const api = stopLater(await startApi(data));
      const headers = await api.headersOf(0);
      return { size, data, callTo: (path: string) => () => api.call(path, { headers }) };
    }),
  );
  const rows: (string | number)[][] = [];
  for (const [name, path] of Object.entries(lists)) {
    const series = await alternate(
      repeats,
      Object.fromEntries(apis.map(({ size, callTo }) => [size, () => latencyOf(callTo(path), CALLS)])),
    );
    const base = series[small];
    for (const { size, data, callTo } of apis) {
      const own = series[size];
      if (!own || !base) continue;
      const read = await examinedBy(data.dependencies.database, callTo(path));
      rows.push([
        name,
        sizes[size],
        told(own.p50 ?? []),
        told(own.p99 ?? []),
        medianOf(ratioOf(own.p50 ?? [], base.p50 ?? [])).toFixed(2),
        medianOf(ratioOf(own.p99 ?? [], base.p99 ?? [])).toFixed(2),
        read.queries,
        read.keys,
        read.documents,
        read.returned,
      ]);
    }
  }
  printTable(
    ['list', 'bookings', 'p50 ms', 'p99 ms', 'p50, of 10,000', 'p99, of 10,000', 'queries', 'keys', 'documents', 'returned'],
    rows,
  );
};

export const section: Section = {
  about: `The admin's lists, their first page with its total: ${CALLS} calls a round, one at a time. To reach: p99 at 1,000,000 bookings ≤ 2 × of that at 10,000. Keys hold the total, which is counted to 1,000 for the first page alone.`,
  run,
};
