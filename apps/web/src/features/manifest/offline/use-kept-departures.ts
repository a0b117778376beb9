import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOnline } from '../../../shared/ui/feedback/offline-bar.tsx';
import { keepDepartures } from './keep-departures.ts';

const CAN_KEEP = 'serviceWorker' in navigator && 'caches' in globalThis;

/** Keeps the departure that is shown. @returns whether it can be opened without a network */
export const useKeptDepartures = (): boolean => {
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    if (!(isOnline && CAN_KEEP)) return;
    keepDepartures().then(
      ({ isNew }) => {
        setIsKept(true);
        if (isNew) void queryClient.refetchQueries({ type: 'active' });
      },
      (thrown: unknown) => console.warn('Keeping this departure for a place without a network failed', thrown),
    );
  }, [isOnline, queryClient]);
  return isKept;
};
