import { birds, camel } from '../../drawing/animals.ts';
import { streaks } from '../../drawing/clouds.ts';
import { person } from '../../drawing/people.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { mist, sky, sun } from '../../drawing/sky.ts';
import { dune, windLines } from '../../drawing/terrain.ts';
import { erg } from './scenery.ts';

export function sunset(random: Random): string {
  return [
    sky(600, '#4a2f74', '#b0487c', '#f07a4c', '#ffc868'),
    sun(640, 500, 112, '#fff0b4', '#ffb04c', 0.8),
    streaks(22, 80, 460, '#ffb890', 0.4, random),
    erg({ lit: '#e8824a', shade: '#7c3458', far: '#f09a5c' }, { lit: '#c85a3c', shade: '#54244c', far: '#8c3a48' }),
    mist(500, 680, '#ffc878', 0.35),
    dune(
      [
        [-20, 900],
        [500, 860],
        [980, 690],
        [1300, 800],
        [1620, 780],
      ],
      [
        [980, 690],
        [1010, 790],
        [900, 880],
        [1040, 980],
        [940, 1080],
      ],
      { lit: '#b84a3c', shade: '#3c1c40', far: '#74304a' },
    ),
    windLines(24, 880, 1060, '#f0905c', random),
    camel(1010, 706, 150, '#2c1430', '#c8384a', -1),
    person(880, 740, 106, { coat: '#2c1430', legs: '#2c1430', cut: 'robe', hat: '#e8b878' }, -1),
    birds(6, 380, 330, 110, 22, '#4a2048', random),
  ].join('');
}
