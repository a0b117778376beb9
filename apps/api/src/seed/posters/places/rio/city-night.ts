import { lampRow, skyline } from '../../drawing/buildings.ts';
import { openArms } from '../../drawing/landmarks.ts';
import { down } from '../../drawing/paint.ts';
import { type Random, times } from '../../drawing/seeded-random.ts';
import { hill } from '../../drawing/shape.ts';
import { glow, sky, stars } from '../../drawing/sky.ts';
import { rowboat, sailboat } from '../../drawing/vehicles.ts';
import { glitter, reflected, ripples, water } from '../../drawing/water.ts';

export function cityNight(random: Random): string {
  const city =
    skyline(-20, 1640, 700, 200, '#2c2c68', '#ffcf70', random) +
    skyline(300, 1240, 712, 330, '#222458', '#ffe09a', random) +
    skyline(-20, 1640, 722, 150, '#191a48', '#ffd680', random);
  const back =
    hill(
      [
        [-20, 430],
        [220, 330],
        [430, 420],
        [700, 300],
        [820, 220],
        [900, 260],
        [1120, 400],
        [1380, 320],
        [1620, 420],
      ],
      down(220, 720, '#2a2c6c', '#4c4080'),
    ) + openArms(836, 236, 92, '#fff0cc', '#c8a8b0');
  return [
    sky(660, '#0b0f38', '#242a6c', '#5c4488', '#b86a8c'),
    stars(220, 420, '#ffffff', random),
    glow(836, 190, 130, '#ffe6b0', 0.6),
    back,
    city,
    glow(800, 720, 900, '#ff9a70', 0.4, 0.16),
    lampRow([-10, 722], [1610, 722], 60, '#ffe6b0', 3),
    water(724, 1067, '#5c3f7c', '#232860', '#0b0f34'),
    reflected(city, 724, 0.45, 0.7),
    times(24, (t) => glitter(20 + t * 1560, 728, 840 + ((t * 37) % 1) * 150, 26, '#ffc870', random)),
    ripples(50, 740, 1060, '#b8a8ff', 0.2, random),
    sailboat(300, 880, 150, '#0e1030', '#8c84c0'),
    sailboat(1240, 930, 190, '#0e1030', '#9c90c8', -1),
    rowboat(720, 960, 150, '#0e1030', '#8c84c0'),
  ].join('');
}
