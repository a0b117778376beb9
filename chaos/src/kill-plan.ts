import { type CrashPoint, crashPoints } from './crash-points.ts';
import type { Random } from './random.ts';

/** Which point is due next, and how often each was hit. */
export type KillPlan = {
  /** The point that was hit least among those that nobody waits at already; null once all were hit often enough. */
  readonly next: () => CrashPoint | null;
  readonly giveUp: (point: CrashPoint) => void;
  readonly hit: (point: CrashPoint) => void;
  readonly isDone: () => boolean;
  readonly counts: () => readonly (readonly [CrashPoint, number])[];
};

/** @param quota how often each point must be hit */
export const planKills = (quota: number, random: Random): KillPlan => {
  const hits = new Map<CrashPoint, number>(crashPoints.map((point) => [point, 0]));
  const waitedAt = new Set<CrashPoint>();
  const hitsOf = (point: CrashPoint): number => hits.get(point) ?? 0;
  const missing = (): CrashPoint[] => crashPoints.filter((point) => hitsOf(point) < quota);
  return {
    next: () => {
      const free = missing().filter((point) => !waitedAt.has(point));
      if (free.length === 0) return null;
      const least = Math.min(...free.map(hitsOf));
      // Not always the rarest: it may be one that hardly ever comes, and the others would wait for it.
      const point = random.oneOf(random.chance(0.5) ? free.filter((one) => hitsOf(one) === least) : free);
      waitedAt.add(point);
      return point;
    },
    giveUp: (point) => void waitedAt.delete(point),
    hit: (point) => {
      waitedAt.delete(point);
      hits.set(point, hitsOf(point) + 1);
    },
    isDone: () => missing().length === 0,
    counts: () => [...hits],
  };
};
