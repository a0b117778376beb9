import { partsOfTree, type Texts, type TextTree } from './text-tree.ts';

type Read = {
  readonly tree: TextTree;
  readonly total: number;
  readonly untranslated: readonly string[];
  readonly missing: number;
};

const read = (tree: TextTree, translation: Texts, path: string): Read => {
  if (typeof tree === 'string') {
    const text = tree === '' ? tree : translation.get(path);
    if (text !== undefined) return { tree: text, total: Number(tree !== ''), untranslated: [], missing: 0 };
    return { tree, total: 1, untranslated: [path], missing: 1 };
  }
  if (typeof tree !== 'object' || tree === null) return { tree, total: 0, untranslated: [], missing: 0 };
  const parts = partsOfTree(tree, path).map(([at, part]) => [at, read(part, translation, at)] as const);
  const total = parts.reduce((sum, [, part]) => sum + part.total, 0);
  const missing = parts.reduce((sum, [, part]) => sum + part.missing, 0);
  const inner = Array.isArray(tree)
    ? parts.map(([, part]) => part.tree)
    : Object.fromEntries(parts.map(([at, part]) => [at.slice(at.lastIndexOf('/') + 1), part.tree]));
  const isNothing = missing > 0 && missing === total && path !== '';
  return { tree: inner, total, missing, untranslated: isNothing ? [path] : parts.flatMap(([, part]) => part.untranslated) };
};

/**
 * Texts with the translated ones in their places.
 * @returns also where there is no translation: `itinerary` where no day has one, else `itinerary/2`
 */
export const translatedTexts = <Tree extends TextTree>(
  base: Tree,
  translation: Texts,
): { readonly texts: Tree; readonly untranslated: readonly string[] } => {
  const { tree, untranslated } = read(base, translation, '');
  // Texts alone have changed, each into another one.
  return { texts: tree as Tree, untranslated };
};

/** Whether what stands at a path was not translated, of the paths that an answer names. */
export const isUntranslated = (untranslated: readonly string[] | undefined, path: string): boolean =>
  untranslated?.some((one) => path === one || path.startsWith(`${one}/`)) ?? false;
