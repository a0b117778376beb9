import { house } from '../../drawing/buildings.ts';
import { grass } from '../../drawing/foliage.ts';
import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { hill, stroked } from '../../drawing/shape.ts';
import { glow, sky, stars } from '../../drawing/sky.ts';
import { tent } from '../../drawing/vehicles.ts';
import { towers } from './scenery.ts';

export function refuge(random: Random): string {
  return [
    sky(680, '#101c50', '#3c4a8c', '#8c7cac', '#d8a4a8'),
    stars(360, 520, '#ffffff', random),
    towers('#7c7cb0', '#3c4480', '#7c7ca8', 760, random),
    hill(
      [
        [-20, 690],
        [320, 650],
        [700, 720],
        [1100, 680],
        [1620, 640],
      ],
      down(650, 860, '#4c4a7c', '#2c2c5c'),
    ),
    hill(
      [
        [-20, 820],
        [420, 790],
        [900, 830],
        [1300, 796],
        [1620, 830],
      ],
      down(790, 1067, '#34386c', '#10122c'),
    ),
    glow(1180, 800, 360, '#ffb454', 0.7, 0.5),
    house(1080, 850, 200, 100, { wall: '#7c4a44', roof: '#2c2a4c', window: '#ffd878', kind: 'gable' }, random),
    stroked('M1252,730C1240,700 1270,680 1256,650S1280,600 1262,570', '#c8c0dc', 9, ' opacity=".35"'),
    glow(430, 930, 280, '#ffb454', 0.6, 0.4),
    tent(360, 940, 180, '#e8803c', '#ffe09a'),
    tent(540, 960, 160, '#d8a83c', '#ffe9b0'),
    person(720, 960, 130, { coat: '#1c2048', legs: '#14163a', hat: '#c8503c', pose: 'stand' }),
    person(780, 966, 126, { coat: '#34285c', legs: '#14163a', pose: 'arms', hat: '#e8b850' }),
    grass(1080, 130, 280, '#0c0e26', random),
  ].join('');
}
