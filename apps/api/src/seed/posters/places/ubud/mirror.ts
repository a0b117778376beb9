import { streaks } from '../../drawing/clouds.ts';
import { dabs, grass } from '../../drawing/foliage.ts';
import { person } from '../../drawing/people.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { sky, sun } from '../../drawing/sky.ts';
import { terraces } from '../../drawing/terrain.ts';
import { palm } from '../../drawing/trees.ts';
import { agung, jungle } from './scenery.ts';

export function mirror(random: Random): string {
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
