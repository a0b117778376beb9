import { useQueryClient } from '@tanstack/react-query';
import type { CalendarDate, ManifestEntry } from '@wayfarer/contracts';
import { useCallback } from 'react';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';
import type { Manifest } from '../manifest-query.ts';
import { whoIsTicked } from '../manifest-words.ts';
import { type Tick, withTick } from './ticks.ts';
import { useWaitingTicks } from './use-waiting-ticks.ts';

/**
 * The manifest with ticks as they were made, though they may not have reached the server yet. A refused one
 * is taken back.
 */
export const useArrivals = (packageId: string, day: CalendarDate, manifest: readonly ManifestEntry[]) => {
  const queryClient = useQueryClient();
  const onStored = useCallback(
    async (tick: Tick): Promise<void> => {
      const queryKey = laterQueryKeys.manifests.of(packageId, day);
      // What is on its way may have been read before the tick was stored.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Manifest>(queryKey, (known) => known && { ...known, entries: withTick(known.entries, tick) });
    },
    [queryClient, packageId, day],
  );
  const nameOf = useCallback(
    (tick: Tick): string => {
      const known = queryClient.getQueryData<Manifest>(laterQueryKeys.manifests.of(packageId, day));
      return whoIsTicked(known?.entries ?? [], tick);
    },
    [queryClient, packageId, day],
  );
  const { waiting, refusals, tick } = useWaitingTicks({ onStored, nameOf });
  return { entries: waiting.reduce<readonly ManifestEntry[]>(withTick, manifest), waiting: waiting.length, refusals, tick };
};
