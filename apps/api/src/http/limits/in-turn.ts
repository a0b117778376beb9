import { limitWork } from '../../work/limit-work.ts';

/** One compression at a time in the process, so that many at once cost time and not memory. */
export const inTurn = limitWork({ atOnce: 1, maxWaiting: Number.POSITIVE_INFINITY });
