import { minutesUntil } from '@wayfarer/contracts';
import { useEffect, useState } from 'react';

/** In milliseconds; often enough that no minute is shown long after it is over. */
const POLL_INTERVAL_MS = 5000;

/** Whole minutes until an instant, rounded up; 0 once it has passed. */
export const useMinutesLeft = (until: string): number => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return minutesUntil(new Date(until), now);
};
