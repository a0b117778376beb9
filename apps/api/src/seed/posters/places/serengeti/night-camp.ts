import { elephant } from '../../drawing/animals.ts';
import { grass } from '../../drawing/foliage.ts';
import { mountain } from '../../drawing/mountain.ts';
import { person } from '../../drawing/people.ts';
import { ridgeline } from '../../drawing/ridge.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { oval } from '../../drawing/shape.ts';
import { glow, sky, stars } from '../../drawing/sky.ts';
import { acacia } from '../../drawing/trees.ts';
import { tent } from '../../drawing/vehicles.ts';
import { reflected, ripples, water } from '../../drawing/water.ts';
import { plain } from './scenery.ts';

export function nightCamp(random: Random): string {
  const rock = ridgeline(
    [
      [980, 760],
      [1060, 620],
      [1180, 560],
      [1300, 600],
      [1420, 540],
      [1620, 700],
    ],
    0.1,
    random,
  );
  const scene =
    plain(730, '#241a34', '#6c4460') +
    mountain(rock, { lit: '#7c4c60', shade: '#3c2448', haze: '#4c3050', base: 780 }, random) +
    acacia(420, 800, 470, '#1c1028', '#5c3850', random);
  return [
    sky(730, '#10143c', '#3c2f6c', '#8c4a74', '#e08a64'),
    stars(330, 560, '#ffffff', random),
    scene,
    water(836, 1067, '#7c4c6c', '#3c2a5c', '#14102c'),
    reflected(scene, 836, 0.4, 0.7),
    ripples(40, 846, 1060, '#f0a884', 0.25, random),
    glow(860, 800, 300, '#ffb050', 0.8, 0.4),
    tent(720, 826, 170, '#e8c88c', '#ffe09a'),
    tent(900, 828, 190, '#e0bc80', '#ffe09a'),
    tent(1090, 828, 160, '#d8b070', '#ffe09a'),
    elephant(230, 850, 150, '#2c1c38'),
    elephant(370, 852, 90, '#2c1c38'),
    person(820, 836, 84, { coat: '#3c2448', legs: '#241630', pose: 'stand' }),
    person(1000, 838, 84, { coat: '#c8484a', legs: '#c8484a', cut: 'robe' }, -1),
    oval(860, 842, 130, 6, '#ffb05066'),
    grass(1082, 150, 330, '#0c0818', random),
  ].join('');
}
