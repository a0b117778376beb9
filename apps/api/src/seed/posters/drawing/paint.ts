import { hashOf } from './seeded-random.ts';

/** A gradient that carries its own definition, so that drawings stay plain texts without a registry. */
export interface Gradient {
  readonly def: string;
  readonly url: string;
}

/** A colour (#rrggbb or #rrggbbaa) or a gradient. */
export type Paint = string | Gradient;

/** Colours evenly spaced from the height `top` down to `bottom`, in the sheet's own units. */
export function down(top: number, bottom: number, ...colours: readonly string[]): Gradient {
  return gradient('linear', `x1="0" x2="0" y1="${top}" y2="${bottom}" gradientUnits="userSpaceOnUse"`, colours);
}

/** Colours evenly spaced from the middle of the shape to its rim. */
export function outward(...colours: readonly string[]): Gradient {
  return gradient('radial', '', colours);
}

function gradient(kind: 'linear' | 'radial', attributes: string, colours: readonly string[]): Gradient {
  const last = Math.max(1, colours.length - 1);
  const stops = colours.map((colour, i) => `<stop offset="${(i / last).toFixed(3)}" stop-color="${colour}"/>`).join('');
  const id = `g${hashOf(kind + attributes + stops).toString(36)}`;
  return { def: `<${kind}Gradient id="${id}" ${attributes}>${stops}</${kind}Gradient>`, url: `url(#${id})` };
}
