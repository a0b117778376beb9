import { birds, herd } from '../../drawing/animals.ts';
import { cumulus } from '../../drawing/clouds.ts';
import { grass } from '../../drawing/foliage.ts';
import { down } from '../../drawing/paint.ts';
import { type Random, times } from '../../drawing/seeded-random.ts';
import { filled, hill } from '../../drawing/shape.ts';
import { sky } from '../../drawing/sky.ts';
import { acacia } from '../../drawing/trees.ts';
import { ripples, water } from '../../drawing/water.ts';
import { plain, treeLine } from './scenery.ts';

export function storm(random: Random): string {
  const rain = times(34, (t) => `M${760 + t * 560},${400 + ((t * 97) % 1) * 60}l-60,${150 + ((t * 53) % 1) * 70}`);
  return [
    sky(680, '#2c3c5c', '#4f6480', '#a8a890', '#f0d890'),
    times(5, (t) => cumulus(-120 + t * 1300, 270 + Math.sin(t * 9) * 40, 620, '#7c8ca0', '#46566f', random)),
    filled(rain, 'none', ' stroke="#5c6c84" stroke-width="4" opacity=".5"'),
    hill(
      [
        [-20, 660],
        [500, 620],
        [1000, 664],
        [1620, 630],
      ],
      down(620, 700, '#5c7464', '#a0a468'),
    ),
    plain(680, '#8c8a34', '#e8d468'),
    treeLine(690, '#4f6444', random),
    herd(170, -20, 1620, 706, 860, 34, '#3c3438', random),
    water(856, 960, '#a8b4a8', '#6c8490'),
    ripples(30, 860, 950, '#f4ecc0', 0.4, random),
    hill(
      [
        [-20, 940],
        [500, 956],
        [1000, 936],
        [1620, 960],
      ],
      down(936, 1067, '#a89a3c', '#4c5424'),
    ),
    acacia(1330, 880, 440, '#2c3428', '#8c9440', random),
    birds(9, 420, 440, 160, 26, '#e8e4d0', random),
    grass(1082, 160, 420, '#5c5a24', random),
  ].join('');
}
