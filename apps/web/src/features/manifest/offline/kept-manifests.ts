import type { CalendarDate, ManifestEntry } from '@wayfarer/contracts';
import { KEPT_DEPARTURES } from '../../../shared/session/kept-on-this-device.ts';
import { type Tick, withTick } from './ticks.ts';

const MANIFEST = /\/api\/departure\/[0-9a-f]{24}\?(?:.*&)?day=/;

/** What the worker has kept; null where it keeps nothing. */
const openKept = async (): Promise<Cache | null> =>
  (await globalThis.caches?.has(KEPT_DEPARTURES)) ? caches.open(KEPT_DEPARTURES) : null;

/** Whether a manifest can be opened without a network. */
export const isManifestKept = async (packageId: string, day: CalendarDate): Promise<boolean> => {
  const kept = (await (await openKept())?.keys()) ?? [];
  return kept.some(({ url }) => MANIFEST.test(url) && url.includes(`/${packageId}?`) && url.includes(day));
};

/**
 * Notes a tick that the server has stored in the manifest that is kept, which may be older: after a reload
 * without a network it still counts. Where the storage is full the manifest stays as it was.
 */
export const keepStoredTick = async (tick: Tick): Promise<void> => {
  try {
    const cache = await openKept();
    for (const request of (await cache?.keys()) ?? []) {
      const kept = MANIFEST.test(request.url) ? await cache?.match(request, { ignoreVary: true }) : undefined;
      if (kept === undefined) continue;
      const entries = withTick((await kept.json()) as ManifestEntry[], tick);
      await cache?.put(request, new Response(JSON.stringify(entries), { headers: kept.headers }));
    }
  } catch (thrown) {
    console.warn('Keeping a tick that was sent failed', thrown);
  }
};
