import { cumulus, streaks } from '../drawing/clouds.ts';
import { mix, veil } from '../drawing/colour.ts';
import { dabs, frondFrame } from '../drawing/foliage.ts';
import { mountain } from '../drawing/mountain.ts';
import { down } from '../drawing/paint.ts';
import { person } from '../drawing/people.ts';
import { ridgeline } from '../drawing/ridge.ts';
import { between, type Random, times } from '../drawing/seeded-random.ts';
import { box, curve, edges, filled, hill, type Point, placed, stroked } from '../drawing/shape.ts';
import { glow, moon, sky, stars, sun } from '../drawing/sky.ts';
import { leafMass, palm } from '../drawing/trees.ts';
import { canoe, sailboat } from '../drawing/vehicles.ts';
import { glitter, reflected, ripples, surf, water } from '../drawing/water.ts';
import type { PlaceScenes } from '../scene.ts';

const PALM = { trunk: '#6a4f40', leaf: '#1f7048', rim: '#94cc54' } as const;
const DUSK = { trunk: '#241834', leaf: '#2a2044', rim: '#a8547c' } as const;
const OTEMANU: Point[] = [
  [300, 600],
  [440, 550],
  [580, 480],
  [680, 400],
  [740, 290],
  [790, 230],
  [860, 215],
  [905, 260],
  [930, 360],
  [1000, 410],
  [1080, 390],
  [1160, 460],
  [1320, 540],
  [1500, 600],
];

function island(base: number, lit: string, shade: string, haze: string, random: Random, light: 1 | -1 = 1): string {
  const shift = base - 600;
  const crest = ridgeline(
    OTEMANU.map(([x, y]): Point => [x, y + shift]),
    0.07,
    random,
    5,
  );
  return mountain(crest, { lit, shade, haze, base, light }, random);
}

function bungalow(x: number, y: number, s: number, thatch: string, wood: string, light: string): string {
  const dark = mix(thatch, '#1c1030', 0.4);
  const stilts = stroked(
    times(5, (t) => `M${-44 + t * 88},0V28`),
    wood,
    3.4,
  );
  const roof =
    filled('M-62,-30C-40,-46 -22,-74 0,-86C22,-74 40,-46 62,-30C30,-24 -30,-24 -62,-30Z', thatch) +
    filled('M0,-86C22,-74 40,-46 62,-30C46,-26 26,-25 14,-25Z', dark);
  const body = box(-42, -32, 84, 32, wood) + box(-32, -26, 26, 26, light) + box(6, -24, 26, 18, light);
  return placed(stilts + body + roof + box(-54, -3, 108, 6, mix(wood, '#f0d0a0', 0.4)), x, y, s / 120);
}

function lagoon(random: Random): string {
  return [
    sky(560, '#1f8cdc', '#74c8f0', '#f0f8ec'),
    cumulus(120, 300, 420, '#ffffff', '#d4e8f4', random),
    cumulus(1060, 250, 360, '#ffffff', '#d4e8f4', random),
    cumulus(600, 190, 200, '#ffffff', '#e0eef4', random),
    island(600, '#5ca474', '#2f6c6c', '#94ccb8', random),
    leafMass(420, 594, 160, 22, ['#2f7c5c', '#4c9c64', '#8cc470'], random),
    leafMass(1300, 594, 200, 24, ['#2f7c5c', '#4c9c64', '#8cc470'], random),
    water(598, 1067, '#1f9cc8', '#3fc8d4', '#8cecdc', '#c8f8e4'),
    filled(
      `${curve([
        [-20, 680],
        [300, 664],
        [700, 690],
        [1100, 664],
        [1620, 684],
      ])}L1620,740${curve([
        [1620, 740],
        [1100, 728],
        [700, 752],
        [300, 730],
        [-20, 746],
      ]).replace('M', 'L')}Z`,
      veil('#1478b0', 0.5),
    ),
    filled(
      `${curve([
        [600, 810],
        [900, 790],
        [1200, 800],
        [1620, 780],
      ])}L1620,840${curve([
        [1620, 840],
        [1200, 850],
        [900, 836],
        [600, 810],
      ]).replace('M', 'L')}Z`,
      veil('#1f8cb4', 0.35),
    ),
    ripples(110, 610, 1060, '#ffffff', 0.42, random),
    stroked('M1640,690C1400,690 1200,700 980,730', '#8a6450', 7),
    times(6, (t) => bungalow(1000 + t * 560, 722 - t * 26, 100 + t * 40, '#c89a5c', '#7c5440', '#fff0c8')),
    canoe(560, 860, 250, '#c8503c', '#f4c040'),
    sailboat(300, 690, 110, '#f8f4ea', '#ffffff'),
    hill(
      [
        [-20, 960],
        [200, 930],
        [420, 970],
        [640, 1040],
        [700, 1090],
      ],
      down(930, 1067, '#fdf0cc', '#ecd09c'),
    ),
    palm(120, 1010, 760, 0.2, PALM, random),
    palm(40, 1040, 560, 0.1, PALM, random),
    frondFrame([1640, -20], [2.2, 2.6, 2.95], 460, '#145a3c', '#2f8450'),
  ].join('');
}

function stilts(random: Random): string {
  const houses = times(6, (t, i) =>
    bungalow(420 + i * 185 - i * i * 6, 690 + t * 60, 130 + t * 130, '#7c4a5c', '#4c2c48', '#ffdc84'),
  );
  const land = island(640, '#84508c', '#4c3470', '#d0789c', random, -1);
  return [
    sky(640, '#3c2f7c', '#a84c8c', '#f8786c', '#ffc878'),
    sun(340, 570, 84, '#fff4c0', '#ffb45c', 0.8),
    streaks(24, 70, 470, '#ffc0a0', 0.45, random),
    land,
    water(638, 1067, '#ffb07c', '#c85c90', '#4c3480'),
    reflected(land, 638, 0.36, 0.6),
    glitter(340, 644, 1050, 240, '#fff0b0', random),
    ripples(70, 648, 1060, '#ffd8b0', 0.32, random),
    stroked(
      curve([
        [360, 700],
        [760, 722],
        [1100, 760],
        [1640, 850],
      ]),
      '#3c2440',
      13,
    ),
    houses,
    canoe(620, 930, 280, '#2c1c38', '#2c1c38'),
    frondFrame([-30, -20], [0.1, 0.5, 0.9, 1.3], 480, '#2a1c40', '#4c2c54'),
    palm(1530, 1110, 640, -0.2, DUSK, random),
  ].join('');
}

function motu(random: Random): string {
  return [
    sky(520, '#3f9ce0', '#a0dcf0', '#fdf4dc'),
    cumulus(820, 330, 500, '#ffffff', '#dcecf4', random),
    cumulus(160, 260, 260, '#ffffff', '#dcecf4', random),
    island(560, '#7cb4a0', '#4c8c94', '#b4dcd0', random),
    water(556, 900, '#2f9ccc', '#4cccd4', '#a8f0e0'),
    ripples(80, 566, 800, '#ffffff', 0.42, random),
    surf(792, '#ffffff', random, 0.04),
    hill(
      [
        [-20, 790],
        [340, 800],
        [760, 840],
        [1200, 850],
        [1620, 900],
      ],
      down(790, 1067, '#fffae4', '#f4dca8'),
    ),
    surf(812, '#ffffffcc', random, 0.05),
    stroked('M1020,800Q1130,850 1240,800', '#fdf2dc', 10),
    stroked('M1020,800L900,560M1240,800L1370,540', '#8c6a54', 3),
    palm(1370, 960, 720, -0.26, PALM, random),
    palm(820, 1000, 560, 0.02, PALM, random),
    palm(1500, 1010, 560, 0.06, PALM, random),
    palm(150, 980, 660, 0.22, PALM, random),
    person(500, 940, 170, { coat: '#e8587c', legs: '#e8587c', cut: 'robe', skin: '#9a6040', hat: '#f8dc8c', pose: 'stand' }),
    person(590, 952, 176, { coat: '#fdf6ec', legs: '#2f8cb0', skin: '#c98d66', pose: 'stand' }, -1),
    placed(
      filled('M-90,-6C-60,6 60,6 92,-10C84,14 60,22 0,22C-60,22 -84,14 -90,-6Z', '#c8503c') +
        stroked('M-90,-6C-60,6 60,6 92,-10', '#fdf2dc', 5),
      1120,
      930,
      1.5,
    ),
    dabs(50, 900, 1060, 10, '#dcb884', random),
    leafMass(1560, 1040, 190, 120, ['#1f5c40', '#2f8450', '#8cc454'], random),
    dabs(16, 950, 1060, 20, '#f04c7c', random, 1400, 1600),
  ].join('');
}

function reef(random: Random): string {
  const fish = (x: number, y: number, s: number, a: string, b: string, flip: 1 | -1): string =>
    placed(
      filled('M-30,0C-16,-22 14,-22 32,0C14,22 -16,22 -30,0Z', a) +
        filled('M-26,0L-48,-16V16Z', b) +
        filled('M-4,-17C4,-6 4,6 -4,17L6,17C14,6 14,-6 6,-17Z', b) +
        '<circle cx="20" cy="-4" r="3" fill="#1c1c30"/>',
      x,
      y,
      s / 60,
      flip,
    );
  const coral = (x: number, y: number, s: number, tone: string): string =>
    placed(stroked('M0,0V-40M0,-20L-24,-60M0,-30L22,-72M-14,-42L-36,-52M14,-52L36,-60M0,-40L-4,-86', tone, 11), x, y, s / 80);
  const beams = times(7, (t) =>
    filled(
      edges([
        [180 + t * 1200, 400],
        [250 + t * 1200, 400],
        [190 + t * 1500, 1067],
        [20 + t * 1500, 1067],
      ]),
      '#ffffff',
      ' opacity=".07"',
    ),
  );
  return [
    sky(400, '#3f9ce0', '#a8dcf0', '#fdf4dc'),
    cumulus(980, 250, 360, '#ffffff', '#dcecf4', random),
    island(400, '#6cac8c', '#3f7c84', '#acd8c8', random),
    bungalow(1360, 376, 150, '#c89a5c', '#7c5440', '#fff0c8'),
    bungalow(1530, 380, 170, '#c89a5c', '#7c5440', '#fff0c8'),
    water(396, 1067, '#7ce4dc', '#2fb4cc', '#1480b0', '#0c4c84'),
    beams,
    stroked(
      curve([
        [-20, 404],
        [160, 392],
        [360, 410],
        [600, 390],
        [840, 408],
        [1080, 392],
        [1340, 410],
        [1620, 394],
      ]),
      '#f4ffff',
      9,
      ' opacity=".8"',
    ),
    canoe(520, 396, 280, '#c8503c', '#f4c040'),
    hill(
      [
        [-20, 960],
        [240, 900],
        [520, 970],
        [900, 930],
        [1240, 980],
        [1620, 900],
      ],
      down(900, 1067, '#f0e4b8', '#7cb4b0'),
    ),
    filled(
      'M820,600C880,560 980,560 1040,604C1090,600 1120,620 1150,606C1130,640 1090,640 1050,636C1000,680 900,676 850,640C800,660 770,700 730,700C760,660 780,620 820,600Z',
      '#1c4c74',
    ) +
      filled(
        'M900,650C930,690 940,730 910,760C900,720 880,690 870,650ZM980,566C1000,530 1040,510 1070,512C1050,540 1040,570 1030,596Z',
        '#16406a',
      ) +
      filled('M850,606C900,580 980,580 1030,606C980,620 900,622 850,606Z', '#4c8ca4'),
    times(16, (_, i) =>
      fish(
        between(random, 120, 1500),
        between(random, 520, 880),
        between(random, 40, 84),
        ['#f8c83c', '#f8784c', '#fdf2dc', '#5cc8f0'][i % 4] ?? '#fff',
        ['#2c2c54', '#fdf2dc', '#f0a03c', '#1c4c8c'][i % 4] ?? '#000',
        i % 3 ? 1 : -1,
      ),
    ),
    times(13, (t, i) =>
      coral(
        40 + t * 1520,
        1060 - (i % 3) * 20,
        between(random, 110, 220),
        ['#f0587c', '#f8a04c', '#a86cc8', '#f8d06c'][i % 4] ?? '#fff',
      ),
    ),
  ].join('');
}

function moonlight(random: Random): string {
  const land = island(640, '#3c5c8c', '#1c2f60', '#4c6c98', random);
  return [
    sky(640, '#070f38', '#143068', '#2f5c94', '#6c94b0'),
    stars(330, 500, '#ffffff', random),
    moon(1120, 220, 62, '#fff8dc', '#143068'),
    land,
    water(638, 1067, '#4c7ca4', '#1c4478', '#081c48'),
    reflected(land, 638, 0.34, 0.6),
    glitter(1120, 644, 1056, 240, '#fff8d8', random),
    ripples(60, 650, 1060, '#a8d0f0', 0.25, random),
    times(
      4,
      (t) =>
        glow(220 + t * 420, 690 + t * 14, 80, '#ffc860', 0.7) +
        bungalow(220 + t * 420, 700 + t * 16, 130 + t * 30, '#2c3460', '#1c2048', '#ffdc84'),
    ),
    canoe(1010, 850, 260, '#0c1438', '#0c1438'),
    palm(1490, 1120, 780, -0.16, { trunk: '#0c1436', leaf: '#0f1c44', rim: '#4c70a4' }, random),
    palm(60, 1120, 600, 0.14, { trunk: '#0c1436', leaf: '#0f1c44', rim: '#4c70a4' }, random),
  ].join('');
}

export const boraBora: PlaceScenes = { lagoon, stilts, motu, reef, moonlight };
