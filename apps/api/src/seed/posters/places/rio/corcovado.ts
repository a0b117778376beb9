import { birds } from '../../drawing/animals.ts';
import { skyline } from '../../drawing/buildings.ts';
import { streaks } from '../../drawing/clouds.ts';
import { leaf } from '../../drawing/foliage.ts';
import { openArms } from '../../drawing/landmarks.ts';
import { down } from '../../drawing/paint.ts';
import { between, type Random, times } from '../../drawing/seeded-random.ts';
import { box, hill, type Point } from '../../drawing/shape.ts';
import { mist, sky, sun } from '../../drawing/sky.ts';
import { leafMass } from '../../drawing/trees.ts';
import { glitter, water } from '../../drawing/water.ts';
import { dome, LOAF } from './scenery.ts';

export function corcovado(random: Random): string {
  const bay = [
    hill(
      [
        [-20, 600],
        [200, 540],
        [420, 600],
        [700, 640],
      ],
      down(540, 720, '#8cb0a8', '#f0d8a8'),
    ),
    dome(
      LOAF.map(([x, y]): Point => [x * 0.55 + 120, y * 0.42 + 400]),
      '#b8a08c',
      '#7c8c98',
      '#e8d0a8',
      random,
    ),
  ].join('');
  return [
    sky(600, '#f09a70', '#f8c890', '#fdf0cc'),
    sun(400, 380, 74, '#fffbe4', '#ffe4a4', 0.8),
    streaks(16, 70, 420, '#fffaf0', 0.55, random),
    hill(
      [
        [-20, 580],
        [300, 530],
        [700, 580],
        [1100, 520],
        [1620, 580],
      ],
      down(520, 680, '#c8a8a4', '#f4d8b0'),
    ),
    water(640, 900, '#f8d8a8', '#8cc0b8', '#4c94a4'),
    glitter(400, 646, 860, 160, '#fffbe0', random),
    bay,
    skyline(-20, 760, 790, 70, '#f0e0c8', null, random),
    skyline(-20, 820, 820, 60, '#d8c8b4', null, random),
    mist(560, 860, '#fdeccc', 0.5),
    hill(
      [
        [480, 1080],
        [700, 900],
        [900, 740],
        [1060, 660],
        [1240, 650],
        [1440, 760],
        [1640, 900],
      ],
      down(650, 1067, '#4c7c54', '#1c4434'),
    ),
    leafMass(880, 900, 330, 140, ['#1f4c38', '#3a7448', '#84a854'], random),
    leafMass(1400, 900, 330, 150, ['#1f4c38', '#3a7448', '#84a854'], random),
    box(1090, 600, 150, 64, '#a89484'),
    box(1180, 600, 60, 64, '#7c6c70'),
    openArms(1165, 604, 500, '#f8ecd8', '#b89c98'),
    birds(8, 760, 330, 170, 26, '#5a4a5c', random),
    times(16, (t) => leaf(between(random, -20, 500), 1090, -2.2 + t * 1.2, between(random, 160, 330), '#123a2c', '#3f7c44')),
  ].join('');
}
