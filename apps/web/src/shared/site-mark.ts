import type { Agency } from '@wayfarer/contracts';
import { smallestOf } from './ui/display/picture-sources.ts';

/** The address of this site's mark: the logo, or the product's mark in the colours of these settings. */
export const markOf = ({ logo, version }: Pick<Agency, 'logo' | 'version'>): string =>
  logo === null ? `/mark.svg?${version}` : smallestOf(logo);
