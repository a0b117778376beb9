import { birds } from '../../drawing/animals.ts';
import { streaks } from '../../drawing/clouds.ts';
import { grass } from '../../drawing/foliage.ts';
import { mountain } from '../../drawing/mountain.ts';
import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import { ridgeline } from '../../drawing/ridge.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { hill } from '../../drawing/shape.ts';
import { sky, sun } from '../../drawing/sky.ts';

export function pampa(random: Random): string {
  return [
    sky(620, '#5c4a8c', '#c87490', '#f8a874', '#fde0a4'),
    sun(1260, 560, 58, '#fff4cc', '#ffc474', 0.75),
    streaks(26, 60, 460, '#ffd8b0', 0.5, random),
    mountain(
      ridgeline(
        [
          [-20, 480],
          [180, 350],
          [360, 440],
          [520, 280],
          [640, 400],
          [860, 330],
          [1060, 470],
          [1300, 560],
          [1620, 590],
        ],
        0.19,
        random,
      ),
      {
        lit: '#c87c80',
        shade: '#64487c',
        haze: '#e8a888',
        base: 680,
        light: -1,
        snow: { lit: '#ffdcc4', shade: '#9c74a4', line: 390 },
      },
      random,
    ),
    hill(
      [
        [-20, 670],
        [500, 640],
        [1000, 676],
        [1620, 650],
      ],
      down(640, 1067, '#e8b45c', '#7c4434'),
    ),
    hill(
      [
        [-20, 830],
        [600, 790],
        [1100, 850],
        [1620, 800],
      ],
      down(790, 1067, '#c88444', '#5c2c30'),
    ),
    birds(9, 900, 300, 200, 28, '#4c2c4c', random),
    grass(860, 60, 260, '#a8602f', random),
    person(620, 900, 160, { coat: '#8c2f34', legs: '#3c2438', hat: '#3c2430', pose: 'stand' }),
    person(720, 910, 150, { coat: '#2f5a7c', legs: '#3c2438', hat: '#e8cc98', pack: '#7c4a3c' }, -1),
    grass(1084, 210, 520, '#4c2430', random),
    grass(1090, 130, 300, '#2f1626', random),
  ].join('');
}
