import { house } from '../drawing/buildings.ts';
import { streaks } from '../drawing/clouds.ts';
import { mix, veil } from '../drawing/colour.ts';
import { dabs, leaf } from '../drawing/foliage.ts';
import { pagoda, torii } from '../drawing/landmarks.ts';
import { down } from '../drawing/paint.ts';
import { parasol, person } from '../drawing/people.ts';
import { between, type Random, times } from '../drawing/seeded-random.ts';
import { box, curve, edges, filled, hill, num, SHEET, stroked } from '../drawing/shape.ts';
import { glow, mist, moon, sky, sun } from '../drawing/sky.ts';
import { road } from '../drawing/terrain.ts';
import { conifer, forest, leafMass, roundTree } from '../drawing/trees.ts';
import { reflected, ripples, water } from '../drawing/water.ts';
import type { PlaceScenes } from '../scene.ts';

const MAPLE = ['#8e1f2a', '#d1402a', '#f4873a'] as const;
const GINKGO = ['#a8741c', '#dca22c', '#f8d45c'] as const;

function hills(top: number, tones: readonly [string, string, string]): string {
  return (
    hill(
      [
        [-20, top + 60],
        [260, top - 20],
        [560, top + 50],
        [880, top - 40],
        [1240, top + 30],
        [1620, top - 30],
      ],
      down(top - 40, top + 240, tones[0], tones[1]),
    ) +
    hill(
      [
        [-20, top + 120],
        [340, top + 60],
        [720, top + 130],
        [1120, top + 70],
        [1620, top + 130],
      ],
      down(top + 60, top + 300, tones[1], tones[2]),
    )
  );
}

/** Old town roofs, row behind row, the near ones dark. */
function tiledRoofs(top: number, rows: number, far: string, near: string, lamp: string, random: Random): string {
  return times(rows, (t, row) => {
    let out = '';
    const wide = 120 + 150 * t;
    for (let x = -wide * random(); x < SHEET.width; x += wide * between(random, 0.8, 1.05)) {
      const y = top + row * (40 + 22 * t) + between(random, -10, 10);
      const tone = mix(far, near, t);
      out += house(
        x,
        y + 90,
        wide * 0.86,
        84,
        { wall: mix(tone, '#f0d8b8', 0.24), roof: tone, window: random() < 0.4 ? lamp : mix(tone, '#1c1024', 0.35), kind: 'hip' },
        random,
      );
      out += stroked(`M${num(x)},${num(y - wide * 0.2)}h${num(wide * 0.72)}`, mix(tone, '#ffd0b0', 0.4), 3, ' opacity=".7"');
    }
    return out;
  });
}

function yasaka(random: Random): string {
  return [
    sky(700, '#6a4a8c', '#d0708c', '#f8a87c', '#fde0b0'),
    sun(1130, 470, 74, '#fff0cc', '#ffc98c'),
    streaks(20, 90, 430, '#ffe0c8', 0.5, random),
    hills(520, ['#a8648a', '#c4808a', '#e0a68c']),
    mist(560, 760, '#fbcf9f', 0.65),
    pagoda(720, 850, 700, '#3f2a4a', '#a8463a', '#ffdf8c'),
    box(0, 800, SHEET.width, 267, '#4a3050'),
    tiledRoofs(740, 6, '#8a5a78', '#2f2038', '#ffd076', random),
    leafMass(90, 130, 330, 200, MAPLE, random),
    leafMass(1560, 180, 260, 240, MAPLE, random),
    stroked(
      curve([
        [-20, 420],
        [60, 260],
        [240, 120],
        [420, 60],
      ]),
      '#3a2030',
      16,
    ),
    stroked(
      curve([
        [1620, 560],
        [1560, 360],
        [1470, 220],
      ]),
      '#3a2030',
      16,
    ),
    leafMass(330, 90, 190, 90, MAPLE, random),
  ].join('');
}

function toriiPath(random: Random): string {
  const gates = times(11, (t) => {
    const s = 90 + 760 * t ** 2.1;
    return torii(
      800 - 60 * (1 - t),
      640 + 400 * t ** 2.1,
      s,
      mix('#f7a06a', '#d8402a', Math.min(1, t * 1.4)),
      mix('#8a4a4a', '#2a1a20', Math.min(1, t * 1.6)),
    );
  });
  const trunks = times(26, () => {
    const x = between(random, -20, 1620);
    return Math.abs(x - 800) < 170 ? '' : box(x, 0, between(random, 14, 46), 900, mix('#8aa87a', '#3f6a4a', random()));
  });
  return [
    sky(800, '#d7e6a8', '#a8cc8c', '#6f9f68'),
    glow(780, 560, 560, '#fff6c4', 0.9),
    trunks,
    forest((x) => 690 + Math.abs(x - 780) * 0.12, -40, 1640, 210, '#3c6b48', random),
    hill(
      [
        [-20, 800],
        [400, 690],
        [760, 640],
        [1200, 700],
        [1620, 810],
      ],
      down(640, 1067, '#6c9a4a', '#2c5236'),
    ),
    road(
      [
        [752, 630],
        [756, 700],
        [775, 800],
        [800, 940],
        [800, 1090],
      ],
      24,
      430,
      '#d9c4a0',
    ),
    dabs(90, 700, 1060, 16, '#b89c78', random, 420, 1180),
    gates,
    person(800, 906, 190, { coat: '#3b5f9a', legs: '#3b5f9a', cut: 'robe', skin: '#e4b48c' }),
    parasol(812, 906, 200, '#f3ead6', '#a8382e'),
    leafMass(-10, 980, 210, 190, ['#1c3f2c', '#2f6238', '#5f9a4a'], random),
    leafMass(1610, 960, 220, 220, ['#1c3f2c', '#2f6238', '#5f9a4a'], random),
  ].join('');
}

function pavilion(random: Random): string {
  const eaves = (y: number, w: number, h: number): string =>
    filled(
      `M${800 - w},${y}Q${800 - w * 0.6},${y - h * 0.3} ${800 - w * 0.36},${y - h}H${800 + w * 0.36}Q${800 + w * 0.6},${y - h * 0.3} ${800 + w},${y}Q800,${y + 14} ${800 - w},${y}Z`,
      '#6a4a3c',
    ) + stroked(`M${800 - w},${y}Q800,${y + 14} ${800 + w},${y}`, '#ffe29a', 4);
  const floors = [
    [690, 250, 116],
    [566, 236, 96],
    [460, 130, 74],
  ]
    .map(
      ([y = 0, w = 0, h = 0]) =>
        box(800 - w, y - h, w * 2, h, '#e9b53c') +
        box(800 + w * 0.4, y - h, w * 0.6, h, '#b97f2c') +
        times(7, (t) => box(800 - w + 14 + t * (w * 2 - 46), y - h * 0.74, 18, h * 0.52, '#7c4a26')),
    )
    .join('');
  const temple =
    floors +
    eaves(578, 320, 44) +
    eaves(474, 290, 40) +
    eaves(388, 190, 84) +
    stroked('M800,304v-40', '#f4d06a', 7) +
    box(540, 690, 520, 14, '#7c5a48');
  const shore =
    hills(470, ['#7fae9a', '#8cae84', '#7c9a5c']) +
    forest(() => 640, -20, 1620, 190, '#3f6a4c', random) +
    roundTree(330, 716, 300, MAPLE, '#3a2030', random) +
    roundTree(1250, 720, 330, MAPLE, '#3a2030', random) +
    roundTree(1470, 716, 240, GINKGO, '#3a2030', random) +
    roundTree(130, 720, 230, GINKGO, '#3a2030', random) +
    temple;
  return [
    sky(620, '#5fb0d4', '#a9d8e2', '#f4f0d4'),
    streaks(10, 60, 260, '#ffffff', 0.6, random),
    shore,
    water(704, 1067, '#7fb8a8', '#4a8a8c', '#1f5668'),
    reflected(shore, 704, 0.42, 0.9),
    ripples(70, 712, 1060, '#f4fbe8', 0.34, random),
    hill(
      [
        [-20, 1010],
        [200, 985],
        [420, 1040],
        [640, 1080],
      ],
      down(980, 1067, '#7a9a4a', '#2f5236'),
    ),
    leafMass(1500, 90, 260, 150, MAPLE, random),
    dabs(40, 760, 1050, 9, '#f0703a', random),
  ].join('');
}

function bamboo(random: Random): string {
  const culm = (x: number, w: number, tone: string): string =>
    box(x, -10, w, 1000, tone) +
    box(x + w * 0.16, -10, w * 0.2, 1000, veil('#f4ffd0', 0.35)) +
    times(9, (t) => box(x - 2, 40 + t * 900 + x * 0.05, w + 4, 5, veil('#16402c', 0.5)));
  const rank = (count: number, low: number, high: number, tone: string): string =>
    times(count, (t) => {
      const x = -20 + t * 1640 + between(random, -26, 26);
      return Math.abs(x - 800) < low * 5 + 60 ? '' : culm(x, between(random, low, high), mix(tone, '#2c7048', random() * 0.4));
    });
  return [
    sky(1000, '#eaf6b8', '#bfe08c', '#7fbf6c'),
    glow(800, 480, 640, '#fffde0', 1),
    rank(60, 7, 12, '#b4d88a'),
    rank(38, 15, 24, '#7cb866'),
    hill(
      [
        [-20, 830],
        [500, 760],
        [800, 735],
        [1100, 760],
        [1620, 840],
      ],
      down(740, 1067, '#8fbf5a', '#2f6a40'),
    ),
    road(
      [
        [800, 730],
        [806, 790],
        [790, 900],
        [800, 1090],
      ],
      26,
      380,
      '#ead9ac',
    ),
    rank(20, 34, 50, '#3f8a50'),
    person(770, 900, 180, { coat: '#d8486a', legs: '#d8486a', cut: 'robe', skin: '#e9bd96', pose: 'stand' }),
    parasol(782, 900, 190, '#f0503c', '#7a1f2a'),
    person(866, 892, 176, { coat: '#4a4f8c', legs: '#4a4f8c', cut: 'robe', skin: '#e2b088', pose: 'stand' }, -1),
    times(60, () =>
      leaf(
        between(random, 0, 1600),
        between(random, 0, 260),
        between(random, 0.5, 2.4),
        between(random, 40, 90),
        '#3f8a4a',
        '#8cc860',
      ),
    ),
  ].join('');
}

function firstSnow(random: Random): string {
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

export const kyoto: PlaceScenes = { yasaka, torii: toriiPath, pavilion, bamboo, snow: firstSnow };
