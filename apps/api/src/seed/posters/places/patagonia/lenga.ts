import { streaks } from '../../drawing/clouds.ts';
import { dabs } from '../../drawing/foliage.ts';
import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import { between, type Random, times } from '../../drawing/seeded-random.ts';
import { hill } from '../../drawing/shape.ts';
import { mist, sky } from '../../drawing/sky.ts';
import { road } from '../../drawing/terrain.ts';
import { roundTree } from '../../drawing/trees.ts';
import { towers } from './scenery.ts';

const LENGA = ['#8c2c2a', '#d0562c', '#f49a3c'] as const;

const BEECH = ['#5c2c34', '#a8382e', '#e0703c'] as const;

export function lenga(random: Random): string {
  const wood = (y: number, size: number, count: number): string =>
    times(count, (t, i) =>
      roundTree(
        -40 + t * 1680 + between(random, -30, 30),
        y + between(random, -10, 14),
        size * between(random, 0.8, 1.2),
        i % 3 === 1 ? BEECH : LENGA,
        '#4c3438',
        random,
      ),
    );
  return [
    sky(560, '#4c94cc', '#a4d0e0', '#f8ecd0'),
    streaks(12, 60, 260, '#ffffff', 0.6, random),
    towers('#d0b4a4', '#746c8c', '#c0c4cc', 720, random),
    mist(520, 700, '#f4e8d4', 0.6),
    wood(740, 130, 17),
    hill(
      [
        [-20, 760],
        [500, 730],
        [1000, 746],
        [1620, 720],
      ],
      down(730, 1067, '#d89a48', '#7c4a2c'),
    ),
    road(
      [
        [860, 730],
        [820, 790],
        [900, 860],
        [760, 950],
        [800, 1090],
      ],
      10,
      150,
      '#e8cc98',
    ),
    roundTree(180, 1010, 640, LENGA, '#3c2a30', random),
    roundTree(1460, 1020, 700, BEECH, '#3c2a30', random),
    person(810, 930, 160, { coat: '#2f6ca8', legs: '#3a3048', pack: '#e8b83c', hat: '#f4ece0', pose: 'stick' }),
    person(890, 866, 124, { coat: '#3f7c5c', legs: '#3a3048', pack: '#c8402f', hat: '#f0c050' }),
    dabs(260, 780, 1060, 11, '#c8402f', random),
    dabs(140, 780, 1060, 9, '#f8c050', random),
  ].join('');
}
