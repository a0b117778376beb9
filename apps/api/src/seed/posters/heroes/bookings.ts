import { birds } from '../drawing/animals.ts';
import { streaks } from '../drawing/clouds.ts';
import { mountain } from '../drawing/mountain.ts';
import { ridgeline } from '../drawing/ridge.ts';
import type { Random } from '../drawing/seeded-random.ts';
import { mist, sky, sun } from '../drawing/sky.ts';
import { palm } from '../drawing/trees.ts';
import { canoe, sailboat } from '../drawing/vehicles.ts';
import { glitter, reflected, ripples, water } from '../drawing/water.ts';

const NIGHT_PALM = { trunk: '#101a38', leaf: '#14224a', rim: '#4c5c8c' } as const;

/** A lagoon after sunset, for a traveller's own bookings. */
export function bookingsHero(random: Random): string {
  const land = mountain(
    ridgeline(
      [
        [560, 600],
        [760, 520],
        [900, 400],
        [960, 300],
        [1040, 280],
        [1090, 350],
        [1170, 440],
        [1300, 450],
        [1440, 540],
        [1620, 600],
      ],
      0.07,
      random,
    ),
    { lit: '#54609c', shade: '#30386c', haze: '#7c74a0', base: 610 },
    random,
  );
  return [
    sky(600, '#121c48', '#2f4a80', '#7c74a0', '#f0b09c', '#fcd8a8'),
    sun(430, 560, 46, '#fff4d4', '#ffc890', 0.6),
    streaks(8, 190, 420, '#ffd4c0', 0.26, random),
    land,
    mist(540, 620, '#fcd0b0', 0.4),
    water(606, 900, '#dca49c', '#56669c', '#16204c'),
    reflected(land, 606, 0.32, 0.6),
    glitter(430, 612, 880, 180, '#ffe8c4', random),
    ripples(44, 616, 890, '#ffe0d0', 0.24, random),
    sailboat(760, 700, 120, '#1a2350', '#fbe8d4'),
    canoe(1130, 790, 200, '#141c42', '#141c42'),
    birds(6, 640, 300, 120, 20, '#1f2c5c', random),
    palm(1500, 940, 620, -0.14, NIGHT_PALM, random),
  ].join('');
}
