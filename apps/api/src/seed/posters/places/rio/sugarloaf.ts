import { lampRow, skyline } from '../../drawing/buildings.ts';
import { streaks } from '../../drawing/clouds.ts';
import { down } from '../../drawing/paint.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { box, hill, placed, stroked } from '../../drawing/shape.ts';
import { sky, sun } from '../../drawing/sky.ts';
import { leafMass, palm } from '../../drawing/trees.ts';
import { rowboat, sailboat } from '../../drawing/vehicles.ts';
import { glitter, reflected, ripples, water } from '../../drawing/water.ts';
import { dome, LOAF, URCA } from './scenery.ts';

function cableCar(colour: string): string {
  return (
    stroked('M650,540Q790,470 912,314', colour, 2.4) +
    placed(box(-17, 8, 34, 24, '#f4c23c') + box(-13, 12, 26, 9, '#4a3a5c') + stroked('M0,-4V8', colour, 2.4), 800, 434)
  );
}

export function sugarloaf(random: Random): string {
  const land =
    hill(
      [
        [-20, 560],
        [160, 480],
        [330, 560],
        [560, 640],
        [760, 680],
        [1060, 600],
        [1280, 520],
        [1460, 440],
        [1620, 520],
      ],
      down(440, 720, '#7a4a8c', '#c8707c'),
    ) +
    skyline(-20, 420, 716, 150, '#54346c', '#ffd680', random) +
    skyline(1130, 1640, 716, 170, '#4c3068', '#ffd680', random) +
    dome(URCA, '#84456c', '#4a2c60', '#a8587c', random) +
    dome(LOAF, '#a85468', '#52306a', '#b0607c', random) +
    cableCar('#3a2450');
  return [
    sky(640, '#2c2f78', '#7c4a9c', '#e8708c', '#fdb878'),
    sun(470, 560, 62, '#fff0c4', '#ffb070', 0.75),
    streaks(22, 80, 430, '#ffb8b0', 0.42, random),
    land,
    lampRow([-10, 714], [1610, 714], 54, '#ffe0a0', 2.4),
    water(718, 1067, '#e88c84', '#7c4a90', '#28286a'),
    reflected(land, 718, 0.38, 0.7),
    ripples(70, 728, 1060, '#ffc8a0', 0.3, random),
    glitter(470, 722, 1040, 220, '#ffe0a8', random),
    sailboat(640, 850, 130, '#3a2450', '#fbe0c8'),
    rowboat(1220, 900, 130, '#3a2450', '#f4b890'),
    sailboat(1370, 810, 90, '#3a2450', '#fbe0c8', -1),
    palm(110, 1100, 620, 0.12, { trunk: '#1c1434', leaf: '#1f1a3c', rim: '#7a3f6c' }, random),
    palm(1540, 1100, 520, -0.14, { trunk: '#1c1434', leaf: '#1f1a3c', rim: '#7a3f6c' }, random),
    leafMass(300, 1080, 360, 80, ['#171230', '#2a1c48', '#54306a'], random),
  ].join('');
}
