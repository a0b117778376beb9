import { minutesUntil } from '@wayfarer/contracts';
import { useEffect, useState } from 'react';

/** Often enough that no minute is shown for long after it is over, in milliseconds. */
const LOOK_EVERY = 5000;

/** Whole minutes until an instant, begun ones counted; 0 once it has passed. */
export const useMinutesLeft = (until: string): number => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  return minutesUntil(new Date(until), now);
};
