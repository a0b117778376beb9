import { mountain } from '../../drawing/mountain.ts';
import { ridgeline } from '../../drawing/ridge.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import type { Point } from '../../drawing/shape.ts';

export const TOWERS: Point[] = [
  [430, 660],
  [540, 520],
  [600, 480],
  [640, 250],
  [668, 190],
  [704, 220],
  [722, 470],
  [780, 430],
  [806, 170],
  [842, 110],
  [876, 150],
  [900, 440],
  [950, 410],
  [976, 240],
  [1010, 196],
  [1040, 260],
  [1064, 500],
  [1180, 560],
  [1330, 660],
];

export function towers(lit: string, shade: string, haze: string, base: number, random: Random): string {
  const back = ridgeline(
    [
      [-20, 470],
      [150, 360],
      [330, 440],
      [520, 560],
      [760, 500],
      [1100, 520],
      [1280, 400],
      [1450, 330],
      [1620, 450],
    ],
    0.19,
    random,
  );
  return (
    mountain(
      back,
      { lit: '#9ca4c0', shade: '#62709c', haze, base, snow: { lit: '#f8f4f8', shade: '#a8b8dc', line: 450 } },
      random,
    ) +
    mountain(
      ridgeline(TOWERS, 0.05, random, 4),
      { lit, shade, haze, base, snow: { lit: '#fff8f4', shade: '#b4b8d8', line: 150 } },
      random,
    )
  );
}
