import { streaks } from '../../drawing/clouds.ts';
import { dabs } from '../../drawing/foliage.ts';
import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import { type Random, times } from '../../drawing/seeded-random.ts';
import { curve, heightAt, hill, type Point, stroked } from '../../drawing/shape.ts';
import { mist, sky } from '../../drawing/sky.ts';
import { road } from '../../drawing/terrain.ts';
import { roundTree } from '../../drawing/trees.ts';
import { slope } from './scenery.ts';

const OLIVE = ['#4c5a3a', '#7c8c54', '#b4b878'] as const;

export function oliveRoad(random: Random): string {
  const crest: Point[] = [
    [-20, 700],
    [360, 640],
    [800, 690],
    [1240, 620],
    [1620, 660],
  ];
  return [
    sky(620, '#6a7ac0', '#e0a0b0', '#fcd8a8'),
    streaks(14, 80, 380, '#fff0e0', 0.5, random),
    hill(
      [
        [-20, 480],
        [300, 390],
        [660, 500],
        [1020, 400],
        [1360, 470],
        [1620, 400],
      ],
      down(390, 640, '#8a86b8', '#d8a8a4'),
    ),
    hill(
      [
        [-20, 580],
        [380, 500],
        [760, 590],
        [1180, 510],
        [1620, 570],
      ],
      down(500, 740, '#9c8c94', '#d0a480'),
    ),
    mist(480, 680, '#fde2c0', 0.6),
    slope(crest, ['#c8a868', '#7c6040'], ['#6c7c48', '#b0b060'], 9, 300, random),
    times(5, (t) =>
      roundTree(120 + t * 1380, heightAt(crest, 120 + t * 1380) + 30, 170 + ((t * 3) % 1) * 60, OLIVE, '#5a4638', random),
    ),
    road(
      [
        [980, 640],
        [900, 700],
        [760, 760],
        [900, 860],
        [640, 960],
        [700, 1090],
      ],
      8,
      150,
      '#f0dcb0',
    ),
    roundTree(1400, 1000, 520, OLIVE, '#4c3a30', random),
    roundTree(130, 1010, 440, OLIVE, '#4c3a30', random),
    person(760, 950, 150, { coat: '#d8694a', legs: '#3a4460', hat: '#f4e4b8', pack: '#3f6a5c', pose: 'stick' }),
    person(860, 880, 120, { coat: '#3f6a9c', legs: '#5a4a4c', hat: '#f4e4b8', pack: '#a84a3c' }),
    dabs(110, 900, 1060, 10, '#d85a6a', random),
    stroked(
      curve([
        [-20, 1040],
        [300, 1052],
        [640, 1064],
      ]),
      '#8a7450',
      10,
    ),
  ].join('');
}
