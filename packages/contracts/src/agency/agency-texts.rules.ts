/** The texts by which an agency sells, each on a page of its own once it is written. */
export const agencyTextNames = ['terms', 'privacy', 'imprint'] as const;
export type AgencyTextName = (typeof agencyTextNames)[number];
