import { spokenFormats } from '../spoken.ts';

/** 'a, b, c', for what is listed and not part of a sentence. */
export const formatList = (parts: readonly string[]): string => parts.join(spokenFormats().comma);

/** 'a, b and c', inside of sentences. */
export const formatAll = (parts: readonly string[]): string => {
  const [last = '', ...others] = parts.toReversed();
  return others.length === 0 ? last : `${formatList(others.toReversed())}${spokenFormats().and}${last}`;
};
