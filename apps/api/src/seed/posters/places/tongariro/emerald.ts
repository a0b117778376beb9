import { cumulus } from '../../drawing/clouds.ts';
import { dabs } from '../../drawing/foliage.ts';
import { mountain } from '../../drawing/mountain.ts';
import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import { ridgeline } from '../../drawing/ridge.ts';
import { between, type Random, times } from '../../drawing/seeded-random.ts';
import { edges, filled, hill, num, oval } from '../../drawing/shape.ts';
import { sky } from '../../drawing/sky.ts';
import { road } from '../../drawing/terrain.ts';
import { steam } from './scenery.ts';

export function emerald(random: Random): string {
  const lake = (x: number, y: number, rx: number, ry: number): string =>
    oval(x, y + ry * 0.12, rx * 1.09, ry * 1.16, '#e8d49c') +
    oval(x, y, rx, ry, down(Math.round(y - ry), Math.round(y + ry), '#1f8c84', '#3fc4a4', '#a4ecc4')) +
    filled(
      `M${num(x - rx * 0.6)},${num(y - ry * 0.1)}q${num(rx * 0.5)},${num(-ry * 0.24)} ${num(rx)},0q${num(-rx * 0.5)},${num(ry * 0.2)} ${num(-rx)},0Z`,
      '#f0fff4',
      ' opacity=".4"',
    );
  const red = ridgeline(
    [
      [780, 800],
      [960, 560],
      [1120, 430],
      [1300, 360],
      [1460, 300],
      [1620, 330],
    ],
    0.1,
    random,
  );
  return [
    sky(520, '#2f84c4', '#8cc8e4', '#f4f0e0'),
    cumulus(140, 300, 380, '#ffffff', '#d8e4ec', random),
    mountain(
      ridgeline(
        [
          [-20, 470],
          [240, 400],
          [520, 440],
          [820, 390],
          [1140, 450],
          [1620, 420],
        ],
        0.08,
        random,
      ),
      { lit: '#8ca4ac', shade: '#64809c', haze: '#c4d4d4', base: 600 },
      random,
    ),
    hill(
      [
        [-20, 580],
        [300, 540],
        [700, 580],
        [1100, 560],
        [1620, 600],
      ],
      down(540, 1067, '#b8a48c', '#6c544c'),
    ),
    mountain(red, { lit: '#d0603c', shade: '#74302f', haze: '#a86a50', base: 1000, light: -1 }, random),
    dabs(160, 600, 1060, 14, '#5c443f', random),
    lake(330, 690, 150, 30),
    lake(640, 760, 210, 46),
    lake(300, 890, 270, 74),
    steam(480, 680, 130, '#ffffff', random),
    steam(900, 720, 120, '#ffffff', random),
    road(
      [
        [1140, 620],
        [1060, 720],
        [960, 800],
        [900, 900],
        [860, 1090],
      ],
      5,
      110,
      '#e0c49c',
    ),
    times(6, (t, i) =>
      person(
        1096 - t * 190,
        690 + t * 270,
        60 + t * 110,
        {
          coat: ['#2f6ca8', '#e8b83c', '#c8402f', '#3f7c5c', '#f4ece0', '#8c4a7c'][i] ?? '#2f6ca8',
          legs: '#2a2438',
          pack: ['#c8402f', '#3c4a7c', '#e8a43c'][i % 3] ?? '#c8402f',
          hat: '#f4e4c0',
          pose: 'stick',
        },
        -1,
      ),
    ),
    filled(
      times(18, () => {
        const x = between(random, 900, 1640);
        const s = between(random, 40, 120);
        return edges([
          [x, 1070],
          [x + s * 0.25, 1067 - s * 0.6],
          [x + s * 0.8, 1067 - s * 0.5],
          [x + s * 1.2, 1070],
        ]);
      }),
      '#4c2c2c',
    ),
  ].join('');
}
