import { cabin } from '../../drawing/buildings.ts';
import { mountain } from '../../drawing/mountain.ts';
import { ridgeline } from '../../drawing/ridge.ts';
import { type Random, times } from '../../drawing/seeded-random.ts';
import type { Point } from '../../drawing/shape.ts';

export const WALL: Point[] = [
  [-20, 430],
  [110, 250],
  [240, 360],
  [350, 210],
  [470, 400],
  [610, 560],
  [800, 640],
];

export const HORN: Point[] = [
  [760, 640],
  [920, 470],
  [1040, 210],
  [1110, 150],
  [1190, 290],
  [1330, 380],
  [1450, 250],
  [1620, 400],
];

export interface Tones {
  readonly lit: string;
  readonly shade: string;
  readonly haze: string;
  readonly snow: readonly [string, string, number];
  readonly light?: 1 | -1;
}

export function peaks(base: number, tones: Tones, random: Random): string {
  const look = {
    lit: tones.lit,
    shade: tones.shade,
    haze: tones.haze,
    base,
    light: tones.light ?? 1,
    snow: { lit: tones.snow[0], shade: tones.snow[1], line: tones.snow[2] },
  };
  return mountain(ridgeline(WALL, 0.19, random), look, random) + mountain(ridgeline(HORN, 0.19, random), look, random);
}

export function village(
  y: number,
  count: number,
  from: number,
  step: number,
  wall: string,
  roof: string,
  window: string,
): string {
  return times(count, (_, i) =>
    cabin(from + i * step, y + (i % 2) * 14, 128 + (i % 3) * 26, i % 4 === 2 ? '#d9a03a' : wall, roof, window),
  );
}
