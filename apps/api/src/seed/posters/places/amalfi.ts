import { birds } from '../drawing/animals.ts';
import { hillTown, house } from '../drawing/buildings.ts';
import { streaks } from '../drawing/clouds.ts';
import { dabs, twig } from '../drawing/foliage.ts';
import { mountain } from '../drawing/mountain.ts';
import { down } from '../drawing/paint.ts';
import { person } from '../drawing/people.ts';
import { ridgeline } from '../drawing/ridge.ts';
import { type Random, times } from '../drawing/seeded-random.ts';
import { box, curve, disc, filled, heightAt, hill, oval, type Point, placed, stroked } from '../drawing/shape.ts';
import { glow, mist, sky, stars, sun } from '../drawing/sky.ts';
import { road } from '../drawing/terrain.ts';
import { cypress, leafMass } from '../drawing/trees.ts';
import { rowboat, sailboat, smallCar } from '../drawing/vehicles.ts';
import { glitter, reflected, ripples, surf, water } from '../drawing/water.ts';
import type { PlaceScenes } from '../scene.ts';

const WALLS: [string, ...string[]] = ['#fdf2dc', '#f6b8a0', '#f8d488', '#e8806a', '#f4c8b8', '#fae4b4', '#d8e4d8'];
const ROOFS: [string, ...string[]] = ['#d87a54', '#e89a74', '#f4e8d4'];

function lemon(x: number, y: number, r: number): string {
  return placed(
    filled('M-20,0C-20,-22 14,-24 24,-4L32,0L24,6C14,24 -20,22 -20,0Z', '#f4c430') +
      filled('M-16,-2C-14,-18 10,-20 20,-6C6,-12 -6,-12 -16,-2Z', '#fdec8c'),
    x,
    y,
    r / 20,
  );
}

function lemons(points: readonly Point[], random: Random): string {
  return points.map(([x, y]) => lemon(x, y, 34 + random() * 10)).join('');
}

function cliffs(base: number, haze: string, random: Random): string {
  const far = ridgeline(
    [
      [500, base],
      [700, base - 90],
      [900, base - 200],
      [1150, base - 150],
      [1400, base - 270],
      [1620, base - 200],
    ],
    0.14,
    random,
  );
  return mountain(far, { lit: '#a8b8c0', shade: '#7088a8', haze, base }, random);
}

function positano(random: Random): string {
  const slope = (x: number): number =>
    heightAt(
      [
        [-20, 130],
        [200, 200],
        [420, 330],
        [640, 470],
        [860, 610],
        [1000, 690],
      ],
      x,
    );
  const crest = ridgeline(
    [
      [-20, 60],
      [160, 20],
      [330, 120],
      [520, 220],
      [700, 360],
      [880, 540],
      [1020, 720],
    ],
    0.12,
    random,
  );
  const town = hillTown(
    -10,
    860,
    7,
    (x, row) => Math.max(slope(x) + 40 + row * 66, 210 + row * 70),
    { walls: WALLS, roofs: ROOFS, window: '#6a7c8c', size: 84, kinds: ['flat', 'hip', 'flat', 'gable'] },
    random,
  );
  return [
    sky(520, '#3a9ad4', '#8ccfe8', '#fdf0d4'),
    streaks(12, 60, 280, '#ffffff', 0.6, random),
    cliffs(560, '#cfe2e4', random),
    water(556, 1067, '#6fd0d4', '#2aa0c0', '#0f6a9c'),
    ripples(90, 570, 1000, '#f0ffff', 0.4, random),
    mountain(crest, { lit: '#b8a488', shade: '#7a7470', haze: '#8a9868', base: 1080, light: -1 }, random),
    dabs(160, 150, 760, 20, '#6c8c58', random, 0, 620),
    town,
    box(300, 596, 74, 60, '#f8e4a8'),
    filled('M292,598Q337,510 382,598Z', '#5c9c70'),
    filled('M337,540v-34', 'none', ' stroke="#c8a040" stroke-width="5"'),
    filled('M300,598Q337,520 345,560L337,598Z', '#e8c850'),
    hill(
      [
        [-20, 930],
        [280, 900],
        [560, 900],
        [800, 930],
        [1000, 1010],
        [1060, 1080],
      ],
      down(890, 1067, '#f4dcb0', '#d0a878'),
    ),
    times(22, (t, i) =>
      placed(
        filled('M-24,0Q0,-26 24,0Z', ['#e8604c', '#f4c040', '#2f8cb0'][i % 3] ?? '#e8604c') + filled('M-1,0h2v22h-2Z', '#6a4a3c'),
        40 + t * 720 + (i % 2) * 20,
        950 + (i % 3) * 34,
        1.1,
      ),
    ),
    surf(1046, '#ffffff', random),
    sailboat(1240, 800, 220, '#f8f4ea', '#ffffff'),
    rowboat(1040, 900, 150, '#2f7fb0', '#fdf2dc', -1),
    rowboat(1330, 960, 170, '#d8503c', '#fdf2dc'),
    twig([1640, 20], [1130, 150], 120, '#5a4a34', '#3c7a44', '#8cb84c', random),
    twig([1640, 120], [1330, 300], 110, '#5a4a34', '#2f6a3c', '#7cac48', random),
    lemons(
      [
        [1230, 190],
        [1380, 210],
        [1490, 130],
        [1450, 300],
        [1330, 120],
        [1560, 250],
      ],
      random,
    ),
  ].join('');
}

function coastRoad(random: Random): string {
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

function harbour(random: Random): string {
  const slope = ridgeline(
    [
      [-20, 240],
      [260, 180],
      [520, 300],
      [800, 220],
      [1100, 330],
      [1340, 240],
      [1620, 330],
    ],
    0.14,
    random,
  );
  const town = hillTown(
    120,
    1500,
    5,
    (_, row) => 470 + row * 54,
    {
      walls: ['#8c5c84', '#a86a80', '#c08078', '#74548c', '#9c6c90'],
      roofs: ['#5a3c6c', '#6c4470'],
      window: '#ffd880',
      size: 88,
      kinds: ['flat', 'hip', 'gable'],
    },
    random,
  );
  const land =
    mountain(slope, { lit: '#6a5890', shade: '#44407c', haze: '#8c6c98', base: 760 }, random) +
    town +
    box(-20, 720, 1660, 46, '#5c4470');
  return [
    sky(600, '#232a6c', '#5c4a94', '#d0789c', '#fcb88c'),
    stars(90, 260, '#fff4e0', random),
    land,
    times(14, (t) => glow(60 + t * 1480, 728, 60, '#ffd070', 0.8) + disc(60 + t * 1480, 724, 5, '#fff4c8')),
    water(764, 1067, '#7a5c98', '#3c4084', '#1c2458'),
    reflected(land, 764, 0.36, 0.8),
    times(14, (t, i) => glitter(60 + t * 1480, 768, 900 + (i % 3) * 40, 34, '#ffd880', random)),
    ripples(60, 776, 1060, '#ffc8b0', 0.26, random),
    rowboat(360, 900, 240, '#c8503f', '#fde8c8'),
    rowboat(700, 960, 280, '#2f6a9c', '#fde8c8', -1),
    rowboat(1180, 920, 250, '#e0a83c', '#fff4dc'),
    box(-20, 1020, 1660, 60, down(1020, 1067, '#4a3458', '#241a38')),
    person(1420, 1034, 190, { coat: '#f4ece0', legs: '#2a2848', pose: 'stand', hat: '#d8503c' }, -1),
    person(1340, 1036, 184, { coat: '#d85a6c', legs: '#d85a6c', cut: 'robe', pose: 'stand' }),
  ].join('');
}

function lemonTerrace(random: Random): string {
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

export const amalfi: PlaceScenes = { positano, road: coastRoad, harbour, lemons: lemonTerrace };
