import { type Colour, contrastOf, mixOf, TEXT_CONTRAST } from './contrast.rules.ts';

/** A colour for each theme. */
export type Themed = { readonly light: Colour; readonly dark: Colour };

/** What an agency chooses of the product's colours. */
export type AgencyColours = { readonly accentLight: Colour; readonly accentDark: Colour; readonly highlight: Colour };

/**
 * The colours of the website's `tokens.css` that meet those of an agency: the ground on which each theme's text has the least contrast, what
 * soft grounds are mixed with, and the texts that stand on them. A test holds them against the file.
 */
export const GROUNDS: Themed = { light: '#eff2f3', dark: '#22303b' };
export const SOFT_GROUNDS: Themed = { light: '#ffffff', dark: '#0f171d' };
export const ON_ACCENT: Themed = { light: '#ffffff', dark: '#05262d' };
export const ON_HIGHLIGHT: Colour = '#2c1c00';
export const WRITTEN_COLOURS: AgencyColours = { accentLight: '#00657a', accentDark: '#5cc0d3', highlight: '#f5a623' };

/** Never more than there is: 4.49 is no 4.5. */
export const saidContrast = (contrast: number): string => (Math.floor(contrast * 10) / 10).toFixed(1);

type Ask = { readonly where: string; readonly against: Colour; readonly instead: string };
const ASKED: Readonly<Record<keyof AgencyColours, Ask>> = {
  accentLight: { where: 'on the light pages', against: GROUNDS.light, instead: 'darker' },
  accentDark: { where: 'on the dark pages', against: GROUNDS.dark, instead: 'lighter' },
  highlight: { where: 'under the dark text on it', against: ON_HIGHLIGHT, instead: 'lighter' },
};

/** The least contrast that a colour has with the text or the ground that it meets. */
export const contrastAt = (place: keyof AgencyColours, colour: Colour): number => contrastOf(colour, ASKED[place].against);

/** Why a colour cannot be read where it stands, in a sentence; null for one that can. */
export const colourProblemOf = (place: keyof AgencyColours, colour: Colour): string | null => {
  const { where, instead } = ASKED[place];
  const contrast = contrastAt(place, colour);
  if (contrast >= TEXT_CONTRAST) return null;
  return `This colour is hard to read ${where}: its contrast is ${saidContrast(contrast)} to 1, and text needs ${TEXT_CONTRAST} to 1. Choose a ${instead} one.`;
};

/** The colours of `tokens.css` that follow from those of an agency, for both themes. Each text that stands on one of them can be read. */
export const paletteOf = ({ accentLight, accentDark, highlight }: AgencyColours): Readonly<Record<string, Themed>> => ({
  accent: { light: accentLight, dark: accentDark },
  'accent-strong': { light: mixOf(accentLight, '#000000', 0.75), dark: mixOf(accentDark, '#ffffff', 0.6) },
  'accent-soft': { light: mixOf(accentLight, SOFT_GROUNDS.light, 0.08), dark: mixOf(accentDark, SOFT_GROUNDS.dark, 0.14) },
  warm: { light: highlight, dark: highlight },
});
