import { camel } from '../../drawing/animals.ts';
import { streaks } from '../../drawing/clouds.ts';
import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import { type Random, times } from '../../drawing/seeded-random.ts';
import { hill } from '../../drawing/shape.ts';
import { sky, sun } from '../../drawing/sky.ts';
import { windLines } from '../../drawing/terrain.ts';
import { erg } from './scenery.ts';

const CLOTHS = ['#c8382e', '#e5a23a', '#2f7f8c', '#a03a6a', '#e8d8b8'];

export function chebbi(random: Random): string {
  return [
    sky(560, '#2f6fae', '#7cb4d0', '#fbe2b8'),
    streaks(12, 60, 330, '#ffffff', 0.5, random),
    sun(300, 300, 56, '#fffbe4', '#ffeebc'),
    hill(
      [
        [-20, 560],
        [400, 520],
        [800, 560],
        [1200, 510],
        [1620, 560],
      ],
      down(510, 680, '#e0b08a', '#f0c898'),
    ),
    erg({ lit: '#f4b26a', shade: '#c0663f', far: '#f0b880' }, { lit: '#f09a4c', shade: '#a34a38', far: '#d87a44' }),
    windLines(34, 840, 1060, '#8f3f30', random),
    times(5, (t, i) => camel(350 + t * 420, 812 + t * 12 - Math.sin(t * 3) * 14, 112, '#54303a', CLOTHS[i] ?? '#c8382e')),
    person(270, 818, 92, { coat: '#2f5fa8', legs: '#2f5fa8', cut: 'robe', hat: '#2f5fa8' }),
  ].join('');
}
