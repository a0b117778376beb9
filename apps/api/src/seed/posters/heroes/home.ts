import { birds } from '../drawing/animals.ts';
import { streaks } from '../drawing/clouds.ts';
import { grass } from '../drawing/foliage.ts';
import { mountain } from '../drawing/mountain.ts';
import { down } from '../drawing/paint.ts';
import { person } from '../drawing/people.ts';
import { ridgeline } from '../drawing/ridge.ts';
import type { Random } from '../drawing/seeded-random.ts';
import { filled, hill } from '../drawing/shape.ts';
import { mist, sky, stars, sun } from '../drawing/sky.ts';
import { conifer, forest } from '../drawing/trees.ts';
import { sailboat } from '../drawing/vehicles.ts';
import { glitter, reflected, ripples, water } from '../drawing/water.ts';

/** Daybreak over a lake: the upper left stays calm and dark enough for white text, the light stands on the right. */
export function homeHero(random: Random): string {
  const far = ridgeline(
    [
      [-20, 470],
      [200, 400],
      [420, 450],
      [680, 350],
      [900, 430],
      [1120, 300],
      [1300, 400],
      [1480, 330],
      [1620, 410],
    ],
    0.17,
    random,
  );
  const middle = ridgeline(
    [
      [-20, 430],
      [140, 380],
      [330, 480],
      [560, 540],
      [820, 600],
    ],
    0.16,
    random,
  );
  const right = ridgeline(
    [
      [1080, 610],
      [1240, 500],
      [1380, 400],
      [1500, 350],
      [1620, 380],
    ],
    0.16,
    random,
  );
  const land =
    mountain(
      far,
      {
        lit: '#e08a78',
        shade: '#5a4a86',
        haze: '#e69a86',
        base: 620,
        light: -1,
        snow: { lit: '#ffd9c0', shade: '#8a76ac', line: 390 },
      },
      random,
    ) +
    mist(500, 640, '#f8b890', 0.55) +
    mountain(middle, { lit: '#5c4a7c', shade: '#342f64', haze: '#7c5c84', base: 630, light: -1 }, random) +
    mountain(right, { lit: '#6c4c78', shade: '#3a2f60', haze: '#8c607c', base: 630, light: -1 }, random) +
    forest(() => 628, -20, 620, 44, '#2c2a54', random);
  return [
    sky(600, '#16204e', '#3a3a78', '#96588a', '#f0906c', '#fcc880'),
    stars(90, 220, '#fff4e4', random),
    sun(1010, 540, 56, '#fff4cc', '#ffbe70', 0.7),
    streaks(9, 220, 450, '#ffc0a0', 0.3, random),
    land,
    water(626, 900, '#e8917c', '#7a5088', '#231f50'),
    reflected(land, 626, 0.34, 0.6),
    ripples(50, 634, 900, '#ffd0b0', 0.24, random),
    glitter(1010, 630, 890, 200, '#ffe2a8', random),
    sailboat(820, 720, 92, '#2a2048', '#fbe4cc'),
    birds(7, 1180, 250, 120, 22, '#2a2450', random),
    hill(
      [
        [960, 910],
        [1120, 850],
        [1300, 800],
        [1480, 780],
        [1620, 770],
      ],
      down(770, 900, '#2c2450', '#100e28'),
    ),
    filled(conifer(1560, 800, 430, random) + conifer(1470, 830, 280, random) + conifer(1620, 830, 330, random), '#15142f'),
    person(1290, 816, 128, { coat: '#d8503c', legs: '#14142f', pack: '#f0b24c', hat: '#f4dcb8', pose: 'stick' }, -1),
    person(1364, 808, 120, { coat: '#2f7c8c', legs: '#14142f', pack: '#c8484a', hat: '#e8b45c', pose: 'stand' }, -1),
    grass(905, 60, 90, '#100e28', random, 980, 1620),
    hill(
      [
        [-20, 860],
        [160, 850],
        [340, 880],
        [480, 910],
      ],
      '#14122e',
    ),
    grass(905, 80, 60, '#14122e', random, -10, 420),
  ].join('');
}
