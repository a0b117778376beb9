import { mix } from '../../drawing/colour.ts';
import { mountain } from '../../drawing/mountain.ts';
import { ridgeline } from '../../drawing/ridge.ts';
import { type Random, times } from '../../drawing/seeded-random.ts';
import { box, filled, type Point, placed, stroked } from '../../drawing/shape.ts';

export const PALM = { trunk: '#6a4f40', leaf: '#1f7048', rim: '#94cc54' } as const;

export const OTEMANU: Point[] = [
  [300, 600],
  [440, 550],
  [580, 480],
  [680, 400],
  [740, 290],
  [790, 230],
  [860, 215],
  [905, 260],
  [930, 360],
  [1000, 410],
  [1080, 390],
  [1160, 460],
  [1320, 540],
  [1500, 600],
];

export function island(base: number, lit: string, shade: string, haze: string, random: Random, light: 1 | -1 = 1): string {
  const shift = base - 600;
  const crest = ridgeline(
    OTEMANU.map(([x, y]): Point => [x, y + shift]),
    0.07,
    random,
    5,
  );
  return mountain(crest, { lit, shade, haze, base, light }, random);
}

export function bungalow(x: number, y: number, s: number, thatch: string, wood: string, light: string): string {
  const dark = mix(thatch, '#1c1030', 0.4);
  const stilts = stroked(
    times(5, (t) => `M${-44 + t * 88},0V28`),
    wood,
    3.4,
  );
  const roof =
    filled('M-62,-30C-40,-46 -22,-74 0,-86C22,-74 40,-46 62,-30C30,-24 -30,-24 -62,-30Z', thatch) +
    filled('M0,-86C22,-74 40,-46 62,-30C46,-26 26,-25 14,-25Z', dark);
  const body = box(-42, -32, 84, 32, wood) + box(-32, -26, 26, 26, light) + box(6, -24, 26, 18, light);
  return placed(stilts + body + roof + box(-54, -3, 108, 6, mix(wood, '#f0d0a0', 0.4)), x, y, s / 120);
}
