import { streaks } from '../../drawing/clouds.ts';
import { mountain } from '../../drawing/mountain.ts';
import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import { ridgeline } from '../../drawing/ridge.ts';
import { between, type Random, times } from '../../drawing/seeded-random.ts';
import { edges, filled, hill, num } from '../../drawing/shape.ts';
import { sky } from '../../drawing/sky.ts';
import { rowboat } from '../../drawing/vehicles.ts';
import { reflected, ripples, water } from '../../drawing/water.ts';

export function glacier(random: Random): string {
  const crack = times(44, () => {
    const x = between(random, -10, 1600);
    const y = between(random, 520, 600);
    return `M${num(x)},${num(y)}l${num(between(random, -14, 14))},${num(between(random, 60, 170))}l${num(between(random, 5, 12))},${num(between(random, -30, -90))}Z`;
  });
  const top = ridgeline(
    [
      [-20, 540],
      [300, 510],
      [620, 530],
      [960, 500],
      [1300, 530],
      [1620, 500],
    ],
    0.22,
    random,
    6,
  );
  const wall =
    filled(edges([...top, [1620, 740], [-20, 740]]), down(500, 740, '#f4fcff', '#b4e4f4', '#5cb4dc', '#2f84bc')) +
    filled(crack, '#2f7cb8', ' opacity=".55"') +
    filled(
      times(30, () => {
        const x = between(random, -10, 1600);
        return `M${num(x)},${num(between(random, 520, 560))}l${num(between(random, 10, 40))},${num(between(random, 40, 150))}h${num(between(random, -20, -8))}Z`;
      }),
      '#ffffff',
      ' opacity=".6"',
    );
  const peaks = mountain(
    ridgeline(
      [
        [-20, 330],
        [160, 210],
        [340, 330],
        [540, 150],
        [760, 320],
        [960, 230],
        [1180, 360],
        [1400, 180],
        [1620, 330],
      ],
      0.2,
      random,
    ),
    { lit: '#8c9cb8', shade: '#54688c', haze: '#cfe4f0', base: 580, snow: { lit: '#ffffff', shade: '#a4c0e4', line: 370 } },
    random,
  );
  const field = hill(
    [
      [-20, 480],
      [400, 440],
      [800, 470],
      [1200, 430],
      [1620, 470],
    ],
    down(430, 560, '#dceef8', '#f4fcff'),
  );
  const berg = (x: number, y: number, s: number): string =>
    filled(
      edges([
        [x - s, y],
        [x - s * 0.6, y - s * 0.5],
        [x - s * 0.1, y - s * 0.8],
        [x + s * 0.3, y - s * 0.35],
        [x + s, y],
      ]),
      '#e4f8ff',
    ) +
    filled(
      edges([
        [x - s * 0.1, y - s * 0.8],
        [x + s * 0.3, y - s * 0.35],
        [x + s, y],
        [x + s * 0.1, y],
      ]),
      '#7cc4e4',
    ) +
    filled(`M${num(x - s * 1.1)},${num(y)}q${num(s * 1.1)},${num(s * 0.34)} ${num(s * 2.2)},0Z`, '#9ce0f0', ' opacity=".6"');
  return [
    sky(520, '#5c8cc4', '#a8cce8', '#f4f0ec'),
    streaks(14, 50, 280, '#ffffff', 0.6, random),
    peaks,
    field,
    wall,
    water(738, 1067, '#4ca8b8', '#2880a4', '#12507c'),
    reflected(wall, 738, 0.36, 0.75),
    ripples(60, 748, 1060, '#f0ffff', 0.36, random),
    berg(340, 850, 90),
    berg(1240, 820, 60),
    berg(980, 930, 120),
    berg(620, 800, 40),
    hill(
      [
        [-20, 1000],
        [240, 960],
        [420, 990],
        [560, 1080],
      ],
      down(960, 1067, '#6c5c54', '#2c2c3c'),
    ),
    person(210, 986, 150, { coat: '#e8503c', legs: '#20243c', pack: '#f0b83c', hat: '#2f5f8c', pose: 'stand' }),
    person(290, 990, 146, { coat: '#2f7c8c', legs: '#20243c', pack: '#c8402f', hat: '#f4ece0', pose: 'arms' }, -1),
    rowboat(1330, 1000, 240, '#d8402f', '#fdf2dc', -1),
  ].join('');
}
