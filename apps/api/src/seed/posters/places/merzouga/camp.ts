import { camel } from '../../drawing/animals.ts';
import { dabs } from '../../drawing/foliage.ts';
import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { filled, hill } from '../../drawing/shape.ts';
import { glow, milkyWay, moon, sky, stars } from '../../drawing/sky.ts';
import { dune } from '../../drawing/terrain.ts';
import { tent } from '../../drawing/vehicles.ts';

export function camp(random: Random): string {
  return [
    sky(760, '#06092a', '#1c2260', '#4a3a7c', '#b06a7c'),
    milkyWay([180, -60], [1100, 560], '#c8b8ff', random),
    stars(380, 620, '#ffffff', random),
    moon(1360, 190, 40, '#fff4d4', '#1a2058', 0.55),
    dune(
      [
        [-20, 700],
        [340, 600],
        [620, 520],
        [880, 640],
        [1240, 690],
        [1620, 640],
      ],
      [
        [620, 520],
        [660, 600],
        [600, 680],
        [700, 780],
        [660, 1000],
      ],
      { lit: '#5c4684', shade: '#281f54', far: '#4c3a70' },
    ),
    dune(
      [
        [-20, 820],
        [520, 790],
        [1000, 700],
        [1300, 620],
        [1620, 760],
      ],
      [
        [1300, 620],
        [1340, 700],
        [1260, 800],
        [1380, 880],
        [1330, 1000],
      ],
      { lit: '#4c3a74', shade: '#1c1744', far: '#3a2c5c' },
    ),
    hill(
      [
        [-20, 850],
        [420, 830],
        [900, 850],
        [1300, 836],
        [1620, 850],
      ],
      down(830, 1067, '#4a3262', '#140f2c'),
    ),
    glow(760, 940, 620, '#ff9a3c', 0.75, 0.34),
    tent(300, 930, 300, '#e8cfa0', '#ffd070'),
    tent(1200, 930, 320, '#dcc090', '#ffd070'),
    tent(560, 880, 190, '#c8a878', '#ffc860'),
    tent(980, 880, 190, '#c8a878', '#ffc860'),
    glow(760, 950, 90, '#fff0a0', 1),
    filled('M736,976C720,940 752,930 752,896C776,914 796,940 784,976Z', '#ff8a2c') +
      filled('M748,976C742,952 758,946 760,924C772,940 780,956 774,976Z', '#ffe27a'),
    person(640, 1000, 130, { coat: '#7a3a5c', legs: '#7a3a5c', cut: 'robe', hat: '#d8a860' }),
    person(880, 1004, 130, { coat: '#2f4a8c', legs: '#2f4a8c', cut: 'robe', hat: '#e8e0d0' }, -1),
    person(936, 1016, 124, { coat: '#8a4a3a', legs: '#3a2a4c', pose: 'stand' }, -1),
    camel(1470, 1010, 180, '#241a40', '#8c3048', -1),
    dabs(60, 1010, 1060, 12, '#0c0a20', random),
  ].join('');
}
