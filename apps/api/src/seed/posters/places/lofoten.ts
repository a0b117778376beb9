import { birds } from '../drawing/animals.ts';
import { cabin, lampRow } from '../drawing/buildings.ts';
import { streaks } from '../drawing/clouds.ts';
import { dabs, grass } from '../drawing/foliage.ts';
import { mountain } from '../drawing/mountain.ts';
import { down } from '../drawing/paint.ts';
import { person } from '../drawing/people.ts';
import { ridgeline } from '../drawing/ridge.ts';
import { type Random, times } from '../drawing/seeded-random.ts';
import { filled, hill, oval, type Point } from '../drawing/shape.ts';
import { aurora, mist, moon, sky, stars, sun } from '../drawing/sky.ts';
import { conifer } from '../drawing/trees.ts';
import { rowboat, sailboat } from '../drawing/vehicles.ts';
import { glitter, reflected, ripples, water } from '../drawing/water.ts';
import type { PlaceScenes } from '../scene.ts';

const WALL: Point[] = [
  [-20, 430],
  [110, 250],
  [240, 360],
  [350, 210],
  [470, 400],
  [610, 560],
  [800, 640],
];
const HORN: Point[] = [
  [760, 640],
  [920, 470],
  [1040, 210],
  [1110, 150],
  [1190, 290],
  [1330, 380],
  [1450, 250],
  [1620, 400],
];

interface Tones {
  readonly lit: string;
  readonly shade: string;
  readonly haze: string;
  readonly snow: readonly [string, string, number];
  readonly light?: 1 | -1;
}

function peaks(base: number, tones: Tones, random: Random): string {
  const look = {
    lit: tones.lit,
    shade: tones.shade,
    haze: tones.haze,
    base,
    light: tones.light ?? 1,
    snow: { lit: tones.snow[0], shade: tones.snow[1], line: tones.snow[2] },
  };
  return mountain(ridgeline(WALL, 0.19, random), look, random) + mountain(ridgeline(HORN, 0.19, random), look, random);
}

function village(y: number, count: number, from: number, step: number, wall: string, roof: string, window: string): string {
  return times(count, (_, i) =>
    cabin(from + i * step, y + (i % 2) * 14, 128 + (i % 3) * 26, i % 4 === 2 ? '#d9a03a' : wall, roof, window),
  );
}

function auroraNight(random: Random): string {
  const land = peaks(660, { lit: '#4a6a8c', shade: '#1c2f56', haze: '#3f6a84', snow: ['#b4d8dc', '#4f7a9c', 520] }, random);
  const cabins = village(730, 4, 940, 170, '#a02f34', '#2a2f4c', '#ffd67a');
  return [
    sky(700, '#050c2a', '#0c2348', '#1c4a66', '#3f8484'),
    stars(300, 520, '#ffffff', random),
    aurora(
      [
        [-60, 300],
        [180, 380],
        [420, 300],
        [640, 210],
        [900, 270],
        [1120, 180],
        [1380, 90],
      ],
      330,
      '#6affb4',
      '#7a6aff',
      random,
    ),
    aurora(
      [
        [500, 470],
        [760, 400],
        [1000, 430],
        [1300, 330],
        [1660, 300],
      ],
      260,
      '#8affd0',
      '#4a9aff',
      random,
    ),
    land,
    water(658, 1067, '#2f6a7c', '#123f5c', '#071b38'),
    reflected(
      aurora(
        [
          [-60, 300],
          [420, 300],
          [900, 270],
          [1380, 90],
        ],
        300,
        '#6affb4',
        '#5a8aff',
        random,
      ) + land,
      658,
      0.34,
      0.75,
    ),
    ripples(70, 670, 1060, '#a8ffe0', 0.22, random),
    cabins,
    glitter(1150, 790, 960, 320, '#ffcf70', random),
    hill(
      [
        [-20, 930],
        [220, 900],
        [520, 960],
        [860, 1040],
        [1100, 1080],
      ],
      down(900, 1067, '#8fb0c8', '#2a4468'),
    ),
    person(300, 950, 128, { coat: '#b8342c', legs: '#141c38', hat: '#e8d8c0', pose: 'stand' }),
    person(370, 962, 122, { coat: '#1f3f6c', legs: '#141c38', hat: '#c84a3a', pose: 'arms' }),
  ].join('');
}

function reine(random: Random): string {
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

function midnightSun(random: Random): string {
  const land = peaks(
    640,
    { lit: '#d07a6a', shade: '#5c3f74', haze: '#f0a078', snow: ['#ffd2b0', '#a8709c', 280], light: -1 },
    random,
  );
  return [
    sky(640, '#5a4a94', '#d06a88', '#fb9a5c', '#ffe29a'),
    streaks(22, 110, 520, '#ffd8a0', 0.5, random),
    sun(700, 560, 70, '#fff6cc', '#ffc860', 0.8),
    land,
    water(638, 1067, '#fbb070', '#b8648a', '#3f3a70'),
    reflected(land, 638, 0.34, 0.6),
    ripples(60, 650, 1060, '#ffe0b0', 0.34, random),
    glitter(700, 645, 1040, 240, '#fff0b8', random),
    sailboat(980, 800, 230, '#3a2448', '#fbe6c8'),
    birds(7, 420, 330, 120, 28, '#3a2448', random),
    hill(
      [
        [-20, 880],
        [160, 900],
        [420, 980],
        [640, 1080],
      ],
      '#2c1f3c',
    ),
    person(170, 912, 138, { coat: '#241a34', legs: '#1c142c', pose: 'stand' }),
    person(240, 930, 130, { coat: '#3a2444', legs: '#1c142c', pose: 'stand', hat: '#c85a4a' }, -1),
    grass(1075, 130, 130, '#1c142c', random, 0, 700),
  ].join('');
}

function winterBlue(random: Random): string {
  const land = peaks(650, { lit: '#9ab0d0', shade: '#56709c', haze: '#c8d6ea', snow: ['#f8f4fa', '#a4b6dc', 700] }, random);
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

export const lofoten: PlaceScenes = { aurora: auroraNight, reine, 'midnight-sun': midnightSun, winter: winterBlue };
