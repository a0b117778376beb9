import { camel } from '../drawing/animals.ts';
import { streaks } from '../drawing/clouds.ts';
import { down } from '../drawing/paint.ts';
import { person } from '../drawing/people.ts';
import type { Random } from '../drawing/seeded-random.ts';
import { times } from '../drawing/seeded-random.ts';
import { hill } from '../drawing/shape.ts';
import { sky, stars, sun } from '../drawing/sky.ts';
import { dune, windLines } from '../drawing/terrain.ts';

/** A caravan at the end of the day, for the package list. */
export function packagesHero(random: Random): string {
  return [
    sky(560, '#1f2258', '#5a3678', '#c0587a', '#f8a25c'),
    stars(50, 190, '#fff0e0', random),
    sun(1220, 500, 70, '#fff0c0', '#ffb060', 0.7),
    streaks(8, 180, 420, '#ffb898', 0.28, random),
    hill(
      [
        [-20, 560],
        [400, 520],
        [800, 560],
        [1200, 515],
        [1620, 550],
      ],
      down(510, 640, '#a8527c', '#e08a6c'),
    ),
    dune(
      [
        [-20, 640],
        [360, 590],
        [640, 500],
        [860, 580],
        [1200, 640],
        [1620, 620],
      ],
      [
        [640, 500],
        [680, 560],
        [630, 630],
        [720, 720],
        [700, 900],
      ],
      { lit: '#d8745c', shade: '#6a3468', far: '#c8645c' },
      910,
    ),
    dune(
      [
        [-20, 800],
        [420, 770],
        [900, 700],
        [1260, 610],
        [1460, 680],
        [1620, 690],
      ],
      [
        [1260, 610],
        [1310, 680],
        [1210, 760],
        [1330, 860],
        [1300, 910],
      ],
      { lit: '#a84858', shade: '#3a2052', far: '#74305c' },
      910,
    ),
    windLines(16, 770, 895, '#f0906c', random),
    times(4, (t, i) =>
      camel(820 + t * 330, 716 - t * 78, 92, '#2a1638', ['#d8503c', '#e8a83c', '#2f8c94', '#c04a74'][i] ?? '#d8503c'),
    ),
    person(760, 728, 78, { coat: '#2a1638', legs: '#2a1638', cut: 'robe', hat: '#e8c498' }),
  ].join('');
}
