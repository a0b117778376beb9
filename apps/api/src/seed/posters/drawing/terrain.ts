import { mix, veil } from './colour.ts';
import { down } from './paint.ts';
import { between, type Random, times } from './seeded-random.ts';
import { curve, filled, heightAt, hillPath, num, type Point, SHEET, stroked } from './shape.ts';

export interface DuneLook {
  readonly lit: string;
  readonly shade: string;
  readonly far: string;
  /** +1: the slip face, in shadow, lies right of the crest. */
  readonly side?: 1 | -1;
}

/** A dune: a lit back, and a slip face behind a crest line that wanders from the summit down to the viewer. */
export function dune(
  crest: readonly Point[],
  foot: readonly Point[],
  look: DuneLook,
  bottom: number = SHEET.height + 10,
): string {
  const top = Math.round(Math.min(...crest.map(([, y]) => y)));
  const side = look.side ?? 1;
  const summit = crest.reduce((best, point) => (point[1] < best[1] ? point : best));
  const away = crest.filter(([x]) => (side === 1 ? x >= summit[0] : x <= summit[0]));
  const outer = side === 1 ? away : [...away].reverse();
  const end = outer.at(-1) ?? summit;
  const face = `${curve([...foot].reverse())}${curve([summit, ...outer.slice(1)]).replace('M', 'L')}L${num(end[0])},${num(bottom)}L${num(foot.at(-1)?.[0] ?? end[0])},${num(bottom)}Z`;
  return (
    filled(hillPath(crest, bottom), down(top, bottom, look.lit, mix(look.lit, look.far, 0.5))) +
    filled(face, down(top, bottom, look.shade, mix(look.shade, look.far, 0.25))) +
    stroked(curve(foot), mix(look.lit, '#fff6e0', 0.55), 2.6, ' opacity=".75"')
  );
}

/** Thin curves the wind leaves in sand, denser and wider to the front. */
export function windLines(count: number, top: number, bottom: number, colour: string, random: Random): string {
  const path = times(count, (t) => {
    const y = top + (bottom - top) * t ** 1.4;
    const x = between(random, -100, SHEET.width - 100);
    const length = between(random, 160, 460) * (0.5 + t);
    return `M${num(x)},${num(y)}q${num(length * 0.25)},${num(-6 - 10 * t)} ${num(length * 0.5)},0t${num(length * 0.5)},${num(-3)}`;
  });
  return stroked(path, colour, 2, ' opacity=".35"');
}

export interface TerraceLook {
  /** Surfaces from the far terrace to the near one. */
  readonly far: string;
  readonly near: string;
  readonly bank: string;
  readonly edge: string;
  readonly rows: number;
}

/** Rice terraces: contour lines that drift from row to row, each a bright surface over a dark bank. */
export function terraces(top: number, bottom: number, look: TerraceLook, tilt: (x: number) => number, random: Random): string {
  const phase = between(random, 0, 6);
  return times(look.rows, (t, i) => {
    const y = top + (bottom - top) * t ** 1.5;
    const swing = 12 + 62 * t;
    const line = contour(
      (x) =>
        y +
        tilt(x) * (1 - t * 0.55) +
        Math.sin(x / (150 + 120 * t) + phase + i * 0.55) * swing +
        Math.sin(x / 71 + i) * swing * 0.18,
    );
    const surface = mix(look.far, look.near, t);
    const thick = 5 + 20 * t;
    const bank = line.map(([x, ly]): Point => [x, ly - thick]);
    return (
      filled(hillPath(bank), mix(look.bank, look.far, 0.45 * (1 - t))) +
      filled(hillPath(line), i % 3 === 1 ? mix(surface, look.edge, 0.22) : surface) +
      stroked(curve(bank), look.edge, 1.5 + t * 3.5, ' opacity=".8"') +
      stroked(curve(line.map(([x, ly]): Point => [x, ly + 3 + 6 * t])), veil('#ffffff', 0.35), 1 + t * 2)
    );
  });
}

/** Rows of vines on a slope, drawn as dotted strokes: a bush each 1.2 widths. */
export function vineRows(
  line: readonly Point[],
  rows: number,
  depth: number,
  tones: readonly [string, string],
  random: Random,
): string {
  const phase = between(random, 0, 3);
  return times(rows, (t, i) => {
    const points = contour(
      (x) => heightAt(line, x) + 14 + depth * t ** 1.25 + Math.sin(x / 210 + phase + t * 1.6) * (4 + 16 * t),
      line[0]?.[0],
      line.at(-1)?.[0],
    );
    const width = 5 + 15 * t;
    const path = curve(points);
    const dash = ` stroke-dasharray="${num(width * 0.3)} ${num(width * 0.95)}"`;
    return (
      stroked(path, veil('#2b1a12', 0.2), width * 0.9, ` transform="translate(${num(width * 0.3)} ${num(width * 0.45)})"`) +
      stroked(path, mix(tones[0], tones[1], (i % 2) * 0.25), width, dash) +
      stroked(path, tones[1], width * 0.45, `${dash} transform="translate(${num(-width * 0.15)} ${num(-width * 0.25)})"`)
    );
  });
}

/** A line over the whole sheet (or a part) from a function of x. */
export function contour(height: (x: number) => number, from = -20, to: number = SHEET.width + 20, step = 55): Point[] {
  const points: Point[] = [];
  for (let x = from; x < to; x += step) points.push([x, height(x)]);
  points.push([to, height(to)]);
  return points;
}

/** A road or a path that narrows towards its far end: `middle` from far to near, half widths beside it. */
export function road(middle: readonly Point[], farWidth: number, nearWidth: number, colour: string): string {
  const last = Math.max(1, middle.length - 1);
  const half = (i: number): number => farWidth + (nearWidth - farWidth) * (i / last) ** 1.6;
  const left = middle.map(([x, y], i): Point => [x - half(i), y]);
  const right = middle.map(([x, y], i): Point => [x + half(i), y]).reverse();
  return filled(`${curve(left)}${curve(right).replace('M', 'L')}Z`, colour);
}
