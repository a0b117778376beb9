import type { ManifestEntry, ManifestTraveller } from '@wayfarer/contracts';

/** How many of each text there are; texts that differ in case alone are one, spelt as it came first. */
const countTexts = (texts: ReadonlyArray<readonly [text: string, count: number]>): [string, number][] => {
  const counts = new Map<string, [string, number]>();
  for (const [text, count] of texts) {
    const key = text.trim().toLowerCase();
    counts.set(key, [counts.get(key)?.[0] ?? text.trim(), (counts.get(key)?.[1] ?? 0) + count]);
  }
  return [...counts.values()];
};

const textsOf = (travellers: readonly ManifestTraveller[], field: 'category' | 'diet') =>
  travellers.flatMap(({ [field]: text }) => (text === undefined ? [] : ([[text, 1]] as const)));

/**
 * What has to be ready on the morning of a departure: how many persons of which kind, their food and their
 * extras.
 */
export const manifestTotals = (entries: readonly ManifestEntry[]) => {
  const travellers = entries.flatMap((entry) => entry.travellers);
  const here = travellers.filter(({ arrival }) => arrival === 'here').length;
  const noShow = travellers.filter(({ arrival }) => arrival === 'no-show').length;
  return {
    persons: travellers.length,
    categories: countTexts(textsOf(travellers, 'category')),
    diets: countTexts(textsOf(travellers, 'diet')),
    extras: countTexts(entries.flatMap(({ extras = [] }) => extras.map(({ text, quantity }) => [text, quantity] as const))),
    singleRooms: entries.reduce((sum, { singleRooms = 0 }) => sum + singleRooms, 0),
    here,
    noShow,
    expected: travellers.length - here - noShow,
  };
};
