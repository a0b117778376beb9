import { camel } from '../drawing/animals.ts';
import { streaks } from '../drawing/clouds.ts';
import { dabs, grass } from '../drawing/foliage.ts';
import { monastery, prayerFlags } from '../drawing/landmarks.ts';
import { mountain } from '../drawing/mountain.ts';
import { down } from '../drawing/paint.ts';
import { person } from '../drawing/people.ts';
import { ridgeline } from '../drawing/ridge.ts';
import type { Random } from '../drawing/seeded-random.ts';
import { times } from '../drawing/seeded-random.ts';
import { hill, SHEET } from '../drawing/shape.ts';
import { glow, milkyWay, mist, sky, stars, sun } from '../drawing/sky.ts';
import { dune, road, windLines } from '../drawing/terrain.ts';
import { cypress } from '../drawing/trees.ts';
import { motorbike, tent } from '../drawing/vehicles.ts';
import { glitter, reflected, ripples, water } from '../drawing/water.ts';
import type { PlaceScenes } from '../scene.ts';

function farRange(base: number, random: Random): string {
  const crest = ridgeline(
    [
      [-20, 420],
      [160, 300],
      [330, 380],
      [560, 210],
      [760, 340],
      [980, 190],
      [1180, 330],
      [1390, 240],
      [1620, 380],
    ],
    0.2,
    random,
  );
  const snow = { lit: '#fdf6ee', shade: '#9db4dc', line: 360 };
  return mountain(crest, { lit: '#c79a86', shade: '#6f6496', haze: '#c8cfe6', base, snow }, random);
}

function nearRange(base: number, random: Random): string {
  const left = ridgeline(
    [
      [-20, 330],
      [170, 440],
      [380, 420],
      [560, 545],
      [700, base],
    ],
    0.17,
    random,
  );
  const right = ridgeline(
    [
      [820, base],
      [1010, 520],
      [1200, 440],
      [1380, 480],
      [1620, 330],
    ],
    0.17,
    random,
  );
  return (
    mountain(left, { lit: '#d08a52', shade: '#7b4760', haze: '#c09aa0', base }, random) +
    mountain(right, { lit: '#c97c4c', shade: '#6d3f5c', haze: '#b98f9c', base }, random)
  );
}

function pangong(random: Random): string {
  const land = farRange(600, random) + mist(470, 620, '#dfe6f4', 0.5) + nearRange(600, random);
  return [
    sky(600, '#1c4f9c', '#4b8ed0', '#bfdcec'),
    streaks(14, 60, 330, '#ffffff', 0.5, random),
    land,
    water(598, 930, '#3f9ec4', '#1565a8', '#0c3f7c'),
    reflected(land, 598, 0.3, 0.55),
    ripples(70, 604, 930, '#dff4ff', 0.32, random),
    hill(
      [
        [-20, 850],
        [300, 870],
        [700, 922],
        [1100, 906],
        [1620, 840],
      ],
      down(860, 1067, '#d9b98c', '#8a5c46'),
    ),
    dabs(180, 920, 1060, 9, '#6b4638', random),
    prayerFlags([-40, 120], [1000, 780], 330, 46),
    prayerFlags([1660, 240], [1000, 780], 250, 44),
    person(1010, 960, 128, { coat: '#c8382e', legs: '#26304e', hat: '#f2c14e', pack: '#274f7a' }),
    person(1092, 966, 120, { coat: '#f0b23e', legs: '#3a2a40', pack: '#7a2e3a' }, -1),
  ].join('');
}

function thiksey(random: Random): string {
  const back = ridgeline(
    [
      [-20, 430],
      [240, 260],
      [480, 360],
      [760, 180],
      [1040, 350],
      [1330, 230],
      [1620, 360],
    ],
    0.2,
    random,
  );
  const rock = ridgeline(
    [
      [240, 860],
      [480, 660],
      [640, 560],
      [860, 470],
      [1080, 560],
      [1260, 690],
      [1480, 860],
    ],
    0.12,
    random,
  );
  return [
    sky(620, '#f3a35f', '#f7c98a', '#fde9c4'),
    sun(330, 300, 52, '#fff6dc', '#ffdf9c'),
    mountain(
      back,
      { lit: '#d9a98c', shade: '#9a6f92', haze: '#f4d4b4', base: 760, snow: { lit: '#fff4e4', shade: '#d2a9b8', line: 330 } },
      random,
    ),
    mist(520, 780, '#fde6c6', 0.75),
    mountain(rock, { lit: '#c98552', shade: '#7c4650', haze: '#c28a62', base: 880 }, random),
    monastery(860, 730, 330, '#fff3df', '#c8a7ae', '#9e2f2b', '#43283a'),
    hill(
      [
        [-20, 800],
        [380, 830],
        [800, 812],
        [1220, 836],
        [1620, 790],
      ],
      down(790, 1067, '#9aa84e', '#5d7a3c'),
    ),
    times(34, (t, i) => cypress(-10 + t * 1630, 862 + Math.sin(i * 2.3) * 26, 96 + Math.sin(i * 5.1) * 30, '#4c6a34', '#c9b84e')),
    hill(
      [
        [-20, 905],
        [420, 880],
        [900, 935],
        [1300, 900],
        [1620, 930],
      ],
      down(880, 1067, '#e0b455', '#a86c34'),
    ),
    grass(1067, 130, 260, '#8a5a2c', random),
    person(300, 985, 138, { coat: '#8e2433', legs: '#8e2433', cut: 'robe' }),
    person(384, 992, 132, { coat: '#a3303a', legs: '#8e2433', cut: 'robe', pose: 'stand' }, -1),
  ].join('');
}

function pass(random: Random): string {
  const back = ridgeline(
    [
      [-20, 380],
      [220, 190],
      [420, 330],
      [680, 130],
      [900, 300],
      [1180, 160],
      [1400, 320],
      [1620, 210],
    ],
    0.22,
    random,
  );
  const side = ridgeline(
    [
      [640, 800],
      [900, 560],
      [1130, 420],
      [1360, 300],
      [1620, 190],
    ],
    0.18,
    random,
  );
  return [
    sky(640, '#0f5aa6', '#5aa7dc', '#bcd0e6'),
    streaks(10, 70, 260, '#ffffff', 0.6, random),
    mountain(
      back,
      { lit: '#a58a92', shade: '#56598c', haze: '#b4c6dc', base: 800, snow: { lit: '#ffffff', shade: '#8fb0e0', line: 400 } },
      random,
    ),
    mountain(
      side,
      {
        lit: '#b9805a',
        shade: '#5f4068',
        haze: '#a78a86',
        base: 1067,
        snow: { lit: '#fbf6f2', shade: '#a2a9d4', line: 420 },
        light: -1,
      },
      random,
    ),
    hill(
      [
        [-20, 560],
        [260, 610],
        [620, 720],
        [980, 760],
        [1620, 720],
      ],
      down(560, 1067, '#c29468', '#7a4e44'),
    ),
    dabs(160, 700, 1060, 10, '#5e3c3c', random),
    road(
      [
        [620, 690],
        [820, 716],
        [930, 752],
        [760, 800],
        [420, 850],
        [380, 930],
        [760, 1010],
        [1200, 1090],
      ],
      5,
      150,
      '#4c4a5c',
    ),
    road(
      [
        [621, 690],
        [822, 717],
        [932, 752],
        [762, 801],
        [424, 851],
        [388, 930],
        [764, 1010],
        [1200, 1090],
      ],
      0.4,
      5,
      '#f4d06a',
    ),
    motorbike(560, 962, 210, '#c63c2c', '#2d5f73'),
    prayerFlags([1640, 520], [1180, 880], 120, 34),
    prayerFlags([1180, 880], [1640, 960], 70, 34),
  ].join('');
}

function nubra(random: Random): string {
  const back = ridgeline(
    [
      [-20, 360],
      [200, 240],
      [430, 350],
      [700, 200],
      [930, 330],
      [1200, 170],
      [1430, 300],
      [1620, 240],
    ],
    0.2,
    random,
  );
  return [
    sky(700, '#3f3d7c', '#a0628e', '#f0a07a', '#fbd9a0'),
    streaks(16, 80, 380, '#ffd0b0', 0.45, random),
    mountain(
      back,
      {
        lit: '#c2708a',
        shade: '#5a3f78',
        haze: '#fbcf9c',
        base: 760,
        light: -1,
        snow: { lit: '#ffd9c6', shade: '#9a6ea4', line: 290 },
      },
      random,
    ),
    mist(560, 720, '#fbcf9c', 0.7),
    dune(
      [
        [-20, 720],
        [240, 640],
        [470, 690],
        [760, 740],
        [1620, 700],
      ],
      [
        [240, 640],
        [300, 700],
        [280, 780],
        [420, 900],
      ],
      { lit: '#eebd86', shade: '#a3667a', far: '#d99a7a' },
    ),
    dune(
      [
        [-20, 830],
        [420, 800],
        [900, 690],
        [1240, 770],
        [1620, 740],
      ],
      [
        [900, 690],
        [930, 760],
        [870, 830],
        [990, 930],
        [900, 1070],
      ],
      { lit: '#f2b878', shade: '#8d5272', far: '#c9825e' },
    ),
    windLines(26, 820, 1060, '#8d5272', random),
    times(4, (t, i) =>
      camel(430 + t * 420, 880 - t * 66, 168 - i * 16, '#5b3346', ['#c8382e', '#e5a23a', '#2f7f8c', '#a03a6a'][i] ?? '#c8382e'),
    ),
    person(330, 900, 138, { coat: '#3a2444', legs: '#3a2444', cut: 'robe', hat: '#e9d2a8' }),
    grass(1075, 120, 110, '#5a3448', random, 0, 520),
  ].join('');
}

function camp(random: Random): string {
  const back = ridgeline(
    [
      [-20, 640],
      [180, 500],
      [420, 610],
      [690, 440],
      [960, 590],
      [1230, 470],
      [1440, 600],
      [1620, 520],
    ],
    0.2,
    random,
  );
  return [
    sky(820, '#070d2c', '#142a5e', '#35578c', '#7f8fb4'),
    milkyWay([1280, -60], [520, 620], '#b9c4ff', random),
    stars(420, 640, '#ffffff', random),
    mountain(
      back,
      { lit: '#4a5f92', shade: '#1c2a58', haze: '#5f7aa8', base: 800, snow: { lit: '#b9cbee', shade: '#5a74ac', line: 600 } },
      random,
    ),
    water(786, 900, '#4a6a9e', '#1c3566'),
    glitter(820, 790, 890, 420, '#c4d4ff', random),
    hill(
      [
        [-20, 880],
        [400, 860],
        [900, 890],
        [1300, 858],
        [1620, 880],
      ],
      down(860, 1067, '#2a3356', '#11142e'),
    ),
    glow(560, 940, 460, '#ffb65a', 0.6, 0.3),
    glow(1140, 950, 400, '#ffb65a', 0.6, 0.3),
    tent(430, 948, 240, '#e8a94c', '#fff0b8'),
    tent(690, 966, 200, '#d98a3c', '#ffe9a0'),
    tent(1140, 960, 250, '#e2a046', '#fff0b8'),
    person(880, 980, 128, { coat: '#1c2248', legs: '#12163a', hat: '#2c3668' }),
    person(940, 984, 124, { coat: '#2a2048', legs: '#12163a', pose: 'arms' }),
    dabs(120, 990, SHEET.height, 14, '#0a0d22', random),
  ].join('');
}

export const ladakh: PlaceScenes = { pangong, thiksey, pass, nubra, camp };
