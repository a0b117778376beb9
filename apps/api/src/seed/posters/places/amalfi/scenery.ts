import { mountain } from '../../drawing/mountain.ts';
import { ridgeline } from '../../drawing/ridge.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { filled, type Point, placed } from '../../drawing/shape.ts';

export const WALLS: [string, ...string[]] = ['#fdf2dc', '#f6b8a0', '#f8d488', '#e8806a', '#f4c8b8', '#fae4b4', '#d8e4d8'];

export const ROOFS: [string, ...string[]] = ['#d87a54', '#e89a74', '#f4e8d4'];

export function lemon(x: number, y: number, r: number): string {
  return placed(
    filled('M-20,0C-20,-22 14,-24 24,-4L32,0L24,6C14,24 -20,22 -20,0Z', '#f4c430') +
      filled('M-16,-2C-14,-18 10,-20 20,-6C6,-12 -6,-12 -16,-2Z', '#fdec8c'),
    x,
    y,
    r / 20,
  );
}

export function lemons(points: readonly Point[], random: Random): string {
  return points.map(([x, y]) => lemon(x, y, 34 + random() * 10)).join('');
}

export function cliffs(base: number, haze: string, random: Random): string {
  const far = ridgeline(
    [
      [500, base],
      [700, base - 90],
      [900, base - 200],
      [1150, base - 150],
      [1400, base - 270],
      [1620, base - 200],
    ],
    0.14,
    random,
  );
  return mountain(far, { lit: '#a8b8c0', shade: '#7088a8', haze, base }, random);
}
