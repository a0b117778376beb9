import type { departureEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { type Handlers, Reply } from '../../http/handler.ts';
import { listPackageDepartures } from './list-package-departures.ts';
import { listSeats } from './list-seats.ts';
import { showDeparture } from './show-departure.ts';

// Seats change with every booking, so the answers are not cached.
const uncached = { headers: { 'Cache-Control': 'no-store' } };

export const departureHandlers = (
  dependencies: Dependencies,
): Handlers<keyof Pick<typeof departureEndpoints, 'listSeats' | 'listPackageDepartures' | 'showDeparture'>> => ({
  listSeats: async ({ params, query }) => new Reply(await listSeats(dependencies, params.id, query), uncached),
  listPackageDepartures: async ({ params, query }) =>
    new Reply(await listPackageDepartures(dependencies, params.id, query), uncached),
  showDeparture: ({ params }) => showDeparture(dependencies, params),
});
