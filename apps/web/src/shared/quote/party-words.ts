import { type AskedKind, askedKinds, askedPartyIn } from '@wayfarer/contracts';
import { formatList } from '@wayfarer/words';
import { tn } from '../words/words.ts';

const words: Readonly<Record<AskedKind, (count: number) => string>> = {
  adult: (count) => tn(count, '{n} adult', '{n} adults'),
  child: (count) => tn(count, '{n} child', '{n} children'),
  infant: (count) => tn(count, '{n} infant', '{n} infants'),
};

/** '2 adults, 1 child' of a search's party; '' of none. */
export const partyWords = (text: string): string => {
  const party = askedPartyIn(text) ?? {};
  return formatList(
    askedKinds.flatMap((kind) => {
      const count = party[kind];
      return count === undefined ? [] : [words[kind](count)];
    }),
  );
};
