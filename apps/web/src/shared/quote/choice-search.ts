/** What addresses call the parts of a choice. */
export const choiceKeys = ['party', 'extras', 'singleRooms', 'code'] as const;

/** An address with what another one chooses. */
export const carryChoice = (from: URLSearchParams, to = new URLSearchParams()): URLSearchParams => {
  for (const key of choiceKeys) if (from.has(key)) to.set(key, from.get(key) ?? '');
  return to;
};
