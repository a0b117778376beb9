import { house } from '../../drawing/buildings.ts';
import { cumulus } from '../../drawing/clouds.ts';
import { grass, twig } from '../../drawing/foliage.ts';
import { down } from '../../drawing/paint.ts';
import { type Random, times } from '../../drawing/seeded-random.ts';
import { disc, hill, type Point } from '../../drawing/shape.ts';
import { mist, sky, sun } from '../../drawing/sky.ts';
import { road } from '../../drawing/terrain.ts';
import { cypress } from '../../drawing/trees.ts';
import { slope } from './scenery.ts';

export function vineyards(random: Random): string {
  const left: Point[] = [
    [-20, 470],
    [220, 430],
    [480, 500],
    [740, 640],
    [900, 760],
  ];
  const right: Point[] = [
    [640, 780],
    [860, 660],
    [1120, 520],
    [1380, 440],
    [1620, 400],
  ];
  return [
    sky(560, '#4f9cc8', '#a8d2d4', '#fdeec4'),
    sun(420, 250, 54, '#fffbe4', '#fff0b0'),
    cumulus(980, 240, 360, '#ffffff', '#dbe4e0', random),
    hill(
      [
        [-20, 420],
        [300, 330],
        [640, 430],
        [980, 320],
        [1340, 400],
        [1620, 310],
      ],
      down(310, 640, '#9db8c0', '#d8dcc0'),
    ),
    hill(
      [
        [-20, 520],
        [280, 450],
        [620, 540],
        [900, 460],
        [1260, 520],
        [1620, 440],
      ],
      down(440, 720, '#a4b090', '#cdb888'),
    ),
    mist(430, 620, '#fdf2d0', 0.5),
    slope(
      [
        [300, 640],
        [560, 540],
        [820, 520],
        [1080, 560],
        [1300, 640],
      ],
      ['#c0a468', '#a88a54'],
      ['#6f8a48', '#a8b45c'],
      7,
      130,
      random,
    ),
    road(
      [
        [760, 640],
        [820, 690],
        [700, 760],
        [860, 850],
        [700, 960],
        [760, 1090],
      ],
      40,
      330,
      '#5fa4b4',
    ),
    slope(left, ['#d0a860', '#9c6a40'], ['#5c8040', '#a4b850'], 15, 540, random),
    slope(right, ['#cc9c58', '#8c5c3c'], ['#58783c', '#b0b44c'], 15, 560, random),
    house(1210, 560, 120, 66, { wall: '#fbf2e0', roof: '#c4553a', window: '#6a5a5c', kind: 'hip' }, random),
    house(1310, 548, 70, 48, { wall: '#f6e6cc', roof: '#b0452f', window: '#6a5a5c', kind: 'gable' }, random),
    times(6, (t) => cypress(1180 + t * 240, 566 - t * 20, 96 + ((t * 5) % 2) * 20, '#3c5438', '#6c8048')),
    twig([1640, 40], [1180, 210], 130, '#5a3a2c', '#4f7a3a', '#9cb84c', random),
    times(14, (_, i) =>
      disc(1330 + (i % 4) * 26 + (i > 8 ? 12 : 0), 190 + Math.floor(i / 4) * 26, 16, i % 3 ? '#5c2a54' : '#84406c'),
    ),
    grass(1080, 120, 120, '#6a4a2c', random, 0, 640),
  ].join('');
}
