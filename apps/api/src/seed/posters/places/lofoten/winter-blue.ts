import { lampRow } from '../../drawing/buildings.ts';
import { streaks } from '../../drawing/clouds.ts';
import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import { type Random, times } from '../../drawing/seeded-random.ts';
import { filled, hill, oval } from '../../drawing/shape.ts';
import { mist, moon, sky } from '../../drawing/sky.ts';
import { conifer } from '../../drawing/trees.ts';
import { reflected, ripples, water } from '../../drawing/water.ts';
import { peaks, village } from './scenery.ts';

export function winterBlue(random: Random): string {
  const land = peaks(650, { lit: '#9ab0d0', shade: '#56709c', haze: '#c8d6ea', snow: ['#f8f4fa', '#a4b6dc', 900] }, random);
  return [
    sky(650, '#4a6cb0', '#9cb0dc', '#f4cfd0'),
    moon(520, 170, 40, '#fffaf0', '#6a86c0'),
    streaks(12, 120, 420, '#ffe0e0', 0.5, random),
    land,
    mist(560, 670, '#f4e4ec', 0.7),
    water(648, 900, '#9ab4d8', '#4a6aa0', '#2a4680'),
    reflected(land, 648, 0.3, 0.5),
    ripples(46, 656, 860, '#ffffff', 0.3, random),
    hill(
      [
        [-20, 830],
        [340, 790],
        [720, 830],
        [1100, 780],
        [1620, 820],
      ],
      down(780, 1067, '#fdfcff', '#b4c4e4'),
    ),
    village(830, 5, 400, 200, '#b8303a', '#e8eefa', '#ffcf6a'),
    lampRow([380, 850], [1420, 850], 7, '#ffd98a', 4),
    filled(
      times(9, (_, i) =>
        conifer([60, 150, 250, 1440, 1520, 1590, 320, 1370, 200][i] ?? 0, 900 + (i % 3) * 46, 250 + (i % 4) * 50, random),
      ),
      '#2c4a70',
    ),
    hill(
      [
        [-20, 940],
        [400, 910],
        [900, 960],
        [1300, 920],
        [1620, 950],
      ],
      down(910, 1067, '#f0f4fd', '#9cb2da'),
    ),
    oval(900, 985, 90, 10, '#7c94c455'),
    person(880, 986, 150, { coat: '#e0a030', legs: '#2a3458', hat: '#c03a3a', pack: '#2f5f8c', pose: 'stick' }),
  ].join('');
}
