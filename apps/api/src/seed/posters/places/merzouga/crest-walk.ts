import { grass } from '../../drawing/foliage.ts';
import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import { type Random, times } from '../../drawing/seeded-random.ts';
import { filled, hill } from '../../drawing/shape.ts';
import { sky, sun } from '../../drawing/sky.ts';
import { dune, windLines } from '../../drawing/terrain.ts';

export function crestWalk(random: Random): string {
  return [
    sky(640, '#6a9cc8', '#f0c8b0', '#fde4bc'),
    sun(1240, 380, 66, '#fffdf0', '#fff0c8', 0.7),
    hill(
      [
        [-20, 640],
        [300, 590],
        [700, 640],
        [1200, 580],
        [1620, 630],
      ],
      down(580, 760, '#e0b4a0', '#f4d0a8'),
    ),
    dune(
      [
        [-20, 740],
        [320, 640],
        [520, 700],
        [900, 730],
        [1620, 700],
      ],
      [
        [320, 640],
        [350, 700],
        [310, 760],
        [380, 860],
        [340, 1080],
      ],
      { lit: '#f4c08a', shade: '#cc8468', far: '#f0c098' },
    ),
    dune(
      [
        [-20, 1060],
        [300, 950],
        [640, 730],
        [880, 470],
        [1060, 560],
        [1300, 700],
        [1620, 780],
      ],
      [
        [880, 470],
        [960, 580],
        [820, 700],
        [960, 830],
        [760, 960],
        [860, 1080],
      ],
      { lit: '#f6b06a', shade: '#b0604c', far: '#e08c54', side: 1 },
    ),
    windLines(26, 860, 1060, '#a04c38', random),
    person(866, 520, 84, { coat: '#e8e0d0', legs: '#3a4468', pack: '#c8382e', hat: '#2f6fa8' }),
    person(892, 628, 112, { coat: '#2f6fa8', legs: '#3a3048', pack: '#e5a23a', hat: '#f4ead4', pose: 'stick' }),
    person(890, 800, 150, { coat: '#c8483a', legs: '#2a3050', pack: '#3f6a5c', hat: '#f4d48a' }),
    times(16, (t) => filled(`M${842 + Math.sin(t * 9) * 34},${820 + t * 230}q9,-5 18,0q-9,6 -18,0Z`, '#8c4438', ' opacity=".6"')),
    grass(1078, 90, 46, '#7a5434', random, 1260, 1560),
  ].join('');
}
