import { birds, giraffe, herd } from '../../drawing/animals.ts';
import { streaks } from '../../drawing/clouds.ts';
import { grass } from '../../drawing/foliage.ts';
import { down } from '../../drawing/paint.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { hill } from '../../drawing/shape.ts';
import { sky, sun } from '../../drawing/sky.ts';
import { acacia } from '../../drawing/trees.ts';
import { plain, treeLine } from './scenery.ts';

export function sunrise(random: Random): string {
  return [
    sky(690, '#b0403c', '#ee7a3c', '#fbb04c', '#ffe08c'),
    sun(1010, 560, 150, '#fff4c0', '#ffcf60', 0.8),
    streaks(16, 80, 420, '#ffd890', 0.5, random),
    hill(
      [
        [-20, 660],
        [340, 620],
        [720, 668],
        [1100, 634],
        [1620, 670],
      ],
      down(620, 720, '#d8783c', '#f4a84c'),
    ),
    plain(690, '#7c3a24', '#f2a84a'),
    treeLine(694, '#a8502c', random),
    herd(34, 60, 1560, 716, 790, 20, '#8c3f28', random),
    birds(14, 620, 300, 220, 22, '#7c2c28', random),
    acacia(430, 930, 620, '#331520', '#a8482c', random),
    giraffe(1130, 930, 420, '#4a2024', '#33141c', random, -1),
    giraffe(1300, 920, 330, '#54242a', '#3a161e', random, -1),
    grass(1075, 130, 460, '#3a1820', random),
    grass(1090, 90, 260, '#1f0c16', random),
  ].join('');
}
