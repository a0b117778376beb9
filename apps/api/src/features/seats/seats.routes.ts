import type { seatsEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { type Handlers, Reply } from '../../http/handler.ts';
import { changeDeparture } from './change-departure.ts';
import { listSeats } from './list-seats.ts';

export const seatsHandlers = (dependencies: Dependencies): Handlers<keyof typeof seatsEndpoints> => ({
  // Seats change with every booking, so the answer is not cached.
  listSeats: async ({ params, query }) =>
    new Reply(await listSeats(dependencies, params.id, query), { headers: { 'Cache-Control': 'no-store' } }),
  changeDeparture: ({ params, body }) => changeDeparture(dependencies, params, body.isClosed),
});
