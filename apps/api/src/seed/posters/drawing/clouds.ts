import { veil } from './colour.ts';
import { down } from './paint.ts';
import { between, type Random, times } from './seeded-random.ts';
import { filled, num, SHEET } from './shape.ts';

/** Long thin brush strokes, as evening clouds are painted. */
export function streaks(count: number, top: number, bottom: number, colour: string, opacity: number, random: Random): string {
  const path = times(count, () => {
    const y = between(random, top, bottom);
    const depth = (y - top) / (bottom - top || 1);
    const length = between(random, 160, 620) * (1.15 - depth * 0.5);
    return lens(between(random, -200, SHEET.width), y, length, between(random, 5, 15) * (1.2 - depth * 0.7));
  });
  return filled(path, veil(colour, opacity));
}

/** A flat lens with pointed ends. */
export function lens(x: number, y: number, length: number, thick: number): string {
  const half = length / 2;
  return `M${num(x)},${num(y)}q${num(half)},${num(-thick)} ${num(length)},0q${num(-half)},${num(thick)} ${num(-length)},0Z`;
}

/** A fair-weather cloud: domes of every size on a flat base, as one shape lit from above. */
export function cumulus(x: number, y: number, width: number, lit: string, shade: string, random: Random): string {
  const height = width * 0.3;
  const domes = times(Math.max(7, Math.round(width / 34)), (t) => {
    const rise = Math.sin(Math.PI * (0.08 + 0.84 * t)) ** 1.2;
    const r = height * (0.2 + 0.34 * rise) * between(random, 0.75, 1.15);
    const cy = y - Math.max(r * 0.72, height * 0.62 * rise * between(random, 0.7, 1.1));
    return `M${num(x + width * (0.06 + 0.88 * t) - r * 1.2)},${num(cy)}a${num(r * 1.2)},${num(r)} 0 1 1 ${num(r * 2.4)},0V${num(y)}h${num(-r * 2.4)}Z`;
  });
  const body = filled(domes, down(Math.round(y - height), Math.round(y), lit, lit, shade));
  return body + filled(lens(x - width * 0.04, y, width * 1.08, height * 0.16), shade);
}
