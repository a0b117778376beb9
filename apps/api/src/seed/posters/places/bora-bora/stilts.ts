import { streaks } from '../../drawing/clouds.ts';
import { frondFrame } from '../../drawing/foliage.ts';
import { type Random, times } from '../../drawing/seeded-random.ts';
import { curve, stroked } from '../../drawing/shape.ts';
import { sky, sun } from '../../drawing/sky.ts';
import { palm } from '../../drawing/trees.ts';
import { canoe } from '../../drawing/vehicles.ts';
import { glitter, reflected, ripples, water } from '../../drawing/water.ts';
import { bungalow, island } from './scenery.ts';

const DUSK = { trunk: '#241834', leaf: '#2a2044', rim: '#a8547c' } as const;

export function stilts(random: Random): string {
  const houses = times(6, (t, i) =>
    bungalow(420 + i * 185 - i * i * 6, 690 + t * 60, 130 + t * 130, '#7c4a5c', '#4c2c48', '#ffdc84'),
  );
  const land = island(640, '#84508c', '#4c3470', '#d0789c', random, -1);
  return [
    sky(640, '#3c2f7c', '#a84c8c', '#f8786c', '#ffc878'),
    sun(340, 570, 84, '#fff4c0', '#ffb45c', 0.8),
    streaks(24, 70, 470, '#ffc0a0', 0.45, random),
    land,
    water(638, 1067, '#ffb07c', '#c85c90', '#4c3480'),
    reflected(land, 638, 0.36, 0.6),
    glitter(340, 644, 1050, 240, '#fff0b0', random),
    ripples(70, 648, 1060, '#ffd8b0', 0.32, random),
    stroked(
      curve([
        [360, 700],
        [760, 722],
        [1100, 760],
        [1640, 850],
      ]),
      '#3c2440',
      13,
    ),
    houses,
    canoe(620, 930, 280, '#2c1c38', '#2c1c38'),
    frondFrame([-30, -20], [0.1, 0.5, 0.9, 1.3], 480, '#2a1c40', '#4c2c54'),
    palm(1530, 1110, 640, -0.2, DUSK, random),
  ].join('');
}
