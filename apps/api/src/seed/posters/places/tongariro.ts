import { birds } from '../drawing/animals.ts';
import { cumulus, streaks } from '../drawing/clouds.ts';
import { veil } from '../drawing/colour.ts';
import { dabs, frondFrame, grass } from '../drawing/foliage.ts';
import { type MountainLook, mountain } from '../drawing/mountain.ts';
import { down } from '../drawing/paint.ts';
import { person } from '../drawing/people.ts';
import { ridgeline } from '../drawing/ridge.ts';
import { between, type Random, times } from '../drawing/seeded-random.ts';
import { edges, filled, hill, num, oval, type Point, stroked } from '../drawing/shape.ts';
import { glow, mist, sky, sun } from '../drawing/sky.ts';
import { road } from '../drawing/terrain.ts';
import { conifer, forest, leafMass } from '../drawing/trees.ts';
import { sailboat } from '../drawing/vehicles.ts';
import { glitter, reflected, ripples, water } from '../drawing/water.ts';
import type { PlaceScenes } from '../scene.ts';

/** Ngauruhoe: a young cone, straight-sided, its rim broken on one side. */
function cone(x: number, top: number, base: number, look: Omit<MountainLook, 'base'>, random: Random): string {
  const h = base - top;
  const line: Point[] = [
    [x - h * 1.5, base],
    [x - h * 0.8, base - h * 0.38],
    [x - h * 0.36, base - h * 0.76],
    [x - h * 0.15, top + h * 0.01],
    [x - h * 0.02, top + h * 0.045],
    [x + h * 0.13, top - h * 0.01],
    [x + h * 0.34, base - h * 0.75],
    [x + h * 0.85, base - h * 0.36],
    [x + h * 1.6, base],
  ];
  return mountain(ridgeline(line, 0.035, random, 5), { ...look, base }, random);
}

function steam(x: number, y: number, size: number, colour: string, random: Random): string {
  return times(9, (t) =>
    oval(
      x + size * t * 0.7 + between(random, -8, 8),
      y - size * (0.1 + t * 0.9),
      size * (0.08 + t * 0.2),
      size * (0.06 + t * 0.13),
      veil(colour, 0.55 - t * 0.4),
    ),
  );
}

function firstLight(random: Random): string {
  return [
    sky(640, '#2c3470', '#8c5c94', '#f08a70', '#fcd090'),
    sun(380, 540, 60, '#fff4cc', '#ffc070', 0.75),
    streaks(20, 70, 400, '#ffc8b0', 0.45, random),
    mountain(
      ridgeline(
        [
          [-20, 600],
          [200, 500],
          [380, 560],
          [520, 480],
          [760, 600],
        ],
        0.12,
        random,
      ),
      { lit: '#94607c', shade: '#5c4478', haze: '#d0889c', base: 700 },
      random,
    ),
    cone(
      930,
      190,
      700,
      { lit: '#e0704c', shade: '#5c2f54', haze: '#a8607c', snow: { lit: '#ffd8c0', shade: '#9c6c94', line: 300 } },
      random,
    ),
    steam(900, 190, 200, '#ffe0d0', random),
    mist(560, 740, '#f8b8a0', 0.75),
    forest(() => 740, -20, 1620, 60, '#5c3c5c', random),
    hill(
      [
        [-20, 740],
        [400, 720],
        [900, 750],
        [1620, 724],
      ],
      down(720, 1067, '#b8784c', '#4c2434'),
    ),
    hill(
      [
        [-20, 870],
        [500, 850],
        [1000, 890],
        [1620, 850],
      ],
      down(850, 1067, '#94543c', '#34182c'),
    ),
    grass(900, 80, 320, '#d89454', random),
    person(540, 960, 150, { coat: '#3c7c94', legs: '#241830', pack: '#e8a43c', hat: '#f0dcc0', pose: 'stick' }),
    person(640, 980, 160, { coat: '#c8402f', legs: '#241830', pack: '#3c4a7c', hat: '#e8b850', pose: 'stick' }),
    grass(1086, 190, 420, '#3c1c2c', random),
  ].join('');
}

function emerald(random: Random): string {
  const lake = (x: number, y: number, rx: number, ry: number): string =>
    oval(x, y + ry * 0.12, rx * 1.09, ry * 1.16, '#e8d49c') +
    oval(x, y, rx, ry, down(Math.round(y - ry), Math.round(y + ry), '#1f8c84', '#3fc4a4', '#a4ecc4')) +
    filled(
      `M${num(x - rx * 0.6)},${num(y - ry * 0.1)}q${num(rx * 0.5)},${num(-ry * 0.24)} ${num(rx)},0q${num(-rx * 0.5)},${num(ry * 0.2)} ${num(-rx)},0Z`,
      '#f0fff4',
      ' opacity=".4"',
    );
  const red = ridgeline(
    [
      [780, 800],
      [960, 560],
      [1120, 430],
      [1300, 360],
      [1460, 300],
      [1620, 330],
    ],
    0.1,
    random,
  );
  return [
    sky(520, '#2f84c4', '#8cc8e4', '#f4f0e0'),
    cumulus(140, 300, 380, '#ffffff', '#d8e4ec', random),
    mountain(
      ridgeline(
        [
          [-20, 470],
          [240, 400],
          [520, 440],
          [820, 390],
          [1140, 450],
          [1620, 420],
        ],
        0.08,
        random,
      ),
      { lit: '#8ca4ac', shade: '#64809c', haze: '#c4d4d4', base: 600 },
      random,
    ),
    hill(
      [
        [-20, 580],
        [300, 540],
        [700, 580],
        [1100, 560],
        [1620, 600],
      ],
      down(540, 1067, '#b8a48c', '#6c544c'),
    ),
    mountain(red, { lit: '#d0603c', shade: '#74302f', haze: '#a86a50', base: 1000, light: -1 }, random),
    dabs(160, 600, 1060, 14, '#5c443f', random),
    lake(330, 690, 150, 30),
    lake(640, 760, 210, 46),
    lake(300, 890, 270, 74),
    steam(480, 680, 130, '#ffffff', random),
    steam(900, 720, 120, '#ffffff', random),
    road(
      [
        [1140, 620],
        [1060, 720],
        [960, 800],
        [900, 900],
        [860, 1090],
      ],
      5,
      110,
      '#e0c49c',
    ),
    times(6, (t, i) =>
      person(
        1096 - t * 190,
        690 + t * 270,
        60 + t * 110,
        {
          coat: ['#2f6ca8', '#e8b83c', '#c8402f', '#3f7c5c', '#f4ece0', '#8c4a7c'][i] ?? '#2f6ca8',
          legs: '#2a2438',
          pack: ['#c8402f', '#3c4a7c', '#e8a43c'][i % 3] ?? '#c8402f',
          hat: '#f4e4c0',
          pose: 'stick',
        },
        -1,
      ),
    ),
    filled(
      times(18, () => {
        const x = between(random, 900, 1640);
        const s = between(random, 40, 120);
        return edges([
          [x, 1070],
          [x + s * 0.25, 1067 - s * 0.6],
          [x + s * 0.8, 1067 - s * 0.5],
          [x + s * 1.2, 1070],
        ]);
      }),
      '#4c2c2c',
    ),
  ].join('');
}

function lakeTaupo(random: Random): string {
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

function winter(random: Random): string {
  return [
    sky(620, '#1c5cac', '#7cb4e0', '#f0f4f4'),
    streaks(9, 60, 240, '#ffffff', 0.6, random),
    mountain(
      ridgeline(
        [
          [-20, 480],
          [200, 360],
          [420, 450],
          [640, 540],
          [900, 600],
        ],
        0.14,
        random,
      ),
      { lit: '#8ca0bc', shade: '#5c7ca8', haze: '#dce8f4', base: 680, snow: { lit: '#ffffff', shade: '#acc8ec', line: 560 } },
      random,
    ),
    cone(
      1020,
      180,
      720,
      { lit: '#746c7c', shade: '#3c4468', haze: '#e4eef8', snow: { lit: '#ffffff', shade: '#8cacdc', line: 600 } },
      random,
    ),
    mist(600, 740, '#ffffff', 0.7),
    hill(
      [
        [-20, 720],
        [400, 690],
        [900, 730],
        [1620, 690],
      ],
      down(690, 1067, '#ffffff', '#b8d0ec'),
    ),
    forest((x) => 760 + Math.sin(x / 200) * 16, -20, 560, 110, '#3c5c7c', random),
    hill(
      [
        [-20, 850],
        [500, 790],
        [1000, 860],
        [1620, 800],
      ],
      down(790, 1067, '#fafdff', '#9cbce4'),
    ),
    stroked('M1300,824C1180,860 1240,900 1060,940S700,980 620,1080', '#8caedc', 5),
    stroked('M1316,826C1196,862 1256,902 1076,942S716,982 640,1080', '#8caedc', 5),
    person(1060, 946, 160, { coat: '#e8503c', legs: '#2a3458', pack: '#f0b83c', hat: '#2f5f8c', pose: 'stick' }, -1),
    person(1290, 830, 90, { coat: '#f0b83c', legs: '#2a3458', pack: '#3f7c8c', hat: '#c8402f', pose: 'stick' }, -1),
    filled(conifer(140, 1090, 520, random) + conifer(300, 1100, 340, random) + conifer(1520, 1100, 420, random), '#284468'),
  ].join('');
}

function fernWalk(random: Random): string {
  return [
    sky(800, '#a8d8c4', '#d0ecbc', '#f4f8d0'),
    cone(
      960,
      260,
      620,
      { lit: '#84a49c', shade: '#5c8490', haze: '#cce4c8', snow: { lit: '#ffffff', shade: '#b4d0dc', line: 340 } },
      random,
    ),
    mist(480, 660, '#f4fbe0', 0.8),
    times(13, (t) =>
      leafMass(-30 + t * 1660, 640 + between(random, -20, 20), 130, 70, ['#4c8464', '#6ca470', '#acd084'], random),
    ),
    filled('M700,700C720,760 690,840 660,940L600,1090H900C880,960 800,860 790,700Z', '#8ccce0') +
      filled(
        'M720,720C730,800 700,880 690,1000M760,720C780,820 810,900 840,1060',
        'none',
        ' stroke="#ffffff" stroke-width="7" opacity=".7"',
      ),
    glow(745, 700, 130, '#ffffff', 0.9, 0.5),
    hill(
      [
        [-20, 740],
        [300, 720],
        [560, 760],
        [680, 900],
        [640, 1080],
      ],
      down(720, 1067, '#4c8c54', '#143c34'),
    ),
    hill(
      [
        [840, 1080],
        [830, 900],
        [960, 760],
        [1240, 710],
        [1620, 740],
      ],
      down(710, 1067, '#4c8c54', '#143c34'),
    ),
    times(5, (_, i) => {
      const x = [130, 380, 1130, 1350, 1540][i] ?? 0;
      const y = [930, 840, 830, 910, 980][i] ?? 900;
      const h = 330 - (i % 2) * 70;
      return (
        stroked(`M${x},${y}C${x + 10},${y - h * 0.5} ${x - 8},${y - h * 0.8} ${x},${y - h}`, '#4c3830', 20) +
        frondFrame([x, y - h], [-3.1, -2.7, -2.2, -1.6, -1.0, -0.5, -0.05], 230, '#1f5c3c', '#5ca44c')
      );
    }),
    person(1000, 860, 140, { coat: '#c8402f', legs: '#3a3048', pack: '#f0b83c', hat: '#f4ece0', pose: 'stand' }, -1),
    frondFrame([-40, 1090], [-1.3, -0.9, -0.5, -0.2], 520, '#0f3c2c', '#2f7c44'),
    frondFrame([1640, 1090], [-1.85, -2.3, -2.7], 520, '#0f3c2c', '#2f7c44'),
  ].join('');
}

export const tongariro: PlaceScenes = { cone: firstLight, emerald, taupo: lakeTaupo, winter, ferns: fernWalk };
