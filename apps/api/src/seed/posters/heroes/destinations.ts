import { cabin } from '../drawing/buildings.ts';
import { mountain } from '../drawing/mountain.ts';
import { ridgeline } from '../drawing/ridge.ts';
import type { Random } from '../drawing/seeded-random.ts';
import { times } from '../drawing/seeded-random.ts';
import { aurora, sky, stars } from '../drawing/sky.ts';
import { glitter, reflected, ripples, water } from '../drawing/water.ts';

/** A fjord under northern lights, for the destinations page. */
export function destinationsHero(random: Random): string {
  const look = {
    lit: '#4a6c90',
    shade: '#1c2e58',
    haze: '#346480',
    base: 600,
    snow: { lit: '#b4d4dc', shade: '#4c729a', line: 440 },
  };
  const land =
    mountain(
      ridgeline(
        [
          [-20, 380],
          [140, 250],
          [280, 380],
          [420, 470],
          [640, 600],
        ],
        0.17,
        random,
      ),
      look,
      random,
    ) +
    mountain(
      ridgeline(
        [
          [900, 600],
          [1060, 440],
          [1180, 260],
          [1260, 210],
          [1360, 330],
          [1480, 280],
          [1620, 360],
        ],
        0.17,
        random,
      ),
      look,
      random,
    );
  const light = aurora(
    [
      [-80, 330],
      [300, 380],
      [620, 270],
      [980, 340],
      [1300, 190],
      [1680, 160],
    ],
    300,
    '#5af0a8',
    '#6a6aff',
    random,
  );
  return [
    sky(620, '#050c2a', '#0d254c', '#1c4a68', '#347880'),
    stars(130, 420, '#ffffff', random),
    light,
    land,
    water(598, 900, '#2a6478', '#10385a', '#06152f'),
    reflected(light + land, 598, 0.32, 0.6),
    ripples(40, 608, 890, '#9cf0e0', 0.2, random),
    times(3, (_, i) => cabin(1080 + i * 165, 690 + (i % 2) * 10, 130, i === 1 ? '#c8963a' : '#a02f34', '#262c4a', '#ffd67a')),
    glitter(1260, 735, 860, 260, '#ffcf70', random),
  ].join('');
}
