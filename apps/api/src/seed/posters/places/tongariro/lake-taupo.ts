import { birds } from '../../drawing/animals.ts';
import { streaks } from '../../drawing/clouds.ts';
import { mountain } from '../../drawing/mountain.ts';
import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import { ridgeline } from '../../drawing/ridge.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { filled, hill } from '../../drawing/shape.ts';
import { sky } from '../../drawing/sky.ts';
import { conifer } from '../../drawing/trees.ts';
import { sailboat } from '../../drawing/vehicles.ts';
import { glitter, reflected, ripples, water } from '../../drawing/water.ts';
import { cone } from './scenery.ts';

export function lakeTaupo(random: Random): string {
  const land =
    cone(
      1080,
      330,
      640,
      { lit: '#7c6ca4', shade: '#4c4484', haze: '#c890a4', snow: { lit: '#f8d8d8', shade: '#9484b4', line: 400 } },
      random,
    ) +
    mountain(
      ridgeline(
        [
          [-20, 560],
          [180, 470],
          [420, 420],
          [640, 380],
          [820, 470],
          [1000, 600],
        ],
        0.1,
        random,
      ),
      { lit: '#84709c', shade: '#54487c', haze: '#c4909c', base: 640, snow: { lit: '#f8dcd8', shade: '#a090bc', line: 430 } },
      random,
    ) +
    hill(
      [
        [-20, 610],
        [300, 600],
        [700, 620],
        [1200, 604],
        [1620, 620],
      ],
      down(600, 650, '#5c4a6c', '#4c3c64'),
    );
  return [
    sky(620, '#34508c', '#9478ac', '#f0a08c', '#fcd8a0'),
    streaks(26, 70, 470, '#ffd0b8', 0.5, random),
    land,
    water(640, 1067, '#f0b49c', '#8c78a8', '#2f4478'),
    reflected(land, 640, 0.4, 0.75),
    glitter(500, 648, 1040, 200, '#ffe8bc', random),
    ripples(70, 652, 1060, '#fff0dc', 0.3, random),
    sailboat(620, 830, 240, '#3c2c50', '#fdf0dc'),
    hill(
      [
        [900, 1080],
        [1100, 990],
        [1340, 950],
        [1620, 930],
      ],
      down(930, 1067, '#4c4464', '#1c1834'),
    ),
    person(1300, 972, 150, { coat: '#241c3c', legs: '#1c1630', pose: 'stand' }),
    person(1370, 968, 110, { coat: '#8c3a4c', legs: '#1c1630', pose: 'arms' }),
    filled(conifer(1530, 1010, 480, random) + conifer(1440, 1020, 300, random), '#1c1c38'),
    birds(9, 380, 320, 160, 26, '#4c3c64', random),
  ].join('');
}
