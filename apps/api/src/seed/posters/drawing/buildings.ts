import { mix } from './colour.ts';
import { between, pick, type Random, times } from './seeded-random.ts';
import { box, boxPath, edges, filled, num, oval, stroked } from './shape.ts';

export interface HouseLook {
  readonly wall: string;
  readonly roof: string;
  readonly window: string;
  readonly kind: 'gable' | 'flat' | 'hip';
}

/** A house seen from the front: its right third lies in shade. The lower left corner stands on x,y. */
export function house(x: number, y: number, width: number, height: number, look: HouseLook, random: Random): string {
  const dark = mix(look.wall, '#3a2a4a', 0.26);
  const body = box(x, y - height, width, height, look.wall) + box(x + width * 0.68, y - height, width * 0.32, height, dark);
  return body + roofOf(x, y - height, width, look) + windows(x, y - height, width, height, look.window, random);
}

function roofOf(x: number, y: number, width: number, look: HouseLook): string {
  const over = width * 0.06;
  const dark = mix(look.roof, '#2a1a3a', 0.28);
  if (look.kind === 'flat') return box(x - over, y - width * 0.05, width + over * 2, width * 0.07, look.roof);
  const rise = width * (look.kind === 'gable' ? 0.46 : 0.26);
  const inset = look.kind === 'gable' ? 0.5 : 0.2;
  const left = filled(
    edges([
      [x - over, y + 2],
      [x + width * inset, y - rise],
      [x + width * (1 - inset), y - rise],
      [x + width + over, y + 2],
    ]),
    look.roof,
  );
  return (
    left +
    filled(
      edges([
        [x + width * (1 - inset), y - rise],
        [x + width + over, y + 2],
        [x + width * 0.68, y + 2],
      ]),
      dark,
    )
  );
}

function windows(x: number, y: number, width: number, height: number, colour: string, random: Random): string {
  const columns = Math.max(1, Math.round(width / 26));
  const rows = Math.max(1, Math.round(height / 32));
  const w = (width / columns) * 0.34;
  const h = (height / rows) * 0.46;
  let path = '';
  for (let r = 0; r < rows; r += 1) {
    for (let c = 0; c < columns; c += 1) {
      if (random() < 0.12) continue;
      path += boxPath(x + (width / columns) * (c + 0.33), y + (height / rows) * (r + 0.28), w, h);
    }
  }
  return filled(path, colour);
}

/** Houses piled up a slope, the far ones first; `ground` gives the height of the slope at x. */
export function hillTown(
  from: number,
  to: number,
  rows: number,
  ground: (x: number, row: number) => number,
  palette: {
    walls: readonly [string, ...string[]];
    roofs: readonly [string, ...string[]];
    window: string;
    size: number;
    kinds: readonly [HouseLook['kind'], ...HouseLook['kind'][]];
  },
  random: Random,
): string {
  return times(rows, (t, row) => {
    let out = '';
    const size = palette.size * (0.62 + 0.38 * t);
    for (let x = from + between(random, -size, 0); x < to; ) {
      const width = size * between(random, 0.7, 1.25);
      const look = {
        wall: pick(random, palette.walls),
        roof: pick(random, palette.roofs),
        window: palette.window,
        kind: pick(random, palette.kinds),
      };
      out += house(x, ground(x + width / 2, row) + size * 0.3, width, size * between(random, 0.85, 1.5), look, random);
      x += width * between(random, 0.82, 1.08);
    }
    return out;
  });
}

/** Towers of a modern city as one silhouette, with lit windows as a second path. */
export function skyline(
  from: number,
  to: number,
  base: number,
  tall: number,
  wall: string,
  light: string | null,
  random: Random,
): string {
  let towers = '';
  let lamps = '';
  for (let x = from; x < to; ) {
    const t = (x - from) / (to - from);
    const width = between(random, 18, 46);
    const height = tall * between(random, 0.3, 1) * (0.55 + 0.45 * Math.sin(Math.PI * t));
    towers += boxPath(x, base - height, width, height + 4);
    if (random() < 0.22) towers += boxPath(x + width * 0.42, base - height - tall * 0.16, 3, tall * 0.17);
    for (let wy = base - height + 8; light && wy < base - 6; wy += 10) {
      for (let wx = x + 4; wx < x + width - 5; wx += 8) if (random() < 0.36) lamps += `M${num(wx)},${num(wy)}h3.4v4.4h-3.4Z`;
    }
    x += width * between(random, 0.8, 1.15);
  }
  return filled(towers, wall) + (light ? filled(lamps, light, ' opacity=".9"') : '');
}

/** A row of lamps with their light, as points along a shore or a street. */
export function lampRow(
  from: readonly [number, number],
  to: readonly [number, number],
  count: number,
  colour: string,
  size = 3,
): string {
  return times(count, (t) => {
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t;
    return oval(x, y, size * 3, size * 3, `${colour}30`) + oval(x, y, size, size, colour);
  });
}

/** A wooden cabin on stilts with a gable front, as fishermen build it over the water. */
export function cabin(x: number, y: number, width: number, wall: string, roof: string, window: string): string {
  const h = width * 0.62;
  const stilts = stroked(
    times(4, (t) => `M${num(x + width * (0.06 + 0.88 * t))},${num(y)}v${num(width * 0.3)}`),
    '#3b2a2a',
    width * 0.035,
  );
  const side = mix(wall, '#2a1030', 0.3);
  const body = box(x, y - h, width * 0.46, h, wall) + box(x + width * 0.46, y - h, width * 0.54, h, side);
  const gable = filled(
    edges([
      [x, y - h],
      [x + width * 0.23, y - h * 1.62],
      [x + width * 0.46, y - h],
    ]),
    wall,
  );
  const slab = filled(
    edges([
      [x + width * 0.21, y - h * 1.7],
      [x + width * 0.84, y - h * 1.7],
      [x + width * 1.05, y - h * 0.96],
      [x + width * 0.45, y - h * 0.96],
    ]),
    roof,
  );
  const trim = stroked(
    edges(
      [
        [x - width * 0.03, y - h * 0.94],
        [x + width * 0.225, y - h * 1.66],
        [x + width * 0.47, y - h * 0.94],
      ],
      false,
    ),
    '#fff4e6',
    width * 0.028,
  );
  const panes =
    boxPath(x + width * 0.09, y - h * 0.7, width * 0.1, h * 0.34) + boxPath(x + width * 0.27, y - h * 0.7, width * 0.1, h * 0.34);
  const more =
    boxPath(x + width * 0.56, y - h * 0.66, width * 0.12, h * 0.3) +
    boxPath(x + width * 0.78, y - h * 0.66, width * 0.12, h * 0.3);
  return stilts + body + gable + slab + trim + filled(panes + more, window) + box(x - 4, y - 4, width + 8, 8, '#54403c');
}
