import { birds } from '../../drawing/animals.ts';
import { hillTown } from '../../drawing/buildings.ts';
import { down } from '../../drawing/paint.ts';
import { type Random, times } from '../../drawing/seeded-random.ts';
import { box, hill, oval, placed, stroked } from '../../drawing/shape.ts';
import { mist, sky } from '../../drawing/sky.ts';
import { leafMass } from '../../drawing/trees.ts';
import { sailboat } from '../../drawing/vehicles.ts';
import { ripples, water } from '../../drawing/water.ts';
import { cliffs, lemons, ROOFS, WALLS } from './scenery.ts';

export function lemonTerrace(random: Random): string {
  const beams = times(5, (t) => box(-20, 60 + t * 52, 1660, 11, '#c8a47c'));
  return [
    sky(560, '#54b0e0', '#a8dcec', '#f8f4dc'),
    cliffs(600, '#d0e6e4', random),
    hill(
      [
        [-20, 470],
        [160, 420],
        [360, 520],
        [520, 600],
        [560, 620],
      ],
      down(420, 640, '#98ac84', '#b0b890'),
    ),
    hillTown(
      20,
      400,
      3,
      (x, row) => 500 + row * 36 + x * 0.06,
      { walls: WALLS, roofs: ROOFS, window: '#8494a0', size: 46, kinds: ['flat', 'hip'] },
      random,
    ),
    water(596, 820, '#7cd8d8', '#2a9cc4', '#1478ac'),
    ripples(60, 606, 810, '#ffffff', 0.4, random),
    sailboat(980, 690, 90, '#ffffff', '#ffffff'),
    sailboat(640, 740, 120, '#f8f4ea', '#fff6e4', -1),
    mist(560, 640, '#ffffff', 0.4),
    box(-20, 800, 1660, 280, down(800, 1067, '#f0d4b0', '#cf9470')),
    times(14, (t) => stroked(`M${800 + (t - 0.5) * 1500},812L${800 + (t - 0.5) * 4600},1080`, '#b87c5c', 3, ' opacity=".5"')),
    box(-20, 770, 1660, 16, '#fdf6e8'),
    times(28, (t) => box(10 + t * 1560, 784, 18, 66, '#f4e8d4')),
    box(-20, 846, 1660, 12, '#e0cdb4'),
    beams,
    box(150, 40, 34, 860, '#d8b890'),
    box(1420, 40, 34, 860, '#d8b890'),
    leafMass(300, 80, 420, 110, ['#2c5c38', '#4f8a44', '#98bc54'], random),
    leafMass(1270, 90, 420, 120, ['#2c5c38', '#4f8a44', '#98bc54'], random),
    lemons(
      [
        [120, 170],
        [260, 190],
        [420, 150],
        [560, 170],
        [1000, 170],
        [1140, 190],
        [1290, 200],
        [1400, 160],
        [1520, 190],
      ],
      random,
    ),
    oval(800, 1010, 250, 36, '#a86c5055'),
    stroked('M800,880V1010M760,1014H840', '#6a5a5c', 9),
    oval(800, 876, 190, 34, '#fdf8ec'),
    oval(800, 872, 190, 32, '#ffffff'),
    box(742, 800, 36, 66, '#f8e08c'),
    box(748, 782, 24, 22, '#d8efe8'),
    oval(850, 862, 56, 14, '#7cb4c4'),
    lemons(
      [
        [838, 846],
        [872, 850],
      ],
      random,
    ),
    placed(
      stroked(
        'M-60,0L-50,-110M50,0L44,-110M-52,-62H46M-50,-110C-54,-190 -52,-220 -46,-240H40C48,-220 48,-190 44,-110',
        '#4a6a8c',
        10,
      ),
      540,
      1030,
      0.95,
    ),
    placed(
      stroked(
        'M-60,0L-50,-110M50,0L44,-110M-52,-62H46M-50,-110C-54,-190 -52,-220 -46,-240H40C48,-220 48,-190 44,-110',
        '#4a6a8c',
        10,
      ),
      1060,
      1030,
      0.95,
    ),
    birds(5, 1100, 420, 120, 22, '#ffffff', random),
  ].join('');
}
