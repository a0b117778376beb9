import { mix, veil } from '../../drawing/colour.ts';
import { leaf } from '../../drawing/foliage.ts';
import { down } from '../../drawing/paint.ts';
import { parasol, person } from '../../drawing/people.ts';
import { between, type Random, times } from '../../drawing/seeded-random.ts';
import { box, hill } from '../../drawing/shape.ts';
import { glow, sky } from '../../drawing/sky.ts';
import { road } from '../../drawing/terrain.ts';

export function bamboo(random: Random): string {
  const culm = (x: number, w: number, tone: string): string =>
    box(x, -10, w, 1000, tone) +
    box(x + w * 0.16, -10, w * 0.2, 1000, veil('#f4ffd0', 0.35)) +
    times(9, (t) => box(x - 2, 40 + t * 900 + x * 0.05, w + 4, 5, veil('#16402c', 0.5)));
  const rank = (count: number, low: number, high: number, tone: string): string =>
    times(count, (t) => {
      const x = -20 + t * 1640 + between(random, -26, 26);
      return Math.abs(x - 800) < low * 5 + 60 ? '' : culm(x, between(random, low, high), mix(tone, '#2c7048', random() * 0.4));
    });
  return [
    sky(1000, '#eaf6b8', '#bfe08c', '#7fbf6c'),
    glow(800, 480, 640, '#fffde0', 1),
    rank(60, 7, 12, '#b4d88a'),
    rank(38, 15, 24, '#7cb866'),
    hill(
      [
        [-20, 830],
        [500, 760],
        [800, 735],
        [1100, 760],
        [1620, 840],
      ],
      down(740, 1067, '#8fbf5a', '#2f6a40'),
    ),
    road(
      [
        [800, 730],
        [806, 790],
        [790, 900],
        [800, 1090],
      ],
      26,
      380,
      '#ead9ac',
    ),
    rank(20, 34, 50, '#3f8a50'),
    person(770, 900, 180, { coat: '#d8486a', legs: '#d8486a', cut: 'robe', skin: '#e9bd96', pose: 'stand' }),
    parasol(782, 900, 190, '#f0503c', '#7a1f2a'),
    person(866, 892, 176, { coat: '#4a4f8c', legs: '#4a4f8c', cut: 'robe', skin: '#e2b088', pose: 'stand' }, -1),
    times(60, () =>
      leaf(
        between(random, 0, 1600),
        between(random, 0, 260),
        between(random, 0.5, 2.4),
        between(random, 40, 90),
        '#3f8a4a',
        '#8cc860',
      ),
    ),
  ].join('');
}
