import { herd } from '../../drawing/animals.ts';
import { streaks } from '../../drawing/clouds.ts';
import { grass } from '../../drawing/foliage.ts';
import { down } from '../../drawing/paint.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { box, disc, edges, filled, hill, stroked } from '../../drawing/shape.ts';
import { mist, sky, sun } from '../../drawing/sky.ts';
import { road } from '../../drawing/terrain.ts';
import { acacia } from '../../drawing/trees.ts';
import { balloon } from '../../drawing/vehicles.ts';
import { plain, treeLine } from './scenery.ts';

function jeep(x: number, y: number, size: number): string {
  const u = size / 100;
  const wheel = (wx: number): string =>
    disc(x + wx * u, y - 9 * u, 12 * u, '#221a1c') + disc(x + wx * u, y - 9 * u, 5 * u, '#b8a888');
  return (
    filled(
      edges([
        [x - 54 * u, y - 12 * u],
        [x - 54 * u, y - 40 * u],
        [x + 22 * u, y - 40 * u],
        [x + 50 * u, y - 36 * u],
        [x + 54 * u, y - 12 * u],
      ]),
      '#6c7444',
    ) +
    box(x - 54 * u, y - 20 * u, 108 * u, 9 * u, '#4c5234') +
    stroked(
      edges(
        [
          [x - 50 * u, y - 40 * u],
          [x - 50 * u, y - 72 * u],
          [x + 16 * u, y - 72 * u],
          [x + 24 * u, y - 40 * u],
        ],
        false,
      ),
      '#3c4028',
      3 * u,
    ) +
    box(x - 56 * u, y - 77 * u, 80 * u, 6 * u, '#e8d8b0') +
    wheel(-32) +
    wheel(34)
  );
}

export function balloons(random: Random): string {
  return [
    sky(660, '#7c86c4', '#e0a8b8', '#fcd4a4', '#fff2c8'),
    sun(330, 590, 70, '#fffbe0', '#ffe4a0', 0.7),
    streaks(12, 80, 360, '#ffffff', 0.45, random),
    hill(
      [
        [-20, 640],
        [400, 600],
        [900, 650],
        [1300, 610],
        [1620, 640],
      ],
      down(600, 720, '#b8949c', '#f0c890'),
    ),
    plain(670, '#b8843c', '#f4d890'),
    mist(600, 760, '#fff2d0', 0.75),
    treeLine(700, '#a48858', random),
    balloon(1080, 400, 560, ['#d8402f', '#f4b63c', '#fdf2dc']),
    balloon(560, 330, 260, ['#2f7f9c', '#f4e4c0', '#e8923c']),
    balloon(250, 460, 150, ['#8c3a6c', '#f0b8a0', '#f8e8c8']),
    balloon(1440, 520, 130, ['#e8a03c', '#c8503c', '#fdf2dc']),
    herd(46, 100, 1500, 760, 860, 24, '#7c5a44', random),
    acacia(180, 930, 380, '#5a4230', '#b89448', random),
    jeep(1290, 950, 230),
    road(
      [
        [960, 720],
        [1000, 780],
        [940, 860],
        [760, 960],
        [700, 1090],
      ],
      4,
      90,
      '#dcb070',
    ),
    grass(1082, 130, 420, '#94642c', random, 0, 640),
    grass(1082, 130, 420, '#94642c', random, 900, 1620),
  ].join('');
}
