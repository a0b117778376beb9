import { birds } from '../../drawing/animals.ts';
import { streaks } from '../../drawing/clouds.ts';
import { splitGate } from '../../drawing/landmarks.ts';
import { down } from '../../drawing/paint.ts';
import { person } from '../../drawing/people.ts';
import { type Random, times } from '../../drawing/seeded-random.ts';
import { box, hill } from '../../drawing/shape.ts';
import { sky, sun } from '../../drawing/sky.ts';
import { palm } from '../../drawing/trees.ts';
import { agung } from './scenery.ts';

export function gate(random: Random): string {
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
    person(770, 870, 150, { coat: '#f4efe4', legs: '#c8922e', cut: 'robe', skin: '#9a6040', pose: 'stand' }),
    person(842, 876, 142, { coat: '#e8b83a', legs: '#a8344a', cut: 'robe', skin: '#9a6040', pose: 'stand' }, -1),
    palm(130, 1010, 700, 0.1, { trunk: '#2a1c30', leaf: '#2c2440', rim: '#a85a54' }, random),
    palm(1480, 1020, 640, -0.1, { trunk: '#2a1c30', leaf: '#2c2440', rim: '#a85a54' }, random),
  ].join('');
}
