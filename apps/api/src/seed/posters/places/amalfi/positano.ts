import { hillTown } from '../../drawing/buildings.ts';
import { streaks } from '../../drawing/clouds.ts';
import { dabs, twig } from '../../drawing/foliage.ts';
import { mountain } from '../../drawing/mountain.ts';
import { down } from '../../drawing/paint.ts';
import { ridgeline } from '../../drawing/ridge.ts';
import { type Random, times } from '../../drawing/seeded-random.ts';
import { box, filled, heightAt, hill, placed } from '../../drawing/shape.ts';
import { sky } from '../../drawing/sky.ts';
import { rowboat, sailboat } from '../../drawing/vehicles.ts';
import { ripples, surf, water } from '../../drawing/water.ts';
import { cliffs, lemons, ROOFS, WALLS } from './scenery.ts';

export function positano(random: Random): string {
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
      [1000, 760],
      [1040, 900],
      [1120, 1080],
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
