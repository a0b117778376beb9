import { askedPartyIn, askedPartyText } from '@wayfarer/contracts';

/** What addresses call the parts of a choice. */
export const choiceKeys = ['party', 'extras', 'singleRooms', 'code'] as const;

/** The party of a search in an address, as text; '' where it names none that a search can have. */
export const askedPartyOf = (address: URLSearchParams): string => askedPartyText(askedPartyIn(address.get('party') ?? '') ?? {});

/** An address with what another one chooses. */
export const carryChoice = (from: URLSearchParams, to = new URLSearchParams()): URLSearchParams => {
  for (const key of choiceKeys) if (from.has(key)) to.set(key, from.get(key) ?? '');
  return to;
};
