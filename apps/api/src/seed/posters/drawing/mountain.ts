import { mix } from './colour.ts';
import { down } from './paint.ts';
import { torn } from './ridge.ts';
import { between, hashOf, type Random } from './seeded-random.ts';
import { edges, filled, heightAt, num, type Point, stroked } from './shape.ts';

export interface MountainLook {
  readonly lit: string;
  readonly shade: string;
  /** What the feet dissolve into: the colour of the air in front of them. */
  readonly haze: string;
  readonly base: number;
  /** +1: light comes from the left, shadows lie on the right. */
  readonly light?: 1 | -1;
  readonly snow?: { readonly lit: string; readonly shade: string; readonly line: number };
  /** A thin line of light along the crest. */
  readonly rim?: string;
}

/** A range with a lit and a shaded side, snow above a height, and feet that fade into the air. */
export function mountain(ridge: readonly Point[], look: MountainLook, random: Random): string {
  const first = ridge[0] ?? [0, look.base];
  const last = ridge.at(-1) ?? first;
  const top = Math.min(...ridge.map(([, y]) => y));
  const body = edges([...ridge, [last[0], look.base], [first[0], look.base]]);
  const shadow = facets(ridge, look, random);
  const scree = screePath(ridge, look, random);
  const rock =
    filled(body, down(top, look.base, look.lit, mix(look.lit, look.haze, 0.45), look.haze)) +
    filled(shadow, down(top, look.base, look.shade, mix(look.shade, look.haze, 0.5), look.haze)) +
    filled(scree, down(top, look.base, mix(look.lit, look.shade, 0.5), look.haze), ' opacity=".55"');
  const snow = look.snow ? snowfield(ridge, body, shadow, look.snow, random) : '';
  const rim = look.rim ? stroked(edges(ridge, false), look.rim, 2.4, ' opacity=".7"') : '';
  return rock + snow + rim;
}

function snowfield(
  ridge: readonly Point[],
  body: string,
  shadow: string,
  snow: NonNullable<MountainLook['snow']>,
  random: Random,
): string {
  const left = ridge[0]?.[0] ?? 0;
  const right = ridge.at(-1)?.[0] ?? 0;
  const top = Math.min(...ridge.map(([, y]) => y)) - 20;
  const clip = edges([[left, top], [right, top], ...snowEdge(ridge, snow.line, random)]);
  const id = `c${hashOf(clip).toString(36)}`;
  return `<clipPath id="${id}"><path d="${clip}"/></clipPath><g clip-path="url(#${id})">${filled(body, snow.lit)}${filled(shadow, snow.shade)}</g>`;
}

/** From right to left: broad snowfields with tongues of every length that reach down the gullies. */
function snowEdge(ridge: readonly Point[], line: number, random: Random): Point[] {
  const left = ridge[0]?.[0] ?? 0;
  const edge: Point[] = [];
  let x = ridge.at(-1)?.[0] ?? 0;
  while (x > left) {
    const level = line + (heightAt(ridge, x) - line) * 0.3;
    edge.push([x, level - between(random, 0, 26)]);
    x -= between(random, 5, 20);
    edge.push([x + between(random, -4, 4), level + 8 + 72 * random() ** 2.6]);
    x -= between(random, 6, 26);
  }
  return [...edge, [left, line]];
}

/** One dark triangle with torn edges for every summit, on the side away from the light. */
function facets(ridge: readonly Point[], look: MountainLook, random: Random): string {
  const light = look.light ?? 1;
  return summitsOf(ridge)
    .map((index) => {
      const summit = ridge[index] ?? [0, 0];
      const valley = valleyBeside(ridge, index, light);
      const depth = (look.base - summit[1]) * between(random, 0.55, 0.95);
      const foot: Point = [summit[0] + light * depth * between(random, -0.05, 0.3), summit[1] + depth];
      const inner = torn(foot, summit, Math.min(26, depth / 8), random);
      const outer = torn(valley.at(-1) ?? summit, foot, Math.min(30, depth / 10), random);
      return edges([summit, ...valley, ...outer, ...inner]);
    })
    .join('');
}

/** Gullies and brushed faces: long thin wedges down from the crest, most of them on the lit side. */
function screePath(ridge: readonly Point[], look: MountainLook, random: Random): string {
  const light = look.light ?? 1;
  return ridge
    .filter((_, i) => i % 2 === 1)
    .map(([x, y]) => {
      const length = (look.base - y) * between(random, 0.12, 0.6);
      const lean = (between(random, -0.34, 0.16) * light - 0.02) * length;
      const width = between(random, 2, 9);
      const start = y + between(random, 3, (look.base - y) * 0.3);
      return `M${num(x)},${num(start)}l${num(lean + width)},${num(length)}l${num(-width * 2)},${num(-length * 0.34)}Z`;
    })
    .join('');
}

/** Positions of the points that nothing within `reach` overtops. */
function summitsOf(ridge: readonly Point[], reach = 42): number[] {
  return ridge.flatMap(([x, y], i) => {
    const overtopped = ridge.some(([ox, oy], j) => j !== i && Math.abs(ox - x) < reach && (oy < y || (oy === y && j < i)));
    return overtopped ? [] : [i];
  });
}

/** The ridge from a summit down to the next valley, on the shaded side. */
function valleyBeside(ridge: readonly Point[], summit: number, light: 1 | -1): Point[] {
  const path: Point[] = [];
  let lowest = -Infinity;
  const start = ridge[summit]?.[1] ?? 0;
  for (let i = summit + light; i >= 0 && i < ridge.length; i += light) {
    const point = ridge[i];
    if (!point || point[1] < lowest - Math.max(18, (lowest - start) * 0.35)) break;
    lowest = Math.max(lowest, point[1]);
    path.push(point);
  }
  const bottom = path.findIndex(([, y]) => y === lowest);
  return path.slice(0, bottom + 1);
}
