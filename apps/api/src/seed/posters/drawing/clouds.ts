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

/** A fair-weather cloud: domes on a flat base, lit from above. */
export function cumulus(x: number, y: number, width: number, lit: string, shade: string, random: Random): string {
  const domes = Math.max(4, Math.round(width / 55));
  const height = width * 0.3;
  let path = `M${num(x)},${num(y)}`;
  for (let i = 0; i < domes; i += 1) {
    const t = (i + 0.5) / domes;
    const rise = Math.sin(Math.PI * t) * height * between(random, 0.7, 1.15) + height * 0.12;
    const step = width / domes;
    const level = -Math.sin((Math.PI * (i + 1)) / domes) * height * 0.62;
    const before = -Math.sin((Math.PI * i) / domes) * height * 0.62;
    const px = x + step * i;
    path += `C${num(px - step * 0.15)},${num(y - rise)} ${num(px + step * 0.9)},${num(y - rise * 1.15)} ${num(px + step)},${num(y + (i === domes - 1 ? 0 : Math.min(level, before * 0.2)))}`;
  }
  path += `q${num(-width * 0.18)},${num(height * 0.16)} ${num(-width * 0.5)},${num(height * 0.1)}t${num(-width * 0.5)},${num(-height * 0.1)}Z`;
  return filled(path, down(Math.round(y - height * 1.1), Math.round(y + height * 0.1), lit, lit, shade));
}
