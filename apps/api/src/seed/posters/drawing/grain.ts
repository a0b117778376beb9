import { between, type Random, seededRandom, times } from './seeded-random.ts';
import { num, SHEET } from './shape.ts';

const TILE = 260;

/** The tooth of the paper: one small tile of light and dark flecks, repeated. A noise filter over the sheet costs ten times as much. */
export function grain(): string {
  const random = seededRandom('paper');
  const flecks = `<path d="${specks(420, random)}" fill="#fff" opacity=".10"/><path d="${specks(420, random)}" fill="#1a1030" opacity=".09"/>`;
  return `<pattern id="grain" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse">${flecks}</pattern><rect width="${SHEET.width}" height="${SHEET.height}" fill="url(#grain)"/>`;
}

function specks(count: number, random: Random): string {
  return times(count, () => {
    const size = between(random, 0.7, 2.4);
    return `M${num(between(random, 2, TILE - 6))},${num(between(random, 2, TILE - 4))}l${num(size * 1.6)},${num(between(random, -0.8, 0.8))}l${num(-size * 0.4)},${num(size)}Z`;
  });
}
