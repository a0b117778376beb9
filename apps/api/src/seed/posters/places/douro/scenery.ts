import { down } from '../../drawing/paint.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { hill, type Point } from '../../drawing/shape.ts';
import { vineRows } from '../../drawing/terrain.ts';

export function slope(
  points: readonly Point[],
  earth: readonly [string, string],
  vines: readonly [string, string],
  rows: number,
  depth: number,
  random: Random,
): string {
  const top = Math.min(...points.map(([, y]) => y));
  return hill(points, down(Math.round(top), Math.round(top + 420), ...earth)) + vineRows(points, rows, depth, vines, random);
}
