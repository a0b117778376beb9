/** Texts of one thing by their names, in lists where they are numbered: what can be translated of it. */
export type TextTree = string | null | undefined | readonly TextTree[] | { readonly [name: string]: TextTree };

/** By where each text is: `itinerary/2`, `extras/lunch/name`. */
export type Texts = ReadonlyMap<string, string>;

const within = (path: string, name: string | number): string => (path === '' ? String(name) : `${path}/${name}`);

/** What is directly within a list or an object, each with its path. */
export const partsOfTree = (tree: TextTree, path = ''): [path: string, part: TextTree][] =>
  typeof tree !== 'object' || tree === null
    ? []
    : Object.entries(tree).map(([name, part]): [string, TextTree] => [within(path, name), part]);

/** Every text that is filled, in order. */
export const textsIn = (tree: TextTree): Map<string, string> => {
  const texts = new Map<string, string>();
  const collect = (part: TextTree, path: string): void => {
    if (typeof part === 'string') {
      if (part !== '') texts.set(path, part);
      return;
    }
    for (const [at, inner] of partsOfTree(part, path)) collect(inner, at);
  };
  collect(tree, '');
  return texts;
};

const isFilled = (tree: TextTree): boolean => tree !== null && tree !== undefined;

/** Some texts in the form of a tree; undefined for none. In lists null stands where nothing is filled. */
export const treeOf = (form: TextTree, texts: Texts, path = ''): TextTree => {
  if (typeof form === 'string') return texts.get(path);
  const parts = partsOfTree(form, path).map(([at, part]): [string, TextTree] => [at, treeOf(part, texts, at)]);
  if (!parts.some(([, part]) => isFilled(part))) return undefined;
  if (Array.isArray(form)) return parts.map(([, part]) => part ?? null);
  return Object.fromEntries(parts.flatMap(([at, part]) => (isFilled(part) ? [[at.slice(at.lastIndexOf('/') + 1), part]] : [])));
};
