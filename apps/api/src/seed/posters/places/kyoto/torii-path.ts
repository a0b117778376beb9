import { mix } from '../../drawing/colour.ts';
import { dabs } from '../../drawing/foliage.ts';
import { torii } from '../../drawing/landmarks.ts';
import { down } from '../../drawing/paint.ts';
import { parasol, person } from '../../drawing/people.ts';
import { between, type Random, times } from '../../drawing/seeded-random.ts';
import { box, hill } from '../../drawing/shape.ts';
import { glow, sky } from '../../drawing/sky.ts';
import { road } from '../../drawing/terrain.ts';
import { forest, leafMass } from '../../drawing/trees.ts';

export function toriiPath(random: Random): string {
  const gates = times(11, (t) => {
    const s = 90 + 760 * t ** 2.1;
    return torii(
      800 - 60 * (1 - t),
      640 + 400 * t ** 2.1,
      s,
      mix('#f7a06a', '#d8402a', Math.min(1, t * 1.4)),
      mix('#8a4a4a', '#2a1a20', Math.min(1, t * 1.6)),
    );
  });
  const trunks = times(26, () => {
    const x = between(random, -20, 1620);
    return Math.abs(x - 800) < 170 ? '' : box(x, 0, between(random, 14, 46), 900, mix('#8aa87a', '#3f6a4a', random()));
  });
  return [
    sky(800, '#d7e6a8', '#a8cc8c', '#6f9f68'),
    glow(780, 560, 560, '#fff6c4', 0.9),
    trunks,
    forest((x) => 690 + Math.abs(x - 780) * 0.12, -40, 1640, 210, '#3c6b48', random),
    hill(
      [
        [-20, 800],
        [400, 690],
        [760, 640],
        [1200, 700],
        [1620, 810],
      ],
      down(640, 1067, '#6c9a4a', '#2c5236'),
    ),
    road(
      [
        [752, 630],
        [756, 700],
        [775, 800],
        [800, 940],
        [800, 1090],
      ],
      24,
      430,
      '#d9c4a0',
    ),
    dabs(90, 700, 1060, 16, '#b89c78', random, 420, 1180),
    gates,
    person(800, 906, 190, { coat: '#3b5f9a', legs: '#3b5f9a', cut: 'robe', skin: '#e4b48c' }),
    parasol(812, 906, 200, '#f3ead6', '#a8382e'),
    leafMass(-10, 980, 210, 190, ['#1c3f2c', '#2f6238', '#5f9a4a'], random),
    leafMass(1610, 960, 220, 220, ['#1c3f2c', '#2f6238', '#5f9a4a'], random),
  ].join('');
}
