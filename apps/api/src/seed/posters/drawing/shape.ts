import type { Paint } from './paint.ts';

/** All scenes are drawn on this sheet (3:2); the renderer scales it. */
export const SHEET = { width: 1600, height: 1067 } as const;

export type Point = readonly [x: number, y: number];

/** One decimal is a tenth of a pixel: enough, and it keeps the markup short. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A path with straight edges; closed unless said otherwise. */
export function edges(points: readonly Point[], closed = true): string {
  const body = points.map(([x, y]) => `${num(x)},${num(y)}`).join('L');
  return `M${body}${closed ? 'Z' : ''}`;
}

/** An open path that swings softly through every point (Catmull-Rom as Béziers). */
export function curve(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return '';
  let path = `M${num(first[0])},${num(first[1])}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const p1 = points[i] ?? first;
    const p2 = points[i + 1] ?? p1;
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    const c1 = `${num(p1[0] + (p2[0] - p0[0]) / 6)},${num(p1[1] + (p2[1] - p0[1]) / 6)}`;
    const c2 = `${num(p2[0] - (p3[0] - p1[0]) / 6)},${num(p2[1] - (p3[1] - p1[1]) / 6)}`;
    path += `C${c1} ${c2} ${num(p2[0])},${num(p2[1])}`;
  }
  return path;
}

/** A soft hill: the curve through the points, closed down to `bottom`. */
export function hillPath(points: readonly Point[], bottom: number = SHEET.height + 10): string {
  const first = points[0] ?? [0, bottom];
  const last = points.at(-1) ?? first;
  return `${curve(points)}L${num(last[0])},${num(bottom)}L${num(first[0])},${num(bottom)}Z`;
}

export function filled(path: string, paint: Paint, more = ''): string {
  return typeof paint === 'string'
    ? `<path d="${path}" fill="${paint}"${more}/>`
    : `${paint.def}<path d="${path}" fill="${paint.url}"${more}/>`;
}

/** A line as a brush draws it: round at both ends. */
export function stroked(path: string, colour: string, width: number, more = ''): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
}

export function hill(points: readonly Point[], paint: Paint, bottom?: number): string {
  return filled(hillPath(points, bottom), paint);
}

export function disc(x: number, y: number, radius: number, paint: Paint): string {
  return oval(x, y, radius, radius, paint);
}

export function oval(x: number, y: number, rx: number, ry: number, paint: Paint, more = ''): string {
  const attributes = `cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}"${more}`;
  return typeof paint === 'string'
    ? `<ellipse ${attributes} fill="${paint}"/>`
    : `${paint.def}<ellipse ${attributes} fill="${paint.url}"/>`;
}

export function box(x: number, y: number, width: number, height: number, paint: Paint): string {
  return filled(boxPath(x, y, width, height), paint);
}

export function boxPath(x: number, y: number, width: number, height: number): string {
  return `M${num(x)},${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z`;
}

/** Draws a group that was made around 0,0 somewhere else, in another size; a negative `flip` mirrors it. */
export function placed(content: string, x: number, y: number, scale = 1, flip: 1 | -1 = 1): string {
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${(scale * flip).toFixed(3)} ${scale.toFixed(3)})">${content}</g>`;
}

/** The height of a polyline at `x`. */
export function heightAt(points: readonly Point[], x: number): number {
  for (let i = 1; i < points.length; i += 1) {
    const a = points[i - 1];
    const b = points[i];
    if (a && b && x >= a[0] && x <= b[0]) return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
  }
  return (x < (points[0]?.[0] ?? 0) ? points[0]?.[1] : points.at(-1)?.[1]) ?? 0;
}
