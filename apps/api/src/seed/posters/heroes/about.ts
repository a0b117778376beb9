import { birds } from '../drawing/animals.ts';
import { streaks } from '../drawing/clouds.ts';
import { grass } from '../drawing/foliage.ts';
import { mountain } from '../drawing/mountain.ts';
import { down } from '../drawing/paint.ts';
import { person } from '../drawing/people.ts';
import { ridgeline } from '../drawing/ridge.ts';
import type { Random } from '../drawing/seeded-random.ts';
import { hill } from '../drawing/shape.ts';
import { mist, sky } from '../drawing/sky.ts';

/** Layers of hills and three walkers, for About Us and Contact Us. */
export function aboutHero(random: Random): string {
  const far = ridgeline(
    [
      [-20, 420],
      [260, 340],
      [520, 410],
      [800, 300],
      [1080, 400],
      [1340, 320],
      [1620, 400],
    ],
    0.15,
    random,
  );
  return [
    sky(560, '#1c4868', '#3c7c94', '#8cb8b0', '#f4e0b0'),
    streaks(8, 150, 330, '#ffffff', 0.3, random),
    mountain(far, { lit: '#6c98a4', shade: '#426f8a', haze: '#bcd0c0', base: 600 }, random),
    mist(440, 600, '#f0ecd0', 0.6),
    hill(
      [
        [-20, 560],
        [300, 500],
        [700, 570],
        [1100, 500],
        [1620, 560],
      ],
      down(500, 700, '#5c8c84', '#8cac90'),
    ),
    hill(
      [
        [-20, 650],
        [360, 600],
        [760, 670],
        [1200, 590],
        [1620, 640],
      ],
      down(590, 780, '#3c7070', '#6c9478'),
    ),
    mist(600, 740, '#e8ecd0', 0.35),
    hill(
      [
        [-20, 740],
        [420, 720],
        [900, 770],
        [1300, 700],
        [1620, 690],
      ],
      down(690, 900, '#2c5c5c', '#1c3c48'),
    ),
    hill(
      [
        [500, 910],
        [800, 850],
        [1100, 800],
        [1400, 760],
        [1620, 750],
      ],
      down(750, 900, '#1f444c', '#0c2030'),
    ),
    person(1120, 812, 110, { coat: '#e8603c', legs: '#10243a', pack: '#f0b84c', hat: '#f4e4c4', pose: 'stick' }),
    person(1230, 796, 116, { coat: '#f0b84c', legs: '#10243a', pack: '#c8484a', hat: '#2f7c8c', pose: 'walk' }),
    person(1340, 780, 112, { coat: '#f4ece0', legs: '#10243a', pack: '#2f7c8c', hat: '#e8603c', pose: 'stick' }),
    birds(9, 620, 250, 190, 22, '#16384e', random),
    grass(905, 70, 110, '#0c2030', random, 560, 1620),
  ].join('');
}
