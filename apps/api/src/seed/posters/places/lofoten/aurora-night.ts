import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { hill } from '../../drawing/shape.ts';
import { aurora, sky, stars } from '../../drawing/sky.ts';
import { glitter, reflected, ripples, water } from '../../drawing/water.ts';
import { peaks, village } from './scenery.ts';

export function auroraNight(random: Random): string {
  const land = peaks(660, { lit: '#4a6a8c', shade: '#1c2f56', haze: '#3f6a84', snow: ['#b4d8dc', '#4f7a9c', 520] }, random);
  const cabins = village(730, 4, 940, 170, '#a02f34', '#2a2f4c', '#ffd67a');
  return [
    sky(700, '#050c2a', '#0c2348', '#1c4a66', '#3f8484'),
    stars(300, 520, '#ffffff', random),
    aurora(
      [
        [-60, 300],
        [180, 380],
        [420, 300],
        [640, 210],
        [900, 270],
        [1120, 180],
        [1380, 90],
      ],
      330,
      '#6affb4',
      '#7a6aff',
      random,
    ),
    aurora(
      [
        [500, 470],
        [760, 400],
        [1000, 430],
        [1300, 330],
        [1660, 300],
      ],
      260,
      '#8affd0',
      '#4a9aff',
      random,
    ),
    land,
    water(658, 1067, '#2f6a7c', '#123f5c', '#071b38'),
    reflected(
      aurora(
        [
          [-60, 300],
          [420, 300],
          [900, 270],
          [1380, 90],
        ],
        300,
        '#6affb4',
        '#5a8aff',
        random,
      ) + land,
      658,
      0.34,
      0.75,
    ),
    ripples(70, 670, 1060, '#a8ffe0', 0.22, random),
    cabins,
    glitter(1150, 790, 960, 320, '#ffcf70', random),
    hill(
      [
        [-20, 930],
        [220, 900],
        [520, 960],
        [860, 1040],
        [1100, 1080],
      ],
      down(900, 1067, '#8fb0c8', '#2a4468'),
    ),
    person(300, 950, 128, { coat: '#b8342c', legs: '#141c38', hat: '#e8d8c0', pose: 'stand' }),
    person(370, 962, 122, { coat: '#1f3f6c', legs: '#141c38', hat: '#c84a3a', pose: 'arms' }),
  ].join('');
}
