import { streaks } from '../../drawing/clouds.ts';
import { dabs, leaf } from '../../drawing/foliage.ts';
import { meru } from '../../drawing/landmarks.ts';
import { mountain } from '../../drawing/mountain.ts';
import { down } from '../../drawing/paint.ts';
import { ridgeline } from '../../drawing/ridge.ts';
import { between, type Random, times } from '../../drawing/seeded-random.ts';
import { hill } from '../../drawing/shape.ts';
import { mist, sky } from '../../drawing/sky.ts';
import { canoe } from '../../drawing/vehicles.ts';
import { reflected, ripples, water } from '../../drawing/water.ts';
import { jungle } from './scenery.ts';

export function waterTemple(random: Random): string {
  const crest = ridgeline(
    [
      [-20, 420],
      [260, 300],
      [520, 380],
      [840, 240],
      [1180, 370],
      [1420, 290],
      [1620, 380],
    ],
    0.1,
    random,
  );
  const shore =
    mountain(crest, { lit: '#6c9aa0', shade: '#3f6c84', haze: '#cfe2dc', base: 640 }, random) +
    mist(480, 660, '#eef5ea', 0.85) +
    jungle(640, 30, ['#4a7c70', '#5f9078', '#8ab490'], random);
  const island =
    meru(700, 730, 560, 11, '#33313c', '#a8583c', '#f0c070') +
    meru(1010, 736, 320, 3, '#33313c', '#a8583c', '#f0c070') +
    hill(
      [
        [520, 744],
        [640, 722],
        [860, 728],
        [1060, 724],
        [1180, 746],
      ],
      down(720, 760, '#7a9a5a', '#3f5a44'),
      748,
    );
  return [
    sky(640, '#8cc0cc', '#cfe4dc', '#fdf3d8'),
    streaks(14, 60, 340, '#ffffff', 0.65, random),
    shore,
    water(640, 1067, '#b9dbd8', '#6aa8b4', '#2f6f88'),
    island,
    reflected(shore + island, 744, 0.3, 0.8),
    ripples(80, 750, 1060, '#ffffff', 0.36, random),
    canoe(360, 890, 210, '#7a3f34', '#e2a03a'),
    times(26, () =>
      leaf(
        between(random, 1180, 1640),
        between(random, 930, 1080),
        between(random, -2.4, -0.7),
        between(random, 90, 170),
        '#1f5a40',
        '#5f9a54',
      ),
    ),
    dabs(22, 960, 1060, 24, '#f0587a', random, 1200, 1620),
  ].join('');
}
