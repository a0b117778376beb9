import type { SourceKind } from '@wayfarer/contracts';

/** How a booking came to the agency, as lists, reports and links for a source say it. */
export const sourceWords: Readonly<Record<SourceKind, string>> = {
  site: 'Website',
  desk: 'Desk',
  campaign: 'Campaign',
  partner: 'Partner',
};
