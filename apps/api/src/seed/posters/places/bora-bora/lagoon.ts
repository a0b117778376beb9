import { cumulus } from '../../drawing/clouds.ts';
import { veil } from '../../drawing/colour.ts';
import { frondFrame } from '../../drawing/foliage.ts';
import { down } from '../../drawing/paint.ts';
import { type Random, times } from '../../drawing/seeded-random.ts';
import { curve, filled, hill, stroked } from '../../drawing/shape.ts';
import { sky } from '../../drawing/sky.ts';
import { leafMass, palm } from '../../drawing/trees.ts';
import { canoe, sailboat } from '../../drawing/vehicles.ts';
import { ripples, water } from '../../drawing/water.ts';
import { bungalow, island, PALM } from './scenery.ts';

export function lagoon(random: Random): string {
  return [
    sky(560, '#1f8cdc', '#74c8f0', '#f0f8ec'),
    cumulus(120, 300, 420, '#ffffff', '#d4e8f4', random),
    cumulus(1060, 250, 360, '#ffffff', '#d4e8f4', random),
    cumulus(600, 190, 200, '#ffffff', '#e0eef4', random),
    island(600, '#5ca474', '#2f6c6c', '#94ccb8', random),
    leafMass(420, 594, 160, 22, ['#2f7c5c', '#4c9c64', '#8cc470'], random),
    leafMass(1300, 594, 200, 24, ['#2f7c5c', '#4c9c64', '#8cc470'], random),
    water(598, 1067, '#1f9cc8', '#3fc8d4', '#8cecdc', '#c8f8e4'),
    filled(
      `${curve([
        [-20, 680],
        [300, 664],
        [700, 690],
        [1100, 664],
        [1620, 684],
      ])}L1620,740${curve([
        [1620, 740],
        [1100, 728],
        [700, 752],
        [300, 730],
        [-20, 746],
      ]).replace('M', 'L')}Z`,
      veil('#1478b0', 0.5),
    ),
    filled(
      `${curve([
        [600, 810],
        [900, 790],
        [1200, 800],
        [1620, 780],
      ])}L1620,840${curve([
        [1620, 840],
        [1200, 850],
        [900, 836],
        [600, 810],
      ]).replace('M', 'L')}Z`,
      veil('#1f8cb4', 0.35),
    ),
    ripples(110, 610, 1060, '#ffffff', 0.42, random),
    stroked('M1640,690C1400,690 1200,700 980,730', '#8a6450', 7),
    times(6, (t) => bungalow(1000 + t * 560, 722 - t * 26, 100 + t * 40, '#c89a5c', '#7c5440', '#fff0c8')),
    canoe(560, 860, 250, '#c8503c', '#f4c040'),
    sailboat(300, 690, 110, '#f8f4ea', '#ffffff'),
    hill(
      [
        [-20, 960],
        [200, 930],
        [420, 970],
        [640, 1040],
        [700, 1090],
      ],
      down(930, 1067, '#fdf0cc', '#ecd09c'),
    ),
    palm(120, 1010, 760, 0.2, PALM, random),
    palm(40, 1040, 560, 0.1, PALM, random),
    frondFrame([1640, -20], [2.2, 2.6, 2.95], 460, '#145a3c', '#2f8450'),
  ].join('');
}
