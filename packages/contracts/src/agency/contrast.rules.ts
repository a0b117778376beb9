/** A colour as `#rrggbb`. */
export type Colour = string;

/** What WCAG 2.2 AA requires for text. */
export const TEXT_CONTRAST = 4.5;

const channelsOf = (colour: Colour): [number, number, number] => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

/** Relative luminance, as WCAG defines it. */
const luminanceOf = (colour: Colour): number => {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours, from 1 to 21, whichever is the text. */
export const contrastOf = (one: Colour, other: Colour): number => {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
};

/** A mix of two colours. @param share of the first, from 0 to 1 */
export const mixOf = (one: Colour, other: Colour, share: number): Colour => {
  const [from, to] = [channelsOf(one), channelsOf(other)];
  const mixed = from.map((channel, index) => Math.round(channel * share + (to[index] ?? 0) * (1 - share)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};
