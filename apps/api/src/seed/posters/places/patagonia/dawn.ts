import { streaks } from '../../drawing/clouds.ts';
import { mountain } from '../../drawing/mountain.ts';
import { person } from '../../drawing/people.ts';
import { ridgeline } from '../../drawing/ridge.ts';
import { between, type Random, times } from '../../drawing/seeded-random.ts';
import { edges, filled } from '../../drawing/shape.ts';
import { mist, sky } from '../../drawing/sky.ts';
import { reflected, ripples, water } from '../../drawing/water.ts';
import { towers } from './scenery.ts';

export function dawn(random: Random): string {
  const land = towers('#f08a5c', '#8c4a6c', '#b08a9c', 700, random);
  const moraine = ridgeline(
    [
      [-20, 620],
      [260, 650],
      [520, 690],
      [820, 700],
      [1100, 680],
      [1360, 640],
      [1620, 590],
    ],
    0.08,
    random,
  );
  const front = mountain(moraine, { lit: '#8c6c74', shade: '#54486c', haze: '#6c5c7c', base: 740 }, random);
  return [
    sky(620, '#2f3f8c', '#8c70ac', '#f0a090', '#fcd4a8'),
    streaks(20, 60, 360, '#ffc8a8', 0.55, random),
    land,
    mist(540, 700, '#f0b8a4', 0.5),
    front,
    water(734, 1067, '#7cc0b8', '#3f8c9c', '#1c4a70'),
    reflected(land + front, 734, 0.36, 0.72),
    ripples(60, 744, 1060, '#ffe0cc', 0.28, random),
    filled(
      times(26, () => {
        const x = between(random, -20, 1620);
        const s = between(random, 30, 110);
        return edges([
          [x, 1067],
          [x + s * 0.2, 1067 - s * 0.6],
          [x + s * 0.7, 1067 - s * 0.7],
          [x + s * 1.2, 1067],
        ]);
      }),
      '#3c304c',
    ),
    person(330, 1040, 190, { coat: '#e8503c', legs: '#262a4c', pack: '#2f5f8c', hat: '#f0c050', pose: 'stand' }),
    person(426, 1046, 182, { coat: '#f0b83c', legs: '#262a4c', pack: '#3f6a5c', hat: '#c84a3c', pose: 'stand' }, -1),
  ].join('');
}
