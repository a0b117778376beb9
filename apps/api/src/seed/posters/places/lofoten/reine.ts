import { birds } from '../../drawing/animals.ts';
import { streaks } from '../../drawing/clouds.ts';
import { dabs, grass } from '../../drawing/foliage.ts';
import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { hill } from '../../drawing/shape.ts';
import { sky } from '../../drawing/sky.ts';
import { rowboat } from '../../drawing/vehicles.ts';
import { reflected, ripples, water } from '../../drawing/water.ts';
import { peaks, village } from './scenery.ts';

export function reine(random: Random): string {
  const land =
    peaks(620, { lit: '#8a9a8c', shade: '#3f5a70', haze: '#a9c8cc', snow: ['#f6fafa', '#9cc0d8', 300] }, random) +
    hill(
      [
        [-20, 560],
        [240, 600],
        [520, 610],
        [800, 625],
        [1200, 600],
        [1620, 570],
      ],
      down(560, 640, '#7fae5a', '#4a7c54'),
    );
  return [
    sky(620, '#3a92c8', '#90cbe0', '#eef6ec'),
    streaks(16, 60, 300, '#ffffff', 0.65, random),
    land,
    water(618, 1067, '#7cc4cc', '#2f8aa8', '#125a80'),
    reflected(land, 618, 0.34, 0.7),
    ripples(80, 630, 1060, '#f0ffff', 0.32, random),
    village(770, 6, 60, 186, '#c03a2c', '#4a4a54', '#fff2cc'),
    rowboat(1350, 830, 220, '#2f5f8c', '#f4efe0', -1),
    birds(10, 1180, 300, 170, 26, '#ffffff', random),
    hill(
      [
        [-20, 985],
        [300, 940],
        [700, 1000],
        [1120, 950],
        [1620, 900],
      ],
      down(900, 1067, '#8fae54', '#3a6a44'),
    ),
    grass(1075, 120, 240, '#2f5a3c', random),
    dabs(90, 970, 1060, 10, '#f4e06a', random),
    person(1180, 978, 138, { coat: '#f0b23a', legs: '#2a3a54', pack: '#c03a2c', hat: '#2f5f8c', pose: 'stick' }),
  ].join('');
}
