import { useQuery } from '@tanstack/react-query';
import { addDays, type CalendarDate, type ManifestEntry } from '@wayfarer/contracts';
import { requestEndpoint } from '../../shared/api/call-endpoint.ts';
import { listPageOf } from '../../shared/api/call-list.ts';
import { collectPages } from '../../shared/api/collect-pages.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { todayOnSite } from '../../shared/format/calendar-day.ts';

const PAGE = 100;
/** A manifest does not hold more bookings than this many pages. */
const MAX_PAGES = 20;

/**
 * `asOf` is the server's instant of the answer, which may be one that this phone has kept; null if unknown.
 */
export type Manifest = { entries: ManifestEntry[]; isWhole: boolean; asOf: string | null };

/**
 * After so many milliseconds a manifest that can be ticked is read again: another guide ticks on another
 * phone.
 */
const AGAIN_MS = 30_000;

/** The day from which on arrivals are ticked, as the server has it. */
export const firstDayOfTicks = (day: CalendarDate): CalendarDate => addDays(day, -1);
export const canBeTicked = (day: CalendarDate): boolean => todayOnSite() >= firstDayOfTicks(day);

/** Who travels with a package on a day: its confirmed bookings, by the travellers' names. */
export const useManifest = (packageId: string, day: CalendarDate) =>
  useQuery({
    queryKey: laterQueryKeys.manifests.of(packageId, day),
    queryFn: async ({ signal }): Promise<Manifest> => {
      let asOf: string | null = null;
      const found = await collectPages(async (cursor) => {
        const query = { day, limit: PAGE, ...cursor };
        const response = await requestEndpoint('showManifest', { params: { id: packageId }, query, signal });
        asOf ??= response.headers.get('Date');
        return listPageOf((await response.json()) as ManifestEntry[], (header) => response.headers.get(header));
      }, MAX_PAGES);
      return { ...found, asOf };
    },
    // Not before its first answer: only that shows that the day in the address is one.
    refetchInterval: ({ state }) => state.data !== undefined && canBeTicked(day) && AGAIN_MS,
  });
