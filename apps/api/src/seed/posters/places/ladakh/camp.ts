import { dabs } from '../../drawing/foliage.ts';
import { mountain } from '../../drawing/mountain.ts';
import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import { ridgeline } from '../../drawing/ridge.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { hill, SHEET } from '../../drawing/shape.ts';
import { glow, milkyWay, sky, stars } from '../../drawing/sky.ts';
import { tent } from '../../drawing/vehicles.ts';
import { glitter, water } from '../../drawing/water.ts';

export function camp(random: Random): string {
  const back = ridgeline(
    [
      [-20, 640],
      [180, 500],
      [420, 610],
      [690, 440],
      [960, 590],
      [1230, 470],
      [1440, 600],
      [1620, 520],
    ],
    0.2,
    random,
  );
  return [
    sky(820, '#070d2c', '#142a5e', '#35578c', '#7f8fb4'),
    milkyWay([1280, -60], [520, 620], '#b9c4ff', random),
    stars(420, 640, '#ffffff', random),
    mountain(
      back,
      { lit: '#4a5f92', shade: '#1c2a58', haze: '#5f7aa8', base: 800, snow: { lit: '#b9cbee', shade: '#5a74ac', line: 600 } },
      random,
    ),
    water(786, 900, '#4a6a9e', '#1c3566'),
    glitter(820, 790, 890, 420, '#c4d4ff', random),
    hill(
      [
        [-20, 880],
        [400, 860],
        [900, 890],
        [1300, 858],
        [1620, 880],
      ],
      down(860, 1067, '#2a3356', '#11142e'),
    ),
    glow(560, 940, 460, '#ffb65a', 0.6, 0.3),
    glow(1140, 950, 400, '#ffb65a', 0.6, 0.3),
    tent(430, 948, 240, '#e8a94c', '#fff0b8'),
    tent(690, 966, 200, '#d98a3c', '#ffe9a0'),
    tent(1140, 960, 250, '#e2a046', '#fff0b8'),
    person(880, 980, 128, { coat: '#1c2248', legs: '#12163a', hat: '#2c3668' }),
    person(940, 984, 124, { coat: '#2a2048', legs: '#12163a', pose: 'arms' }),
    dabs(120, 990, SHEET.height, 14, '#0a0d22', random),
  ].join('');
}
