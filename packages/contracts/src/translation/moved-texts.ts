import type { TextTree } from './text-tree.ts';

const isList = (tree: TextTree): tree is readonly TextTree[] => Array.isArray(tree);
const partOf = (tree: TextTree, name: string): TextTree =>
  typeof tree === 'object' && tree !== null ? (tree as Readonly<Record<string, TextTree>>)[name] : undefined;

/**
 * Where the entry of a list is in a later one: at the place of the same text, else at its own, where the text
 * is new.
 */
const placeIn = (from: readonly TextTree[], to: readonly TextTree[], at: number): number | null => {
  const keys = to.map((entry) => JSON.stringify(entry));
  const before = from.map((entry) => JSON.stringify(entry));
  const own = before[at];
  const nth = before.slice(0, at).filter((key) => key === own).length;
  const same = keys.flatMap((key, index) => (key === own ? [index] : []))[nth];
  if (same !== undefined) return same;
  const [key] = keys.slice(at, at + 1);
  return key !== undefined && !before.includes(key) ? at : null;
};

const moved = (names: readonly string[], from: TextTree, to: TextTree): string[] | null => {
  const [name, ...inner] = names;
  if (name === undefined) return typeof to === 'string' ? [] : null;
  const place = isList(from) && isList(to) ? placeIn(from, to, Number(name)) : name;
  if (place === null) return null;
  const rest = moved(inner, partOf(from, name), partOf(to, String(place)));
  return rest && [String(place), ...rest];
};

/**
 * What belongs to texts, by their paths, once these have become others: it follows an entry of a list to its
 * new place, stays with one whose text was changed, and goes with one that is gone.
 */
export const movedTexts = (of: Iterable<readonly [string, string]>, from: TextTree, to: TextTree): Map<string, string> =>
  new Map(
    [...of].flatMap(([path, text]) => {
      const place = moved(path.split('/'), from, to);
      return place ? [[place.join('/'), text] as const] : [];
    }),
  );
