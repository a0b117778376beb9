import { between, type Random, times } from './seeded-random.ts';
import { curve, filled, num, type Point, SHEET, stroked } from './shape.ts';
import { frond } from './trees.ts';

/** Blades of grass along the lower edge, as one path. */
export function grass(
  y: number,
  height: number,
  count: number,
  colour: string,
  random: Random,
  from = 0,
  to: number = SHEET.width,
): string {
  const path = times(count, () => {
    const x = between(random, from, to);
    const h = height * between(random, 0.4, 1.1);
    const lean = between(random, -0.35, 0.45) * h;
    const w = between(random, 2, 5);
    return `M${num(x - w)},${num(y + 6)}Q${num(x)},${num(y - h * 0.6)} ${num(x + lean)},${num(y - h)}Q${num(x + w)},${num(y - h * 0.5)} ${num(x + w)},${num(y + 6)}Z`;
  });
  return filled(path, colour);
}

/** Small dabs over a field: flowers, pebbles, far bushes; bigger towards the viewer. */
export function dabs(
  count: number,
  top: number,
  bottom: number,
  size: number,
  colour: string,
  random: Random,
  from = 0,
  to: number = SHEET.width,
): string {
  const path = times(count, () => {
    const t = random();
    const r = size * (0.35 + t * 0.8) * between(random, 0.6, 1.2);
    const x = between(random, from, to);
    return `M${num(x - r)},${num(top + (bottom - top) * t)}q${num(r)},${num(-r * 1.1)} ${num(r * 2)},0q${num(-r)},${num(r * 0.7)} ${num(-r * 2)},0Z`;
  });
  return filled(path, colour);
}

/** A pointed leaf with a midrib of light. */
export function leaf(x: number, y: number, angle: number, length: number, colour: string, rib: string): string {
  const w = length * 0.2;
  const body = `M0,0C${num(length * 0.3)},${num(-w)} ${num(length * 0.7)},${num(-w)} ${num(length)},0C${num(length * 0.7)},${num(w)} ${num(length * 0.3)},${num(w)} 0,0Z`;
  const half = `M0,0C${num(length * 0.3)},${num(-w)} ${num(length * 0.7)},${num(-w)} ${num(length)},0Q${num(length * 0.5)},${num(-w * 0.25)} 0,0Z`;
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num((angle * 180) / Math.PI)})">${filled(body, colour)}${filled(half, rib)}</g>`;
}

/** A twig with leaves in pairs, from `from` to `to`. */
export function twig(from: Point, to: Point, size: number, wood: string, colour: string, rib: string, random: Random): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const sag: Point = [(from[0] + to[0]) / 2 - Math.sin(angle) * size * 0.3, (from[1] + to[1]) / 2 + Math.cos(angle) * size * 0.3];
  const count = Math.max(4, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (size * 0.42)));
  const leaves = times(count, (t, i) => {
    const x = (1 - t) * (1 - t) * from[0] + 2 * t * (1 - t) * sag[0] + t * t * to[0];
    const y = (1 - t) * (1 - t) * from[1] + 2 * t * (1 - t) * sag[1] + t * t * to[1];
    return leaf(
      x,
      y,
      angle + (i % 2 ? 0.8 : -0.8) + between(random, -0.25, 0.25),
      size * between(random, 0.75, 1.1),
      colour,
      rib,
    );
  });
  return stroked(curve([from, sag, to]), wood, size * 0.09) + leaves;
}

/** Palm leaves that reach into the picture from a corner and frame it. */
export function frondFrame(corner: Point, angles: readonly number[], length: number, dark: string, light: string): string {
  return angles.map((angle, i) => frond(corner, angle, length * (1 - (i % 2) * 0.18), i % 2 ? light : dark)).join('');
}
