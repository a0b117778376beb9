import { birds } from '../../drawing/animals.ts';
import { streaks } from '../../drawing/clouds.ts';
import { grass } from '../../drawing/foliage.ts';
import { person } from '../../drawing/people.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { hill } from '../../drawing/shape.ts';
import { sky, sun } from '../../drawing/sky.ts';
import { sailboat } from '../../drawing/vehicles.ts';
import { glitter, reflected, ripples, water } from '../../drawing/water.ts';
import { peaks } from './scenery.ts';

export function midnightSun(random: Random): string {
  const land = peaks(
    640,
    { lit: '#d07a6a', shade: '#5c3f74', haze: '#f0a078', snow: ['#ffd2b0', '#a8709c', 280], light: -1 },
    random,
  );
  return [
    sky(640, '#5a4a94', '#d06a88', '#fb9a5c', '#ffe29a'),
    streaks(22, 110, 520, '#ffd8a0', 0.5, random),
    sun(700, 560, 70, '#fff6cc', '#ffc860', 0.8),
    land,
    water(638, 1067, '#fbb070', '#b8648a', '#3f3a70'),
    reflected(land, 638, 0.34, 0.6),
    ripples(60, 650, 1060, '#ffe0b0', 0.34, random),
    glitter(700, 645, 1040, 240, '#fff0b8', random),
    sailboat(980, 800, 230, '#3a2448', '#fbe6c8'),
    birds(7, 420, 330, 120, 28, '#3a2448', random),
    hill(
      [
        [-20, 880],
        [160, 900],
        [420, 980],
        [640, 1080],
      ],
      '#2c1f3c',
    ),
    person(170, 912, 138, { coat: '#241a34', legs: '#1c142c', pose: 'stand' }),
    person(240, 930, 130, { coat: '#3a2444', legs: '#1c142c', pose: 'stand', hat: '#c85a4a' }, -1),
    grass(1075, 130, 130, '#1c142c', random, 0, 700),
  ].join('');
}
