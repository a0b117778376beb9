import { camel } from '../../drawing/animals.ts';
import { streaks } from '../../drawing/clouds.ts';
import { grass } from '../../drawing/foliage.ts';
import { mountain } from '../../drawing/mountain.ts';
import { person } from '../../drawing/people.ts';
import { ridgeline } from '../../drawing/ridge.ts';
import { type Random, times } from '../../drawing/seeded-random.ts';
import { mist, sky } from '../../drawing/sky.ts';
import { dune, windLines } from '../../drawing/terrain.ts';

export function nubra(random: Random): string {
  const back = ridgeline(
    [
      [-20, 360],
      [200, 240],
      [430, 350],
      [700, 200],
      [930, 330],
      [1200, 170],
      [1430, 300],
      [1620, 240],
    ],
    0.2,
    random,
  );
  return [
    sky(700, '#3f3d7c', '#a0628e', '#f0a07a', '#fbd9a0'),
    streaks(16, 80, 380, '#ffd0b0', 0.45, random),
    mountain(
      back,
      {
        lit: '#c2708a',
        shade: '#5a3f78',
        haze: '#fbcf9c',
        base: 760,
        light: -1,
        snow: { lit: '#ffd9c6', shade: '#9a6ea4', line: 290 },
      },
      random,
    ),
    mist(560, 720, '#fbcf9c', 0.7),
    dune(
      [
        [-20, 720],
        [240, 640],
        [470, 690],
        [760, 740],
        [1620, 700],
      ],
      [
        [240, 640],
        [300, 700],
        [280, 780],
        [420, 900],
        [380, 1080],
      ],
      { lit: '#eebd86', shade: '#a3667a', far: '#d99a7a' },
    ),
    dune(
      [
        [-20, 830],
        [420, 800],
        [900, 690],
        [1240, 770],
        [1620, 740],
      ],
      [
        [900, 690],
        [930, 760],
        [870, 830],
        [990, 930],
        [900, 1070],
      ],
      { lit: '#f2b878', shade: '#8d5272', far: '#c9825e' },
    ),
    windLines(26, 820, 1060, '#8d5272', random),
    times(4, (t, i) =>
      camel(430 + t * 420, 880 - t * 66, 168 - i * 16, '#5b3346', ['#c8382e', '#e5a23a', '#2f7f8c', '#a03a6a'][i] ?? '#c8382e'),
    ),
    person(330, 900, 138, { coat: '#3a2444', legs: '#3a2444', cut: 'robe', hat: '#e9d2a8' }),
    grass(1075, 120, 110, '#5a3448', random, 0, 520),
  ].join('');
}
