import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import { type Random, times } from '../../drawing/seeded-random.ts';
import { disc, hill, oval, stroked } from '../../drawing/shape.ts';
import { sky, sun } from '../../drawing/sky.ts';
import { leafMass } from '../../drawing/trees.ts';
import { slope } from './scenery.ts';

const AMBER = ['#7c4424', '#c8782c', '#f4b84c'] as const;

const RUST = ['#6c3424', '#b0502c', '#e8924c'] as const;

export function harvest(random: Random): string {
  const rows = times(9, (_, i) => {
    const x = -260 + i * 265;
    const path = `M${800 + (x - 800) * 0.16},600L${x},1090`;
    return (
      stroked(path, '#4f3a20', 2) +
      times(7, (t) => {
        const k = t ** 1.7;
        const px = 800 + (x - 800) * (0.16 + 0.84 * k);
        const s = 10 + 74 * k;
        const tones = i % 2 ? AMBER : RUST;
        return (
          oval(px, 604 + 450 * k, s * 1.05, s * 0.5, '#5c3420') +
          (s > 22
            ? leafMass(px, 590 + 450 * k, s * 1.05, s * 0.8, tones, random)
            : oval(px, 592 + 450 * k, s, s * 0.7, tones[1]) + oval(px - s * 0.25, 588 + 450 * k, s * 0.6, s * 0.4, tones[2])) +
          disc(px + s * 0.3, 604 + 450 * k, s * 0.16, '#4a2050')
        );
      })
    );
  });
  return [
    sky(560, '#e88a4c', '#f8c07a', '#fff0c8'),
    sun(1180, 360, 70, '#fffbe0', '#ffe09a', 0.7),
    hill(
      [
        [-20, 470],
        [320, 380],
        [700, 480],
        [1060, 390],
        [1620, 470],
      ],
      down(380, 620, '#c88a70', '#f0c088'),
    ),
    slope(
      [
        [-20, 560],
        [400, 500],
        [860, 560],
        [1240, 490],
        [1620, 540],
      ],
      ['#d09a58', '#b07840'],
      ['#a86a34', '#e0a848'],
      5,
      90,
      random,
    ),
    hill(
      [
        [-20, 600],
        [500, 588],
        [1100, 592],
        [1620, 600],
      ],
      down(590, 1067, '#d8a860', '#8a5430'),
    ),
    rows,
    person(590, 930, 190, { coat: '#2f6a8c', legs: '#3a3048', hat: '#f4dc9c', pose: 'bend' }),
    person(1030, 960, 200, { coat: '#b8344a', legs: '#4a3a3c', hat: '#f4dc9c', pose: 'arms' }, -1),
    person(850, 790, 120, { coat: '#e8d8b8', legs: '#4a3a3c', hat: '#c8843c', pack: '#7a4a2c' }),
  ].join('');
}
