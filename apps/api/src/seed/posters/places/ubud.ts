import { birds } from '../drawing/animals.ts';
import { cumulus, streaks } from '../drawing/clouds.ts';
import { dabs, frondFrame, grass, leaf } from '../drawing/foliage.ts';
import { meru, splitGate } from '../drawing/landmarks.ts';
import { mountain } from '../drawing/mountain.ts';
import { down } from '../drawing/paint.ts';
import { person } from '../drawing/people.ts';
import { ridgeline } from '../drawing/ridge.ts';
import { between, type Random, times } from '../drawing/seeded-random.ts';
import { box, edges, filled, hill, num, SHEET } from '../drawing/shape.ts';
import { mist, sky, sun } from '../drawing/sky.ts';
import { road, terraces } from '../drawing/terrain.ts';
import { leafMass, palm } from '../drawing/trees.ts';
import { canoe } from '../drawing/vehicles.ts';
import { reflected, ripples, water } from '../drawing/water.ts';
import type { PlaceScenes } from '../scene.ts';

const PALM = { trunk: '#4a3a34', leaf: '#1f5a3c', rim: '#7fb04a' } as const;

function agung(base: number, lit: string, shade: string, haze: string, random: Random): string {
  const cone = ridgeline(
    [
      [300, base],
      [560, base - 120],
      [760, base - 270],
      [860, base - 350],
      [930, base - 346],
      [1040, base - 260],
      [1250, base - 110],
      [1560, base],
    ],
    0.045,
    random,
  );
  return mountain(cone, { lit, shade, haze, base }, random);
}

function jungle(y: number, size: number, tones: readonly [string, string, string], random: Random): string {
  return times(15, (t) => leafMass(-30 + t * 1660, y + between(random, -26, 20), size * 1.5, size, tones, random));
}

function tegallalang(random: Random): string {
  return [
    sky(560, '#3f9cc4', '#9cd4cc', '#fbeebc'),
    sun(1240, 260, 58, '#fffbe0', '#fff0a8'),
    cumulus(120, 330, 380, '#ffffff', '#cfe6e2', random),
    cumulus(1080, 400, 300, '#fffdf2', '#d4e8dc', random),
    agung(600, '#7fb0ae', '#4f8494', '#cfe6d0', random),
    mist(460, 640, '#f4f6d0', 0.75),
    jungle(600, 46, ['#4f8c6a', '#6aa870', '#a4cc80'], random),
    terraces(
      610,
      1040,
      { far: '#a9d66a', near: '#3f9a3f', bank: '#2a5c34', edge: '#e6f29a', rows: 15 },
      (x) => Math.abs(x - 860) * 0.16 - 40,
      random,
    ),
    palm(220, 830, 430, 0.14, PALM, random),
    palm(330, 800, 320, -0.1, PALM, random),
    palm(1400, 850, 460, -0.12, PALM, random),
    person(900, 900, 120, { coat: '#e2603a', legs: '#3a3050', hat: '#f0d48a', pose: 'stick' }),
    frondFrame([-30, 1000], [-1.3, -0.9, -0.45, -0.1], 420, '#123c2a', '#2a6a3c'),
    frondFrame([1640, 90], [2.2, 2.6, 3.0], 400, '#123c2a', '#2f7040'),
  ].join('');
}

function mirror(random: Random): string {
  return [
    sky(520, '#5a5a9c', '#d88aa0', '#fbc08a', '#fff0c4'),
    sun(760, 470, 60, '#fff8dc', '#ffd890', 0.7),
    streaks(16, 90, 400, '#ffe4d0', 0.5, random),
    agung(560, '#8a6a9c', '#5f4a86', '#f0b496', random),
    jungle(560, 40, ['#4a4a70', '#6a5c7c', '#b08a88'], random),
    terraces(
      580,
      1040,
      { far: '#fbd0a0', near: '#c49ac0', bank: '#2f3f4a', edge: '#8fae58', rows: 11 },
      (x) => (x - 800) * 0.07,
      random,
    ),
    dabs(160, 760, 1060, 9, '#4f7a3c', random),
    palm(1300, 800, 440, 0.12, { trunk: '#33283e', leaf: '#2a3a4a', rim: '#c88a6a' }, random),
    palm(1410, 830, 350, -0.1, { trunk: '#33283e', leaf: '#2a3a4a', rim: '#c88a6a' }, random),
    person(520, 930, 150, { coat: '#3a3f6c', legs: '#2a2440', hat: '#f2d49a', pose: 'bend' }),
    person(700, 900, 130, { coat: '#a83f4a', legs: '#2a2440', hat: '#f2d49a', pose: 'bend' }, -1),
    grass(1080, 150, 260, '#2c4a34', random),
  ].join('');
}

function waterTemple(random: Random): string {
  const crest = ridgeline(
    [
      [-20, 420],
      [260, 300],
      [520, 380],
      [840, 240],
      [1180, 370],
      [1420, 290],
      [1620, 380],
    ],
    0.1,
    random,
  );
  const shore =
    mountain(crest, { lit: '#6c9aa0', shade: '#3f6c84', haze: '#cfe2dc', base: 640 }, random) +
    mist(480, 660, '#eef5ea', 0.85) +
    jungle(640, 30, ['#4a7c70', '#5f9078', '#8ab490'], random);
  const island =
    meru(700, 730, 560, 11, '#33313c', '#a8583c', '#f0c070') +
    meru(1010, 736, 320, 3, '#33313c', '#a8583c', '#f0c070') +
    hill(
      [
        [520, 744],
        [640, 722],
        [860, 728],
        [1060, 724],
        [1180, 746],
      ],
      down(720, 760, '#7a9a5a', '#3f5a44'),
    );
  return [
    sky(640, '#8cc0cc', '#cfe4dc', '#fdf3d8'),
    streaks(14, 60, 340, '#ffffff', 0.65, random),
    shore,
    water(640, 1067, '#b9dbd8', '#6aa8b4', '#2f6f88'),
    island,
    reflected(shore + island, 744, 0.3, 0.8),
    ripples(80, 750, 1060, '#ffffff', 0.36, random),
    canoe(360, 890, 210, '#7a3f34', '#e2a03a'),
    times(26, () =>
      leaf(
        between(random, 1180, 1640),
        between(random, 930, 1080),
        between(random, -2.4, -0.7),
        between(random, 90, 170),
        '#1f5a40',
        '#5f9a54',
      ),
    ),
    dabs(22, 960, 1060, 24, '#f0587a', random, 1200, 1620),
  ].join('');
}

function gate(random: Random): string {
  const steps = times(9, (t) =>
    box(800 - 180 - 380 * t, 800 + t * 250, 360 + 760 * t, 34, t % 0.25 < 0.13 ? '#a88478' : '#8c6a68'),
  );
  return [
    sky(760, '#4a3f8c', '#b85c8c', '#f88a5c', '#ffd890'),
    sun(800, 560, 92, '#fff2c0', '#ffc470', 0.75),
    streaks(18, 90, 500, '#ffd4b4', 0.45, random),
    agung(760, '#7a4a84', '#52336c', '#e0886c', random),
    birds(9, 560, 260, 150, 26, '#3a2450', random),
    hill(
      [
        [-20, 770],
        [400, 735],
        [800, 745],
        [1200, 735],
        [1620, 770],
      ],
      down(730, 900, '#5f4a58', '#3a2a44'),
    ),
    steps,
    splitGate(800, 830, 560, '#6a4650', '#3c2438'),
    filled(
      edges([
        [640, 1067],
        [660, 1040],
        [940, 1040],
        [960, 1067],
      ]),
      '#6a4a54',
    ),
    person(770, 870, 150, { coat: '#f4efe4', legs: '#c8922e', cut: 'robe', skin: '#9a6040', pose: 'stand' }),
    person(842, 876, 142, { coat: '#e8b83a', legs: '#a8344a', cut: 'robe', skin: '#9a6040', pose: 'stand' }, -1),
    palm(130, 1010, 700, 0.1, { trunk: '#2a1c30', leaf: '#2c2440', rim: '#a85a54' }, random),
    palm(1480, 1020, 640, -0.1, { trunk: '#2a1c30', leaf: '#2c2440', rim: '#a85a54' }, random),
  ].join('');
}

function rainWalk(random: Random): string {
  const rain = times(120, () => `M${num(random() * SHEET.width)},${num(random() * SHEET.height)}l-10,46`);
  return [
    sky(900, '#7fb8ac', '#a9d4b4', '#dff0c4'),
    jungle(420, 90, ['#6fa890', '#86bc98', '#b0d8a8'], random),
    mist(380, 620, '#eafbe4', 0.7),
    jungle(620, 110, ['#357a5a', '#4f9a64', '#8cc474'], random),
    hill(
      [
        [-20, 760],
        [500, 700],
        [900, 730],
        [1620, 690],
      ],
      down(690, 1067, '#86c05a', '#2f7a44'),
    ),
    road(
      [
        [880, 700],
        [820, 770],
        [900, 860],
        [760, 960],
        [800, 1090],
      ],
      20,
      190,
      '#c98a5c',
    ),
    person(846, 900, 170, { coat: '#f0c040', legs: '#3a4a5c', pack: '#c84a3a', hat: '#f0c040' }),
    person(930, 850, 140, { coat: '#3a86b0', legs: '#4a3a4c', pack: '#2a4a6a', hat: '#3a86b0' }),
    palm(1340, 880, 560, -0.1, PALM, random),
    palm(250, 900, 620, 0.08, PALM, random),
    filled(rain, 'none', ' stroke="#f4fff4" stroke-width="2" opacity=".45"'),
    times(15, (t) => leaf(-20 + t * 520, 1090, -1.9 + t * 1.2, between(random, 220, 360), '#124a34', '#3f8a4a')),
    times(15, (t) => leaf(1120 + t * 520, 1090, -2.3 + t * 1.1, between(random, 220, 380), '#124a34', '#3f8a4a')),
  ].join('');
}

export const ubud: PlaceScenes = { tegallalang, mirror, temple: waterTemple, gate, rain: rainWalk };
