import { house } from '../../drawing/buildings.ts';
import { streaks } from '../../drawing/clouds.ts';
import { mix } from '../../drawing/colour.ts';
import { pagoda } from '../../drawing/landmarks.ts';
import { between, type Random, times } from '../../drawing/seeded-random.ts';
import { box, curve, num, SHEET, stroked } from '../../drawing/shape.ts';
import { mist, sky, sun } from '../../drawing/sky.ts';
import { leafMass } from '../../drawing/trees.ts';
import { hills, MAPLE } from './scenery.ts';

/** Old town roofs, row behind row, the near ones dark. */
function tiledRoofs(top: number, rows: number, far: string, near: string, lamp: string, random: Random): string {
  return times(rows, (t, row) => {
    let out = '';
    const wide = 120 + 150 * t;
    for (let x = -wide * random(); x < SHEET.width; x += wide * between(random, 0.8, 1.05)) {
      const y = top + row * (40 + 22 * t) + between(random, -10, 10);
      const tone = mix(far, near, t);
      out += house(
        x,
        y + 90,
        wide * 0.86,
        84,
        { wall: mix(tone, '#f0d8b8', 0.24), roof: tone, window: random() < 0.4 ? lamp : mix(tone, '#1c1024', 0.35), kind: 'hip' },
        random,
      );
      out += stroked(`M${num(x)},${num(y - wide * 0.2)}h${num(wide * 0.72)}`, mix(tone, '#ffd0b0', 0.4), 3, ' opacity=".7"');
    }
    return out;
  });
}

export function yasaka(random: Random): string {
  return [
    sky(700, '#6a4a8c', '#d0708c', '#f8a87c', '#fde0b0'),
    sun(1130, 470, 74, '#fff0cc', '#ffc98c'),
    streaks(20, 90, 430, '#ffe0c8', 0.5, random),
    hills(520, ['#a8648a', '#c4808a', '#e0a68c']),
    mist(560, 760, '#fbcf9f', 0.65),
    pagoda(720, 850, 700, '#3f2a4a', '#a8463a', '#ffdf8c'),
    box(0, 800, SHEET.width, 267, '#4a3050'),
    tiledRoofs(740, 6, '#8a5a78', '#2f2038', '#ffd076', random),
    leafMass(90, 130, 330, 200, MAPLE, random),
    leafMass(1560, 180, 260, 240, MAPLE, random),
    stroked(
      curve([
        [-20, 420],
        [60, 260],
        [240, 120],
        [420, 60],
      ]),
      '#3a2030',
      16,
    ),
    stroked(
      curve([
        [1620, 560],
        [1560, 360],
        [1470, 220],
      ]),
      '#3a2030',
      16,
    ),
    leafMass(330, 90, 190, 90, MAPLE, random),
  ].join('');
}
