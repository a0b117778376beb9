import { type Colour, contrastOf, mixOf, TEXT_CONTRAST } from './contrast.rules.ts';

/** A colour for each theme. */
export type Themed = { readonly light: Colour; readonly dark: Colour };

/** The colours that an agency can choose. */
export type AgencyColours = { readonly accentLight: Colour; readonly accentDark: Colour; readonly highlight: Colour };

/**
 * The colours of the website's `tokens.css` that are combined with those of an agency: the background with
 * the least contrast for each theme's text, what soft backgrounds are mixed with, and the text colours on
 * them. A test compares them with the file.
 */
export const GROUNDS: Themed = { light: '#eff2f3', dark: '#22303b' };
export const SOFT_GROUNDS: Themed = { light: '#ffffff', dark: '#0f171d' };
export const ON_ACCENT: Themed = { light: '#ffffff', dark: '#05262d' };
export const ON_HIGHLIGHT: Colour = '#2c1c00';
export const WRITTEN_COLOURS: AgencyColours = { accentLight: '#00657a', accentDark: '#5cc0d3', highlight: '#f5a623' };

/** Rounded down: 4.49 must not be shown as 4.5. */
export const saidContrast = (contrast: number): string => (Math.floor(contrast * 10) / 10).toFixed(1);

type Ask = { readonly where: string; readonly against: Colour; readonly instead: string };
const ASKED: Readonly<Record<keyof AgencyColours, Ask>> = {
  accentLight: { where: 'on the light pages', against: GROUNDS.light, instead: 'darker' },
  accentDark: { where: 'on the dark pages', against: GROUNDS.dark, instead: 'lighter' },
  highlight: { where: 'behind dark text', against: ON_HIGHLIGHT, instead: 'lighter' },
};

/** The least contrast that a colour has with the text or the background that it is used with. */
export const contrastAt = (place: keyof AgencyColours, colour: Colour): number => contrastOf(colour, ASKED[place].against);

/** Why text in or on a colour is hard to read, in a sentence; null if it is not. */
export const colourProblemOf = (place: keyof AgencyColours, colour: Colour): string | null => {
  const { where, instead } = ASKED[place];
  const contrast = contrastAt(place, colour);
  if (contrast >= TEXT_CONTRAST) return null;
  return `This colour is hard to read ${where}: its contrast is ${saidContrast(contrast)} to 1, and text needs ${TEXT_CONTRAST} to 1. Choose a ${instead} one.`;
};

/**
 * The colours of `tokens.css` that are derived from those of an agency, for both themes. Text on each of them
 * is readable.
 */
export const paletteOf = ({ accentLight, accentDark, highlight }: AgencyColours): Readonly<Record<string, Themed>> => ({
  accent: { light: accentLight, dark: accentDark },
  'accent-strong': { light: mixOf(accentLight, '#000000', 0.75), dark: mixOf(accentDark, '#ffffff', 0.6) },
  'accent-soft': { light: mixOf(accentLight, SOFT_GROUNDS.light, 0.08), dark: mixOf(accentDark, SOFT_GROUNDS.dark, 0.14) },
  warm: { light: highlight, dark: highlight },
});
