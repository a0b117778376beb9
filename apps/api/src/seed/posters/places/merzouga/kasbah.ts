import { birds } from '../../drawing/animals.ts';
import { streaks } from '../../drawing/clouds.ts';
import { grass } from '../../drawing/foliage.ts';
import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import { type Random, times } from '../../drawing/seeded-random.ts';
import { box, boxPath, edges, filled, hill } from '../../drawing/shape.ts';
import { sky } from '../../drawing/sky.ts';
import { palm } from '../../drawing/trees.ts';
import { reflected, ripples, water } from '../../drawing/water.ts';

export function kasbah(random: Random): string {
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
