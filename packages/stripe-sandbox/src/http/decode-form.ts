import { badRequest } from './stripe-error.ts';

export type FormTree = { [key: string]: string | FormTree };

/**
 * Reads Stripe's nested form syntax, `a[b][0][c]=d`, into a tree without prototypes: a key from outside can never reach `__proto__`.
 * `a[]=x` counts up.
 */
export const decodeForm = (encoded: string): FormTree => {
  const tree = emptyTree();
  for (const [key, value] of new URLSearchParams(encoded)) place(tree, pathOf(key), value, key);
  return tree;
};

const emptyTree = (): FormTree => Object.create(null) as FormTree;

const pathOf = (key: string): string[] => {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key);
  if (!match?.[1]) throw badRequest(`Invalid parameter name: ${key.slice(0, 100)}`, { param: key.slice(0, 100) });
  const inner = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((each) => each[1] ?? '');
  return [match[1], ...inner];
};

const place = (tree: FormTree, path: string[], value: string, key: string): void => {
  let branch = tree;
  for (const [index, segment] of path.entries()) {
    const name = segment === '' ? String(Object.keys(branch).length) : segment;
    const present = branch[name];
    if (index === path.length - 1) {
      if (typeof present === 'object') throw badRequest(`Invalid parameter: ${key}`, { param: key });
      branch[name] = value;
    } else {
      if (typeof present === 'string') throw badRequest(`Invalid parameter: ${key}`, { param: key });
      const next = present ?? emptyTree();
      branch[name] = next;
      branch = next;
    }
  }
};
