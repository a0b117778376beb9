import { frondFrame } from '../../drawing/foliage.ts';
import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import { between, type Random, times } from '../../drawing/seeded-random.ts';
import { filled, hill, stroked } from '../../drawing/shape.ts';
import { glow, mist, sky } from '../../drawing/sky.ts';
import { leafMass } from '../../drawing/trees.ts';
import { cone } from './scenery.ts';

export function fernWalk(random: Random): string {
  return [
    sky(800, '#a8d8c4', '#d0ecbc', '#f4f8d0'),
    cone(
      960,
      260,
      620,
      { lit: '#84a49c', shade: '#5c8490', haze: '#cce4c8', snow: { lit: '#ffffff', shade: '#b4d0dc', line: 340 } },
      random,
    ),
    mist(480, 660, '#f4fbe0', 0.8),
    times(13, (t) =>
      leafMass(-30 + t * 1660, 640 + between(random, -20, 20), 130, 70, ['#4c8464', '#6ca470', '#acd084'], random),
    ),
    hill(
      [
        [-20, 690],
        [500, 676],
        [1000, 684],
        [1620, 672],
      ],
      down(672, 1067, '#74a86c', '#2c5c44'),
    ),
    filled('M700,700C720,760 690,840 660,940L600,1090H900C880,960 800,860 790,700Z', '#8ccce0') +
      filled(
        'M720,720C730,800 700,880 690,1000M760,720C780,820 810,900 840,1060',
        'none',
        ' stroke="#ffffff" stroke-width="7" opacity=".7"',
      ),
    glow(745, 700, 130, '#ffffff', 0.9, 0.5),
    hill(
      [
        [-20, 740],
        [300, 720],
        [560, 760],
        [680, 900],
        [640, 1080],
      ],
      down(720, 1067, '#4c8c54', '#143c34'),
    ),
    hill(
      [
        [840, 1080],
        [830, 900],
        [960, 760],
        [1240, 710],
        [1620, 740],
      ],
      down(710, 1067, '#4c8c54', '#143c34'),
    ),
    times(5, (_, i) => {
      const x = [130, 380, 1130, 1350, 1540][i] ?? 0;
      const y = [930, 840, 830, 910, 980][i] ?? 900;
      const h = 330 - (i % 2) * 70;
      return (
        stroked(`M${x},${y}C${x + 10},${y - h * 0.5} ${x - 8},${y - h * 0.8} ${x},${y - h}`, '#4c3830', 20) +
        frondFrame([x, y - h], [-3.1, -2.7, -2.2, -1.6, -1.0, -0.5, -0.05], 230, '#1f5c3c', '#5ca44c')
      );
    }),
    person(1000, 860, 140, { coat: '#c8402f', legs: '#3a3048', pack: '#f0b83c', hat: '#f4ece0', pose: 'stand' }, -1),
    frondFrame([-40, 1090], [-1.3, -0.9, -0.5, -0.2], 520, '#0f3c2c', '#2f7c44'),
    frondFrame([1640, 1090], [-1.85, -2.3, -2.7], 520, '#0f3c2c', '#2f7c44'),
  ].join('');
}
