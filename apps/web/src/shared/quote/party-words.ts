import { askedKinds, askedPartyIn } from '@wayfarer/contracts';

const words = { adult: ['adult', 'adults'], child: ['child', 'children'], infant: ['infant', 'infants'] } as const;

/** '2 adults, 1 child' of a search's party; '' of none. */
export const partyWords = (text: string): string => {
  const party = askedPartyIn(text) ?? {};
  return askedKinds
    .flatMap((kind) => (party[kind] === undefined ? [] : [`${party[kind]} ${words[kind][party[kind] === 1 ? 0 : 1]}`]))
    .join(', ');
};
