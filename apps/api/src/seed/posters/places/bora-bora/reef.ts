import { cumulus } from '../../drawing/clouds.ts';
import { down } from '../../drawing/paint.ts';
import { between, type Random, times } from '../../drawing/seeded-random.ts';
import { curve, edges, filled, hill, placed, stroked } from '../../drawing/shape.ts';
import { sky } from '../../drawing/sky.ts';
import { canoe } from '../../drawing/vehicles.ts';
import { water } from '../../drawing/water.ts';
import { bungalow, island } from './scenery.ts';

export function reef(random: Random): string {
  const fish = (x: number, y: number, s: number, a: string, b: string, flip: 1 | -1): string =>
    placed(
      filled('M-30,0C-16,-22 14,-22 32,0C14,22 -16,22 -30,0Z', a) +
        filled('M-26,0L-48,-16V16Z', b) +
        filled('M-4,-17C4,-6 4,6 -4,17L6,17C14,6 14,-6 6,-17Z', b) +
        '<circle cx="20" cy="-4" r="3" fill="#1c1c30"/>',
      x,
      y,
      s / 60,
      flip,
    );
  const coral = (x: number, y: number, s: number, tone: string): string =>
    placed(stroked('M0,0V-40M0,-20L-24,-60M0,-30L22,-72M-14,-42L-36,-52M14,-52L36,-60M0,-40L-4,-86', tone, 11), x, y, s / 80);
  const beams = times(7, (t) =>
    filled(
      edges([
        [180 + t * 1200, 400],
        [250 + t * 1200, 400],
        [190 + t * 1500, 1067],
        [20 + t * 1500, 1067],
      ]),
      '#ffffff',
      ' opacity=".07"',
    ),
  );
  return [
    sky(400, '#3f9ce0', '#a8dcf0', '#fdf4dc'),
    cumulus(980, 250, 360, '#ffffff', '#dcecf4', random),
    island(400, '#6cac8c', '#3f7c84', '#acd8c8', random),
    bungalow(1360, 376, 150, '#c89a5c', '#7c5440', '#fff0c8'),
    bungalow(1530, 380, 170, '#c89a5c', '#7c5440', '#fff0c8'),
    water(396, 1067, '#7ce4dc', '#2fb4cc', '#1480b0', '#0c4c84'),
    beams,
    stroked(
      curve([
        [-20, 404],
        [160, 392],
        [360, 410],
        [600, 390],
        [840, 408],
        [1080, 392],
        [1340, 410],
        [1620, 394],
      ]),
      '#f4ffff',
      9,
      ' opacity=".8"',
    ),
    canoe(520, 396, 280, '#c8503c', '#f4c040'),
    hill(
      [
        [-20, 960],
        [240, 900],
        [520, 970],
        [900, 930],
        [1240, 980],
        [1620, 900],
      ],
      down(900, 1067, '#f0e4b8', '#7cb4b0'),
    ),
    filled(
      'M820,600C880,560 980,560 1040,604C1090,600 1120,620 1150,606C1130,640 1090,640 1050,636C1000,680 900,676 850,640C800,660 770,700 730,700C760,660 780,620 820,600Z',
      '#1c4c74',
    ) +
      filled(
        'M900,650C930,690 940,730 910,760C900,720 880,690 870,650ZM980,566C1000,530 1040,510 1070,512C1050,540 1040,570 1030,596Z',
        '#16406a',
      ) +
      filled('M850,606C900,580 980,580 1030,606C980,620 900,622 850,606Z', '#4c8ca4'),
    times(16, (_, i) =>
      fish(
        between(random, 120, 1500),
        between(random, 520, 880),
        between(random, 40, 84),
        ['#f8c83c', '#f8784c', '#fdf2dc', '#5cc8f0'][i % 4] ?? '#fff',
        ['#2c2c54', '#fdf2dc', '#f0a03c', '#1c4c8c'][i % 4] ?? '#000',
        i % 3 ? 1 : -1,
      ),
    ),
    times(13, (t, i) =>
      coral(
        40 + t * 1520,
        1060 - (i % 3) * 20,
        between(random, 110, 220),
        ['#f0587c', '#f8a04c', '#a86cc8', '#f8d06c'][i % 4] ?? '#fff',
      ),
    ),
  ].join('');
}
