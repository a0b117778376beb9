import { skyline } from '../../drawing/buildings.ts';
import { cumulus } from '../../drawing/clouds.ts';
import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import { type Random, times } from '../../drawing/seeded-random.ts';
import { box, filled, hill, type Point, placed, stroked } from '../../drawing/shape.ts';
import { sky } from '../../drawing/sky.ts';
import { palm } from '../../drawing/trees.ts';
import { ripples, surf, water } from '../../drawing/water.ts';
import { dome, LOAF, URCA } from './scenery.ts';

export function promenade(random: Random): string {
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
    dome(
      URCA.map(([x, y]): Point => [x * 1.1 - 60, y * 0.95 - 70]),
      '#6c9c84',
      '#3f7474',
      '#a8d0b8',
      random,
    ),
    dome(
      LOAF.map(([x, y]): Point => [x, y * 0.88 - 10]),
      '#7ca48c',
      '#4a7c80',
      '#a8d0b8',
      random,
    ),
    hill(
      [
        [1080, 600],
        [1240, 540],
        [1400, 480],
        [1620, 440],
      ],
      down(440, 620, '#84b098', '#b4d8c0'),
      610,
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
