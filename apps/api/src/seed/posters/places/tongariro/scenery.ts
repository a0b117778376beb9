import { veil } from '../../drawing/colour.ts';
import { type MountainLook, mountain } from '../../drawing/mountain.ts';
import { ridgeline } from '../../drawing/ridge.ts';
import { between, type Random, times } from '../../drawing/seeded-random.ts';
import { oval, type Point } from '../../drawing/shape.ts';

/** Ngauruhoe: a young cone, straight-sided, its rim broken on one side. */
export function cone(x: number, top: number, base: number, look: Omit<MountainLook, 'base'>, random: Random): string {
  const h = base - top;
  const line: Point[] = [
    [x - h * 1.5, base],
    [x - h * 0.8, base - h * 0.38],
    [x - h * 0.36, base - h * 0.76],
    [x - h * 0.15, top + h * 0.01],
    [x - h * 0.02, top + h * 0.045],
    [x + h * 0.13, top - h * 0.01],
    [x + h * 0.34, base - h * 0.75],
    [x + h * 0.85, base - h * 0.36],
    [x + h * 1.6, base],
  ];
  return mountain(ridgeline(line, 0.035, random, 5), { ...look, base }, random);
}

export function steam(x: number, y: number, size: number, colour: string, random: Random): string {
  return times(9, (t) =>
    oval(
      x + size * t * 0.7 + between(random, -8, 8),
      y - size * (0.1 + t * 0.9),
      size * (0.08 + t * 0.2),
      size * (0.06 + t * 0.13),
      veil(colour, 0.55 - t * 0.4),
    ),
  );
}
