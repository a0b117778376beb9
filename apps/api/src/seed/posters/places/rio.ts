import { birds } from '../drawing/animals.ts';
import { lampRow, skyline } from '../drawing/buildings.ts';
import { cumulus, streaks } from '../drawing/clouds.ts';
import { mix } from '../drawing/colour.ts';
import { leaf } from '../drawing/foliage.ts';
import { openArms } from '../drawing/landmarks.ts';
import { down } from '../drawing/paint.ts';
import { person } from '../drawing/people.ts';
import { between, type Random, times } from '../drawing/seeded-random.ts';
import { box, curve, filled, hill, type Point, placed, stroked } from '../drawing/shape.ts';
import { glow, mist, sky, stars, sun } from '../drawing/sky.ts';
import { leafMass, palm } from '../drawing/trees.ts';
import { rowboat, sailboat } from '../drawing/vehicles.ts';
import { glitter, reflected, ripples, surf, water } from '../drawing/water.ts';
import type { PlaceScenes } from '../scene.ts';

const LOAF: Point[] = [
  [700, 700],
  [770, 640],
  [812, 520],
  [850, 380],
  [910, 312],
  [980, 330],
  [1034, 430],
  [1070, 560],
  [1130, 650],
  [1260, 690],
];
const URCA: Point[] = [
  [330, 700],
  [440, 640],
  [540, 560],
  [660, 540],
  [760, 590],
  [830, 660],
  [900, 700],
];

/** Granite domes: a lit flank, a shaded one, and the streaks that water leaves on bare rock. */
function dome(points: readonly Point[], lit: string, shade: string, haze: string, random: Random): string {
  const top = points.reduce((best, point) => (point[1] < best[1] ? point : best));
  const base = 720;
  const right: Point[] = [top, ...points.filter(([x]) => x > top[0])];
  const inner: Point[] = [
    [top[0] + 20, top[1] + 90],
    [top[0] - 10, top[1] + 190],
    [top[0] + 40, base],
  ];
  const face = `${curve(right)}L${right.at(-1)?.[0] ?? 0},${base}${curve([...inner].reverse()).replace('M', 'L')}Z`;
  const lines = times(16, () => {
    const x = between(random, top[0] - 80, top[0] + 60);
    const y = between(random, top[1] + 60, base - 150);
    return `M${x.toFixed(0)},${y.toFixed(0)}q${between(random, -10, 10).toFixed(0)},40 ${between(random, -16, 16).toFixed(0)},${between(random, 60, 130).toFixed(0)}`;
  });
  return (
    filled(
      `${curve(points)}L${points.at(-1)?.[0] ?? 0},${base}L${points[0]?.[0] ?? 0},${base}Z`,
      down(top[1], base, lit, mix(lit, haze, 0.5)),
    ) +
    filled(face, down(top[1], base, shade, mix(shade, haze, 0.4))) +
    stroked(lines, shade, 3, ' opacity=".5"')
  );
}

function cableCar(colour: string): string {
  return (
    stroked('M650,540Q790,470 912,314', colour, 2.4) +
    placed(box(-17, 8, 34, 24, '#f4c23c') + box(-13, 12, 26, 9, '#4a3a5c') + stroked('M0,-4V8', colour, 2.4), 800, 434)
  );
}

function sugarloaf(random: Random): string {
  const land =
    hill(
      [
        [-20, 560],
        [160, 480],
        [330, 560],
        [560, 640],
        [760, 680],
        [1060, 600],
        [1280, 520],
        [1460, 440],
        [1620, 520],
      ],
      down(440, 720, '#7a4a8c', '#c8707c'),
    ) +
    skyline(-20, 420, 716, 150, '#54346c', '#ffd680', random) +
    skyline(1130, 1640, 716, 170, '#4c3068', '#ffd680', random) +
    dome(URCA, '#84456c', '#4a2c60', '#a8587c', random) +
    dome(LOAF, '#a85468', '#52306a', '#b0607c', random) +
    cableCar('#3a2450');
  return [
    sky(640, '#2c2f78', '#7c4a9c', '#e8708c', '#fdb878'),
    sun(470, 560, 62, '#fff0c4', '#ffb070', 0.75),
    streaks(22, 80, 430, '#ffb8b0', 0.42, random),
    land,
    lampRow([-10, 714], [1610, 714], 54, '#ffe0a0', 2.4),
    water(718, 1067, '#e88c84', '#7c4a90', '#28286a'),
    reflected(land, 718, 0.38, 0.7),
    ripples(70, 728, 1060, '#ffc8a0', 0.3, random),
    glitter(470, 722, 1040, 220, '#ffe0a8', random),
    sailboat(640, 850, 130, '#3a2450', '#fbe0c8'),
    rowboat(1220, 900, 130, '#3a2450', '#f4b890'),
    sailboat(1370, 810, 90, '#3a2450', '#fbe0c8', -1),
    palm(110, 1100, 620, 0.12, { trunk: '#1c1434', leaf: '#1f1a3c', rim: '#7a3f6c' }, random),
    palm(1540, 1100, 520, -0.14, { trunk: '#1c1434', leaf: '#1f1a3c', rim: '#7a3f6c' }, random),
    leafMass(300, 1080, 360, 80, ['#171230', '#2a1c48', '#54306a'], random),
  ].join('');
}

function cityNight(random: Random): string {
  const city =
    skyline(-20, 1640, 700, 200, '#2c2c68', '#ffcf70', random) +
    skyline(300, 1240, 712, 330, '#222458', '#ffe09a', random) +
    skyline(-20, 1640, 722, 150, '#191a48', '#ffd680', random);
  const back =
    hill(
      [
        [-20, 430],
        [220, 330],
        [430, 420],
        [700, 300],
        [820, 220],
        [900, 260],
        [1120, 400],
        [1380, 320],
        [1620, 420],
      ],
      down(220, 720, '#2a2c6c', '#4c4080'),
    ) + openArms(836, 236, 92, '#fff0cc', '#c8a8b0');
  return [
    sky(660, '#0b0f38', '#242a6c', '#5c4488', '#b86a8c'),
    stars(220, 420, '#ffffff', random),
    glow(836, 190, 130, '#ffe6b0', 0.6),
    back,
    city,
    glow(800, 720, 900, '#ff9a70', 0.4, 0.16),
    lampRow([-10, 722], [1610, 722], 60, '#ffe6b0', 3),
    water(724, 1067, '#5c3f7c', '#232860', '#0b0f34'),
    reflected(city, 724, 0.45, 0.7),
    times(24, (t) => glitter(20 + t * 1560, 728, 840 + ((t * 37) % 1) * 150, 26, '#ffc870', random)),
    ripples(50, 740, 1060, '#b8a8ff', 0.2, random),
    sailboat(300, 880, 150, '#0e1030', '#8c84c0'),
    sailboat(1240, 930, 190, '#0e1030', '#9c90c8', -1),
    rowboat(720, 960, 150, '#0e1030', '#8c84c0'),
  ].join('');
}

function promenade(random: Random): string {
  const wave = times(9, (t) => {
    const y = 850 + 215 * t ** 1.25;
    const a = 7 + t * 15;
    let d = `M-40,${y.toFixed(0)}`;
    const step = 60 + t * 90;
    for (let x = -40; x < 1660; x += step * 2)
      d += `q${(step / 2).toFixed(0)},${(-a * 2).toFixed(0)} ${step.toFixed(0)},0t${step.toFixed(0)},0`;
    return stroked(d, '#2c2a3a', 6 + t * 15);
  });
  const umbrellas = times(20, (t, i) =>
    placed(
      stroked('M0,0V34', '#8a6a54', 3) +
        filled('M-32,4Q0,-34 32,4Z', ['#e8503f', '#f4b83c', '#2f8cb8', '#fdf2dc'][i % 4] ?? '#fff') +
        filled('M-10,4Q0,-30 10,4Z', '#ffffff88'),
      60 + t * 1480 + (i % 2) * 26,
      740 + (i % 3) * 24,
      0.9,
    ),
  );
  return [
    sky(520, '#2f98dc', '#88d0ec', '#f4f4dc'),
    cumulus(180, 260, 420, '#ffffff', '#d4e8f0', random),
    hill(
      [
        [420, 580],
        [640, 500],
        [760, 440],
        [900, 330],
        [980, 320],
        [1050, 420],
        [1140, 520],
        [1300, 560],
        [1620, 470],
        [1640, 600],
      ].map(([x = 0, y = 0]): Point => [x, y]),
      down(320, 620, '#5c9484', '#a8d0b8'),
    ),
    skyline(1180, 1640, 600, 130, '#e8e4dc', null, random),
    skyline(1240, 1640, 612, 90, '#c8d0d4', null, random),
    water(590, 760, '#5cd0d4', '#2aa4c8', '#54c4c8'),
    ripples(60, 600, 720, '#ffffff', 0.5, random),
    surf(716, '#ffffff', random),
    hill(
      [
        [-20, 728],
        [600, 716],
        [1100, 724],
        [1620, 700],
      ],
      down(716, 860, '#fdeec8', '#f0d09c'),
    ),
    umbrellas,
    box(-20, 826, 1660, 250, '#f8f2e8'),
    wave,
    box(-20, 816, 1660, 12, '#c8b8a0'),
    person(560, 990, 210, { coat: '#f4b83c', legs: '#2f6a9c', skin: '#9a6040' }),
    person(1000, 960, 190, { coat: '#fdf6ec', legs: '#d8503f', skin: '#c98d66', hat: '#f4d48a' }, -1),
    palm(180, 1040, 800, 0.07, { trunk: '#6a4f40', leaf: '#1f6a44', rim: '#7cbc54' }, random),
    palm(1440, 1050, 860, -0.08, { trunk: '#6a4f40', leaf: '#1f6a44', rim: '#7cbc54' }, random),
  ].join('');
}

function corcovado(random: Random): string {
  const bay = [
    hill(
      [
        [-20, 600],
        [200, 540],
        [420, 600],
        [700, 640],
      ],
      down(540, 720, '#8cb0a8', '#f0d8a8'),
    ),
    dome(
      LOAF.map(([x, y]): Point => [x * 0.55 + 120, y * 0.42 + 400]),
      '#b8a08c',
      '#7c8c98',
      '#e8d0a8',
      random,
    ),
  ].join('');
  return [
    sky(600, '#f09a70', '#f8c890', '#fdf0cc'),
    sun(400, 380, 74, '#fffbe4', '#ffe4a4', 0.8),
    streaks(16, 70, 420, '#fffaf0', 0.55, random),
    hill(
      [
        [-20, 580],
        [300, 530],
        [700, 580],
        [1100, 520],
        [1620, 580],
      ],
      down(520, 680, '#c8a8a4', '#f4d8b0'),
    ),
    water(640, 900, '#f8d8a8', '#8cc0b8', '#4c94a4'),
    glitter(400, 646, 860, 160, '#fffbe0', random),
    bay,
    skyline(-20, 760, 790, 70, '#f0e0c8', null, random),
    skyline(-20, 820, 820, 60, '#d8c8b4', null, random),
    mist(560, 860, '#fdeccc', 0.5),
    hill(
      [
        [480, 1080],
        [700, 900],
        [900, 740],
        [1060, 660],
        [1240, 650],
        [1440, 760],
        [1640, 900],
      ],
      down(650, 1067, '#4c7c54', '#1c4434'),
    ),
    leafMass(880, 900, 330, 140, ['#1f4c38', '#3a7448', '#84a854'], random),
    leafMass(1400, 900, 330, 150, ['#1f4c38', '#3a7448', '#84a854'], random),
    box(1090, 600, 150, 64, '#a89484'),
    box(1180, 600, 60, 64, '#7c6c70'),
    openArms(1165, 604, 500, '#f8ecd8', '#b89c98'),
    birds(8, 760, 330, 170, 26, '#5a4a5c', random),
    times(16, (t) => leaf(between(random, -20, 500), 1090, -2.2 + t * 1.2, between(random, 160, 330), '#123a2c', '#3f7c44')),
  ].join('');
}

export const rio: PlaceScenes = { sugarloaf, night: cityNight, copacabana: promenade, corcovado };
