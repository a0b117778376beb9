import type { departureEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { type Handlers, Reply } from '../../http/handler.ts';
import { assertAttends } from './guides/assert-attends.ts';
import { listGuides } from './guides/list-guides.ts';
import { nameGuide } from './guides/name-guide.ts';
import { removeGuide } from './guides/remove-guide.ts';
import { listPackageDepartures } from './list-package-departures.ts';
import { listSeats } from './list-seats.ts';
import { showDeparture } from './show-departure.ts';

// Seats change with every booking, so the answers are not cached.
const uncached = { headers: { 'Cache-Control': 'no-store' } };

type Own = 'listSeats' | 'listPackageDepartures' | 'showDeparture' | 'listGuides' | 'nameGuide' | 'removeGuide';

export const departureHandlers = (dependencies: Dependencies): Handlers<keyof Pick<typeof departureEndpoints, Own>> => ({
  listSeats: async ({ params, query }) => new Reply(await listSeats(dependencies, params.id, query), uncached),
  listPackageDepartures: async ({ params, query }) =>
    new Reply(await listPackageDepartures(dependencies, params.id, query), uncached),
  showDeparture: async ({ caller, params }) => {
    await assertAttends(dependencies, caller, { packageId: params.id, day: params.day });
    return showDeparture(dependencies, params);
  },
  listGuides: () => listGuides(dependencies),
  nameGuide: ({ params, body }) => nameGuide(dependencies, params, body),
  removeGuide: ({ params }) => removeGuide(dependencies, params),
});
