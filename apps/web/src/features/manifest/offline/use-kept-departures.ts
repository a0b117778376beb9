import { useQueryClient } from '@tanstack/react-query';
import type { CalendarDate } from '@wayfarer/contracts';
import { useEffect, useState } from 'react';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';
import { useOnline } from '../../../shared/ui/feedback/offline-bar.tsx';
import { keepDepartures } from './keep-departures.ts';
import { isManifestKept } from './kept-manifests.ts';

const CAN_KEEP = 'serviceWorker' in navigator && 'caches' in globalThis;

/**
 * Keeps the departure that is shown.
 * @returns whether it can be opened without a network; null while that is not known
 */
export const useKeptDepartures = (packageId: string, day: CalendarDate): boolean | null => {
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const [isKept, setIsKept] = useState<boolean | null>(CAN_KEEP ? null : false);
  useEffect(() => {
    if (!(isOnline && CAN_KEEP)) return;
    const keep = async (): Promise<boolean> => {
      const { isNew } = await keepDepartures();
      if (isNew) {
        const { departures } = laterQueryKeys;
        // The list that led here too.
        await Promise.all([
          queryClient.refetchQueries({ type: 'active' }),
          queryClient.refetchQueries({ queryKey: departures.months, type: 'inactive' }),
        ]);
      }
      return isManifestKept(packageId, day);
    };
    keep().then(setIsKept, (thrown: unknown) => {
      console.warn('Keeping this departure for a place without a network failed', thrown);
      // The network went on the way; nothing is known of what was kept before.
      setIsKept(thrown instanceof TypeError ? null : false);
    });
  }, [isOnline, queryClient, packageId, day]);
  return isKept;
};
