import { lens } from './clouds.ts';
import { veil } from './colour.ts';
import { down } from './paint.ts';
import { between, type Random, times } from './seeded-random.ts';
import { box, filled, num, SHEET } from './shape.ts';

/** Still water from `top` to `bottom`. */
export function water(top: number, bottom: number, ...colours: readonly string[]): string {
  return box(0, top, SHEET.width, bottom - top, down(top, bottom, ...colours));
}

/** Flat strokes that grow towards the viewer: what makes a blue field lie down. */
export function ripples(count: number, top: number, bottom: number, colour: string, opacity: number, random: Random): string {
  const path = times(count, () => {
    const t = random() ** 0.8;
    return lens(
      between(random, -150, SHEET.width),
      top + 6 + (bottom - top) * t,
      between(random, 40, 130) * (0.4 + t * 2),
      1.5 + t * 6,
    );
  });
  return filled(path, veil(colour, opacity));
}

/** The path of light under a sun or a moon. */
export function glitter(x: number, top: number, bottom: number, width: number, colour: string, random: Random): string {
  const path = times(58, (t) => {
    const spread = width * (0.25 + t * 0.9);
    const length = between(random, 0.2, 0.9) * spread;
    const off = (random() + random() - 1) * spread * 0.5;
    return lens(x + off - length / 2, top + 4 + (bottom - top) * t ** 1.25, length, 2 + t * 6);
  });
  return filled(path, veil(colour, 0.78));
}

/** What stands above `axis` once more, upside down and pressed; drawn before the ripples and never above the shore. */
export function reflected(content: string, axis: number, opacity: number, press = 0.85): string {
  const id = `axis${Math.round(axis)}`;
  const clip = `<clipPath id="${id}"><path d="M0,${num(axis)}H${SHEET.width}V${SHEET.height}H0Z"/></clipPath>`;
  return `${clip}<g clip-path="url(#${id})" opacity="${opacity}"><g transform="translate(0 ${num(axis + axis * press)}) scale(1 ${-press})">${content}</g></g>`;
}

/** The white line of a small wave on a beach, with its wet shadow. */
export function surf(y: number, colour: string, random: Random, lean = 0): string {
  let path = `M-20,${num(y)}`;
  for (let x = -20; x < SHEET.width + 40; x += 80) {
    const lift = between(random, -9, 9);
    path += `q40,${num(lift - 8)} 80,${num(lean * 80 + lift * 0.2)}`;
  }
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="7" stroke-linecap="round" opacity=".85"/>`;
}
