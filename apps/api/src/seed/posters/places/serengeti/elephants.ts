import { elephant, herd } from '../../drawing/animals.ts';
import { cumulus } from '../../drawing/clouds.ts';
import { dabs, grass } from '../../drawing/foliage.ts';
import { down } from '../../drawing/paint.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { filled, hill, type Point } from '../../drawing/shape.ts';
import { mist, sky } from '../../drawing/sky.ts';
import { acacia } from '../../drawing/trees.ts';
import { plain, treeLine } from './scenery.ts';

export function elephants(random: Random): string {
  const kili: Point[] = [
    [-20, 670],
    [260, 610],
    [470, 500],
    [630, 385],
    [730, 318],
    [800, 322],
    [880, 312],
    [960, 330],
    [1060, 400],
    [1230, 520],
    [1440, 610],
    [1640, 670],
  ];
  const snow =
    'M650,372L730,318Q765,324 800,322T880,312L960,330L1040,386L1012,378L1000,412L968,384L944,436L918,388L884,420L862,382L826,446L800,390L766,424L744,378L706,418L690,380Z';
  return [
    sky(620, '#4a9ad0', '#a0d0e0', '#f8f0d0'),
    hill(kili, down(310, 690, '#5f7cab', '#94acc4', '#dce4dc')),
    filled(snow, '#ffffff'),
    filled('M880,312L960,330L1040,386L1012,378L1000,412L968,384L944,436L918,388L900,360Z', '#b4cae8'),
    cumulus(250, 520, 420, '#ffffff', '#d4e2ea', random),
    cumulus(1010, 500, 460, '#ffffff', '#d4e2ea', random),
    mist(520, 680, '#fbf6dc', 0.7),
    plain(660, '#c89a48', '#e8d890'),
    treeLine(668, '#7c9460', random),
    herd(26, 900, 1580, 690, 740, 16, '#8a7454', random),
    dabs(70, 700, 900, 12, '#b08a40', random),
    acacia(1390, 830, 390, '#4c5034', '#98a450', random),
    elephant(560, 900, 330, '#7a7078'),
    elephant(960, 886, 240, '#857a80'),
    elephant(1180, 884, 120, '#8a8086'),
    elephant(180, 866, 220, '#8c8288'),
    grass(1080, 170, 520, '#b08434', random),
    grass(1090, 110, 320, '#7c5a28', random),
  ].join('');
}
