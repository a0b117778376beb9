import { veil } from './colour.ts';
import { down, outward } from './paint.ts';
import { between, type Random, times } from './seeded-random.ts';
import { box, disc, filled, heightAt, num, oval, type Point, SHEET } from './shape.ts';

/** The sky from the zenith down to the horizon. */
export function sky(horizon: number, ...colours: readonly string[]): string {
  return box(0, 0, SHEET.width, SHEET.height, down(0, horizon, ...colours));
}

/** A disc with rings of light around it; no blur, which costs too much over a whole sheet. */
export function sun(x: number, y: number, radius: number, colour: string, halo: string, strength = 0.55): string {
  return (
    disc(x, y, radius * 7, outward(veil(halo, strength), veil(halo, strength * 0.35), veil(halo, 0))) + disc(x, y, radius, colour)
  );
}

/** A moon; `phase` from 0 (new) to 1 (full) cuts it with the colour of the sky behind. */
export function moon(x: number, y: number, radius: number, colour: string, skyColour: string, phase = 1): string {
  const halo = disc(x, y, radius * 6, outward(veil(colour, 0.34), veil(colour, 0.1), veil(colour, 0)));
  const cut = phase < 1 ? disc(x - radius * 2 * phase * 0.5 - radius * 0.1, y - radius * 0.15, radius * 0.95, skyColour) : '';
  return halo + disc(x, y, radius, colour) + cut;
}

/** Stars of three sizes in two paths, thinner towards the horizon. */
export function stars(count: number, bottom: number, colour: string, random: Random): string {
  const dots = (share: number, low: number, high: number): string =>
    times(Math.round(count * share), () => {
      const y = bottom * random() ** 1.4;
      const r = between(random, low, high);
      return `M${num(between(random, 0, SHEET.width) - r)},${num(y)}a${r.toFixed(2)},${r.toFixed(2)} 0 1 0 ${(r * 2).toFixed(2)},0a${r.toFixed(2)},${r.toFixed(2)} 0 1 0 ${(-r * 2).toFixed(2)},0Z`;
    });
  return filled(dots(0.8, 0.7, 1.4), colour, ' opacity=".7"') + filled(dots(0.2, 1.6, 2.8), colour);
}

/** The Milky Way: overlapping soft ovals along a leaning band, with many small stars inside. */
export function milkyWay(from: Point, to: Point, colour: string, random: Random): string {
  const along = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  const clouds = times(16, (t) => {
    const [x, y] = along(t);
    const r = between(random, 70, 150);
    return oval(
      x + between(random, -30, 30),
      y + between(random, -30, 30),
      r,
      r * 0.8,
      outward(veil(colour, 0.2), veil(colour, 0)),
    );
  });
  const dust = times(260, () => {
    const [x, y] = along(random());
    const r = between(random, 0.6, 1.7);
    return boxDot(x + (random() + random() + random() - 1.5) * 130, y + (random() + random() + random() - 1.5) * 110, r);
  });
  return clouds + filled(dust, '#fffaf0', ' opacity=".8"');
}

function boxDot(x: number, y: number, r: number): string {
  return `M${num(x - r)},${num(y)}l${r.toFixed(1)},${(-r).toFixed(1)}l${r.toFixed(1)},${r.toFixed(1)}l${(-r).toFixed(1)},${r.toFixed(1)}Z`;
}

/** A curtain of northern light: folds along a curve, each fading upwards, bright where the curtain turns. */
export function aurora(path: readonly Point[], height: number, low: string, high: string, random: Random): string {
  const phase = between(random, 0, 6);
  const left = path[0]?.[0] ?? 0;
  const right = path.at(-1)?.[0] ?? 0;
  const count = Math.round((right - left) / 13);
  return times(count, (t, i) => {
    const x = left + (right - left) * t;
    const y = heightAt(path, x) + Math.sin(t * 17 + phase) * 26;
    const fold = 0.5 + 0.3 * Math.sin(i * 0.23 + phase) + 0.2 * Math.sin(i * 0.61 + phase * 2);
    const tall = height * (0.55 + 0.5 * fold) * between(random, 0.92, 1.08);
    const fade = Math.sin(Math.PI * t) ** 0.5 * (0.35 + 0.65 * fold);
    const paint = down(
      Math.round(y - tall),
      Math.round(y + 30),
      veil(high, 0),
      veil(high, 0.22 * fade),
      veil(low, 0.42 * fade),
      veil(low, 0.85 * fade),
      veil(low, 0),
    );
    return box(x, y - tall, 13.3, tall + 30, paint);
  });
}

/** Light around a lamp, a lantern or a fire. */
export function glow(x: number, y: number, radius: number, colour: string, strength = 0.5, flat = 1): string {
  return oval(x, y, radius, radius * flat, outward(veil(colour, strength), veil(colour, strength * 0.35), veil(colour, 0)));
}

/** A veil of air between two heights, thickest in the middle. */
export function mist(top: number, bottom: number, colour: string, opacity: number): string {
  return box(0, top, SHEET.width, bottom - top, down(top, bottom, veil(colour, 0), veil(colour, opacity), veil(colour, 0)));
}
