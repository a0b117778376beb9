import { mix } from './colour.ts';
import { times } from './seeded-random.ts';
import { box, boxPath, disc, edges, filled, num, oval, placed, stroked } from './shape.ts';

/** A five-storeyed pagoda standing on 0,0, `size` high. */
export function pagoda(x: number, y: number, size: number, roof: string, wall: string, light: string): string {
  const storeys = times(5, (_, i) => {
    const w = size * (0.3 - i * 0.032);
    const base = -size * (0.05 + i * 0.15);
    const eave = base - size * 0.085;
    const wide = w * 0.95;
    const body =
      box(-w * 0.5, base - size * 0.1, w, size * 0.11, wall) +
      filled(
        times(4, (t) => boxPath(-w * 0.42 + t * w * 0.72, base - size * 0.07, w * 0.1, size * 0.05)),
        light,
      );
    const roofPath = `M${num(-wide)},${num(eave - size * 0.012)}Q${num(-wide * 0.6)},${num(eave - size * 0.012)} ${num(-w * 0.42)},${num(eave - size * 0.065)}L${num(w * 0.42)},${num(eave - size * 0.065)}Q${num(wide * 0.6)},${num(eave - size * 0.012)} ${num(wide)},${num(eave - size * 0.012)}Q${num(wide * 0.7)},${num(eave + size * 0.014)} 0,${num(eave + size * 0.016)}Q${num(-wide * 0.7)},${num(eave + size * 0.014)} ${num(-wide)},${num(eave - size * 0.012)}Z`;
    const rim = stroked(
      `M${num(-wide)},${num(eave - size * 0.012)}Q${num(-wide * 0.6)},${num(eave - size * 0.012)} ${num(-w * 0.42)},${num(eave - size * 0.065)}`,
      mix(roof, '#ffd9b0', 0.55),
      2.4,
    );
    return body + filled(roofPath, roof) + rim;
  });
  const spire =
    stroked(`M0,${num(-size * 0.79)}V${num(-size)}`, roof, size * 0.012) +
    times(6, (t) => oval(0, -size * (0.83 + 0.11 * t), size * (0.022 - 0.008 * t), size * 0.006, roof));
  return placed(box(-size * 0.2, -size * 0.05, size * 0.4, size * 0.05, mix(wall, '#504050', 0.5)) + storeys + spire, x, y);
}

/** A torii, `size` wide between its posts. */
export function torii(x: number, y: number, size: number, colour: string, dark: string): string {
  const h = size * 1.02;
  const posts = filled(
    edges([
      [-size * 0.44, 0],
      [-size * 0.4, -h],
      [-size * 0.31, -h],
      [-size * 0.33, 0],
    ]) +
      edges([
        [size * 0.33, 0],
        [size * 0.31, -h],
        [size * 0.4, -h],
        [size * 0.44, 0],
      ]),
    colour,
  );
  const shade = filled(
    edges([
      [-size * 0.37, 0],
      [-size * 0.35, -h],
      [-size * 0.31, -h],
      [-size * 0.33, 0],
    ]) +
      edges([
        [size * 0.39, 0],
        [size * 0.36, -h],
        [size * 0.4, -h],
        [size * 0.44, 0],
      ]),
    dark,
    ' opacity=".55"',
  );
  const beam = filled(
    `M${num(-size * 0.66)},${num(-h * 1.1)}Q0,${num(-h * 1.0)} ${num(size * 0.66)},${num(-h * 1.1)}L${num(size * 0.62)},${num(-h * 0.98)}Q0,${num(-h * 0.92)} ${num(-size * 0.62)},${num(-h * 0.98)}Z`,
    colour,
  );
  const cap = filled(
    `M${num(-size * 0.69)},${num(-h * 1.16)}Q0,${num(-h * 1.05)} ${num(size * 0.69)},${num(-h * 1.16)}L${num(size * 0.65)},${num(-h * 1.08)}Q0,${num(-h * 0.99)} ${num(-size * 0.65)},${num(-h * 1.08)}Z`,
    dark,
  );
  const lower =
    box(-size * 0.52, -h * 0.8, size * 1.04, h * 0.08, colour) + box(-size * 0.05, -h * 0.96, size * 0.1, h * 0.17, dark);
  const feet =
    box(-size * 0.46, -h * 0.07, size * 0.15, h * 0.07, dark) + box(size * 0.31, -h * 0.07, size * 0.15, h * 0.07, dark);
  return placed(posts + shade + lower + beam + cap + feet, x, y);
}

/** A Balinese meru: an odd number of thatched roofs. */
export function meru(x: number, y: number, size: number, roofs: number, thatch: string, wood: string, light: string): string {
  const step = (size * 0.8) / roofs;
  const tiers = times(roofs, (t, i) => {
    const w = size * 0.28 * (1 - t * 0.62);
    const base = -size * 0.14 - step * i;
    const roof = `M${num(-w)},${num(base)}Q${num(-w * 0.72)},${num(base - step * 0.5)} ${num(-w * 0.4)},${num(base - step * 0.72)}H${num(w * 0.4)}Q${num(w * 0.72)},${num(base - step * 0.5)} ${num(w)},${num(base)}Q0,${num(base + step * 0.16)} ${num(-w)},${num(base)}Z`;
    return (
      box(-w * 0.42, base - step * 0.98, w * 0.84, step * 0.4, wood) +
      filled(roof, thatch) +
      stroked(
        `M${num(-w)},${num(base)}Q${num(-w * 0.72)},${num(base - step * 0.5)} ${num(-w * 0.4)},${num(base - step * 0.72)}`,
        light,
        2.2,
      )
    );
  });
  const plinth =
    filled(
      edges([
        [-size * 0.2, 0],
        [-size * 0.17, -size * 0.15],
        [size * 0.17, -size * 0.15],
        [size * 0.2, 0],
      ]),
      wood,
    ) + box(-size * 0.06, -size * 0.13, size * 0.12, size * 0.13, light);
  return placed(plinth + tiers, x, y);
}

/** One half of a split gate; `flip` makes the other. */
export function splitGate(x: number, y: number, size: number, stone: string, dark: string): string {
  const half: [number, number][] = [
    [0, 0],
    [0, -size],
  ];
  for (let i = 0; i < 7; i += 1) {
    const level = -size * (0.94 - i * 0.12);
    half.push(
      [size * (0.06 + i * 0.045), level],
      [size * (0.1 + i * 0.045), level - size * 0.03],
      [size * (0.1 + i * 0.045), level + size * 0.05],
    );
  }
  half.push([size * 0.46, 0]);
  const inner = filled(
    edges([
      [0, 0],
      [0, -size],
      [size * 0.05, -size * 0.93],
      [size * 0.05, 0],
    ]),
    dark,
  );
  const bands = times(6, (t) => box(size * 0.05, -size * (0.12 + 0.62 * t), size * (0.34 - 0.26 * t), size * 0.014, dark));
  const one = filled(edges(half), stone) + inner + bands;
  return `${placed(one, x + size * 0.16, y)}<g transform="translate(${num(x - size * 0.16)} ${num(y)}) scale(-1 1)">${one}</g>`;
}

/** A Ladakhi monastery: whitewashed blocks up a hill, dark windows, a red temple at the top. */
export function monastery(x: number, y: number, size: number, white: string, shade: string, red: string, dark: string): string {
  const blocks: [number, number, number, number, string][] = [
    [-0.95, 0.02, 0.34, 0.2, white],
    [0.62, 0.04, 0.36, 0.22, white],
    [-0.66, -0.12, 0.36, 0.26, white],
    [0.3, -0.1, 0.42, 0.28, white],
    [-0.36, -0.28, 0.4, 0.34, white],
    [0.04, -0.3, 0.36, 0.34, white],
    [-0.2, -0.52, 0.44, 0.3, red],
    [-0.08, -0.66, 0.22, 0.16, white],
  ];
  const drawn = blocks.map(([bx, by, bw, bh, wall]) => {
    const l = bx * size;
    const b = by * size;
    const w = bw * size;
    const h = bh * size;
    const body = filled(
      edges([
        [l, b],
        [l + w * 0.05, b - h],
        [l + w * 0.95, b - h],
        [l + w, b],
      ]),
      wall,
    );
    const side = filled(
      edges([
        [l + w * 0.66, b],
        [l + w * 0.66, b - h],
        [l + w * 0.95, b - h],
        [l + w, b],
      ]),
      wall === white ? shade : mix(red, dark, 0.4),
    );
    const band =
      box(l + w * 0.03, b - h, w * 0.94, h * 0.11, wall === white ? red : dark) + box(l, b - h * 1.04, w, h * 0.05, '#f3c76b');
    const panes = times(
      4,
      (t) =>
        boxPath(l + w * (0.12 + 0.7 * t), b - h * 0.76, w * 0.08, h * 0.15) +
        boxPath(l + w * (0.12 + 0.7 * t), b - h * 0.42, w * 0.07, h * 0.13),
    );
    return body + side + band + filled(panes, dark);
  });
  return placed(drawn.join(''), x, y);
}

/** Lines of prayer flags hanging between points. */
export function prayerFlags(from: readonly [number, number], to: readonly [number, number], sag: number, size: number): string {
  const colours = ['#2f6fc4', '#f4efe4', '#d8402f', '#3f9a55', '#f2b632'];
  const mx = (from[0] + to[0]) / 2;
  const my = (from[1] + to[1]) / 2 + sag;
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (size * 1.25));
  const at = (t: number): [number, number] => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * mx + t * t * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * my + t * t * to[1],
  ];
  const flags = times(count, (t, i) => {
    const [x, y] = at(0.01 + t * 0.96);
    const [nx, ny] = at(0.01 + t * 0.96 + (size * 0.95) / Math.hypot(to[0] - from[0], to[1] - from[1]));
    const sway = Math.sin(i * 1.7) * size * 0.16;
    return filled(
      `M${num(x)},${num(y)}L${num(nx)},${num(ny)}Q${num(nx + sway + 4)},${num(ny + size * 0.6)} ${num(nx + sway)},${num(ny + size * 1.15)}L${num(x + sway)},${num(y + size * 1.1)}Q${num(x + sway + 4)},${num(y + size * 0.5)} ${num(x)},${num(y)}Z`,
      colours[i % 5] ?? '#ffffff',
    );
  });
  return stroked(`M${num(from[0])},${num(from[1])}Q${num(mx)},${num(my)} ${num(to[0])},${num(to[1])}`, '#3a2f3a', 2.4) + flags;
}

/** The statue with open arms over the bay, arms along the horizon. */
export function openArms(x: number, y: number, size: number, stone: string, shade: string): string {
  const robe = `M${num(-size * 0.075)},${num(-size * 0.72)}L${num(-size * 0.095)},0H${num(size * 0.095)}L${num(size * 0.075)},${num(-size * 0.72)}Z`;
  const arms = `M${num(-size * 0.48)},${num(-size * 0.765)}L${num(-size * 0.07)},${num(-size * 0.84)}H${num(size * 0.07)}L${num(size * 0.48)},${num(-size * 0.765)}L${num(size * 0.47)},${num(-size * 0.725)}L${num(size * 0.2)},${num(-size * 0.7)}L${num(size * 0.07)},${num(-size * 0.56)}H${num(-size * 0.07)}L${num(-size * 0.2)},${num(-size * 0.7)}L${num(-size * 0.47)},${num(-size * 0.725)}Z`;
  const dark = `M${num(size * 0.012)},${num(-size * 0.84)}H${num(size * 0.07)}L${num(size * 0.48)},${num(-size * 0.765)}L${num(size * 0.2)},${num(-size * 0.7)}L${num(size * 0.075)},${num(-size * 0.56)}L${num(size * 0.095)},0H${num(size * 0.03)}Z`;
  const head =
    disc(0, -size * 0.905, size * 0.05, stone) +
    filled(`M0,${num(-size * 0.955)}a${num(size * 0.05)},${num(size * 0.05)} 0 0 1 0,${num(size * 0.1)}Z`, shade);
  return placed(
    filled(robe + arms, stone) + filled(dark, shade) + box(-size * 0.03, -size * 0.87, size * 0.06, size * 0.05, stone) + head,
    x,
    y,
  );
}
