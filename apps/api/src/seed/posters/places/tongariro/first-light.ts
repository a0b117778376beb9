import { streaks } from '../../drawing/clouds.ts';
import { grass } from '../../drawing/foliage.ts';
import { mountain } from '../../drawing/mountain.ts';
import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import { ridgeline } from '../../drawing/ridge.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { hill } from '../../drawing/shape.ts';
import { mist, sky, sun } from '../../drawing/sky.ts';
import { forest } from '../../drawing/trees.ts';
import { cone, steam } from './scenery.ts';

export function firstLight(random: Random): string {
  return [
    sky(640, '#2c3470', '#8c5c94', '#f08a70', '#fcd090'),
    sun(380, 540, 60, '#fff4cc', '#ffc070', 0.75),
    streaks(20, 70, 400, '#ffc8b0', 0.45, random),
    mountain(
      ridgeline(
        [
          [-20, 600],
          [200, 500],
          [380, 560],
          [520, 480],
          [760, 600],
        ],
        0.12,
        random,
      ),
      { lit: '#94607c', shade: '#5c4478', haze: '#d0889c', base: 700 },
      random,
    ),
    cone(
      930,
      190,
      700,
      { lit: '#e0704c', shade: '#5c2f54', haze: '#a8607c', snow: { lit: '#ffd8c0', shade: '#9c6c94', line: 300 } },
      random,
    ),
    steam(900, 190, 200, '#ffe0d0', random),
    mist(560, 740, '#f8b8a0', 0.75),
    forest(() => 740, -20, 1620, 60, '#5c3c5c', random),
    hill(
      [
        [-20, 740],
        [400, 720],
        [900, 750],
        [1620, 724],
      ],
      down(720, 1067, '#b8784c', '#4c2434'),
    ),
    hill(
      [
        [-20, 870],
        [500, 850],
        [1000, 890],
        [1620, 850],
      ],
      down(850, 1067, '#94543c', '#34182c'),
    ),
    grass(900, 80, 320, '#d89454', random),
    person(540, 960, 150, { coat: '#3c7c94', legs: '#241830', pack: '#e8a43c', hat: '#f0dcc0', pose: 'stick' }),
    person(640, 980, 160, { coat: '#c8402f', legs: '#241830', pack: '#3c4a7c', hat: '#e8b850', pose: 'stick' }),
    grass(1086, 190, 420, '#3c1c2c', random),
  ].join('');
}
