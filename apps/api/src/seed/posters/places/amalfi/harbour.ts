import { hillTown } from '../../drawing/buildings.ts';
import { mountain } from '../../drawing/mountain.ts';
import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import { ridgeline } from '../../drawing/ridge.ts';
import { type Random, times } from '../../drawing/seeded-random.ts';
import { box, disc } from '../../drawing/shape.ts';
import { glow, sky, stars } from '../../drawing/sky.ts';
import { rowboat } from '../../drawing/vehicles.ts';
import { glitter, reflected, ripples, water } from '../../drawing/water.ts';

export function harbour(random: Random): string {
  const slope = ridgeline(
    [
      [-20, 240],
      [260, 180],
      [520, 300],
      [800, 220],
      [1100, 330],
      [1340, 240],
      [1620, 330],
    ],
    0.14,
    random,
  );
  const town = hillTown(
    120,
    1500,
    5,
    (_, row) => 470 + row * 54,
    {
      walls: ['#8c5c84', '#a86a80', '#c08078', '#74548c', '#9c6c90'],
      roofs: ['#5a3c6c', '#6c4470'],
      window: '#ffd880',
      size: 88,
      kinds: ['flat', 'hip', 'gable'],
    },
    random,
  );
  const land =
    mountain(slope, { lit: '#6a5890', shade: '#44407c', haze: '#8c6c98', base: 760 }, random) +
    town +
    box(-20, 720, 1660, 46, '#5c4470');
  return [
    sky(600, '#232a6c', '#5c4a94', '#d0789c', '#fcb88c'),
    stars(90, 260, '#fff4e0', random),
    land,
    times(14, (t) => glow(60 + t * 1480, 728, 60, '#ffd070', 0.8) + disc(60 + t * 1480, 724, 5, '#fff4c8')),
    water(764, 1067, '#7a5c98', '#3c4084', '#1c2458'),
    reflected(land, 764, 0.36, 0.8),
    times(14, (t, i) => glitter(60 + t * 1480, 768, 900 + (i % 3) * 40, 34, '#ffd880', random)),
    ripples(60, 776, 1060, '#ffc8b0', 0.26, random),
    rowboat(360, 900, 240, '#c8503f', '#fde8c8'),
    rowboat(700, 960, 280, '#2f6a9c', '#fde8c8', -1),
    rowboat(1180, 920, 250, '#e0a83c', '#fff4dc'),
    box(-20, 1020, 1660, 60, down(1020, 1067, '#4a3458', '#241a38')),
    person(1420, 1034, 190, { coat: '#f4ece0', legs: '#2a2848', pose: 'stand', hat: '#d8503c' }, -1),
    person(1340, 1036, 184, { coat: '#d85a6c', legs: '#d85a6c', cut: 'robe', pose: 'stand' }),
  ].join('');
}
