import { cumulus } from '../../drawing/clouds.ts';
import { frondFrame } from '../../drawing/foliage.ts';
import { person } from '../../drawing/people.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { mist, sky, sun } from '../../drawing/sky.ts';
import { terraces } from '../../drawing/terrain.ts';
import { palm } from '../../drawing/trees.ts';
import { agung, jungle, PALM } from './scenery.ts';

export function tegallalang(random: Random): string {
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
      (x) => Math.abs(x - 860) * 0.05 - 10,
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
