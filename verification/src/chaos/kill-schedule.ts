import { type CrashPoint, crashPoints } from './crash-points.ts';
import type { Random } from './random.ts';

/** How many points one process gets: it kills itself at the first that it reaches. */
const TOGETHER = 5;

/** Which crash points are due next, and how often each was hit. */
export type KillSchedule = {
  /** Points that were hit too seldom, including the rarest; none once all were hit often enough. */
  readonly next: () => readonly CrashPoint[];
  readonly hit: (point: CrashPoint) => void;
  readonly isDone: () => boolean;
  readonly counts: () => readonly (readonly [CrashPoint, number])[];
};

/** @param quota how often each point must be hit */
export const scheduleKills = (quota: number, random: Random): KillSchedule => {
  const hits = new Map<CrashPoint, number>(crashPoints.map((point) => [point, 0]));
  const missing = (): [CrashPoint, number][] => [...hits].filter(([, count]) => count < quota);
  return {
    next: () =>
      missing()
        // Alternates among points that were hit equally often.
        .map(([point, count]) => ({ point, place: count + random.next() }))
        .toSorted((one, other) => one.place - other.place)
        .slice(0, TOGETHER)
        .map(({ point }) => point),
    hit: (point) => void hits.set(point, (hits.get(point) ?? 0) + 1),
    isDone: () => missing().length === 0,
    counts: () => [...hits],
  };
};
