import { pagoda, torii } from '../../drawing/landmarks.ts';
import { down } from '../../drawing/paint.ts';
import { parasol, person } from '../../drawing/people.ts';
import { type Random, times } from '../../drawing/seeded-random.ts';
import { box, edges, filled, hill, num, SHEET } from '../../drawing/shape.ts';
import { glow, moon, sky } from '../../drawing/sky.ts';
import { road } from '../../drawing/terrain.ts';
import { conifer, forest } from '../../drawing/trees.ts';
import { hills } from './scenery.ts';

export function firstSnow(random: Random): string {
  const flakes = times(230, () => `M${num(random() * SHEET.width)},${num(random() * SHEET.height)}a3,3 0 1 0 .1,0Z`);
  const lantern = (x: number, y: number, s: number): string =>
    glow(x, y - s * 0.7, s * 1.9, '#ffc46a', 0.6) +
    filled(
      edges([
        [x - s * 0.26, y],
        [x - s * 0.2, y - s * 0.5],
        [x + s * 0.2, y - s * 0.5],
        [x + s * 0.26, y],
      ]),
      '#6a6a84',
    ) +
    box(x - s * 0.24, y - s * 0.95, s * 0.48, s * 0.45, '#ffd98a') +
    filled(
      edges([
        [x - s * 0.5, y - s * 0.95],
        [x, y - s * 1.35],
        [x + s * 0.5, y - s * 0.95],
      ]),
      '#eef2fb',
    );
  return [
    sky(760, '#2c3f6e', '#5f79a8', '#aebfd8'),
    moon(1240, 190, 54, '#fdf3d8', '#3c5280'),
    hills(480, ['#6d86b0', '#8da4c6', '#c4d2e4']),
    forest(() => 690, -20, 1620, 150, '#48628c', random),
    pagoda(520, 830, 640, '#33324e', '#8e3a3e', '#ffd98a'),
    filled(
      times(
        5,
        (_, i) =>
          `M${num(520 - 132 + i * 15)},${num(830 - 92 - i * 96)}q60,-24 86,-34h${num(94 - i * 20)}q26,10 86,34q-120,-8 -266,0Z`,
      ),
      '#f4f7ff',
      ' opacity=".9"',
    ),
    hill(
      [
        [-20, 800],
        [400, 830],
        [860, 790],
        [1240, 836],
        [1620, 800],
      ],
      down(790, 1067, '#eef3fc', '#a9bddb'),
    ),
    torii(1150, 900, 300, '#c8402e', '#3a2030'),
    filled('M942,556Q1150,600 1358,556L1352,542Q1150,586 948,542Z', '#f8fbff'),
    road(
      [
        [1146, 890],
        [1120, 940],
        [1020, 1000],
        [860, 1090],
      ],
      40,
      170,
      '#d4dff0',
    ),
    lantern(930, 960, 120),
    lantern(1360, 970, 130),
    person(1080, 985, 150, { coat: '#4b3f7c', legs: '#4b3f7c', cut: 'robe', skin: '#e2b088' }, -1),
    parasol(1068, 985, 160, '#b8342c', '#571820'),
    filled(conifer(90, 1080, 520, random), '#2c4468'),
    filled(flakes, '#ffffff', ' opacity=".85"'),
  ].join('');
}
