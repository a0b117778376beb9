import { birds } from '../drawing/animals.ts';
import { hillTown, house, lampRow } from '../drawing/buildings.ts';
import { cumulus, streaks } from '../drawing/clouds.ts';
import { dabs, grass, twig } from '../drawing/foliage.ts';
import { down } from '../drawing/paint.ts';
import { person } from '../drawing/people.ts';
import type { Random } from '../drawing/seeded-random.ts';
import { times } from '../drawing/seeded-random.ts';
import { box, curve, disc, filled, heightAt, hill, oval, type Point, stroked } from '../drawing/shape.ts';
import { mist, sky, sun } from '../drawing/sky.ts';
import { road, vineRows } from '../drawing/terrain.ts';
import { cypress, roundTree } from '../drawing/trees.ts';
import { rabelo } from '../drawing/vehicles.ts';
import { glitter, reflected, ripples, water } from '../drawing/water.ts';
import type { PlaceScenes } from '../scene.ts';

const OLIVE = ['#4c5a3a', '#7c8c54', '#b4b878'] as const;
const WALLS: [string, ...string[]] = ['#f6e2c0', '#e9a44c', '#d9694a', '#f2c9a0', '#7fa8b8', '#f8f0e0', '#c8d0a8'];
const ROOFS: [string, ...string[]] = ['#c4553a', '#b0452f', '#d06a44'];

function slope(
  points: readonly Point[],
  earth: readonly [string, string],
  vines: readonly [string, string],
  rows: number,
  depth: number,
  random: Random,
): string {
  const top = Math.min(...points.map(([, y]) => y));
  return hill(points, down(Math.round(top), Math.round(top + 420), ...earth)) + vineRows(points, rows, depth, vines, random);
}

function vineyards(random: Random): string {
  const left: Point[] = [
    [-20, 470],
    [220, 430],
    [480, 500],
    [740, 640],
    [900, 760],
  ];
  const right: Point[] = [
    [640, 780],
    [860, 660],
    [1120, 520],
    [1380, 440],
    [1620, 400],
  ];
  return [
    sky(560, '#4f9cc8', '#a8d2d4', '#fdeec4'),
    sun(420, 250, 54, '#fffbe4', '#fff0b0'),
    cumulus(980, 240, 360, '#ffffff', '#dbe4e0', random),
    hill(
      [
        [-20, 420],
        [300, 330],
        [640, 430],
        [980, 320],
        [1340, 400],
        [1620, 310],
      ],
      down(310, 640, '#9db8c0', '#d8dcc0'),
    ),
    hill(
      [
        [-20, 520],
        [280, 450],
        [620, 540],
        [900, 460],
        [1260, 520],
        [1620, 440],
      ],
      down(440, 720, '#a4b090', '#cdb888'),
    ),
    mist(430, 620, '#fdf2d0', 0.5),
    slope(
      [
        [300, 640],
        [560, 540],
        [820, 520],
        [1080, 560],
        [1300, 640],
      ],
      ['#c0a468', '#a88a54'],
      ['#6f8a48', '#a8b45c'],
      7,
      130,
      random,
    ),
    road(
      [
        [760, 640],
        [820, 690],
        [700, 760],
        [860, 850],
        [700, 960],
        [760, 1090],
      ],
      40,
      330,
      '#5fa4b4',
    ),
    slope(left, ['#d0a860', '#9c6a40'], ['#5c8040', '#a4b850'], 15, 540, random),
    slope(right, ['#cc9c58', '#8c5c3c'], ['#58783c', '#b0b44c'], 15, 560, random),
    house(1210, 560, 120, 66, { wall: '#fbf2e0', roof: '#c4553a', window: '#6a5a5c', kind: 'hip' }, random),
    house(1310, 548, 70, 48, { wall: '#f6e6cc', roof: '#b0452f', window: '#6a5a5c', kind: 'gable' }, random),
    times(6, (t) => cypress(1180 + t * 240, 566 - t * 20, 96 + ((t * 5) % 2) * 20, '#3c5438', '#6c8048')),
    twig([1640, 40], [1180, 210], 130, '#5a3a2c', '#4f7a3a', '#9cb84c', random),
    times(14, (_, i) =>
      disc(1330 + (i % 4) * 26 + (i > 8 ? 12 : 0), 190 + Math.floor(i / 4) * 26, 16, i % 3 ? '#5c2a54' : '#84406c'),
    ),
    grass(1080, 120, 120, '#6a4a2c', random, 0, 640),
  ].join('');
}

function ribeira(random: Random): string {
  const town = hillTown(
    -20,
    1620,
    6,
    (x, row) => 300 + row * 62 + Math.abs(x - 620) * 0.06,
    { walls: WALLS, roofs: ROOFS, window: '#5a4a5c', size: 96, kinds: ['gable', 'hip', 'hip'] },
    random,
  );
  const quay = box(-20, 640, 1660, 54, down(640, 694, '#c8ac88', '#8a6c5c'));
  return [
    sky(400, '#4aa0d4', '#9fd0e4', '#f4ecd0'),
    cumulus(180, 200, 420, '#ffffff', '#d4e2ea', random),
    cumulus(1120, 150, 300, '#ffffff', '#d4e2ea', random),
    hill(
      [
        [-20, 320],
        [400, 250],
        [700, 230],
        [1100, 270],
        [1620, 360],
      ],
      '#a88a7c',
    ),
    box(690, 80, 64, 190, '#cdbba4'),
    box(734, 80, 20, 190, '#9c8a84'),
    filled('M684,84L722,20L760,84Z', '#8c5c4c'),
    town,
    quay,
    water(692, 1067, '#6fb4bc', '#2f84a0', '#14587c'),
    reflected(town + quay, 692, 0.3, 0.7),
    ripples(80, 704, 1060, '#eafaf8', 0.36, random),
    rabelo(420, 850, 520, '#f6ead0', '#5c3426'),
    rabelo(1180, 960, 640, '#d8694a', '#4a2a26'),
    birds(9, 960, 420, 220, 26, '#ffffff', random),
  ].join('');
}

function bridge(random: Random): string {
  const far =
    hillTown(
      -20,
      560,
      4,
      (x, row) => 470 + row * 56 + x * 0.12,
      {
        walls: ['#6a4a7c', '#84507c', '#9c5c70'],
        roofs: ['#4a2a54', '#5a3058'],
        window: '#ffd070',
        size: 84,
        kinds: ['gable', 'hip'],
      },
      random,
    ) +
    hillTown(
      1120,
      1640,
      4,
      (x, row) => 560 + row * 50 - (x - 1120) * 0.16,
      {
        walls: ['#5a3f74', '#744478', '#8c4c70'],
        roofs: ['#3c2450', '#4c2a54'],
        window: '#ffd070',
        size: 84,
        kinds: ['gable', 'flat'],
      },
      random,
    );
  const steel = '#2f1f44';
  const arch = 'M430,700Q800,280 1170,700';
  const ribs = times(15, (t) => {
    const x = 450 + t * 700;
    const y = 700 - 420 * 2 * ((x - 430) / 740) * (1 - (x - 430) / 740);
    return `M${x},${y}V448`;
  });
  const span =
    stroked(arch, steel, 15) +
    stroked('M400,700Q800,330 1200,700', steel, 6) +
    stroked(ribs, steel, 4) +
    box(-20, 432, 1660, 20, steel) +
    box(430, 648, 740, 12, steel) +
    lampRow([0, 426], [1600, 426], 27, '#ffd98a', 3);
  const scene =
    hill(
      [
        [-20, 520],
        [260, 470],
        [480, 560],
        [620, 720],
      ],
      '#4c2f60',
    ) +
    hill(
      [
        [980, 720],
        [1160, 560],
        [1400, 480],
        [1620, 430],
      ],
      '#44295a',
    ) +
    far +
    span;
  return [
    sky(640, '#2f2f74', '#8a4a8c', '#e87a70', '#fcc07a'),
    sun(800, 590, 66, '#fff0c0', '#ffb060', 0.7),
    streaks(20, 70, 380, '#ffc0a8', 0.4, random),
    scene,
    water(716, 1067, '#e8907c', '#8a4a80', '#2a2456'),
    reflected(scene, 716, 0.4, 0.8),
    ripples(70, 726, 1060, '#ffd0a0', 0.3, random),
    glitter(800, 722, 1040, 220, '#ffe6a8', random),
    rabelo(330, 930, 420, '#4a2a50', '#241838'),
    birds(6, 1080, 250, 120, 24, '#3a2450', random),
    person(1380, 1050, 190, { coat: '#241838', legs: '#1c1230', pose: 'stand' }),
    person(1456, 1056, 182, { coat: '#3c2048', legs: '#1c1230', pose: 'stand', hat: '#8a3a4c' }, -1),
    box(-20, 1036, 1660, 40, '#160e28'),
  ].join('');
}

function harvest(random: Random): string {
  const rows = times(9, (_, i) => {
    const x = -260 + i * 265;
    const path = `M${800 + (x - 800) * 0.16},600L${x},1090`;
    return (
      stroked(path, '#4f3a20', 2) +
      times(13, (t) => {
        const k = t ** 1.7;
        const px = 800 + (x - 800) * (0.16 + 0.84 * k);
        const s = 10 + 74 * k;
        return (
          oval(px, 596 + 450 * k, s * 1.05, s * 0.9, '#7c4424') +
          oval(px - s * 0.2, 590 + 450 * k - s * 0.25, s * 0.8, s * 0.6, i % 2 ? '#d0802c' : '#c05a2c') +
          oval(px - s * 0.3, 584 + 450 * k - s * 0.4, s * 0.45, s * 0.3, '#f4b84c') +
          disc(px + s * 0.2, 610 + 450 * k, s * 0.2, '#4a2050')
        );
      })
    );
  });
  return [
    sky(560, '#e88a4c', '#f8c07a', '#fff0c8'),
    sun(1180, 360, 70, '#fffbe0', '#ffe09a', 0.7),
    hill(
      [
        [-20, 470],
        [320, 380],
        [700, 480],
        [1060, 390],
        [1620, 470],
      ],
      down(380, 620, '#c88a70', '#f0c088'),
    ),
    slope(
      [
        [-20, 560],
        [400, 500],
        [860, 560],
        [1240, 490],
        [1620, 540],
      ],
      ['#d09a58', '#b07840'],
      ['#a86a34', '#e0a848'],
      5,
      90,
      random,
    ),
    hill(
      [
        [-20, 600],
        [500, 588],
        [1100, 592],
        [1620, 600],
      ],
      down(590, 1067, '#d8a860', '#8a5430'),
    ),
    rows,
    person(590, 930, 190, { coat: '#2f6a8c', legs: '#3a3048', hat: '#f4dc9c', pose: 'bend' }),
    person(1030, 960, 200, { coat: '#b8344a', legs: '#4a3a3c', hat: '#f4dc9c', pose: 'arms' }, -1),
    person(850, 790, 120, { coat: '#e8d8b8', legs: '#4a3a3c', hat: '#c8843c', pack: '#7a4a2c' }),
  ].join('');
}

function oliveRoad(random: Random): string {
  const crest: Point[] = [
    [-20, 700],
    [360, 640],
    [800, 690],
    [1240, 620],
    [1620, 660],
  ];
  return [
    sky(620, '#6a7ac0', '#e0a0b0', '#fcd8a8'),
    streaks(14, 80, 380, '#fff0e0', 0.5, random),
    hill(
      [
        [-20, 480],
        [300, 390],
        [660, 500],
        [1020, 400],
        [1360, 470],
        [1620, 400],
      ],
      down(390, 640, '#8a86b8', '#d8a8a4'),
    ),
    hill(
      [
        [-20, 580],
        [380, 500],
        [760, 590],
        [1180, 510],
        [1620, 570],
      ],
      down(500, 740, '#9c8c94', '#d0a480'),
    ),
    mist(480, 680, '#fde2c0', 0.6),
    slope(crest, ['#c8a868', '#7c6040'], ['#6c7c48', '#b0b060'], 9, 300, random),
    times(5, (t) =>
      roundTree(120 + t * 1380, heightAt(crest, 120 + t * 1380) + 30, 170 + ((t * 3) % 1) * 60, OLIVE, '#5a4638', random),
    ),
    road(
      [
        [980, 640],
        [900, 700],
        [760, 760],
        [900, 860],
        [640, 960],
        [700, 1090],
      ],
      8,
      150,
      '#f0dcb0',
    ),
    roundTree(1400, 1000, 520, OLIVE, '#4c3a30', random),
    roundTree(130, 1010, 440, OLIVE, '#4c3a30', random),
    person(760, 950, 150, { coat: '#d8694a', legs: '#3a4460', hat: '#f4e4b8', pack: '#3f6a5c', pose: 'stick' }),
    person(860, 880, 120, { coat: '#3f6a9c', legs: '#5a4a4c', hat: '#f4e4b8', pack: '#a84a3c' }),
    dabs(110, 900, 1060, 10, '#d85a6a', random),
    stroked(
      curve([
        [-20, 1040],
        [300, 1052],
        [640, 1064],
      ]),
      '#8a7450',
      10,
    ),
  ].join('');
}

export const douro: PlaceScenes = { vineyards, ribeira, bridge, harvest, olives: oliveRoad };
