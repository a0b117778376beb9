import { streaks } from '../../drawing/clouds.ts';
import { dabs } from '../../drawing/foliage.ts';
import { prayerFlags } from '../../drawing/landmarks.ts';
import { mountain } from '../../drawing/mountain.ts';
import { down } from '../../drawing/paint.ts';
import { ridgeline } from '../../drawing/ridge.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { hill } from '../../drawing/shape.ts';
import { sky } from '../../drawing/sky.ts';
import { road } from '../../drawing/terrain.ts';
import { motorbike } from '../../drawing/vehicles.ts';

export function pass(random: Random): string {
  const back = ridgeline(
    [
      [-20, 380],
      [220, 190],
      [420, 330],
      [680, 130],
      [900, 300],
      [1180, 160],
      [1400, 320],
      [1620, 210],
    ],
    0.22,
    random,
  );
  const side = ridgeline(
    [
      [640, 800],
      [900, 560],
      [1130, 420],
      [1360, 300],
      [1620, 190],
    ],
    0.18,
    random,
  );
  return [
    sky(640, '#0f5aa6', '#5aa7dc', '#bcd0e6'),
    streaks(10, 70, 260, '#ffffff', 0.6, random),
    mountain(
      back,
      { lit: '#a58a92', shade: '#56598c', haze: '#b4c6dc', base: 800, snow: { lit: '#ffffff', shade: '#8fb0e0', line: 400 } },
      random,
    ),
    mountain(
      side,
      {
        lit: '#b9805a',
        shade: '#5f4068',
        haze: '#a78a86',
        base: 1067,
        snow: { lit: '#fbf6f2', shade: '#a2a9d4', line: 420 },
        light: -1,
      },
      random,
    ),
    hill(
      [
        [-20, 560],
        [260, 610],
        [620, 720],
        [980, 760],
        [1620, 720],
      ],
      down(560, 1067, '#c29468', '#7a4e44'),
    ),
    dabs(160, 700, 1060, 10, '#5e3c3c', random),
    road(
      [
        [620, 690],
        [820, 716],
        [930, 752],
        [760, 800],
        [420, 850],
        [380, 930],
        [760, 1010],
        [1200, 1090],
      ],
      5,
      150,
      '#4c4a5c',
    ),
    road(
      [
        [621, 690],
        [822, 717],
        [932, 752],
        [762, 801],
        [424, 851],
        [388, 930],
        [764, 1010],
        [1200, 1090],
      ],
      0.4,
      5,
      '#f4d06a',
    ),
    motorbike(560, 962, 210, '#c63c2c', '#2d5f73'),
    prayerFlags([1640, 520], [1180, 880], 120, 34),
    prayerFlags([1180, 880], [1640, 960], 70, 34),
  ].join('');
}
