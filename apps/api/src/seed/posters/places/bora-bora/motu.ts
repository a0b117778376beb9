import { cumulus } from '../../drawing/clouds.ts';
import { dabs } from '../../drawing/foliage.ts';
import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { filled, hill, placed, stroked } from '../../drawing/shape.ts';
import { sky } from '../../drawing/sky.ts';
import { leafMass, palm } from '../../drawing/trees.ts';
import { ripples, surf, water } from '../../drawing/water.ts';
import { island, PALM } from './scenery.ts';

export function motu(random: Random): string {
  return [
    sky(520, '#3f9ce0', '#a0dcf0', '#fdf4dc'),
    cumulus(820, 330, 500, '#ffffff', '#dcecf4', random),
    cumulus(160, 260, 260, '#ffffff', '#dcecf4', random),
    island(560, '#7cb4a0', '#4c8c94', '#b4dcd0', random),
    water(556, 900, '#2f9ccc', '#4cccd4', '#a8f0e0'),
    ripples(80, 566, 800, '#ffffff', 0.42, random),
    surf(792, '#ffffff', random, 0.04),
    hill(
      [
        [-20, 790],
        [340, 800],
        [760, 840],
        [1200, 850],
        [1620, 900],
      ],
      down(790, 1067, '#fffae4', '#f4dca8'),
    ),
    surf(812, '#ffffffcc', random, 0.05),
    stroked('M1020,800Q1130,850 1240,800', '#fdf2dc', 10),
    stroked('M1020,800L900,560M1240,800L1370,540', '#8c6a54', 3),
    palm(1370, 960, 720, -0.26, PALM, random),
    palm(820, 1000, 560, 0.02, PALM, random),
    palm(1500, 1010, 560, 0.06, PALM, random),
    palm(150, 980, 660, 0.22, PALM, random),
    person(500, 940, 170, { coat: '#e8587c', legs: '#e8587c', cut: 'robe', skin: '#9a6040', hat: '#f8dc8c', pose: 'stand' }),
    person(590, 952, 176, { coat: '#fdf6ec', legs: '#2f8cb0', skin: '#c98d66', pose: 'stand' }, -1),
    placed(
      filled('M-90,-6C-60,6 60,6 92,-10C84,14 60,22 0,22C-60,22 -84,14 -90,-6Z', '#c8503c') +
        stroked('M-90,-6C-60,6 60,6 92,-10', '#fdf2dc', 5),
      1120,
      930,
      1.5,
    ),
    dabs(50, 900, 1060, 10, '#dcb884', random),
    leafMass(1560, 1040, 190, 120, ['#1f5c40', '#2f8450', '#8cc454'], random),
    dabs(16, 950, 1060, 20, '#f04c7c', random, 1400, 1600),
  ].join('');
}
