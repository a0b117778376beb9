import { dirname } from 'node:path';
import { foldersOneWay } from './rules.mjs';

const [is, isNot] = [new RegExp(foldersOneWay.from.path), new RegExp(foldersOneWay.from.pathNot)];

/** The sub-folder of its feature that a module is in; directly in the feature each file stands for itself. */
const partOf = (module) => (isNot.test(module) ? null : (is.exec(module)?.[0] ?? null));

/**
 * Every import that closes a circle of the folders of a feature. Files may know each other in no circle while
 * their folders do, and then no folder can be understood, or moved, without the others.
 */
export const folderCirclesIn = (modules) => {
  const imports = modules
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
    .map((one) => ({ ...one, parts: [partOf(one.from), partOf(one.to)] }))
    .filter(({ parts: [from, to] }) => from && to && from !== to && dirname(from) === dirname(to));
  const known = Map.groupBy(imports, ({ parts }) => parts[0]);
  const reachedFrom = (part, reached = new Set()) => {
    for (const { parts } of known.get(part) ?? []) if (!reached.has(parts[1])) reachedFrom(parts[1], reached.add(parts[1]));
    return reached;
  };
  return imports
    .filter(({ parts: [from, to] }) => reachedFrom(to).has(from))
    .map(({ from, to }) => ({ rule: foldersOneWay.name, from, to }));
};
