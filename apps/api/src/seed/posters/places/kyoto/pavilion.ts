import { streaks } from '../../drawing/clouds.ts';
import { dabs } from '../../drawing/foliage.ts';
import { down } from '../../drawing/paint.ts';
import { type Random, times } from '../../drawing/seeded-random.ts';
import { box, filled, hill, stroked } from '../../drawing/shape.ts';
import { sky } from '../../drawing/sky.ts';
import { forest, leafMass, roundTree } from '../../drawing/trees.ts';
import { reflected, ripples, water } from '../../drawing/water.ts';
import { hills, MAPLE } from './scenery.ts';

const GINKGO = ['#a8741c', '#dca22c', '#f8d45c'] as const;

export function pavilion(random: Random): string {
  const eaves = (y: number, w: number, h: number): string =>
    filled(
      `M${800 - w},${y}Q${800 - w * 0.6},${y - h * 0.3} ${800 - w * 0.36},${y - h}H${800 + w * 0.36}Q${800 + w * 0.6},${y - h * 0.3} ${800 + w},${y}Q800,${y + 14} ${800 - w},${y}Z`,
      '#6a4a3c',
    ) + stroked(`M${800 - w},${y}Q800,${y + 14} ${800 + w},${y}`, '#ffe29a', 4);
  const floors = [
    [690, 250, 116],
    [566, 236, 96],
    [460, 130, 74],
  ]
    .map(
      ([y = 0, w = 0, h = 0]) =>
        box(800 - w, y - h, w * 2, h, '#e9b53c') +
        box(800 + w * 0.4, y - h, w * 0.6, h, '#b97f2c') +
        times(7, (t) => box(800 - w + 14 + t * (w * 2 - 46), y - h * 0.74, 18, h * 0.52, '#7c4a26')),
    )
    .join('');
  const temple =
    floors +
    eaves(578, 320, 44) +
    eaves(474, 290, 40) +
    eaves(388, 190, 84) +
    stroked('M800,304v-40', '#f4d06a', 7) +
    box(540, 690, 520, 14, '#7c5a48');
  const shore =
    hills(470, ['#7fae9a', '#8cae84', '#7c9a5c']) +
    forest(() => 640, -20, 1620, 190, '#3f6a4c', random) +
    roundTree(330, 716, 300, MAPLE, '#3a2030', random) +
    roundTree(1250, 720, 330, MAPLE, '#3a2030', random) +
    roundTree(1470, 716, 240, GINKGO, '#3a2030', random) +
    roundTree(130, 720, 230, GINKGO, '#3a2030', random) +
    temple;
  return [
    sky(620, '#5fb0d4', '#a9d8e2', '#f4f0d4'),
    streaks(10, 60, 260, '#ffffff', 0.6, random),
    shore,
    water(704, 1067, '#7fb8a8', '#4a8a8c', '#1f5668'),
    reflected(shore, 704, 0.42, 0.9),
    ripples(70, 712, 1060, '#f4fbe8', 0.34, random),
    hill(
      [
        [-20, 1010],
        [200, 985],
        [420, 1040],
        [640, 1080],
      ],
      down(980, 1067, '#7a9a4a', '#2f5236'),
    ),
    leafMass(1500, 90, 260, 150, MAPLE, random),
    dabs(40, 760, 1050, 9, '#f0703a', random),
  ].join('');
}
