import { birds } from '../../drawing/animals.ts';
import { hillTown } from '../../drawing/buildings.ts';
import { cumulus } from '../../drawing/clouds.ts';
import { down } from '../../drawing/paint.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { box, filled, hill } from '../../drawing/shape.ts';
import { sky } from '../../drawing/sky.ts';
import { rabelo } from '../../drawing/vehicles.ts';
import { reflected, ripples, water } from '../../drawing/water.ts';

const WALLS: [string, ...string[]] = ['#f6e2c0', '#e9a44c', '#d9694a', '#f2c9a0', '#7fa8b8', '#f8f0e0', '#c8d0a8'];

const ROOFS: [string, ...string[]] = ['#c4553a', '#b0452f', '#d06a44'];

export function ribeira(random: Random): string {
  const town = hillTown(
    -20,
    1620,
    6,
    (x, row) => 300 + row * 62 + Math.abs(x - 620) * 0.06,
    { walls: WALLS, roofs: ROOFS, window: '#5a4a5c', size: 96, kinds: ['gable', 'hip', 'hip'] },
    random,
  );
  const quay = box(-20, 640, 1660, 54, down(640, 694, '#c8ac88', '#8a6c5c'));
  return [
    sky(400, '#4aa0d4', '#9fd0e4', '#f4ecd0'),
    cumulus(180, 200, 420, '#ffffff', '#d4e2ea', random),
    cumulus(1120, 150, 300, '#ffffff', '#d4e2ea', random),
    hill(
      [
        [-20, 320],
        [400, 250],
        [700, 230],
        [1100, 270],
        [1620, 360],
      ],
      '#a88a7c',
    ),
    box(690, 80, 64, 190, '#cdbba4'),
    box(734, 80, 20, 190, '#9c8a84'),
    filled('M684,84L722,20L760,84Z', '#8c5c4c'),
    town,
    quay,
    water(692, 1067, '#6fb4bc', '#2f84a0', '#14587c'),
    reflected(town + quay, 692, 0.3, 0.7),
    ripples(80, 704, 1060, '#eafaf8', 0.36, random),
    rabelo(420, 850, 520, '#f6ead0', '#5c3426'),
    rabelo(1180, 960, 640, '#d8694a', '#4a2a26'),
    birds(9, 960, 420, 220, 26, '#ffffff', random),
  ].join('');
}
