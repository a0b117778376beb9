import { leaf } from '../../drawing/foliage.ts';
import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import { between, type Random, times } from '../../drawing/seeded-random.ts';
import { filled, hill, num, SHEET } from '../../drawing/shape.ts';
import { mist, sky } from '../../drawing/sky.ts';
import { road } from '../../drawing/terrain.ts';
import { palm } from '../../drawing/trees.ts';
import { jungle, PALM } from './scenery.ts';

export function rainWalk(random: Random): string {
  const rain = times(120, () => `M${num(random() * SHEET.width)},${num(random() * SHEET.height)}l-10,46`);
  return [
    sky(900, '#7fb8ac', '#a9d4b4', '#dff0c4'),
    jungle(420, 90, ['#6fa890', '#86bc98', '#b0d8a8'], random),
    mist(380, 620, '#eafbe4', 0.7),
    jungle(620, 110, ['#357a5a', '#4f9a64', '#8cc474'], random),
    hill(
      [
        [-20, 760],
        [500, 700],
        [900, 730],
        [1620, 690],
      ],
      down(690, 1067, '#86c05a', '#2f7a44'),
    ),
    road(
      [
        [880, 700],
        [820, 770],
        [900, 860],
        [760, 960],
        [800, 1090],
      ],
      20,
      190,
      '#c98a5c',
    ),
    person(846, 900, 170, { coat: '#f0c040', legs: '#3a4a5c', pack: '#c84a3a', hat: '#f0c040' }),
    person(930, 850, 140, { coat: '#3a86b0', legs: '#4a3a4c', pack: '#2a4a6a', hat: '#3a86b0' }),
    palm(1340, 880, 560, -0.1, PALM, random),
    palm(250, 900, 620, 0.08, PALM, random),
    filled(rain, 'none', ' stroke="#f4fff4" stroke-width="2" opacity=".45"'),
    times(15, (t) => leaf(-20 + t * 520, 1090, -1.9 + t * 1.2, between(random, 220, 360), '#124a34', '#3f8a4a')),
    times(15, (t) => leaf(1120 + t * 520, 1090, -2.3 + t * 1.1, between(random, 220, 380), '#124a34', '#3f8a4a')),
  ].join('');
}
