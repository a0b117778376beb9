import { between, type Random } from './seeded-random.ts';
import type { Point } from './shape.ts';

/**
 * A ridgeline through the given points by midpoint displacement: every segment is halved `depth` times, and each
 * new point is moved by up to `roughness` of its segment's length.
 */
export function ridgeline(through: readonly Point[], roughness: number, random: Random, depth = 5): Point[] {
  let line: Point[] = [...through];
  for (let step = 0; step < depth; step += 1) line = halved(line, roughness, random);
  return line;
}

function halved(line: readonly Point[], roughness: number, random: Random): Point[] {
  const next: Point[] = [];
  line.forEach((point, i) => {
    const following = line[i + 1];
    next.push(point);
    if (!following) return;
    const length = Math.hypot(following[0] - point[0], following[1] - point[1]);
    const shift = between(random, -1, 1) * length * roughness;
    next.push([(point[0] + following[0]) / 2 + shift * 0.15, (point[1] + following[1]) / 2 + shift]);
  });
  return next;
}

/** A torn edge from one point to another: the border of a shadow on rock. */
export function torn(from: Point, to: Point, size: number, random: Random): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const nx = -(to[1] - from[1]) / length;
  const ny = (to[0] - from[0]) / length;
  const points: Point[] = [from];
  let t = 0;
  for (let i = 0; t < 0.94; i += 1) {
    t += between(random, 14, 58) / length;
    const swing = (i % 2 ? 1 : -1) * size * random() ** 1.5;
    if (t < 0.97) points.push([from[0] + (to[0] - from[0]) * t + nx * swing, from[1] + (to[1] - from[1]) * t + ny * swing]);
  }
  return [...points, to];
}
