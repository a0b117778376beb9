import { house } from '../../drawing/buildings.ts';
import { streaks } from '../../drawing/clouds.ts';
import { dabs } from '../../drawing/foliage.ts';
import { mountain } from '../../drawing/mountain.ts';
import { ridgeline } from '../../drawing/ridge.ts';
import { type Random, times } from '../../drawing/seeded-random.ts';
import { curve, stroked } from '../../drawing/shape.ts';
import { sky, sun } from '../../drawing/sky.ts';
import { road } from '../../drawing/terrain.ts';
import { cypress, leafMass } from '../../drawing/trees.ts';
import { sailboat, smallCar } from '../../drawing/vehicles.ts';
import { glitter, ripples, water } from '../../drawing/water.ts';
import { cliffs } from './scenery.ts';

export function coastRoad(random: Random): string {
  const wall = ridgeline(
    [
      [760, 1080],
      [900, 700],
      [1010, 460],
      [1160, 300],
      [1360, 180],
      [1620, 60],
    ],
    0.13,
    random,
  );
  return [
    sky(560, '#f0a070', '#f8cc9c', '#fdf0d0'),
    sun(420, 420, 64, '#fffbe4', '#ffe0a0', 0.7),
    streaks(14, 90, 400, '#fff4e0', 0.5, random),
    cliffs(590, '#f4d8b8', random),
    water(586, 1067, '#f4c8a0', '#5cb0b8', '#1f7a9c'),
    glitter(420, 592, 900, 180, '#fff6d0', random),
    ripples(70, 600, 1060, '#ffffff', 0.35, random),
    mountain(wall, { lit: '#d8a47c', shade: '#8c6470', haze: '#b08870', base: 1090, light: -1 }, random),
    dabs(130, 300, 1000, 24, '#6c8450', random, 1120, 1620),
    road(
      [
        [1010, 560],
        [960, 620],
        [1080, 690],
        [1000, 780],
        [760, 860],
        [560, 960],
        [620, 1100],
      ],
      8,
      330,
      '#7a6c78',
    ),
    stroked(
      curve([
        [1002, 560],
        [948, 620],
        [1050, 694],
        [950, 786],
        [640, 872],
        [330, 960],
        [250, 1090],
      ]),
      '#f8ead0',
      12,
      ' stroke-dasharray="26 8"',
    ),
    smallCar(760, 930, 250, '#d8402f', -1),
    times(4, (t) => cypress(1290 + t * 280, 640 + t * 150, 230, '#3a5440', '#7c8c50')),
    house(1240, 470, 120, 90, { wall: '#fbe8c8', roof: '#d87a54', window: '#7a6a74', kind: 'hip' }, random),
    house(1380, 400, 100, 100, { wall: '#f0a890', roof: '#e8d8c0', window: '#7a6a74', kind: 'flat' }, random),
    sailboat(230, 760, 110, '#f8f4ea', '#fffaf0'),
    leafMass(60, 1060, 300, 120, ['#a8304c', '#e0507c', '#f8a0b8'], random),
  ].join('');
}
