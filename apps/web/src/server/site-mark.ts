import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Agency, type AgencyColours, WRITTEN_COLOURS } from '@wayfarer/contracts';
import { markOf } from '../shared/site-mark.ts';

const FILE = 'favicon.svg';
/** The colours of the drawing that follow those of the agency. */
const DRAWN = { accentLight: '#00657a', highlight: '#ffb84d' } as const;

/** The product's own mark in the colours of the agency. */
export const markIn = (folder: string): ((colours: AgencyColours) => string) => {
  const drawing = readFileSync(join(folder, FILE), 'utf8');
  return (colours) =>
    (Object.keys(DRAWN) as (keyof typeof DRAWN)[])
      .filter((place) => colours[place] !== WRITTEN_COLOURS[place])
      .reduce((mark, place) => mark.replaceAll(DRAWN[place], colours[place]), drawing);
};

/** The page's icons: the agency's logo, or the mark in its colours. */
export const withIcons = (html: string, agency: Agency): string => {
  const icon = `<link rel="icon" href="${markOf(agency)}"`;
  const own = agency.logo?.replace(/-1600\.webp$/, '-180.png') ?? '/icons/apple-touch-icon.png';
  return html
    .replace(/<link rel="icon" href="[^"]*"(?: type="[^"]*")?/, () => icon)
    .replace(/(<link rel="apple-touch-icon" href=)"[^"]*"/, (_, tag: string) => `${tag}"${own}"`);
};
