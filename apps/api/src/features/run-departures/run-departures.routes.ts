import { type departureEndpoints, has } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { type Handlers, Reply } from '../../http/handler.ts';
import { assertAttends, type departureHandlers } from '../departures/index.ts';
import type { EmailAgency } from '../emails/index.ts';
import type { TourPackageIndexKeeper } from '../tour-packages/index.ts';
import { renewCalendarFeed, showCalendarFeed, stopCalendarFeed } from './calendar-feed/own-feed.ts';
import { readCalendarFeed } from './calendar-feed/read-calendar-feed.ts';
import { listDepartureCalls } from './call-list/list-calls.ts';
import { noteDepartureCall } from './call-list/note-call.ts';
import { cancelDeparture } from './cancel/cancel-departure.ts';
import { previewLetter } from './cancel/preview-letter.ts';
import { showCancellation } from './cancel/show-cancellation.ts';
import { changeAndTell } from './change-and-tell.ts';
import { listDepartures } from './list/list-departures.ts';
import { listGuided } from './list/list-guided.ts';
import { listUndecided } from './list/list-undecided.ts';
import { listDepartureMessages, writeToDeparture } from './message/write-to-departure.ts';

type Needs = Dependencies & { readonly agency: () => Promise<EmailAgency> };
type Own = Exclude<keyof typeof departureEndpoints, keyof ReturnType<typeof departureHandlers>>;

export const runDepartureHandlers = (needs: Needs, index: TourPackageIndexKeeper): Handlers<Own> => ({
  changeDeparture: ({ caller, params, body }) => changeAndTell(needs, caller, params, body),
  listDepartures: ({ caller, query }) =>
    has(caller.role, 'read-every-departure') ? listDepartures(needs, index, query) : listGuided(needs, caller, query),
  showCalendarFeed: ({ caller }) => showCalendarFeed(needs, caller),
  renewCalendarFeed: ({ caller }) => renewCalendarFeed(needs, caller),
  stopCalendarFeed: ({ caller }) => stopCalendarFeed(needs, caller),
  // Secret, and asked without a login: no cache on the way keeps it.
  readCalendarFeed: async ({ params }) =>
    new Reply(await readCalendarFeed(needs, params.token), { headers: { 'Cache-Control': 'private, no-store' } }),
  listUndecided: ({ caller }) => listUndecided(needs, caller),
  showCancellation: ({ params, query }) => showCancellation(needs, params.id, query.day),
  previewLetter: ({ params, body }) => previewLetter(needs, params.id, body),
  cancelDeparture: ({ caller, params, body }) => cancelDeparture(needs, caller, params.id, body),
  listDepartureMessages: async ({ caller, params, query }) => {
    await assertAttends(needs, caller, { packageId: params.id, day: query.day });
    return listDepartureMessages(needs, params.id, query.day);
  },
  listDepartureCalls: ({ params, query }) => listDepartureCalls(needs, params.id, query.day),
  noteDepartureCall: ({ caller, params, body }) => noteDepartureCall(needs, caller, params.id, body),
  writeToDeparture: ({ caller, params, headers, body }) =>
    writeToDeparture(needs, caller, params.id, { ...body, requestKey: headers['idempotency-key'] }),
});
