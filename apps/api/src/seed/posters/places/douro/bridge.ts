import { birds } from '../../drawing/animals.ts';
import { hillTown, lampRow } from '../../drawing/buildings.ts';
import { streaks } from '../../drawing/clouds.ts';
import { person } from '../../drawing/people.ts';
import { type Random, times } from '../../drawing/seeded-random.ts';
import { box, hill, stroked } from '../../drawing/shape.ts';
import { sky, sun } from '../../drawing/sky.ts';
import { rabelo } from '../../drawing/vehicles.ts';
import { glitter, reflected, ripples, water } from '../../drawing/water.ts';

export function bridge(random: Random): string {
  const far =
    hillTown(
      -20,
      560,
      4,
      (x, row) => 470 + row * 56 + x * 0.12,
      {
        walls: ['#6a4a7c', '#84507c', '#9c5c70'],
        roofs: ['#4a2a54', '#5a3058'],
        window: '#ffd070',
        size: 84,
        kinds: ['gable', 'hip'],
      },
      random,
    ) +
    hillTown(
      1120,
      1640,
      4,
      (x, row) => 560 + row * 50 - (x - 1120) * 0.16,
      {
        walls: ['#5a3f74', '#744478', '#8c4c70'],
        roofs: ['#3c2450', '#4c2a54'],
        window: '#ffd070',
        size: 84,
        kinds: ['gable', 'flat'],
      },
      random,
    );
  const steel = '#2f1f44';
  const arch = 'M430,700Q800,280 1170,700';
  const ribs = times(15, (t) => {
    const x = 450 + t * 700;
    const y = 700 - 420 * 2 * ((x - 430) / 740) * (1 - (x - 430) / 740);
    return `M${x},${y}V448`;
  });
  const span =
    stroked(arch, steel, 15) +
    stroked('M400,700Q800,330 1200,700', steel, 6) +
    stroked(ribs, steel, 4) +
    box(-20, 432, 1660, 20, steel) +
    box(430, 648, 740, 12, steel) +
    lampRow([0, 426], [1600, 426], 27, '#ffd98a', 3);
  const scene =
    hill(
      [
        [-20, 520],
        [260, 470],
        [480, 560],
        [620, 720],
      ],
      '#4c2f60',
    ) +
    hill(
      [
        [980, 720],
        [1160, 560],
        [1400, 480],
        [1620, 430],
      ],
      '#44295a',
    ) +
    far +
    span;
  return [
    sky(640, '#2f2f74', '#8a4a8c', '#e87a70', '#fcc07a'),
    sun(800, 590, 66, '#fff0c0', '#ffb060', 0.7),
    streaks(20, 70, 380, '#ffc0a8', 0.4, random),
    scene,
    water(716, 1067, '#e8907c', '#8a4a80', '#2a2456'),
    reflected(scene, 716, 0.4, 0.8),
    ripples(70, 726, 1060, '#ffd0a0', 0.3, random),
    glitter(800, 722, 1040, 220, '#ffe6a8', random),
    rabelo(330, 930, 420, '#4a2a50', '#241838'),
    birds(6, 1080, 250, 120, 24, '#3a2450', random),
    person(1380, 1050, 190, { coat: '#241838', legs: '#1c1230', pose: 'stand' }),
    person(1456, 1056, 182, { coat: '#3c2048', legs: '#1c1230', pose: 'stand', hat: '#8a3a4c' }, -1),
    box(-20, 1036, 1660, 40, '#160e28'),
  ].join('');
}
