import { momentOf } from './entry-departures.ts';
import { matcherOf, type PackageSearch } from './filter-packages.ts';
import type { Entry } from './indexed-entry.ts';
import type { FoundPackages, PageRequest, Place } from './page-of-packages.ts';
import type { SortedPackages } from './sorted-packages.ts';

const keyOf = (rank: number, { titleKey }: Entry): string => `${rank}:${titleKey}`;
const partsOf = (key: string): { rank: number; titleKey: string } => {
  const colon = key.indexOf(':');
  return { rank: Number(key.slice(0, colon)), titleKey: key.slice(colon + 1) };
};

/** Whether a package of a rank comes behind the end of the page before. */
const behind = (after: Place | null): ((one: Entry, rank: number) => boolean) => {
  if (!after) return () => true;
  const end = partsOf(String(after.key));
  return ({ titleKey, id }, rank) => {
    if (rank !== end.rank) return rank > end.rank;
    return titleKey === end.titleKey ? id > after.id : titleKey > end.titleKey;
  };
};

/**
 * A page of what words find, the best first and equal ones by title, and how many they find. One walk in the
 * order of titles, which keeps a page of each rank at most.
 */
export const pageOfBest = (
  { title: order }: SortedPackages,
  search: PackageSearch,
  { sale, after, limit }: PageRequest,
): FoundPackages => {
  const { rankOf = () => 0, ...others } = search;
  const [matches, isBehind] = [matcherOf(others, momentOf(sale)), behind(after)];
  const byRank: Entry[][] = [];
  let total = 0;
  for (const one of order) {
    if (!matches(one)) continue;
    const rank = rankOf(one);
    if (rank === undefined) continue;
    total += 1;
    byRank[rank] ??= [];
    if (byRank[rank].length <= limit && isBehind(one, rank)) byRank[rank].push(one);
  }
  const shown = byRank.flatMap((some, rank) => some.map((one) => ({ one, rank }))).slice(0, limit + 1);
  const goesOn = shown.length > limit;
  if (goesOn) shown.pop();
  const last = goesOn ? shown.at(-1) : undefined;
  return {
    ids: shown.map(({ one }) => one.id),
    places: [...new Set(shown.map(({ one }) => one.destination))],
    total,
    last: last ? { key: keyOf(last.rank, last.one), id: last.one.id } : null,
  };
};
