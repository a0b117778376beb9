import { streaks } from '../../drawing/clouds.ts';
import { dabs } from '../../drawing/foliage.ts';
import { prayerFlags } from '../../drawing/landmarks.ts';
import { mountain } from '../../drawing/mountain.ts';
import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import { ridgeline } from '../../drawing/ridge.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { hill } from '../../drawing/shape.ts';
import { mist, sky } from '../../drawing/sky.ts';
import { reflected, ripples, water } from '../../drawing/water.ts';

function farRange(base: number, random: Random): string {
  const crest = ridgeline(
    [
      [-20, 420],
      [160, 300],
      [330, 380],
      [560, 210],
      [760, 340],
      [980, 190],
      [1180, 330],
      [1390, 240],
      [1620, 380],
    ],
    0.2,
    random,
  );
  const snow = { lit: '#fdf6ee', shade: '#9db4dc', line: 360 };
  return mountain(crest, { lit: '#c79a86', shade: '#6f6496', haze: '#c8cfe6', base, snow }, random);
}

function nearRange(base: number, random: Random): string {
  const left = ridgeline(
    [
      [-20, 330],
      [170, 440],
      [380, 420],
      [560, 545],
      [700, base],
    ],
    0.17,
    random,
  );
  const right = ridgeline(
    [
      [820, base],
      [1010, 520],
      [1200, 440],
      [1380, 480],
      [1620, 330],
    ],
    0.17,
    random,
  );
  return (
    mountain(left, { lit: '#d08a52', shade: '#7b4760', haze: '#c09aa0', base }, random) +
    mountain(right, { lit: '#c97c4c', shade: '#6d3f5c', haze: '#b98f9c', base }, random)
  );
}

export function pangong(random: Random): string {
  const land = farRange(600, random) + mist(470, 620, '#dfe6f4', 0.5) + nearRange(600, random);
  return [
    sky(600, '#1c4f9c', '#4b8ed0', '#bfdcec'),
    streaks(14, 60, 330, '#ffffff', 0.5, random),
    land,
    water(598, 930, '#3f9ec4', '#1565a8', '#0c3f7c'),
    reflected(land, 598, 0.3, 0.55),
    ripples(70, 604, 930, '#dff4ff', 0.32, random),
    hill(
      [
        [-20, 850],
        [300, 870],
        [700, 922],
        [1100, 906],
        [1620, 840],
      ],
      down(860, 1067, '#d9b98c', '#8a5c46'),
    ),
    dabs(180, 920, 1060, 9, '#6b4638', random),
    prayerFlags([-40, 120], [1000, 780], 330, 46),
    prayerFlags([1660, 240], [1000, 780], 250, 44),
    person(1010, 960, 128, { coat: '#c8382e', legs: '#26304e', hat: '#f2c14e', pack: '#274f7a' }),
    person(1092, 966, 120, { coat: '#f0b23e', legs: '#3a2a40', pack: '#7a2e3a' }, -1),
  ].join('');
}
