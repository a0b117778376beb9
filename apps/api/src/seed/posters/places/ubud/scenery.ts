import { mountain } from '../../drawing/mountain.ts';
import { ridgeline } from '../../drawing/ridge.ts';
import { between, type Random, times } from '../../drawing/seeded-random.ts';
import { leafMass } from '../../drawing/trees.ts';

export const PALM = { trunk: '#4a3a34', leaf: '#1f5a3c', rim: '#7fb04a' } as const;

export function agung(base: number, lit: string, shade: string, haze: string, random: Random): string {
  const cone = ridgeline(
    [
      [300, base],
      [560, base - 120],
      [760, base - 270],
      [860, base - 350],
      [930, base - 346],
      [1040, base - 260],
      [1250, base - 110],
      [1560, base],
    ],
    0.045,
    random,
  );
  return mountain(cone, { lit, shade, haze, base }, random);
}

export function jungle(y: number, size: number, tones: readonly [string, string, string], random: Random): string {
  return times(15, (t) => leafMass(-30 + t * 1660, y + between(random, -26, 20), size * 1.5, size, tones, random));
}
