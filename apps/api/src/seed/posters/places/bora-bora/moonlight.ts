import { type Random, times } from '../../drawing/seeded-random.ts';
import { glow, moon, sky, stars } from '../../drawing/sky.ts';
import { palm } from '../../drawing/trees.ts';
import { canoe } from '../../drawing/vehicles.ts';
import { glitter, reflected, ripples, water } from '../../drawing/water.ts';
import { bungalow, island } from './scenery.ts';

export function moonlight(random: Random): string {
  const land = island(640, '#3c5c8c', '#1c2f60', '#4c6c98', random);
  return [
    sky(640, '#070f38', '#143068', '#2f5c94', '#6c94b0'),
    stars(330, 500, '#ffffff', random),
    moon(1120, 220, 62, '#fff8dc', '#143068'),
    land,
    water(638, 1067, '#4c7ca4', '#1c4478', '#081c48'),
    reflected(land, 638, 0.34, 0.6),
    glitter(1120, 644, 1056, 240, '#fff8d8', random),
    ripples(60, 650, 1060, '#a8d0f0', 0.25, random),
    times(
      4,
      (t) =>
        glow(220 + t * 420, 690 + t * 14, 80, '#ffc860', 0.7) +
        bungalow(220 + t * 420, 700 + t * 16, 130 + t * 30, '#2c3460', '#1c2048', '#ffdc84'),
    ),
    canoe(1010, 850, 260, '#0c1438', '#0c1438'),
    palm(1490, 1120, 780, -0.16, { trunk: '#0c1436', leaf: '#0f1c44', rim: '#4c70a4' }, random),
    palm(60, 1120, 600, 0.14, { trunk: '#0c1436', leaf: '#0f1c44', rim: '#4c70a4' }, random),
  ].join('');
}
