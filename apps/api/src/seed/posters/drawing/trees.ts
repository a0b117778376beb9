import { mix } from './colour.ts';
import { between, type Random, times } from './seeded-random.ts';
import { curve, filled, num, oval, type Point, placed, stroked } from './shape.ts';

/** The outline of a conifer standing on 0,0 with the given height. */
export function conifer(x: number, y: number, height: number, random: Random): string {
  const width = height * between(random, 0.3, 0.42);
  const tiers = height > 60 ? 6 : 4;
  const side = (sign: 1 | -1): string[] =>
    Array.from({ length: tiers }, (_, i) => {
      const t = (i + 1) / tiers;
      const reach = sign * (width / 2) * t * between(random, 0.85, 1.15);
      const level = y - height * (1 - t * 0.92);
      return `L${num(x + reach)},${num(level)}L${num(x + reach * 0.55)},${num(level - height * 0.025)}`;
    });
  return `M${num(x)},${num(y - height)}${side(1).join('')}L${num(x)},${num(y)}M${num(x)},${num(y - height)}${side(-1).join('')}L${num(x)},${num(y)}Z`;
}

/** A forest as one path: conifers side by side along a line. */
export function forest(
  line: (x: number) => number,
  from: number,
  to: number,
  size: number,
  colour: string,
  random: Random,
): string {
  let path = '';
  for (let x = from; x < to; x += size * between(random, 0.16, 0.4))
    path += conifer(x, line(x) + size * 0.15, size * between(random, 0.55, 1.15), random);
  return filled(path, colour);
}

export interface PalmLook {
  readonly trunk: string;
  readonly leaf: string;
  readonly rim: string;
}

/** A coconut palm standing on x,y; `lean` moves its crown sideways, in units of its height. */
export function palm(x: number, y: number, height: number, lean: number, look: PalmLook, random: Random): string {
  const top: Point = [x + lean * height, y - height];
  const bend: Point = [x + lean * height * 0.3, y - height * 0.55];
  const w = height * 0.028;
  const left = curve([
    [x - w * 1.6, y],
    [bend[0] - w, bend[1]],
    [top[0] - w * 0.6, top[1]],
  ]);
  const right = curve([
    [top[0] + w * 0.6, top[1]],
    [bend[0] + w, bend[1]],
    [x + w * 1.6, y],
  ]).replace('M', 'L');
  const fronds = times(13, (t, i) => {
    const angle = -Math.PI * (0.02 + 0.96 * t) + between(random, -0.12, 0.12);
    return frond(
      top,
      angle,
      height * between(random, 0.36, 0.46),
      i % 3 === 1 ? look.rim : i % 2 ? look.leaf : mix(look.leaf, look.rim, 0.35),
    );
  });
  return (
    filled(`${left}${right}Z`, look.trunk) +
    stroked(
      curve([
        [x + w, y - 8],
        [bend[0] + w * 0.7, bend[1]],
        [top[0], top[1]],
      ]),
      look.rim,
      w * 0.5,
      ' opacity=".6"',
    ) +
    fronds
  );
}

/** One leaf of a palm: it rises, then hangs; its lower edge is cut into fingers. */
export function frond(from: Point, angle: number, length: number, colour: string): string {
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  const at = (t: number): Point => [from[0] + dx * length * t, from[1] + dy * length * t * 0.85 + length * 0.5 * t * t];
  const steps = 9;
  let path = curve(Array.from({ length: steps + 1 }, (_, i) => at(i / steps)));
  for (let i = steps; i > 0; i -= 1) {
    const t = i / steps;
    const [x, y] = at(t);
    const [px, py] = at((i - 1) / steps);
    const hang = length * 0.25 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.08));
    path += `L${num(x + dx * length * 0.02)},${num(y + hang)}L${num((x + px) / 2)},${num((y + py) / 2 + hang * 0.18)}`;
  }
  return filled(`${path}Z`, colour);
}

/** An umbrella thorn: forked trunk under flat clouds of leaves. */
export function acacia(x: number, y: number, height: number, dark: string, light: string, random: Random): string {
  const h = height;
  const trunk =
    stroked(
      `M0,0C${num(h * 0.02)},${num(-h * 0.25)} ${num(-h * 0.03)},${num(-h * 0.3)} ${num(-h * 0.05)},${num(-h * 0.42)}S${num(-h * 0.3)},${num(-h * 0.7)} ${num(-h * 0.42)},${num(-h * 0.8)}`,
      dark,
      h * 0.045,
    ) +
    stroked(
      `M${num(-h * 0.03)},${num(-h * 0.36)}C${num(h * 0.05)},${num(-h * 0.55)} ${num(h * 0.2)},${num(-h * 0.62)} ${num(h * 0.4)},${num(-h * 0.82)}`,
      dark,
      h * 0.032,
    ) +
    stroked(
      `M${num(-h * 0.05)},${num(-h * 0.45)}C${num(-h * 0.02)},${num(-h * 0.6)} ${num(h * 0.02)},${num(-h * 0.7)} ${num(h * 0.04)},${num(-h * 0.9)}`,
      dark,
      h * 0.026,
    );
  const crown = times(13, (t) => {
    const cx = (t - 0.5) * h * 1.35;
    const cy = -h * (0.82 + 0.13 * Math.sin(Math.PI * t)) + between(random, -0.03, 0.03) * h;
    return oval(cx, cy, h * between(random, 0.17, 0.25), h * between(random, 0.05, 0.075), dark);
  });
  const shine = times(11, (t) => {
    const cx = (t - 0.5) * h * 1.2;
    return oval(cx, -h * (0.865 + 0.13 * Math.sin(Math.PI * t)), h * between(random, 0.08, 0.16), h * 0.022, light);
  });
  return placed(trunk + crown + shine, x, y);
}

/** A round crown of dabs: maples, olives, lemon trees. `tones` from the shaded to the lit. */
export function roundTree(
  x: number,
  y: number,
  size: number,
  tones: readonly [string, string, string],
  trunk: string,
  random: Random,
): string {
  const stem = stroked(
    `M${num(x)},${num(y)}C${num(x + size * 0.03)},${num(y - size * 0.3)} ${num(x - size * 0.05)},${num(y - size * 0.4)} ${num(x)},${num(y - size * 0.6)}`,
    trunk,
    size * 0.07,
  );
  return stem + leafMass(x, y - size * 0.72, size * 0.5, size * 0.36, tones, random);
}

/** Leaves as layers of small dabs, each layer one path; the lit ones sit up and to the left. */
export function leafMass(
  x: number,
  y: number,
  rx: number,
  ry: number,
  tones: readonly [string, string, string],
  random: Random,
): string {
  const scale = Math.min(rx, ry);
  // A large crown gets more leaves, not larger ones.
  const crowd = Math.min(2.6, Math.max(1, scale / 90));
  const layers = [tones[0], tones[0], tones[1], tones[1], tones[2]];
  return layers
    .map((tone, layer) => {
      const path = times(Math.round((layer === 0 ? 26 : 44) * crowd), () => {
        const angle = random() * Math.PI * 2;
        const far = Math.sqrt(random()) * (1.02 - layer * 0.07);
        const r = scale * (layer === 0 ? between(random, 0.2, 0.3) : between(random, 0.05, 0.13) / Math.sqrt(crowd));
        const cx = x + Math.cos(angle) * rx * far - layer * rx * 0.05;
        return dab(cx, y + Math.sin(angle) * ry * far - layer * ry * 0.08, r * 1.3, r, random() - 0.5);
      });
      return filled(path, layer === 3 ? mix(tones[1], tones[2], 0.45) : layer === 1 ? mix(tones[0], tones[1], 0.45) : tone);
    })
    .join('');
}

/** One touch of the brush: a lens that leans a little. */
function dab(x: number, y: number, rx: number, ry: number, lean: number): string {
  const dy = rx * lean;
  return `M${num(x - rx)},${num(y + dy)}Q${num(x - rx * 0.2)},${num(y - ry * 1.9)} ${num(x + rx)},${num(y - dy)}Q${num(x + rx * 0.2)},${num(y + ry * 1.9)} ${num(x - rx)},${num(y + dy)}Z`;
}

/** A cypress or a poplar: a slim flame with a lit edge. */
export function cypress(x: number, y: number, height: number, dark: string, light: string): string {
  const w = height * 0.11;
  const flame = `M${num(x)},${num(y - height)}C${num(x + w * 1.5)},${num(y - height * 0.5)} ${num(x + w)},${num(y)} ${num(x)},${num(y)}C${num(x - w)},${num(y)} ${num(x - w * 1.5)},${num(y - height * 0.5)} ${num(x)},${num(y - height)}Z`;
  const edge = `M${num(x)},${num(y - height)}C${num(x - w * 1.5)},${num(y - height * 0.5)} ${num(x - w)},${num(y)} ${num(x - w * 0.2)},${num(y)}C${num(x - w * 0.6)},${num(y - height * 0.3)} ${num(x - w * 0.7)},${num(y - height * 0.5)} ${num(x)},${num(y - height)}Z`;
  return filled(flame, dark) + filled(edge, light);
}
