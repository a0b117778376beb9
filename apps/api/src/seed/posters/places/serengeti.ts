import { birds, elephant, giraffe, herd } from '../drawing/animals.ts';
import { cumulus, streaks } from '../drawing/clouds.ts';
import { dabs, grass } from '../drawing/foliage.ts';
import { mountain } from '../drawing/mountain.ts';
import { down } from '../drawing/paint.ts';
import { person } from '../drawing/people.ts';
import { ridgeline } from '../drawing/ridge.ts';
import { between, type Random, times } from '../drawing/seeded-random.ts';
import { box, disc, edges, filled, hill, oval, SHEET, stroked } from '../drawing/shape.ts';
import { glow, mist, sky, stars, sun } from '../drawing/sky.ts';
import { road } from '../drawing/terrain.ts';
import { acacia } from '../drawing/trees.ts';
import { balloon, tent } from '../drawing/vehicles.ts';
import { reflected, ripples, water } from '../drawing/water.ts';
import type { PlaceScenes } from '../scene.ts';

function plain(top: number, near: string, far: string): string {
  return hill(
    [
      [-20, top + 10],
      [420, top - 6],
      [900, top + 8],
      [1300, top - 4],
      [1620, top + 6],
    ],
    down(top, SHEET.height, far, near),
  );
}

function treeLine(y: number, colour: string, random: Random): string {
  return times(13, () =>
    acacia(between(random, 0, 1600), y + between(random, -6, 10), between(random, 34, 64), colour, colour, random),
  );
}

function jeep(x: number, y: number, size: number): string {
  const u = size / 100;
  const wheel = (wx: number): string =>
    disc(x + wx * u, y - 9 * u, 12 * u, '#221a1c') + disc(x + wx * u, y - 9 * u, 5 * u, '#b8a888');
  return (
    filled(
      edges([
        [x - 54 * u, y - 12 * u],
        [x - 54 * u, y - 40 * u],
        [x + 22 * u, y - 40 * u],
        [x + 50 * u, y - 36 * u],
        [x + 54 * u, y - 12 * u],
      ]),
      '#6c7444',
    ) +
    box(x - 54 * u, y - 20 * u, 108 * u, 9 * u, '#4c5234') +
    stroked(
      edges(
        [
          [x - 50 * u, y - 40 * u],
          [x - 50 * u, y - 72 * u],
          [x + 16 * u, y - 72 * u],
          [x + 24 * u, y - 40 * u],
        ],
        false,
      ),
      '#3c4028',
      3 * u,
    ) +
    box(x - 56 * u, y - 77 * u, 80 * u, 6 * u, '#e8d8b0') +
    wheel(-32) +
    wheel(34)
  );
}

function sunrise(random: Random): string {
  return [
    sky(690, '#b0403c', '#ee7a3c', '#fbb04c', '#ffe08c'),
    sun(1010, 560, 150, '#fff4c0', '#ffcf60', 0.8),
    streaks(16, 80, 420, '#ffd890', 0.5, random),
    hill(
      [
        [-20, 660],
        [340, 620],
        [720, 668],
        [1100, 634],
        [1620, 670],
      ],
      down(620, 720, '#d8783c', '#f4a84c'),
    ),
    plain(690, '#7c3a24', '#f2a84a'),
    treeLine(694, '#a8502c', random),
    herd(34, 60, 1560, 716, 790, 20, '#8c3f28', random),
    birds(14, 620, 300, 220, 22, '#7c2c28', random),
    acacia(430, 930, 620, '#331520', '#a8482c', random),
    giraffe(1130, 930, 420, '#4a2024', '#33141c', random, -1),
    giraffe(1300, 920, 330, '#54242a', '#3a161e', random, -1),
    grass(1075, 130, 460, '#3a1820', random),
    grass(1090, 90, 260, '#1f0c16', random),
  ].join('');
}

function elephants(random: Random): string {
  const kili = ridgeline(
    [
      [180, 640],
      [420, 540],
      [640, 410],
      [760, 330],
      [900, 316],
      [1010, 336],
      [1160, 430],
      [1380, 550],
      [1600, 640],
    ],
    0.05,
    random,
  );
  return [
    sky(620, '#4a9ad0', '#a0d0e0', '#f8f0d0'),
    mountain(
      kili,
      { lit: '#8ca4bc', shade: '#6480a8', haze: '#d4e0d4', base: 660, snow: { lit: '#ffffff', shade: '#bcd0ea', line: 410 } },
      random,
    ),
    cumulus(250, 520, 420, '#ffffff', '#d4e2ea', random),
    cumulus(1010, 500, 460, '#ffffff', '#d4e2ea', random),
    mist(520, 680, '#fbf6dc', 0.7),
    plain(660, '#c89a48', '#e8d890'),
    treeLine(668, '#7c9460', random),
    herd(26, 900, 1580, 690, 740, 16, '#8a7454', random),
    acacia(1390, 830, 390, '#4c5034', '#98a450', random),
    elephant(480, 900, 330, '#7a7078'),
    elephant(820, 880, 260, '#857a80'),
    elephant(1010, 884, 130, '#8a8086'),
    elephant(200, 860, 230, '#8c8288'),
    dabs(70, 700, 900, 16, '#b08a40', random),
    grass(1080, 170, 520, '#b08434', random),
    grass(1090, 110, 320, '#7c5a28', random),
  ].join('');
}

function storm(random: Random): string {
  const rain = times(70, (t) => `M${820 + t * 520},430l${-70 + t * 10},260`);
  return [
    sky(680, '#2c3c5c', '#4f6480', '#a8a890', '#f0d890'),
    times(5, (t) => cumulus(-120 + t * 1300, 270 + Math.sin(t * 9) * 40, 620, '#7c8ca0', '#46566f', random)),
    filled(rain, 'none', ' stroke="#6c7c90" stroke-width="7" opacity=".4"'),
    hill(
      [
        [-20, 660],
        [500, 620],
        [1000, 664],
        [1620, 630],
      ],
      down(620, 700, '#5c7464', '#a0a468'),
    ),
    plain(680, '#8c8a34', '#e8d468'),
    treeLine(690, '#4f6444', random),
    herd(170, -20, 1620, 706, 860, 34, '#3c3438', random),
    water(856, 960, '#a8b4a8', '#6c8490'),
    ripples(30, 860, 950, '#f4ecc0', 0.4, random),
    hill(
      [
        [-20, 940],
        [500, 956],
        [1000, 936],
        [1620, 960],
      ],
      down(936, 1067, '#a89a3c', '#4c5424'),
    ),
    acacia(1330, 880, 440, '#2c3428', '#8c9440', random),
    birds(9, 420, 440, 160, 26, '#e8e4d0', random),
    grass(1082, 160, 420, '#5c5a24', random),
  ].join('');
}

function balloons(random: Random): string {
  return [
    sky(660, '#7c86c4', '#e0a8b8', '#fcd4a4', '#fff2c8'),
    sun(330, 590, 70, '#fffbe0', '#ffe4a0', 0.7),
    streaks(12, 80, 360, '#ffffff', 0.45, random),
    hill(
      [
        [-20, 640],
        [400, 600],
        [900, 650],
        [1300, 610],
        [1620, 640],
      ],
      down(600, 720, '#b8949c', '#f0c890'),
    ),
    plain(670, '#b8843c', '#f4d890'),
    mist(600, 760, '#fff2d0', 0.75),
    treeLine(700, '#a48858', random),
    balloon(1080, 400, 560, ['#d8402f', '#f4b63c', '#fdf2dc']),
    balloon(560, 330, 260, ['#2f7f9c', '#f4e4c0', '#e8923c']),
    balloon(250, 460, 150, ['#8c3a6c', '#f0b8a0', '#f8e8c8']),
    balloon(1440, 520, 130, ['#e8a03c', '#c8503c', '#fdf2dc']),
    herd(46, 100, 1500, 760, 860, 24, '#7c5a44', random),
    acacia(180, 930, 380, '#5a4230', '#b89448', random),
    jeep(1290, 950, 230),
    road(
      [
        [960, 720],
        [1000, 780],
        [940, 860],
        [760, 960],
        [700, 1090],
      ],
      4,
      90,
      '#dcb070',
    ),
    grass(1082, 130, 420, '#94642c', random, 0, 640),
    grass(1082, 130, 420, '#94642c', random, 900, 1620),
  ].join('');
}

function nightCamp(random: Random): string {
  const rock = ridgeline(
    [
      [980, 760],
      [1060, 620],
      [1180, 560],
      [1300, 600],
      [1420, 540],
      [1620, 700],
    ],
    0.1,
    random,
  );
  const scene =
    plain(730, '#241a34', '#6c4460') +
    mountain(rock, { lit: '#7c4c60', shade: '#3c2448', haze: '#4c3050', base: 780 }, random) +
    acacia(420, 800, 470, '#1c1028', '#5c3850', random);
  return [
    sky(730, '#10143c', '#3c2f6c', '#8c4a74', '#e08a64'),
    stars(330, 560, '#ffffff', random),
    scene,
    water(836, 1067, '#7c4c6c', '#3c2a5c', '#14102c'),
    reflected(scene, 836, 0.4, 0.7),
    ripples(40, 846, 1060, '#f0a884', 0.25, random),
    glow(860, 800, 300, '#ffb050', 0.8, 0.4),
    tent(720, 826, 170, '#e8c88c', '#ffe09a'),
    tent(900, 828, 190, '#e0bc80', '#ffe09a'),
    tent(1090, 828, 160, '#d8b070', '#ffe09a'),
    elephant(230, 850, 150, '#2c1c38'),
    elephant(370, 852, 90, '#2c1c38'),
    person(820, 836, 84, { coat: '#3c2448', legs: '#241630', pose: 'stand' }),
    person(1000, 838, 84, { coat: '#c8484a', legs: '#c8484a', cut: 'robe' }, -1),
    oval(860, 842, 130, 6, '#ffb05066'),
    grass(1082, 150, 330, '#0c0818', random),
  ].join('');
}

export const serengeti: PlaceScenes = { sunrise, elephants, storm, balloons, night: nightCamp };
