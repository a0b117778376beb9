import { house } from '../../drawing/buildings.ts';
import { streaks } from '../../drawing/clouds.ts';
import { grass } from '../../drawing/foliage.ts';
import { mountain } from '../../drawing/mountain.ts';
import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import { ridgeline } from '../../drawing/ridge.ts';
import { type Random, times } from '../../drawing/seeded-random.ts';
import { hill } from '../../drawing/shape.ts';
import { sky } from '../../drawing/sky.ts';
import { leafMass } from '../../drawing/trees.ts';
import { rowboat } from '../../drawing/vehicles.ts';
import { reflected, ripples, water } from '../../drawing/water.ts';

export function pehoe(random: Random): string {
  const horns = ridgeline(
    [
      [300, 640],
      [460, 500],
      [600, 470],
      [690, 260],
      [740, 220],
      [800, 380],
      [880, 360],
      [960, 200],
      [1030, 180],
      [1090, 300],
      [1160, 420],
      [1300, 460],
      [1420, 380],
      [1620, 520],
    ],
    0.1,
    random,
  );
  const land =
    mountain(
      ridgeline(
        [
          [-20, 430],
          [180, 300],
          [360, 420],
          [560, 560],
          [820, 600],
        ],
        0.18,
        random,
      ),
      { lit: '#a8b0bc', shade: '#6c80a4', haze: '#b4ccd0', base: 650, snow: { lit: '#ffffff', shade: '#acc4e4', line: 420 } },
      random,
    ) +
    mountain(
      horns,
      { lit: '#c8b098', shade: '#66647c', haze: '#9cb4b4', base: 650, snow: { lit: '#4c4a5c', shade: '#383a50', line: 290 } },
      random,
    ) +
    hill(
      [
        [-20, 600],
        [300, 630],
        [620, 610],
        [1000, 636],
        [1400, 600],
        [1620, 620],
      ],
      down(600, 660, '#8ca45c', '#547c54'),
    );
  return [
    sky(620, '#1f74c0', '#70b8e0', '#e8f2ec'),
    streaks(18, 50, 320, '#ffffff', 0.75, random),
    land,
    water(646, 1067, '#5cd4d0', '#1fa4b8', '#0f6c94'),
    reflected(land, 646, 0.28, 0.7),
    ripples(100, 656, 1000, '#f0ffff', 0.4, random),
    hill(
      [
        [520, 740],
        [620, 716],
        [760, 712],
        [880, 740],
      ],
      down(712, 745, '#7c9c54', '#3f6c4c'),
      744,
    ),
    house(640, 724, 90, 44, { wall: '#f4ece0', roof: '#c8402f', window: '#5c6c7c', kind: 'hip' }, random),
    rowboat(1130, 820, 170, '#d8503c', '#fdf2dc', -1),
    hill(
      [
        [-20, 900],
        [260, 880],
        [560, 940],
        [900, 1010],
        [1160, 1080],
      ],
      down(880, 1067, '#b8a454', '#6c7c3c'),
    ),
    times(7, (t) => leafMass(-10 + t * 620, 930 + t * 110, 70, 40, ['#7c2c2c', '#c8402f', '#f07c4c'], random)),
    grass(1080, 170, 230, '#7c7434', random, 0, 1000),
    person(520, 960, 150, { coat: '#2f6ca8', legs: '#3a3448', pack: '#e8a43c', hat: '#c8402f', pose: 'stick' }),
  ].join('');
}
