import { mix } from '../../drawing/colour.ts';
import { down } from '../../drawing/paint.ts';
import { between, type Random, times } from '../../drawing/seeded-random.ts';
import { curve, filled, type Point, stroked } from '../../drawing/shape.ts';

export const LOAF: Point[] = [
  [700, 700],
  [770, 640],
  [812, 520],
  [850, 380],
  [910, 312],
  [980, 330],
  [1034, 430],
  [1070, 560],
  [1130, 650],
  [1260, 690],
];

export const URCA: Point[] = [
  [330, 700],
  [440, 640],
  [540, 560],
  [660, 540],
  [760, 590],
  [830, 660],
  [900, 700],
];

/** Granite domes: a lit flank, a shaded one, and the streaks that water leaves on bare rock. */
export function dome(points: readonly Point[], lit: string, shade: string, haze: string, random: Random): string {
  const top = points.reduce((best, point) => (point[1] < best[1] ? point : best));
  const base = Math.max(...points.map(([, y]) => y)) + 8;
  const right: Point[] = [top, ...points.filter(([x]) => x > top[0])];
  const inner: Point[] = [
    [top[0] + 20, top[1] + 90],
    [top[0] - 10, top[1] + 190],
    [top[0] + 40, base],
  ];
  const face = `${curve(right)}L${right.at(-1)?.[0] ?? 0},${base}${curve([...inner].reverse()).replace('M', 'L')}Z`;
  const lines = times(16, () => {
    const x = between(random, top[0] - 80, top[0] + 60);
    const y = between(random, top[1] + 60, base - 150);
    return `M${x.toFixed(0)},${y.toFixed(0)}q${between(random, -10, 10).toFixed(0)},40 ${between(random, -16, 16).toFixed(0)},${between(random, 60, 130).toFixed(0)}`;
  });
  return (
    filled(
      `${curve(points)}L${points.at(-1)?.[0] ?? 0},${base}L${points[0]?.[0] ?? 0},${base}Z`,
      down(top[1], base, lit, mix(lit, haze, 0.5)),
    ) +
    filled(face, down(top[1], base, shade, mix(shade, haze, 0.4))) +
    stroked(lines, shade, 3, ' opacity=".5"')
  );
}
