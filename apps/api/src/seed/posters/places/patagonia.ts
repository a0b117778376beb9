import { birds } from '../drawing/animals.ts';
import { house } from '../drawing/buildings.ts';
import { streaks } from '../drawing/clouds.ts';
import { dabs, grass } from '../drawing/foliage.ts';
import { mountain } from '../drawing/mountain.ts';
import { down } from '../drawing/paint.ts';
import { person } from '../drawing/people.ts';
import { ridgeline } from '../drawing/ridge.ts';
import { between, type Random, times } from '../drawing/seeded-random.ts';
import { edges, filled, hill, num, type Point, stroked } from '../drawing/shape.ts';
import { glow, mist, sky, stars, sun } from '../drawing/sky.ts';
import { road } from '../drawing/terrain.ts';
import { leafMass, roundTree } from '../drawing/trees.ts';
import { rowboat, tent } from '../drawing/vehicles.ts';
import { reflected, ripples, water } from '../drawing/water.ts';
import type { PlaceScenes } from '../scene.ts';

const TOWERS: Point[] = [
  [430, 660],
  [540, 520],
  [600, 480],
  [640, 250],
  [668, 190],
  [704, 220],
  [722, 470],
  [780, 430],
  [806, 170],
  [842, 110],
  [876, 150],
  [900, 440],
  [950, 410],
  [976, 240],
  [1010, 196],
  [1040, 260],
  [1064, 500],
  [1180, 560],
  [1330, 660],
];
const LENGA = ['#8c2c2a', '#d0562c', '#f49a3c'] as const;
const BEECH = ['#5c2c34', '#a8382e', '#e0703c'] as const;

function towers(lit: string, shade: string, haze: string, base: number, random: Random): string {
  const back = ridgeline(
    [
      [-20, 470],
      [150, 360],
      [330, 440],
      [520, 560],
      [760, 500],
      [1100, 520],
      [1280, 400],
      [1450, 330],
      [1620, 450],
    ],
    0.19,
    random,
  );
  return (
    mountain(
      back,
      { lit: '#9ca4c0', shade: '#62709c', haze, base, snow: { lit: '#f8f4f8', shade: '#a8b8dc', line: 450 } },
      random,
    ) +
    mountain(
      ridgeline(TOWERS, 0.05, random, 4),
      { lit, shade, haze, base, snow: { lit: '#fff8f4', shade: '#b4b8d8', line: 150 } },
      random,
    )
  );
}

function dawn(random: Random): string {
  const land = towers('#f08a5c', '#8c4a6c', '#b08a9c', 700, random);
  const moraine = ridgeline(
    [
      [-20, 620],
      [260, 650],
      [520, 690],
      [820, 700],
      [1100, 680],
      [1360, 640],
      [1620, 590],
    ],
    0.08,
    random,
  );
  const front = mountain(moraine, { lit: '#8c6c74', shade: '#54486c', haze: '#6c5c7c', base: 740 }, random);
  return [
    sky(620, '#2f3f8c', '#8c70ac', '#f0a090', '#fcd4a8'),
    streaks(20, 60, 360, '#ffc8a8', 0.55, random),
    land,
    mist(540, 700, '#f0b8a4', 0.5),
    front,
    water(734, 1067, '#7cc0b8', '#3f8c9c', '#1c4a70'),
    reflected(land + front, 734, 0.36, 0.72),
    ripples(60, 744, 1060, '#ffe0cc', 0.28, random),
    filled(
      times(26, () => {
        const x = between(random, -20, 1620);
        const s = between(random, 30, 110);
        return edges([
          [x, 1067],
          [x + s * 0.2, 1067 - s * 0.6],
          [x + s * 0.7, 1067 - s * 0.7],
          [x + s * 1.2, 1067],
        ]);
      }),
      '#3c304c',
    ),
    person(330, 1040, 190, { coat: '#e8503c', legs: '#262a4c', pack: '#2f5f8c', hat: '#f0c050', pose: 'stand' }),
    person(426, 1046, 182, { coat: '#f0b83c', legs: '#262a4c', pack: '#3f6a5c', hat: '#c84a3c', pose: 'stand' }, -1),
  ].join('');
}

function pehoe(random: Random): string {
  const horns = ridgeline(
    [
      [300, 640],
      [460, 500],
      [600, 470],
      [690, 260],
      [740, 220],
      [800, 380],
      [880, 360],
      [960, 200],
      [1030, 180],
      [1090, 300],
      [1160, 420],
      [1300, 460],
      [1420, 380],
      [1620, 520],
    ],
    0.1,
    random,
  );
  const land =
    mountain(
      ridgeline(
        [
          [-20, 430],
          [180, 300],
          [360, 420],
          [560, 560],
          [820, 600],
        ],
        0.18,
        random,
      ),
      { lit: '#a8b0bc', shade: '#6c80a4', haze: '#b4ccd0', base: 650, snow: { lit: '#ffffff', shade: '#acc4e4', line: 420 } },
      random,
    ) +
    mountain(
      horns,
      { lit: '#c8b098', shade: '#66647c', haze: '#9cb4b4', base: 650, snow: { lit: '#4c4a5c', shade: '#383a50', line: 290 } },
      random,
    ) +
    hill(
      [
        [-20, 600],
        [300, 630],
        [620, 610],
        [1000, 636],
        [1400, 600],
        [1620, 620],
      ],
      down(600, 660, '#8ca45c', '#547c54'),
    );
  return [
    sky(620, '#1f74c0', '#70b8e0', '#e8f2ec'),
    streaks(18, 50, 320, '#ffffff', 0.75, random),
    land,
    water(646, 1067, '#5cd4d0', '#1fa4b8', '#0f6c94'),
    reflected(land, 646, 0.28, 0.7),
    ripples(100, 656, 1000, '#f0ffff', 0.4, random),
    hill(
      [
        [520, 740],
        [620, 716],
        [760, 712],
        [880, 740],
      ],
      down(712, 745, '#7c9c54', '#3f6c4c'),
    ),
    house(640, 724, 90, 44, { wall: '#f4ece0', roof: '#c8402f', window: '#5c6c7c', kind: 'hip' }, random),
    rowboat(1130, 820, 170, '#d8503c', '#fdf2dc', -1),
    hill(
      [
        [-20, 900],
        [260, 880],
        [560, 940],
        [900, 1010],
        [1160, 1080],
      ],
      down(880, 1067, '#b8a454', '#6c7c3c'),
    ),
    times(7, (t) => leafMass(-10 + t * 620, 930 + t * 110, 70, 40, ['#7c2c2c', '#c8402f', '#f07c4c'], random)),
    grass(1080, 170, 230, '#7c7434', random, 0, 1000),
    person(520, 960, 150, { coat: '#2f6ca8', legs: '#3a3448', pack: '#e8a43c', hat: '#c8402f', pose: 'stick' }),
  ].join('');
}

function glacier(random: Random): string {
  const crack = times(44, () => {
    const x = between(random, -10, 1600);
    const y = between(random, 520, 600);
    return `M${num(x)},${num(y)}l${num(between(random, -14, 14))},${num(between(random, 60, 170))}l${num(between(random, 5, 12))},${num(between(random, -30, -90))}Z`;
  });
  const top = ridgeline(
    [
      [-20, 540],
      [300, 510],
      [620, 530],
      [960, 500],
      [1300, 530],
      [1620, 500],
    ],
    0.22,
    random,
    6,
  );
  const wall =
    filled(edges([...top, [1620, 740], [-20, 740]]), down(500, 740, '#f4fcff', '#b4e4f4', '#5cb4dc', '#2f84bc')) +
    filled(crack, '#2f7cb8', ' opacity=".55"') +
    filled(
      times(30, () => {
        const x = between(random, -10, 1600);
        return `M${num(x)},${num(between(random, 520, 560))}l${num(between(random, 10, 40))},${num(between(random, 40, 150))}h${num(between(random, -20, -8))}Z`;
      }),
      '#ffffff',
      ' opacity=".6"',
    );
  const peaks = mountain(
    ridgeline(
      [
        [-20, 330],
        [160, 210],
        [340, 330],
        [540, 150],
        [760, 320],
        [960, 230],
        [1180, 360],
        [1400, 180],
        [1620, 330],
      ],
      0.2,
      random,
    ),
    { lit: '#8c9cb8', shade: '#54688c', haze: '#cfe4f0', base: 580, snow: { lit: '#ffffff', shade: '#a4c0e4', line: 370 } },
    random,
  );
  const field = hill(
    [
      [-20, 480],
      [400, 440],
      [800, 470],
      [1200, 430],
      [1620, 470],
    ],
    down(430, 560, '#dceef8', '#f4fcff'),
  );
  const berg = (x: number, y: number, s: number): string =>
    filled(
      edges([
        [x - s, y],
        [x - s * 0.6, y - s * 0.5],
        [x - s * 0.1, y - s * 0.8],
        [x + s * 0.3, y - s * 0.35],
        [x + s, y],
      ]),
      '#e4f8ff',
    ) +
    filled(
      edges([
        [x - s * 0.1, y - s * 0.8],
        [x + s * 0.3, y - s * 0.35],
        [x + s, y],
        [x + s * 0.1, y],
      ]),
      '#7cc4e4',
    ) +
    filled(`M${num(x - s * 1.1)},${num(y)}q${num(s * 1.1)},${num(s * 0.34)} ${num(s * 2.2)},0Z`, '#9ce0f0', ' opacity=".6"');
  return [
    sky(520, '#5c8cc4', '#a8cce8', '#f4f0ec'),
    streaks(14, 50, 280, '#ffffff', 0.6, random),
    peaks,
    field,
    wall,
    water(738, 1067, '#4ca8b8', '#2880a4', '#12507c'),
    reflected(wall, 738, 0.36, 0.75),
    ripples(60, 748, 1060, '#f0ffff', 0.36, random),
    berg(340, 850, 90),
    berg(1240, 820, 60),
    berg(980, 930, 120),
    berg(620, 800, 40),
    hill(
      [
        [-20, 1000],
        [240, 960],
        [420, 990],
        [560, 1080],
      ],
      down(960, 1067, '#6c5c54', '#2c2c3c'),
    ),
    person(210, 986, 150, { coat: '#e8503c', legs: '#20243c', pack: '#f0b83c', hat: '#2f5f8c', pose: 'stand' }),
    person(290, 990, 146, { coat: '#2f7c8c', legs: '#20243c', pack: '#c8402f', hat: '#f4ece0', pose: 'arms' }, -1),
    rowboat(1330, 1000, 240, '#d8402f', '#fdf2dc', -1),
  ].join('');
}

function lenga(random: Random): string {
  const wood = (y: number, size: number, count: number): string =>
    times(count, (t, i) =>
      roundTree(
        -40 + t * 1680 + between(random, -30, 30),
        y + between(random, -10, 14),
        size * between(random, 0.8, 1.2),
        i % 3 === 1 ? BEECH : LENGA,
        '#4c3438',
        random,
      ),
    );
  return [
    sky(560, '#4c94cc', '#a4d0e0', '#f8ecd0'),
    streaks(12, 60, 260, '#ffffff', 0.6, random),
    towers('#d0b4a4', '#746c8c', '#c0c4cc', 720, random),
    mist(520, 700, '#f4e8d4', 0.6),
    wood(740, 130, 17),
    hill(
      [
        [-20, 760],
        [500, 730],
        [1000, 746],
        [1620, 720],
      ],
      down(730, 1067, '#d89a48', '#7c4a2c'),
    ),
    road(
      [
        [860, 730],
        [820, 790],
        [900, 860],
        [760, 950],
        [800, 1090],
      ],
      10,
      150,
      '#e8cc98',
    ),
    roundTree(180, 1010, 640, LENGA, '#3c2a30', random),
    roundTree(1460, 1020, 700, BEECH, '#3c2a30', random),
    person(810, 930, 160, { coat: '#2f6ca8', legs: '#3a3048', pack: '#e8b83c', hat: '#f4ece0', pose: 'stick' }),
    person(890, 866, 124, { coat: '#3f7c5c', legs: '#3a3048', pack: '#c8402f', hat: '#f0c050' }),
    dabs(260, 780, 1060, 11, '#c8402f', random),
    dabs(140, 780, 1060, 9, '#f8c050', random),
  ].join('');
}

function refuge(random: Random): string {
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

function pampa(random: Random): string {
  return [
    sky(620, '#5c4a8c', '#c87490', '#f8a874', '#fde0a4'),
    sun(1260, 560, 58, '#fff4cc', '#ffc474', 0.75),
    streaks(26, 60, 460, '#ffd8b0', 0.5, random),
    mountain(
      ridgeline(
        [
          [-20, 480],
          [180, 350],
          [360, 440],
          [520, 280],
          [640, 400],
          [860, 330],
          [1060, 470],
          [1300, 560],
          [1620, 590],
        ],
        0.19,
        random,
      ),
      {
        lit: '#c87c80',
        shade: '#64487c',
        haze: '#e8a888',
        base: 680,
        light: -1,
        snow: { lit: '#ffdcc4', shade: '#9c74a4', line: 390 },
      },
      random,
    ),
    hill(
      [
        [-20, 670],
        [500, 640],
        [1000, 676],
        [1620, 650],
      ],
      down(640, 1067, '#e8b45c', '#7c4434'),
    ),
    hill(
      [
        [-20, 830],
        [600, 790],
        [1100, 850],
        [1620, 800],
      ],
      down(790, 1067, '#c88444', '#5c2c30'),
    ),
    birds(9, 900, 300, 200, 28, '#4c2c4c', random),
    grass(860, 60, 260, '#a8602f', random),
    person(620, 900, 160, { coat: '#8c2f34', legs: '#3c2438', hat: '#3c2430', pose: 'stand' }),
    person(720, 910, 150, { coat: '#2f5a7c', legs: '#3c2438', hat: '#e8cc98', pack: '#7c4a3c' }, -1),
    grass(1084, 210, 520, '#4c2430', random),
    grass(1090, 130, 300, '#2f1626', random),
  ].join('');
}

export const patagonia: PlaceScenes = { towers: dawn, pehoe, glacier, lenga, refuge, pampa };
