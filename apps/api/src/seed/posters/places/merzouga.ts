import { birds, camel } from '../drawing/animals.ts';
import { streaks } from '../drawing/clouds.ts';
import { dabs, grass } from '../drawing/foliage.ts';
import { down } from '../drawing/paint.ts';
import { person } from '../drawing/people.ts';
import type { Random } from '../drawing/seeded-random.ts';
import { times } from '../drawing/seeded-random.ts';
import { box, boxPath, edges, filled, hill } from '../drawing/shape.ts';
import { glow, milkyWay, mist, moon, sky, stars, sun } from '../drawing/sky.ts';
import { type DuneLook, dune, windLines } from '../drawing/terrain.ts';
import { palm } from '../drawing/trees.ts';
import { tent } from '../drawing/vehicles.ts';
import { reflected, ripples, water } from '../drawing/water.ts';
import type { PlaceScenes } from '../scene.ts';

const CLOTHS = ['#c8382e', '#e5a23a', '#2f7f8c', '#a03a6a', '#e8d8b8'];

function erg(look: DuneLook, near: DuneLook): string {
  return (
    dune(
      [
        [-20, 620],
        [220, 560],
        [400, 480],
        [560, 560],
        [820, 620],
        [1620, 640],
      ],
      [
        [400, 480],
        [430, 540],
        [390, 600],
        [470, 680],
      ],
      look,
    ) +
    dune(
      [
        [500, 690],
        [860, 560],
        [1060, 430],
        [1240, 520],
        [1440, 590],
        [1620, 570],
      ],
      [
        [1060, 430],
        [1110, 520],
        [1030, 610],
        [1120, 720],
        [1060, 830],
      ],
      look,
    ) +
    dune(
      [
        [-20, 800],
        [260, 740],
        [560, 700],
        [900, 800],
        [1240, 770],
        [1620, 700],
      ],
      [
        [560, 700],
        [600, 760],
        [520, 830],
        [640, 930],
      ],
      near,
    ) +
    dune(
      [
        [-20, 1000],
        [300, 940],
        [760, 890],
        [1120, 800],
        [1400, 860],
        [1620, 850],
      ],
      [
        [1120, 800],
        [1180, 870],
        [1080, 950],
        [1200, 1080],
      ],
      near,
    )
  );
}

function chebbi(random: Random): string {
  return [
    sky(560, '#2f6fae', '#7cb4d0', '#fbe2b8'),
    streaks(12, 60, 330, '#ffffff', 0.5, random),
    sun(300, 300, 56, '#fffbe4', '#ffeebc'),
    hill(
      [
        [-20, 560],
        [400, 520],
        [800, 560],
        [1200, 510],
        [1620, 560],
      ],
      down(510, 680, '#e0b08a', '#f0c898'),
    ),
    erg({ lit: '#f4b26a', shade: '#c0663f', far: '#f0b880' }, { lit: '#f09a4c', shade: '#a34a38', far: '#d87a44' }),
    windLines(34, 840, 1060, '#8f3f30', random),
    times(5, (t, i) => camel(350 + t * 420, 812 + t * 12 - Math.sin(t * 3) * 14, 112, '#54303a', CLOTHS[i] ?? '#c8382e')),
    person(270, 818, 92, { coat: '#2f5fa8', legs: '#2f5fa8', cut: 'robe', hat: '#2f5fa8' }),
  ].join('');
}

function sunset(random: Random): string {
  return [
    sky(600, '#4a2f74', '#b0487c', '#f07a4c', '#ffc868'),
    sun(640, 500, 112, '#fff0b4', '#ffb04c', 0.8),
    streaks(22, 80, 460, '#ffb890', 0.4, random),
    erg({ lit: '#e8824a', shade: '#7c3458', far: '#f09a5c' }, { lit: '#c85a3c', shade: '#54244c', far: '#8c3a48' }),
    mist(500, 680, '#ffc878', 0.35),
    dune(
      [
        [-20, 900],
        [500, 860],
        [980, 690],
        [1300, 800],
        [1620, 780],
      ],
      [
        [980, 690],
        [1010, 790],
        [900, 880],
        [1040, 980],
        [940, 1080],
      ],
      { lit: '#b84a3c', shade: '#3c1c40', far: '#74304a' },
    ),
    windLines(24, 880, 1060, '#f0905c', random),
    camel(1010, 706, 150, '#2c1430', '#c8384a', -1),
    person(880, 740, 106, { coat: '#2c1430', legs: '#2c1430', cut: 'robe', hat: '#e8b878' }, -1),
    birds(6, 380, 330, 110, 22, '#4a2048', random),
  ].join('');
}

function camp(random: Random): string {
  return [
    sky(760, '#06092a', '#1c2260', '#4a3a7c', '#b06a7c'),
    milkyWay([180, -60], [1100, 560], '#c8b8ff', random),
    stars(380, 620, '#ffffff', random),
    moon(1360, 190, 40, '#fff4d4', '#1a2058', 0.55),
    dune(
      [
        [-20, 700],
        [340, 600],
        [620, 520],
        [880, 640],
        [1240, 690],
        [1620, 640],
      ],
      [
        [620, 520],
        [660, 600],
        [600, 680],
        [700, 780],
      ],
      { lit: '#5c4684', shade: '#281f54', far: '#4c3a70' },
    ),
    dune(
      [
        [-20, 820],
        [520, 790],
        [1000, 700],
        [1300, 620],
        [1620, 760],
      ],
      [
        [1300, 620],
        [1340, 700],
        [1260, 800],
        [1380, 880],
      ],
      { lit: '#4c3a74', shade: '#1c1744', far: '#3a2c5c' },
    ),
    hill(
      [
        [-20, 850],
        [420, 830],
        [900, 850],
        [1300, 836],
        [1620, 850],
      ],
      down(830, 1067, '#4a3262', '#140f2c'),
    ),
    glow(760, 940, 620, '#ff9a3c', 0.75, 0.34),
    tent(300, 930, 300, '#e8cfa0', '#ffd070'),
    tent(1200, 930, 320, '#dcc090', '#ffd070'),
    tent(560, 880, 190, '#c8a878', '#ffc860'),
    tent(980, 880, 190, '#c8a878', '#ffc860'),
    glow(760, 950, 90, '#fff0a0', 1),
    filled('M736,976C720,940 752,930 752,896C776,914 796,940 784,976Z', '#ff8a2c') +
      filled('M748,976C742,952 758,946 760,924C772,940 780,956 774,976Z', '#ffe27a'),
    person(640, 1000, 130, { coat: '#7a3a5c', legs: '#7a3a5c', cut: 'robe', hat: '#d8a860' }),
    person(880, 1004, 130, { coat: '#2f4a8c', legs: '#2f4a8c', cut: 'robe', hat: '#e8e0d0' }, -1),
    person(936, 1016, 124, { coat: '#8a4a3a', legs: '#3a2a4c', pose: 'stand' }, -1),
    camel(1470, 1010, 180, '#241a40', '#8c3048', -1),
    dabs(60, 1010, 1060, 12, '#0c0a20', random),
  ].join('');
}

function kasbah(random: Random): string {
  const tower = (x: number, w: number, h: number, tone: string, dark: string): string =>
    filled(
      edges([
        [x, 760],
        [x + w * 0.06, 760 - h],
        [x + w * 0.94, 760 - h],
        [x + w, 760],
      ]),
      tone,
    ) +
    filled(
      edges([
        [x + w * 0.66, 760],
        [x + w * 0.64, 760 - h],
        [x + w * 0.94, 760 - h],
        [x + w, 760],
      ]),
      dark,
    ) +
    times(4, (t) =>
      filled(
        edges([
          [x + w * (0.06 + t * 0.7), 762 - h],
          [x + w * (0.1 + t * 0.7), 736 - h],
          [x + w * (0.2 + t * 0.7), 736 - h],
          [x + w * (0.24 + t * 0.7), 762 - h],
        ]),
        tone,
      ),
    ) +
    filled(
      times(
        3,
        (t) =>
          boxPath(x + w * (0.18 + t * 0.5), 760 - h + 54, w * 0.08, 30) +
          boxPath(x + w * (0.2 + t * 0.46), 760 - h + 130, w * 0.1, 26),
      ),
      '#5a2c2c',
    ) +
    box(x + w * 0.06, 760 - h + 30, w * 0.88, 9, dark);
  const walls =
    tower(440, 170, 300, '#c87a50', '#94503f') +
    tower(980, 190, 340, '#c47048', '#8c4a3c') +
    tower(600, 400, 210, '#d48a5c', '#a05c46') +
    tower(300, 190, 190, '#d89064', '#a8644c') +
    tower(1130, 240, 220, '#d0845a', '#9c5844') +
    tower(720, 150, 400, '#cf7c50', '#96503e') +
    filled('M752,760V690Q795,630 838,690V760Z', '#4a2428');
  const grove = times(11, (t, i) =>
    palm(
      40 + t * 1520,
      790 + (i % 3) * 16,
      230 + (i % 4) * 40,
      (i % 2 ? 1 : -1) * 0.07,
      { trunk: '#6a4434', leaf: '#3c6a3c', rim: '#9cb050' },
      random,
    ),
  );
  const scene =
    hill(
      [
        [-20, 560],
        [260, 470],
        [540, 530],
        [900, 440],
        [1300, 520],
        [1620, 450],
      ],
      down(440, 780, '#c88a78', '#eab88c'),
    ) +
    walls +
    hill(
      [
        [-20, 770],
        [500, 756],
        [1100, 758],
        [1620, 770],
      ],
      '#7c8c44',
    ) +
    grove;
  return [
    sky(560, '#2f86c8', '#84c4e0', '#f8ecc8'),
    streaks(9, 60, 300, '#ffffff', 0.6, random),
    scene,
    water(836, 1067, '#5ca4a4', '#2a7488', '#175468'),
    reflected(scene, 836, 0.35, 0.75),
    ripples(50, 846, 1060, '#f0fbe8', 0.35, random),
    hill(
      [
        [-20, 990],
        [300, 1010],
        [560, 1060],
        [700, 1090],
      ],
      down(980, 1067, '#c89058', '#7a4a34'),
    ),
    person(210, 1030, 170, { coat: '#f4ead4', legs: '#f4ead4', cut: 'robe', hat: '#3a6ab0' }),
    grass(1080, 150, 130, '#4a6a34', random, 700, 1620),
    birds(8, 1200, 280, 140, 22, '#5a3a4c', random),
  ].join('');
}

function crestWalk(random: Random): string {
  return [
    sky(640, '#6a9cc8', '#f0c8b0', '#fde4bc'),
    sun(1240, 380, 66, '#fffdf0', '#fff0c8', 0.7),
    hill(
      [
        [-20, 640],
        [300, 590],
        [700, 640],
        [1200, 580],
        [1620, 630],
      ],
      down(580, 760, '#e0b4a0', '#f4d0a8'),
    ),
    dune(
      [
        [-20, 740],
        [320, 640],
        [520, 700],
        [900, 730],
        [1620, 700],
      ],
      [
        [320, 640],
        [350, 700],
        [310, 760],
        [380, 860],
      ],
      { lit: '#f4c08a', shade: '#cc8468', far: '#f0c098' },
    ),
    dune(
      [
        [-20, 1060],
        [300, 950],
        [640, 730],
        [880, 470],
        [1060, 560],
        [1300, 700],
        [1620, 780],
      ],
      [
        [880, 470],
        [960, 580],
        [820, 700],
        [960, 830],
        [760, 960],
        [860, 1080],
      ],
      { lit: '#f6b06a', shade: '#b0604c', far: '#e08c54', side: 1 },
    ),
    windLines(26, 860, 1060, '#a04c38', random),
    person(866, 520, 84, { coat: '#e8e0d0', legs: '#3a4468', pack: '#c8382e', hat: '#2f6fa8' }),
    person(892, 628, 112, { coat: '#2f6fa8', legs: '#3a3048', pack: '#e5a23a', hat: '#f4ead4', pose: 'stick' }),
    person(890, 800, 150, { coat: '#c8483a', legs: '#2a3050', pack: '#3f6a5c', hat: '#f4d48a' }),
    times(16, (t) => filled(`M${842 + Math.sin(t * 9) * 34},${820 + t * 230}q9,-5 18,0q-9,6 -18,0Z`, '#8c4438', ' opacity=".6"')),
    grass(1078, 90, 46, '#7a5434', random, 1260, 1560),
  ].join('');
}

export const merzouga: PlaceScenes = { chebbi, sunset, camp, kasbah, crest: crestWalk };
