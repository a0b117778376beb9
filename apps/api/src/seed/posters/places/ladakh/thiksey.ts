import { grass } from '../../drawing/foliage.ts';
import { monastery } from '../../drawing/landmarks.ts';
import { mountain } from '../../drawing/mountain.ts';
import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import { ridgeline } from '../../drawing/ridge.ts';
import { type Random, times } from '../../drawing/seeded-random.ts';
import { hill } from '../../drawing/shape.ts';
import { mist, sky, sun } from '../../drawing/sky.ts';
import { cypress } from '../../drawing/trees.ts';

export function thiksey(random: Random): string {
  const back = ridgeline(
    [
      [-20, 430],
      [240, 260],
      [480, 360],
      [760, 180],
      [1040, 350],
      [1330, 230],
      [1620, 360],
    ],
    0.2,
    random,
  );
  const rock = ridgeline(
    [
      [240, 860],
      [480, 660],
      [640, 560],
      [860, 470],
      [1080, 560],
      [1260, 690],
      [1480, 860],
    ],
    0.12,
    random,
  );
  return [
    sky(620, '#f3a35f', '#f7c98a', '#fde9c4'),
    sun(330, 300, 52, '#fff6dc', '#ffdf9c'),
    mountain(
      back,
      { lit: '#d9a98c', shade: '#9a6f92', haze: '#f4d4b4', base: 760, snow: { lit: '#fff4e4', shade: '#d2a9b8', line: 330 } },
      random,
    ),
    mist(520, 780, '#fde6c6', 0.75),
    mountain(rock, { lit: '#c98552', shade: '#7c4650', haze: '#c28a62', base: 880 }, random),
    monastery(860, 730, 330, '#fff3df', '#c8a7ae', '#9e2f2b', '#43283a'),
    hill(
      [
        [-20, 800],
        [380, 830],
        [800, 812],
        [1220, 836],
        [1620, 790],
      ],
      down(790, 1067, '#9aa84e', '#5d7a3c'),
    ),
    times(34, (t, i) => cypress(-10 + t * 1630, 862 + Math.sin(i * 2.3) * 26, 96 + Math.sin(i * 5.1) * 30, '#4c6a34', '#c9b84e')),
    hill(
      [
        [-20, 905],
        [420, 880],
        [900, 935],
        [1300, 900],
        [1620, 930],
      ],
      down(880, 1067, '#e0b455', '#a86c34'),
    ),
    grass(1067, 130, 260, '#8a5a2c', random),
    person(300, 985, 138, { coat: '#8e2433', legs: '#8e2433', cut: 'robe' }),
    person(384, 992, 132, { coat: '#a3303a', legs: '#8e2433', cut: 'robe', pose: 'stand' }, -1),
  ].join('');
}
