import { streaks } from '../../drawing/clouds.ts';
import { mountain } from '../../drawing/mountain.ts';
import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import { ridgeline } from '../../drawing/ridge.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { filled, hill, stroked } from '../../drawing/shape.ts';
import { mist, sky } from '../../drawing/sky.ts';
import { conifer, forest } from '../../drawing/trees.ts';
import { cone } from './scenery.ts';

export function winter(random: Random): string {
  return [
    sky(620, '#1c5cac', '#7cb4e0', '#f0f4f4'),
    streaks(9, 60, 240, '#ffffff', 0.6, random),
    mountain(
      ridgeline(
        [
          [-20, 480],
          [200, 360],
          [420, 450],
          [640, 540],
          [900, 600],
        ],
        0.14,
        random,
      ),
      { lit: '#8ca0bc', shade: '#5c7ca8', haze: '#dce8f4', base: 680, snow: { lit: '#ffffff', shade: '#acc8ec', line: 560 } },
      random,
    ),
    cone(
      1020,
      180,
      720,
      { lit: '#746c7c', shade: '#3c4468', haze: '#e4eef8', snow: { lit: '#ffffff', shade: '#8cacdc', line: 690 } },
      random,
    ),
    mist(600, 740, '#ffffff', 0.7),
    hill(
      [
        [-20, 720],
        [400, 690],
        [900, 730],
        [1620, 690],
      ],
      down(690, 1067, '#ffffff', '#b8d0ec'),
    ),
    forest((x) => 760 + Math.sin(x / 200) * 16, -20, 560, 110, '#3c5c7c', random),
    hill(
      [
        [-20, 850],
        [500, 790],
        [1000, 860],
        [1620, 800],
      ],
      down(790, 1067, '#fafdff', '#9cbce4'),
    ),
    stroked('M1300,824C1180,860 1240,900 1060,940S700,980 620,1080', '#8caedc', 5),
    stroked('M1316,826C1196,862 1256,902 1076,942S716,982 640,1080', '#8caedc', 5),
    person(1060, 946, 160, { coat: '#e8503c', legs: '#2a3458', pack: '#f0b83c', hat: '#2f5f8c', pose: 'stick' }, -1),
    person(1290, 830, 90, { coat: '#f0b83c', legs: '#2a3458', pack: '#3f7c8c', hat: '#c8402f', pose: 'stick' }, -1),
    filled(conifer(140, 1090, 520, random) + conifer(300, 1100, 340, random) + conifer(1520, 1100, 420, random), '#284468'),
  ].join('');
}
